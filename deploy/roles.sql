-- Two roles and a database, made once by PostgreSQL's superuser; then deploy/rights.sql in that database.
-- concord_owner owns the tables: `migrate` and `restore` run as it, and nothing else does.
-- concord is what web and workers sign in as: it reads and writes rows, and can neither empty a table nor take a guard away.
\set ON_ERROR_STOP on
\if :{?database} \else \set database concord \endif
\if :{?owner} \else \set owner concord_owner \endif
\if :{?app} \else \set app concord \endif
CREATE ROLE :"owner" LOGIN PASSWORD :'owner_password';
CREATE ROLE :"app" LOGIN PASSWORD :'app_password';
CREATE DATABASE :"database" OWNER :"owner" ENCODING 'UTF8' TEMPLATE template0;
