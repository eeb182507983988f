--
-- PostgreSQL database dump
--


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: guard_annotation_acceptance_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_acceptance_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_acceptance: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_acceptance_own_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_acceptance_own_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_assignment a JOIN annotation_label l ON l.assignment_id = a.id WHERE a.study_case_id = NEW.study_case_id AND a.annotator_id = NEW.accepted_by_id) OR EXISTS(SELECT 1 FROM annotation_surpluslabel l WHERE l.study_case_id = NEW.study_case_id AND l.annotator_id = NEW.accepted_by_id) THEN RAISE EXCEPTION 'annotation_acceptance: nobody accepts their own label' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_acceptance_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_acceptance_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = NEW.study_case_id) NOT IN ('MEASURED', 'ADJUDICATED') THEN RAISE EXCEPTION 'annotation_acceptance: acceptance comes after the sealed report' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_acceptance_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_acceptance_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_acceptance: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_acceptance_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_acceptance_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_acceptance: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_agreementreport_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_agreementreport_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_agreementreport: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_agreementreport_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_agreementreport_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) IN ('DRAFT', 'OPEN') THEN RAISE EXCEPTION 'annotation_agreementreport: the study is not closed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_agreementreport_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_agreementreport_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_agreementreport: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_agreementreport_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_agreementreport_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_agreementreport: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_annotator_judge_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_annotator_judge_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.kind = 'human' AND SUBSTR(LOWER(TRIM(NEW.pseudonym)), 1, 6) = 'judge:' THEN RAISE EXCEPTION 'annotation_annotator: a name that begins with judge: stands for a model and never for a person' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_annotator_named_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_annotator_named_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.pseudonym <> NEW.pseudonym OR OLD.kind <> NEW.kind OR OLD.project_id <> NEW.project_id THEN RAISE EXCEPTION 'annotation_annotator: a pseudonym keeps its spelling, its kind and its project' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_annotator_person_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_annotator_person_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.user_id IS NOT NULL AND (NEW.user_id IS NULL OR NEW.user_id <> OLD.user_id) AND (EXISTS(SELECT 1 FROM annotation_label l JOIN annotation_assignment a ON a.id = l.assignment_id WHERE a.annotator_id = OLD.id) OR EXISTS(SELECT 1 FROM annotation_ruling r WHERE r.adjudicator_id = OLD.id) OR EXISTS(SELECT 1 FROM annotation_judgepass g WHERE g.judge_id = OLD.id)) THEN RAISE EXCEPTION 'annotation_annotator: labels or rulings stand under this person' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_annotator_worked_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_annotator_worked_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (EXISTS(SELECT 1 FROM annotation_label l JOIN annotation_assignment a ON a.id = l.assignment_id WHERE a.annotator_id = OLD.id) OR EXISTS(SELECT 1 FROM annotation_ruling r WHERE r.adjudicator_id = OLD.id) OR EXISTS(SELECT 1 FROM annotation_judgepass g WHERE g.judge_id = OLD.id)) THEN RAISE EXCEPTION 'annotation_annotator: labels or rulings stand under this name' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_assignment_begins_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_begins_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.status <> 'todo' THEN RAISE EXCEPTION 'annotation_assignment: a slot begins as to do' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_assignment_design_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_design_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = OLD.study_case_id) <> 'DRAFT' AND (OLD.pass_number = 1 OR (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = OLD.study_case_id) <> 'OPEN') THEN RAISE EXCEPTION 'annotation_assignment: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_assignment_design_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_design_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = NEW.study_case_id) <> 'DRAFT' AND (NEW.pass_number = 1 OR (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = NEW.study_case_id) <> 'OPEN') THEN RAISE EXCEPTION 'annotation_assignment: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_assignment_member_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_member_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.annotator_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM annotation_studyannotator m JOIN annotation_annotator n ON n.id = m.annotator_id WHERE m.study_id = NEW.study_id AND m.annotator_id = NEW.annotator_id) THEN RAISE EXCEPTION 'annotation_assignment: only an annotator of the study, of the kind it was designed with, holds a slot' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_assignment_member_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_member_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.annotator_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM annotation_studyannotator m JOIN annotation_annotator n ON n.id = m.annotator_id WHERE m.study_id = NEW.study_id AND m.annotator_id = NEW.annotator_id) THEN RAISE EXCEPTION 'annotation_assignment: only an annotator of the study, of the kind it was designed with, holds a slot' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_assignment_status_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_status_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (OLD.status = 'submitted' AND NEW.status <> 'submitted') OR (OLD.status <> 'submitted' AND NEW.status = 'submitted' AND NOT EXISTS(SELECT 1 FROM annotation_label l WHERE l.assignment_id = OLD.id)) THEN RAISE EXCEPTION 'annotation_assignment: a slot is submitted when it carries a label, and stays so' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_assignment_study_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_study_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.study_id <> (SELECT c.study_id FROM annotation_studycase c WHERE c.id = NEW.study_case_id) THEN RAISE EXCEPTION 'annotation_assignment: a slot belongs to the study of its case' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_assignment_study_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_study_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.study_id <> (SELECT c.study_id FROM annotation_studycase c WHERE c.id = NEW.study_case_id) THEN RAISE EXCEPTION 'annotation_assignment: a slot belongs to the study of its case' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_assignment_taken_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_taken_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = NEW.study_case_id) NOT IN ('DRAFT', 'OPEN') OR (EXISTS(SELECT 1 FROM annotation_label l WHERE l.assignment_id = OLD.id) AND (NEW.annotator_id IS NULL OR OLD.annotator_id <> NEW.annotator_id)) OR OLD.study_case_id <> NEW.study_case_id OR OLD.slot <> NEW.slot OR OLD.pass_number <> NEW.pass_number THEN RAISE EXCEPTION 'annotation_assignment: a slot stays where it is, and a labelled one with its annotator' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_attempt_case_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_attempt_case_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT t.dataset_version_id FROM annotation_run t WHERE t.id = NEW.run_id) <> (SELECT c.dataset_version_id FROM annotation_case c WHERE c.id = NEW.case_id) THEN RAISE EXCEPTION 'annotation_attempt: the case belongs to another dataset version' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_attempt_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_attempt_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_attempt: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_attempt_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_attempt_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_attempt: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_attempt_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_attempt_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_attempt: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_auditevent_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_auditevent_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_auditevent: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_auditevent_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_auditevent_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_auditevent: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_auditevent_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_auditevent_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_auditevent: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blindcomparison_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindcomparison_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindcomparison: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_blindcomparison_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindcomparison_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindcomparison: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blindcomparison_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindcomparison_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindcomparison: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blinddecision_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blinddecision_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blinddecision: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_blinddecision_late_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blinddecision_late_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_blindreveal r JOIN annotation_blindpair p ON p.comparison_id = r.comparison_id WHERE p.id = NEW.pair_id) THEN RAISE EXCEPTION 'annotation_blinddecision: the comparison is revealed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blinddecision_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blinddecision_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blinddecision: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blinddecision_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blinddecision_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blinddecision: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blindkey_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindkey_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindkey: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_blindkey_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindkey_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindkey: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blindkey_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindkey_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindkey: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blindpair_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindpair_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindpair: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_blindpair_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindpair_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindpair: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blindpair_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindpair_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindpair: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blindreveal_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindreveal_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindreveal: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_blindreveal_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindreveal_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindreveal: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blindreveal_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindreveal_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindreveal: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blindrun_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindrun_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindrun: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_blindrun_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindrun_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindrun: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_blindrun_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_blindrun_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_blindrun: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_boardopening_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_boardopening_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_boardopening: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_boardopening_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_boardopening_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_boardopening: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_boardopening_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_boardopening_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_boardopening: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_calibration_cases_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibration_cases_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.dataset_version_id FROM annotation_study s WHERE s.id = NEW.study_id) <> (SELECT r.dataset_version_id FROM annotation_judgepass p JOIN annotation_run r ON r.id = p.run_id WHERE p.id = NEW.judge_pass_id) THEN RAISE EXCEPTION 'annotation_calibration: run and study stand on different cases' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_calibration_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibration_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_calibration: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_calibration_judge_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibration_judge_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT n.kind FROM annotation_judgepass p JOIN annotation_annotator n ON n.id = p.judge_id WHERE p.id = NEW.judge_pass_id) = 'human' THEN RAISE EXCEPTION 'annotation_calibration: the judge that is calibrated is no person' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_calibration_people_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibration_people_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_studyannotator m JOIN annotation_annotator n ON n.id = m.annotator_id WHERE m.study_id = NEW.study_id AND n.kind <> 'human') THEN RAISE EXCEPTION 'annotation_calibration: only people judge in the study of a calibration' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_calibration_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibration_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_calibration: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_calibration_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibration_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_calibration: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_calibration_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibration_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_calibration: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_calibrationreport_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibrationreport_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_calibrationreport: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_calibrationreport_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibrationreport_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = (SELECT c.study_id FROM annotation_calibration c WHERE c.id = NEW.calibration_id)) IN ('DRAFT', 'OPEN') THEN RAISE EXCEPTION 'annotation_calibrationreport: the study is not closed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_calibrationreport_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibrationreport_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_calibrationreport: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_calibrationreport_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_calibrationreport_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_calibrationreport: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_case_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_case_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_case: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_case_sealed_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_case_sealed_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_datasetversion WHERE annotation_datasetversion.id = NEW.dataset_version_id AND annotation_datasetversion.state = 'released') THEN RAISE EXCEPTION 'annotation_case: this dataset version is released' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_case_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_case_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_case: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_case_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_case_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_case: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_casespec_case_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_casespec_case_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.reference_id IS NOT NULL AND NEW.case_id <> (SELECT r.case_id FROM annotation_reference r WHERE r.id = NEW.reference_id) THEN RAISE EXCEPTION 'annotation_casespec: the gold belongs to another case' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_casespec_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_casespec_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_casespec: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_casespec_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_casespec_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_casespec: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_casespec_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_casespec_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_casespec: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_checkrun_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_checkrun_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_checkrun: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_checkrun_label_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_checkrun_label_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.label_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM annotation_label l WHERE l.id = NEW.label_id AND l.assignment_id = NEW.assignment_id AND l.revision = NEW.revision) THEN RAISE EXCEPTION 'annotation_checkrun: a run is of the label that it names' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_checkrun_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_checkrun_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_checkrun: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_checkrun_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_checkrun_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_checkrun: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_clauseflag_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_clauseflag_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_clauseflag: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_clauseflag_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_clauseflag_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_clauseflag: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_clauseflag_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_clauseflag_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_clauseflag: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codebook_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codebook_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codebook: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_codebook_sealed_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codebook_sealed_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_codeseal c WHERE c.study_id = NEW.study_id) THEN RAISE EXCEPTION 'annotation_codebook: the codes of this study are sealed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codebook_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codebook_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) IN ('DRAFT', 'OPEN') THEN RAISE EXCEPTION 'annotation_codebook: the study is not closed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codebook_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codebook_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codebook: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codebook_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codebook_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codebook: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codeorigin_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeorigin_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codeorigin: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_codeorigin_frozen_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeorigin_frozen_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NOT EXISTS(SELECT 1 FROM taxonomy_taxonomyversion v WHERE v.id = NEW.taxonomy_version_id AND v.state = 'frozen') THEN RAISE EXCEPTION 'annotation_codeorigin: the taxonomy version is not frozen' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codeorigin_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeorigin_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codeorigin: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codeorigin_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeorigin_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codeorigin: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codeoriginnote_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeoriginnote_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codeoriginnote: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_codeoriginnote_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeoriginnote_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codeoriginnote: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codeoriginnote_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeoriginnote_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codeoriginnote: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codeseal_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeseal_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codeseal: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_codeseal_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeseal_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) IN ('DRAFT', 'OPEN') THEN RAISE EXCEPTION 'annotation_codeseal: the study is not closed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codeseal_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeseal_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codeseal: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codeseal_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codeseal_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codeseal: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codevector_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codevector_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codevector: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_codevector_member_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codevector_member_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.annotator <> '' AND NOT EXISTS(SELECT 1 FROM annotation_studyannotator m JOIN annotation_annotator n ON n.id = m.annotator_id WHERE m.study_id = NEW.study_id AND n.pseudonym = NEW.annotator) THEN RAISE EXCEPTION 'annotation_codevector: only answers by annotators of the study are coded' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codevector_sealed_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codevector_sealed_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_codeseal c WHERE c.study_id = NEW.study_id) THEN RAISE EXCEPTION 'annotation_codevector: the codes of this study are sealed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codevector_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codevector_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) IN ('DRAFT', 'OPEN') THEN RAISE EXCEPTION 'annotation_codevector: the study is not closed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codevector_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codevector_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codevector: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_codevector_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_codevector_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_codevector: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_datasetcheck_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_datasetcheck_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_datasetcheck: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_datasetcheck_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_datasetcheck_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_datasetcheck: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_datasetcheck_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_datasetcheck_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_datasetcheck: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_datasetversion_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_datasetversion_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'released' THEN RAISE EXCEPTION 'annotation_datasetversion: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_datasetversion_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_datasetversion_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_datasetversion: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_datasetversion_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_datasetversion_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'released' THEN RAISE EXCEPTION 'annotation_datasetversion: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_fixture_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_fixture_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_fixture: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_fixture_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_fixture_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_fixture: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_fixture_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_fixture_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_fixture: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_fixturerun_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_fixturerun_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_fixturerun: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_fixturerun_own_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_fixturerun_own_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT f.verifier_id FROM annotation_fixture f WHERE f.id = NEW.fixture_id) <> (SELECT v.verifier_id FROM annotation_verifierversion v WHERE v.id = NEW.version_id) THEN RAISE EXCEPTION 'annotation_fixturerun: the fixture belongs to another verifier' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_fixturerun_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_fixturerun_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_fixturerun: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_fixturerun_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_fixturerun_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_fixturerun: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_fixturesettlement_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_fixturesettlement_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_fixturesettlement: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_fixturesettlement_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_fixturesettlement_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_fixturesettlement: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_fixturesettlement_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_fixturesettlement_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_fixturesettlement: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_flag_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_flag_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_flag: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_flag_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_flag_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_flag: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_flag_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_flag_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_flag: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_gapresolution_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_gapresolution_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_gapresolution: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_gapresolution_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_gapresolution_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_gapresolution: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_gapresolution_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_gapresolution_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_gapresolution: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_golddecision_case_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_golddecision_case_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.reference_id IS NOT NULL AND NEW.case_id <> (SELECT r.case_id FROM annotation_reference r WHERE r.id = NEW.reference_id) THEN RAISE EXCEPTION 'annotation_golddecision: the gold belongs to another case' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_golddecision_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_golddecision_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_golddecision: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_golddecision_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_golddecision_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_golddecision: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_golddecision_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_golddecision_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_golddecision: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_heldoutview_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_heldoutview_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_heldoutview: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_heldoutview_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_heldoutview_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_heldoutview: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_heldoutview_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_heldoutview_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_heldoutview: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_invitation_spent_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_invitation_spent_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.public_id <> NEW.public_id OR OLD.project_id <> NEW.project_id OR OLD.role <> NEW.role OR OLD.pseudonym <> NEW.pseudonym OR OLD.token_sha256 <> NEW.token_sha256 OR OLD.invited_by_id <> NEW.invited_by_id OR OLD.created_at <> NEW.created_at OR OLD.expires_at <> NEW.expires_at OR (OLD.meant_for <> NEW.meant_for AND NEW.meant_for <> '') OR (OLD.email <> NEW.email AND NEW.email <> '') OR ((OLD.accepted_at IS NOT NULL OR OLD.revoked_at IS NOT NULL) AND NOT (NEW.meant_for = '' AND NEW.email = '' AND (OLD.accepted_at = NEW.accepted_at OR (OLD.accepted_at IS NULL AND NEW.accepted_at IS NULL)) AND (OLD.revoked_at = NEW.revoked_at OR (OLD.revoked_at IS NULL AND NEW.revoked_at IS NULL)))) THEN RAISE EXCEPTION 'annotation_invitation: it is answered or revoked once, and nothing else of it changes but that it is emptied of whom it was meant for' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_judgecomparison_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_judgecomparison_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_judgecomparison: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_judgecomparison_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_judgecomparison_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_judgecomparison: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_judgecomparison_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_judgecomparison_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_judgecomparison: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_judgepass_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_judgepass_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_judgepass: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_judgepass_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_judgepass_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_judgepass: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_judgepass_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_judgepass_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_judgepass: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_label_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_label_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_label: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_label_own_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_label_own_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_assignment a JOIN annotation_studycase c ON c.id = a.study_case_id JOIN annotation_producer p ON p.output_id = c.output_id JOIN annotation_annotator n ON n.id = a.annotator_id WHERE a.id = NEW.assignment_id AND n.pseudonym IN (p.model, p.run)) THEN RAISE EXCEPTION 'annotation_label: nobody labels an output of their own' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_label_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_label_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id JOIN annotation_assignment a ON a.study_case_id = c.id WHERE a.id = NEW.assignment_id) <> 'OPEN' OR NOT EXISTS(SELECT 1 FROM annotation_assignment a WHERE a.id = NEW.assignment_id AND a.annotator_id IS NOT NULL) THEN RAISE EXCEPTION 'annotation_label: the study is not open, or the slot belongs to nobody' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_label_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_label_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_label: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_label_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_label_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_label: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_labeldraft_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_labeldraft_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id JOIN annotation_assignment a ON a.study_case_id = c.id WHERE a.id = NEW.assignment_id) <> 'OPEN' THEN RAISE EXCEPTION 'annotation_labeldraft: the study is not open' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_labeldraft_stage_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_labeldraft_stage_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id JOIN annotation_assignment a ON a.study_case_id = c.id WHERE a.id = NEW.assignment_id) <> 'OPEN' THEN RAISE EXCEPTION 'annotation_labeldraft: the study is not open' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_lease_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_lease_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.ended_at IS NOT NULL THEN RAISE EXCEPTION 'annotation_lease: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_lease_kept_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_lease_kept_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_lease: what was served stays on record' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_lease_moved_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_lease_moved_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.assignment_id <> NEW.assignment_id OR OLD.annotator_id <> NEW.annotator_id OR OLD.token <> NEW.token OR OLD.served_at <> NEW.served_at THEN RAISE EXCEPTION 'annotation_lease: a lease stays with its slot and annotator' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_lease_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_lease_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id JOIN annotation_assignment a ON a.study_case_id = c.id WHERE a.id = NEW.assignment_id) <> 'OPEN' OR NOT EXISTS(SELECT 1 FROM annotation_assignment a WHERE a.id = NEW.assignment_id AND a.annotator_id = NEW.annotator_id AND (a.status = 'todo' OR NEW.ended_at IS NOT NULL)) THEN RAISE EXCEPTION 'annotation_lease: the study is not open, or the slot is submitted or belongs to somebody else' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_lease_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_lease_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_lease: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_lease_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_lease_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.ended_at IS NOT NULL THEN RAISE EXCEPTION 'annotation_lease: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_legacystatus_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_legacystatus_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_legacystatus: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_legacystatus_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_legacystatus_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_legacystatus: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_legacystatus_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_legacystatus_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_legacystatus: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_noiseband_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_noiseband_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_noiseband: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_noiseband_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_noiseband_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_noiseband: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_noiseband_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_noiseband_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_noiseband: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_noterevision_blind_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_noterevision_blind_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NOT NEW.saw_board AND EXISTS(SELECT 1 FROM annotation_opennote n JOIN annotation_sampledcase c ON c.id = n.sampled_case_id JOIN annotation_boardopening b ON b.session_id = c.session_id AND b.annotator_id = n.annotator_id WHERE n.id = NEW.note_id) THEN RAISE EXCEPTION 'annotation_noterevision: its author has opened the board' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_noterevision_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_noterevision_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_noterevision: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_noterevision_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_noterevision_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_noterevision: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_noterevision_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_noterevision_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_noterevision: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_opencodingsession_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_opencodingsession_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_opencodingsession: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_opencodingsession_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_opencodingsession_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_opencodingsession: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_opencodingsession_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_opencodingsession_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_opencodingsession: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_opennote_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_opennote_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_opennote: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_opennote_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_opennote_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_opennote: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_opennote_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_opennote_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_opennote: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_output_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_output_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_output: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_output_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_output_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_output: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_output_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_output_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_output: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_position_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_position_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_position: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_position_labeller_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_position_labeller_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NOT EXISTS(SELECT 1 FROM annotation_assignment a JOIN annotation_label l ON l.assignment_id = a.id WHERE a.study_case_id = NEW.study_case_id AND a.annotator_id = NEW.annotator_id) THEN RAISE EXCEPTION 'annotation_position: only who labelled a case takes a position on it' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_position_session_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_position_session_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NOT EXISTS(SELECT 1 FROM annotation_adjudicationsession s JOIN annotation_studycase c ON c.study_id = s.study_id WHERE s.id = NEW.session_id AND c.id = NEW.study_case_id AND s.kind = 'consensus' AND s.closed_at IS NULL) THEN RAISE EXCEPTION 'annotation_position: no open consensus session holds this case' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_position_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_position_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = NEW.study_case_id) NOT IN ('MEASURED', 'ADJUDICATED') THEN RAISE EXCEPTION 'annotation_position: positions come after the sealed report' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_position_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_position_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_position: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_position_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_position_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_position: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_producer_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_producer_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_producer: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_producer_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_producer_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_producer: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_producer_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_producer_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_producer: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_reference_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_reference_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_reference: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_reference_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_reference_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_reference: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_reference_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_reference_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_reference: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_regressionfixture_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_regressionfixture_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_regressionfixture: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_regressionfixture_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_regressionfixture_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_regressionfixture: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_regressionfixture_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_regressionfixture_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_regressionfixture: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_regressionrun_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_regressionrun_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_regressionrun: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_regressionrun_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_regressionrun_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_regressionrun: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_regressionrun_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_regressionrun_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_regressionrun: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_release_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_release_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_release: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_release_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_release_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_release: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_release_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_release_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_release: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_releasefile_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_releasefile_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_releasefile: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_releasefile_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_releasefile_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_releasefile: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_releasefile_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_releasefile_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_releasefile: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_releasestudy_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_releasestudy_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_releasestudy: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_releasestudy_gate_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_releasestudy_gate_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_release r JOIN annotation_study s ON s.id = NEW.study_id WHERE r.id = NEW.release_id AND r.status = 'ground_truth' AND (s.gate <> 'READY' OR s.is_pilot)) THEN RAISE EXCEPTION 'annotation_releasestudy: only a study with gate READY enters ground truth' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_releasestudy_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_releasestudy_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) NOT IN ('ADJUDICATED', 'RELEASED') THEN RAISE EXCEPTION 'annotation_releasestudy: the study is not adjudicated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_releasestudy_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_releasestudy_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_releasestudy: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_releasestudy_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_releasestudy_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_releasestudy: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_reportprojection_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_reportprojection_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_reportprojection: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_reportprojection_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_reportprojection_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_reportprojection: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_reportprojection_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_reportprojection_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_reportprojection: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_ruling_again_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_ruling_again_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.kind = 'consistency' AND NOT EXISTS(SELECT 1 FROM annotation_ruling r WHERE r.study_case_id = NEW.study_case_id AND r.kind = 'ruling' AND r.adjudicator_id = NEW.adjudicator_id) THEN RAISE EXCEPTION 'annotation_ruling: only who ruled on a case rules on it again for consistency' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_ruling_chair_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_ruling_chair_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.session_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM annotation_adjudicationsession s WHERE s.id = NEW.session_id AND s.chair_id = NEW.adjudicator_id AND s.closed_at IS NULL) THEN RAISE EXCEPTION 'annotation_ruling: only the chair of a session rules' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_ruling_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_ruling_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_ruling: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_ruling_late_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_ruling_late_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_surpluslabel l WHERE l.study_case_id = NEW.study_case_id AND l.annotator_id = NEW.adjudicator_id) THEN RAISE EXCEPTION 'annotation_ruling: nobody rules on a case that they labelled' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_ruling_own_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_ruling_own_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_assignment a JOIN annotation_label l ON l.assignment_id = a.id WHERE a.study_case_id = NEW.study_case_id AND a.annotator_id = NEW.adjudicator_id) THEN RAISE EXCEPTION 'annotation_ruling: nobody rules on a case that they labelled' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_ruling_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_ruling_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = NEW.study_case_id) NOT IN ('MEASURED', 'ADJUDICATED') THEN RAISE EXCEPTION 'annotation_ruling: rulings come after the sealed report and before the release' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_ruling_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_ruling_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_ruling: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_ruling_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_ruling_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_ruling: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_rulinglease_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_rulinglease_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.ended_at IS NOT NULL THEN RAISE EXCEPTION 'annotation_rulinglease: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_rulinglease_own_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_rulinglease_own_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_assignment a JOIN annotation_label l ON l.assignment_id = a.id WHERE a.study_case_id = NEW.study_case_id AND a.annotator_id = NEW.adjudicator_id) OR EXISTS(SELECT 1 FROM annotation_surpluslabel l WHERE l.study_case_id = NEW.study_case_id AND l.annotator_id = NEW.adjudicator_id) THEN RAISE EXCEPTION 'annotation_rulinglease: nobody holds a case that they labelled' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_rulinglease_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_rulinglease_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_rulinglease: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_rulinglease_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_rulinglease_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.ended_at IS NOT NULL THEN RAISE EXCEPTION 'annotation_rulinglease: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_run_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_run_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_run: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_run_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_run_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_run: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_run_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_run_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_run: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_sampledcase_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_sampledcase_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_sampledcase: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_sampledcase_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_sampledcase_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_sampledcase: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_sampledcase_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_sampledcase_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_sampledcase: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_begins_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_begins_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.state <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_study: a study begins as a draft' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_deadline_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_deadline_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state <> 'DRAFT' AND NEW.deadline_at IS NOT NULL AND (OLD.deadline_at IS NULL OR NEW.deadline_at < OLD.deadline_at) THEN RAISE EXCEPTION 'annotation_study: the deadline of an open study is extended, never shortened' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_study: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_study_frozen_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_frozen_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'DRAFT' AND NEW.state = 'OPEN' AND (EXISTS(SELECT 1 FROM annotation_datasetversion v WHERE v.id = NEW.dataset_version_id AND v.state <> 'released') OR EXISTS(SELECT 1 FROM taxonomy_labelschemaversion v WHERE v.id = NEW.schema_version_id AND v.state <> 'frozen') OR EXISTS(SELECT 1 FROM taxonomy_taxonomyversion v WHERE v.id = NEW.taxonomy_version_id AND v.state <> 'frozen') OR EXISTS(SELECT 1 FROM taxonomy_guidelineversion v WHERE v.id = NEW.guideline_version_id AND v.state <> 'frozen')) THEN RAISE EXCEPTION 'annotation_study: pinned versions must be frozen' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_gate_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_gate_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.gate <> '' AND (OLD.gate <> NEW.gate OR OLD.measured_at <> NEW.measured_at) THEN RAISE EXCEPTION 'annotation_study: the gate of a sealed report stands' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_order_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_order_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state <> NEW.state AND NOT ((OLD.state = 'DRAFT' AND NEW.state = 'OPEN') OR (OLD.state = 'OPEN' AND NEW.state = 'CLOSED') OR (OLD.state = 'CLOSED' AND NEW.state = 'MEASURED') OR (OLD.state = 'MEASURED' AND NEW.state = 'ADJUDICATED') OR (OLD.state = 'ADJUDICATED' AND NEW.state = 'RELEASED')) THEN RAISE EXCEPTION 'annotation_study: states move one way and one step at a time' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_pins_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_pins_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state <> 'DRAFT' AND ((OLD.project_id IS NULL AND NEW.project_id IS NOT NULL) OR (OLD.project_id IS NOT NULL AND NEW.project_id IS NULL) OR OLD.project_id <> NEW.project_id OR (OLD.name IS NULL AND NEW.name IS NOT NULL) OR (OLD.name IS NOT NULL AND NEW.name IS NULL) OR OLD.name <> NEW.name OR (OLD.dataset_version_id IS NULL AND NEW.dataset_version_id IS NOT NULL) OR (OLD.dataset_version_id IS NOT NULL AND NEW.dataset_version_id IS NULL) OR OLD.dataset_version_id <> NEW.dataset_version_id OR (OLD.schema_version_id IS NULL AND NEW.schema_version_id IS NOT NULL) OR (OLD.schema_version_id IS NOT NULL AND NEW.schema_version_id IS NULL) OR OLD.schema_version_id <> NEW.schema_version_id OR (OLD.taxonomy_version_id IS NULL AND NEW.taxonomy_version_id IS NOT NULL) OR (OLD.taxonomy_version_id IS NOT NULL AND NEW.taxonomy_version_id IS NULL) OR OLD.taxonomy_version_id <> NEW.taxonomy_version_id OR (OLD.guideline_version_id IS NULL AND NEW.guideline_version_id IS NOT NULL) OR (OLD.guideline_version_id IS NOT NULL AND NEW.guideline_version_id IS NULL) OR OLD.guideline_version_id <> NEW.guideline_version_id OR (OLD.k IS NULL AND NEW.k IS NOT NULL) OR (OLD.k IS NOT NULL AND NEW.k IS NULL) OR OLD.k <> NEW.k OR (OLD.seed IS NULL AND NEW.seed IS NOT NULL) OR (OLD.seed IS NOT NULL AND NEW.seed IS NULL) OR OLD.seed <> NEW.seed OR (OLD.is_pilot IS NULL AND NEW.is_pilot IS NOT NULL) OR (OLD.is_pilot IS NOT NULL AND NEW.is_pilot IS NULL) OR OLD.is_pilot <> NEW.is_pilot OR (OLD.threshold IS NULL AND NEW.threshold IS NOT NULL) OR (OLD.threshold IS NOT NULL AND NEW.threshold IS NULL) OR OLD.threshold <> NEW.threshold OR (OLD.threshold_field IS NULL AND NEW.threshold_field IS NOT NULL) OR (OLD.threshold_field IS NOT NULL AND NEW.threshold_field IS NULL) OR OLD.threshold_field <> NEW.threshold_field OR (OLD.public_id IS NULL AND NEW.public_id IS NOT NULL) OR (OLD.public_id IS NOT NULL AND NEW.public_id IS NULL) OR OLD.public_id <> NEW.public_id OR (OLD.assignment_mode IS NULL AND NEW.assignment_mode IS NOT NULL) OR (OLD.assignment_mode IS NOT NULL AND NEW.assignment_mode IS NULL) OR OLD.assignment_mode <> NEW.assignment_mode OR (OLD.lease_seconds IS NULL AND NEW.lease_seconds IS NOT NULL) OR (OLD.lease_seconds IS NOT NULL AND NEW.lease_seconds IS NULL) OR OLD.lease_seconds <> NEW.lease_seconds OR (OLD.consistency_percent IS NULL AND NEW.consistency_percent IS NOT NULL) OR (OLD.consistency_percent IS NOT NULL AND NEW.consistency_percent IS NULL) OR OLD.consistency_percent <> NEW.consistency_percent OR (OLD.double_percent IS NULL AND NEW.double_percent IS NOT NULL) OR (OLD.double_percent IS NOT NULL AND NEW.double_percent IS NULL) OR OLD.double_percent <> NEW.double_percent OR (OLD.close_when_complete IS NULL AND NEW.close_when_complete IS NOT NULL) OR (OLD.close_when_complete IS NOT NULL AND NEW.close_when_complete IS NULL) OR OLD.close_when_complete <> NEW.close_when_complete) THEN RAISE EXCEPTION 'annotation_study: what a study pins cannot change once it is open' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_release_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_release_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'ADJUDICATED' AND NEW.state = 'RELEASED' AND NOT EXISTS(SELECT 1 FROM annotation_releasestudy r WHERE r.study_id = NEW.id) THEN RAISE EXCEPTION 'annotation_study: no release holds this study' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_report_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_report_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'CLOSED' AND NEW.state = 'MEASURED' AND NOT EXISTS(SELECT 1 FROM annotation_agreementreport r WHERE r.study_id = NEW.id) THEN RAISE EXCEPTION 'annotation_study: no report is sealed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_slots_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_slots_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'DRAFT' AND NEW.state = 'OPEN' AND (NOT EXISTS(SELECT 1 FROM annotation_studycase c WHERE c.study_id = NEW.id) OR EXISTS(SELECT 1 FROM annotation_studycase c WHERE c.study_id = NEW.id AND c.k <> (SELECT COUNT(*) FROM annotation_assignment a WHERE a.study_case_id = c.id AND a.pass_number = 1))) THEN RAISE EXCEPTION 'annotation_study: each case needs exactly k slots' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_status_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_status_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'OPEN' AND NEW.state = 'CLOSED' AND EXISTS(SELECT 1 FROM annotation_label l JOIN annotation_assignment a ON a.id = l.assignment_id WHERE a.study_id = NEW.id AND a.status <> 'submitted') THEN RAISE EXCEPTION 'annotation_study: a slot that carries a label must say that it is submitted' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_study_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_study: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_studyannotator_calibration_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_studyannotator_calibration_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_calibration c WHERE c.study_id = NEW.study_id) AND (SELECT n.kind FROM annotation_annotator n WHERE n.id = NEW.annotator_id) <> 'human' THEN RAISE EXCEPTION 'annotation_studyannotator: only people judge in the study of a calibration' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_studyannotator_calibration_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_studyannotator_calibration_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_calibration c WHERE c.study_id = NEW.study_id) AND (SELECT n.kind FROM annotation_annotator n WHERE n.id = NEW.annotator_id) <> 'human' THEN RAISE EXCEPTION 'annotation_studyannotator: only people judge in the study of a calibration' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_studyannotator_design_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_studyannotator_design_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = OLD.study_id) <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_studyannotator: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_studyannotator_design_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_studyannotator_design_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_studyannotator: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_studyannotator_design_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_studyannotator_design_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_studyannotator: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_studycase_design_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_studycase_design_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = OLD.study_id) <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_studycase: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_studycase_design_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_studycase_design_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_studycase: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_studycase_design_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_studycase_design_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_studycase: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_submission_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_submission_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_submission: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_submission_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_submission_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_submission: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_submission_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_submission_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_submission: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_surpluslabel_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_surpluslabel_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_surpluslabel: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_surpluslabel_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_surpluslabel_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = NEW.study_case_id) <> 'OPEN' THEN RAISE EXCEPTION 'annotation_surpluslabel: the study is not open' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_surpluslabel_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_surpluslabel_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_surpluslabel: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_surpluslabel_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_surpluslabel_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_surpluslabel: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_unblinding_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_unblinding_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_unblinding: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_unblinding_stage_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_unblinding_stage_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) <> 'OPEN' THEN RAISE EXCEPTION 'annotation_unblinding: only an open study is blind' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_unblinding_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_unblinding_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_unblinding: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_unblinding_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_unblinding_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_unblinding: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_user_erased_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_user_erased_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.erased_at IS NOT NULL AND (NEW.erased_at IS NULL OR OLD.erased_at <> NEW.erased_at OR OLD.username <> NEW.username OR NEW.email <> '' OR NEW.first_name <> '' OR NEW.last_name <> '' OR NEW.is_active OR OLD.password <> NEW.password) THEN RAISE EXCEPTION 'annotation_user: who is erased stays erased' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_user_worked_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_user_worked_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_annotator p WHERE p.user_id = OLD.id AND (EXISTS(SELECT 1 FROM annotation_label l JOIN annotation_assignment a ON a.id = l.assignment_id WHERE a.annotator_id = p.id) OR EXISTS(SELECT 1 FROM annotation_ruling r WHERE r.adjudicator_id = p.id) OR EXISTS(SELECT 1 FROM annotation_judgepass g WHERE g.judge_id = p.id))) THEN RAISE EXCEPTION 'annotation_user: labels or rulings stand under this person' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_verdict_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verdict_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verdict: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_verdict_own_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verdict_own_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM annotation_judgepass p JOIN annotation_annotator j ON j.id = p.judge_id JOIN annotation_attempt t ON t.id = NEW.attempt_id WHERE p.id = NEW.judge_pass_id AND j.pseudonym = t.actor) THEN RAISE EXCEPTION 'annotation_verdict: nobody judges an answer of their own' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verdict_run_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verdict_run_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT p.run_id FROM annotation_judgepass p WHERE p.id = NEW.judge_pass_id) <> (SELECT t.run_id FROM annotation_attempt t WHERE t.id = NEW.attempt_id) THEN RAISE EXCEPTION 'annotation_verdict: the attempt belongs to another run' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verdict_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verdict_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verdict: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verdict_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verdict_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verdict: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verifier_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifier_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifier: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_verifier_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifier_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifier: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verifier_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifier_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifier: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verifierrelease_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifierrelease_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifierrelease: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_verifierrelease_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifierrelease_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifierrelease: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verifierrelease_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifierrelease_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifierrelease: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verifierrun_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifierrun_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifierrun: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_verifierrun_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifierrun_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifierrun: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verifierrun_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifierrun_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifierrun: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verifierversion_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifierversion_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifierversion: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_verifierversion_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifierversion_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifierversion: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_verifierversion_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_verifierversion_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_verifierversion: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_guidelineversion_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_guidelineversion_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'frozen' THEN RAISE EXCEPTION 'taxonomy_guidelineversion: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_taxonomy_guidelineversion_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_guidelineversion_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'taxonomy_guidelineversion: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_guidelineversion_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_guidelineversion_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'frozen' THEN RAISE EXCEPTION 'taxonomy_guidelineversion: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_labelschemaversion_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_labelschemaversion_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'frozen' THEN RAISE EXCEPTION 'taxonomy_labelschemaversion: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_taxonomy_labelschemaversion_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_labelschemaversion_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'taxonomy_labelschemaversion: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_labelschemaversion_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_labelschemaversion_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'frozen' THEN RAISE EXCEPTION 'taxonomy_labelschemaversion: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_reasoncode_sealed_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_reasoncode_sealed_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM taxonomy_taxonomyversion WHERE taxonomy_taxonomyversion.id = OLD.version_id AND taxonomy_taxonomyversion.state = 'frozen') THEN RAISE EXCEPTION 'taxonomy_reasoncode: this taxonomy version is frozen' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_taxonomy_reasoncode_sealed_from_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_reasoncode_sealed_from_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM taxonomy_taxonomyversion WHERE taxonomy_taxonomyversion.id = OLD.version_id AND taxonomy_taxonomyversion.state = 'frozen') THEN RAISE EXCEPTION 'taxonomy_reasoncode: this taxonomy version is frozen' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_reasoncode_sealed_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_reasoncode_sealed_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM taxonomy_taxonomyversion WHERE taxonomy_taxonomyversion.id = NEW.version_id AND taxonomy_taxonomyversion.state = 'frozen') THEN RAISE EXCEPTION 'taxonomy_reasoncode: this taxonomy version is frozen' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_reasoncode_sealed_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_reasoncode_sealed_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM taxonomy_taxonomyversion WHERE taxonomy_taxonomyversion.id = NEW.version_id AND taxonomy_taxonomyversion.state = 'frozen') THEN RAISE EXCEPTION 'taxonomy_reasoncode: this taxonomy version is frozen' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_rubricversion_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_rubricversion_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'frozen' THEN RAISE EXCEPTION 'taxonomy_rubricversion: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_taxonomy_rubricversion_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_rubricversion_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'taxonomy_rubricversion: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_rubricversion_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_rubricversion_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'frozen' THEN RAISE EXCEPTION 'taxonomy_rubricversion: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_taxonomymapping_between_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_taxonomymapping_between_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NOT EXISTS(SELECT 1 FROM taxonomy_taxonomyversion a JOIN taxonomy_taxonomyversion b ON a.taxonomy_id = b.taxonomy_id WHERE a.id = NEW.before_id AND b.id = NEW.after_id AND a.state = 'frozen' AND a.number < b.number) THEN RAISE EXCEPTION 'taxonomy_taxonomymapping: a mapping leads from a frozen version to a later one of the same taxonomy' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_taxonomymapping_between_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_taxonomymapping_between_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NOT EXISTS(SELECT 1 FROM taxonomy_taxonomyversion a JOIN taxonomy_taxonomyversion b ON a.taxonomy_id = b.taxonomy_id WHERE a.id = NEW.before_id AND b.id = NEW.after_id AND a.state = 'frozen' AND a.number < b.number) THEN RAISE EXCEPTION 'taxonomy_taxonomymapping: a mapping leads from a frozen version to a later one of the same taxonomy' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_taxonomymapping_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_taxonomymapping_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM taxonomy_taxonomyversion v WHERE v.id = OLD.after_id AND v.state = 'frozen') THEN RAISE EXCEPTION 'taxonomy_taxonomymapping: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_taxonomy_taxonomymapping_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_taxonomymapping_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'taxonomy_taxonomymapping: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_taxonomymapping_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_taxonomymapping_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF EXISTS(SELECT 1 FROM taxonomy_taxonomyversion v WHERE v.id = OLD.after_id AND v.state = 'frozen') THEN RAISE EXCEPTION 'taxonomy_taxonomymapping: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_taxonomyversion_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_taxonomyversion_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'frozen' THEN RAISE EXCEPTION 'taxonomy_taxonomyversion: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_taxonomy_taxonomyversion_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_taxonomyversion_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'taxonomy_taxonomyversion: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_taxonomy_taxonomyversion_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_taxonomy_taxonomyversion_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF OLD.state = 'frozen' THEN RAISE EXCEPTION 'taxonomy_taxonomyversion: this row is frozen and cannot be changed' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: annotation_acceptance; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_acceptance (
    id bigint NOT NULL,
    answers text NOT NULL,
    answers_sha256 character varying(64) NOT NULL,
    accepted_at timestamp with time zone NOT NULL,
    accepted_by_id bigint NOT NULL,
    study_case_id bigint NOT NULL
);


--
-- Name: annotation_acceptance_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_acceptance ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_acceptance_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_adjudicationsession; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_adjudicationsession (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    kind character varying(9) NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    paused_at timestamp with time zone,
    closed_at timestamp with time zone,
    chair_id bigint NOT NULL,
    current_case_id bigint,
    study_id bigint NOT NULL
);


--
-- Name: annotation_adjudicationsession_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_adjudicationsession ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_adjudicationsession_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_agreementreport; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_agreementreport (
    id bigint NOT NULL,
    number integer NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    inputs_sha256 character varying(64) NOT NULL,
    engine_version character varying(20) NOT NULL,
    sealed_at timestamp with time zone NOT NULL,
    study_id bigint NOT NULL,
    CONSTRAINT annotation_agreementreport_number_check CHECK ((number >= 0))
);


--
-- Name: annotation_agreementreport_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_agreementreport ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_agreementreport_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_annotator; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_annotator (
    id bigint NOT NULL,
    pseudonym character varying(200) NOT NULL,
    kind character varying(9) NOT NULL,
    user_id bigint,
    project_id bigint NOT NULL,
    CONSTRAINT annotator_login_is_human CHECK (((user_id IS NULL) OR ((kind)::text = 'human'::text)))
);


--
-- Name: annotation_annotator_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_annotator ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_annotator_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_apitoken; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_apitoken (
    id bigint NOT NULL,
    name character varying(100) NOT NULL,
    beginning character varying(16) NOT NULL,
    sha256 character varying(64) NOT NULL,
    scopes jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    last_used_on date,
    user_id bigint NOT NULL,
    CONSTRAINT token_expires_later CHECK ((expires_at > created_at))
);


--
-- Name: annotation_apitoken_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_apitoken ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_apitoken_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_assignment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_assignment (
    id bigint NOT NULL,
    slot smallint NOT NULL,
    pass_number smallint NOT NULL,
    annotator_id bigint,
    study_case_id bigint NOT NULL,
    "position" bigint NOT NULL,
    status character varying(9) NOT NULL,
    study_id bigint NOT NULL,
    public_id uuid NOT NULL,
    CONSTRAINT annotation_assignment_pass_number_check CHECK ((pass_number >= 0)),
    CONSTRAINT annotation_assignment_slot_check CHECK ((slot >= 0)),
    CONSTRAINT assignment_slot_positive CHECK ((slot >= 1))
);


--
-- Name: annotation_assignment_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_assignment ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_assignment_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_attempt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_attempt (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    "position" integer NOT NULL,
    actor character varying(200) NOT NULL,
    prediction text NOT NULL,
    query text NOT NULL,
    rows text NOT NULL,
    slices text NOT NULL,
    reason character varying(40) NOT NULL,
    golden_revision integer NOT NULL,
    sha256 character varying(64) NOT NULL,
    case_id bigint NOT NULL,
    run_id bigint NOT NULL,
    CONSTRAINT annotation_attempt_golden_revision_check CHECK ((golden_revision >= 0)),
    CONSTRAINT annotation_attempt_position_check CHECK (("position" >= 0))
);


--
-- Name: annotation_attempt_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_attempt ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_attempt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_auditchain; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_auditchain (
    id bigint NOT NULL,
    name character varying(100) NOT NULL
);


--
-- Name: annotation_auditchain_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_auditchain ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_auditchain_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_auditevent; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_auditevent (
    id bigint NOT NULL,
    sequence bigint NOT NULL,
    action character varying(60) NOT NULL,
    event text NOT NULL,
    previous_sha256 character varying(64) NOT NULL,
    sha256 character varying(64) NOT NULL,
    chain_id bigint NOT NULL,
    CONSTRAINT annotation_auditevent_sequence_check CHECK ((sequence >= 0))
);


--
-- Name: annotation_auditevent_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_auditevent ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_auditevent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_blindcomparison; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_blindcomparison (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    name character varying(200) NOT NULL,
    seed integer NOT NULL,
    made_by character varying(200) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    project_id bigint NOT NULL,
    CONSTRAINT annotation_blindcomparison_seed_check CHECK ((seed >= 0))
);


--
-- Name: annotation_blindcomparison_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_blindcomparison ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_blindcomparison_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_blinddecision; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_blinddecision (
    id bigint NOT NULL,
    decided_by character varying(200) NOT NULL,
    revision integer NOT NULL,
    choice character varying(5) NOT NULL,
    why text NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    pair_id bigint NOT NULL,
    CONSTRAINT annotation_blinddecision_revision_check CHECK ((revision >= 0))
);


--
-- Name: annotation_blinddecision_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_blinddecision ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_blinddecision_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_blindkey; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_blindkey (
    id bigint NOT NULL,
    left_id bigint NOT NULL,
    right_id bigint NOT NULL,
    pair_id bigint NOT NULL
);


--
-- Name: annotation_blindkey_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_blindkey ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_blindkey_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_blindpair; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_blindpair (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    "position" integer NOT NULL,
    question text NOT NULL,
    "left" text NOT NULL,
    "right" text NOT NULL,
    comparison_id bigint NOT NULL,
    CONSTRAINT annotation_blindpair_position_check CHECK (("position" >= 0))
);


--
-- Name: annotation_blindpair_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_blindpair ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_blindpair_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_blindreveal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_blindreveal (
    id bigint NOT NULL,
    revealed_by character varying(200) NOT NULL,
    revealed_at timestamp with time zone NOT NULL,
    comparison_id bigint NOT NULL
);


--
-- Name: annotation_blindreveal_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_blindreveal ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_blindreveal_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_blindrun; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_blindrun (
    id bigint NOT NULL,
    "position" smallint NOT NULL,
    comparison_id bigint NOT NULL,
    run_id bigint NOT NULL,
    CONSTRAINT annotation_blindrun_position_check CHECK (("position" >= 0))
);


--
-- Name: annotation_blindrun_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_blindrun ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_blindrun_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_boardopening; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_boardopening (
    id bigint NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    annotator_id bigint NOT NULL,
    session_id bigint NOT NULL
);


--
-- Name: annotation_boardopening_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_boardopening ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_boardopening_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_calibration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_calibration (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    gates text NOT NULL,
    begun_by character varying(200) NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    judge_pass_id bigint NOT NULL,
    project_id bigint NOT NULL,
    study_id bigint NOT NULL
);


--
-- Name: annotation_calibration_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_calibration ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_calibration_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_calibrationreport; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_calibrationreport (
    id bigint NOT NULL,
    number integer NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    inputs_sha256 character varying(64) NOT NULL,
    engine_version character varying(20) NOT NULL,
    sealed_at timestamp with time zone NOT NULL,
    calibration_id bigint NOT NULL,
    CONSTRAINT annotation_calibrationreport_number_check CHECK ((number >= 0))
);


--
-- Name: annotation_calibrationreport_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_calibrationreport ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_calibrationreport_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_case; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_case (
    id bigint NOT NULL,
    external_id character varying(255) NOT NULL,
    task character varying(100) NOT NULL,
    family character varying(100) NOT NULL,
    split character varying(40) NOT NULL,
    content text NOT NULL,
    sha256 character varying(64) NOT NULL,
    dataset_version_id bigint NOT NULL
);


--
-- Name: annotation_case_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_case ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_case_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_caseagreement; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_caseagreement (
    id bigint NOT NULL,
    n_labels smallint NOT NULL,
    is_complete boolean NOT NULL,
    n_disputed smallint NOT NULL,
    disputed text NOT NULL,
    is_redrawn boolean NOT NULL,
    study_id bigint NOT NULL,
    study_case_id bigint NOT NULL,
    CONSTRAINT annotation_caseagreement_n_disputed_check CHECK ((n_disputed >= 0)),
    CONSTRAINT annotation_caseagreement_n_labels_check CHECK ((n_labels >= 0))
);


--
-- Name: annotation_caseagreement_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_caseagreement ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_caseagreement_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_casespec; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_casespec (
    id bigint NOT NULL,
    revision integer NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    original text NOT NULL,
    source character varying(255) NOT NULL,
    author character varying(200) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    case_id bigint NOT NULL,
    reference_id bigint,
    CONSTRAINT annotation_casespec_revision_check CHECK ((revision >= 0))
);


--
-- Name: annotation_casespec_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_casespec ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_casespec_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_checkrun; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_checkrun (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    revision integer NOT NULL,
    field character varying(64) NOT NULL,
    spec_sha256 character varying(64) NOT NULL,
    inputs_sha256 character varying(64) NOT NULL,
    engine_version character varying(20) NOT NULL,
    status character varying(14) NOT NULL,
    n_failures smallint NOT NULL,
    document text NOT NULL,
    document_sha256 character varying(64) NOT NULL,
    run_at timestamp with time zone NOT NULL,
    assignment_id bigint NOT NULL,
    label_id bigint,
    CONSTRAINT annotation_checkrun_n_failures_check CHECK ((n_failures >= 0)),
    CONSTRAINT annotation_checkrun_revision_check CHECK ((revision >= 0)),
    CONSTRAINT check_run_failures_need_repair CHECK ((((n_failures >= 1) AND ((status)::text = 'needs_repair'::text)) OR ((NOT ((status)::text = 'needs_repair'::text)) AND (n_failures = 0)))),
    CONSTRAINT check_run_of_label_or_draft CHECK ((((label_id IS NULL) AND (revision = 0)) OR ((label_id IS NOT NULL) AND (revision >= 1))))
);


--
-- Name: annotation_checkrun_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_checkrun ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_checkrun_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_clauseflag; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_clauseflag (
    id bigint NOT NULL,
    clause character varying(100) NOT NULL,
    why text NOT NULL,
    flagged_at timestamp with time zone NOT NULL,
    rubric_version_id bigint NOT NULL,
    verdict_id bigint NOT NULL
);


--
-- Name: annotation_clauseflag_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_clauseflag ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_clauseflag_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_cluster; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_cluster (
    id bigint NOT NULL,
    name character varying(200) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    session_id bigint NOT NULL
);


--
-- Name: annotation_cluster_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_cluster ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_cluster_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_clusternote; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_clusternote (
    id bigint NOT NULL,
    cluster_id bigint NOT NULL,
    note_id bigint NOT NULL
);


--
-- Name: annotation_clusternote_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_clusternote ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_clusternote_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_clustersuggestion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_clustersuggestion (
    id bigint NOT NULL,
    "position" integer NOT NULL,
    name character varying(200) NOT NULL,
    terms jsonb NOT NULL,
    similarity character varying(6) NOT NULL,
    state character varying(9) NOT NULL,
    cluster_id bigint,
    job_id bigint NOT NULL,
    session_id bigint NOT NULL,
    CONSTRAINT annotation_clustersuggestion_position_check CHECK (("position" >= 0))
);


--
-- Name: annotation_clustersuggestion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_clustersuggestion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_clustersuggestion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_codebook; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_codebook (
    id bigint NOT NULL,
    kind character varying(6) NOT NULL,
    name character varying(100) NOT NULL,
    entries text NOT NULL,
    study_id bigint NOT NULL
);


--
-- Name: annotation_codebook_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_codebook ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_codebook_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_codeorigin; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_codeorigin (
    id bigint NOT NULL,
    code character varying(64) NOT NULL,
    cluster_name character varying(200) NOT NULL,
    n_notes integer NOT NULL,
    sha256 character varying(64) NOT NULL,
    frozen_at timestamp with time zone NOT NULL,
    taxonomy_version_id bigint NOT NULL,
    session_id bigint NOT NULL,
    CONSTRAINT annotation_codeorigin_n_notes_check CHECK ((n_notes >= 0))
);


--
-- Name: annotation_codeorigin_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_codeorigin ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_codeorigin_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_codeoriginnote; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_codeoriginnote (
    id bigint NOT NULL,
    origin_id bigint NOT NULL,
    revision_id bigint NOT NULL
);


--
-- Name: annotation_codeoriginnote_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_codeoriginnote ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_codeoriginnote_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_codeseal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_codeseal (
    id bigint NOT NULL,
    n_cases integer NOT NULL,
    n_labels integer NOT NULL,
    block_size integer NOT NULL,
    sha256 character varying(64) NOT NULL,
    inputs_sha256 character varying(64) NOT NULL,
    sealed_at timestamp with time zone NOT NULL,
    study_id bigint NOT NULL,
    CONSTRAINT annotation_codeseal_block_size_check CHECK ((block_size >= 0)),
    CONSTRAINT annotation_codeseal_n_cases_check CHECK ((n_cases >= 0)),
    CONSTRAINT annotation_codeseal_n_labels_check CHECK ((n_labels >= 0))
);


--
-- Name: annotation_codeseal_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_codeseal ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_codeseal_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_codevector; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_codevector (
    id bigint NOT NULL,
    kind character varying(6) NOT NULL,
    name character varying(100) NOT NULL,
    annotator character varying(200) NOT NULL,
    block integer NOT NULL,
    width smallint NOT NULL,
    codes bytea NOT NULL,
    study_id bigint NOT NULL,
    CONSTRAINT annotation_codevector_block_check CHECK ((block >= 0)),
    CONSTRAINT annotation_codevector_width_check CHECK ((width >= 0))
);


--
-- Name: annotation_codevector_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_codevector ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_codevector_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_countedshard; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_countedshard (
    id bigint NOT NULL,
    run character varying(64) NOT NULL,
    first_case integer NOT NULL,
    tables text NOT NULL,
    study_id bigint NOT NULL,
    CONSTRAINT annotation_countedshard_first_case_check CHECK ((first_case >= 0))
);


--
-- Name: annotation_countedshard_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_countedshard ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_countedshard_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_dataset; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_dataset (
    id bigint NOT NULL,
    name character varying(200) NOT NULL,
    project_id bigint NOT NULL
);


--
-- Name: annotation_dataset_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_dataset ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_dataset_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_datasetcheck; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_datasetcheck (
    id bigint NOT NULL,
    number integer NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    is_ok boolean NOT NULL,
    n_cases integer NOT NULL,
    made_at timestamp with time zone NOT NULL,
    version_id bigint NOT NULL,
    CONSTRAINT annotation_datasetcheck_n_cases_check CHECK ((n_cases >= 0)),
    CONSTRAINT annotation_datasetcheck_number_check CHECK ((number >= 0))
);


--
-- Name: annotation_datasetcheck_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_datasetcheck ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_datasetcheck_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_datasetversion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_datasetversion (
    id bigint NOT NULL,
    version character varying(100) NOT NULL,
    state character varying(8) NOT NULL,
    change_reason text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    released_at timestamp with time zone,
    sha256 character varying(64) NOT NULL,
    dataset_id bigint NOT NULL,
    plan text NOT NULL,
    CONSTRAINT dataset_version_released_digest CHECK ((((released_at IS NULL) AND ((sha256)::text = ''::text) AND ((state)::text = 'draft'::text)) OR ((released_at IS NOT NULL) AND ((state)::text = 'released'::text) AND (NOT ((sha256)::text = ''::text)))))
);


--
-- Name: annotation_datasetversion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_datasetversion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_datasetversion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_disputedfield; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_disputedfield (
    id bigint NOT NULL,
    field character varying(64) NOT NULL,
    values_sha256 character varying(64) NOT NULL,
    study_id bigint NOT NULL,
    study_case_id bigint NOT NULL
);


--
-- Name: annotation_disputedfield_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_disputedfield ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_disputedfield_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_draftcode; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_draftcode (
    id bigint NOT NULL,
    code character varying(64) NOT NULL,
    title character varying(200) NOT NULL,
    definition text NOT NULL,
    use_when text NOT NULL,
    avoid_when text NOT NULL,
    example text NOT NULL,
    counter_example text NOT NULL,
    requires_note boolean NOT NULL,
    cluster_id bigint NOT NULL,
    session_id bigint NOT NULL
);


--
-- Name: annotation_draftcode_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_draftcode ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_draftcode_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_fixture; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_fixture (
    id bigint NOT NULL,
    name character varying(80) NOT NULL,
    revision integer NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    made_by character varying(200) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    verifier_id bigint NOT NULL,
    CONSTRAINT annotation_fixture_revision_check CHECK ((revision >= 0))
);


--
-- Name: annotation_fixture_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_fixture ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_fixture_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_fixturerun; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_fixturerun (
    id bigint NOT NULL,
    number integer NOT NULL,
    observed character varying(20) NOT NULL,
    verdict text NOT NULL,
    command text NOT NULL,
    image text NOT NULL,
    log text NOT NULL,
    seconds double precision,
    source character varying(255) NOT NULL,
    made_by character varying(200) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    fixture_id bigint NOT NULL,
    version_id bigint NOT NULL,
    CONSTRAINT annotation_fixturerun_number_check CHECK ((number >= 0))
);


--
-- Name: annotation_fixturerun_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_fixturerun ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_fixturerun_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_fixturesettlement; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_fixturesettlement (
    id bigint NOT NULL,
    number integer NOT NULL,
    verdict character varying(10) NOT NULL,
    why text NOT NULL,
    golden_revision character varying(100) NOT NULL,
    settled_by character varying(200) NOT NULL,
    settled_at timestamp with time zone NOT NULL,
    fixture_id bigint NOT NULL,
    CONSTRAINT annotation_fixturesettlement_number_check CHECK ((number >= 0)),
    CONSTRAINT fixture_settlement_why CHECK ((NOT (why = ''::text)))
);


--
-- Name: annotation_fixturesettlement_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_fixturesettlement ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_fixturesettlement_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_flag; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_flag (
    id bigint NOT NULL,
    kind character varying(12) NOT NULL,
    note text NOT NULL,
    flagged_at timestamp with time zone NOT NULL,
    annotator_id bigint NOT NULL,
    study_case_id bigint NOT NULL
);


--
-- Name: annotation_flag_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_flag ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_flag_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_gapresolution; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_gapresolution (
    id bigint NOT NULL,
    note text NOT NULL,
    resolved_at timestamp with time zone NOT NULL,
    guideline_version_id bigint,
    resolved_by_id bigint NOT NULL,
    ruling_id bigint NOT NULL
);


--
-- Name: annotation_gapresolution_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_gapresolution ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_gapresolution_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_golddecision; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_golddecision (
    id bigint NOT NULL,
    number integer NOT NULL,
    act character varying(12) NOT NULL,
    status character varying(14) NOT NULL,
    audit_class character varying(22) NOT NULL,
    is_relaxation boolean NOT NULL,
    reason text NOT NULL,
    evidence_kind character varying(11) NOT NULL,
    evidence text NOT NULL,
    evidence_source text NOT NULL,
    question_sha256 character varying(64) NOT NULL,
    author character varying(200) NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    case_id bigint NOT NULL,
    reference_id bigint,
    CONSTRAINT annotation_golddecision_number_check CHECK ((number >= 0))
);


--
-- Name: annotation_golddecision_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_golddecision ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_golddecision_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_heldoutview; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_heldoutview (
    id bigint NOT NULL,
    seen_by character varying(200) NOT NULL,
    seen_on date NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    study_id bigint NOT NULL,
    version_id bigint NOT NULL
);


--
-- Name: annotation_heldoutview_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_heldoutview ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_heldoutview_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_invitation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_invitation (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    role character varying(11) NOT NULL,
    meant_for character varying(200) NOT NULL,
    email character varying(254) NOT NULL,
    pseudonym character varying(200) NOT NULL,
    token_sha256 character varying(64) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    revoked_at timestamp with time zone,
    invited_by_id bigint NOT NULL,
    project_id bigint NOT NULL,
    CONSTRAINT invitation_answered_once CHECK (((accepted_at IS NULL) OR (revoked_at IS NULL))),
    CONSTRAINT invitation_expires_later CHECK ((expires_at > created_at))
);


--
-- Name: annotation_invitation_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_invitation ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_invitation_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_job; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_job (
    id bigint NOT NULL,
    kind character varying(40) NOT NULL,
    input_sha256 character varying(64) NOT NULL,
    engine_version character varying(20) NOT NULL,
    arguments jsonb NOT NULL,
    state character varying(9) NOT NULL,
    attempts smallint NOT NULL,
    token integer NOT NULL,
    lease_until timestamp with time zone,
    cancel_requested boolean NOT NULL,
    n_done integer NOT NULL,
    n_total integer NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT annotation_job_attempts_check CHECK ((attempts >= 0)),
    CONSTRAINT annotation_job_n_done_check CHECK ((n_done >= 0)),
    CONSTRAINT annotation_job_n_total_check CHECK ((n_total >= 0)),
    CONSTRAINT annotation_job_token_check CHECK ((token >= 0))
);


--
-- Name: annotation_job_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_job ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_job_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_judgecomparison; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_judgecomparison (
    id bigint NOT NULL,
    number integer NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    engine_version character varying(20) NOT NULL,
    source character varying(255) NOT NULL,
    author character varying(200) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    dataset_version_id bigint NOT NULL,
    CONSTRAINT annotation_judgecomparison_number_check CHECK ((number >= 0))
);


--
-- Name: annotation_judgecomparison_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_judgecomparison ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_judgecomparison_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_judgepass; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_judgepass (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    number integer NOT NULL,
    pins text NOT NULL,
    sha256 character varying(64) NOT NULL,
    begun_by character varying(200) NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    judge_id bigint NOT NULL,
    rubric_version_id bigint,
    run_id bigint NOT NULL,
    CONSTRAINT annotation_judgepass_number_check CHECK ((number >= 0))
);


--
-- Name: annotation_judgepass_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_judgepass ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_judgepass_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_label; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_label (
    id bigint NOT NULL,
    revision integer NOT NULL,
    answers text NOT NULL,
    answers_sha256 character varying(64) NOT NULL,
    origin character varying(8) NOT NULL,
    submitted_at timestamp with time zone NOT NULL,
    assignment_id bigint NOT NULL,
    seconds_active integer,
    CONSTRAINT annotation_label_revision_check CHECK ((revision >= 0)),
    CONSTRAINT annotation_label_seconds_active_check CHECK ((seconds_active >= 0))
);


--
-- Name: annotation_label_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_label ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_label_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_labeldraft; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_labeldraft (
    id bigint NOT NULL,
    answers text NOT NULL,
    base_revision integer NOT NULL,
    version integer NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    annotator_id bigint NOT NULL,
    assignment_id bigint NOT NULL,
    CONSTRAINT annotation_labeldraft_base_revision_check CHECK ((base_revision >= 0)),
    CONSTRAINT annotation_labeldraft_version_check CHECK ((version >= 0))
);


--
-- Name: annotation_labeldraft_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_labeldraft ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_labeldraft_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_lease; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_lease (
    id bigint NOT NULL,
    token uuid NOT NULL,
    served_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    outcome character varying(9) NOT NULL,
    reason text NOT NULL,
    annotator_id bigint NOT NULL,
    assignment_id bigint NOT NULL,
    CONSTRAINT lease_ends_with_an_outcome CHECK ((((ended_at IS NULL) AND ((outcome)::text = ''::text)) OR ((ended_at IS NOT NULL) AND (NOT ((outcome)::text = ''::text)))))
);


--
-- Name: annotation_lease_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_lease ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_lease_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_legacystatus; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_legacystatus (
    id bigint NOT NULL,
    status character varying(100) NOT NULL,
    record character varying(200) NOT NULL,
    imported_at timestamp with time zone NOT NULL,
    case_id bigint NOT NULL
);


--
-- Name: annotation_legacystatus_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_legacystatus ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_legacystatus_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_membership; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_membership (
    id bigint NOT NULL,
    role character varying(11) NOT NULL,
    user_id bigint NOT NULL,
    project_id bigint NOT NULL
);


--
-- Name: annotation_membership_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_membership ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_membership_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_noiseband; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_noiseband (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    stored_by character varying(200) NOT NULL,
    stored_at timestamp with time zone NOT NULL,
    first_id bigint NOT NULL,
    project_id bigint NOT NULL,
    second_id bigint NOT NULL
);


--
-- Name: annotation_noiseband_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_noiseband ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_noiseband_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_notedraft; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_notedraft (
    id bigint NOT NULL,
    text text NOT NULL,
    verdict character varying(4) NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    annotator_id bigint NOT NULL,
    sampled_case_id bigint NOT NULL
);


--
-- Name: annotation_notedraft_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_notedraft ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_notedraft_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_noterevision; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_noterevision (
    id bigint NOT NULL,
    revision integer NOT NULL,
    text text NOT NULL,
    verdict character varying(4) NOT NULL,
    sha256 character varying(64) NOT NULL,
    saw_board boolean NOT NULL,
    is_imported boolean NOT NULL,
    noted_at timestamp with time zone NOT NULL,
    note_id bigint NOT NULL,
    CONSTRAINT annotation_noterevision_revision_check CHECK ((revision >= 0))
);


--
-- Name: annotation_noterevision_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_noterevision ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_noterevision_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_opencodingsession; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_opencodingsession (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    name character varying(100) NOT NULL,
    seed bigint NOT NULL,
    stratify_by character varying(200) NOT NULL,
    n_cases integer NOT NULL,
    sample_sha256 character varying(64) NOT NULL,
    started_by character varying(200) NOT NULL,
    started_at timestamp with time zone NOT NULL,
    dataset_version_id bigint NOT NULL,
    project_id bigint NOT NULL,
    CONSTRAINT annotation_opencodingsession_n_cases_check CHECK ((n_cases >= 0)),
    CONSTRAINT annotation_opencodingsession_seed_check CHECK ((seed >= 0))
);


--
-- Name: annotation_opencodingsession_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_opencodingsession ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_opencodingsession_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_opennote; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_opennote (
    id bigint NOT NULL,
    annotator_id bigint NOT NULL,
    sampled_case_id bigint NOT NULL
);


--
-- Name: annotation_opennote_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_opennote ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_opennote_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_output; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_output (
    id bigint NOT NULL,
    content text NOT NULL,
    sha256 character varying(64) NOT NULL,
    case_id bigint NOT NULL
);


--
-- Name: annotation_output_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_output ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_output_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_position; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_position (
    id bigint NOT NULL,
    answers text NOT NULL,
    answers_sha256 character varying(64) NOT NULL,
    note text NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    annotator_id bigint NOT NULL,
    session_id bigint NOT NULL,
    study_case_id bigint NOT NULL
);


--
-- Name: annotation_position_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_position ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_position_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_producer; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_producer (
    id bigint NOT NULL,
    model character varying(200) NOT NULL,
    run character varying(200) NOT NULL,
    output_id bigint NOT NULL
);


--
-- Name: annotation_producer_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_producer ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_producer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_project; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_project (
    id bigint NOT NULL,
    slug character varying(80) NOT NULL,
    name character varying(200) NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: annotation_project_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_project ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_project_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_proposal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_proposal (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    state character varying(8) NOT NULL,
    reason character varying(20) NOT NULL,
    why text NOT NULL,
    trace_id character varying(255) NOT NULL,
    content text NOT NULL,
    masked jsonb NOT NULL,
    snapshot_sha256 character varying(64) NOT NULL,
    verdict text NOT NULL,
    expected text NOT NULL,
    proposed_by character varying(200) NOT NULL,
    proposed_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    case_id bigint,
    project_id bigint NOT NULL
);


--
-- Name: annotation_proposal_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_proposal ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_proposal_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_reference; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_reference (
    id bigint NOT NULL,
    revision integer NOT NULL,
    value text NOT NULL,
    evidence text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    case_id bigint NOT NULL,
    CONSTRAINT annotation_reference_revision_check CHECK ((revision >= 0))
);


--
-- Name: annotation_reference_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_reference ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_reference_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_regressionfixture; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_regressionfixture (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    fixture_sha256 character varying(64) NOT NULL,
    case_id_text character varying(255) NOT NULL,
    prediction text NOT NULL,
    judge_verdict character varying(10) NOT NULL,
    protects character varying(30) NOT NULL,
    made_by character varying(200) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    attempt_id bigint,
    project_id bigint NOT NULL,
    overruled_id bigint
);


--
-- Name: annotation_regressionfixture_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_regressionfixture ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_regressionfixture_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_regressionrun; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_regressionrun (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    judge_version character varying(100) NOT NULL,
    rubric_sha character varying(100) NOT NULL,
    pins text NOT NULL,
    gate character varying(4) NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    fixtures_sha256 character varying(64) NOT NULL,
    imported_by character varying(200) NOT NULL,
    imported_at timestamp with time zone NOT NULL,
    project_id bigint NOT NULL
);


--
-- Name: annotation_regressionrun_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_regressionrun ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_regressionrun_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_release; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_release (
    id bigint NOT NULL,
    name character varying(100) NOT NULL,
    status character varying(12) NOT NULL,
    change_reason text NOT NULL,
    content_sha256 character varying(64) NOT NULL,
    manifest_sha256 character varying(64) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    project_id bigint NOT NULL
);


--
-- Name: annotation_release_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_release ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_release_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_releasefile; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_releasefile (
    id bigint NOT NULL,
    name character varying(100) NOT NULL,
    content bytea NOT NULL,
    sha256 character varying(64) NOT NULL,
    release_id bigint NOT NULL
);


--
-- Name: annotation_releasefile_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_releasefile ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_releasefile_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_releasestudy; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_releasestudy (
    id bigint NOT NULL,
    release_id bigint NOT NULL,
    study_id bigint NOT NULL
);


--
-- Name: annotation_releasestudy_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_releasestudy ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_releasestudy_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_reportprojection; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_reportprojection (
    id bigint NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    report_id bigint NOT NULL,
    taxonomy_version_id bigint NOT NULL
);


--
-- Name: annotation_reportprojection_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_reportprojection ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_reportprojection_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_ruling; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_ruling (
    id bigint NOT NULL,
    kind character varying(11) NOT NULL,
    number integer NOT NULL,
    answers text NOT NULL,
    answers_sha256 character varying(64) NOT NULL,
    reason character varying(14) NOT NULL,
    confidence character varying(6) NOT NULL,
    note text NOT NULL,
    guideline_clause character varying(200) NOT NULL,
    ruled_at timestamp with time zone NOT NULL,
    adjudicator_id bigint NOT NULL,
    study_case_id bigint NOT NULL,
    flags_guideline boolean NOT NULL,
    idempotency_key character varying(100) NOT NULL,
    overrules text NOT NULL,
    session_id bigint,
    CONSTRAINT annotation_ruling_number_check CHECK ((number >= 0))
);


--
-- Name: annotation_ruling_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_ruling ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_ruling_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_rulinglease; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_rulinglease (
    id bigint NOT NULL,
    note text NOT NULL,
    taken_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    outcome character varying(9) NOT NULL,
    adjudicator_id bigint NOT NULL,
    handed_on_by_id bigint,
    study_case_id bigint NOT NULL,
    CONSTRAINT ruling_lease_outcome CHECK ((((ended_at IS NULL) AND ((outcome)::text = ''::text)) OR ((ended_at IS NOT NULL) AND (NOT ((outcome)::text = ''::text)))))
);


--
-- Name: annotation_rulinglease_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_rulinglease ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_rulinglease_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_run; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_run (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    name character varying(200) NOT NULL,
    answerer character varying(200) NOT NULL,
    pins text NOT NULL,
    status character varying(10) NOT NULL,
    n_attempts integer NOT NULL,
    sha256 character varying(64) NOT NULL,
    imported_by character varying(200) NOT NULL,
    imported_at timestamp with time zone NOT NULL,
    dataset_version_id bigint NOT NULL,
    project_id bigint NOT NULL,
    CONSTRAINT annotation_run_n_attempts_check CHECK ((n_attempts >= 0))
);


--
-- Name: annotation_run_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_run ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_run_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_sampledcase; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_sampledcase (
    id bigint NOT NULL,
    "position" integer NOT NULL,
    stratum character varying(200) NOT NULL,
    case_id bigint NOT NULL,
    output_id bigint,
    session_id bigint NOT NULL,
    CONSTRAINT annotation_sampledcase_position_check CHECK (("position" >= 0))
);


--
-- Name: annotation_sampledcase_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_sampledcase ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_sampledcase_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_signonlink; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_signonlink (
    id bigint NOT NULL,
    issuer character varying(300) NOT NULL,
    subject character varying(255) NOT NULL,
    linked_at timestamp with time zone NOT NULL,
    user_id bigint NOT NULL
);


--
-- Name: annotation_signonlink_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_signonlink ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_signonlink_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_storedreply; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_storedreply (
    id bigint NOT NULL,
    key character varying(255) NOT NULL,
    request_sha256 character varying(64) NOT NULL,
    status smallint NOT NULL,
    body text NOT NULL,
    location character varying(300) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    user_id bigint NOT NULL,
    CONSTRAINT annotation_storedreply_status_check CHECK ((status >= 0))
);


--
-- Name: annotation_storedreply_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_storedreply ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_storedreply_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_study; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_study (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    name character varying(200) NOT NULL,
    k smallint NOT NULL,
    seed bigint NOT NULL,
    is_pilot boolean NOT NULL,
    threshold character varying(12) NOT NULL,
    threshold_field character varying(64) NOT NULL,
    state character varying(11) NOT NULL,
    gate character varying(14) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    measured_at timestamp with time zone,
    blindness_attested_at timestamp with time zone,
    dataset_version_id bigint NOT NULL,
    guideline_version_id bigint,
    project_id bigint NOT NULL,
    schema_version_id bigint NOT NULL,
    taxonomy_version_id bigint,
    assignment_mode character varying(5) NOT NULL,
    consistency_percent smallint NOT NULL,
    deadline_at timestamp with time zone,
    double_percent smallint NOT NULL,
    lease_seconds integer NOT NULL,
    close_when_complete boolean NOT NULL,
    CONSTRAINT annotation_study_consistency_percent_check CHECK ((consistency_percent >= 0)),
    CONSTRAINT annotation_study_double_percent_check CHECK ((double_percent >= 0)),
    CONSTRAINT annotation_study_k_check CHECK ((k >= 0)),
    CONSTRAINT annotation_study_lease_seconds_check CHECK ((lease_seconds >= 0)),
    CONSTRAINT annotation_study_seed_check CHECK ((seed >= 0)),
    CONSTRAINT study_k_positive CHECK ((k >= 1)),
    CONSTRAINT study_measured_before_adjudication CHECK ((((measured_at IS NOT NULL) AND ((state)::text = ANY ((ARRAY['MEASURED'::character varying, 'ADJUDICATED'::character varying, 'RELEASED'::character varying])::text[])) AND (NOT ((gate)::text = ''::text))) OR (((gate)::text = ''::text) AND (measured_at IS NULL) AND ((state)::text = ANY ((ARRAY['DRAFT'::character varying, 'OPEN'::character varying, 'CLOSED'::character varying])::text[]))))),
    CONSTRAINT study_shares_are_percent CHECK (((consistency_percent <= 100) AND (double_percent <= 100) AND (lease_seconds >= 1)))
);


--
-- Name: annotation_study_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_study ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_study_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_studyannotator; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_studyannotator (
    id bigint NOT NULL,
    annotator_id bigint NOT NULL,
    study_id bigint NOT NULL
);


--
-- Name: annotation_studyannotator_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_studyannotator ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_studyannotator_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_studycase; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_studycase (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    k smallint NOT NULL,
    case_id bigint NOT NULL,
    output_id bigint,
    study_id bigint NOT NULL,
    CONSTRAINT annotation_studycase_k_check CHECK ((k >= 0))
);


--
-- Name: annotation_studycase_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_studycase ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_studycase_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_submission; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_submission (
    id bigint NOT NULL,
    idempotency_key character varying(64) NOT NULL,
    request_sha256 character varying(64) NOT NULL,
    received_at timestamp with time zone NOT NULL,
    annotator_id bigint NOT NULL,
    label_id bigint,
    surplus_id bigint,
    CONSTRAINT submission_of_one_label CHECK ((((label_id IS NULL) AND (surplus_id IS NOT NULL)) OR ((label_id IS NOT NULL) AND (surplus_id IS NULL))))
);


--
-- Name: annotation_submission_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_submission ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_submission_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_suggestednote; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_suggestednote (
    id bigint NOT NULL,
    note_id bigint NOT NULL,
    suggestion_id bigint NOT NULL
);


--
-- Name: annotation_suggestednote_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_suggestednote ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_suggestednote_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_surpluslabel; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_surpluslabel (
    id bigint NOT NULL,
    number integer NOT NULL,
    answers text NOT NULL,
    answers_sha256 character varying(64) NOT NULL,
    origin character varying(8) NOT NULL,
    seconds_active integer,
    submitted_at timestamp with time zone NOT NULL,
    annotator_id bigint NOT NULL,
    study_case_id bigint NOT NULL,
    CONSTRAINT annotation_surpluslabel_number_check CHECK ((number >= 0)),
    CONSTRAINT annotation_surpluslabel_seconds_active_check CHECK ((seconds_active >= 0))
);


--
-- Name: annotation_surpluslabel_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_surpluslabel ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_surpluslabel_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_unblinding; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_unblinding (
    id bigint NOT NULL,
    reason text NOT NULL,
    looked_at timestamp with time zone NOT NULL,
    annotator_id bigint NOT NULL,
    study_id bigint NOT NULL
);


--
-- Name: annotation_unblinding_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_unblinding ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_unblinding_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_upload; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_upload (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    name character varying(200) NOT NULL,
    content bytea NOT NULL,
    sha256 character varying(64) NOT NULL,
    uploaded_by character varying(200) NOT NULL,
    uploaded_at timestamp with time zone NOT NULL,
    project_id bigint NOT NULL
);


--
-- Name: annotation_upload_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_upload ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_upload_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_user; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_user (
    id bigint NOT NULL,
    password character varying(128) NOT NULL,
    last_login timestamp with time zone,
    is_superuser boolean NOT NULL,
    username character varying(150) NOT NULL,
    first_name character varying(150) NOT NULL,
    last_name character varying(150) NOT NULL,
    email character varying(254) NOT NULL,
    is_staff boolean NOT NULL,
    is_active boolean NOT NULL,
    date_joined timestamp with time zone NOT NULL,
    session_round integer NOT NULL,
    erased_at timestamp with time zone,
    CONSTRAINT annotation_user_session_round_check CHECK ((session_round >= 0))
);


--
-- Name: annotation_user_groups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_user_groups (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    group_id integer NOT NULL
);


--
-- Name: annotation_user_groups_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_user_groups ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_user_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_user_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_user ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_user_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_user_user_permissions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_user_user_permissions (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    permission_id integer NOT NULL
);


--
-- Name: annotation_user_user_permissions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_user_user_permissions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_user_user_permissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_verdict; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_verdict (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    revision integer NOT NULL,
    verdict character varying(10),
    confidence smallint,
    gold_status character varying(15) NOT NULL,
    judge_verdict character varying(10) NOT NULL,
    reason character varying(200) NOT NULL,
    record text NOT NULL,
    sha256 character varying(64) NOT NULL,
    given_at timestamp with time zone NOT NULL,
    attempt_id bigint NOT NULL,
    judge_pass_id bigint NOT NULL,
    CONSTRAINT annotation_verdict_confidence_check CHECK ((confidence >= 0)),
    CONSTRAINT annotation_verdict_revision_check CHECK ((revision >= 0)),
    CONSTRAINT verdict_or_reason CHECK ((((verdict IS NULL) AND (NOT ((reason)::text = ''::text))) OR (((reason)::text = ''::text) AND ((verdict)::text = ANY ((ARRAY['match'::character varying, 'near_match'::character varying, 'no_match'::character varying])::text[])))))
);


--
-- Name: annotation_verdict_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_verdict ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_verdict_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_verifier; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_verifier (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    name character varying(80) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    project_id bigint NOT NULL
);


--
-- Name: annotation_verifier_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_verifier ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_verifier_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_verifierrelease; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_verifierrelease (
    id bigint NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    made_by character varying(200) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    version_id bigint NOT NULL
);


--
-- Name: annotation_verifierrelease_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_verifierrelease ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_verifierrelease_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_verifierrun; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_verifierrun (
    id bigint NOT NULL,
    public_id uuid NOT NULL,
    name character varying(200) NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    made_by character varying(200) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    version_id bigint NOT NULL
);


--
-- Name: annotation_verifierrun_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_verifierrun ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_verifierrun_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_verifierversion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_verifierversion (
    id bigint NOT NULL,
    number integer NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    made_by character varying(200) NOT NULL,
    made_at timestamp with time zone NOT NULL,
    verifier_id bigint NOT NULL,
    CONSTRAINT annotation_verifierversion_number_check CHECK ((number >= 0))
);


--
-- Name: annotation_verifierversion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_verifierversion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_verifierversion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: annotation_webhook; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_webhook (
    id bigint NOT NULL,
    url character varying(500) NOT NULL,
    events jsonb NOT NULL,
    secret character varying(64) NOT NULL,
    created_by character varying(200) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    project_id bigint NOT NULL
);


--
-- Name: annotation_webhook_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.annotation_webhook ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.annotation_webhook_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_group; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_group (
    id integer NOT NULL,
    name character varying(150) NOT NULL
);


--
-- Name: auth_group_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_group ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_group_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_group_permissions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_group_permissions (
    id bigint NOT NULL,
    group_id integer NOT NULL,
    permission_id integer NOT NULL
);


--
-- Name: auth_group_permissions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_group_permissions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_group_permissions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: auth_permission; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.auth_permission (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    content_type_id integer NOT NULL,
    codename character varying(100) NOT NULL
);


--
-- Name: auth_permission_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.auth_permission ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.auth_permission_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: axes_accessattempt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.axes_accessattempt (
    id integer NOT NULL,
    user_agent character varying(255) NOT NULL,
    ip_address inet,
    username character varying(255),
    http_accept character varying(1025) NOT NULL,
    path_info character varying(255) NOT NULL,
    attempt_time timestamp with time zone NOT NULL,
    get_data text NOT NULL,
    post_data text NOT NULL,
    failures_since_start integer NOT NULL,
    CONSTRAINT axes_accessattempt_failures_since_start_check CHECK ((failures_since_start >= 0))
);


--
-- Name: axes_accessattempt_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.axes_accessattempt ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.axes_accessattempt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: axes_accessattemptexpiration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.axes_accessattemptexpiration (
    access_attempt_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: axes_accessfailurelog; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.axes_accessfailurelog (
    id integer NOT NULL,
    user_agent character varying(255) NOT NULL,
    ip_address inet,
    username character varying(255),
    http_accept character varying(1025) NOT NULL,
    path_info character varying(255) NOT NULL,
    attempt_time timestamp with time zone NOT NULL,
    locked_out boolean NOT NULL
);


--
-- Name: axes_accessfailurelog_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.axes_accessfailurelog ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.axes_accessfailurelog_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: axes_accesslog; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.axes_accesslog (
    id integer NOT NULL,
    user_agent character varying(255) NOT NULL,
    ip_address inet,
    username character varying(255),
    http_accept character varying(1025) NOT NULL,
    path_info character varying(255) NOT NULL,
    attempt_time timestamp with time zone NOT NULL,
    logout_time timestamp with time zone,
    session_hash character varying(64) NOT NULL
);


--
-- Name: axes_accesslog_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.axes_accesslog ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.axes_accesslog_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_admin_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_admin_log (
    id integer NOT NULL,
    action_time timestamp with time zone NOT NULL,
    object_id text,
    object_repr character varying(200) NOT NULL,
    action_flag smallint NOT NULL,
    change_message text NOT NULL,
    content_type_id integer,
    user_id bigint NOT NULL,
    CONSTRAINT django_admin_log_action_flag_check CHECK ((action_flag >= 0))
);


--
-- Name: django_admin_log_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.django_admin_log ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_admin_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_content_type; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_content_type (
    id integer NOT NULL,
    app_label character varying(100) NOT NULL,
    model character varying(100) NOT NULL
);


--
-- Name: django_content_type_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.django_content_type ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_content_type_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_migrations (
    id bigint NOT NULL,
    app character varying(255) NOT NULL,
    name character varying(255) NOT NULL,
    applied timestamp with time zone NOT NULL
);


--
-- Name: django_migrations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.django_migrations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.django_migrations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: django_session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.django_session (
    session_key character varying(40) NOT NULL,
    session_data text NOT NULL,
    expire_date timestamp with time zone NOT NULL
);


--
-- Name: taxonomy_guideline; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taxonomy_guideline (
    id bigint NOT NULL,
    name character varying(100) NOT NULL
);


--
-- Name: taxonomy_guideline_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.taxonomy_guideline ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.taxonomy_guideline_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: taxonomy_guidelineversion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taxonomy_guidelineversion (
    id bigint NOT NULL,
    number integer NOT NULL,
    state character varying(6) NOT NULL,
    sha256 character varying(64) NOT NULL,
    frozen_at timestamp with time zone,
    change_reason text NOT NULL,
    markdown text NOT NULL,
    guideline_id bigint NOT NULL,
    revision integer NOT NULL,
    CONSTRAINT guideline_version_frozen_digest CHECK ((((frozen_at IS NULL) AND ((sha256)::text = ''::text) AND ((state)::text = 'draft'::text)) OR ((frozen_at IS NOT NULL) AND ((state)::text = 'frozen'::text) AND (NOT ((sha256)::text = ''::text))))),
    CONSTRAINT taxonomy_guidelineversion_number_check CHECK ((number >= 0)),
    CONSTRAINT taxonomy_guidelineversion_revision_check CHECK ((revision >= 0))
);


--
-- Name: taxonomy_guidelineversion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.taxonomy_guidelineversion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.taxonomy_guidelineversion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: taxonomy_labelschema; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taxonomy_labelschema (
    id bigint NOT NULL,
    name character varying(100) NOT NULL
);


--
-- Name: taxonomy_labelschema_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.taxonomy_labelschema ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.taxonomy_labelschema_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: taxonomy_labelschemaversion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taxonomy_labelschemaversion (
    id bigint NOT NULL,
    number integer NOT NULL,
    state character varying(6) NOT NULL,
    sha256 character varying(64) NOT NULL,
    frozen_at timestamp with time zone,
    change_reason text NOT NULL,
    document text NOT NULL,
    schema_id bigint NOT NULL,
    revision integer NOT NULL,
    CONSTRAINT label_schema_version_frozen_digest CHECK ((((frozen_at IS NULL) AND ((sha256)::text = ''::text) AND ((state)::text = 'draft'::text)) OR ((frozen_at IS NOT NULL) AND ((state)::text = 'frozen'::text) AND (NOT ((sha256)::text = ''::text))))),
    CONSTRAINT taxonomy_labelschemaversion_number_check CHECK ((number >= 0)),
    CONSTRAINT taxonomy_labelschemaversion_revision_check CHECK ((revision >= 0))
);


--
-- Name: taxonomy_labelschemaversion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.taxonomy_labelschemaversion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.taxonomy_labelschemaversion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: taxonomy_reasoncode; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taxonomy_reasoncode (
    id bigint NOT NULL,
    code character varying(64) NOT NULL,
    title character varying(200) NOT NULL,
    definition text NOT NULL,
    use_when text NOT NULL,
    avoid_when text NOT NULL,
    example text NOT NULL,
    counter_example text NOT NULL,
    requires_note boolean NOT NULL,
    "position" smallint NOT NULL,
    version_id bigint NOT NULL,
    aliases jsonb NOT NULL,
    CONSTRAINT taxonomy_reasoncode_position_check CHECK (("position" >= 0))
);


--
-- Name: taxonomy_reasoncode_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.taxonomy_reasoncode ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.taxonomy_reasoncode_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: taxonomy_rubric; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taxonomy_rubric (
    id bigint NOT NULL,
    name character varying(100) NOT NULL
);


--
-- Name: taxonomy_rubric_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.taxonomy_rubric ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.taxonomy_rubric_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: taxonomy_rubricversion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taxonomy_rubricversion (
    id bigint NOT NULL,
    number integer NOT NULL,
    revision integer NOT NULL,
    state character varying(6) NOT NULL,
    sha256 character varying(64) NOT NULL,
    frozen_at timestamp with time zone,
    change_reason text NOT NULL,
    document text NOT NULL,
    git_sha character varying(40) NOT NULL,
    author character varying(200) NOT NULL,
    rubric_id bigint NOT NULL,
    CONSTRAINT rubric_version_frozen_digest CHECK ((((frozen_at IS NULL) AND ((sha256)::text = ''::text) AND ((state)::text = 'draft'::text)) OR ((frozen_at IS NOT NULL) AND ((state)::text = 'frozen'::text) AND (NOT ((sha256)::text = ''::text))))),
    CONSTRAINT taxonomy_rubricversion_number_check CHECK ((number >= 0)),
    CONSTRAINT taxonomy_rubricversion_revision_check CHECK ((revision >= 0))
);


--
-- Name: taxonomy_rubricversion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.taxonomy_rubricversion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.taxonomy_rubricversion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: taxonomy_taxonomy; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taxonomy_taxonomy (
    id bigint NOT NULL,
    name character varying(100) NOT NULL
);


--
-- Name: taxonomy_taxonomy_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.taxonomy_taxonomy ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.taxonomy_taxonomy_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: taxonomy_taxonomymapping; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taxonomy_taxonomymapping (
    id bigint NOT NULL,
    document text NOT NULL,
    sha256 character varying(64) NOT NULL,
    stated_at timestamp with time zone NOT NULL,
    after_id bigint NOT NULL,
    before_id bigint NOT NULL
);


--
-- Name: taxonomy_taxonomymapping_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.taxonomy_taxonomymapping ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.taxonomy_taxonomymapping_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: taxonomy_taxonomyversion; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.taxonomy_taxonomyversion (
    id bigint NOT NULL,
    number integer NOT NULL,
    state character varying(6) NOT NULL,
    sha256 character varying(64) NOT NULL,
    frozen_at timestamp with time zone,
    change_reason text NOT NULL,
    taxonomy_id bigint NOT NULL,
    revision integer NOT NULL,
    CONSTRAINT taxonomy_taxonomyversion_number_check CHECK ((number >= 0)),
    CONSTRAINT taxonomy_taxonomyversion_revision_check CHECK ((revision >= 0)),
    CONSTRAINT taxonomy_version_frozen_digest CHECK ((((frozen_at IS NULL) AND ((sha256)::text = ''::text) AND ((state)::text = 'draft'::text)) OR ((frozen_at IS NOT NULL) AND ((state)::text = 'frozen'::text) AND (NOT ((sha256)::text = ''::text)))))
);


--
-- Name: taxonomy_taxonomyversion_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.taxonomy_taxonomyversion ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.taxonomy_taxonomyversion_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Data for Name: annotation_acceptance; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_adjudicationsession; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_agreementreport; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_agreementreport VALUES (1, 1, '{"annotators":[{"kind":"human","n_labels":3,"pseudonym":"reader-1"},{"kind":"human","n_labels":3,"pseudonym":"reader-2"}],"dataset":{"changeReason":"","contentDigestSha256":"01580c5605678088643a3e98b756eef30f511988b41d085173018f1ac6f68009","datasetName":"refunds","datasetVersion":"1","itemCount":3,"orderedItemIds":["refund-001","refund-002","refund-003"],"orderedItemIdsSha256":"ea986e066bc618a7e4bbe4ed95c32adb37b620fbcc596f893f3183ddae7098e0","schemaVersions":["1"]},"engine":"2","excluded":[],"fields":[{"annotators":["reader-1","reader-2"],"between":"human-human","categories":["right","wrong"],"excluded":[],"excluded_units":[],"field":"verdict","leave_one_annotator_out":[],"level":"nominal","main":"cohen_kappa","measures":[{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement_item_mean","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":"0.444444444444","interval":{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.368145868217","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.391918358845","status":"ok","value":"0.4","warnings":["n_below_30"]},{"expected":"0.6","interval":{"high":"0.912421202756","level":"0.95","low":"-0.375294330881","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.912421202756","level":"0.95","low":"-0.375294330881","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.999395850807","level":"0.95","low":"-0.99592304515","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha","observed":"0.333333333333","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.444444444444","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.941419372889","level":"0.95","low":"-0.627114818081","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.941419372889","level":"0.95","low":"-0.627114818081","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.994292880877","level":"0.95","low":"-0.977365291969","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-2.53510181983","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac1","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.894905443308","level":"0.95","low":"-0.650353197057","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.894905443308","level":"0.95","low":"-0.650353197057","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.973309323027","method":"linearised","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"scott_pi","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.921133060278","level":"0.95","low":"-0.631645167484","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.921133060278","level":"0.95","low":"-0.631645167484","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.998426992533","level":"0.95","low":"-0.993722781299","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-2.53510181983","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"bennett_s","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.921133060278","level":"0.95","low":"-0.631645167484","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.921133060278","level":"0.95","low":"-0.631645167484","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.998426992533","level":"0.95","low":"-0.993722781299","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-2.53510181983","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"pabak","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.894905443308","level":"0.95","low":"-0.650353197057","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.894905443308","level":"0.95","low":"-0.650353197057","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.999816885153","level":"0.95","low":"-0.999267741742","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-2.53510181983","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"fleiss_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":"0","interval":{"high":"0.965403245576","level":"0.95","low":"0.0817045127832","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.965403245576","level":"0.95","low":"0.0817045127832","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":75,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"positive_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.587944735792","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":"0","interval":{"high":"0.962858301256","level":"0.95","low":"0.064738008556","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.962858301256","level":"0.95","low":"0.064738008556","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":62,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"negative_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.587944735792","status":"ok","value":"0.666666666667","warnings":["n_below_30"]}],"n_annotators":2,"n_items":3,"n_pairable":3,"n_values":6,"not_applicable":[{"name":"cohen_kappa_linear","why":"needs ordinal data, not nominal"},{"name":"cohen_kappa_quadratic","why":"needs ordinal data, not nominal"},{"name":"krippendorff_alpha_nominal","why":"needs ordinal data, not nominal"},{"name":"krippendorff_alpha_interval","why":"needs ordinal data, not nominal"},{"name":"gwet_ac2_linear","why":"needs ordinal data, not nominal"},{"name":"gwet_ac2_quadratic","why":"needs ordinal data, not nominal"},{"name":"conger_kappa","why":"is for 3 annotators or more"},{"name":"light_kappa","why":"is for 3 annotators or more"},{"name":"within_one_agreement","why":"needs ordinal data, not nominal"},{"name":"mean_difference","why":"needs ordinal data, not nominal"},{"name":"icc_2_1","why":"needs interval or ratio data, not nominal"},{"name":"icc_3_1","why":"needs interval or ratio data, not nominal"},{"name":"lin_ccc","why":"needs interval or ratio data, not nominal"},{"name":"bland_altman","why":"needs interval or ratio data, not nominal"},{"name":"kendall_w","why":"needs interval or ordinal or ratio data, not nominal"}],"pairs":[{"annotators":["reader-1","reader-2"],"contingency":[[1,1],[0,1]],"diagnostics":{"bhapkar":{"freedom":1,"p_value":"0.22067136192","statistic":"1.5"},"bias_index":"0.333333333333","bowker":{"freedom":1,"p_value":"0.317310507863","statistic":"1"},"kappa_against_zero":{"p_value":"0.386476230771","z":"0.866025403784"},"kappa_maximum":"0.4","mcnemar":{"exact_p_value":"1","p_value":"1","statistic":"0"},"prevalence_index":"0","stuart_maxwell":{"freedom":1,"p_value":"0.317310507863","statistic":"1"}},"measures":[{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0.444444444444","interval":{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.368145868217","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.391918358845","status":"ok","value":"0.4","warnings":[]}],"n":3}],"per_category":[{"category":"right","category_coefficient":"0.333333333333","interval":{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0.4","n_labels":3,"positive_agreement":"0.666666666667","prevalence":"0.5"},{"category":"wrong","category_coefficient":"0.333333333333","interval":{"high":"0.897203556634","level":"0.95","low":"-0.325201647976","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0.4","n_labels":3,"positive_agreement":"0.666666666667","prevalence":"0.5"}],"planning":{"expected_width":"0.199726446244","large_sample_n":323,"n":322,"width":"0.2"},"slices":[],"title":"Verdict","warnings":[{"code":"n_below_30","message":"Only 3 units were labelled twice or more; read the intervals, not the values."}],"what_if":[],"without_identical_blocks":null},{"annotators":["reader-1","reader-2"],"between":"human-human","categories":["0","1","2"],"excluded":[],"excluded_units":[],"field":"tone","leave_one_annotator_out":[],"level":"ordinal","main":"cohen_kappa_quadratic","measures":[{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement_item_mean","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":"0.333333333333","interval":{"high":"0.876467965279","level":"0.95","low":"-0.147817992043","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.876467965279","level":"0.95","low":"-0.147817992043","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.11112614338","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.311804782231","status":"ok","value":"0.5","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.922074983785","level":"0.95","low":"-0.0952759563408","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.922074983785","level":"0.95","low":"-0.0952759563408","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.123443428106","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa_linear","observed":"0.833333333333","reason":null,"standard_error":"0.277159806428","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":"0.583333333333","interval":{"high":"0.956455526772","level":"0.95","low":"-0.0660347379982","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.956455526772","level":"0.95","low":"-0.0660347379982","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.408879268237","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa_quadratic","observed":"0.916666666667","reason":null,"standard_error":"0.199555060628","status":"ok","value":"0.8","warnings":["n_below_30"]},{"expected":"6","interval":{"high":"0.972843070839","level":"0.95","low":"-0.209573033926","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.972843070839","level":"0.95","low":"-0.209573033926","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.999999648703","level":"0.95","low":"-0.999977517213","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha","observed":"1.33333333333","reason":null,"standard_error":"0.618640484759","status":"ok","value":"0.777777777778","warnings":["n_below_30"]},{"expected":"0.733333333333","interval":{"high":"0.896701973375","level":"0.95","low":"-0.250249807571","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.896701973375","level":"0.95","low":"-0.250249807571","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.999524120645","level":"0.95","low":"-0.994512622472","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha_nominal","observed":"0.333333333333","reason":null,"standard_error":"0.581186525805","status":"ok","value":"0.545454545455","warnings":["n_below_30"]},{"expected":"1.93333333333","interval":{"high":"0.999999984288","level":"0.95","low":"-0.999998234635","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.999999984288","level":"0.95","low":"-0.999998234635","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":148,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha_interval","observed":"0.333333333333","reason":null,"standard_error":"0.596900472836","status":"ok","value":"0.827586206897","warnings":["n_below_30"]},{"expected":"0.305555555556","interval":{"high":"0.934772124159","level":"0.95","low":"-0.234981160953","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.934772124159","level":"0.95","low":"-0.234981160953","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.333333333333","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.996955563146","level":"0.95","low":"-0.969884912814","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-1.63264498198","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac1","observed":"0.666666666667","reason":null,"standard_error":"0.500306466079","status":"ok","value":"0.52","warnings":["n_below_30"]},{"expected":"0.509259259259","interval":{"high":"0.957763639704","level":"0.95","low":"-0.0435697774876","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.957763639704","level":"0.95","low":"-0.0435697774876","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.142857142857","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.99633836858","level":"0.95","low":"-0.916004257001","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.956485366939","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac2_linear","observed":"0.833333333333","reason":null,"standard_error":"0.375782761702","status":"ok","value":"0.660377358491","warnings":["n_below_30"]},{"expected":"0.611111111111","interval":{"high":"0.976263663995","level":"0.95","low":"-0.0653364253785","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.976263663995","level":"0.95","low":"-0.0653364253785","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.5","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.996927706314","level":"0.95","low":"-0.806944287862","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.292410115751","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac2_quadratic","observed":"0.916666666667","reason":null,"standard_error":"0.250572023629","status":"ok","value":"0.785714285714","warnings":["n_below_30"]},{"expected":"0.388888888889","interval":{"high":"0.87604236805","level":"0.95","low":"-0.500299769085","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.87604236805","level":"0.95","low":"-0.500299769085","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.531808030607","method":"linearised","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"scott_pi","observed":"0.666666666667","reason":null,"standard_error":"0.50325082141","status":"ok","value":"0.454545454545","warnings":["n_below_30"]},{"expected":"0.333333333333","interval":{"high":"0.922177680133","level":"0.95","low":"-0.30004450881","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.922177680133","level":"0.95","low":"-0.30004450881","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.5","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.997852411696","level":"0.95","low":"-0.980836327976","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-1.65132636487","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"bennett_s","observed":"0.666666666667","reason":null,"standard_error":"0.5","status":"ok","value":"0.5","warnings":["n_below_30"]},{"expected":"0.388888888889","interval":{"high":"0.87604236805","level":"0.95","low":"-0.500299769085","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.87604236805","level":"0.95","low":"-0.500299769085","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.99983219494","level":"0.95","low":"-0.998807331103","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-1.71076806594","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"fleiss_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.50325082141","status":"ok","value":"0.454545454545","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"1","level":"0.95","low":"0.438502968245","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"1","level":"0.95","low":"0.438502968245","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"within_one_agreement","observed":"1","reason":null,"standard_error":"0","status":"ok","value":"1","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"1.76755090992","level":"0.95","low":"-1.10088424325","method":"student_t","n_undefined":0,"seed":null,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"1.76755090992","level":"0.95","low":"-1.10088424325","method":"student_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"mean_difference","observed":null,"reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"1","level":"0.95","low":"0.5","method":"bootstrap","n_undefined":222,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"1","level":"0.95","low":"0.5","method":"bootstrap","n_undefined":222,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_complete":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"kendall_w","observed":null,"reason":null,"standard_error":null,"status":"ok","value":"0.928571428571","warnings":["n_below_30"]}],"n_annotators":2,"n_items":3,"n_pairable":3,"n_values":6,"not_applicable":[{"name":"pabak","why":"is for two categories, not 3"},{"name":"conger_kappa","why":"is for 3 annotators or more"},{"name":"light_kappa","why":"is for 3 annotators or more"},{"name":"positive_agreement","why":"is for two categories, not 3"},{"name":"negative_agreement","why":"is for two categories, not 3"},{"name":"icc_2_1","why":"needs interval or ratio data, not ordinal"},{"name":"icc_3_1","why":"needs interval or ratio data, not ordinal"},{"name":"lin_ccc","why":"needs interval or ratio data, not ordinal"},{"name":"bland_altman","why":"needs interval or ratio data, not ordinal"}],"pairs":[{"annotators":["reader-1","reader-2"],"contingency":[[1,0,0],[0,0,0],[0,1,1]],"diagnostics":{"bhapkar":{"freedom":1,"p_value":"0.22067136192","statistic":"1.5"},"bowker":{"freedom":1,"p_value":"0.317310507863","statistic":"1"},"kappa_against_zero":{"p_value":"0.133614402538","z":"1.5"},"kappa_maximum":"0.5","stuart_maxwell":{"freedom":1,"p_value":"0.317310507863","statistic":"1"}},"measures":[{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0.333333333333","interval":{"high":"0.876467965279","level":"0.95","low":"-0.147817992043","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.876467965279","level":"0.95","low":"-0.147817992043","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.11112614338","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.311804782231","status":"ok","value":"0.5","warnings":[]},{"expected":"0.5","interval":{"high":"0.922074983785","level":"0.95","low":"-0.0952759563408","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.922074983785","level":"0.95","low":"-0.0952759563408","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.123443428106","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa_linear","observed":"0.833333333333","reason":null,"standard_error":"0.277159806428","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0.583333333333","interval":{"high":"0.956455526772","level":"0.95","low":"-0.0660347379982","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.956455526772","level":"0.95","low":"-0.0660347379982","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.408879268237","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa_quadratic","observed":"0.916666666667","reason":null,"standard_error":"0.199555060628","status":"ok","value":"0.8","warnings":[]}],"n":3}],"per_category":[{"category":"0","category_coefficient":"1","interval":{"high":"1","level":"0.95","low":"0.0130890050323","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"1","n_labels":2,"positive_agreement":"1","prevalence":"0.333333333333"},{"category":"1","category_coefficient":"-0.2","interval":{"high":"0.776795791398","level":"0.95","low":"-0.418084732951","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0","n_labels":1,"positive_agreement":"0","prevalence":"0.166666666667"},{"category":"2","category_coefficient":"0.333333333333","interval":{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0.4","n_labels":3,"positive_agreement":"0.666666666667","prevalence":"0.5"}],"planning":{"expected_width":"0.199778445536","large_sample_n":215,"n":206,"width":"0.2"},"slices":[],"title":"Tone","warnings":[{"code":"n_below_30","message":"Only 3 units were labelled twice or more; read the intervals, not the values."}],"what_if":[{"categories":["1","2"],"change":"merge","gain":"0.5","interval":{"high":"1","level":"0.95","low":"0.0130890050323","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"measure":"cohen_kappa","value":"1"},{"categories":["1"],"change":"drop","gain":"0.5","interval":{"high":"1","level":"0.95","low":"-0.0844026991443","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"measure":"cohen_kappa","value":"1"},{"categories":["0","1"],"change":"merge","gain":"-0.1","interval":{"high":"0.897203556634","level":"0.95","low":"-0.325201647976","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"measure":"cohen_kappa","value":"0.4"},{"categories":["0","2"],"change":"merge","gain":"-0.5","interval":{"high":"0.793803528272","level":"0.95","low":"-0.392134402061","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"measure":"cohen_kappa","value":"0"},{"categories":["0"],"change":"drop","gain":"-0.5","interval":{"high":"0.72993474005","level":"0.95","low":"-0.601234940193","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"measure":"cohen_kappa","value":"0"}],"without_identical_blocks":null},{"annotators":["reader-1","reader-2"],"any_code":{"alpha":"0.444444444444","gwet_ac1":"0.333333333333","interval":{"high":"0.897203556634","level":"0.95","low":"-0.325201647976","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0.4","measures":[{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0.444444444444","interval":{"high":"0.897203556634","level":"0.95","low":"-0.325201647976","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.897203556634","level":"0.95","low":"-0.325201647976","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.368145868217","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.391918358845","status":"ok","value":"0.4","warnings":[]},{"expected":"0.6","interval":{"high":"0.914331207084","level":"0.95","low":"-0.387614312811","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.914331207084","level":"0.95","low":"-0.387614312811","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.999395850807","level":"0.95","low":"-0.99592304515","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha","observed":"0.333333333333","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.444444444444","warnings":[]},{"expected":"0","interval":{"high":"0.968019318781","level":"0.95","low":"0.0685998530549","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.968019318781","level":"0.95","low":"0.0685998530549","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":75,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"positive_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.587944735792","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0","interval":{"high":"0.966567114729","level":"0.95","low":"0.0717383347597","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.966567114729","level":"0.95","low":"0.0717383347597","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":62,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"negative_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.587944735792","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0.5","interval":{"high":"0.94730621304","level":"0.95","low":"-0.632429415841","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.94730621304","level":"0.95","low":"-0.632429415841","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.994292880877","level":"0.95","low":"-0.977365291969","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-2.53510181983","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac1","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":[]}],"n_labels":3,"positive_agreement":"0.666666666667","prevalence":"0.5"},"between":"human-human","categories":["POLICY","UNHELPFUL"],"excluded":[],"excluded_units":[],"field":"reasons","leave_one_annotator_out":[],"level":"set","main":"masi_alpha","measures":[{"expected":null,"interval":{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.333333333333","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement_item_mean","observed":"0.333333333333","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"jaccard_mean","observed":"0.5","reason":null,"standard_error":"0.288675134595","status":"ok","value":"0.5","warnings":["n_below_30"]},{"expected":"0.755555555556","interval":{"high":"0.959985377487","level":"0.95","low":"-0.886084224923","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.959985377487","level":"0.95","low":"-0.886084224923","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"0.615384615385","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"masi_alpha","observed":"0.555555555556","reason":null,"standard_error":"0.361922383656","status":"ok","value":"0.264705882353","warnings":["n_below_30"]},{"expected":"0.733333333333","interval":{"high":"0.980757487027","level":"0.95","low":"-0.929921685839","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.980757487027","level":"0.95","low":"-0.929921685839","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"0.705882352941","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"jaccard_alpha","observed":"0.5","reason":null,"standard_error":"0.415145370939","status":"ok","value":"0.318181818182","warnings":["n_below_30"]},{"expected":"0.8","interval":{"high":"0.873673286395","level":"0.95","low":"-0.76655500412","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.873673286395","level":"0.95","low":"-0.76655500412","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"0.444444444444","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha_nominal","observed":"0.666666666667","reason":null,"standard_error":"0.266666666667","status":"ok","value":"0.166666666667","warnings":["n_below_30"]}],"n_annotators":2,"n_empty_sets":3,"n_items":3,"n_pairable":3,"n_values":6,"not_applicable":[],"pairs":[{"annotators":["reader-1","reader-2"],"contingency":null,"measures":[{"expected":null,"interval":{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.333333333333","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":[]},{"expected":null,"interval":{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement_item_mean","observed":"0.333333333333","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":[]},{"expected":null,"interval":{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"jaccard_mean","observed":"0.5","reason":null,"standard_error":"0.288675134595","status":"ok","value":"0.5","warnings":[]},{"expected":"0.755555555556","interval":{"high":"0.959985377487","level":"0.95","low":"-0.886084224923","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.959985377487","level":"0.95","low":"-0.886084224923","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"masi_alpha","observed":"0.555555555556","reason":null,"standard_error":"0.361922383656","status":"ok","value":"0.264705882353","warnings":[]},{"expected":"0.733333333333","interval":{"high":"0.980757487027","level":"0.95","low":"-0.929921685839","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.980757487027","level":"0.95","low":"-0.929921685839","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"jaccard_alpha","observed":"0.5","reason":null,"standard_error":"0.415145370939","status":"ok","value":"0.318181818182","warnings":[]},{"expected":"0.8","interval":{"high":"0.873673286395","level":"0.95","low":"-0.76655500412","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.873673286395","level":"0.95","low":"-0.76655500412","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha_nominal","observed":"0.666666666667","reason":null,"standard_error":"0.266666666667","status":"ok","value":"0.166666666667","warnings":[]}],"n":3}],"per_category":[{"alpha":"-0.25","category":"POLICY","gwet_ac1":"-0.2","interval":{"high":"0.422791454193","level":"0.95","low":"-0.606705475195","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0","measures":[{"expected":null,"interval":{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.333333333333","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":[]},{"expected":"0.333333333333","interval":{"high":"0.422791454193","level":"0.95","low":"-0.606705475195","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.422791454193","level":"0.95","low":"-0.606705475195","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.333333333333","reason":null,"standard_error":"0","status":"ok","value":"0","warnings":[]},{"expected":"0.533333333333","interval":{"high":"0.481948908217","level":"0.95","low":"-0.603871136237","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.481948908217","level":"0.95","low":"-0.603871136237","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"},{"high":"0.854990895873","level":"0.95","low":"-0.945256462908","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"-0.25","warnings":[]},{"expected":"0","interval":{"high":"0.696157596486","level":"0.95","low":"0","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.696157596486","level":"0.95","low":"0","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"positive_agreement","observed":"0","reason":null,"standard_error":"0","status":"ok","value":"0","warnings":[]},{"expected":"0","interval":{"high":"0.890630650406","level":"0.95","low":"0.0435799594097","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.890630650406","level":"0.95","low":"0.0435799594097","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"negative_agreement","observed":"0.5","reason":null,"standard_error":"0.444444444444","status":"ok","value":"0.5","warnings":[]},{"expected":"0.444444444444","interval":{"high":"0.758141564533","level":"0.95","low":"-0.919209164571","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.758141564533","level":"0.95","low":"-0.919209164571","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.99769719575","level":"0.95","low":"-0.998975876346","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-3.81422829299","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac1","observed":"0.333333333333","reason":null,"standard_error":"0.84","status":"ok","value":"-0.2","warnings":[]}],"n_both":0,"n_labels":2,"n_one":2,"positive_agreement":"0","prevalence":"0.333333333333"},{"alpha":"1","category":"UNHELPFUL","gwet_ac1":"1","interval":{"high":"1","level":"0.95","low":"0.0130890050323","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"1","measures":[{"expected":null,"interval":{"high":"1","level":"0.95","low":"0.438502968245","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"1","level":"0.95","low":"0.438502968245","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"1","reason":null,"standard_error":"0","status":"ok","value":"1","warnings":[]},{"expected":"0.555555555556","interval":{"high":"1","level":"0.95","low":"0.0130890050323","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"1","level":"0.95","low":"0.0130890050323","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"1","reason":null,"standard_error":"0","status":"ok","value":"1","warnings":[]},{"expected":"0.533333333333","interval":{"high":"1","level":"0.95","low":"0.0166861320191","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"1","level":"0.95","low":"0.0166861320191","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha","observed":"0","reason":null,"standard_error":null,"status":"ok","value":"1","warnings":[]},{"expected":"0","interval":{"high":"1","level":"0.95","low":"0.17831882388","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"1","level":"0.95","low":"0.17831882388","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"positive_agreement","observed":"1","reason":null,"standard_error":null,"status":"ok","value":"1","warnings":[]},{"expected":"0","interval":{"high":"1","level":"0.95","low":"0.461098105464","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"1","level":"0.95","low":"0.461098105464","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"negative_agreement","observed":"1","reason":null,"standard_error":"0","status":"ok","value":"1","warnings":[]},{"expected":"0.444444444444","interval":{"high":"1","level":"0.95","low":"-0.0278900681074","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"1","level":"0.95","low":"-0.0278900681074","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac1","observed":"1","reason":null,"standard_error":"0","status":"ok","value":"1","warnings":[]}],"n_both":1,"n_labels":2,"n_one":0,"positive_agreement":"1","prevalence":"0.333333333333"}],"planning":null,"slices":[],"title":"Reasons","warnings":[{"code":"n_below_30","message":"Only 3 units were labelled twice or more; read the intervals, not the values."}],"what_if":[],"which_code":{"measures":[{"expected":null,"interval":{"high":"0.793450685623","level":"0.95","low":"0","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.793450685623","level":"0.95","low":"0","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"raw_agreement","observed":"0","reason":null,"standard_error":null,"status":"ok","value":"0","warnings":[]},{"expected":null,"interval":{"high":"0.793450685623","level":"0.95","low":"0","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"interval_reason":null,"intervals":[{"high":"0.793450685623","level":"0.95","low":"0","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"raw_agreement_item_mean","observed":"0","reason":null,"standard_error":null,"status":"ok","value":"0","warnings":[]},{"expected":null,"interval":{"high":"0.784930135999","level":"0.95","low":"0.0961803474966","method":"pattern_posterior","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.784930135999","level":"0.95","low":"0.0961803474966","method":"pattern_posterior","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"jaccard_mean","observed":"0.5","reason":null,"standard_error":null,"status":"ok","value":"0.5","warnings":[]},{"expected":"0.666666666667","interval":{"high":"0.662880453091","level":"0.95","low":"0","method":"pattern_posterior","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.662880453091","level":"0.95","low":"0","method":"pattern_posterior","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"masi_alpha","observed":"0.666666666667","reason":null,"standard_error":null,"status":"ok","value":"0","warnings":[]},{"expected":"0.5","interval":{"high":"0.712143441448","level":"0.95","low":"0","method":"pattern_posterior","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.712143441448","level":"0.95","low":"0","method":"pattern_posterior","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"jaccard_alpha","observed":"0.5","reason":null,"standard_error":null,"status":"ok","value":"0","warnings":[]},{"expected":"1","interval":{"high":"0.610713993522","level":"0.95","low":"0","method":"pattern_posterior","n_undefined":0,"seed":11,"unit":"unit"},"interval_reason":null,"intervals":[{"high":"0.610713993522","level":"0.95","low":"0","method":"pattern_posterior","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"krippendorff_alpha_nominal","observed":"1","reason":null,"standard_error":null,"status":"ok","value":"0","warnings":[]}],"n_items":1,"n_pairs":1},"without_identical_blocks":null}],"format":"concord-agreement-report/2","gate":{"blindness":"attested","field":"","gate":"READY","kappa":null,"reason":"3 of 3 cases have 2 labels by different people","threshold":""},"inputs_sha256":"75e12208c171d387a0c335da8eb86329162c78b5b74cd2949688789416b079d5","n_cases":3,"n_double":3,"self_consistency":[],"study":{"blindness":"attested","k":2,"name":"refund-doubles","pilot":false,"pins":{"dataset":{"name":"refunds","sha256":"01580c5605678088643a3e98b756eef30f511988b41d085173018f1ac6f68009","version":"1"},"schema":{"name":"refund-review","sha256":"5a2f35361bb30164bcaf8cb79645cc213d6de8fa382e5bdd1bbd97c5fb0225b1","version":1},"taxonomy":{"name":"refund-reasons","sha256":"aed09a9c157fa0efb7835717e4eabb54dba8e16bc06e38714af44447c2a73342","version":1}},"project":"shop","seed":11,"threshold":"","threshold_field":"","unblindings":[]},"time":[],"warnings":[]}', 'a4d910e9684cb51ce3d3f18d58c0d944098a92d744762542d25f3d5f86b451db', '75e12208c171d387a0c335da8eb86329162c78b5b74cd2949688789416b079d5', '2', '2026-11-30 14:02:12.104046+00', 1);


--
-- Data for Name: annotation_annotator; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_annotator VALUES (1, 'reader-1', 'human', NULL, 1);
INSERT INTO public.annotation_annotator VALUES (2, 'reader-2', 'human', NULL, 1);
INSERT INTO public.annotation_annotator VALUES (3, 'chair', 'human', NULL, 1);


--
-- Data for Name: annotation_apitoken; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_assignment; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_assignment VALUES (1, 1, 1, 2, 1, 96838222179577386, 'submitted', 1, '4a9d2dca-9745-4d63-a1c6-c42cdb0990e1');
INSERT INTO public.annotation_assignment VALUES (2, 2, 1, 1, 1, 417436359658395971, 'submitted', 1, '8777beda-04c4-4fbf-8b75-3af4f733cb92');
INSERT INTO public.annotation_assignment VALUES (3, 1, 1, 2, 2, 309759245396543084, 'submitted', 1, '0c843c16-c964-4a46-a66b-d5938b34ec7f');
INSERT INTO public.annotation_assignment VALUES (4, 2, 1, 1, 2, 1120563281378937236, 'submitted', 1, '6556b5f3-4351-4d68-a163-2cd2aa7eb0b5');
INSERT INTO public.annotation_assignment VALUES (5, 1, 1, 1, 3, 248499652681238223, 'submitted', 1, '07d17c24-5f01-4709-b466-dce473777af9');
INSERT INTO public.annotation_assignment VALUES (6, 2, 1, 2, 3, 1002055447309245625, 'submitted', 1, 'f29670e8-89ae-4bcf-8c4a-f930fc0a4981');


--
-- Data for Name: annotation_attempt; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_auditchain; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_auditchain VALUES (1, 'shop');
INSERT INTO public.annotation_auditchain VALUES (2, 'installation');


--
-- Data for Name: annotation_auditevent; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_auditevent VALUES (1, 1, 'project.created', '{"action":"project.created","actor":"command line","at":"2026-11-30T14:01:56.107089+00:00","chain":"shop","previous":"0000000000000000000000000000000000000000000000000000000000000000","sequence":1,"subject":{"project":"shop"}}', '0000000000000000000000000000000000000000000000000000000000000000', 'df51cce96d131d80950ae40d046872fe1882fbef0bda83eec322f0459cba9096', 1);
INSERT INTO public.annotation_auditevent VALUES (2, 2, 'cases.imported', '{"action":"cases.imported","actor":"command line","at":"2026-11-30T14:01:56.107089+00:00","chain":"shop","previous":"df51cce96d131d80950ae40d046872fe1882fbef0bda83eec322f0459cba9096","sequence":2,"subject":{"added":3,"dataset":"refunds","file":"cases.jsonl","version":"1"}}', 'df51cce96d131d80950ae40d046872fe1882fbef0bda83eec322f0459cba9096', 'cdb6143ebbbe75eb2703cd0416c253a692b60e77956f80209edc7635dd640b2f', 1);
INSERT INTO public.annotation_auditevent VALUES (3, 3, 'outputs.imported', '{"action":"outputs.imported","actor":"command line","at":"2026-11-30T14:01:59.111944+00:00","chain":"shop","previous":"cdb6143ebbbe75eb2703cd0416c253a692b60e77956f80209edc7635dd640b2f","sequence":3,"subject":{"added":3,"dataset":"refunds","version":"1"}}', 'cdb6143ebbbe75eb2703cd0416c253a692b60e77956f80209edc7635dd640b2f', '873ce1d4f27d6945112017d175d696dedf6fdca8696887b4ba558a3a42938f55', 1);
INSERT INTO public.annotation_auditevent VALUES (4, 1, 'schema.frozen', '{"action":"schema.frozen","actor":"library","at":"2026-11-30T14:02:02.148683+00:00","chain":"installation","previous":"0000000000000000000000000000000000000000000000000000000000000000","sequence":1,"subject":{"name":"refund-review","number":1,"reason":"","sha256":"5a2f35361bb30164bcaf8cb79645cc213d6de8fa382e5bdd1bbd97c5fb0225b1"}}', '0000000000000000000000000000000000000000000000000000000000000000', '4b64c6464e3495e4e0120bb8f57566db0ab30c9a55fa51f9db5431b0d98f5eda', 2);
INSERT INTO public.annotation_auditevent VALUES (5, 2, 'taxonomy.frozen', '{"action":"taxonomy.frozen","actor":"library","at":"2026-11-30T14:02:02.148683+00:00","chain":"installation","previous":"4b64c6464e3495e4e0120bb8f57566db0ab30c9a55fa51f9db5431b0d98f5eda","sequence":2,"subject":{"name":"refund-reasons","number":1,"reason":"","sha256":"aed09a9c157fa0efb7835717e4eabb54dba8e16bc06e38714af44447c2a73342"}}', '4b64c6464e3495e4e0120bb8f57566db0ab30c9a55fa51f9db5431b0d98f5eda', '3dbbc457ac0f1de839ad11e11dcf9cd83f103a90b37621e388b8b358ffe0fdbb', 2);
INSERT INTO public.annotation_auditevent VALUES (6, 4, 'annotator.added', '{"action":"annotator.added","actor":"command line","at":"2026-11-30T14:02:02.148683+00:00","chain":"shop","previous":"873ce1d4f27d6945112017d175d696dedf6fdca8696887b4ba558a3a42938f55","sequence":4,"subject":{"annotator":"reader-1","kind":"human"}}', '873ce1d4f27d6945112017d175d696dedf6fdca8696887b4ba558a3a42938f55', '8c319f8e06e7dfeadb0b45fd33fee83075587806b8129b9987bc288b9b84d86b', 1);
INSERT INTO public.annotation_auditevent VALUES (7, 5, 'annotator.added', '{"action":"annotator.added","actor":"command line","at":"2026-11-30T14:02:02.148683+00:00","chain":"shop","previous":"8c319f8e06e7dfeadb0b45fd33fee83075587806b8129b9987bc288b9b84d86b","sequence":5,"subject":{"annotator":"reader-2","kind":"human"}}', '8c319f8e06e7dfeadb0b45fd33fee83075587806b8129b9987bc288b9b84d86b', 'c652aa0da42ce9172548fb5464bcaaf33669eed6b09a4b8babaeabb18400a027', 1);
INSERT INTO public.annotation_auditevent VALUES (8, 6, 'study.created', '{"action":"study.created","actor":"command line","at":"2026-11-30T14:02:02.148683+00:00","chain":"shop","previous":"c652aa0da42ce9172548fb5464bcaaf33669eed6b09a4b8babaeabb18400a027","sequence":6,"subject":{"annotators":{"reader-1":"human","reader-2":"human"},"excluded_studies":[],"k":2,"seed":11,"study":"refund-doubles"}}', 'c652aa0da42ce9172548fb5464bcaaf33669eed6b09a4b8babaeabb18400a027', '118ea32edd9833b15b7e83430c0677be36cbf8cbbc525fd0576d18c90846988c', 1);
INSERT INTO public.annotation_auditevent VALUES (9, 7, 'dataset.released', '{"action":"dataset.released","actor":"command line","at":"2026-11-30T14:02:02.148683+00:00","chain":"shop","previous":"118ea32edd9833b15b7e83430c0677be36cbf8cbbc525fd0576d18c90846988c","sequence":7,"subject":{"dataset":"refunds","sha256":"01580c5605678088643a3e98b756eef30f511988b41d085173018f1ac6f68009","version":"1"}}', '118ea32edd9833b15b7e83430c0677be36cbf8cbbc525fd0576d18c90846988c', '0b640e01387035ba6a10b33ff0dbd28164b91f0b0dc6cb6aae02607fa5a4c808', 1);
INSERT INTO public.annotation_auditevent VALUES (10, 8, 'study.opened', '{"action":"study.opened","actor":"command line","at":"2026-11-30T14:02:02.148683+00:00","chain":"shop","previous":"0b640e01387035ba6a10b33ff0dbd28164b91f0b0dc6cb6aae02607fa5a4c808","sequence":8,"subject":{"cases":3,"study":"refund-doubles"}}', '0b640e01387035ba6a10b33ff0dbd28164b91f0b0dc6cb6aae02607fa5a4c808', '2115a810bc0d8cd014858a08432b9ecb5b1d76324e82019065707846ab770805', 1);
INSERT INTO public.annotation_auditevent VALUES (11, 9, 'labels.imported', '{"action":"labels.imported","actor":"command line","at":"2026-11-30T14:02:05.378798+00:00","chain":"shop","previous":"2115a810bc0d8cd014858a08432b9ecb5b1d76324e82019065707846ab770805","sequence":9,"subject":{"added":4,"file":"labels.csv","study":"refund-doubles"}}', '2115a810bc0d8cd014858a08432b9ecb5b1d76324e82019065707846ab770805', '1135c59c217aa48230db196e96978fa5a712fb197f03bd55ca47b50ecce10a76', 1);
INSERT INTO public.annotation_auditevent VALUES (12, 10, 'labels.imported', '{"action":"labels.imported","actor":"command line","at":"2026-11-30T14:02:08.502677+00:00","chain":"shop","previous":"1135c59c217aa48230db196e96978fa5a712fb197f03bd55ca47b50ecce10a76","sequence":10,"subject":{"added":2,"file":"labels.jsonl","study":"refund-doubles"}}', '1135c59c217aa48230db196e96978fa5a712fb197f03bd55ca47b50ecce10a76', 'c1122543f39ccdc5c4b90b2440aad19646175cc70e778ce922c5d865df9d8caf', 1);
INSERT INTO public.annotation_auditevent VALUES (13, 11, 'study.blindness_attested', '{"action":"study.blindness_attested","actor":"command line","at":"2026-11-30T14:02:11.555194+00:00","chain":"shop","previous":"c1122543f39ccdc5c4b90b2440aad19646175cc70e778ce922c5d865df9d8caf","sequence":11,"subject":{"statement":"The readers sat in two rooms.","study":"refund-doubles"}}', 'c1122543f39ccdc5c4b90b2440aad19646175cc70e778ce922c5d865df9d8caf', '8c152c7789bdd50aef295674f67bf0cad948aaeafb5753f7f8588c5b1911fcfe', 1);
INSERT INTO public.annotation_auditevent VALUES (14, 12, 'study.closed', '{"action":"study.closed","actor":"command line","at":"2026-11-30T14:02:11.555194+00:00","chain":"shop","previous":"8c152c7789bdd50aef295674f67bf0cad948aaeafb5753f7f8588c5b1911fcfe","sequence":12,"subject":{"study":"refund-doubles"}}', '8c152c7789bdd50aef295674f67bf0cad948aaeafb5753f7f8588c5b1911fcfe', 'ef42884b1c4c8aafcdcb6911f9aca22f1cf2c8b2675e959f2a610abbf0550099', 1);
INSERT INTO public.annotation_auditevent VALUES (15, 13, 'report.sealed', '{"action":"report.sealed","actor":"system","at":"2026-11-30T14:02:12.104046+00:00","chain":"shop","previous":"ef42884b1c4c8aafcdcb6911f9aca22f1cf2c8b2675e959f2a610abbf0550099","sequence":13,"subject":{"gate":"READY","inputs":"75e12208c171d387a0c335da8eb86329162c78b5b74cd2949688789416b079d5","report":"a4d910e9684cb51ce3d3f18d58c0d944098a92d744762542d25f3d5f86b451db","study":"refund-doubles"}}', 'ef42884b1c4c8aafcdcb6911f9aca22f1cf2c8b2675e959f2a610abbf0550099', 'bfaf0fa240da9518c96e2bac23af7c6bf5323ff1b74fa005cda690c070e7e179', 1);
INSERT INTO public.annotation_auditevent VALUES (16, 14, 'annotator.added', '{"action":"annotator.added","actor":"command line","at":"2026-11-30T14:02:15.467960+00:00","chain":"shop","previous":"bfaf0fa240da9518c96e2bac23af7c6bf5323ff1b74fa005cda690c070e7e179","sequence":14,"subject":{"annotator":"chair","kind":"human"}}', 'bfaf0fa240da9518c96e2bac23af7c6bf5323ff1b74fa005cda690c070e7e179', '5a64dc76a0270b3cb1adc47501bbe837f4eb4997ce66a7c9f2f4d4e37ae7e4c1', 1);
INSERT INTO public.annotation_auditevent VALUES (17, 15, 'case.ruled', '{"action":"case.ruled","actor":"chair","at":"2026-11-30T14:02:15.467960+00:00","chain":"shop","previous":"5a64dc76a0270b3cb1adc47501bbe837f4eb4997ce66a7c9f2f4d4e37ae7e4c1","sequence":15,"subject":{"case":"refund-001","ruling":1,"sha256":"142acef7e258e8769baa95f2c94fc9fb0704b3813bdfd704558a09701b019789","study":"refund-doubles"}}', '5a64dc76a0270b3cb1adc47501bbe837f4eb4997ce66a7c9f2f4d4e37ae7e4c1', '24151a2bf093b7617e5d49ebbfb99d7cbb1f6128576c384ef7f8cea8c8728def', 1);
INSERT INTO public.annotation_auditevent VALUES (18, 16, 'case.ruled', '{"action":"case.ruled","actor":"chair","at":"2026-11-30T14:02:15.467960+00:00","chain":"shop","previous":"24151a2bf093b7617e5d49ebbfb99d7cbb1f6128576c384ef7f8cea8c8728def","sequence":16,"subject":{"case":"refund-002","ruling":1,"sha256":"2b71b8da517ca1152c5be13b23d432c283f186533557b33101f97073d29f4e11","study":"refund-doubles"}}', '24151a2bf093b7617e5d49ebbfb99d7cbb1f6128576c384ef7f8cea8c8728def', '637bbfeb9e51c0ebd3c56177c8f4f2f9581d9493a8ee31ac9433673e7021be92', 1);
INSERT INTO public.annotation_auditevent VALUES (19, 17, 'case.ruled', '{"action":"case.ruled","actor":"chair","at":"2026-11-30T14:02:18.875707+00:00","chain":"shop","previous":"637bbfeb9e51c0ebd3c56177c8f4f2f9581d9493a8ee31ac9433673e7021be92","sequence":17,"subject":{"case":"refund-003","ruling":1,"sha256":"0bb8da6d9d73c87c9be0e577a01f856147cdf26e593138b00c291aafb2e73b13","study":"refund-doubles"}}', '637bbfeb9e51c0ebd3c56177c8f4f2f9581d9493a8ee31ac9433673e7021be92', 'e0b155540b0228f445e54e8e347878a5d178ce64cc56e56249f4ba21363a2d56', 1);
INSERT INTO public.annotation_auditevent VALUES (20, 18, 'study.adjudicated', '{"action":"study.adjudicated","actor":"system","at":"2026-11-30T14:02:18.875707+00:00","chain":"shop","previous":"e0b155540b0228f445e54e8e347878a5d178ce64cc56e56249f4ba21363a2d56","sequence":18,"subject":{"study":"refund-doubles"}}', 'e0b155540b0228f445e54e8e347878a5d178ce64cc56e56249f4ba21363a2d56', '645ec0c0df1ea41c0a3d5c69b9f2f800931148cc325f43f7c8ea680e60853396', 1);
INSERT INTO public.annotation_auditevent VALUES (21, 19, 'release.created', '{"action":"release.created","actor":"command line","at":"2026-11-30T14:02:22.237473+00:00","chain":"shop","previous":"645ec0c0df1ea41c0a3d5c69b9f2f800931148cc325f43f7c8ea680e60853396","sequence":19,"subject":{"content":"7b55d8776b9e4bba83f67c98063353de3b6a241897143a5baa782022fa09ffca","manifest":"1d820df2f4564d52f86bf8600ea74f2aaf46a1effad9ac28470327b336305c5f","release":"v1","status":"ground_truth"}}', '645ec0c0df1ea41c0a3d5c69b9f2f800931148cc325f43f7c8ea680e60853396', '2c347f5ec2766603eb654a542206f6fd363312520ffb53211f3ab56a68714641', 1);


--
-- Data for Name: annotation_blindcomparison; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_blinddecision; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_blindkey; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_blindpair; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_blindreveal; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_blindrun; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_boardopening; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_calibration; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_calibrationreport; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_case; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_case VALUES (1, 'refund-001', 'refund', 'returns', 'test', '{"id":"refund-001","input":{"question":"A customer returns shoes after 40 days. What does the policy allow?"},"metadata":{"family":"returns"},"schemaVersion":"1","split":"test","task":"refund"}', '000eb79f7af653d76337dd7f5a003d3c6047a1fbd67806180d72c4ef3e3cfb51', 1);
INSERT INTO public.annotation_case VALUES (2, 'refund-002', 'refund', 'delivery', 'test', '{"id":"refund-002","input":{"question":"The parcel never arrived and tracking stops in transit."},"metadata":{"family":"delivery"},"schemaVersion":"1","split":"test","task":"refund"}', '78ee3f578ca516ef90786da55b7cc08b2ebded4e61198b06ffc152097a6c1706', 1);
INSERT INTO public.annotation_case VALUES (3, 'refund-003', 'refund', 'returns', 'test', '{"id":"refund-003","input":{"question":"A gift was bought with a voucher and arrived broken."},"metadata":{"family":"returns"},"schemaVersion":"1","split":"test","task":"refund"}', '79d9af124e3856b9ebb2fc58310ebbe9e9f1237cc2882cd8f00ad781451e5a6c', 1);


--
-- Data for Name: annotation_caseagreement; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_caseagreement VALUES (1, 2, true, 1, 'tone', false, 1, 1);
INSERT INTO public.annotation_caseagreement VALUES (2, 2, true, 1, 'reasons', false, 1, 2);
INSERT INTO public.annotation_caseagreement VALUES (3, 2, true, 2, 'verdict reasons', false, 1, 3);


--
-- Data for Name: annotation_casespec; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_checkrun; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_clauseflag; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_cluster; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_clusternote; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_clustersuggestion; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_codebook; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_codebook VALUES (1, 'answer', 'reasons', '[[],["UNHELPFUL"],["POLICY","UNHELPFUL"],["POLICY"]]', 1);
INSERT INTO public.annotation_codebook VALUES (2, 'answer', 'tone', '["0","1","2"]', 1);
INSERT INTO public.annotation_codebook VALUES (3, 'answer', 'verdict', '["right","wrong"]', 1);
INSERT INTO public.annotation_codebook VALUES (4, 'case', 'schema_version', '["1"]', 1);


--
-- Data for Name: annotation_codeorigin; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_codeoriginnote; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_codeseal; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_codeseal VALUES (1, 3, 6, 65536, '7074af86a9a176107ea0e9f2b5bf6a05dce55e5a987eb673733dd2e9d0ddfe03', '75e12208c171d387a0c335da8eb86329162c78b5b74cd2949688789416b079d5', '2026-11-30 14:02:11.655467+00', 1);


--
-- Data for Name: annotation_codevector; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_codevector VALUES (1, 'answer', 'reasons', 'reader-1', 0, 1, '\x010201', 1);
INSERT INTO public.annotation_codevector VALUES (2, 'answer', 'reasons', 'reader-2', 0, 1, '\x010304', 1);
INSERT INTO public.annotation_codevector VALUES (3, 'answer', 'tone', 'reader-1', 0, 1, '\x030103', 1);
INSERT INTO public.annotation_codevector VALUES (4, 'answer', 'tone', 'reader-2', 0, 1, '\x020103', 1);
INSERT INTO public.annotation_codevector VALUES (5, 'answer', 'verdict', 'reader-1', 0, 1, '\x010201', 1);
INSERT INTO public.annotation_codevector VALUES (6, 'answer', 'verdict', 'reader-2', 0, 1, '\x010202', 1);
INSERT INTO public.annotation_codevector VALUES (7, 'case', 'case', '', 0, 1, '\x010203', 1);
INSERT INTO public.annotation_codevector VALUES (8, 'case', 'due', '', 0, 1, '\x020202', 1);
INSERT INTO public.annotation_codevector VALUES (9, 'label', '', 'reader-1', 0, 1, '\x010101', 1);
INSERT INTO public.annotation_codevector VALUES (10, 'label', '', 'reader-2', 0, 1, '\x010101', 1);
INSERT INTO public.annotation_codevector VALUES (11, 'slice', 'family', '', 0, 1, '\x010201', 1);
INSERT INTO public.annotation_codevector VALUES (12, 'slice', 'split', '', 0, 1, '\x010101', 1);


--
-- Data for Name: annotation_countedshard; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_dataset; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_dataset VALUES (1, 'refunds', 1);


--
-- Data for Name: annotation_datasetcheck; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_datasetversion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_datasetversion VALUES (1, '1', 'released', '', '2026-11-30 14:01:56.107089+00', '2026-11-30 14:02:02.148683+00', '01580c5605678088643a3e98b756eef30f511988b41d085173018f1ac6f68009', 1, '');


--
-- Data for Name: annotation_disputedfield; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_disputedfield VALUES (1, 'tone', 'cc3f2a1ffd63c4db19e0114b93a94b774e4a2d07a2a5ec5b193303ac1387d633', 1, 1);
INSERT INTO public.annotation_disputedfield VALUES (2, 'reasons', '507b20197a4524456381c5f76711dfa96897e846e77adb111c91bd556f814032', 1, 2);
INSERT INTO public.annotation_disputedfield VALUES (3, 'verdict', 'f63ef1078202131cfafd1b2235aa2615b56fce67400f5fed0ed37b844a03556b', 1, 3);
INSERT INTO public.annotation_disputedfield VALUES (4, 'reasons', '507b20197a4524456381c5f76711dfa96897e846e77adb111c91bd556f814032', 1, 3);


--
-- Data for Name: annotation_draftcode; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_fixture; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_fixturerun; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_fixturesettlement; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_flag; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_gapresolution; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_golddecision; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_heldoutview; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_invitation; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_job; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_job VALUES (1, 'measure', 'bfeb461b044078875f73b0b194c8301e9d42624d7379645ab274e8016f3e1e5b', '2/2', '{"study_id": 1}', 'done', 1, 1, NULL, false, 2, 3, '', '2026-11-30 14:02:11.555194+00', '2026-11-30 14:02:12.155697+00');


--
-- Data for Name: annotation_judgecomparison; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_judgepass; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_label; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_label VALUES (1, 1, '{"reasons":[],"tone":2,"verdict":"right"}', 'd2c01ba0ba3c604c0352c922374ae421c907e596a6e3acc0a4edf3efa101f988', 'imported', '2026-11-30 14:02:05.378798+00', 2, NULL);
INSERT INTO public.annotation_label VALUES (2, 1, '{"reasons":[],"tone":1,"verdict":"right"}', '8ab7a553e5f7367a5f23cb7c6d3c56f99a3fc54af6e239110bdcb6464c7db738', 'imported', '2026-11-30 14:02:05.378798+00', 1, NULL);
INSERT INTO public.annotation_label VALUES (3, 1, '{"reasons":["UNHELPFUL"],"tone":0,"verdict":"wrong"}', 'a8dbaad9855ae16d050f7f109277520c7c46e84262a23fae92e789346b0bee04', 'imported', '2026-11-30 14:02:05.378798+00', 4, NULL);
INSERT INTO public.annotation_label VALUES (4, 1, '{"reasons":["POLICY","UNHELPFUL"],"tone":0,"verdict":"wrong"}', '9fda93234f35418f1ea74c82c95f7cc22725f6a6d4f11f52efff71bb3c6e20ac', 'imported', '2026-11-30 14:02:05.378798+00', 3, NULL);
INSERT INTO public.annotation_label VALUES (5, 1, '{"reasons":[],"tone":2,"verdict":"right"}', 'd2c01ba0ba3c604c0352c922374ae421c907e596a6e3acc0a4edf3efa101f988', 'imported', '2026-11-30 14:02:08.502677+00', 5, NULL);
INSERT INTO public.annotation_label VALUES (6, 1, '{"note":"A voucher is not given twice.","reasons":["POLICY"],"tone":2,"verdict":"wrong"}', '54ced4fea367962333a61f8d6acf548faee86770c9b287644b4036ec73057580', 'imported', '2026-11-30 14:02:08.502677+00', 6, NULL);


--
-- Data for Name: annotation_labeldraft; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_lease; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_legacystatus; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_membership; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_noiseband; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_notedraft; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_noterevision; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_opencodingsession; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_opennote; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_output; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_output VALUES (1, 'You can return them for store credit within 60 days.', '6f908d3f7258e3186b1a2d48e0d8316a6246f402a2d812d3ce8cbbaf205100b9', 1);
INSERT INTO public.annotation_output VALUES (2, 'Please wait another month before you write to us.', '258edfc5acb21862f943b78a81f6c11379e0221a1366ee60af952530b88ffd86', 2);
INSERT INTO public.annotation_output VALUES (3, 'We will send a replacement and a new voucher.', '02a26dac15ed509c749a7eb419e77d10c550be34f475f67ee823f6ccb9192f65', 3);


--
-- Data for Name: annotation_position; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_producer; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_producer VALUES (1, 'support-small', 'nightly-1', 1);
INSERT INTO public.annotation_producer VALUES (2, 'support-small', 'nightly-1', 2);
INSERT INTO public.annotation_producer VALUES (3, 'support-small', 'nightly-1', 3);


--
-- Data for Name: annotation_project; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_project VALUES (1, 'shop', 'shop', '2026-11-30 14:01:56.107089+00');


--
-- Data for Name: annotation_proposal; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_reference; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_reference VALUES (1, 1, '{"decision":"store credit"}', '', '2026-11-30 14:01:56.107089+00', 1);


--
-- Data for Name: annotation_regressionfixture; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_regressionrun; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_release; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_release VALUES (1, 'v1', 'ground_truth', 'first', '7b55d8776b9e4bba83f67c98063353de3b6a241897143a5baa782022fa09ffca', '1d820df2f4564d52f86bf8600ea74f2aaf46a1effad9ac28470327b336305c5f', '2026-11-30 14:02:22.237473+00', 1);


--
-- Data for Name: annotation_releasefile; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_releasefile VALUES (1, 'cases.jsonl', '\x7b2266616d696c79223a2272657475726e73222c226964223a22726566756e642d303031222c22736368656d6156657273696f6e223a2231222c22736861323536223a2230303065623739663761663635336437363333376464376635613030336433633630343761316662643637383036313830643732633465663365336366623531222c2273706c6974223a2274657374222c227461736b223a22726566756e64227d0a7b2266616d696c79223a2264656c6976657279222c226964223a22726566756e642d303032222c22736368656d6156657273696f6e223a2231222c22736861323536223a2237386565336635373863613531366566393037383664613535623763633038623265626465643465363131393862303666666331353230393761366331373036222c2273706c6974223a2274657374222c227461736b223a22726566756e64227d0a7b2266616d696c79223a2272657475726e73222c226964223a22726566756e642d303033222c22736368656d6156657273696f6e223a2231222c22736861323536223a2237396439616631323465333835366239656262326663353833313065626265396539663132333763633238383263643866303061643738313435316535613663222c2273706c6974223a2274657374222c227461736b223a22726566756e64227d0a', 'e9dd07d74fc501b94a35d47478bb645a831b0589ea176be72ff3c3c0c73fc917', 1);
INSERT INTO public.annotation_releasefile VALUES (2, 'labels.jsonl', '\x7b22616e7377657273223a7b22726561736f6e73223a5b5d2c22746f6e65223a312c2276657264696374223a227269676874227d2c22636173655f6964223a22726566756e642d303031222c226e5f6c6162656c73223a322c226f75747075745f736861323536223a2236663930386433663732353865333138366231613264343865306438333136613632343666343032613264383132643363653863626261663230353130306239222c2272756c696e67223a312c22736f75726365223a2261646a7564696361746564222c22736f7572636573223a7b22726561736f6e73223a22616772656564222c22746f6e65223a2261646a7564696361746564222c2276657264696374223a22616772656564227d2c227374756479223a22726566756e642d646f75626c6573227d0a7b22616e7377657273223a7b22726561736f6e73223a5b22554e48454c5046554c225d2c22746f6e65223a302c2276657264696374223a2277726f6e67227d2c22636173655f6964223a22726566756e642d303032222c226e5f6c6162656c73223a322c226f75747075745f736861323536223a2232353865646663356163623231383632663934336237386138316636633131333739653032323161313336366565363061663935323533306238386666643836222c2272756c696e67223a312c22736f75726365223a2261646a7564696361746564222c22736f7572636573223a7b22726561736f6e73223a2261646a7564696361746564222c22746f6e65223a22616772656564222c2276657264696374223a22616772656564227d2c227374756479223a22726566756e642d646f75626c6573227d0a7b22616e7377657273223a7b22726561736f6e73223a5b22504f4c494359225d2c22746f6e65223a322c2276657264696374223a2277726f6e67227d2c22636173655f6964223a22726566756e642d303033222c226e5f6c6162656c73223a322c226f75747075745f736861323536223a2230326132366461633135656435303963373439613765623431396537376431306335353062653334663437356636376565383233663663636239313932663635222c2272756c696e67223a312c22736f75726365223a2261646a7564696361746564222c22736f7572636573223a7b22726561736f6e73223a2261646a7564696361746564222c22746f6e65223a22616772656564222c2276657264696374223a2261646a7564696361746564227d2c227374756479223a22726566756e642d646f75626c6573227d0a', 'd9115cb9ea61c1790cdc5f7c81d8434425817ec27323b64ce588e24d60468bba', 1);
INSERT INTO public.annotation_releasefile VALUES (3, 'agreement.json', '\x5b7b22616e6e6f7461746f7273223a5b7b226b696e64223a2268756d616e222c226e5f6c6162656c73223a332c2270736575646f6e796d223a227265616465722d31227d2c7b226b696e64223a2268756d616e222c226e5f6c6162656c73223a332c2270736575646f6e796d223a227265616465722d32227d5d2c2264617461736574223a7b226368616e6765526561736f6e223a22222c22636f6e74656e74446967657374536861323536223a2230313538306335363035363738303838363433613365393862373536656566333066353131393838623431643038353137333031386631616336663638303039222c22646174617365744e616d65223a22726566756e6473222c226461746173657456657273696f6e223a2231222c226974656d436f756e74223a332c226f7264657265644974656d496473223a5b22726566756e642d303031222c22726566756e642d303032222c22726566756e642d303033225d2c226f7264657265644974656d496473536861323536223a2265613938366530363662633631386137653462626534656439356333326164623337623632306662636335393666383933663331383364646165373039386530222c22736368656d6156657273696f6e73223a5b2231225d7d2c22656e67696e65223a2232222c226578636c75646564223a5b5d2c226669656c6473223a5b7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c226265747765656e223a2268756d616e2d68756d616e222c2263617465676f72696573223a5b227269676874222c2277726f6e67225d2c226578636c75646564223a5b5d2c226578636c756465645f756e697473223a5b5d2c226669656c64223a2276657264696374222c226c656176655f6f6e655f616e6e6f7461746f725f6f7574223a5b5d2c226c6576656c223a226e6f6d696e616c222c226d61696e223a22636f68656e5f6b61707061222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e745f6974656d5f6d65616e222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e343434343434343434343434222c22696e74657276616c223a7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e333638313435383638323137222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333931393138333538383435222c22737461747573223a226f6b222c2276616c7565223a22302e34222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e36222c22696e74657276616c223a7b2268696768223a22302e393132343231323032373536222c226c6576656c223a22302e3935222c226c6f77223a222d302e333735323934333330383831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393132343231323032373536222c226c6576656c223a22302e3935222c226c6f77223a222d302e333735323934333330383831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393939333935383530383037222c226c6576656c223a22302e3935222c226c6f77223a222d302e3939353932333034353135222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c706861222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e343434343434343434343434222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393431343139333732383839222c226c6576656c223a22302e3935222c226c6f77223a222d302e363237313134383138303831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393431343139333732383839222c226c6576656c223a22302e3935222c226c6f77223a222d302e363237313134383138303831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393934323932383830383737222c226c6576656c223a22302e3935222c226c6f77223a222d302e393737333635323931393639222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d322e3533353130313831393833222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f616331222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e383934393035343433333038222c226c6576656c223a22302e3935222c226c6f77223a222d302e363530333533313937303537222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383934393035343433333038222c226c6576656c223a22302e3935222c226c6f77223a222d302e363530333533313937303537222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e393733333039333233303237222c226d6574686f64223a226c696e65617269736564222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a2273636f74745f7069222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393231313333303630323738222c226c6576656c223a22302e3935222c226c6f77223a222d302e363331363435313637343834222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393231313333303630323738222c226c6576656c223a22302e3935222c226c6f77223a222d302e363331363435313637343834222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393938343236393932353333222c226c6576656c223a22302e3935222c226c6f77223a222d302e393933373232373831323939222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d322e3533353130313831393833222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a2262656e6e6574745f73222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393231313333303630323738222c226c6576656c223a22302e3935222c226c6f77223a222d302e363331363435313637343834222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393231313333303630323738222c226c6576656c223a22302e3935222c226c6f77223a222d302e363331363435313637343834222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393938343236393932353333222c226c6576656c223a22302e3935222c226c6f77223a222d302e393933373232373831323939222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d322e3533353130313831393833222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22706162616b222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e383934393035343433333038222c226c6576656c223a22302e3935222c226c6f77223a222d302e363530333533313937303537222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383934393035343433333038222c226c6576656c223a22302e3935222c226c6f77223a222d302e363530333533313937303537222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393939383136383835313533222c226c6576656c223a22302e3935222c226c6f77223a222d302e393939323637373431373432222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d322e3533353130313831393833222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22666c656973735f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a22302e393635343033323435353736222c226c6576656c223a22302e3935222c226c6f77223a22302e30383137303435313237383332222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393635343033323435353736222c226c6576656c223a22302e3935222c226c6f77223a22302e30383137303435313237383332222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a37352c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22706f7369746976655f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353837393434373335373932222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a22302e393632383538333031323536222c226c6576656c223a22302e3935222c226c6f77223a22302e303634373338303038353536222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393632383538333031323536222c226c6576656c223a22302e3935222c226c6f77223a22302e303634373338303038353536222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36322c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226e656761746976655f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353837393434373335373932222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d5d2c226e5f616e6e6f7461746f7273223a322c226e5f6974656d73223a332c226e5f7061697261626c65223a332c226e5f76616c756573223a362c226e6f745f6170706c696361626c65223a5b7b226e616d65223a22636f68656e5f6b617070615f6c696e656172222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a22636f68656e5f6b617070615f717561647261746963222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226b72697070656e646f7266665f616c7068615f6e6f6d696e616c222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226b72697070656e646f7266665f616c7068615f696e74657276616c222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a22677765745f6163325f6c696e656172222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a22677765745f6163325f717561647261746963222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a22636f6e6765725f6b61707061222c22776879223a22697320666f72203320616e6e6f7461746f7273206f72206d6f7265227d2c7b226e616d65223a226c696768745f6b61707061222c22776879223a22697320666f72203320616e6e6f7461746f7273206f72206d6f7265227d2c7b226e616d65223a2277697468696e5f6f6e655f61677265656d656e74222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226d65616e5f646966666572656e6365222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226963635f325f31222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226963635f335f31222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226c696e5f636363222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a22626c616e645f616c746d616e222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226b656e64616c6c5f77222c22776879223a226e6565647320696e74657276616c206f72206f7264696e616c206f7220726174696f20646174612c206e6f74206e6f6d696e616c227d5d2c227061697273223a5b7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c22636f6e74696e67656e6379223a5b5b312c315d2c5b302c315d5d2c22646961676e6f7374696373223a7b22626861706b6172223a7b2266726565646f6d223a312c22705f76616c7565223a22302e3232303637313336313932222c22737461746973746963223a22312e35227d2c22626961735f696e646578223a22302e333333333333333333333333222c22626f776b6572223a7b2266726565646f6d223a312c22705f76616c7565223a22302e333137333130353037383633222c22737461746973746963223a2231227d2c226b617070615f616761696e73745f7a65726f223a7b22705f76616c7565223a22302e333836343736323330373731222c227a223a22302e383636303235343033373834227d2c226b617070615f6d6178696d756d223a22302e34222c226d636e656d6172223a7b2265786163745f705f76616c7565223a2231222c22705f76616c7565223a2231222c22737461746973746963223a2230227d2c2270726576616c656e63655f696e646578223a2230222c227374756172745f6d617877656c6c223a7b2266726565646f6d223a312c22705f76616c7565223a22302e333137333130353037383633222c22737461746973746963223a2231227d7d2c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e343434343434343434343434222c22696e74657276616c223a7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e333638313435383638323137222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333931393138333538383435222c22737461747573223a226f6b222c2276616c7565223a22302e34222c227761726e696e6773223a5b5d7d5d2c226e223a337d5d2c227065725f63617465676f7279223a5b7b2263617465676f7279223a227269676874222c2263617465676f72795f636f656666696369656e74223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a22302e34222c226e5f6c6162656c73223a332c22706f7369746976655f61677265656d656e74223a22302e363636363636363636363637222c2270726576616c656e6365223a22302e35227d2c7b2263617465676f7279223a2277726f6e67222c2263617465676f72795f636f656666696369656e74223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383937323033353536363334222c226c6576656c223a22302e3935222c226c6f77223a222d302e333235323031363437393736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a22302e34222c226e5f6c6162656c73223a332c22706f7369746976655f61677265656d656e74223a22302e363636363636363636363637222c2270726576616c656e6365223a22302e35227d5d2c22706c616e6e696e67223a7b2265787065637465645f7769647468223a22302e313939373236343436323434222c226c617267655f73616d706c655f6e223a3332332c226e223a3332322c227769647468223a22302e32227d2c22736c69636573223a5b5d2c227469746c65223a2256657264696374222c227761726e696e6773223a5b7b22636f6465223a226e5f62656c6f775f3330222c226d657373616765223a224f6e6c79203320756e6974732077657265206c6162656c6c6564207477696365206f72206d6f72653b20726561642074686520696e74657276616c732c206e6f74207468652076616c7565732e227d5d2c22776861745f6966223a5b5d2c22776974686f75745f6964656e746963616c5f626c6f636b73223a6e756c6c7d2c7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c226265747765656e223a2268756d616e2d68756d616e222c2263617465676f72696573223a5b2230222c2231222c2232225d2c226578636c75646564223a5b5d2c226578636c756465645f756e697473223a5b5d2c226669656c64223a22746f6e65222c226c656176655f6f6e655f616e6e6f7461746f725f6f7574223a5b5d2c226c6576656c223a226f7264696e616c222c226d61696e223a22636f68656e5f6b617070615f717561647261746963222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e745f6974656d5f6d65616e222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383736343637393635323739222c226c6576656c223a22302e3935222c226c6f77223a222d302e313437383137393932303433222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383736343637393635323739222c226c6576656c223a22302e3935222c226c6f77223a222d302e313437383137393932303433222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e3131313132363134333338222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333131383034373832323331222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393232303734393833373835222c226c6576656c223a22302e3935222c226c6f77223a222d302e30393532373539353633343038222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393232303734393833373835222c226c6576656c223a22302e3935222c226c6f77223a222d302e30393532373539353633343038222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e313233343433343238313036222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b617070615f6c696e656172222c226f62736572766564223a22302e383333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323737313539383036343238222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e353833333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393536343535353236373732222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363630333437333739393832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393536343535353236373732222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363630333437333739393832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343038383739323638323337222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b617070615f717561647261746963222c226f62736572766564223a22302e393136363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e313939353535303630363238222c22737461747573223a226f6b222c2276616c7565223a22302e38222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a2236222c22696e74657276616c223a7b2268696768223a22302e393732383433303730383339222c226c6576656c223a22302e3935222c226c6f77223a222d302e323039353733303333393236222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393732383433303730383339222c226c6576656c223a22302e3935222c226c6f77223a222d302e323039353733303333393236222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393939393939363438373033222c226c6576656c223a22302e3935222c226c6f77223a222d302e393939393737353137323133222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c706861222c226f62736572766564223a22312e3333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363138363430343834373539222c22737461747573223a226f6b222c2276616c7565223a22302e373737373737373737373738222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e373333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383936373031393733333735222c226c6576656c223a22302e3935222c226c6f77223a222d302e323530323439383037353731222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383936373031393733333735222c226c6576656c223a22302e3935222c226c6f77223a222d302e323530323439383037353731222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393939353234313230363435222c226c6576656c223a22302e3935222c226c6f77223a222d302e393934353132363232343732222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c7068615f6e6f6d696e616c222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353831313836353235383035222c22737461747573223a226f6b222c2276616c7565223a22302e353435343534353435343535222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22312e3933333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393939393939393834323838222c226c6576656c223a22302e3935222c226c6f77223a222d302e393939393938323334363335222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393939393939393834323838222c226c6576656c223a22302e3935222c226c6f77223a222d302e393939393938323334363335222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3134382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c7068615f696e74657276616c222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353936393030343732383336222c22737461747573223a226f6b222c2276616c7565223a22302e383237353836323036383937222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e333035353535353535353536222c22696e74657276616c223a7b2268696768223a22302e393334373732313234313539222c226c6576656c223a22302e3935222c226c6f77223a222d302e323334393831313630393533222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393334373732313234313539222c226c6576656c223a22302e3935222c226c6f77223a222d302e323334393831313630393533222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e333333333333333333333333222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393936393535353633313436222c226c6576656c223a22302e3935222c226c6f77223a222d302e393639383834393132383134222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3633323634343938313938222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f616331222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353030333036343636303739222c22737461747573223a226f6b222c2276616c7565223a22302e3532222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e353039323539323539323539222c22696e74657276616c223a7b2268696768223a22302e393537373633363339373034222c226c6576656c223a22302e3935222c226c6f77223a222d302e30343335363937373734383736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393537373633363339373034222c226c6576656c223a22302e3935222c226c6f77223a222d302e30343335363937373734383736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e313432383537313432383537222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e3939363333383336383538222c226c6576656c223a22302e3935222c226c6f77223a222d302e393136303034323537303031222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e393536343835333636393339222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f6163325f6c696e656172222c226f62736572766564223a22302e383333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333735373832373631373032222c22737461747573223a226f6b222c2276616c7565223a22302e363630333737333538343931222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e363131313131313131313131222c22696e74657276616c223a7b2268696768223a22302e393736323633363633393935222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363533333634323533373835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393736323633363633393935222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363533333634323533373835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e35222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393936393237373036333134222c226c6576656c223a22302e3935222c226c6f77223a222d302e383036393434323837383632222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e323932343130313135373531222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f6163325f717561647261746963222c226f62736572766564223a22302e393136363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323530353732303233363239222c22737461747573223a226f6b222c2276616c7565223a22302e373835373134323835373134222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e333838383838383838383839222c22696e74657276616c223a7b2268696768223a22302e3837363034323336383035222c226c6576656c223a22302e3935222c226c6f77223a222d302e353030323939373639303835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e3837363034323336383035222c226c6576656c223a22302e3935222c226c6f77223a222d302e353030323939373639303835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e353331383038303330363037222c226d6574686f64223a226c696e65617269736564222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a2273636f74745f7069222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e3530333235303832313431222c22737461747573223a226f6b222c2276616c7565223a22302e343534353435343534353435222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393232313737363830313333222c226c6576656c223a22302e3935222c226c6f77223a222d302e3330303034343530383831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393232313737363830313333222c226c6576656c223a22302e3935222c226c6f77223a222d302e3330303034343530383831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e35222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393937383532343131363936222c226c6576656c223a22302e3935222c226c6f77223a222d302e393830383336333237393736222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3635313332363336343837222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a2262656e6e6574745f73222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e35222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e333838383838383838383839222c22696e74657276616c223a7b2268696768223a22302e3837363034323336383035222c226c6576656c223a22302e3935222c226c6f77223a222d302e353030323939373639303835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e3837363034323336383035222c226c6576656c223a22302e3935222c226c6f77223a222d302e353030323939373639303835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e3939393833323139343934222c226c6576656c223a22302e3935222c226c6f77223a222d302e393938383037333331313033222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3731303736383036353934222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22666c656973735f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e3530333235303832313431222c22737461747573223a226f6b222c2276616c7565223a22302e343534353435343534353435222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343338353032393638323435222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343338353032393638323435222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a2277697468696e5f6f6e655f61677265656d656e74222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22312e3736373535303930393932222c226c6576656c223a22302e3935222c226c6f77223a222d312e3130303838343234333235222c226d6574686f64223a2273747564656e745f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22312e3736373535303930393932222c226c6576656c223a22302e3935222c226c6f77223a222d312e3130303838343234333235222c226d6574686f64223a2273747564656e745f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226d65616e5f646966666572656e6365222c226f62736572766564223a6e756c6c2c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e35222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3232322c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e35222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3232322c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f636f6d706c657465223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b656e64616c6c5f77222c226f62736572766564223a6e756c6c2c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a22302e393238353731343238353731222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d5d2c226e5f616e6e6f7461746f7273223a322c226e5f6974656d73223a332c226e5f7061697261626c65223a332c226e5f76616c756573223a362c226e6f745f6170706c696361626c65223a5b7b226e616d65223a22706162616b222c22776879223a22697320666f722074776f2063617465676f726965732c206e6f742033227d2c7b226e616d65223a22636f6e6765725f6b61707061222c22776879223a22697320666f72203320616e6e6f7461746f7273206f72206d6f7265227d2c7b226e616d65223a226c696768745f6b61707061222c22776879223a22697320666f72203320616e6e6f7461746f7273206f72206d6f7265227d2c7b226e616d65223a22706f7369746976655f61677265656d656e74222c22776879223a22697320666f722074776f2063617465676f726965732c206e6f742033227d2c7b226e616d65223a226e656761746976655f61677265656d656e74222c22776879223a22697320666f722074776f2063617465676f726965732c206e6f742033227d2c7b226e616d65223a226963635f325f31222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206f7264696e616c227d2c7b226e616d65223a226963635f335f31222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206f7264696e616c227d2c7b226e616d65223a226c696e5f636363222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206f7264696e616c227d2c7b226e616d65223a22626c616e645f616c746d616e222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206f7264696e616c227d5d2c227061697273223a5b7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c22636f6e74696e67656e6379223a5b5b312c302c305d2c5b302c302c305d2c5b302c312c315d5d2c22646961676e6f7374696373223a7b22626861706b6172223a7b2266726565646f6d223a312c22705f76616c7565223a22302e3232303637313336313932222c22737461746973746963223a22312e35227d2c22626f776b6572223a7b2266726565646f6d223a312c22705f76616c7565223a22302e333137333130353037383633222c22737461746973746963223a2231227d2c226b617070615f616761696e73745f7a65726f223a7b22705f76616c7565223a22302e313333363134343032353338222c227a223a22312e35227d2c226b617070615f6d6178696d756d223a22302e35222c227374756172745f6d617877656c6c223a7b2266726565646f6d223a312c22705f76616c7565223a22302e333137333130353037383633222c22737461746973746963223a2231227d7d2c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383736343637393635323739222c226c6576656c223a22302e3935222c226c6f77223a222d302e313437383137393932303433222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383736343637393635323739222c226c6576656c223a22302e3935222c226c6f77223a222d302e313437383137393932303433222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e3131313132363134333338222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333131383034373832323331222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393232303734393833373835222c226c6576656c223a22302e3935222c226c6f77223a222d302e30393532373539353633343038222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393232303734393833373835222c226c6576656c223a22302e3935222c226c6f77223a222d302e30393532373539353633343038222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e313233343433343238313036222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b617070615f6c696e656172222c226f62736572766564223a22302e383333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323737313539383036343238222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e353833333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393536343535353236373732222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363630333437333739393832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393536343535353236373732222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363630333437333739393832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343038383739323638323337222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b617070615f717561647261746963222c226f62736572766564223a22302e393136363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e313939353535303630363238222c22737461747573223a226f6b222c2276616c7565223a22302e38222c227761726e696e6773223a5b5d7d5d2c226e223a337d5d2c227065725f63617465676f7279223a5b7b2263617465676f7279223a2230222c2263617465676f72795f636f656666696369656e74223a2231222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e30313330383930303530333233222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a2231222c226e5f6c6162656c73223a322c22706f7369746976655f61677265656d656e74223a2231222c2270726576616c656e6365223a22302e333333333333333333333333227d2c7b2263617465676f7279223a2231222c2263617465676f72795f636f656666696369656e74223a222d302e32222c22696e74657276616c223a7b2268696768223a22302e373736373935373931333938222c226c6576656c223a22302e3935222c226c6f77223a222d302e343138303834373332393531222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a2230222c226e5f6c6162656c73223a312c22706f7369746976655f61677265656d656e74223a2230222c2270726576616c656e6365223a22302e313636363636363636363637227d2c7b2263617465676f7279223a2232222c2263617465676f72795f636f656666696369656e74223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a22302e34222c226e5f6c6162656c73223a332c22706f7369746976655f61677265656d656e74223a22302e363636363636363636363637222c2270726576616c656e6365223a22302e35227d5d2c22706c616e6e696e67223a7b2265787065637465645f7769647468223a22302e313939373738343435353336222c226c617267655f73616d706c655f6e223a3231352c226e223a3230362c227769647468223a22302e32227d2c22736c69636573223a5b5d2c227469746c65223a22546f6e65222c227761726e696e6773223a5b7b22636f6465223a226e5f62656c6f775f3330222c226d657373616765223a224f6e6c79203320756e6974732077657265206c6162656c6c6564207477696365206f72206d6f72653b20726561642074686520696e74657276616c732c206e6f74207468652076616c7565732e227d5d2c22776861745f6966223a5b7b2263617465676f72696573223a5b2231222c2232225d2c226368616e6765223a226d65726765222c226761696e223a22302e35222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e30313330383930303530333233222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226d656173757265223a22636f68656e5f6b61707061222c2276616c7565223a2231227d2c7b2263617465676f72696573223a5b2231225d2c226368616e6765223a2264726f70222c226761696e223a22302e35222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e30383434303236393931343433222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226d656173757265223a22636f68656e5f6b61707061222c2276616c7565223a2231227d2c7b2263617465676f72696573223a5b2230222c2231225d2c226368616e6765223a226d65726765222c226761696e223a222d302e31222c22696e74657276616c223a7b2268696768223a22302e383937323033353536363334222c226c6576656c223a22302e3935222c226c6f77223a222d302e333235323031363437393736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226d656173757265223a22636f68656e5f6b61707061222c2276616c7565223a22302e34227d2c7b2263617465676f72696573223a5b2230222c2232225d2c226368616e6765223a226d65726765222c226761696e223a222d302e35222c22696e74657276616c223a7b2268696768223a22302e373933383033353238323732222c226c6576656c223a22302e3935222c226c6f77223a222d302e333932313334343032303631222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226d656173757265223a22636f68656e5f6b61707061222c2276616c7565223a2230227d2c7b2263617465676f72696573223a5b2230225d2c226368616e6765223a2264726f70222c226761696e223a222d302e35222c22696e74657276616c223a7b2268696768223a22302e3732393933343734303035222c226c6576656c223a22302e3935222c226c6f77223a222d302e363031323334393430313933222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226d656173757265223a22636f68656e5f6b61707061222c2276616c7565223a2230227d5d2c22776974686f75745f6964656e746963616c5f626c6f636b73223a6e756c6c7d2c7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c22616e795f636f6465223a7b22616c706861223a22302e343434343434343434343434222c22677765745f616331223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383937323033353536363334222c226c6576656c223a22302e3935222c226c6f77223a222d302e333235323031363437393736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a22302e34222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e343434343434343434343434222c22696e74657276616c223a7b2268696768223a22302e383937323033353536363334222c226c6576656c223a22302e3935222c226c6f77223a222d302e333235323031363437393736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383937323033353536363334222c226c6576656c223a22302e3935222c226c6f77223a222d302e333235323031363437393736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e333638313435383638323137222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333931393138333538383435222c22737461747573223a226f6b222c2276616c7565223a22302e34222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e36222c22696e74657276616c223a7b2268696768223a22302e393134333331323037303834222c226c6576656c223a22302e3935222c226c6f77223a222d302e333837363134333132383131222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393134333331323037303834222c226c6576656c223a22302e3935222c226c6f77223a222d302e333837363134333132383131222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393939333935383530383037222c226c6576656c223a22302e3935222c226c6f77223a222d302e3939353932333034353135222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c706861222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e343434343434343434343434222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a22302e393638303139333138373831222c226c6576656c223a22302e3935222c226c6f77223a22302e30363835393938353330353439222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393638303139333138373831222c226c6576656c223a22302e3935222c226c6f77223a22302e30363835393938353330353439222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a37352c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22706f7369746976655f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353837393434373335373932222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a22302e393636353637313134373239222c226c6576656c223a22302e3935222c226c6f77223a22302e30373137333833333437353937222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393636353637313134373239222c226c6576656c223a22302e3935222c226c6f77223a22302e30373137333833333437353937222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36322c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226e656761746976655f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353837393434373335373932222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e3934373330363231333034222c226c6576656c223a22302e3935222c226c6f77223a222d302e363332343239343135383431222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e3934373330363231333034222c226c6576656c223a22302e3935222c226c6f77223a222d302e363332343239343135383431222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393934323932383830383737222c226c6576656c223a22302e3935222c226c6f77223a222d302e393737333635323931393639222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d322e3533353130313831393833222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f616331222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b5d7d5d2c226e5f6c6162656c73223a332c22706f7369746976655f61677265656d656e74223a22302e363636363636363636363637222c2270726576616c656e6365223a22302e35227d2c226265747765656e223a2268756d616e2d68756d616e222c2263617465676f72696573223a5b22504f4c494359222c22554e48454c5046554c225d2c226578636c75646564223a5b5d2c226578636c756465645f756e697473223a5b5d2c226669656c64223a22726561736f6e73222c226c656176655f6f6e655f616e6e6f7461746f725f6f7574223a5b5d2c226c6576656c223a22736574222c226d61696e223a226d6173695f616c706861222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e745f6974656d5f6d65616e222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226a6163636172645f6d65616e222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323838363735313334353935222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e373535353535353535353536222c22696e74657276616c223a7b2268696768223a22302e393539393835333737343837222c226c6576656c223a22302e3935222c226c6f77223a222d302e383836303834323234393233222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393539393835333737343837222c226c6576656c223a22302e3935222c226c6f77223a222d302e383836303834323234393233222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a22302e363135333834363135333835222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226d6173695f616c706861222c226f62736572766564223a22302e353535353535353535353536222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333631393232333833363536222c22737461747573223a226f6b222c2276616c7565223a22302e323634373035383832333533222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e373333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393830373537343837303237222c226c6576656c223a22302e3935222c226c6f77223a222d302e393239393231363835383339222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393830373537343837303237222c226c6576656c223a22302e3935222c226c6f77223a222d302e393239393231363835383339222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a22302e373035383832333532393431222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226a6163636172645f616c706861222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e343135313435333730393339222c22737461747573223a226f6b222c2276616c7565223a22302e333138313831383138313832222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e38222c22696e74657276616c223a7b2268696768223a22302e383733363733323836333935222c226c6576656c223a22302e3935222c226c6f77223a222d302e3736363535353030343132222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383733363733323836333935222c226c6576656c223a22302e3935222c226c6f77223a222d302e3736363535353030343132222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a22302e343434343434343434343434222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c7068615f6e6f6d696e616c222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e313636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d5d2c226e5f616e6e6f7461746f7273223a322c226e5f656d7074795f73657473223a332c226e5f6974656d73223a332c226e5f7061697261626c65223a332c226e5f76616c756573223a362c226e6f745f6170706c696361626c65223a5b5d2c227061697273223a5b7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c22636f6e74696e67656e6379223a6e756c6c2c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e745f6974656d5f6d65616e222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226a6163636172645f6d65616e222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323838363735313334353935222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e373535353535353535353536222c22696e74657276616c223a7b2268696768223a22302e393539393835333737343837222c226c6576656c223a22302e3935222c226c6f77223a222d302e383836303834323234393233222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393539393835333737343837222c226c6576656c223a22302e3935222c226c6f77223a222d302e383836303834323234393233222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226d6173695f616c706861222c226f62736572766564223a22302e353535353535353535353536222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333631393232333833363536222c22737461747573223a226f6b222c2276616c7565223a22302e323634373035383832333533222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e373333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393830373537343837303237222c226c6576656c223a22302e3935222c226c6f77223a222d302e393239393231363835383339222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e393830373537343837303237222c226c6576656c223a22302e3935222c226c6f77223a222d302e393239393231363835383339222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226a6163636172645f616c706861222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e343135313435333730393339222c22737461747573223a226f6b222c2276616c7565223a22302e333138313831383138313832222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e38222c22696e74657276616c223a7b2268696768223a22302e383733363733323836333935222c226c6576656c223a22302e3935222c226c6f77223a222d302e3736363535353030343132222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383733363733323836333935222c226c6576656c223a22302e3935222c226c6f77223a222d302e3736363535353030343132222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c7068615f6e6f6d696e616c222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e313636363636363636363637222c227761726e696e6773223a5b5d7d5d2c226e223a337d5d2c227065725f63617465676f7279223a5b7b22616c706861223a222d302e3235222c2263617465676f7279223a22504f4c494359222c22677765745f616331223a222d302e32222c22696e74657276616c223a7b2268696768223a22302e343232373931343534313933222c226c6576656c223a22302e3935222c226c6f77223a222d302e363036373035343735313935222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a2230222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e343232373931343534313933222c226c6576656c223a22302e3935222c226c6f77223a222d302e363036373035343735313935222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e343232373931343534313933222c226c6576656c223a22302e3935222c226c6f77223a222d302e363036373035343735313935222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e353333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e343831393438393038323137222c226c6576656c223a22302e3935222c226c6f77223a222d302e363033383731313336323337222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e343831393438393038323137222c226c6576656c223a22302e3935222c226c6f77223a222d302e363033383731313336323337222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e383534393930383935383733222c226c6576656c223a22302e3935222c226c6f77223a222d302e393435323536343632393038222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c706861222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a222d302e3235222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a22302e363936313537353936343836222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e363936313537353936343836222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22706f7369746976655f61677265656d656e74222c226f62736572766564223a2230222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a22302e383930363330363530343036222c226c6576656c223a22302e3935222c226c6f77223a22302e30343335373939353934303937222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e383930363330363530343036222c226c6576656c223a22302e3935222c226c6f77223a22302e30343335373939353934303937222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226e656761746976655f61677265656d656e74222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e343434343434343434343434222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e343434343434343434343434222c22696e74657276616c223a7b2268696768223a22302e373538313431353634353333222c226c6576656c223a22302e3935222c226c6f77223a222d302e393139323039313634353731222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e373538313431353634353333222c226c6576656c223a22302e3935222c226c6f77223a222d302e393139323039313634353731222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e3939373639373139353735222c226c6576656c223a22302e3935222c226c6f77223a222d302e393938393735383736333436222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d332e3831343232383239323939222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f616331222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e3834222c22737461747573223a226f6b222c2276616c7565223a222d302e32222c227761726e696e6773223a5b5d7d5d2c226e5f626f7468223a302c226e5f6c6162656c73223a322c226e5f6f6e65223a322c22706f7369746976655f61677265656d656e74223a2230222c2270726576616c656e6365223a22302e333333333333333333333333227d2c7b22616c706861223a2231222c2263617465676f7279223a22554e48454c5046554c222c22677765745f616331223a2231222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e30313330383930303530333233222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a2231222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343338353032393638323435222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343338353032393638323435222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e353535353535353535353536222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e30313330383930303530333233222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e30313330383930303530333233222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e353333333333333333333333222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e30313636383631333230313931222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e30313636383631333230313931222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c706861222c226f62736572766564223a2230222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e3137383331383832333838222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e3137383331383832333838222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22706f7369746976655f61677265656d656e74222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343631303938313035343634222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343631303938313035343634222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226e656761746976655f61677265656d656e74222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e343434343434343434343434222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e30323738393030363831303734222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e30323738393030363831303734222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f616331222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d5d2c226e5f626f7468223a312c226e5f6c6162656c73223a322c226e5f6f6e65223a302c22706f7369746976655f61677265656d656e74223a2231222c2270726576616c656e6365223a22302e333333333333333333333333227d5d2c22706c616e6e696e67223a6e756c6c2c22736c69636573223a5b5d2c227469746c65223a22526561736f6e73222c227761726e696e6773223a5b7b22636f6465223a226e5f62656c6f775f3330222c226d657373616765223a224f6e6c79203320756e6974732077657265206c6162656c6c6564207477696365206f72206d6f72653b20726561642074686520696e74657276616c732c206e6f74207468652076616c7565732e227d5d2c22776861745f6966223a5b5d2c2277686963685f636f6465223a7b226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373933343530363835363233222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e373933343530363835363233222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a2230222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373933343530363835363233222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e373933343530363835363233222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a227261775f61677265656d656e745f6974656d5f6d65616e222c226f62736572766564223a2230222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373834393330313335393939222c226c6576656c223a22302e3935222c226c6f77223a22302e30393631383033343734393636222c226d6574686f64223a227061747465726e5f706f73746572696f72222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e373834393330313335393939222c226c6576656c223a22302e3935222c226c6f77223a22302e30393631383033343734393636222c226d6574686f64223a227061747465726e5f706f73746572696f72222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a226a6163636172645f6d65616e222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e363636363636363636363637222c22696e74657276616c223a7b2268696768223a22302e363632383830343533303931222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a227061747465726e5f706f73746572696f72222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e363632383830343533303931222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a227061747465726e5f706f73746572696f72222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a226d6173695f616c706861222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e373132313433343431343438222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a227061747465726e5f706f73746572696f72222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e373132313433343431343438222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a227061747465726e5f706f73746572696f72222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a226a6163636172645f616c706861222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2231222c22696e74657276616c223a7b2268696768223a22302e363130373133393933353232222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a227061747465726e5f706f73746572696f72222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c5f726561736f6e223a6e756c6c2c22696e74657276616c73223a5b7b2268696768223a22302e363130373133393933353232222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a227061747465726e5f706f73746572696f72222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a226b72697070656e646f7266665f616c7068615f6e6f6d696e616c222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d5d2c226e5f6974656d73223a312c226e5f7061697273223a317d2c22776974686f75745f6964656e746963616c5f626c6f636b73223a6e756c6c7d5d2c22666f726d6174223a22636f6e636f72642d61677265656d656e742d7265706f72742f32222c2267617465223a7b22626c696e646e657373223a226174746573746564222c226669656c64223a22222c2267617465223a225245414459222c226b61707061223a6e756c6c2c22726561736f6e223a2233206f66203320636173657320686176652032206c6162656c7320627920646966666572656e742070656f706c65222c227468726573686f6c64223a22227d2c22696e707574735f736861323536223a2237356531323230386331373164333837613063333335646138656238363332393136326337386235623734636432393439363838373839343136623037396435222c226e5f6361736573223a332c226e5f646f75626c65223a332c2273656c665f636f6e73697374656e6379223a5b5d2c227374756479223a7b22626c696e646e657373223a226174746573746564222c226b223a322c226e616d65223a22726566756e642d646f75626c6573222c2270696c6f74223a66616c73652c2270696e73223a7b2264617461736574223a7b226e616d65223a22726566756e6473222c22736861323536223a2230313538306335363035363738303838363433613365393862373536656566333066353131393838623431643038353137333031386631616336663638303039222c2276657273696f6e223a2231227d2c22736368656d61223a7b226e616d65223a22726566756e642d726576696577222c22736861323536223a2235613266333533363162623330313634626361663863623739363435636332313364366465386661333832653562646431626264393763356662303232356231222c2276657273696f6e223a317d2c227461786f6e6f6d79223a7b226e616d65223a22726566756e642d726561736f6e73222c22736861323536223a2261656430396139633135376661306566623738333537313765346561626235346462613865313662633036653338373134616634343434376332613733333432222c2276657273696f6e223a317d7d2c2270726f6a656374223a2273686f70222c2273656564223a31312c227468726573686f6c64223a22222c227468726573686f6c645f6669656c64223a22222c22756e626c696e64696e6773223a5b5d7d2c2274696d65223a5b5d2c227761726e696e6773223a5b5d7d5d0a', '039ca10b62c3c935b4c4edce0d361dc50129b8ae27959924a9c4ebdac7eaa1fd', 1);
INSERT INTO public.annotation_releasefile VALUES (4, 'adjudication.jsonl', '\x7b22636173655f6964223a22726566756e642d303031222c226469737075746564223a5b22746f6e65225d2c226c6162656c73223a5b7b22616e6e6f7461746f72223a227265616465722d31222c22616e7377657273223a7b22726561736f6e73223a5b5d2c22746f6e65223a322c2276657264696374223a227269676874227d2c22616e73776572735f736861323536223a2264326330316261306261336336303463303335326339323233373461653432316339303765353936613665336163633061346564663365666131303166393838222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2259227d2c7b22616e6e6f7461746f72223a227265616465722d32222c22616e7377657273223a7b22726561736f6e73223a5b5d2c22746f6e65223a312c2276657264696374223a227269676874227d2c22616e73776572735f736861323536223a2238616237613535336535663733363761356632336362376336643363353666393961336663353461663665323339313130626463623634363463376462373338222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2258227d5d2c2272756c696e6773223a5b7b2261646a7564696361746f72223a226368616972222c22616e7377657273223a7b22746f6e65223a317d2c22636f6e666964656e6365223a226d656469756d222c2267756964656c696e655f636c61757365223a22222c226b696e64223a2268756d616e222c226e6f7465223a22222c226e756d626572223a312c22726561736f6e223a227375626a656374697665227d5d2c227374756479223a22726566756e642d646f75626c6573227d0a7b22636173655f6964223a22726566756e642d303032222c226469737075746564223a5b22726561736f6e73225d2c226c6162656c73223a5b7b22616e6e6f7461746f72223a227265616465722d31222c22616e7377657273223a7b22726561736f6e73223a5b22554e48454c5046554c225d2c22746f6e65223a302c2276657264696374223a2277726f6e67227d2c22616e73776572735f736861323536223a2261386462616164393835356165313664303530663766313039323737353230633763343665383432363261323366616539326537383933343662306265653034222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2258227d2c7b22616e6e6f7461746f72223a227265616465722d32222c22616e7377657273223a7b22726561736f6e73223a5b22504f4c494359222c22554e48454c5046554c225d2c22746f6e65223a302c2276657264696374223a2277726f6e67227d2c22616e73776572735f736861323536223a2239666461393332333466333534313866316561373463383263393566376363323237323566366136643466313166353265666666373162623363366532306163222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2259227d5d2c2272756c696e6773223a5b7b2261646a7564696361746f72223a226368616972222c22616e7377657273223a7b22726561736f6e73223a5b22554e48454c5046554c225d7d2c22636f6e666964656e6365223a2268696768222c2267756964656c696e655f636c61757365223a22222c226b696e64223a2268756d616e222c226e6f7465223a22222c226e756d626572223a312c22726561736f6e223a22616e6e6f7461746f725f736c6970227d5d2c227374756479223a22726566756e642d646f75626c6573227d0a7b22636173655f6964223a22726566756e642d303033222c226469737075746564223a5b2276657264696374222c22726561736f6e73225d2c226c6162656c73223a5b7b22616e6e6f7461746f72223a227265616465722d31222c22616e7377657273223a7b22726561736f6e73223a5b5d2c22746f6e65223a322c2276657264696374223a227269676874227d2c22616e73776572735f736861323536223a2264326330316261306261336336303463303335326339323233373461653432316339303765353936613665336163633061346564663365666131303166393838222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2259227d2c7b22616e6e6f7461746f72223a227265616465722d32222c22616e7377657273223a7b226e6f7465223a224120766f7563686572206973206e6f7420676976656e2074776963652e222c22726561736f6e73223a5b22504f4c494359225d2c22746f6e65223a322c2276657264696374223a2277726f6e67227d2c22616e73776572735f736861323536223a2235346365643466656133363739363233333361363166386436616366353438666165653836373730633962323837363434623430333665633733303537353830222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2258227d5d2c2272756c696e6773223a5b7b2261646a7564696361746f72223a226368616972222c22616e7377657273223a7b22726561736f6e73223a5b22504f4c494359225d2c2276657264696374223a2277726f6e67227d2c22636f6e666964656e6365223a22222c2267756964656c696e655f636c61757365223a22222c226b696e64223a2268756d616e222c226e6f7465223a2254686520706f6c6963792069732073696c656e74206f6e20766f7563686572732e222c226e756d626572223a312c22726561736f6e223a2267756964656c696e655f676170227d5d2c227374756479223a22726566756e642d646f75626c6573227d0a', '23212285a558140548e0d98ef2c60ffeed3a82f4f398ec1a7e4f5c73134c8666', 1);
INSERT INTO public.annotation_releasefile VALUES (5, 'labels.csv', '\xefbbbf636173655f69642c73747564792c7461736b2c66616d696c792c73706c69742c636173655f7368613235362c6f75747075745f7368613235362c736f757263652c6e5f6c6162656c732c616e737765722e766572646963742c616e737765722e746f6e652c616e737765722e726561736f6e730d0a726566756e642d3030312c726566756e642d646f75626c65732c726566756e642c72657475726e732c746573742c303030656237396637616636353364373633333764643766356130303364336336303437613166626436373830363138306437326334656633653363666235312c366639303864336637323538653331383662316132643438653064383331366136323436663430326132643831326433636538636262616632303531303062392c61646a75646963617465642c322c72696768742c312c0d0a726566756e642d3030322c726566756e642d646f75626c65732c726566756e642c64656c69766572792c746573742c373865653366353738636135313665663930373836646135356237636330386232656264656434653631313938623036666663313532303937613663313730362c323538656466633561636232313836326639343362373861383166366331313337396530323231613133363665653630616639353235333062383866666438362c61646a75646963617465642c322c77726f6e672c302c554e48454c5046554c0d0a726566756e642d3030332c726566756e642d646f75626c65732c726566756e642c72657475726e732c746573742c373964396166313234653338353662396562623266633538333130656262653965396631323337636332383832636438663030616437383134353165356136632c303261323664616331356564353039633734396137656234313965373764313063353530626533346634373566363765653832336636636362393139326636352c61646a75646963617465642c322c77726f6e672c322c504f4c4943590d0a', '0996ddf6ab4ddd2c4daa150300827af462c2f460c95bb02174ce002bc326a9e4', 1);
INSERT INTO public.annotation_releasefile VALUES (6, 'labels.parquet', '\x504152311504155415424c1506150012000028b52ffd202ac50000800a000000726566756e642d30303132330200e010e2984a1500151415262c15061510150615061c3600280a726566756e642d303033180a726566756e642d303031111100000028b52ffd200a510000020000000601020324001504152415364c1502150012000028b52ffd20129100000e000000726566756e642d646f75626c65731500151215242c15061510150615061c3600280e726566756e642d646f75626c6573180e726566756e642d646f75626c6573111100000028b52ffd20094900000200000006010106001504151415264c1502150012000028b52ffd200a51000006000000726566756e641500151215242c15061510150615061c36002806726566756e641806726566756e64111100000028b52ffd20094900000200000006010106001504152e15404c1504150012000028b52ffd2017b900000700000072657475726e730800000064656c69766572791500151215242c15061510150615061c3600280772657475726e73180864656c6976657279111100000028b52ffd20094900000200000006010103021504151015224c1502150012000028b52ffd200841000004000000746573741500151215242c15061510150615061c3600280474657374180474657374111100000028b52ffd200949000002000000060101060015041598031590024c1506150012000028b52ffd20ccfd0300728c1d0eb0a503247f38c934394f6512075a6c5a2e05085e6bc463f3200ef3d1c8a7a7ef7a0861f1cfaee75a213930f29a9d16276c7a1953c2ff168b29620eb4f7fa2c06f36d95b6e145be9b94325e3db9e3851002a97d26a77780e73a502cf0acf7450f08636a8ad0faeb3e22bba6b2d7fbbcf588082104010100884308521500151415262c15061510150615061c3600284037396439616631323465333835366239656262326663353833313065626265396539663132333763633238383263643866303061643738313435316535613663184030303065623739663761663635336437363333376464376635613030336433633630343761316662643637383036313830643732633465663365336366623531111100000028b52ffd200a510000020000000601020324001504159803158a024c1506150012000028b52ffd20cce50300c20c1e0dc07524f98b7bb3244d18209c16764f39b9ccf745e82eee4d840fe52b662cd342784e58179a41708ab5dbb0f691920000c661ff23ae9491e5ab9cfb5d8d0e91788a9ae1fb4145b115f2e97068598dbf1d8d00002357644ce87597d1b99a069b9424fc053abd296c710c4d3a7b38e56824be1a25ff000023001500151415262c15061510150615061c3600284036663930386433663732353865333138366231613264343865306438333136613632343666343032613264383132643363653863626261663230353130306239184030326132366461633135656435303963373439613765623431396537376431306335353062653334663437356636376565383233663663636239313932663635111100000028b52ffd200a510000020000000601020324001504151e15304c1502150012000028b52ffd200f7900000b00000061646a75646963617465641500151215242c15061510150615061c3600280b61646a7564696361746564180b61646a7564696361746564111100000028b52ffd20094900000200000006010106001504151015224c1502150012000028b52ffd200841000002000000000000001500151215242c15061510150615061c180802000000000000001808020000000000000016002808020000000000000018080200000000000000111100000028b52ffd20094900000200000006010106001504152415364c1504150012000028b52ffd20129100000500000072696768740500000077726f6e671500151215242c15061510150615061c3600280577726f6e6718057269676874111100000028b52ffd20094900000200000006010103061504153015324c1506150012000028b52ffd20188500005001000200000000000000010032c0021500151415262c15061510150615061c180802000000000000001808000000000000000016002808020000000000000018080000000000000000111100000028b52ffd200a510000020000000601020324001504152e15404c1504150012000028b52ffd2017b9000009000000554e48454c5046554c06000000504f4c4943591500152015322c15061510150615061c36022809554e48454c5046554c1806504f4c494359111100000028b52ffd201081000002000000060003000000033d00010302150419fc0f35001806736368656d61151800150c25021807636173655f696425004c1c000000150c25021805737475647925004c1c000000150c250218047461736b25004c1c000000150c2502180666616d696c7925004c1c000000150c2502180573706c697425004c1c000000150c2502180b636173655f73686132353625004c1c000000150c2502180d6f75747075745f73686132353625004c1c000000150c25021806736f7572636525004c1c0000001504250218086e5f6c6162656c7300150c2502180e616e737765722e7665726469637425004c1c00000015042502180b616e737765722e746f6e65003502180e616e737765722e726561736f6e73150215064c3c000000350418046c697374150200150c25021807656c656d656e7425004c1c0000001606191c19cc26001c150c1935000610191807636173655f6964150c160616e20116e201266626081c3600280a726566756e642d303033180a726566756e642d303031111100192c15041500150200150015101502003c163c19061926000600000026001c150c19350006101918057374756479150c160616c00116e40126bc0226ea011c3600280e726566756e642d646f75626c6573180e726566756e642d646f75626c6573111100192c15041500150200150015101502003c165419061926000600000026001c150c19350006101918047461736b150c160616900116b40126900426ce031c36002806726566756e641806726566756e64111100192c15041500150200150015101502003c162419061926000600000026001c150c193500061019180666616d696c79150c160616b00116d40126de052682051c3600280772657475726e73180864656c6976657279111100192c15041500150200150015101502003c162c19061926000600000026001c150c193500061019180573706c6974150c160616840116a80126940726d6061c3600280474657374180474657374111100192c15041500150200150015101502003c161819061926000600000026001c150c193500061019180b636173655f736861323536150c1606168206168c0526ae0a26fe071c3600284037396439616631323465333835366239656262326663353833313065626265396539663132333763633238383263643866303061643738313435316535613663184030303065623739663761663635336437363333376464376635613030336433633630343761316662643637383036313830643732633465663365336366623531111100192c15041500150200150015101502003c16800319061926000600000026001c150c193500061019180d6f75747075745f736861323536150c160616820616860526b40f268a0d1c3600284036663930386433663732353865333138366231613264343865306438333136613632343666343032613264383132643363653863626261663230353130306239184030326132366461633135656435303963373439613765623431396537376431306335353062653334663437356636376565383233663663636239313932663635111100192c15041500150200150015101502003c16800319061926000600000026001c150c1935000610191806736f75726365150c160616ae0116d20126dc122690121c3600280b61646a7564696361746564180b61646a7564696361746564111100192c15041500150200150015101502003c164219061926000600000026001c150419350006101918086e5f6c6162656c73150c160616bc0116e00126a01426e2131c180802000000000000001808020000000000000016002808020000000000000018080200000000000000111100192c15041500150200150015101502003c29061926000600000026001c150c193500061019180e616e737765722e76657264696374150c1606169c0116c00126941626c2151c3600280577726f6e6718057269676874111100192c15041500150200150015101502003c161e19061926000600000026001c1504193500061019180b616e737765722e746f6e65150c160616de0116f20126d0172682171c180802000000000000001808000000000000000016002808020000000000000018080000000000000000111100192c15041500150200150015101502003c29061926000600000026001c150c193500061019380e616e737765722e726561736f6e73046c69737407656c656d656e74150c160616be0116e20126d01926f4181c36022809554e48454c5046554c1806504f4c494359111100192c15041500150200150015101502003c161e19260600194600020004000000168c1a1606260816ce1a00191c180c4152524f573a736368656d6118b8072f2f2f2f2f38414341414151414141414141414b41417741426741464141674143674141414141424241414d4141414143414149414141414241414941414141424141414141774141414267416741414a414941415067424141444d415141416f41454141484142414141384151414145414541414e414141414363414141415a41414141415141414144672f662f2f41414142444251414141416b414141414241414141414541414141634141414144674141414746756333646c636935795a57467a6232357a414144632f662f2f4650372f2f7741414151555141414141474141414141514141414141414141414241414141476c305a573041414141414250372f2f7a7a2b2f2f38414141454345414141414277414141414541414141414141414141734141414268626e4e335a584975644739755a5143632f2f2f2f4141414141554141414142772f762f2f4141414242524141414141674141414142414141414141414141414f414141415957357a643256794c6e5a6c636d52705933514141476a2b2f2f2b672f762f2f41414142416841414141416b4141414142414141414141414141414941414141626c397359574a6c62484d41414141414341414d4141674142774149414141414141414141554141414144632f762f2f414141424252414141414159414141414241414141414141414141474141414163323931636d4e6c4141444d2f762f2f42502f2f2f7741414151555141414141494141414141514141414141414141414451414141473931644842316446397a614745794e545941414144382f762f2f4e502f2f2f7741414151555141414141484141414141514141414141414141414377414141474e6863325666633268684d6a553241436a2f2f2f39672f2f2f2f41414142425241414141415941414141424141414141414141414146414141416333427361585141414142512f2f2f2f69502f2f2f7741414151555141414141474141414141514141414141414141414267414141475a6862576c736551414165502f2f2f37442f2f2f3841414145464541414141426741414141454141414141414141414151414141423059584e7241414141414b442f2f2f2f592f2f2f2f4141414242524141414141594141414142414141414141414141414641414141633352315a486b41414144492f2f2f2f45414155414167414267414841417741414141514142414141414141414145464541414141427741414141454141414141414141414163414141426a59584e6c58326c6b4141514142414145414141414141414141413d3d001820706172717565742d6370702d6172726f772076657273696f6e2032362e302e3119cc1c00001c00001c00001c00001c00001c00001c00001c00001c00001c00001c00001c000000b20a000050415231', '49cd68fbbc1ab008359ef182dfe6bb04bfdb01c7a4d600bfb63a266d2987cf9f', 1);
INSERT INTO public.annotation_releasefile VALUES (7, 'vocabulary.json', '\x7b2267756964656c696e6573223a5b5d2c22736368656d6173223a5b7b22646f63756d656e74223a7b226669656c6473223a5b7b226b6579223a2276657264696374222c226f7074696f6e73223a5b7b2276616c7565223a227269676874227d2c7b2276616c7565223a2277726f6e67227d5d2c227265717569726564223a747275652c2274797065223a2263686f696365227d2c7b22616e63686f7273223a7b2230223a2272756465222c2231223a22666c6174222c2232223a226b696e64227d2c226b6579223a22746f6e65222c226d6178696d756d223a322c226d696e696d756d223a302c2274797065223a227363616c65227d2c7b226b6579223a22726561736f6e73222c227461786f6e6f6d79223a22726566756e642d726561736f6e73222c2274797065223a22636f646573227d2c7b226b6579223a226e6f7465222c226d61785f6c656e677468223a3530302c2274797065223a2274657874227d5d2c226c6162656c73223a226f7574707574222c226e616d65223a22726566756e642d726576696577222c226f7574636f6d65223a7b226661696c223a5b2277726f6e67225d2c226669656c64223a2276657264696374222c2270617373223a5b227269676874225d7d2c2272756c6573223a5b7b226966223a7b2276657264696374223a2277726f6e67227d2c226d657373616765223a22536179207768792069742069732077726f6e672e222c2272657175697265223a5b22726561736f6e73225d7d5d7d2c226e616d65223a22726566756e642d726576696577222c22736861323536223a2235613266333533363162623330313634626361663863623739363435636332313364366465386661333832653562646431626264393763356662303232356231222c2276657273696f6e223a317d5d2c227461786f6e6f6d696573223a5b7b22646f63756d656e74223a7b22636f646573223a5b7b2261766f69645f7768656e223a22222c22636f6465223a22504f4c494359222c22636f756e7465725f6578616d706c65223a22222c22646566696e6974696f6e223a2253746174657320736f6d657468696e6720746861742074686520706f6c69637920646f6573206e6f74207361792e222c226578616d706c65223a22222c2272657175697265735f6e6f7465223a66616c73652c227469746c65223a22504f4c494359222c227573655f7768656e223a22227d2c7b2261766f69645f7768656e223a22222c22636f6465223a22554e48454c5046554c222c22636f756e7465725f6578616d706c65223a22222c22646566696e6974696f6e223a224c65617665732074686520637573746f6d657220776974686f75742061206e65787420737465702e222c226578616d706c65223a22222c2272657175697265735f6e6f7465223a66616c73652c227469746c65223a22554e48454c5046554c222c227573655f7768656e223a22227d5d2c226e616d65223a22726566756e642d726561736f6e73227d2c226e616d65223a22726566756e642d726561736f6e73222c22736861323536223a2261656430396139633135376661306566623738333537313765346561626235346462613865313662633036653338373134616634343434376332613733333432222c2276657273696f6e223a317d5d7d0a', 'b5f0e0951ac3eb72e04144ddb39fe08a7044194b585c1507a560cfc5f81ed17b', 1);
INSERT INTO public.annotation_releasefile VALUES (8, 'croissant.json', '\x7b2240636f6e74657874223a7b22406c616e6775616765223a22656e222c2240766f636162223a2268747470733a2f2f736368656d612e6f72672f222c22636974654173223a2263723a636974654173222c22636f6c756d6e223a2263723a636f6c756d6e222c22636f6e666f726d73546f223a226463743a636f6e666f726d73546f222c226372223a22687474703a2f2f6d6c636f6d6d6f6e732e6f72672f63726f697373616e742f222c2264617461223a7b22406964223a2263723a64617461222c224074797065223a22406a736f6e227d2c226461746154797065223a7b22406964223a2263723a6461746154797065222c224074797065223a2240766f636162227d2c22646374223a22687474703a2f2f7075726c2e6f72672f64632f7465726d732f222c226571756976616c656e7450726f7065727479223a2263723a6571756976616c656e7450726f7065727479222c226578616d706c6573223a7b22406964223a2263723a6578616d706c6573222c224074797065223a22406a736f6e227d2c2265787472616374223a2263723a65787472616374222c226669656c64223a2263723a6669656c64222c2266696c654f626a656374223a2263723a66696c654f626a656374222c2266696c6550726f7065727479223a2263723a66696c6550726f7065727479222c2266696c65536574223a2263723a66696c65536574222c22666f726d6174223a2263723a666f726d6174222c22696e636c75646573223a2263723a696e636c75646573222c2269734c69766544617461736574223a2263723a69734c69766544617461736574222c226a736f6e50617468223a2263723a6a736f6e50617468222c226b6579223a2263723a6b6579222c226d6435223a2263723a6d6435222c22706172656e744669656c64223a2263723a706172656e744669656c64222c2270617468223a2263723a70617468222c22726169223a22687474703a2f2f6d6c636f6d6d6f6e732e6f72672f63726f697373616e742f5241492f222c227265636f7264536574223a2263723a7265636f7264536574222c227265666572656e636573223a2263723a7265666572656e636573222c227265676578223a2263723a7265676578222c227265706561746564223a2263723a7265706561746564222c227265706c616365223a2263723a7265706c616365222c2273616d706c696e6752617465223a2263723a73616d706c696e6752617465222c227363223a2268747470733a2f2f736368656d612e6f72672f222c22736570617261746f72223a2263723a736570617261746f72222c22736f75726365223a2263723a736f75726365222c227375624669656c64223a2263723a7375624669656c64222c227472616e73666f726d223a2263723a7472616e73666f726d227d2c224074797065223a2273633a44617461736574222c22636f6e666f726d73546f223a22687474703a2f2f6d6c636f6d6d6f6e732e6f72672f63726f697373616e742f312e30222c2263726561746f72223a7b224074797065223a2273633a506572736f6e222c226e616d65223a22636f6d6d616e64206c696e65227d2c22646174655075626c6973686564223a22323032362d31312d33305431343a30323a32322e3233373437332b30303a3030222c226465736372697074696f6e223a2247726f756e642d7472757468206c6162656c73206f7665722033206361736573206f6620726566756e647320313b207374617475732067726f756e645f74727574682e206669727374222c22646973747269627574696f6e223a5b7b22406964223a2261646a756469636174696f6e2e6a736f6e6c222c224074797065223a2263723a46696c654f626a656374222c22636f6e74656e7453697a65223a22323039312042222c22636f6e74656e7455726c223a2261646a756469636174696f6e2e6a736f6e6c222c22656e636f64696e67466f726d6174223a226170706c69636174696f6e2f6a736f6e6c696e6573222c226e616d65223a2261646a756469636174696f6e2e6a736f6e6c222c22736861323536223a2232333231323238356135353831343035343865306439386566326336306666656564336138326634663339386563316137653466356337333133346338363636227d2c7b22406964223a2261677265656d656e742e6a736f6e222c224074797065223a2263723a46696c654f626a656374222c22636f6e74656e7453697a65223a2235373839312042222c22636f6e74656e7455726c223a2261677265656d656e742e6a736f6e222c22656e636f64696e67466f726d6174223a226170706c69636174696f6e2f6a736f6e222c226e616d65223a2261677265656d656e742e6a736f6e222c22736861323536223a2230333963613130623632633363393335623463346564636530643336316463353031323962386165323739353939323461396334656264616337656161316664227d2c7b22406964223a2263617365732e6a736f6e6c222c224074797065223a2263723a46696c654f626a656374222c22636f6e74656e7453697a65223a223439392042222c22636f6e74656e7455726c223a2263617365732e6a736f6e6c222c22656e636f64696e67466f726d6174223a226170706c69636174696f6e2f6a736f6e6c696e6573222c226e616d65223a2263617365732e6a736f6e6c222c22736861323536223a2265396464303764373466633530316239346133356434373437386262363435613833316230353839656131373662653732666633633363306337336663393137227d2c7b22406964223a226c6162656c732e637376222c224074797065223a2263723a46696c654f626a656374222c22636f6e74656e7453697a65223a223733362042222c22636f6e74656e7455726c223a226c6162656c732e637376222c22656e636f64696e67466f726d6174223a22746578742f637376222c226e616d65223a226c6162656c732e637376222c22736861323536223a2230393936646466366162346464643263346461613135303330303832376166343632633266343630633935626230323137346365303032626333323661396534227d2c7b22406964223a226c6162656c732e6a736f6e6c222c224074797065223a2263723a46696c654f626a656374222c22636f6e74656e7453697a65223a223933332042222c22636f6e74656e7455726c223a226c6162656c732e6a736f6e6c222c22656e636f64696e67466f726d6174223a226170706c69636174696f6e2f6a736f6e6c696e6573222c226e616d65223a226c6162656c732e6a736f6e6c222c22736861323536223a2264393131356362396561363163313739306364633566376338316438343334343235383137656332373332336236346365353838653234643630343638626261227d2c7b22406964223a226c6162656c732e70617271756574222c224074797065223a2263723a46696c654f626a656374222c22636f6e74656e7453697a65223a22343435332042222c22636f6e74656e7455726c223a226c6162656c732e70617271756574222c22656e636f64696e67466f726d6174223a226170706c69636174696f6e2f782d70617271756574222c226e616d65223a226c6162656c732e70617271756574222c22736861323536223a2234396364363866626263316162303038333539656631383264666536626230346266646230316337613464363030626662363361323636643239383763663966227d2c7b22406964223a22766f636162756c6172792e6a736f6e222c224074797065223a2263723a46696c654f626a656374222c22636f6e74656e7453697a65223a22313231302042222c22636f6e74656e7455726c223a22766f636162756c6172792e6a736f6e222c22656e636f64696e67466f726d6174223a226170706c69636174696f6e2f6a736f6e222c226e616d65223a22766f636162756c6172792e6a736f6e222c22736861323536223a2262356630653039353161633365623732653034313434646462333966653038613730343431393462353835633135303761353630636663356638316564313762227d5d2c2269734c69766544617461736574223a66616c73652c226e616d65223a227631222c227265636f7264536574223a5b7b22406964223a226c6162656c73222c224074797065223a2263723a5265636f7264536574222c226465736372697074696f6e223a22546865206c6162656c2074686174207374616e647320666f72206561636820636173652c206f6e6520726f772061206c6162656c2e222c226669656c64223a5b7b22406964223a226c6162656c732f636173655f6964222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a54657874222c226465736372697074696f6e223a224964656e746966696572206f66207468652063617365222c226e616d65223a226c6162656c732f636173655f6964222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a22636173655f6964227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f7374756479222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a54657874222c226465736372697074696f6e223a2253747564792077686f7365206c6162656c2074686973206973222c226e616d65223a226c6162656c732f7374756479222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a227374756479227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f7461736b222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a54657874222c226465736372697074696f6e223a225461736b206f66207468652063617365222c226e616d65223a226c6162656c732f7461736b222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a227461736b227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f66616d696c79222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a54657874222c226465736372697074696f6e223a2246616d696c79206f66207468652063617365222c226e616d65223a226c6162656c732f66616d696c79222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a2266616d696c79227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f73706c6974222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a54657874222c226465736372697074696f6e223a2253706c6974206f66207468652063617365222c226e616d65223a226c6162656c732f73706c6974222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a2273706c6974227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f636173655f736861323536222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a54657874222c226465736372697074696f6e223a22446967657374206f66207468652063617365222c226e616d65223a226c6162656c732f636173655f736861323536222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a22636173655f736861323536227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f6f75747075745f736861323536222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a54657874222c226465736372697074696f6e223a22446967657374206f6620746865206f7574707574207468617420776173206c6162656c6c65642c20776865726520616e206f757470757420776173222c226e616d65223a226c6162656c732f6f75747075745f736861323536222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a226f75747075745f736861323536227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f736f75726365222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a54657874222c226465736372697074696f6e223a22576865726520746865206c6162656c20636f6d65732066726f6d3a206167726565642c2061646a7564696361746564206f722073696e676c65222c226e616d65223a226c6162656c732f736f75726365222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a22736f75726365227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f6e5f6c6162656c73222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a496e7465676572222c226465736372697074696f6e223a22486f77206d616e7920616e6e6f7461746f7273206c6162656c6c6564207468652063617365222c226e616d65223a226c6162656c732f6e5f6c6162656c73222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a226e5f6c6162656c73227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f616e737765722e76657264696374222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a54657874222c226465736372697074696f6e223a22416e737765723a2076657264696374222c226e616d65223a226c6162656c732f616e737765722e76657264696374222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a22616e737765722e76657264696374227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f616e737765722e746f6e65222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a496e7465676572222c226465736372697074696f6e223a22416e737765723a20746f6e65222c226e616d65223a226c6162656c732f616e737765722e746f6e65222c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a22616e737765722e746f6e65227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d2c7b22406964223a226c6162656c732f616e737765722e726561736f6e73222c224074797065223a2263723a4669656c64222c226461746154797065223a2273633a54657874222c226465736372697074696f6e223a22416e737765723a20726561736f6e73222c226e616d65223a226c6162656c732f616e737765722e726561736f6e73222c227265706561746564223a747275652c22736f75726365223a7b2265787472616374223a7b22636f6c756d6e223a22616e737765722e726561736f6e73227d2c2266696c654f626a656374223a7b22406964223a226c6162656c732e70617271756574227d7d7d5d2c226e616d65223a226c6162656c73227d5d2c2276657273696f6e223a2231227d0a', 'cdecf83fafd00078140d188e624ba28e450aceb16657630974701d57ae7b15f5', 1);
INSERT INTO public.annotation_releasefile VALUES (9, 'README.md', '\x2d2d2d0a7072657474795f6e616d653a20227631220a636f6e666967733a0a2d20636f6e6669675f6e616d653a206c6162656c730a2020646174615f66696c65733a206c6162656c732e706172717565740a2d2d2d0a0a232076310a0a2d205374617475733a202a2a67726f756e642074727574682a2a2c20676174652052454144592e0a2d20446174617365743a20726566756e647320312c20332063617365732e0a2d204c6162656c733a20332061646a75646963617465642e0a2d204d61646520323032362d31312d33305431343a30323a32322e3233373437332b30303a303020627920636f6d6d616e64206c696e653a2066697273740a0a23232043617365730a0a7c2046616d696c79207c2074657374207c0a7c202d2d2d207c202d2d2d3a207c0a7c2064656c6976657279207c2031207c0a7c2072657475726e73207c2032207c0a0a232320537475647920726566756e642d646f75626c65730a0a416e6e6f7461746f72733a20322068756d616e3b2032206c6162656c73206120636173652e20426c696e646e6573733a2061747465737465642e20476174652052454144593a2033206f66203320636173657320686176652032206c6162656c7320627920646966666572656e742070656f706c652e0a0a41677265656d656e742c207365616c6564206265666f72652061646a756469636174696f6e202833206f662033206361736573206c6162656c6c6564207477696365293a0a0a7c204669656c64207c204265747765656e207c20436f656666696369656e74207c2056616c7565207c203935202520696e74657276616c207c0a7c202d2d2d207c202d2d2d207c202d2d2d207c202d2d2d3a207c202d2d2d207c0a7c2056657264696374207c2068756d616e2d68756d616e207c20636f68656e5f6b61707061207c20302e3430207c202d302e333520746f20302e3839207c0a7c20546f6e65207c2068756d616e2d68756d616e207c20636f68656e5f6b617070615f717561647261746963207c20302e3830207c202d302e303720746f20302e3936207c0a7c20526561736f6e73207c2068756d616e2d68756d616e207c206d6173695f616c706861207c20302e3236207c202d302e383920746f20302e3936207c0a0a232320466f726d20726566756e642d7265766965772c2076657273696f6e20310a0a2d20607665726469637460202863686f696365293a2072696768742c2077726f6e670a2d2060746f6e656020287363616c65290a2d2060726561736f6e73602028636f646573290a2d20606e6f746560202874657874290a0a232320436f64657320726566756e642d726561736f6e732c2076657273696f6e20310a0a2d2060504f4c494359603a2053746174657320736f6d657468696e6720746861742074686520706f6c69637920646f6573206e6f74207361792e0a2d2060554e48454c5046554c603a204c65617665732074686520637573746f6d657220776974686f75742061206e65787420737465702e0a0a2323205665726966790a0a20202020707974686f6e207665726966792e70790a0a4974206e65656473206e6f7468696e672062757420507974686f6e20616e64207072696e7473204f4b2c206f72207468652066696c6520616e6420636173652074686174206469666665722e204769766520697420602d2d6d616e69666573742d736861323536602077697468207468650a64696765737420796f75207765726520746f6c642061706172742066726f6d2074686573652066696c65732c20746f206b6e6f77207468617420746865206d616e696665737420697320746865206f6e65207468617420776173206d6164652e0a0a436f6e74656e74206469676573743a206037623535643837373662396534626261383366363763393830363333353364653362366132343138393731343361356261613738323032326661303966666361602e0a', '6b4b13a6f4422d08b7a387015e38d6431d2d211212e71b0e946b923828f0bd2c', 1);
INSERT INTO public.annotation_releasefile VALUES (10, 'manifest.json', '\x7b2261646a756469636174696f6e536861323536223a2232333231323238356135353831343035343865306439386566326336306666656564336138326634663339386563316137653466356337333133346338363636222c226361736544696765737473223a7b22726566756e642d303031223a2230303065623739663761663635336437363333376464376635613030336433633630343761316662643637383036313830643732633465663365336366623531222c22726566756e642d303032223a2237386565336635373863613531366566393037383664613535623763633038623265626465643465363131393862303666666331353230393761366331373036222c22726566756e642d303033223a2237396439616631323465333835366239656262326663353833313065626265396539663132333763633238383263643866303061643738313435316535613663227d2c226368616e6765526561736f6e223a226669727374222c22636f6e74656e74446967657374536861323536223a2237623535643837373662396534626261383366363763393830363333353364653362366132343138393731343361356261613738323032326661303966666361222c22637265617465644174223a22323032362d31312d33305431343a30323a32322e3233373437332b30303a3030222c22637265617465644279223a22636f6d6d616e64206c696e65222c2264617461736574446967657374536861323536223a2230313538306335363035363738303838363433613365393862373536656566333066353131393838623431643038353137333031386631616336663638303039222c22646174617365744e616d65223a22726566756e6473222c226461746173657456657273696f6e223a2231222c226465726976656446696c6573223a7b22524541444d452e6d64223a7b226279746573223a313433362c22736861323536223a2236623462313361366634343232643038623761333837303135653338643634333164326432313132313265373162306539343662393233383238663062643263227d2c2263726f697373616e742e6a736f6e223a7b226279746573223a353830312c22736861323536223a2263646563663833666166643030303738313430643138386536323462613238653435306163656231363635373633303937343730316435376165376231356635227d2c226c6162656c732e637376223a7b226279746573223a3733362c22736861323536223a2230393936646466366162346464643263346461613135303330303832376166343632633266343630633935626230323137346365303032626333323661396534227d2c226c6162656c732e70617271756574223a7b226279746573223a343435332c22736861323536223a2234396364363866626263316162303038333539656631383264666536626230346266646230316337613464363030626662363361323636643239383763663966227d2c22766f636162756c6172792e6a736f6e223a7b226279746573223a313231302c22736861323536223a2262356630653039353161633365623732653034313434646462333966653038613730343431393462353835633135303761353630636663356638316564313762227d7d2c226578636c75646564223a7b226c6567616379537461747573496e666572726564223a307d2c2266696c6573223a7b2261646a756469636174696f6e2e6a736f6e6c223a7b226279746573223a323039312c226c696e6573223a5b2239393339316333353261373131346262336366303930623433643762316363383266353837643938323836373837666230303564313438616237333961313163222c2238373838396435383939623835313162323564316362326634313239383835363130623634343839643063623638306437646365336531666434616361353439222c2239663835373132326530336136333165383939633161346435313235356434376465383933383831613363343566663164323034653633336166343935633837225d2c22736861323536223a2232333231323238356135353831343035343865306439386566326336306666656564336138326634663339386563316137653466356337333133346338363636227d2c2261677265656d656e742e6a736f6e223a7b226279746573223a35373839312c22736861323536223a2230333963613130623632633363393335623463346564636530643336316463353031323962386165323739353939323461396334656264616337656161316664227d2c2263617365732e6a736f6e6c223a7b226279746573223a3439392c226c696e6573223a5b2264383034623566633265623532363232343038303933626165353861343661613965666638396561303035333839633430643861636334316363663065346636222c2265633836353064393431306631646230653263656534323564613665393837363135306366393535346130653966653063333865393936613939323361313565222c2234646530313164333462376338356164393066666139646466396165363333396365666438333762383133323832333761313334343930653335343133333737225d2c22736861323536223a2265396464303764373466633530316239346133356434373437386262363435613833316230353839656131373662653732666633633363306337336663393137227d2c226c6162656c732e6a736f6e6c223a7b226279746573223a3933332c226c696e6573223a5b2232323138656562313162386666333834363736383132626161313337386238656533666665373561303435303236663735613831353838376238636662646535222c2261356366643333316134656561646361626337636166663137616332373432626531393763323736353131323465366631663636313038626138646163663333222c2262353734353335316265323338393164353337656566613833396439373133663366313164393134396636393035346362633438623465663666353764316266225d2c22736861323536223a2264393131356362396561363163313739306364633566376338316438343334343235383137656332373332336236346365353838653234643630343638626261227d7d2c22666f726d6174223a22636f6e636f72642d72656c656173652f32222c2267617465223a225245414459222c226974656d436f756e74223a332c226c656467657248656164223a7b22636861696e223a2273686f70222c2273657175656e6365223a31382c22736861323536223a2236343565633063306466316561343163306133643563363962396632663830303933313134386363333235663433663763386561363830653630383533333936227d2c226d65726b6c65526f6f74536861323536223a2264396634383034343231613539383263626464646533356461333964643731396238343431316237333336663964323762396635313033623262643464366565222c226f7264657265644974656d496473223a5b22726566756e642d303031222c22726566756e642d303032222c22726566756e642d303033225d2c2272656c65617365223a227631222c2272656c65617365537461747573223a2267726f756e645f7472757468222c22736368656d6156657273696f6e223a2231222c227369676e65644279223a6e756c6c2c2273706c69744d6170223a7b22726566756e642d303031223a2274657374222c22726566756e642d303032223a2274657374222c22726566756e642d303033223a2274657374227d2c2273747564696573223a5b7b22626c696e646e657373223a226174746573746564222c2267617465223a225245414459222c2267617465526561736f6e223a2233206f66203320636173657320686176652032206c6162656c7320627920646966666572656e742070656f706c65222c226b223a322c226e616d65223a22726566756e642d646f75626c6573222c2270696e73223a7b2264617461736574223a7b226e616d65223a22726566756e6473222c22736861323536223a2230313538306335363035363738303838363433613365393862373536656566333066353131393838623431643038353137333031386631616336663638303039222c2276657273696f6e223a2231227d2c22736368656d61223a7b226e616d65223a22726566756e642d726576696577222c22736861323536223a2235613266333533363162623330313634626361663863623739363435636332313364366465386661333832653562646431626264393763356662303232356231222c2276657273696f6e223a317d2c227461786f6e6f6d79223a7b226e616d65223a22726566756e642d726561736f6e73222c22736861323536223a2261656430396139633135376661306566623738333537313765346561626235346462613865313662633036653338373134616634343434376332613733333432222c2276657273696f6e223a317d7d2c227265706f7274536861323536223a2261346439313065393638346362353163653364336631386435386330643934343039386139326437343437363235343264323566336435663836623435316462222c2273656564223a31317d5d7d0a', '1d820df2f4564d52f86bf8600ea74f2aaf46a1effad9ac28470327b336305c5f', 1);
INSERT INTO public.annotation_releasefile VALUES (11, 'verify.py', '\x22222256657269667920612067726f756e642d74727574682072656c656173653a2060707974686f6e207665726966792e7079205b4449525d205b2d2d6d616e69666573742d736861323536204845585d205b2d2d7075626c69632d6b6579204845585d602e0a0a4e65656473206e6f7468696e672062757420507974686f6e2e204578697420636f646520303a2065766572797468696e6720697320617320746865206d616e696665737420736179732e20313a20736f6d657468696e6720646966666572732c20616e64207468652066696c6520616e640a6361736520617265206e616d65642e20323a207468652072656c656173652063616e6e6f7420626520726561642e2041206d616e6966657374206d616465206f7665722069732063617567687420627920746865206469676573742074686174207468652072656c65617365207072696e7465642c0a6f7220627920746865207075626c6963206b6579206f662077686f65766572207369676e65642069742e0a2222220a0a696d706f72742061726770617273650a696d706f727420686173686c69620a696d706f7274206a736f6e0a696d706f7274207379730a66726f6d20636f6c6c656374696f6e7320696d706f727420436f756e7465720a66726f6d20706174686c696220696d706f727420506174680a0a464f524d415453203d202822636f6e636f72642d72656c656173652f31222c2022636f6e636f72642d72656c656173652f3222290a434f4e54454e54203d20282261646a756469636174696f6e2e6a736f6e6c222c202261677265656d656e742e6a736f6e222c202263617365732e6a736f6e6c222c20226c6162656c732e6a736f6e6c22290a424553494445203d2028226d616e69666573742e6a736f6e222c20227665726966792e7079222c20226c65646765722e6a736f6e6c222c20227369676e61747572652e6a736f6e22290a5354415455534553203d20282267726f756e645f7472757468222c202270726f766973696f6e616c22290a4741544553203d2028225245414459222c2022494e434f4d504c455445222c20224641494c4544222c20224d414e55414c20424c4f434b454422292020232066726f6d206265737420746f20776f7273740a4e414d4544203d20280a2020202022646174617365744e616d65222c20226461746173657456657273696f6e222c2022736368656d6156657273696f6e222c2022637265617465644279222c2022637265617465644174222c20226368616e6765526561736f6e222c202272656c65617365222c0a2920202320666d743a20736b69700a0a0a636c61737320556e7265616461626c6528457863657074696f6e293a0a202020202222225468652072656c65617365206f7220697473206d616e69666573742063616e6e6f74206265207265616420617420616c6c2e2222220a0a0a636c6173732052656c656173653a0a20202020222222412072656c6561736520666f6c64657220617320726561643a20746865206d616e69666573742c20616e642065616368206f66206974732066696c65732061732062797465732e2222220a0a20202020646566205f5f696e69745f5f2873656c662c20666f6c646572293a0a202020202020202073656c662e666f6c646572203d205061746828666f6c646572290a202020202020202073656c662e7261775f6d616e6966657374203d205f726561642873656c662e666f6c646572202f20226d616e69666573742e6a736f6e22290a202020202020202073656c662e6d616e6966657374203d205f6d616e69666573742873656c662e7261775f6d616e6966657374290a202020202020202073656c662e69735f66697273745f666f726d6174203d2073656c662e6d616e69666573745b22666f726d6174225d203d3d20464f524d4154535b305d0a202020202020202073656c662e64657269766564203d207b7d2069662073656c662e69735f66697273745f666f726d617420656c73652073656c662e6d616e69666573745b226465726976656446696c6573225d0a202020202020202073656c662e66696c6573203d207b706174682e6e616d653a205f7265616428706174682920666f72207061746820696e20736f727465642873656c662e666f6c6465722e6974657264697228292920696620706174682e69735f66696c6528297d0a0a0a6465662076657269667928666f6c6465722c206d616e69666573745f7368613235363d22222c207075626c69635f6b65793d2222293a0a2020202022222252657475726e207468652066696e64696e67732c20612073656e74656e636520656163683b20656d707479207768656e207468652072656c656173652069732077686f6c652e2222220a2020202072656c65617365203d2052656c6561736528666f6c646572290a2020202066696e64696e6773203d205b5d0a202020206966206d616e69666573745f73686132353620616e64205f7368613235362872656c656173652e7261775f6d616e69666573742920213d206d616e69666573745f7368613235362e6c6f77657228293a0a202020202020202066696e64696e67732e617070656e6428226d616e69666573742e6a736f6e3a206973206e6f7420746865206d616e6966657374207468617420776173207075626c697368656420286974732073686132353620646966666572732922290a202020207472793a0a202020202020202072657475726e2066696e64696e6773202b205f636865636b2872656c656173652c207075626c69635f6b65792e6c6f7765722829290a2020202065786365707420284b65794572726f722c20547970654572726f722c204174747269627574654572726f722c2056616c75654572726f7229206173206661756c743a0a2020202020202020726169736520556e7265616461626c65280a20202020202020202020202066226d616e69666573742e6a736f6e3a20736f6d657468696e6720696e206974206973206f6620616e6f74686572206b696e64207468616e206974206d75737420626520287b6661756c7421727d29220a2020202020202020292066726f6d206661756c740a0a0a646566205f636865636b2872656c656173652c207075626c69635f6b6579293a0a2020202066696e64696e6773203d205b0a20202020202020202a5f636865636b5f7369676e61747572652872656c656173652c207075626c69635f6b6579292c0a20202020202020202a5f636865636b5f66696c65732872656c65617365292c0a20202020202020202a5f636865636b5f6d616e69666573742872656c656173652e6d616e6966657374292c0a202020205d0a20202020696620616c6c286e616d6520696e2072656c656173652e66696c657320666f72206e616d6520696e20434f4e54454e54293a0a202020202020202066696e64696e6773202b3d205f636865636b5f636f6e74656e742872656c65617365290a20202020696620226c65646765722e6a736f6e6c2220696e2072656c656173652e66696c65733a0a202020202020202066696e64696e6773202b3d205f636865636b5f6c65646765722872656c65617365290a2020202072657475726e2066696e64696e67730a0a0a232052656164696e672e0a0a0a646566205f726561642870617468293a0a202020207472793a0a202020202020202072657475726e20706174682e726561645f627974657328290a20202020657863657074204f534572726f72206173206661756c743a0a2020202020202020726169736520556e7265616461626c652866227b706174682e6e616d657d3a207b6661756c742e7374726572726f727d22292066726f6d206661756c740a0a0a646566205f6d616e696665737428726177293a0a202020206e6565646564203d207b0a2020202020202020226974656d436f756e74222c0a2020202020202020226f7264657265644974656d496473222c0a202020202020202022636f6e74656e74446967657374536861323536222c0a20202020202020202273747564696573222c0a20202020202020202267617465222c0a20202020202020202272656c65617365537461747573222c0a2020202020202020226361736544696765737473222c0a202020207d0a202020206c61746572203d207b226465726976656446696c6573222c20226d65726b6c65526f6f74536861323536222c202273706c69744d6170222c20226c656467657248656164222c20227369676e65644279227d0a202020207472793a0a20202020202020206d616e6966657374203d206a736f6e2e6c6f61647328726177290a20202020202020206b6e6f776e203d206d616e69666573745b22666f726d6174225d20696e20464f524d41545320616e6420736574286d616e69666573745b2266696c6573225d29203d3d2073657428434f4e54454e54290a20202020202020206d697373696e67203d20286e6565646564206966206d616e69666573745b22666f726d6174225d203d3d20464f524d4154535b305d20656c7365206e6565646564207c206c6174657229202d20736574286d616e6966657374290a2020202020202020656e7472696573203d205b2a6d616e69666573745b2266696c6573225d2e76616c75657328292c202a6d616e69666573742e67657428226465726976656446696c6573222c207b7d292e76616c75657328295d0a20202020202020206d697373696e67207c3d207b6b657920666f7220656e74727920696e20656e747269657320666f72206b657920696e202822736861323536222c202262797465732229206966206b6579206e6f7420696e20656e7472797d0a2020202020202020736861706564203d20616c6c286973696e7374616e6365286d616e69666573745b6b65795d2c20646963742920666f72206b657920696e2028226361736544696765737473222c29206966206b657920696e206d616e6966657374290a20202020657863657074202856616c75654572726f722c20526563757273696f6e4572726f722c204b65794572726f722c20547970654572726f722c204174747269627574654572726f7229206173206661756c743a0a2020202020202020726169736520556e7265616461626c652866226d616e69666573742e6a736f6e3a206973206e6f206d616e6966657374206f6620612072656c6561736520287b6661756c747d2922292066726f6d206661756c740a202020206966206e6f74206b6e6f776e3a0a2020202020202020726169736520556e7265616461626c6528226d616e69666573742e6a736f6e3a206973206f6620616e6f7468657220666f726d617422290a202020206966206d697373696e67206f72206e6f74207368617065643a0a2020202020202020726169736520556e7265616461626c652866226d616e69666573742e6a736f6e3a206973206e6f206d616e6966657374206f6620612072656c6561736520286e6f207b272c20272e6a6f696e28736f72746564286d697373696e6729297d2922290a2020202072657475726e206d616e69666573740a0a0a646566205f7368613235362864617461293a0a2020202072657475726e20686173686c69622e7368613235362864617461292e68657864696765737428290a0a0a636c617373205f4e756d62657228737472293a0a2020202022222241206e756d6265722077697468206120706f696e74206f7220616e206578706f6e656e742c206b657074206173206974206973207772697474656e2c20776869636820696e20612063616e6f6e6963616c2066696c652069732063616e6f6e6963616c2e2222220a0a0a646566205f6c6f616473286c696e65293a0a2020202072657475726e206a736f6e2e6c6f616473286c696e652c2070617273655f666c6f61743d5f4e756d626572290a0a0a6465662063616e6f6e6963616c2876616c7565293a0a2020202022222252464320383738352074657874206f6620612076616c7565207468617420605f6c6f6164736020726561642066726f6d2063616e6f6e6963616c204a534f4e2e2222220a202020206966206973696e7374616e63652876616c75652c2064696374293a0a20202020202020206b657973203d20736f727465642876616c75652c206b65793d6c616d626461206b65793a206b65792e656e636f646528227574662d31362d62652229290a202020202020202072657475726e20227b22202b20222c222e6a6f696e2866227b63616e6f6e6963616c286b6579297d3a7b63616e6f6e6963616c2876616c75655b6b65795d297d2220666f72206b657920696e206b65797329202b20227d220a202020206966206973696e7374616e63652876616c75652c206c697374293a0a202020202020202072657475726e20225b22202b20222c222e6a6f696e286d61702863616e6f6e6963616c2c2076616c75652929202b20225d220a2020202072657475726e207374722876616c756529206966206973696e7374616e63652876616c75652c205f4e756d6265722920656c7365206a736f6e2e64756d70732876616c75652c20656e737572655f61736369693d46616c7365290a0a0a232046696c657320616761696e737420746865697220646967657374732e0a0a0a646566205f636865636b5f66696c65732872656c65617365293a0a2020202066696e64696e6773203d205b5d0a20202020666f72206e616d652c20656e74727920696e207b2a2a72656c656173652e6d616e69666573745b2266696c6573225d2c202a2a72656c656173652e646572697665647d2e6974656d7328293a0a20202020202020206966206e616d65206e6f7420696e2072656c656173652e66696c65733a0a20202020202020202020202066696e64696e67732e617070656e642866227b6e616d657d3a206973206d697373696e6722290a2020202020202020656c73653a0a20202020202020202020202066696e64696e6773202b3d205f636865636b5f66696c65286e616d652c2072656c656173652e66696c65735b6e616d655d2c20656e747279290a20202020616c6c6f776564203d207b2a434f4e54454e542c202a4245534944452c202a72656c656173652e646572697665647d0a2020202066696e64696e6773202b3d205b0a202020202020202066227b706174682e6e616d657d3a206973206e6f2066696c65206f6620746869732072656c65617365220a2020202020202020666f72207061746820696e20736f727465642872656c656173652e666f6c6465722e697465726469722829290a2020202020202020696620706174682e6e616d65206e6f7420696e20616c6c6f7765640a202020205d0a202020206966206e6f742072656c656173652e69735f66697273745f666f726d617420616e6420226c65646765722e6a736f6e6c22206e6f7420696e2072656c656173652e66696c65733a0a202020202020202066696e64696e67732e617070656e6428226c65646765722e6a736f6e6c3a206973206d697373696e6722290a2020202072657475726e2066696e64696e67730a0a0a646566205f636865636b5f66696c65286e616d652c20636f6e74656e742c20656e747279293a0a202020206966205f73686132353628636f6e74656e7429203d3d20656e7472795b22736861323536225d3a0a202020202020202072657475726e205b5d206966206c656e28636f6e74656e7429203d3d20656e7472795b226279746573225d20656c7365205b66227b6e616d657d3a20686173206e6f74207468652073697a65207468617420746865206d616e69666573742073617973225d0a202020206c696e65732c206578706563746564203d20636f6e74656e742e73706c69746c696e657328292c20656e7472792e67657428226c696e6573222c205b5d290a2020202066696e64696e6773203d205b0a202020202020202066227b6e616d657d3a206c696e65207b6e756d6265727d2c2063617365207b5f636173655f6f66286c696e65297d3a20646966666572732066726f6d20746865206d616e6966657374220a2020202020202020666f72206e756d6265722c20286c696e652c206469676573742920696e20656e756d6572617465287a6970286c696e65732c206578706563746564292c2073746172743d3129202023206e6f71613a20423930350a20202020202020206966205f736861323536286c696e652920213d206469676573740a202020205d0a20202020696620226c696e65732220696e20656e74727920616e64206c656e286c696e65732920213d206c656e286578706563746564293a0a202020202020202066696e64696e67732e617070656e642866227b6e616d657d3a20686173207b6c656e286c696e6573297d206c696e65732c20616e6420746865206d616e69666573742073617973207b6c656e286578706563746564297d22290a2020202072657475726e2066696e64696e6773206f72205b66227b6e616d657d3a20646966666572732066726f6d20746865206d616e6966657374225d0a0a0a646566205f636173655f6f66286c696e65293a0a202020207472793a0a20202020202020207265636f7264203d206a736f6e2e6c6f616473286c696e65290a202020202020202072657475726e207265636f72642e6765742822636173655f69642229206f72207265636f72642e676574282269642229206f722022756e6b6e6f776e220a20202020657863657074202856616c75654572726f722c20526563757273696f6e4572726f722c204174747269627574654572726f72293a0a202020202020202072657475726e2022756e7265616461626c65220a0a0a2320546865206d616e696665737420616761696e737420697473656c662e0a0a0a646566205f636865636b5f6d616e6966657374286d616e6966657374293a0a2020202066696e64696e6773203d205b66227b6b65797d20697320656d7074792220666f72206b657920696e204e414d4544206966206e6f74206d616e69666573742e676574286b6579295d0a202020207374617475732c2073747564696573203d206d616e69666573745b2272656c65617365537461747573225d2c206d616e69666573745b2273747564696573225d0a20202020696620737461747573206e6f7420696e2053544154555345533a0a202020202020202066696e64696e67732e617070656e6428662272656c65617365537461747573207b73746174757321727d206973206e6f6e65206f66207b272c20272e6a6f696e285354415455534553297d22290a202020206966206e6f7420737475646965733a0a202020202020202066696e64696e67732e617070656e6428226e616d6573206e6f20737475647922290a20202020666f7220737475647920696e20737475646965733a0a20202020202020206e616d65203d2073747564792e67657428226e616d6522290a2020202020202020696620737461747573203d3d202267726f756e645f74727574682220616e642073747564792e676574282267617465222920213d20225245414459223a0a20202020202020202020202066696e64696e67732e617070656e6428662263616c6c7320697473656c662067726f756e642074727574682c20616e64207468652067617465206f66207374756479207b6e616d657d206973207b73747564792e67657428276761746527297d22290a2020202020202020696620737461747573203d3d202267726f756e645f74727574682220616e642073747564792e6765742822626c696e646e6573732229203d3d20226e6f74206174746573746564223a0a20202020202020202020202066696e64696e67732e617070656e6428662263616c6c7320697473656c662067726f756e642074727574682c20616e642074686520626c696e646e657373206f66207374756479207b6e616d657d206973206e6f7420617474657374656422290a202020202020202066696e64696e6773202b3d205b0a20202020202020202020202066227374756479207b6e616d657d20646f6573206e6f742070696e20697473207b70696e7d220a202020202020202020202020666f722070696e20696e202822736368656d61222c20226461746173657422290a2020202020202020202020206966206e6f742073747564792e676574282270696e73222c207b7d292e6765742870696e2c207b7d292e676574282273686132353622290a20202020202020205d0a20202020776f727374203d206d6178282873747564795b2267617465225d20666f7220737475647920696e2073747564696573292c206b65793d47415445532e696e6465782c2064656661756c743d6d616e69666573745b2267617465225d290a202020206966206d616e69666573745b2267617465225d20213d20776f7273743a0a202020202020202066696e64696e67732e617070656e642866226974732067617465206973207b6d616e69666573745b2767617465275d7d2c20616e642074686520776f7273742067617465206f66206974732073747564696573206973207b776f7273747d22290a2020202072657475726e205b66226d616e69666573742e6a736f6e3a207b66696e64696e677d2220666f722066696e64696e6720696e2066696e64696e67735d0a0a0a232054686520636f6e74656e7420616761696e737420746865206d616e69666573742c20616e6420697473207265636f72647320616761696e73742065616368206f746865722e0a0a0a646566205f636865636b5f636f6e74656e742872656c65617365293a0a2020202066696c65732c206d616e6966657374203d2072656c656173652e66696c65732c2072656c656173652e6d616e69666573740a20202020646967657374203d205f7368613235362863616e6f6e6963616c287b6e616d653a205f7368613235362866696c65735b6e616d655d2920666f72206e616d6520696e20434f4e54454e547d292e656e636f64652829290a2020202066696e64696e6773203d205b5d0a2020202069662064696765737420213d206d616e69666573745b22636f6e74656e74446967657374536861323536225d3a0a202020202020202066696e64696e67732e617070656e6428226d616e69666573742e6a736f6e3a20636f6e74656e74446967657374536861323536206973206e6f742074686520646967657374206f662074686520636f6e74656e742066696c657322290a202020206966206d616e69666573742e676574282261646a756469636174696f6e536861323536222920213d205f7368613235362866696c65735b2261646a756469636174696f6e2e6a736f6e6c225d293a0a202020202020202066696e64696e67732e617070656e6428226d616e69666573742e6a736f6e3a2061646a756469636174696f6e536861323536206973206e6f742074686520646967657374206f662061646a756469636174696f6e2e6a736f6e6c22290a202020207472793a0a202020202020202063617365732c206c6162656c732c2061646a756469636174696f6e203d20280a2020202020202020202020205b5f6c6f616473286c696e652920666f72206c696e6520696e2066696c65735b6e616d655d2e73706c69746c696e657328295d0a202020202020202020202020666f72206e616d6520696e20282263617365732e6a736f6e6c222c20226c6162656c732e6a736f6e6c222c202261646a756469636174696f6e2e6a736f6e6c22290a2020202020202020290a202020202020202066696e64696e6773202b3d205f636865636b5f63617365732863617365732c206c6162656c732c2061646a756469636174696f6e2c206d616e6966657374290a202020202020202066696e64696e6773202b3d205f636865636b5f7265706f727473285f6c6f6164732866696c65735b2261677265656d656e742e6a736f6e225d292c206d616e6966657374290a202020202020202066696e64696e6773202b3d205f636865636b5f6c6162656c73286c6162656c732c2061646a756469636174696f6e290a202020202020202066696e64696e6773202b3d205b66696e64696e6720666f72207265636f726420696e2061646a756469636174696f6e20666f722066696e64696e6720696e205f636865636b5f61646a756469636174696f6e287265636f7264295d0a20202020657863657074202856616c75654572726f722c20526563757273696f6e4572726f722c204b65794572726f722c20547970654572726f722c204174747269627574654572726f722c20496e6465784572726f7229206173206661756c743a0a202020202020202072657475726e205b2a66696e64696e67732c206622636f6e74656e743a2061206c696e65206973206e6f207265636f726420287b6661756c7421727d29225d0a202020206966206e6f742072656c656173652e69735f66697273745f666f726d617420616e64206d616e69666573745b226d65726b6c65526f6f74536861323536225d20213d206d65726b6c655f726f6f7428636173655f6c65617665732866696c657329293a0a202020202020202066696e64696e67732e617070656e6428226d616e69666573742e6a736f6e3a206d65726b6c65526f6f74536861323536206973206e6f742074686520726f6f74206f7665722074686520636173657322290a2020202072657475726e2066696e64696e67730a0a0a646566205f636865636b5f63617365732863617365732c206c6162656c732c2061646a756469636174696f6e2c206d616e6966657374293a0a20202020696473203d205b636173655b226964225d20666f72206361736520696e2063617365735d0a2020202066696e64696e6773203d205b5d0a2020202069662069647320213d206d616e69666573745b226f7264657265644974656d496473225d206f72206c656e286964732920213d206d616e69666573745b226974656d436f756e74225d3a0a202020202020202066696e64696e67732e617070656e64282263617365732e6a736f6e6c3a2069747320636173657320617265206e6f7420746865206f7264657265644974656d49647320616e64206974656d436f756e74206f6620746865206d616e696665737422290a2020202069662069647320213d20736f7274656428696473293a0a202020202020202066696e64696e67732e617070656e64282263617365732e6a736f6e6c3a2069747320636173657320617265206e6f7420696e20746865206f72646572206f662074686569722069647322290a2020202066696e64696e6773202b3d205b662263617365732e6a736f6e6c3a2063617365207b636173657d207374616e64732074776963652220666f72206361736520696e205f747769636528696473295d0a20202020666f72206e616d652c207265636f72647320696e202828226c6162656c732e6a736f6e6c222c206c6162656c73292c20282261646a756469636174696f6e2e6a736f6e6c222c2061646a756469636174696f6e29293a0a2020202020202020756e6b6e6f776e203d207b7265636f72645b22636173655f6964225d20666f72207265636f726420696e207265636f7264737d202d2073657428696473290a202020202020202066696e64696e6773202b3d205b66227b6e616d657d3a2063617365207b636173657d206973206e6f2063617365206f6620746869732072656c656173652220666f72206361736520696e20736f7274656428756e6b6e6f776e295d0a20202020202020206b657973203d205b287265636f72645b22636173655f6964225d2c207265636f72645b227374756479225d2920666f72207265636f726420696e207265636f7264735d0a202020202020202066696e64696e6773202b3d205b66227b6e616d657d3a2063617365207b636173657d207374616e647320747769636520666f72207374756479207b73747564797d2220666f7220636173652c20737475647920696e205f7477696365286b657973295d0a20202020666f72206361736520696e2063617365733a0a202020202020202066696e64696e6773202b3d205f636865636b5f6361736528636173652c206d616e6966657374290a2020202072657475726e2066696e64696e67730a0a0a646566205f7477696365286b657973293a0a2020202072657475726e20736f72746564286b657920666f72206b65792c20636f756e7420696e20436f756e746572286b657973292e6974656d73282920696620636f756e74203e2031290a0a0a646566205f636865636b5f6361736528636173652c206d616e6966657374293a0a202020206e616d652c20636f6e74656e74203d20636173655b226964225d2c20636173652e6765742822636f6e74656e7422290a2020202066696e64696e6773203d205b5d0a202020206966206d616e69666573745b226361736544696765737473225d2e676574286e616d652920213d20636173652e676574282273686132353622293a0a202020202020202066696e64696e67732e617070656e6428662263617365732e6a736f6e6c3a2063617365207b6e616d657d3a2069747320736861323536206973206e6f7420746865206f6e6520696e20746865206d616e696665737422290a202020206966202273706c69744d61702220696e206d616e696665737420616e64206d616e69666573745b2273706c69744d6170225d2e676574286e616d652920213d20636173652e676574282273706c697422293a0a202020202020202066696e64696e67732e617070656e6428662263617365732e6a736f6e6c3a2063617365207b6e616d657d3a206974732073706c6974206973206e6f7420746865206f6e6520696e20746865206d616e696665737422290a20202020696620636f6e74656e74206973206e6f74204e6f6e653a0a2020202020202020696620636f6e74656e742e676574282273706c6974222c2022222920213d20636173652e676574282273706c69742229206f7220636f6e74656e742e67657428226964222920213d206e616d653a0a20202020202020202020202066696e64696e67732e617070656e6428662263617365732e6a736f6e6c3a2063617365207b6e616d657d3a2069747320636f6c756d6e73206469666665722066726f6d2069747320636f6e74656e7422290a20202020202020206966205f7368613235362863616e6f6e6963616c28636f6e74656e74292e656e636f646528292920213d20636173652e676574282273686132353622293a0a20202020202020202020202066696e64696e67732e617070656e6428662263617365732e6a736f6e6c3a2063617365207b6e616d657d3a2069747320636f6e74656e7420646f6573206e6f742068617665206974732073686132353622290a20202020202020206966205f686f6c64735f6b657928636f6e74656e742e6765742822696e70757422292c202265787065637465644f757470757422293a0a20202020202020202020202066696e64696e67732e617070656e6428662263617365732e6a736f6e6c3a2063617365207b6e616d657d3a20746865206578706563746564206f7574707574207374616e647320696e2074686520696e70757422290a2020202072657475726e2066696e64696e67730a0a0a646566205f686f6c64735f6b65792876616c75652c206b6579293a0a202020206966206973696e7374616e63652876616c75652c2064696374293a0a202020202020202072657475726e206b657920696e2076616c7565206f7220616e79285f686f6c64735f6b6579286974656d2c206b65792920666f72206974656d20696e2076616c75652e76616c7565732829290a2020202072657475726e206973696e7374616e63652876616c75652c206c6973742920616e6420616e79285f686f6c64735f6b6579286974656d2c206b65792920666f72206974656d20696e2076616c7565290a0a0a646566205f636865636b5f7265706f727473287265706f7274732c206d616e6966657374293a0a202020206578706563746564203d207b73747564795b226e616d65225d3a20737475647920666f7220737475647920696e206d616e69666573745b2273747564696573225d7d0a20202020666f756e64203d207b7265706f72745b227374756479225d5b226e616d65225d3a207265706f727420666f72207265706f727420696e207265706f7274737d0a202020206966207365742865787065637465642920213d2073657428666f756e6429206f72206c656e287265706f7274732920213d206c656e28666f756e64293a0a202020202020202072657475726e205b2261677265656d656e742e6a736f6e3a20697473207265706f72747320617265206e6f742074686f7365206f6620746865207374756469657320696e20746865206d616e6966657374225d0a2020202066696e64696e6773203d205b5d0a20202020666f72206e616d652c207265706f727420696e20736f7274656428666f756e642e6974656d732829293a0a20202020202020206966205f7368613235362863616e6f6e6963616c287265706f7274292e656e636f646528292920213d2065787065637465645b6e616d655d5b227265706f7274536861323536225d3a0a20202020202020202020202066696e64696e67732e617070656e6428662261677265656d656e742e6a736f6e3a20746865207265706f7274206f66207374756479207b6e616d657d206973206e6f7420746865206f6e65207468617420776173207365616c656422290a20202020202020206966207265706f72745b2267617465225d5b2267617465225d20213d2065787065637465645b6e616d655d5b2267617465225d3a0a20202020202020202020202066696e64696e67732e617070656e6428662261677265656d656e742e6a736f6e3a20746865207265706f7274206f66207374756479207b6e616d657d2068617320616e6f746865722067617465207468616e20746865206d616e696665737422290a2020202072657475726e2066696e64696e67730a0a0a646566205f636865636b5f6c6162656c73286c6162656c732c2061646a756469636174696f6e293a0a2020202073616964203d207b287265636f72645b22636173655f6964225d2c207265636f72645b227374756479225d293a207265636f726420666f72207265636f726420696e2061646a756469636174696f6e7d0a2020202066696e64696e6773203d205b5d0a20202020666f72206c6162656c20696e206c6162656c733a0a20202020202020207265636f7264203d20736169642e67657428286c6162656c5b22636173655f6964225d2c206c6162656c5b227374756479225d29290a202020202020202077726f6e67203d205f77726f6e675f77697468286c6162656c2c207265636f726429206966207265636f726420656c7365205b22686173206e6f207265636f726420696e2061646a756469636174696f6e2e6a736f6e6c225d0a202020202020202066696e64696e6773202b3d205b66226c6162656c732e6a736f6e6c3a2063617365207b6c6162656c5b27636173655f6964275d7d3a207b66696e64696e677d2220666f722066696e64696e6720696e2077726f6e675d0a2020202072657475726e2066696e64696e67730a0a0a646566205f77726f6e675f77697468286c6162656c2c207265636f7264293a0a202020202222225768617420636f6e74726164696374732061206c6162656c20696e20776861742069747320616e6e6f7461746f727320616e642061646a7564696361746f727320736169642e2222220a2020202072756c696e67732c20676976656e2c20736f7572636573203d207265636f72645b2272756c696e6773225d2c207265636f72645b226c6162656c73225d2c206c6162656c5b22736f7572636573225d0a202020206c617374203d2072756c696e67735b2d315d2069662072756c696e677320656c7365207b226e756d626572223a204e6f6e652c2022616e7377657273223a207b7d7d0a202020206966206c6162656c5b2272756c696e67225d20213d206c6173745b226e756d626572225d3a0a20202020202020207969656c6420226974732072756c696e67206973206e6f7420746865206c617374206f6e65220a202020206966206c6162656c5b226e5f6c6162656c73225d20213d206c656e28676976656e293a0a20202020202020207969656c6420662273617973207b6c6162656c5b276e5f6c6162656c73275d7d206c6162656c732c20616e64207b6c656e28676976656e297d20617265206f6e207265636f7264220a2020202069662073657428736f75726365732920213d20736574286c6162656c5b22616e7377657273225d293a0a20202020202020207969656c642022616e20616e7377657220686173206e6f20736f75726365220a202020207765616b657374203d206e6578742828736f7572636520666f7220736f7572636520696e20282273696e676c65222c202261646a7564696361746564222920696620736f7572636520696e20736f75726365732e76616c7565732829292c202261677265656422290a202020206966206c6162656c5b22736f75726365225d20213d207765616b6573743a0a20202020202020207969656c6420662269747320736f75726365207b6c6162656c5b27736f75726365275d21727d206973206e6f7420746865207765616b6573742c207b7765616b65737421727d220a20202020666f72206669656c6420696e20736f727465642873657428736f757263657329202620736574286c6162656c5b22616e7377657273225d29293a0a20202020202020207969656c642066726f6d205f77726f6e675f616e73776572286669656c642c206c6162656c2c206c6173745b22616e7377657273225d2c20676976656e290a0a0a646566205f77726f6e675f616e73776572286669656c642c206c6162656c2c2072756c65642c20676976656e293a0a20202020736f757263652c20616e73776572203d206c6162656c5b22736f7572636573225d5b6669656c645d2c206c6162656c5b22616e7377657273225d5b6669656c645d0a20202020696620736f75726365203d3d202261646a7564696361746564223a0a20202020202020206966206669656c64206e6f7420696e2072756c65643a0a2020202020202020202020207969656c642066227b6669656c647d2069732063616c6c65642061646a75646963617465642c20616e64206e6f2072756c696e672064656369646573206974220a2020202020202020656c69662072756c65645b6669656c645d20213d20616e737765723a0a2020202020202020202020207969656c642066227b6669656c647d206973206e6f742077686174207468652072756c696e672073617973220a20202020656c696620736f75726365206e6f7420696e202822616772656564222c202273696e676c652229206f722028736f75726365203d3d2022616772656564222920213d20286c656e28676976656e29203e2031293a0a20202020202020207969656c642066227b6669656c647d206861732074686520736f75726365207b736f7572636521727d2077697468207b6c656e28676976656e297d206c6162656c73220a20202020656c6966206669656c64206e6f7420696e206c6162656c2e6765742822686f77222c207b7d2920616e64206e6f74205f69735f73616964280a2020202020202020616e737765722c205b6f6e655b22616e7377657273225d2e676574286669656c642920666f72206f6e6520696e20676976656e5d0a20202020293a0a20202020202020207969656c642066227b6669656c647d2069732063616c6c6564207b736f757263657d2c20616e642061206c6162656c2073617973206f7468657277697365220a0a0a646566205f69735f7361696428616e737765722c20676976656e293a0a2020202022222257686574686572206c6162656c73207361792060616e73776572603a2065616368206f66207468656d2c206f72206f6e6520776865726520616e7377657273206d617920616772656520776974686f7574206265696e67207468652073616d6520746578742e2222220a2020202072657475726e20280a2020202020202020616e79286f6e65203d3d20616e7377657220666f72206f6e6520696e20676976656e290a20202020202020206966206973696e7374616e636528616e737765722c2064696374290a2020202020202020656c736520616c6c286f6e65203d3d20616e7377657220666f72206f6e6520696e20676976656e290a20202020290a0a0a646566205f636865636b5f61646a756469636174696f6e287265636f7264293a0a20202020636173652c206e616d6573203d207265636f72645b22636173655f6964225d2c205b6c6162656c5b22616e6e6f7461746f72225d20666f72206c6162656c20696e207265636f72645b226c6162656c73225d5d0a2020202066696e64696e6773203d205b6622616e6e6f7461746f72207b6e616d657d206c6162656c6c65642069742074776963652220666f72206e616d6520696e205f7477696365286e616d6573295d0a20202020666f72206c6162656c20696e207265636f72645b226c6162656c73225d3a0a20202020202020206966205f7368613235362863616e6f6e6963616c286c6162656c5b22616e7377657273225d292e656e636f646528292920213d206c6162656c5b22616e73776572735f736861323536225d3a0a20202020202020202020202066696e64696e67732e617070656e6428662274686520616e7377657273206f66207b6c6162656c5b27616e6e6f7461746f72275d7d20646f206e6f7420686176652074686569722064696765737422290a202020206e756d62657273203d205b72756c696e675b226e756d626572225d20666f722072756c696e6720696e207265636f72645b2272756c696e6773225d5d0a202020206966206e756d6265727320213d20736f7274656428736574286e756d6265727329293a0a202020202020202066696e64696e67732e617070656e6428226974732072756c696e677320617265206e6f7420696e20746865206f72646572206f66207468656972206e756d6265727322290a20202020666f722072756c696e6720696e207265636f72645b2272756c696e6773225d3a0a202020202020202069662072756c696e675b2261646a7564696361746f72225d20696e206e616d65733a0a20202020202020202020202066696e64696e67732e617070656e6428662272756c696e67207b72756c696e675b276e756d626572275d7d206973206279207b72756c696e675b2761646a7564696361746f72275d7d2c2077686f206c6162656c6c656420697422290a20202020202020206966206e6f742072756c696e675b22726561736f6e225d3a0a20202020202020202020202066696e64696e67732e617070656e6428662272756c696e67207b72756c696e675b276e756d626572275d7d20686173206e6f20726561736f6e22290a2020202072657475726e205b662261646a756469636174696f6e2e6a736f6e6c3a2063617365207b636173657d3a207b66696e64696e677d2220666f722066696e64696e6720696e2066696e64696e67735d0a0a0a2320546865204d65726b6c652074726565206f76657220746865206361736573202852464320363936322c2073656374696f6e20322e31293a206f6e6520726f6f74207374616e647320666f72206576657279206361736520616e6420616c6c2074686174207761732073616964206f662069742e0a0a0a64656620636173655f6c65617665732866696c6573293a0a202020202222224f6e65206c656166206120636173652c2062792069643a207468652064696765737473206f6620697473206c696e652c206f6620697473206c6162656c7320616e64206f66206974732061646a756469636174696f6e207265636f7264732e2222220a20202020736169643a20646963745b7475706c655b7374722c207374725d2c206c6973745b7374725d5d203d207b7d0a20202020666f72206e616d6520696e2028226c6162656c732e6a736f6e6c222c202261646a756469636174696f6e2e6a736f6e6c22293a0a2020202020202020666f72206c696e6520696e2066696c65735b6e616d655d2e73706c69746c696e657328293a0a202020202020202020202020736169642e73657464656661756c7428286e616d652c206a736f6e2e6c6f616473286c696e65295b22636173655f6964225d292c205b5d292e617070656e64285f736861323536286c696e6529290a202020206c6561766573203d207b7d0a20202020666f72206c696e6520696e2066696c65735b2263617365732e6a736f6e6c225d2e73706c69746c696e657328293a0a202020202020202063617365203d206a736f6e2e6c6f616473286c696e65295b226964225d0a20202020202020206c656166203d207b6e616d655b3a2d365d3a20736169642e67657428286e616d652c2063617365292c205b5d2920666f72206e616d6520696e2028226c6162656c732e6a736f6e6c222c202261646a756469636174696f6e2e6a736f6e6c22297d0a20202020202020206c65617665735b636173655d203d2063616e6f6e6963616c287b2263617365223a205f736861323536286c696e65292c20226964223a20636173652c202a2a6c6561667d292e656e636f646528290a2020202072657475726e205b6c65617665735b636173655d20666f72206361736520696e20736f72746564286c6561766573295d0a0a0a646566206d65726b6c655f726f6f74286c6561766573293a0a2020202022222254686520726f6f742c20696e2068657861646563696d616c3b2061206c6576656c2773206c617374206e6f646520776974686f75742061206e65696768626f7572206d6f7665732075702061732069742069732e2222220a202020206c6576656c203d205b686173686c69622e7368613235362862225c78303022202b206c656166292e646967657374282920666f72206c65616620696e206c65617665735d0a202020206966206e6f74206c6576656c3a0a202020202020202072657475726e205f73686132353628622222290a202020207768696c65206c656e286c6576656c29203e20313a0a20202020202020207061697273203d205b6222222e6a6f696e286c6576656c5b6174203a206174202b20325d2920666f7220617420696e2072616e676528302c206c656e286c6576656c292c2032295d0a20202020202020206c6576656c203d205b686173686c69622e7368613235362862225c78303122202b2070616972292e6469676573742829206966206c656e287061697229203d3d20363420656c7365207061697220666f72207061697220696e2070616972735d0a2020202072657475726e206c6576656c5b305d2e68657828290a0a0a2320546865206c65646765723a206576656e74732061626f7574206f7468657220776f726b206172652074686572652062792074686569722064696765737420616c6f6e652e0a0a0a646566205f636865636b5f6c65646765722872656c65617365293a0a2020202070726576696f75732c2073657175656e6365203d20223022202a2036342c20300a202020207472793a0a2020202020202020666f72206c696e6520696e2072656c656173652e66696c65735b226c65646765722e6a736f6e6c225d2e73706c69746c696e657328293a0a2020202020202020202020206c696e6b203d206a736f6e2e6c6f616473286c696e65290a20202020202020202020202073657175656e6365202b3d20310a2020202020202020202020206966206c696e6b5b2273657175656e6365225d20213d2073657175656e63653a0a2020202020202020202020202020202072657475726e205b66226c65646765722e6a736f6e6c3a206576656e74207b73657175656e63657d206973206d697373696e67225d0a202020202020202020202020696620226576656e742220696e206c696e6b3a0a202020202020202020202020202020206966205f736861323536286c696e6b5b226576656e74225d2e656e636f646528292920213d206c696e6b5b22736861323536225d3a0a202020202020202020202020202020202020202072657475726e205b66226c65646765722e6a736f6e6c3a206576656e74207b73657175656e63657d3a20697473207465787420646f6573206e6f7420686176652069747320646967657374225d0a202020202020202020202020202020206576656e74203d206a736f6e2e6c6f616473286c696e6b5b226576656e74225d290a202020202020202020202020202020206966206576656e745b2270726576696f7573225d20213d2070726576696f7573206f72206576656e745b2273657175656e6365225d20213d2073657175656e63653a0a202020202020202020202020202020202020202072657475726e205b66226c65646765722e6a736f6e6c3a206576656e74207b73657175656e63657d3a20646f6573206e6f7420666f6c6c6f7720746865206576656e74206265666f7265206974225d0a20202020202020202020202070726576696f7573203d206c696e6b5b22736861323536225d0a20202020657863657074202856616c75654572726f722c20526563757273696f6e4572726f722c204b65794572726f722c20547970654572726f722c204174747269627574654572726f7229206173206661756c743a0a202020202020202072657475726e205b66226c65646765722e6a736f6e6c3a206c696e65207b73657175656e6365202b20317d206973206e6f206576656e7420287b6661756c7421727d29225d0a2020202068656164203d2072656c656173652e6d616e69666573745b226c656467657248656164225d0a2020202069662028686561642e676574282273657175656e636522292c20686561642e676574282273686132353622292920213d202873657175656e63652c2070726576696f7573293a0a202020202020202072657475726e205b226c65646765722e6a736f6e6c3a20646f6573206e6f7420656e64206174207468652068656164207468617420746865206d616e6966657374206e616d6573225d0a2020202072657475726e205b5d0a0a0a2320546865207369676e61747572653a2045643235353139202852464320383033322c2073656374696f6e20352e312e3729206f76657220746865206279746573206f6620746865206d616e69666573742e0a0a5f50203d20322a2a323535202d2031390a5f4f52444552203d20322a2a323532202b2032373734323331373737373337323335333533353835313933373739303838333634383439330a5f44203d202d313231363635202a20706f77283132313636362c202d312c205f50292025205f500a5f535152545f4d494e55535f31203d20706f7728322c20285f50202d203129202f2f20342c205f50290a0a0a646566205f636865636b5f7369676e61747572652872656c656173652c207075626c69635f6b6579293a0a202020207369676e65645f6279203d2072656c656173652e6d616e69666573742e67657428227369676e6564427922290a202020206966207369676e65645f6279206973206e6f74204e6f6e6520616e64206e6f74206973696e7374616e6365287369676e65645f62792c20737472293a0a2020202020202020726169736520547970654572726f7228227369676e6564427922290a20202020726177203d2072656c656173652e66696c65732e67657428227369676e61747572652e6a736f6e22290a20202020696620726177206973204e6f6e653a0a202020202020202077616e746564203d2066227b7075626c69635f6b65797d2069732061736b656420666f7222206966207075626c69635f6b657920656c73652066227b7369676e65645f62797d206973206e616d656420617320697473207369676e6572220a202020202020202072657475726e205b66227369676e61747572652e6a736f6e3a206973206d697373696e672c20616e64207b77616e7465647d225d206966207075626c69635f6b6579206f72207369676e65645f627920656c7365205b5d0a202020207472793a0a2020202020202020646f63756d656e74203d206a736f6e2e6c6f61647328726177290a20202020202020206b65792c207369676e6174757265203d20646f63756d656e745b227075626c69634b6579225d2e6c6f77657228292c2062797465732e66726f6d68657828646f63756d656e745b227369676e6174757265225d290a2020202020202020676f6f64203d20656432353531395f76657269666965732862797465732e66726f6d686578286b6579292c2072656c656173652e7261775f6d616e69666573742c207369676e6174757265290a20202020657863657074202856616c75654572726f722c204b65794572726f722c20547970654572726f722c204174747269627574654572726f722c20526563757273696f6e4572726f7229206173206661756c743a0a202020202020202072657475726e205b66227369676e61747572652e6a736f6e3a206973206e6f207369676e617475726520287b6661756c7421727d29225d0a2020202066696e64696e6773203d205b5d20696620676f6f6420656c7365205b227369676e61747572652e6a736f6e3a206973206e6f742061207369676e6174757265206f662074686973206d616e6966657374225d0a202020206966206b657920213d207369676e65645f62793a0a202020202020202066696e64696e67732e617070656e6428227369676e61747572652e6a736f6e3a20697473206b6579206973206e6f7420746865207369676e6572207468617420746865206d616e6966657374206e616d657322290a202020206966207075626c69635f6b657920616e64206b657920213d207075626c69635f6b65793a0a202020202020202066696e64696e67732e617070656e642866227369676e61747572652e6a736f6e3a206973206279207b6b65797d2c206e6f74206279207b7075626c69635f6b65797d22290a2020202072657475726e2066696e64696e67730a0a0a64656620656432353531395f7665726966696573287075626c69635f6b65792c206d6573736167652c207369676e6174757265293a0a202020202222225768657468657220607369676e617475726560202836342062797465732920697320627920607075626c69635f6b6579602028333220627974657329206f76657220606d657373616765602e2222220a202020206966206c656e287075626c69635f6b65792920213d203332206f72206c656e287369676e61747572652920213d2036343a0a202020202020202072657475726e2046616c73650a202020206b65792c20636f6d6d69746d656e74203d205f706f696e74287075626c69635f6b6579292c205f706f696e74287369676e61747572655b3a33325d290a202020207363616c6172203d20696e742e66726f6d5f6279746573287369676e61747572655b33323a5d2c20226c6974746c6522290a202020206966206b6579206973204e6f6e65206f7220636f6d6d69746d656e74206973204e6f6e65206f72207363616c6172203e3d205f4f524445523a0a202020202020202072657475726e2046616c73650a202020206368616c6c656e6765203d20696e742e66726f6d5f627974657328686173686c69622e736861353132287369676e61747572655b3a33325d202b207075626c69635f6b6579202b206d657373616765292e64696765737428292c20226c6974746c6522290a202020206c656674203d205f74696d6573287363616c61722c205f42415345290a202020207269676874203d205f706c757328636f6d6d69746d656e742c205f74696d6573286368616c6c656e67652025205f4f524445522c206b657929290a2020202072657475726e206e6f7420280a2020202020202020286c6566745b305d202a2072696768745b325d202d2072696768745b305d202a206c6566745b325d292025205f50206f7220286c6566745b315d202a2072696768745b325d202d2072696768745b315d202a206c6566745b325d292025205f500a20202020290a0a0a646566205f706f696e742864617461293a0a202020202222224120706f696e74206f662074686520637572766520696e20657874656e64656420636f6f7264696e617465732066726f6d206974732033322062797465732c206f72204e6f6e652e2222220a2020202079203d20696e742e66726f6d5f627974657328646174612c20226c6974746c6522290a202020207369676e2c2079203d2079203e3e203235352c207920262028322a2a323535202d2031290a20202020737175617265203d202879202a2079202d203129202a20706f77285f44202a2079202a2079202b20312c202d312c205f50292025205f500a2020202078203d20706f77287371756172652c20285f50202b203329202f2f20382c205f50290a202020206966202878202a2078202d20737175617265292025205f503a0a202020202020202078203d2078202a205f535152545f4d494e55535f312025205f500a2020202069662079203e3d205f50206f72202878202a2078202d20737175617265292025205f50206f72202878203d3d203020616e64207369676e293a0a202020202020202072657475726e204e6f6e650a2020202072657475726e20285f50202d207820696620782026203120213d207369676e20656c736520782c20792c20312c20285f50202d207820696620782026203120213d207369676e20656c7365207829202a20792025205f50290a0a0a646566205f706c7573286f6e652c206f74686572293a0a202020202878312c2079312c207a312c207431292c202878322c2079322c207a322c20743229203d206f6e652c206f746865720a20202020612c2062203d20287931202d20783129202a20287932202d207832292025205f502c20287931202b20783129202a20287932202b207832292025205f500a20202020632c2064203d2032202a207431202a207432202a205f442025205f502c2032202a207a31202a207a322025205f500a20202020652c20662c20672c2068203d2062202d20612c2064202d20632c2064202b20632c2062202b20610a2020202072657475726e2065202a20662025205f502c2067202a20682025205f502c2066202a20672025205f502c2065202a20682025205f500a0a0a646566205f74696d657328666163746f722c20706f696e74293a0a20202020746f74616c203d2028302c20312c20312c2030290a202020207768696c6520666163746f723a0a2020202020202020696620666163746f72202620313a0a202020202020202020202020746f74616c203d205f706c757328746f74616c2c20706f696e74290a2020202020202020706f696e742c20666163746f72203d205f706c757328706f696e742c20706f696e74292c20666163746f72203e3e20310a2020202072657475726e20746f74616c0a0a0a5f42415345203d205f706f696e74282834202a20706f7728352c202d312c205f50292025205f50292e746f5f62797465732833322c20226c6974746c652229290a0a0a646566206d61696e28617267756d656e74733d4e6f6e65293a0a20202020706172736572203d2061726770617273652e417267756d656e74506172736572286465736372697074696f6e3d2256657269667920612067726f756e642d74727574682072656c656173652e22290a202020207061727365722e6164645f617267756d656e742822666f6c646572222c206e617267733d223f222c2064656661756c743d50617468285f5f66696c655f5f292e7265736f6c766528292e706172656e74290a202020207061727365722e6164645f617267756d656e7428222d2d6d616e69666573742d736861323536222c2064656661756c743d22222c2068656c703d22746865206469676573742074686174207468652072656c65617365207072696e74656422290a202020207061727365722e6164645f617267756d656e7428222d2d7075626c69632d6b6579222c2064656661756c743d22222c2068656c703d22746865207369676e657227732045643235353139206b65792c20696e2068657861646563696d616c22290a202020206f7074696f6e73203d207061727365722e70617273655f6172677328617267756d656e7473290a202020207472793a0a202020202020202066696e64696e6773203d20766572696679286f7074696f6e732e666f6c6465722c206f7074696f6e732e6d616e69666573745f7368613235362c206f7074696f6e732e7075626c69635f6b6579290a20202020202020207369676e65645f6279203d2052656c65617365286f7074696f6e732e666f6c646572292e6d616e69666573742e67657428227369676e6564427922290a2020202065786365707420556e7265616461626c65206173206661756c743a0a20202020202020207072696e74286661756c742c2066696c653d7379732e737464657272290a202020202020202072657475726e20320a20202020666f722066696e64696e6720696e2066696e64696e67733a0a20202020202020207072696e742866696e64696e67290a202020206966206e6f742066696e64696e67733a0a20202020202020207072696e742866224f4b2c207369676e6564206279207b7369676e65645f62797d22206966207369676e65645f627920656c736520224f4b22290a2020202072657475726e20312069662066696e64696e677320656c736520300a0a0a6966205f5f6e616d655f5f203d3d20225f5f6d61696e5f5f223a0a202020207379732e65786974286d61696e2829290a', '2f3782b60b86cc3b0103bdeaabde977fe9a8ad6b8756a6c743ed2d6ad58cd64d', 1);
INSERT INTO public.annotation_releasefile VALUES (12, 'ledger.jsonl', '\x7b226576656e74223a227b5c22616374696f6e5c223a5c2270726f6a6563742e637265617465645c222c5c226163746f725c223a5c22636f6d6d616e64206c696e655c222c5c2261745c223a5c22323032362d31312d33305431343a30313a35362e3130373038392b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030303030305c222c5c2273657175656e63655c223a312c5c227375626a6563745c223a7b5c2270726f6a6563745c223a5c2273686f705c227d7d222c2273657175656e6365223a312c22736861323536223a2264663531636365393664313331643830393530616534306430343638373266653138383266626566306264613833656563333232663034353963626139303936227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c2263617365732e696d706f727465645c222c5c226163746f725c223a5c22636f6d6d616e64206c696e655c222c5c2261745c223a5c22323032362d31312d33305431343a30313a35362e3130373038392b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22646635316363653936643133316438303935306165343064303436383732666531383832666265663062646138336565633332326630343539636261393039365c222c5c2273657175656e63655c223a322c5c227375626a6563745c223a7b5c2261646465645c223a332c5c22646174617365745c223a5c22726566756e64735c222c5c2266696c655c223a5c2263617365732e6a736f6e6c5c222c5c2276657273696f6e5c223a5c22315c227d7d222c2273657175656e6365223a322c22736861323536223a2263646236313433656262626537356562323730336364303431366332353361363932623630653737393536663830323039656463373633356464363430623266227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c226f7574707574732e696d706f727465645c222c5c226163746f725c223a5c22636f6d6d616e64206c696e655c222c5c2261745c223a5c22323032362d31312d33305431343a30313a35392e3131313934342b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22636462363134336562626265373565623237303363643034313663323533613639326236306537373935366638303230396564633736333564643634306232665c222c5c2273657175656e63655c223a332c5c227375626a6563745c223a7b5c2261646465645c223a332c5c22646174617365745c223a5c22726566756e64735c222c5c2276657273696f6e5c223a5c22315c227d7d222c2273657175656e6365223a332c22736861323536223a2238373363653164346632376436393435313132303137643137356436393664656466366664636138363936383837623462613535386133613432393338663535227d0a7b2273657175656e6365223a342c22736861323536223a2238633331396638653036653764666561646230623435666433336665653833303735353837383036623831323962393938376263323838623962383464383662227d0a7b2273657175656e6365223a352c22736861323536223a2263363532616130646134326365393137323534386662353436346263616166333336363965656436623039613462386261626165616262313834303061303237227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c2273747564792e637265617465645c222c5c226163746f725c223a5c22636f6d6d616e64206c696e655c222c5c2261745c223a5c22323032362d31312d33305431343a30323a30322e3134383638332b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22633635326161306461343263653931373235343866623534363462636161663333363639656564366230396134623862616261656162623138343030613032375c222c5c2273657175656e63655c223a362c5c227375626a6563745c223a7b5c22616e6e6f7461746f72735c223a7b5c227265616465722d315c223a5c2268756d616e5c222c5c227265616465722d325c223a5c2268756d616e5c227d2c5c226578636c756465645f737475646965735c223a5b5d2c5c226b5c223a322c5c22736565645c223a31312c5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a362c22736861323536223a2231313865613332656464393833336231356237653833343330633036373762653336636266386362626335323566643035373664313863393038343639383863227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c22646174617365742e72656c65617365645c222c5c226163746f725c223a5c22636f6d6d616e64206c696e655c222c5c2261745c223a5c22323032362d31312d33305431343a30323a30322e3134383638332b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22313138656133326564643938333362313562376538333433306330363737626533366362663863626263353235666430353736643138633930383436393838635c222c5c2273657175656e63655c223a372c5c227375626a6563745c223a7b5c22646174617365745c223a5c22726566756e64735c222c5c227368613235365c223a5c22303135383063353630353637383038383634336133653938623735366565663330663531313938386234316430383531373330313866316163366636383030395c222c5c2276657273696f6e5c223a5c22315c227d7d222c2273657175656e6365223a372c22736861323536223a2230623634306530313338373033356261366131306233336666306462643238313634623931663062306463366362366161653032363037666135613463383038227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c2273747564792e6f70656e65645c222c5c226163746f725c223a5c22636f6d6d616e64206c696e655c222c5c2261745c223a5c22323032362d31312d33305431343a30323a30322e3134383638332b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22306236343065303133383730333562613661313062333366663064626432383136346239316630623064633663623661616530323630376661356134633830385c222c5c2273657175656e63655c223a382c5c227375626a6563745c223a7b5c2263617365735c223a332c5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a382c22736861323536223a2232313135613831306263306438636430313438353861303834333262396563623562316437363332346538323031393036353730373834366162373730383035227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c226c6162656c732e696d706f727465645c222c5c226163746f725c223a5c22636f6d6d616e64206c696e655c222c5c2261745c223a5c22323032362d31312d33305431343a30323a30352e3337383739382b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22323131356138313062633064386364303134383538613038343332623965636235623164373633323465383230313930363537303738343661623737303830355c222c5c2273657175656e63655c223a392c5c227375626a6563745c223a7b5c2261646465645c223a342c5c2266696c655c223a5c226c6162656c732e6373765c222c5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a392c22736861323536223a2231313335633539633231376161343832333064623139366539363937386661356137313266623139376630336264353563613437623530656363653130613736227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c226c6162656c732e696d706f727465645c222c5c226163746f725c223a5c22636f6d6d616e64206c696e655c222c5c2261745c223a5c22323032362d31312d33305431343a30323a30382e3530323637372b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22313133356335396332313761613438323330646231393665393639373866613561373132666231393766303362643535636134376235306563636531306137365c222c5c2273657175656e63655c223a31302c5c227375626a6563745c223a7b5c2261646465645c223a322c5c2266696c655c223a5c226c6162656c732e6a736f6e6c5c222c5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a31302c22736861323536223a2263313132323534336633396363646335633462393062323434306161643139363436313735636337306537373863653932326335643836356466396438636166227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c2273747564792e626c696e646e6573735f61747465737465645c222c5c226163746f725c223a5c22636f6d6d616e64206c696e655c222c5c2261745c223a5c22323032362d31312d33305431343a30323a31312e3535353139342b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22633131323235343366333963636463356334623930623234343061616431393634363137356363373065373738636539323263356438363564663964386361665c222c5c2273657175656e63655c223a31312c5c227375626a6563745c223a7b5c2273746174656d656e745c223a5c2254686520726561646572732073617420696e2074776f20726f6f6d732e5c222c5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a31312c22736861323536223a2238633135326337373839626464353061656632393536373466363762663063616439343861616561666235373533663766383538386335623139313166636665227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c2273747564792e636c6f7365645c222c5c226163746f725c223a5c22636f6d6d616e64206c696e655c222c5c2261745c223a5c22323032362d31312d33305431343a30323a31312e3535353139342b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22386331353263373738396264643530616566323935363734663637626630636164393438616165616662353735336637663835383863356231393131666366655c222c5c2273657175656e63655c223a31322c5c227375626a6563745c223a7b5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a31322c22736861323536223a2265663432383834623163346338616166636463623639313166396163613232663163663263386232363735653935396632613631306162626630353530303939227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c227265706f72742e7365616c65645c222c5c226163746f725c223a5c2273797374656d5c222c5c2261745c223a5c22323032362d31312d33305431343a30323a31322e3130343034362b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22656634323838346231633463386161666364636236393131663961636132326631636632633862323637356539353966326136313061626266303535303039395c222c5c2273657175656e63655c223a31332c5c227375626a6563745c223a7b5c22676174655c223a5c2252454144595c222c5c22696e707574735c223a5c22373565313232303863313731643338376130633333356461386562383633323931363263373862356237346364323934393638383738393431366230373964355c222c5c227265706f72745c223a5c22613464393130653936383463623531636533643366313864353863306439343430393861393264373434373632353432643235663364356638366234353164625c222c5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a31332c22736861323536223a2262666166306661323430646139353138633936653262616332336166376336626635333233666631623734666130303563646136393063303730653765313739227d0a7b2273657175656e6365223a31342c22736861323536223a2235613634646337366130323730623363623161646334373530316262653833376634656234393937636536366137633966326634643465333761653765346331227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c22636173652e72756c65645c222c5c226163746f725c223a5c2263686169725c222c5c2261745c223a5c22323032362d31312d33305431343a30323a31352e3436373936302b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22356136346463373661303237306233636231616463343735303162626538333766346562343939376365363661376339663266346434653337616537653463315c222c5c2273657175656e63655c223a31352c5c227375626a6563745c223a7b5c22636173655c223a5c22726566756e642d3030315c222c5c2272756c696e675c223a312c5c227368613235365c223a5c22313432616365663765323538653837363962616139356632633934666339666230373034623338313362646664373034353538613039373031623031393738395c222c5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a31352c22736861323536223a2232343135316132626630393362373631376535643439656262666239396437636262316636313238353736633338346566376638636561386338373238646566227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c22636173652e72756c65645c222c5c226163746f725c223a5c2263686169725c222c5c2261745c223a5c22323032362d31312d33305431343a30323a31352e3436373936302b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22323431353161326266303933623736313765356434396562626662393964376362623166363132383537366333383465663766386365613863383732386465665c222c5c2273657175656e63655c223a31362c5c227375626a6563745c223a7b5c22636173655c223a5c22726566756e642d3030325c222c5c2272756c696e675c223a312c5c227368613235365c223a5c22326237316238646135313763613131353263356265313362323364343332633238336631383635333335353762333331303166393730373364323966346531315c222c5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a31362c22736861323536223a2236333762626665623965353163306562643363353631373763386634663266393538316439343933613865653331616339343333363733653730323162653932227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c22636173652e72756c65645c222c5c226163746f725c223a5c2263686169725c222c5c2261745c223a5c22323032362d31312d33305431343a30323a31382e3837353730372b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22363337626266656239653531633065626433633536313737633866346632663935383164393439336138656533316163393433333637336537303231626539325c222c5c2273657175656e63655c223a31372c5c227375626a6563745c223a7b5c22636173655c223a5c22726566756e642d3030335c222c5c2272756c696e675c223a312c5c227368613235365c223a5c22306262386461366439643733633837633962653065353737613031663835363134376364663236653539333133386230306332393161616662326537336231335c222c5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a31372c22736861323536223a2265306231353535343062303232386634343565353465386533343738373861356431373863653634636335366535363234396634626132313336336132643536227d0a7b226576656e74223a227b5c22616374696f6e5c223a5c2273747564792e61646a75646963617465645c222c5c226163746f725c223a5c2273797374656d5c222c5c2261745c223a5c22323032362d31312d33305431343a30323a31382e3837353730372b30303a30305c222c5c22636861696e5c223a5c2273686f705c222c5c2270726576696f75735c223a5c22653062313535353430623032323866343435653534653865333437383738613564313738636536346363353665353632343966346261323133363361326435365c222c5c2273657175656e63655c223a31382c5c227375626a6563745c223a7b5c2273747564795c223a5c22726566756e642d646f75626c65735c227d7d222c2273657175656e6365223a31382c22736861323536223a2236343565633063306466316561343163306133643563363962396632663830303933313134386363333235663433663763386561363830653630383533333936227d0a', '59721caf5368a382a1825af99b16a6da8ff792f5add3b7f8624d55e4b07c1456', 1);


--
-- Data for Name: annotation_releasestudy; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_releasestudy VALUES (1, 1, 1);


--
-- Data for Name: annotation_reportprojection; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_ruling; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_ruling VALUES (1, 'ruling', 1, '{"tone":1}', '142acef7e258e8769baa95f2c94fc9fb0704b3813bdfd704558a09701b019789', 'subjective', 'medium', '', '', '2026-11-30 14:02:15.46796+00', 3, 1, false, '', '', NULL);
INSERT INTO public.annotation_ruling VALUES (2, 'ruling', 1, '{"reasons":["UNHELPFUL"]}', '2b71b8da517ca1152c5be13b23d432c283f186533557b33101f97073d29f4e11', 'annotator_slip', 'high', '', '', '2026-11-30 14:02:15.46796+00', 3, 2, false, '', '', NULL);
INSERT INTO public.annotation_ruling VALUES (3, 'ruling', 1, '{"reasons":["POLICY"],"verdict":"wrong"}', '0bb8da6d9d73c87c9be0e577a01f856147cdf26e593138b00c291aafb2e73b13', 'guideline_gap', '', 'The policy is silent on vouchers.', '', '2026-11-30 14:02:18.875707+00', 3, 3, false, '', '', NULL);


--
-- Data for Name: annotation_rulinglease; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_run; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_sampledcase; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_signonlink; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_storedreply; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_study; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_study VALUES (1, '1eabac9e-c21e-4186-9736-e20a02aa7df2', 'refund-doubles', 2, 11, false, '', '', 'RELEASED', 'READY', '2026-11-30 14:02:02.148683+00', '2026-11-30 14:02:11.555194+00', '2026-11-30 14:02:12.104046+00', '2026-11-30 14:02:11.555194+00', 1, NULL, 1, 1, 1, 'fixed', 0, NULL, 100, 1800, false);


--
-- Data for Name: annotation_studyannotator; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_studyannotator VALUES (1, 1, 1);
INSERT INTO public.annotation_studyannotator VALUES (2, 2, 1);


--
-- Data for Name: annotation_studycase; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_studycase VALUES (1, '122530fe-e084-4fb1-997b-68c7092607d3', 2, 1, 1, 1);
INSERT INTO public.annotation_studycase VALUES (2, '8b6e1ecc-bf6f-4336-8e7a-613f36eb5ae6', 2, 2, 2, 1);
INSERT INTO public.annotation_studycase VALUES (3, 'dd41fc6a-cf0a-45b2-a8cc-c182ae4f9676', 2, 3, 3, 1);


--
-- Data for Name: annotation_submission; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_suggestednote; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_surpluslabel; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_unblinding; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_upload; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_user; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_user_groups; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_user_user_permissions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_verdict; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_verifier; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_verifierrelease; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_verifierrun; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_verifierversion; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_webhook; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: auth_group; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: auth_group_permissions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: auth_permission; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.auth_permission VALUES (1, 'Can add guideline', 1, 'add_guideline');
INSERT INTO public.auth_permission VALUES (2, 'Can change guideline', 1, 'change_guideline');
INSERT INTO public.auth_permission VALUES (3, 'Can delete guideline', 1, 'delete_guideline');
INSERT INTO public.auth_permission VALUES (4, 'Can view guideline', 1, 'view_guideline');
INSERT INTO public.auth_permission VALUES (5, 'Can add label schema', 2, 'add_labelschema');
INSERT INTO public.auth_permission VALUES (6, 'Can change label schema', 2, 'change_labelschema');
INSERT INTO public.auth_permission VALUES (7, 'Can delete label schema', 2, 'delete_labelschema');
INSERT INTO public.auth_permission VALUES (8, 'Can view label schema', 2, 'view_labelschema');
INSERT INTO public.auth_permission VALUES (9, 'Can add taxonomy', 3, 'add_taxonomy');
INSERT INTO public.auth_permission VALUES (10, 'Can change taxonomy', 3, 'change_taxonomy');
INSERT INTO public.auth_permission VALUES (11, 'Can delete taxonomy', 3, 'delete_taxonomy');
INSERT INTO public.auth_permission VALUES (12, 'Can view taxonomy', 3, 'view_taxonomy');
INSERT INTO public.auth_permission VALUES (13, 'Can add taxonomy version', 4, 'add_taxonomyversion');
INSERT INTO public.auth_permission VALUES (14, 'Can change taxonomy version', 4, 'change_taxonomyversion');
INSERT INTO public.auth_permission VALUES (15, 'Can delete taxonomy version', 4, 'delete_taxonomyversion');
INSERT INTO public.auth_permission VALUES (16, 'Can view taxonomy version', 4, 'view_taxonomyversion');
INSERT INTO public.auth_permission VALUES (17, 'Can add reason code', 5, 'add_reasoncode');
INSERT INTO public.auth_permission VALUES (18, 'Can change reason code', 5, 'change_reasoncode');
INSERT INTO public.auth_permission VALUES (19, 'Can delete reason code', 5, 'delete_reasoncode');
INSERT INTO public.auth_permission VALUES (20, 'Can view reason code', 5, 'view_reasoncode');
INSERT INTO public.auth_permission VALUES (21, 'Can add guideline version', 6, 'add_guidelineversion');
INSERT INTO public.auth_permission VALUES (22, 'Can change guideline version', 6, 'change_guidelineversion');
INSERT INTO public.auth_permission VALUES (23, 'Can delete guideline version', 6, 'delete_guidelineversion');
INSERT INTO public.auth_permission VALUES (24, 'Can view guideline version', 6, 'view_guidelineversion');
INSERT INTO public.auth_permission VALUES (25, 'Can add label schema version', 7, 'add_labelschemaversion');
INSERT INTO public.auth_permission VALUES (26, 'Can change label schema version', 7, 'change_labelschemaversion');
INSERT INTO public.auth_permission VALUES (27, 'Can delete label schema version', 7, 'delete_labelschemaversion');
INSERT INTO public.auth_permission VALUES (28, 'Can view label schema version', 7, 'view_labelschemaversion');
INSERT INTO public.auth_permission VALUES (29, 'Can add taxonomy mapping', 8, 'add_taxonomymapping');
INSERT INTO public.auth_permission VALUES (30, 'Can change taxonomy mapping', 8, 'change_taxonomymapping');
INSERT INTO public.auth_permission VALUES (31, 'Can delete taxonomy mapping', 8, 'delete_taxonomymapping');
INSERT INTO public.auth_permission VALUES (32, 'Can view taxonomy mapping', 8, 'view_taxonomymapping');
INSERT INTO public.auth_permission VALUES (33, 'Can add rubric', 9, 'add_rubric');
INSERT INTO public.auth_permission VALUES (34, 'Can change rubric', 9, 'change_rubric');
INSERT INTO public.auth_permission VALUES (35, 'Can delete rubric', 9, 'delete_rubric');
INSERT INTO public.auth_permission VALUES (36, 'Can view rubric', 9, 'view_rubric');
INSERT INTO public.auth_permission VALUES (37, 'Can add rubric version', 10, 'add_rubricversion');
INSERT INTO public.auth_permission VALUES (38, 'Can change rubric version', 10, 'change_rubricversion');
INSERT INTO public.auth_permission VALUES (39, 'Can delete rubric version', 10, 'delete_rubricversion');
INSERT INTO public.auth_permission VALUES (40, 'Can view rubric version', 10, 'view_rubricversion');
INSERT INTO public.auth_permission VALUES (41, 'Can add audit chain', 11, 'add_auditchain');
INSERT INTO public.auth_permission VALUES (42, 'Can change audit chain', 11, 'change_auditchain');
INSERT INTO public.auth_permission VALUES (43, 'Can delete audit chain', 11, 'delete_auditchain');
INSERT INTO public.auth_permission VALUES (44, 'Can view audit chain', 11, 'view_auditchain');
INSERT INTO public.auth_permission VALUES (45, 'Can add dataset', 12, 'add_dataset');
INSERT INTO public.auth_permission VALUES (46, 'Can change dataset', 12, 'change_dataset');
INSERT INTO public.auth_permission VALUES (47, 'Can delete dataset', 12, 'delete_dataset');
INSERT INTO public.auth_permission VALUES (48, 'Can view dataset', 12, 'view_dataset');
INSERT INTO public.auth_permission VALUES (49, 'Can add project', 13, 'add_project');
INSERT INTO public.auth_permission VALUES (50, 'Can change project', 13, 'change_project');
INSERT INTO public.auth_permission VALUES (51, 'Can delete project', 13, 'delete_project');
INSERT INTO public.auth_permission VALUES (52, 'Can view project', 13, 'view_project');
INSERT INTO public.auth_permission VALUES (53, 'Can add user', 14, 'add_user');
INSERT INTO public.auth_permission VALUES (54, 'Can change user', 14, 'change_user');
INSERT INTO public.auth_permission VALUES (55, 'Can delete user', 14, 'delete_user');
INSERT INTO public.auth_permission VALUES (56, 'Can view user', 14, 'view_user');
INSERT INTO public.auth_permission VALUES (57, 'Can add annotator', 15, 'add_annotator');
INSERT INTO public.auth_permission VALUES (58, 'Can change annotator', 15, 'change_annotator');
INSERT INTO public.auth_permission VALUES (59, 'Can delete annotator', 15, 'delete_annotator');
INSERT INTO public.auth_permission VALUES (60, 'Can view annotator', 15, 'view_annotator');
INSERT INTO public.auth_permission VALUES (61, 'Can add assignment', 16, 'add_assignment');
INSERT INTO public.auth_permission VALUES (62, 'Can change assignment', 16, 'change_assignment');
INSERT INTO public.auth_permission VALUES (63, 'Can delete assignment', 16, 'delete_assignment');
INSERT INTO public.auth_permission VALUES (64, 'Can view assignment', 16, 'view_assignment');
INSERT INTO public.auth_permission VALUES (65, 'Can add dataset version', 17, 'add_datasetversion');
INSERT INTO public.auth_permission VALUES (66, 'Can change dataset version', 17, 'change_datasetversion');
INSERT INTO public.auth_permission VALUES (67, 'Can delete dataset version', 17, 'delete_datasetversion');
INSERT INTO public.auth_permission VALUES (68, 'Can view dataset version', 17, 'view_datasetversion');
INSERT INTO public.auth_permission VALUES (69, 'Can add case', 18, 'add_case');
INSERT INTO public.auth_permission VALUES (70, 'Can change case', 18, 'change_case');
INSERT INTO public.auth_permission VALUES (71, 'Can delete case', 18, 'delete_case');
INSERT INTO public.auth_permission VALUES (72, 'Can view case', 18, 'view_case');
INSERT INTO public.auth_permission VALUES (73, 'Can add job', 19, 'add_job');
INSERT INTO public.auth_permission VALUES (74, 'Can change job', 19, 'change_job');
INSERT INTO public.auth_permission VALUES (75, 'Can delete job', 19, 'delete_job');
INSERT INTO public.auth_permission VALUES (76, 'Can view job', 19, 'view_job');
INSERT INTO public.auth_permission VALUES (77, 'Can add label', 20, 'add_label');
INSERT INTO public.auth_permission VALUES (78, 'Can change label', 20, 'change_label');
INSERT INTO public.auth_permission VALUES (79, 'Can delete label', 20, 'delete_label');
INSERT INTO public.auth_permission VALUES (80, 'Can view label', 20, 'view_label');
INSERT INTO public.auth_permission VALUES (81, 'Can add output', 21, 'add_output');
INSERT INTO public.auth_permission VALUES (82, 'Can change output', 21, 'change_output');
INSERT INTO public.auth_permission VALUES (83, 'Can delete output', 21, 'delete_output');
INSERT INTO public.auth_permission VALUES (84, 'Can view output', 21, 'view_output');
INSERT INTO public.auth_permission VALUES (85, 'Can add producer', 22, 'add_producer');
INSERT INTO public.auth_permission VALUES (86, 'Can change producer', 22, 'change_producer');
INSERT INTO public.auth_permission VALUES (87, 'Can delete producer', 22, 'delete_producer');
INSERT INTO public.auth_permission VALUES (88, 'Can view producer', 22, 'view_producer');
INSERT INTO public.auth_permission VALUES (89, 'Can add membership', 23, 'add_membership');
INSERT INTO public.auth_permission VALUES (90, 'Can change membership', 23, 'change_membership');
INSERT INTO public.auth_permission VALUES (91, 'Can delete membership', 23, 'delete_membership');
INSERT INTO public.auth_permission VALUES (92, 'Can view membership', 23, 'view_membership');
INSERT INTO public.auth_permission VALUES (93, 'Can add reference', 24, 'add_reference');
INSERT INTO public.auth_permission VALUES (94, 'Can change reference', 24, 'change_reference');
INSERT INTO public.auth_permission VALUES (95, 'Can delete reference', 24, 'delete_reference');
INSERT INTO public.auth_permission VALUES (96, 'Can view reference', 24, 'view_reference');
INSERT INTO public.auth_permission VALUES (97, 'Can add release', 25, 'add_release');
INSERT INTO public.auth_permission VALUES (98, 'Can change release', 25, 'change_release');
INSERT INTO public.auth_permission VALUES (99, 'Can delete release', 25, 'delete_release');
INSERT INTO public.auth_permission VALUES (100, 'Can view release', 25, 'view_release');
INSERT INTO public.auth_permission VALUES (101, 'Can add release file', 26, 'add_releasefile');
INSERT INTO public.auth_permission VALUES (102, 'Can change release file', 26, 'change_releasefile');
INSERT INTO public.auth_permission VALUES (103, 'Can delete release file', 26, 'delete_releasefile');
INSERT INTO public.auth_permission VALUES (104, 'Can view release file', 26, 'view_releasefile');
INSERT INTO public.auth_permission VALUES (105, 'Can add study', 27, 'add_study');
INSERT INTO public.auth_permission VALUES (106, 'Can change study', 27, 'change_study');
INSERT INTO public.auth_permission VALUES (107, 'Can delete study', 27, 'delete_study');
INSERT INTO public.auth_permission VALUES (108, 'Can view study', 27, 'view_study');
INSERT INTO public.auth_permission VALUES (109, 'Can add release study', 28, 'add_releasestudy');
INSERT INTO public.auth_permission VALUES (110, 'Can change release study', 28, 'change_releasestudy');
INSERT INTO public.auth_permission VALUES (111, 'Can delete release study', 28, 'delete_releasestudy');
INSERT INTO public.auth_permission VALUES (112, 'Can view release study', 28, 'view_releasestudy');
INSERT INTO public.auth_permission VALUES (113, 'Can add agreement report', 29, 'add_agreementreport');
INSERT INTO public.auth_permission VALUES (114, 'Can change agreement report', 29, 'change_agreementreport');
INSERT INTO public.auth_permission VALUES (115, 'Can delete agreement report', 29, 'delete_agreementreport');
INSERT INTO public.auth_permission VALUES (116, 'Can view agreement report', 29, 'view_agreementreport');
INSERT INTO public.auth_permission VALUES (117, 'Can add study annotator', 30, 'add_studyannotator');
INSERT INTO public.auth_permission VALUES (118, 'Can change study annotator', 30, 'change_studyannotator');
INSERT INTO public.auth_permission VALUES (119, 'Can delete study annotator', 30, 'delete_studyannotator');
INSERT INTO public.auth_permission VALUES (120, 'Can view study annotator', 30, 'view_studyannotator');
INSERT INTO public.auth_permission VALUES (121, 'Can add study case', 31, 'add_studycase');
INSERT INTO public.auth_permission VALUES (122, 'Can change study case', 31, 'change_studycase');
INSERT INTO public.auth_permission VALUES (123, 'Can delete study case', 31, 'delete_studycase');
INSERT INTO public.auth_permission VALUES (124, 'Can view study case', 31, 'view_studycase');
INSERT INTO public.auth_permission VALUES (125, 'Can add ruling', 32, 'add_ruling');
INSERT INTO public.auth_permission VALUES (126, 'Can change ruling', 32, 'change_ruling');
INSERT INTO public.auth_permission VALUES (127, 'Can delete ruling', 32, 'delete_ruling');
INSERT INTO public.auth_permission VALUES (128, 'Can view ruling', 32, 'view_ruling');
INSERT INTO public.auth_permission VALUES (129, 'Can add audit event', 33, 'add_auditevent');
INSERT INTO public.auth_permission VALUES (130, 'Can change audit event', 33, 'change_auditevent');
INSERT INTO public.auth_permission VALUES (131, 'Can delete audit event', 33, 'delete_auditevent');
INSERT INTO public.auth_permission VALUES (132, 'Can view audit event', 33, 'view_auditevent');
INSERT INTO public.auth_permission VALUES (133, 'Can add cluster', 34, 'add_cluster');
INSERT INTO public.auth_permission VALUES (134, 'Can change cluster', 34, 'change_cluster');
INSERT INTO public.auth_permission VALUES (135, 'Can delete cluster', 34, 'delete_cluster');
INSERT INTO public.auth_permission VALUES (136, 'Can view cluster', 34, 'view_cluster');
INSERT INTO public.auth_permission VALUES (137, 'Can add open coding session', 35, 'add_opencodingsession');
INSERT INTO public.auth_permission VALUES (138, 'Can change open coding session', 35, 'change_opencodingsession');
INSERT INTO public.auth_permission VALUES (139, 'Can delete open coding session', 35, 'delete_opencodingsession');
INSERT INTO public.auth_permission VALUES (140, 'Can view open coding session', 35, 'view_opencodingsession');
INSERT INTO public.auth_permission VALUES (141, 'Can add draft code', 36, 'add_draftcode');
INSERT INTO public.auth_permission VALUES (142, 'Can change draft code', 36, 'change_draftcode');
INSERT INTO public.auth_permission VALUES (143, 'Can delete draft code', 36, 'delete_draftcode');
INSERT INTO public.auth_permission VALUES (144, 'Can view draft code', 36, 'view_draftcode');
INSERT INTO public.auth_permission VALUES (145, 'Can add code origin', 37, 'add_codeorigin');
INSERT INTO public.auth_permission VALUES (146, 'Can change code origin', 37, 'change_codeorigin');
INSERT INTO public.auth_permission VALUES (147, 'Can delete code origin', 37, 'delete_codeorigin');
INSERT INTO public.auth_permission VALUES (148, 'Can view code origin', 37, 'view_codeorigin');
INSERT INTO public.auth_permission VALUES (149, 'Can add cluster suggestion', 38, 'add_clustersuggestion');
INSERT INTO public.auth_permission VALUES (150, 'Can change cluster suggestion', 38, 'change_clustersuggestion');
INSERT INTO public.auth_permission VALUES (151, 'Can delete cluster suggestion', 38, 'delete_clustersuggestion');
INSERT INTO public.auth_permission VALUES (152, 'Can view cluster suggestion', 38, 'view_clustersuggestion');
INSERT INTO public.auth_permission VALUES (153, 'Can add board opening', 39, 'add_boardopening');
INSERT INTO public.auth_permission VALUES (154, 'Can change board opening', 39, 'change_boardopening');
INSERT INTO public.auth_permission VALUES (155, 'Can delete board opening', 39, 'delete_boardopening');
INSERT INTO public.auth_permission VALUES (156, 'Can view board opening', 39, 'view_boardopening');
INSERT INTO public.auth_permission VALUES (157, 'Can add open note', 40, 'add_opennote');
INSERT INTO public.auth_permission VALUES (158, 'Can change open note', 40, 'change_opennote');
INSERT INTO public.auth_permission VALUES (159, 'Can delete open note', 40, 'delete_opennote');
INSERT INTO public.auth_permission VALUES (160, 'Can view open note', 40, 'view_opennote');
INSERT INTO public.auth_permission VALUES (161, 'Can add note revision', 41, 'add_noterevision');
INSERT INTO public.auth_permission VALUES (162, 'Can change note revision', 41, 'change_noterevision');
INSERT INTO public.auth_permission VALUES (163, 'Can delete note revision', 41, 'delete_noterevision');
INSERT INTO public.auth_permission VALUES (164, 'Can view note revision', 41, 'view_noterevision');
INSERT INTO public.auth_permission VALUES (165, 'Can add cluster note', 42, 'add_clusternote');
INSERT INTO public.auth_permission VALUES (166, 'Can change cluster note', 42, 'change_clusternote');
INSERT INTO public.auth_permission VALUES (167, 'Can delete cluster note', 42, 'delete_clusternote');
INSERT INTO public.auth_permission VALUES (168, 'Can view cluster note', 42, 'view_clusternote');
INSERT INTO public.auth_permission VALUES (169, 'Can add sampled case', 43, 'add_sampledcase');
INSERT INTO public.auth_permission VALUES (170, 'Can change sampled case', 43, 'change_sampledcase');
INSERT INTO public.auth_permission VALUES (171, 'Can delete sampled case', 43, 'delete_sampledcase');
INSERT INTO public.auth_permission VALUES (172, 'Can view sampled case', 43, 'view_sampledcase');
INSERT INTO public.auth_permission VALUES (173, 'Can add note draft', 44, 'add_notedraft');
INSERT INTO public.auth_permission VALUES (174, 'Can change note draft', 44, 'change_notedraft');
INSERT INTO public.auth_permission VALUES (175, 'Can delete note draft', 44, 'delete_notedraft');
INSERT INTO public.auth_permission VALUES (176, 'Can view note draft', 44, 'view_notedraft');
INSERT INTO public.auth_permission VALUES (177, 'Can add suggested note', 45, 'add_suggestednote');
INSERT INTO public.auth_permission VALUES (178, 'Can change suggested note', 45, 'change_suggestednote');
INSERT INTO public.auth_permission VALUES (179, 'Can delete suggested note', 45, 'delete_suggestednote');
INSERT INTO public.auth_permission VALUES (180, 'Can view suggested note', 45, 'view_suggestednote');
INSERT INTO public.auth_permission VALUES (181, 'Can add code origin note', 46, 'add_codeoriginnote');
INSERT INTO public.auth_permission VALUES (182, 'Can change code origin note', 46, 'change_codeoriginnote');
INSERT INTO public.auth_permission VALUES (183, 'Can delete code origin note', 46, 'delete_codeoriginnote');
INSERT INTO public.auth_permission VALUES (184, 'Can view code origin note', 46, 'view_codeoriginnote');
INSERT INTO public.auth_permission VALUES (185, 'Can add flag', 47, 'add_flag');
INSERT INTO public.auth_permission VALUES (186, 'Can change flag', 47, 'change_flag');
INSERT INTO public.auth_permission VALUES (187, 'Can delete flag', 47, 'delete_flag');
INSERT INTO public.auth_permission VALUES (188, 'Can view flag', 47, 'view_flag');
INSERT INTO public.auth_permission VALUES (189, 'Can add label draft', 48, 'add_labeldraft');
INSERT INTO public.auth_permission VALUES (190, 'Can change label draft', 48, 'change_labeldraft');
INSERT INTO public.auth_permission VALUES (191, 'Can delete label draft', 48, 'delete_labeldraft');
INSERT INTO public.auth_permission VALUES (192, 'Can view label draft', 48, 'view_labeldraft');
INSERT INTO public.auth_permission VALUES (193, 'Can add lease', 49, 'add_lease');
INSERT INTO public.auth_permission VALUES (194, 'Can change lease', 49, 'change_lease');
INSERT INTO public.auth_permission VALUES (195, 'Can delete lease', 49, 'delete_lease');
INSERT INTO public.auth_permission VALUES (196, 'Can view lease', 49, 'view_lease');
INSERT INTO public.auth_permission VALUES (197, 'Can add submission', 50, 'add_submission');
INSERT INTO public.auth_permission VALUES (198, 'Can change submission', 50, 'change_submission');
INSERT INTO public.auth_permission VALUES (199, 'Can delete submission', 50, 'delete_submission');
INSERT INTO public.auth_permission VALUES (200, 'Can view submission', 50, 'view_submission');
INSERT INTO public.auth_permission VALUES (201, 'Can add surplus label', 51, 'add_surpluslabel');
INSERT INTO public.auth_permission VALUES (202, 'Can change surplus label', 51, 'change_surpluslabel');
INSERT INTO public.auth_permission VALUES (203, 'Can delete surplus label', 51, 'delete_surpluslabel');
INSERT INTO public.auth_permission VALUES (204, 'Can view surplus label', 51, 'view_surpluslabel');
INSERT INTO public.auth_permission VALUES (205, 'Can add unblinding', 52, 'add_unblinding');
INSERT INTO public.auth_permission VALUES (206, 'Can change unblinding', 52, 'change_unblinding');
INSERT INTO public.auth_permission VALUES (207, 'Can delete unblinding', 52, 'delete_unblinding');
INSERT INTO public.auth_permission VALUES (208, 'Can view unblinding', 52, 'view_unblinding');
INSERT INTO public.auth_permission VALUES (209, 'Can add case agreement', 53, 'add_caseagreement');
INSERT INTO public.auth_permission VALUES (210, 'Can change case agreement', 53, 'change_caseagreement');
INSERT INTO public.auth_permission VALUES (211, 'Can delete case agreement', 53, 'delete_caseagreement');
INSERT INTO public.auth_permission VALUES (212, 'Can view case agreement', 53, 'view_caseagreement');
INSERT INTO public.auth_permission VALUES (213, 'Can add disputed field', 54, 'add_disputedfield');
INSERT INTO public.auth_permission VALUES (214, 'Can change disputed field', 54, 'change_disputedfield');
INSERT INTO public.auth_permission VALUES (215, 'Can delete disputed field', 54, 'delete_disputedfield');
INSERT INTO public.auth_permission VALUES (216, 'Can view disputed field', 54, 'view_disputedfield');
INSERT INTO public.auth_permission VALUES (217, 'Can add gap resolution', 55, 'add_gapresolution');
INSERT INTO public.auth_permission VALUES (218, 'Can change gap resolution', 55, 'change_gapresolution');
INSERT INTO public.auth_permission VALUES (219, 'Can delete gap resolution', 55, 'delete_gapresolution');
INSERT INTO public.auth_permission VALUES (220, 'Can view gap resolution', 55, 'view_gapresolution');
INSERT INTO public.auth_permission VALUES (221, 'Can add position', 56, 'add_position');
INSERT INTO public.auth_permission VALUES (222, 'Can change position', 56, 'change_position');
INSERT INTO public.auth_permission VALUES (223, 'Can delete position', 56, 'delete_position');
INSERT INTO public.auth_permission VALUES (224, 'Can view position', 56, 'view_position');
INSERT INTO public.auth_permission VALUES (225, 'Can add ruling lease', 57, 'add_rulinglease');
INSERT INTO public.auth_permission VALUES (226, 'Can change ruling lease', 57, 'change_rulinglease');
INSERT INTO public.auth_permission VALUES (227, 'Can delete ruling lease', 57, 'delete_rulinglease');
INSERT INTO public.auth_permission VALUES (228, 'Can view ruling lease', 57, 'view_rulinglease');
INSERT INTO public.auth_permission VALUES (229, 'Can add acceptance', 58, 'add_acceptance');
INSERT INTO public.auth_permission VALUES (230, 'Can change acceptance', 58, 'change_acceptance');
INSERT INTO public.auth_permission VALUES (231, 'Can delete acceptance', 58, 'delete_acceptance');
INSERT INTO public.auth_permission VALUES (232, 'Can view acceptance', 58, 'view_acceptance');
INSERT INTO public.auth_permission VALUES (233, 'Can add adjudication session', 59, 'add_adjudicationsession');
INSERT INTO public.auth_permission VALUES (234, 'Can change adjudication session', 59, 'change_adjudicationsession');
INSERT INTO public.auth_permission VALUES (235, 'Can delete adjudication session', 59, 'delete_adjudicationsession');
INSERT INTO public.auth_permission VALUES (236, 'Can view adjudication session', 59, 'view_adjudicationsession');
INSERT INTO public.auth_permission VALUES (237, 'Can add invitation', 60, 'add_invitation');
INSERT INTO public.auth_permission VALUES (238, 'Can change invitation', 60, 'change_invitation');
INSERT INTO public.auth_permission VALUES (239, 'Can delete invitation', 60, 'delete_invitation');
INSERT INTO public.auth_permission VALUES (240, 'Can view invitation', 60, 'view_invitation');
INSERT INTO public.auth_permission VALUES (241, 'Can add code seal', 61, 'add_codeseal');
INSERT INTO public.auth_permission VALUES (242, 'Can change code seal', 61, 'change_codeseal');
INSERT INTO public.auth_permission VALUES (243, 'Can delete code seal', 61, 'delete_codeseal');
INSERT INTO public.auth_permission VALUES (244, 'Can view code seal', 61, 'view_codeseal');
INSERT INTO public.auth_permission VALUES (245, 'Can add code book', 62, 'add_codebook');
INSERT INTO public.auth_permission VALUES (246, 'Can change code book', 62, 'change_codebook');
INSERT INTO public.auth_permission VALUES (247, 'Can delete code book', 62, 'delete_codebook');
INSERT INTO public.auth_permission VALUES (248, 'Can view code book', 62, 'view_codebook');
INSERT INTO public.auth_permission VALUES (249, 'Can add code vector', 63, 'add_codevector');
INSERT INTO public.auth_permission VALUES (250, 'Can change code vector', 63, 'change_codevector');
INSERT INTO public.auth_permission VALUES (251, 'Can delete code vector', 63, 'delete_codevector');
INSERT INTO public.auth_permission VALUES (252, 'Can view code vector', 63, 'view_codevector');
INSERT INTO public.auth_permission VALUES (253, 'Can add legacy status', 64, 'add_legacystatus');
INSERT INTO public.auth_permission VALUES (254, 'Can change legacy status', 64, 'change_legacystatus');
INSERT INTO public.auth_permission VALUES (255, 'Can delete legacy status', 64, 'delete_legacystatus');
INSERT INTO public.auth_permission VALUES (256, 'Can view legacy status', 64, 'view_legacystatus');
INSERT INTO public.auth_permission VALUES (257, 'Can add report projection', 65, 'add_reportprojection');
INSERT INTO public.auth_permission VALUES (258, 'Can change report projection', 65, 'change_reportprojection');
INSERT INTO public.auth_permission VALUES (259, 'Can delete report projection', 65, 'delete_reportprojection');
INSERT INTO public.auth_permission VALUES (260, 'Can view report projection', 65, 'view_reportprojection');
INSERT INTO public.auth_permission VALUES (261, 'Can add api token', 66, 'add_apitoken');
INSERT INTO public.auth_permission VALUES (262, 'Can change api token', 66, 'change_apitoken');
INSERT INTO public.auth_permission VALUES (263, 'Can delete api token', 66, 'delete_apitoken');
INSERT INTO public.auth_permission VALUES (264, 'Can view api token', 66, 'view_apitoken');
INSERT INTO public.auth_permission VALUES (265, 'Can add stored reply', 67, 'add_storedreply');
INSERT INTO public.auth_permission VALUES (266, 'Can change stored reply', 67, 'change_storedreply');
INSERT INTO public.auth_permission VALUES (267, 'Can delete stored reply', 67, 'delete_storedreply');
INSERT INTO public.auth_permission VALUES (268, 'Can view stored reply', 67, 'view_storedreply');
INSERT INTO public.auth_permission VALUES (269, 'Can add webhook', 68, 'add_webhook');
INSERT INTO public.auth_permission VALUES (270, 'Can change webhook', 68, 'change_webhook');
INSERT INTO public.auth_permission VALUES (271, 'Can delete webhook', 68, 'delete_webhook');
INSERT INTO public.auth_permission VALUES (272, 'Can view webhook', 68, 'view_webhook');
INSERT INTO public.auth_permission VALUES (273, 'Can add upload', 69, 'add_upload');
INSERT INTO public.auth_permission VALUES (274, 'Can change upload', 69, 'change_upload');
INSERT INTO public.auth_permission VALUES (275, 'Can delete upload', 69, 'delete_upload');
INSERT INTO public.auth_permission VALUES (276, 'Can view upload', 69, 'view_upload');
INSERT INTO public.auth_permission VALUES (277, 'Can add dataset check', 70, 'add_datasetcheck');
INSERT INTO public.auth_permission VALUES (278, 'Can change dataset check', 70, 'change_datasetcheck');
INSERT INTO public.auth_permission VALUES (279, 'Can delete dataset check', 70, 'delete_datasetcheck');
INSERT INTO public.auth_permission VALUES (280, 'Can view dataset check', 70, 'view_datasetcheck');
INSERT INTO public.auth_permission VALUES (281, 'Can add proposal', 71, 'add_proposal');
INSERT INTO public.auth_permission VALUES (282, 'Can change proposal', 71, 'change_proposal');
INSERT INTO public.auth_permission VALUES (283, 'Can delete proposal', 71, 'delete_proposal');
INSERT INTO public.auth_permission VALUES (284, 'Can view proposal', 71, 'view_proposal');
INSERT INTO public.auth_permission VALUES (285, 'Can add held out view', 72, 'add_heldoutview');
INSERT INTO public.auth_permission VALUES (286, 'Can change held out view', 72, 'change_heldoutview');
INSERT INTO public.auth_permission VALUES (287, 'Can delete held out view', 72, 'delete_heldoutview');
INSERT INTO public.auth_permission VALUES (288, 'Can view held out view', 72, 'view_heldoutview');
INSERT INTO public.auth_permission VALUES (289, 'Can add case spec', 73, 'add_casespec');
INSERT INTO public.auth_permission VALUES (290, 'Can change case spec', 73, 'change_casespec');
INSERT INTO public.auth_permission VALUES (291, 'Can delete case spec', 73, 'delete_casespec');
INSERT INTO public.auth_permission VALUES (292, 'Can view case spec', 73, 'view_casespec');
INSERT INTO public.auth_permission VALUES (293, 'Can add gold decision', 74, 'add_golddecision');
INSERT INTO public.auth_permission VALUES (294, 'Can change gold decision', 74, 'change_golddecision');
INSERT INTO public.auth_permission VALUES (295, 'Can delete gold decision', 74, 'delete_golddecision');
INSERT INTO public.auth_permission VALUES (296, 'Can view gold decision', 74, 'view_golddecision');
INSERT INTO public.auth_permission VALUES (297, 'Can add judge comparison', 75, 'add_judgecomparison');
INSERT INTO public.auth_permission VALUES (298, 'Can change judge comparison', 75, 'change_judgecomparison');
INSERT INTO public.auth_permission VALUES (299, 'Can delete judge comparison', 75, 'delete_judgecomparison');
INSERT INTO public.auth_permission VALUES (300, 'Can view judge comparison', 75, 'view_judgecomparison');
INSERT INTO public.auth_permission VALUES (301, 'Can add attempt', 76, 'add_attempt');
INSERT INTO public.auth_permission VALUES (302, 'Can change attempt', 76, 'change_attempt');
INSERT INTO public.auth_permission VALUES (303, 'Can delete attempt', 76, 'delete_attempt');
INSERT INTO public.auth_permission VALUES (304, 'Can view attempt', 76, 'view_attempt');
INSERT INTO public.auth_permission VALUES (305, 'Can add blind comparison', 77, 'add_blindcomparison');
INSERT INTO public.auth_permission VALUES (306, 'Can change blind comparison', 77, 'change_blindcomparison');
INSERT INTO public.auth_permission VALUES (307, 'Can delete blind comparison', 77, 'delete_blindcomparison');
INSERT INTO public.auth_permission VALUES (308, 'Can view blind comparison', 77, 'view_blindcomparison');
INSERT INTO public.auth_permission VALUES (309, 'Can add blind pair', 78, 'add_blindpair');
INSERT INTO public.auth_permission VALUES (310, 'Can change blind pair', 78, 'change_blindpair');
INSERT INTO public.auth_permission VALUES (311, 'Can delete blind pair', 78, 'delete_blindpair');
INSERT INTO public.auth_permission VALUES (312, 'Can view blind pair', 78, 'view_blindpair');
INSERT INTO public.auth_permission VALUES (313, 'Can add blind key', 79, 'add_blindkey');
INSERT INTO public.auth_permission VALUES (314, 'Can change blind key', 79, 'change_blindkey');
INSERT INTO public.auth_permission VALUES (315, 'Can delete blind key', 79, 'delete_blindkey');
INSERT INTO public.auth_permission VALUES (316, 'Can view blind key', 79, 'view_blindkey');
INSERT INTO public.auth_permission VALUES (317, 'Can add blind decision', 80, 'add_blinddecision');
INSERT INTO public.auth_permission VALUES (318, 'Can change blind decision', 80, 'change_blinddecision');
INSERT INTO public.auth_permission VALUES (319, 'Can delete blind decision', 80, 'delete_blinddecision');
INSERT INTO public.auth_permission VALUES (320, 'Can view blind decision', 80, 'view_blinddecision');
INSERT INTO public.auth_permission VALUES (321, 'Can add blind reveal', 81, 'add_blindreveal');
INSERT INTO public.auth_permission VALUES (322, 'Can change blind reveal', 81, 'change_blindreveal');
INSERT INTO public.auth_permission VALUES (323, 'Can delete blind reveal', 81, 'delete_blindreveal');
INSERT INTO public.auth_permission VALUES (324, 'Can view blind reveal', 81, 'view_blindreveal');
INSERT INTO public.auth_permission VALUES (325, 'Can add judge pass', 82, 'add_judgepass');
INSERT INTO public.auth_permission VALUES (326, 'Can change judge pass', 82, 'change_judgepass');
INSERT INTO public.auth_permission VALUES (327, 'Can delete judge pass', 82, 'delete_judgepass');
INSERT INTO public.auth_permission VALUES (328, 'Can view judge pass', 82, 'view_judgepass');
INSERT INTO public.auth_permission VALUES (329, 'Can add noise band', 83, 'add_noiseband');
INSERT INTO public.auth_permission VALUES (330, 'Can change noise band', 83, 'change_noiseband');
INSERT INTO public.auth_permission VALUES (331, 'Can delete noise band', 83, 'delete_noiseband');
INSERT INTO public.auth_permission VALUES (332, 'Can view noise band', 83, 'view_noiseband');
INSERT INTO public.auth_permission VALUES (333, 'Can add regression fixture', 84, 'add_regressionfixture');
INSERT INTO public.auth_permission VALUES (334, 'Can change regression fixture', 84, 'change_regressionfixture');
INSERT INTO public.auth_permission VALUES (335, 'Can delete regression fixture', 84, 'delete_regressionfixture');
INSERT INTO public.auth_permission VALUES (336, 'Can view regression fixture', 84, 'view_regressionfixture');
INSERT INTO public.auth_permission VALUES (337, 'Can add fixture settlement', 85, 'add_fixturesettlement');
INSERT INTO public.auth_permission VALUES (338, 'Can change fixture settlement', 85, 'change_fixturesettlement');
INSERT INTO public.auth_permission VALUES (339, 'Can delete fixture settlement', 85, 'delete_fixturesettlement');
INSERT INTO public.auth_permission VALUES (340, 'Can view fixture settlement', 85, 'view_fixturesettlement');
INSERT INTO public.auth_permission VALUES (341, 'Can add regression run', 86, 'add_regressionrun');
INSERT INTO public.auth_permission VALUES (342, 'Can change regression run', 86, 'change_regressionrun');
INSERT INTO public.auth_permission VALUES (343, 'Can delete regression run', 86, 'delete_regressionrun');
INSERT INTO public.auth_permission VALUES (344, 'Can view regression run', 86, 'view_regressionrun');
INSERT INTO public.auth_permission VALUES (345, 'Can add run', 87, 'add_run');
INSERT INTO public.auth_permission VALUES (346, 'Can change run', 87, 'change_run');
INSERT INTO public.auth_permission VALUES (347, 'Can delete run', 87, 'delete_run');
INSERT INTO public.auth_permission VALUES (348, 'Can view run', 87, 'view_run');
INSERT INTO public.auth_permission VALUES (349, 'Can add blind run', 88, 'add_blindrun');
INSERT INTO public.auth_permission VALUES (350, 'Can change blind run', 88, 'change_blindrun');
INSERT INTO public.auth_permission VALUES (351, 'Can delete blind run', 88, 'delete_blindrun');
INSERT INTO public.auth_permission VALUES (352, 'Can view blind run', 88, 'view_blindrun');
INSERT INTO public.auth_permission VALUES (353, 'Can add verdict', 89, 'add_verdict');
INSERT INTO public.auth_permission VALUES (354, 'Can change verdict', 89, 'change_verdict');
INSERT INTO public.auth_permission VALUES (355, 'Can delete verdict', 89, 'delete_verdict');
INSERT INTO public.auth_permission VALUES (356, 'Can view verdict', 89, 'view_verdict');
INSERT INTO public.auth_permission VALUES (357, 'Can add clause flag', 90, 'add_clauseflag');
INSERT INTO public.auth_permission VALUES (358, 'Can change clause flag', 90, 'change_clauseflag');
INSERT INTO public.auth_permission VALUES (359, 'Can delete clause flag', 90, 'delete_clauseflag');
INSERT INTO public.auth_permission VALUES (360, 'Can view clause flag', 90, 'view_clauseflag');
INSERT INTO public.auth_permission VALUES (361, 'Can add check run', 91, 'add_checkrun');
INSERT INTO public.auth_permission VALUES (362, 'Can change check run', 91, 'change_checkrun');
INSERT INTO public.auth_permission VALUES (363, 'Can delete check run', 91, 'delete_checkrun');
INSERT INTO public.auth_permission VALUES (364, 'Can view check run', 91, 'view_checkrun');
INSERT INTO public.auth_permission VALUES (365, 'Can add verifier', 92, 'add_verifier');
INSERT INTO public.auth_permission VALUES (366, 'Can change verifier', 92, 'change_verifier');
INSERT INTO public.auth_permission VALUES (367, 'Can delete verifier', 92, 'delete_verifier');
INSERT INTO public.auth_permission VALUES (368, 'Can view verifier', 92, 'view_verifier');
INSERT INTO public.auth_permission VALUES (369, 'Can add fixture', 93, 'add_fixture');
INSERT INTO public.auth_permission VALUES (370, 'Can change fixture', 93, 'change_fixture');
INSERT INTO public.auth_permission VALUES (371, 'Can delete fixture', 93, 'delete_fixture');
INSERT INTO public.auth_permission VALUES (372, 'Can view fixture', 93, 'view_fixture');
INSERT INTO public.auth_permission VALUES (373, 'Can add verifier version', 94, 'add_verifierversion');
INSERT INTO public.auth_permission VALUES (374, 'Can change verifier version', 94, 'change_verifierversion');
INSERT INTO public.auth_permission VALUES (375, 'Can delete verifier version', 94, 'delete_verifierversion');
INSERT INTO public.auth_permission VALUES (376, 'Can view verifier version', 94, 'view_verifierversion');
INSERT INTO public.auth_permission VALUES (377, 'Can add verifier run', 95, 'add_verifierrun');
INSERT INTO public.auth_permission VALUES (378, 'Can change verifier run', 95, 'change_verifierrun');
INSERT INTO public.auth_permission VALUES (379, 'Can delete verifier run', 95, 'delete_verifierrun');
INSERT INTO public.auth_permission VALUES (380, 'Can view verifier run', 95, 'view_verifierrun');
INSERT INTO public.auth_permission VALUES (381, 'Can add verifier release', 96, 'add_verifierrelease');
INSERT INTO public.auth_permission VALUES (382, 'Can change verifier release', 96, 'change_verifierrelease');
INSERT INTO public.auth_permission VALUES (383, 'Can delete verifier release', 96, 'delete_verifierrelease');
INSERT INTO public.auth_permission VALUES (384, 'Can view verifier release', 96, 'view_verifierrelease');
INSERT INTO public.auth_permission VALUES (385, 'Can add fixture run', 97, 'add_fixturerun');
INSERT INTO public.auth_permission VALUES (386, 'Can change fixture run', 97, 'change_fixturerun');
INSERT INTO public.auth_permission VALUES (387, 'Can delete fixture run', 97, 'delete_fixturerun');
INSERT INTO public.auth_permission VALUES (388, 'Can view fixture run', 97, 'view_fixturerun');
INSERT INTO public.auth_permission VALUES (389, 'Can add counted shard', 98, 'add_countedshard');
INSERT INTO public.auth_permission VALUES (390, 'Can change counted shard', 98, 'change_countedshard');
INSERT INTO public.auth_permission VALUES (391, 'Can delete counted shard', 98, 'delete_countedshard');
INSERT INTO public.auth_permission VALUES (392, 'Can view counted shard', 98, 'view_countedshard');
INSERT INTO public.auth_permission VALUES (393, 'Can add sign on link', 99, 'add_signonlink');
INSERT INTO public.auth_permission VALUES (394, 'Can change sign on link', 99, 'change_signonlink');
INSERT INTO public.auth_permission VALUES (395, 'Can delete sign on link', 99, 'delete_signonlink');
INSERT INTO public.auth_permission VALUES (396, 'Can view sign on link', 99, 'view_signonlink');
INSERT INTO public.auth_permission VALUES (397, 'Can add calibration', 100, 'add_calibration');
INSERT INTO public.auth_permission VALUES (398, 'Can change calibration', 100, 'change_calibration');
INSERT INTO public.auth_permission VALUES (399, 'Can delete calibration', 100, 'delete_calibration');
INSERT INTO public.auth_permission VALUES (400, 'Can view calibration', 100, 'view_calibration');
INSERT INTO public.auth_permission VALUES (401, 'Can add calibration report', 101, 'add_calibrationreport');
INSERT INTO public.auth_permission VALUES (402, 'Can change calibration report', 101, 'change_calibrationreport');
INSERT INTO public.auth_permission VALUES (403, 'Can delete calibration report', 101, 'delete_calibrationreport');
INSERT INTO public.auth_permission VALUES (404, 'Can view calibration report', 101, 'view_calibrationreport');
INSERT INTO public.auth_permission VALUES (405, 'Can add log entry', 102, 'add_logentry');
INSERT INTO public.auth_permission VALUES (406, 'Can change log entry', 102, 'change_logentry');
INSERT INTO public.auth_permission VALUES (407, 'Can delete log entry', 102, 'delete_logentry');
INSERT INTO public.auth_permission VALUES (408, 'Can view log entry', 102, 'view_logentry');
INSERT INTO public.auth_permission VALUES (409, 'Can add permission', 103, 'add_permission');
INSERT INTO public.auth_permission VALUES (410, 'Can change permission', 103, 'change_permission');
INSERT INTO public.auth_permission VALUES (411, 'Can delete permission', 103, 'delete_permission');
INSERT INTO public.auth_permission VALUES (412, 'Can view permission', 103, 'view_permission');
INSERT INTO public.auth_permission VALUES (413, 'Can add group', 104, 'add_group');
INSERT INTO public.auth_permission VALUES (414, 'Can change group', 104, 'change_group');
INSERT INTO public.auth_permission VALUES (415, 'Can delete group', 104, 'delete_group');
INSERT INTO public.auth_permission VALUES (416, 'Can view group', 104, 'view_group');
INSERT INTO public.auth_permission VALUES (417, 'Can add content type', 105, 'add_contenttype');
INSERT INTO public.auth_permission VALUES (418, 'Can change content type', 105, 'change_contenttype');
INSERT INTO public.auth_permission VALUES (419, 'Can delete content type', 105, 'delete_contenttype');
INSERT INTO public.auth_permission VALUES (420, 'Can view content type', 105, 'view_contenttype');
INSERT INTO public.auth_permission VALUES (421, 'Can add session', 106, 'add_session');
INSERT INTO public.auth_permission VALUES (422, 'Can change session', 106, 'change_session');
INSERT INTO public.auth_permission VALUES (423, 'Can delete session', 106, 'delete_session');
INSERT INTO public.auth_permission VALUES (424, 'Can view session', 106, 'view_session');
INSERT INTO public.auth_permission VALUES (425, 'Can add access attempt', 107, 'add_accessattempt');
INSERT INTO public.auth_permission VALUES (426, 'Can change access attempt', 107, 'change_accessattempt');
INSERT INTO public.auth_permission VALUES (427, 'Can delete access attempt', 107, 'delete_accessattempt');
INSERT INTO public.auth_permission VALUES (428, 'Can view access attempt', 107, 'view_accessattempt');
INSERT INTO public.auth_permission VALUES (429, 'Can add access log', 108, 'add_accesslog');
INSERT INTO public.auth_permission VALUES (430, 'Can change access log', 108, 'change_accesslog');
INSERT INTO public.auth_permission VALUES (431, 'Can delete access log', 108, 'delete_accesslog');
INSERT INTO public.auth_permission VALUES (432, 'Can view access log', 108, 'view_accesslog');
INSERT INTO public.auth_permission VALUES (433, 'Can add access failure', 109, 'add_accessfailurelog');
INSERT INTO public.auth_permission VALUES (434, 'Can change access failure', 109, 'change_accessfailurelog');
INSERT INTO public.auth_permission VALUES (435, 'Can delete access failure', 109, 'delete_accessfailurelog');
INSERT INTO public.auth_permission VALUES (436, 'Can view access failure', 109, 'view_accessfailurelog');
INSERT INTO public.auth_permission VALUES (437, 'Can add access attempt expiration', 110, 'add_accessattemptexpiration');
INSERT INTO public.auth_permission VALUES (438, 'Can change access attempt expiration', 110, 'change_accessattemptexpiration');
INSERT INTO public.auth_permission VALUES (439, 'Can delete access attempt expiration', 110, 'delete_accessattemptexpiration');
INSERT INTO public.auth_permission VALUES (440, 'Can view access attempt expiration', 110, 'view_accessattemptexpiration');


--
-- Data for Name: axes_accessattempt; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: axes_accessattemptexpiration; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: axes_accessfailurelog; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: axes_accesslog; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: django_admin_log; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: django_content_type; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.django_content_type VALUES (1, 'taxonomy', 'guideline');
INSERT INTO public.django_content_type VALUES (2, 'taxonomy', 'labelschema');
INSERT INTO public.django_content_type VALUES (3, 'taxonomy', 'taxonomy');
INSERT INTO public.django_content_type VALUES (4, 'taxonomy', 'taxonomyversion');
INSERT INTO public.django_content_type VALUES (5, 'taxonomy', 'reasoncode');
INSERT INTO public.django_content_type VALUES (6, 'taxonomy', 'guidelineversion');
INSERT INTO public.django_content_type VALUES (7, 'taxonomy', 'labelschemaversion');
INSERT INTO public.django_content_type VALUES (8, 'taxonomy', 'taxonomymapping');
INSERT INTO public.django_content_type VALUES (9, 'taxonomy', 'rubric');
INSERT INTO public.django_content_type VALUES (10, 'taxonomy', 'rubricversion');
INSERT INTO public.django_content_type VALUES (11, 'annotation', 'auditchain');
INSERT INTO public.django_content_type VALUES (12, 'annotation', 'dataset');
INSERT INTO public.django_content_type VALUES (13, 'annotation', 'project');
INSERT INTO public.django_content_type VALUES (14, 'annotation', 'user');
INSERT INTO public.django_content_type VALUES (15, 'annotation', 'annotator');
INSERT INTO public.django_content_type VALUES (16, 'annotation', 'assignment');
INSERT INTO public.django_content_type VALUES (17, 'annotation', 'datasetversion');
INSERT INTO public.django_content_type VALUES (18, 'annotation', 'case');
INSERT INTO public.django_content_type VALUES (19, 'annotation', 'job');
INSERT INTO public.django_content_type VALUES (20, 'annotation', 'label');
INSERT INTO public.django_content_type VALUES (21, 'annotation', 'output');
INSERT INTO public.django_content_type VALUES (22, 'annotation', 'producer');
INSERT INTO public.django_content_type VALUES (23, 'annotation', 'membership');
INSERT INTO public.django_content_type VALUES (24, 'annotation', 'reference');
INSERT INTO public.django_content_type VALUES (25, 'annotation', 'release');
INSERT INTO public.django_content_type VALUES (26, 'annotation', 'releasefile');
INSERT INTO public.django_content_type VALUES (27, 'annotation', 'study');
INSERT INTO public.django_content_type VALUES (28, 'annotation', 'releasestudy');
INSERT INTO public.django_content_type VALUES (29, 'annotation', 'agreementreport');
INSERT INTO public.django_content_type VALUES (30, 'annotation', 'studyannotator');
INSERT INTO public.django_content_type VALUES (31, 'annotation', 'studycase');
INSERT INTO public.django_content_type VALUES (32, 'annotation', 'ruling');
INSERT INTO public.django_content_type VALUES (33, 'annotation', 'auditevent');
INSERT INTO public.django_content_type VALUES (34, 'annotation', 'cluster');
INSERT INTO public.django_content_type VALUES (35, 'annotation', 'opencodingsession');
INSERT INTO public.django_content_type VALUES (36, 'annotation', 'draftcode');
INSERT INTO public.django_content_type VALUES (37, 'annotation', 'codeorigin');
INSERT INTO public.django_content_type VALUES (38, 'annotation', 'clustersuggestion');
INSERT INTO public.django_content_type VALUES (39, 'annotation', 'boardopening');
INSERT INTO public.django_content_type VALUES (40, 'annotation', 'opennote');
INSERT INTO public.django_content_type VALUES (41, 'annotation', 'noterevision');
INSERT INTO public.django_content_type VALUES (42, 'annotation', 'clusternote');
INSERT INTO public.django_content_type VALUES (43, 'annotation', 'sampledcase');
INSERT INTO public.django_content_type VALUES (44, 'annotation', 'notedraft');
INSERT INTO public.django_content_type VALUES (45, 'annotation', 'suggestednote');
INSERT INTO public.django_content_type VALUES (46, 'annotation', 'codeoriginnote');
INSERT INTO public.django_content_type VALUES (47, 'annotation', 'flag');
INSERT INTO public.django_content_type VALUES (48, 'annotation', 'labeldraft');
INSERT INTO public.django_content_type VALUES (49, 'annotation', 'lease');
INSERT INTO public.django_content_type VALUES (50, 'annotation', 'submission');
INSERT INTO public.django_content_type VALUES (51, 'annotation', 'surpluslabel');
INSERT INTO public.django_content_type VALUES (52, 'annotation', 'unblinding');
INSERT INTO public.django_content_type VALUES (53, 'annotation', 'caseagreement');
INSERT INTO public.django_content_type VALUES (54, 'annotation', 'disputedfield');
INSERT INTO public.django_content_type VALUES (55, 'annotation', 'gapresolution');
INSERT INTO public.django_content_type VALUES (56, 'annotation', 'position');
INSERT INTO public.django_content_type VALUES (57, 'annotation', 'rulinglease');
INSERT INTO public.django_content_type VALUES (58, 'annotation', 'acceptance');
INSERT INTO public.django_content_type VALUES (59, 'annotation', 'adjudicationsession');
INSERT INTO public.django_content_type VALUES (60, 'annotation', 'invitation');
INSERT INTO public.django_content_type VALUES (61, 'annotation', 'codeseal');
INSERT INTO public.django_content_type VALUES (62, 'annotation', 'codebook');
INSERT INTO public.django_content_type VALUES (63, 'annotation', 'codevector');
INSERT INTO public.django_content_type VALUES (64, 'annotation', 'legacystatus');
INSERT INTO public.django_content_type VALUES (65, 'annotation', 'reportprojection');
INSERT INTO public.django_content_type VALUES (66, 'annotation', 'apitoken');
INSERT INTO public.django_content_type VALUES (67, 'annotation', 'storedreply');
INSERT INTO public.django_content_type VALUES (68, 'annotation', 'webhook');
INSERT INTO public.django_content_type VALUES (69, 'annotation', 'upload');
INSERT INTO public.django_content_type VALUES (70, 'annotation', 'datasetcheck');
INSERT INTO public.django_content_type VALUES (71, 'annotation', 'proposal');
INSERT INTO public.django_content_type VALUES (72, 'annotation', 'heldoutview');
INSERT INTO public.django_content_type VALUES (73, 'annotation', 'casespec');
INSERT INTO public.django_content_type VALUES (74, 'annotation', 'golddecision');
INSERT INTO public.django_content_type VALUES (75, 'annotation', 'judgecomparison');
INSERT INTO public.django_content_type VALUES (76, 'annotation', 'attempt');
INSERT INTO public.django_content_type VALUES (77, 'annotation', 'blindcomparison');
INSERT INTO public.django_content_type VALUES (78, 'annotation', 'blindpair');
INSERT INTO public.django_content_type VALUES (79, 'annotation', 'blindkey');
INSERT INTO public.django_content_type VALUES (80, 'annotation', 'blinddecision');
INSERT INTO public.django_content_type VALUES (81, 'annotation', 'blindreveal');
INSERT INTO public.django_content_type VALUES (82, 'annotation', 'judgepass');
INSERT INTO public.django_content_type VALUES (83, 'annotation', 'noiseband');
INSERT INTO public.django_content_type VALUES (84, 'annotation', 'regressionfixture');
INSERT INTO public.django_content_type VALUES (85, 'annotation', 'fixturesettlement');
INSERT INTO public.django_content_type VALUES (86, 'annotation', 'regressionrun');
INSERT INTO public.django_content_type VALUES (87, 'annotation', 'run');
INSERT INTO public.django_content_type VALUES (88, 'annotation', 'blindrun');
INSERT INTO public.django_content_type VALUES (89, 'annotation', 'verdict');
INSERT INTO public.django_content_type VALUES (90, 'annotation', 'clauseflag');
INSERT INTO public.django_content_type VALUES (91, 'annotation', 'checkrun');
INSERT INTO public.django_content_type VALUES (92, 'annotation', 'verifier');
INSERT INTO public.django_content_type VALUES (93, 'annotation', 'fixture');
INSERT INTO public.django_content_type VALUES (94, 'annotation', 'verifierversion');
INSERT INTO public.django_content_type VALUES (95, 'annotation', 'verifierrun');
INSERT INTO public.django_content_type VALUES (96, 'annotation', 'verifierrelease');
INSERT INTO public.django_content_type VALUES (97, 'annotation', 'fixturerun');
INSERT INTO public.django_content_type VALUES (98, 'annotation', 'countedshard');
INSERT INTO public.django_content_type VALUES (99, 'annotation', 'signonlink');
INSERT INTO public.django_content_type VALUES (100, 'annotation', 'calibration');
INSERT INTO public.django_content_type VALUES (101, 'annotation', 'calibrationreport');
INSERT INTO public.django_content_type VALUES (102, 'admin', 'logentry');
INSERT INTO public.django_content_type VALUES (103, 'auth', 'permission');
INSERT INTO public.django_content_type VALUES (104, 'auth', 'group');
INSERT INTO public.django_content_type VALUES (105, 'contenttypes', 'contenttype');
INSERT INTO public.django_content_type VALUES (106, 'sessions', 'session');
INSERT INTO public.django_content_type VALUES (107, 'axes', 'accessattempt');
INSERT INTO public.django_content_type VALUES (108, 'axes', 'accesslog');
INSERT INTO public.django_content_type VALUES (109, 'axes', 'accessfailurelog');
INSERT INTO public.django_content_type VALUES (110, 'axes', 'accessattemptexpiration');


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.django_migrations VALUES (1, 'contenttypes', '0001_initial', '2026-11-30 14:01:37.322244+00');
INSERT INTO public.django_migrations VALUES (2, 'taxonomy', '0001_first', '2026-11-30 14:01:37.412185+00');
INSERT INTO public.django_migrations VALUES (3, 'contenttypes', '0002_remove_content_type_name', '2026-11-30 14:01:37.429156+00');
INSERT INTO public.django_migrations VALUES (4, 'auth', '0001_initial', '2026-11-30 14:01:37.465921+00');
INSERT INTO public.django_migrations VALUES (5, 'auth', '0002_alter_permission_name_max_length', '2026-11-30 14:01:37.473584+00');
INSERT INTO public.django_migrations VALUES (6, 'auth', '0003_alter_user_email_max_length', '2026-11-30 14:01:37.481521+00');
INSERT INTO public.django_migrations VALUES (7, 'auth', '0004_alter_user_username_opts', '2026-11-30 14:01:37.489575+00');
INSERT INTO public.django_migrations VALUES (8, 'auth', '0005_alter_user_last_login_null', '2026-11-30 14:01:37.499826+00');
INSERT INTO public.django_migrations VALUES (9, 'auth', '0006_require_contenttypes_0002', '2026-11-30 14:01:37.501869+00');
INSERT INTO public.django_migrations VALUES (10, 'auth', '0007_alter_validators_add_error_messages', '2026-11-30 14:01:37.508829+00');
INSERT INTO public.django_migrations VALUES (11, 'auth', '0008_alter_user_username_max_length', '2026-11-30 14:01:37.516956+00');
INSERT INTO public.django_migrations VALUES (12, 'auth', '0009_alter_user_last_name_max_length', '2026-11-30 14:01:37.525092+00');
INSERT INTO public.django_migrations VALUES (13, 'auth', '0010_alter_group_name_max_length', '2026-11-30 14:01:37.533936+00');
INSERT INTO public.django_migrations VALUES (14, 'auth', '0011_update_proxy_permissions', '2026-11-30 14:01:37.547544+00');
INSERT INTO public.django_migrations VALUES (15, 'auth', '0012_alter_user_first_name_max_length', '2026-11-30 14:01:37.555837+00');
INSERT INTO public.django_migrations VALUES (16, 'annotation', '0001_first', '2026-11-30 14:01:38.729188+00');
INSERT INTO public.django_migrations VALUES (17, 'admin', '0001_initial', '2026-11-30 14:01:38.781168+00');
INSERT INTO public.django_migrations VALUES (18, 'admin', '0002_logentry_remove_auto_add', '2026-11-30 14:01:38.795485+00');
INSERT INTO public.django_migrations VALUES (19, 'admin', '0003_logentry_add_action_flag_choices', '2026-11-30 14:01:38.810605+00');
INSERT INTO public.django_migrations VALUES (20, 'taxonomy', '0002_drafts_and_mappings', '2026-11-30 14:01:38.968623+00');
INSERT INTO public.django_migrations VALUES (21, 'taxonomy', '0003_imports_beside_a_draft', '2026-11-30 14:01:38.980847+00');
INSERT INTO public.django_migrations VALUES (22, 'taxonomy', '0004_rubrics', '2026-11-30 14:01:39.008092+00');
INSERT INTO public.django_migrations VALUES (23, 'annotation', '0002_open_coding', '2026-11-30 14:01:40.386422+00');
INSERT INTO public.django_migrations VALUES (24, 'annotation', '0003_leases_and_slots', '2026-11-30 14:01:42.164282+00');
INSERT INTO public.django_migrations VALUES (25, 'annotation', '0004_slots_know_their_study', '2026-11-30 14:01:42.246794+00');
INSERT INTO public.django_migrations VALUES (26, 'annotation', '0005_slots_belong_to_a_study', '2026-11-30 14:01:42.539677+00');
INSERT INTO public.django_migrations VALUES (27, 'annotation', '0006_sessions_of_adjudication', '2026-11-30 14:01:44.467129+00');
INSERT INTO public.django_migrations VALUES (28, 'annotation', '0007_slots_have_public_ids', '2026-11-30 14:01:44.6084+00');
INSERT INTO public.django_migrations VALUES (29, 'annotation', '0008_public_ids_of_slots_are_unique', '2026-11-30 14:01:44.665789+00');
INSERT INTO public.django_migrations VALUES (30, 'annotation', '0009_people_and_invitations', '2026-11-30 14:01:45.061839+00');
INSERT INTO public.django_migrations VALUES (31, 'annotation', '0010_sealed_codes', '2026-11-30 14:01:45.337432+00');
INSERT INTO public.django_migrations VALUES (32, 'annotation', '0011_legacy_statuses', '2026-11-30 14:01:45.432569+00');
INSERT INTO public.django_migrations VALUES (33, 'annotation', '0012_projections', '2026-11-30 14:01:45.533706+00');
INSERT INTO public.django_migrations VALUES (34, 'annotation', '0013_tokens_and_stored_replies', '2026-11-30 14:01:45.735287+00');
INSERT INTO public.django_migrations VALUES (35, 'annotation', '0014_webhooks', '2026-11-30 14:01:45.838123+00');
INSERT INTO public.django_migrations VALUES (36, 'annotation', '0015_data_sets_are_checked', '2026-11-30 14:01:46.289826+00');
INSERT INTO public.django_migrations VALUES (37, 'annotation', '0016_intake', '2026-11-30 14:01:46.418712+00');
INSERT INTO public.django_migrations VALUES (38, 'annotation', '0017_held_out_views', '2026-11-30 14:01:46.529034+00');
INSERT INTO public.django_migrations VALUES (39, 'annotation', '0018_studies_that_close_themselves', '2026-11-30 14:01:46.601179+00');
INSERT INTO public.django_migrations VALUES (40, 'annotation', '0019_golds_and_case_specs', '2026-11-30 14:01:46.930111+00');
INSERT INTO public.django_migrations VALUES (41, 'annotation', '0020_judging', '2026-11-30 14:01:50.035281+00');
INSERT INTO public.django_migrations VALUES (42, 'annotation', '0021_check_runs', '2026-11-30 14:01:50.170444+00');
INSERT INTO public.django_migrations VALUES (43, 'annotation', '0022_verifiers', '2026-11-30 14:01:51.200486+00');
INSERT INTO public.django_migrations VALUES (44, 'annotation', '0023_counted_shards_and_single_sign_on', '2026-11-30 14:01:51.462215+00');
INSERT INTO public.django_migrations VALUES (45, 'annotation', '0024_calibrations', '2026-11-30 14:01:51.725956+00');
INSERT INTO public.django_migrations VALUES (46, 'axes', '0001_initial', '2026-11-30 14:01:51.743192+00');
INSERT INTO public.django_migrations VALUES (47, 'axes', '0002_auto_20151217_2044', '2026-11-30 14:01:51.818332+00');
INSERT INTO public.django_migrations VALUES (48, 'axes', '0003_auto_20160322_0929', '2026-11-30 14:01:51.867205+00');
INSERT INTO public.django_migrations VALUES (49, 'axes', '0004_auto_20181024_1538', '2026-11-30 14:01:51.917685+00');
INSERT INTO public.django_migrations VALUES (50, 'axes', '0005_remove_accessattempt_trusted', '2026-11-30 14:01:52.130723+00');
INSERT INTO public.django_migrations VALUES (51, 'axes', '0006_remove_accesslog_trusted', '2026-11-30 14:01:52.139458+00');
INSERT INTO public.django_migrations VALUES (52, 'axes', '0007_alter_accessattempt_unique_together', '2026-11-30 14:01:52.275718+00');
INSERT INTO public.django_migrations VALUES (53, 'axes', '0008_accessfailurelog', '2026-11-30 14:01:52.292191+00');
INSERT INTO public.django_migrations VALUES (54, 'axes', '0009_add_session_hash', '2026-11-30 14:01:52.301176+00');
INSERT INTO public.django_migrations VALUES (55, 'axes', '0010_accessattemptexpiration', '2026-11-30 14:01:52.315763+00');
INSERT INTO public.django_migrations VALUES (56, 'sessions', '0001_initial', '2026-11-30 14:01:52.327985+00');
INSERT INTO public.django_migrations VALUES (57, 'taxonomy', '0005_aliases_of_codes', '2026-11-30 14:01:52.348138+00');


--
-- Data for Name: django_session; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: taxonomy_guideline; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: taxonomy_guidelineversion; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: taxonomy_labelschema; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.taxonomy_labelschema VALUES (1, 'refund-review');


--
-- Data for Name: taxonomy_labelschemaversion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.taxonomy_labelschemaversion VALUES (1, 1, 'frozen', '5a2f35361bb30164bcaf8cb79645cc213d6de8fa382e5bdd1bbd97c5fb0225b1', '2026-11-30 14:02:02.148683+00', '', '{"fields":[{"key":"verdict","options":[{"value":"right"},{"value":"wrong"}],"required":true,"type":"choice"},{"anchors":{"0":"rude","1":"flat","2":"kind"},"key":"tone","maximum":2,"minimum":0,"type":"scale"},{"key":"reasons","taxonomy":"refund-reasons","type":"codes"},{"key":"note","max_length":500,"type":"text"}],"labels":"output","name":"refund-review","outcome":{"fail":["wrong"],"field":"verdict","pass":["right"]},"rules":[{"if":{"verdict":"wrong"},"message":"Say why it is wrong.","require":["reasons"]}]}', 1, 1);


--
-- Data for Name: taxonomy_reasoncode; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.taxonomy_reasoncode VALUES (1, 'POLICY', 'POLICY', 'States something that the policy does not say.', '', '', '', '', false, 1, 1, '[]');
INSERT INTO public.taxonomy_reasoncode VALUES (2, 'UNHELPFUL', 'UNHELPFUL', 'Leaves the customer without a next step.', '', '', '', '', false, 2, 1, '[]');


--
-- Data for Name: taxonomy_rubric; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: taxonomy_rubricversion; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: taxonomy_taxonomy; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.taxonomy_taxonomy VALUES (1, 'refund-reasons');


--
-- Data for Name: taxonomy_taxonomymapping; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: taxonomy_taxonomyversion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.taxonomy_taxonomyversion VALUES (1, 1, 'frozen', 'aed09a9c157fa0efb7835717e4eabb54dba8e16bc06e38714af44447c2a73342', '2026-11-30 14:02:02.148683+00', '', 1, 1);


--
-- Name: annotation_acceptance_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_acceptance_id_seq', 1, false);


--
-- Name: annotation_adjudicationsession_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_adjudicationsession_id_seq', 1, false);


--
-- Name: annotation_agreementreport_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_agreementreport_id_seq', 1, true);


--
-- Name: annotation_annotator_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_annotator_id_seq', 3, true);


--
-- Name: annotation_apitoken_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_apitoken_id_seq', 1, false);


--
-- Name: annotation_assignment_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_assignment_id_seq', 6, true);


--
-- Name: annotation_attempt_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_attempt_id_seq', 1, false);


--
-- Name: annotation_auditchain_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_auditchain_id_seq', 2, true);


--
-- Name: annotation_auditevent_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_auditevent_id_seq', 21, true);


--
-- Name: annotation_blindcomparison_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_blindcomparison_id_seq', 1, false);


--
-- Name: annotation_blinddecision_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_blinddecision_id_seq', 1, false);


--
-- Name: annotation_blindkey_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_blindkey_id_seq', 1, false);


--
-- Name: annotation_blindpair_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_blindpair_id_seq', 1, false);


--
-- Name: annotation_blindreveal_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_blindreveal_id_seq', 1, false);


--
-- Name: annotation_blindrun_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_blindrun_id_seq', 1, false);


--
-- Name: annotation_boardopening_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_boardopening_id_seq', 1, false);


--
-- Name: annotation_calibration_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_calibration_id_seq', 1, false);


--
-- Name: annotation_calibrationreport_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_calibrationreport_id_seq', 1, false);


--
-- Name: annotation_case_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_case_id_seq', 3, true);


--
-- Name: annotation_caseagreement_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_caseagreement_id_seq', 3, true);


--
-- Name: annotation_casespec_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_casespec_id_seq', 1, false);


--
-- Name: annotation_checkrun_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_checkrun_id_seq', 1, false);


--
-- Name: annotation_clauseflag_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_clauseflag_id_seq', 1, false);


--
-- Name: annotation_cluster_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_cluster_id_seq', 1, false);


--
-- Name: annotation_clusternote_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_clusternote_id_seq', 1, false);


--
-- Name: annotation_clustersuggestion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_clustersuggestion_id_seq', 1, false);


--
-- Name: annotation_codebook_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_codebook_id_seq', 4, true);


--
-- Name: annotation_codeorigin_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_codeorigin_id_seq', 1, false);


--
-- Name: annotation_codeoriginnote_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_codeoriginnote_id_seq', 1, false);


--
-- Name: annotation_codeseal_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_codeseal_id_seq', 1, true);


--
-- Name: annotation_codevector_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_codevector_id_seq', 12, true);


--
-- Name: annotation_countedshard_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_countedshard_id_seq', 1, false);


--
-- Name: annotation_dataset_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_dataset_id_seq', 1, true);


--
-- Name: annotation_datasetcheck_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_datasetcheck_id_seq', 1, false);


--
-- Name: annotation_datasetversion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_datasetversion_id_seq', 1, true);


--
-- Name: annotation_disputedfield_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_disputedfield_id_seq', 4, true);


--
-- Name: annotation_draftcode_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_draftcode_id_seq', 1, false);


--
-- Name: annotation_fixture_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_fixture_id_seq', 1, false);


--
-- Name: annotation_fixturerun_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_fixturerun_id_seq', 1, false);


--
-- Name: annotation_fixturesettlement_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_fixturesettlement_id_seq', 1, false);


--
-- Name: annotation_flag_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_flag_id_seq', 1, false);


--
-- Name: annotation_gapresolution_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_gapresolution_id_seq', 1, false);


--
-- Name: annotation_golddecision_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_golddecision_id_seq', 1, false);


--
-- Name: annotation_heldoutview_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_heldoutview_id_seq', 1, false);


--
-- Name: annotation_invitation_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_invitation_id_seq', 1, false);


--
-- Name: annotation_job_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_job_id_seq', 1, true);


--
-- Name: annotation_judgecomparison_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_judgecomparison_id_seq', 1, false);


--
-- Name: annotation_judgepass_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_judgepass_id_seq', 1, false);


--
-- Name: annotation_label_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_label_id_seq', 6, true);


--
-- Name: annotation_labeldraft_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_labeldraft_id_seq', 1, false);


--
-- Name: annotation_lease_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_lease_id_seq', 1, false);


--
-- Name: annotation_legacystatus_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_legacystatus_id_seq', 1, false);


--
-- Name: annotation_membership_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_membership_id_seq', 1, false);


--
-- Name: annotation_noiseband_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_noiseband_id_seq', 1, false);


--
-- Name: annotation_notedraft_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_notedraft_id_seq', 1, false);


--
-- Name: annotation_noterevision_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_noterevision_id_seq', 1, false);


--
-- Name: annotation_opencodingsession_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_opencodingsession_id_seq', 1, false);


--
-- Name: annotation_opennote_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_opennote_id_seq', 1, false);


--
-- Name: annotation_output_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_output_id_seq', 3, true);


--
-- Name: annotation_position_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_position_id_seq', 1, false);


--
-- Name: annotation_producer_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_producer_id_seq', 3, true);


--
-- Name: annotation_project_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_project_id_seq', 1, true);


--
-- Name: annotation_proposal_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_proposal_id_seq', 1, false);


--
-- Name: annotation_reference_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_reference_id_seq', 1, true);


--
-- Name: annotation_regressionfixture_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_regressionfixture_id_seq', 1, false);


--
-- Name: annotation_regressionrun_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_regressionrun_id_seq', 1, false);


--
-- Name: annotation_release_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_release_id_seq', 1, true);


--
-- Name: annotation_releasefile_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_releasefile_id_seq', 12, true);


--
-- Name: annotation_releasestudy_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_releasestudy_id_seq', 1, true);


--
-- Name: annotation_reportprojection_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_reportprojection_id_seq', 1, false);


--
-- Name: annotation_ruling_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_ruling_id_seq', 3, true);


--
-- Name: annotation_rulinglease_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_rulinglease_id_seq', 1, false);


--
-- Name: annotation_run_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_run_id_seq', 1, false);


--
-- Name: annotation_sampledcase_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_sampledcase_id_seq', 1, false);


--
-- Name: annotation_signonlink_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_signonlink_id_seq', 1, false);


--
-- Name: annotation_storedreply_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_storedreply_id_seq', 1, false);


--
-- Name: annotation_study_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_study_id_seq', 1, true);


--
-- Name: annotation_studyannotator_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_studyannotator_id_seq', 2, true);


--
-- Name: annotation_studycase_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_studycase_id_seq', 3, true);


--
-- Name: annotation_submission_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_submission_id_seq', 1, false);


--
-- Name: annotation_suggestednote_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_suggestednote_id_seq', 1, false);


--
-- Name: annotation_surpluslabel_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_surpluslabel_id_seq', 1, false);


--
-- Name: annotation_unblinding_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_unblinding_id_seq', 1, false);


--
-- Name: annotation_upload_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_upload_id_seq', 1, false);


--
-- Name: annotation_user_groups_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_user_groups_id_seq', 1, false);


--
-- Name: annotation_user_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_user_id_seq', 1, false);


--
-- Name: annotation_user_user_permissions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_user_user_permissions_id_seq', 1, false);


--
-- Name: annotation_verdict_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_verdict_id_seq', 1, false);


--
-- Name: annotation_verifier_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_verifier_id_seq', 1, false);


--
-- Name: annotation_verifierrelease_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_verifierrelease_id_seq', 1, false);


--
-- Name: annotation_verifierrun_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_verifierrun_id_seq', 1, false);


--
-- Name: annotation_verifierversion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_verifierversion_id_seq', 1, false);


--
-- Name: annotation_webhook_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_webhook_id_seq', 1, false);


--
-- Name: auth_group_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_group_id_seq', 1, false);


--
-- Name: auth_group_permissions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_group_permissions_id_seq', 1, false);


--
-- Name: auth_permission_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.auth_permission_id_seq', 440, true);


--
-- Name: axes_accessattempt_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.axes_accessattempt_id_seq', 1, false);


--
-- Name: axes_accessfailurelog_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.axes_accessfailurelog_id_seq', 1, false);


--
-- Name: axes_accesslog_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.axes_accesslog_id_seq', 1, false);


--
-- Name: django_admin_log_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_admin_log_id_seq', 1, false);


--
-- Name: django_content_type_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_content_type_id_seq', 110, true);


--
-- Name: django_migrations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_migrations_id_seq', 57, true);


--
-- Name: taxonomy_guideline_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_guideline_id_seq', 1, false);


--
-- Name: taxonomy_guidelineversion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_guidelineversion_id_seq', 1, false);


--
-- Name: taxonomy_labelschema_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_labelschema_id_seq', 1, true);


--
-- Name: taxonomy_labelschemaversion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_labelschemaversion_id_seq', 1, true);


--
-- Name: taxonomy_reasoncode_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_reasoncode_id_seq', 2, true);


--
-- Name: taxonomy_rubric_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_rubric_id_seq', 1, false);


--
-- Name: taxonomy_rubricversion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_rubricversion_id_seq', 1, false);


--
-- Name: taxonomy_taxonomy_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_taxonomy_id_seq', 1, true);


--
-- Name: taxonomy_taxonomymapping_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_taxonomymapping_id_seq', 1, false);


--
-- Name: taxonomy_taxonomyversion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_taxonomyversion_id_seq', 1, true);


--
-- Name: annotation_acceptance annotation_acceptance_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_acceptance
    ADD CONSTRAINT annotation_acceptance_pkey PRIMARY KEY (id);


--
-- Name: annotation_acceptance annotation_acceptance_study_case_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_acceptance
    ADD CONSTRAINT annotation_acceptance_study_case_id_key UNIQUE (study_case_id);


--
-- Name: annotation_adjudicationsession annotation_adjudicationsession_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_adjudicationsession
    ADD CONSTRAINT annotation_adjudicationsession_pkey PRIMARY KEY (id);


--
-- Name: annotation_adjudicationsession annotation_adjudicationsession_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_adjudicationsession
    ADD CONSTRAINT annotation_adjudicationsession_public_id_key UNIQUE (public_id);


--
-- Name: annotation_agreementreport annotation_agreementreport_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_agreementreport
    ADD CONSTRAINT annotation_agreementreport_pkey PRIMARY KEY (id);


--
-- Name: annotation_annotator annotation_annotator_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_annotator
    ADD CONSTRAINT annotation_annotator_pkey PRIMARY KEY (id);


--
-- Name: annotation_apitoken annotation_apitoken_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_apitoken
    ADD CONSTRAINT annotation_apitoken_pkey PRIMARY KEY (id);


--
-- Name: annotation_apitoken annotation_apitoken_sha256_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_apitoken
    ADD CONSTRAINT annotation_apitoken_sha256_key UNIQUE (sha256);


--
-- Name: annotation_assignment annotation_assignment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_assignment
    ADD CONSTRAINT annotation_assignment_pkey PRIMARY KEY (id);


--
-- Name: annotation_assignment annotation_assignment_public_id_acce4559_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_assignment
    ADD CONSTRAINT annotation_assignment_public_id_acce4559_uniq UNIQUE (public_id);


--
-- Name: annotation_attempt annotation_attempt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_attempt
    ADD CONSTRAINT annotation_attempt_pkey PRIMARY KEY (id);


--
-- Name: annotation_attempt annotation_attempt_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_attempt
    ADD CONSTRAINT annotation_attempt_public_id_key UNIQUE (public_id);


--
-- Name: annotation_auditchain annotation_auditchain_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_auditchain
    ADD CONSTRAINT annotation_auditchain_name_key UNIQUE (name);


--
-- Name: annotation_auditchain annotation_auditchain_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_auditchain
    ADD CONSTRAINT annotation_auditchain_pkey PRIMARY KEY (id);


--
-- Name: annotation_auditevent annotation_auditevent_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_auditevent
    ADD CONSTRAINT annotation_auditevent_pkey PRIMARY KEY (id);


--
-- Name: annotation_blindcomparison annotation_blindcomparison_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindcomparison
    ADD CONSTRAINT annotation_blindcomparison_pkey PRIMARY KEY (id);


--
-- Name: annotation_blindcomparison annotation_blindcomparison_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindcomparison
    ADD CONSTRAINT annotation_blindcomparison_public_id_key UNIQUE (public_id);


--
-- Name: annotation_blinddecision annotation_blinddecision_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blinddecision
    ADD CONSTRAINT annotation_blinddecision_pkey PRIMARY KEY (id);


--
-- Name: annotation_blindkey annotation_blindkey_pair_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindkey
    ADD CONSTRAINT annotation_blindkey_pair_id_key UNIQUE (pair_id);


--
-- Name: annotation_blindkey annotation_blindkey_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindkey
    ADD CONSTRAINT annotation_blindkey_pkey PRIMARY KEY (id);


--
-- Name: annotation_blindpair annotation_blindpair_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindpair
    ADD CONSTRAINT annotation_blindpair_pkey PRIMARY KEY (id);


--
-- Name: annotation_blindpair annotation_blindpair_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindpair
    ADD CONSTRAINT annotation_blindpair_public_id_key UNIQUE (public_id);


--
-- Name: annotation_blindreveal annotation_blindreveal_comparison_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindreveal
    ADD CONSTRAINT annotation_blindreveal_comparison_id_key UNIQUE (comparison_id);


--
-- Name: annotation_blindreveal annotation_blindreveal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindreveal
    ADD CONSTRAINT annotation_blindreveal_pkey PRIMARY KEY (id);


--
-- Name: annotation_blindrun annotation_blindrun_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindrun
    ADD CONSTRAINT annotation_blindrun_pkey PRIMARY KEY (id);


--
-- Name: annotation_boardopening annotation_boardopening_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_boardopening
    ADD CONSTRAINT annotation_boardopening_pkey PRIMARY KEY (id);


--
-- Name: annotation_calibration annotation_calibration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_calibration
    ADD CONSTRAINT annotation_calibration_pkey PRIMARY KEY (id);


--
-- Name: annotation_calibration annotation_calibration_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_calibration
    ADD CONSTRAINT annotation_calibration_public_id_key UNIQUE (public_id);


--
-- Name: annotation_calibration annotation_calibration_study_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_calibration
    ADD CONSTRAINT annotation_calibration_study_id_key UNIQUE (study_id);


--
-- Name: annotation_calibrationreport annotation_calibrationreport_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_calibrationreport
    ADD CONSTRAINT annotation_calibrationreport_pkey PRIMARY KEY (id);


--
-- Name: annotation_case annotation_case_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_case
    ADD CONSTRAINT annotation_case_pkey PRIMARY KEY (id);


--
-- Name: annotation_caseagreement annotation_caseagreement_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_caseagreement
    ADD CONSTRAINT annotation_caseagreement_pkey PRIMARY KEY (id);


--
-- Name: annotation_caseagreement annotation_caseagreement_study_case_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_caseagreement
    ADD CONSTRAINT annotation_caseagreement_study_case_id_key UNIQUE (study_case_id);


--
-- Name: annotation_casespec annotation_casespec_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_casespec
    ADD CONSTRAINT annotation_casespec_pkey PRIMARY KEY (id);


--
-- Name: annotation_checkrun annotation_checkrun_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_checkrun
    ADD CONSTRAINT annotation_checkrun_pkey PRIMARY KEY (id);


--
-- Name: annotation_checkrun annotation_checkrun_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_checkrun
    ADD CONSTRAINT annotation_checkrun_public_id_key UNIQUE (public_id);


--
-- Name: annotation_clauseflag annotation_clauseflag_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clauseflag
    ADD CONSTRAINT annotation_clauseflag_pkey PRIMARY KEY (id);


--
-- Name: annotation_cluster annotation_cluster_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_cluster
    ADD CONSTRAINT annotation_cluster_pkey PRIMARY KEY (id);


--
-- Name: annotation_clusternote annotation_clusternote_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clusternote
    ADD CONSTRAINT annotation_clusternote_pkey PRIMARY KEY (id);


--
-- Name: annotation_clustersuggestion annotation_clustersuggestion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clustersuggestion
    ADD CONSTRAINT annotation_clustersuggestion_pkey PRIMARY KEY (id);


--
-- Name: annotation_codebook annotation_codebook_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codebook
    ADD CONSTRAINT annotation_codebook_pkey PRIMARY KEY (id);


--
-- Name: annotation_codeorigin annotation_codeorigin_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeorigin
    ADD CONSTRAINT annotation_codeorigin_pkey PRIMARY KEY (id);


--
-- Name: annotation_codeoriginnote annotation_codeoriginnote_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeoriginnote
    ADD CONSTRAINT annotation_codeoriginnote_pkey PRIMARY KEY (id);


--
-- Name: annotation_codeseal annotation_codeseal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeseal
    ADD CONSTRAINT annotation_codeseal_pkey PRIMARY KEY (id);


--
-- Name: annotation_codeseal annotation_codeseal_study_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeseal
    ADD CONSTRAINT annotation_codeseal_study_id_key UNIQUE (study_id);


--
-- Name: annotation_codevector annotation_codevector_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codevector
    ADD CONSTRAINT annotation_codevector_pkey PRIMARY KEY (id);


--
-- Name: annotation_countedshard annotation_countedshard_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_countedshard
    ADD CONSTRAINT annotation_countedshard_pkey PRIMARY KEY (id);


--
-- Name: annotation_dataset annotation_dataset_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_dataset
    ADD CONSTRAINT annotation_dataset_pkey PRIMARY KEY (id);


--
-- Name: annotation_datasetcheck annotation_datasetcheck_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_datasetcheck
    ADD CONSTRAINT annotation_datasetcheck_pkey PRIMARY KEY (id);


--
-- Name: annotation_datasetversion annotation_datasetversion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_datasetversion
    ADD CONSTRAINT annotation_datasetversion_pkey PRIMARY KEY (id);


--
-- Name: annotation_disputedfield annotation_disputedfield_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_disputedfield
    ADD CONSTRAINT annotation_disputedfield_pkey PRIMARY KEY (id);


--
-- Name: annotation_draftcode annotation_draftcode_cluster_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_draftcode
    ADD CONSTRAINT annotation_draftcode_cluster_id_key UNIQUE (cluster_id);


--
-- Name: annotation_draftcode annotation_draftcode_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_draftcode
    ADD CONSTRAINT annotation_draftcode_pkey PRIMARY KEY (id);


--
-- Name: annotation_fixture annotation_fixture_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_fixture
    ADD CONSTRAINT annotation_fixture_pkey PRIMARY KEY (id);


--
-- Name: annotation_fixturerun annotation_fixturerun_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_fixturerun
    ADD CONSTRAINT annotation_fixturerun_pkey PRIMARY KEY (id);


--
-- Name: annotation_fixturesettlement annotation_fixturesettlement_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_fixturesettlement
    ADD CONSTRAINT annotation_fixturesettlement_pkey PRIMARY KEY (id);


--
-- Name: annotation_flag annotation_flag_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_flag
    ADD CONSTRAINT annotation_flag_pkey PRIMARY KEY (id);


--
-- Name: annotation_gapresolution annotation_gapresolution_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_gapresolution
    ADD CONSTRAINT annotation_gapresolution_pkey PRIMARY KEY (id);


--
-- Name: annotation_gapresolution annotation_gapresolution_ruling_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_gapresolution
    ADD CONSTRAINT annotation_gapresolution_ruling_id_key UNIQUE (ruling_id);


--
-- Name: annotation_golddecision annotation_golddecision_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_golddecision
    ADD CONSTRAINT annotation_golddecision_pkey PRIMARY KEY (id);


--
-- Name: annotation_heldoutview annotation_heldoutview_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_heldoutview
    ADD CONSTRAINT annotation_heldoutview_pkey PRIMARY KEY (id);


--
-- Name: annotation_invitation annotation_invitation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_invitation
    ADD CONSTRAINT annotation_invitation_pkey PRIMARY KEY (id);


--
-- Name: annotation_invitation annotation_invitation_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_invitation
    ADD CONSTRAINT annotation_invitation_public_id_key UNIQUE (public_id);


--
-- Name: annotation_invitation annotation_invitation_token_sha256_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_invitation
    ADD CONSTRAINT annotation_invitation_token_sha256_key UNIQUE (token_sha256);


--
-- Name: annotation_job annotation_job_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_job
    ADD CONSTRAINT annotation_job_pkey PRIMARY KEY (id);


--
-- Name: annotation_judgecomparison annotation_judgecomparison_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_judgecomparison
    ADD CONSTRAINT annotation_judgecomparison_pkey PRIMARY KEY (id);


--
-- Name: annotation_judgepass annotation_judgepass_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_judgepass
    ADD CONSTRAINT annotation_judgepass_pkey PRIMARY KEY (id);


--
-- Name: annotation_judgepass annotation_judgepass_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_judgepass
    ADD CONSTRAINT annotation_judgepass_public_id_key UNIQUE (public_id);


--
-- Name: annotation_label annotation_label_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_label
    ADD CONSTRAINT annotation_label_pkey PRIMARY KEY (id);


--
-- Name: annotation_labeldraft annotation_labeldraft_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_labeldraft
    ADD CONSTRAINT annotation_labeldraft_pkey PRIMARY KEY (id);


--
-- Name: annotation_lease annotation_lease_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_lease
    ADD CONSTRAINT annotation_lease_pkey PRIMARY KEY (id);


--
-- Name: annotation_lease annotation_lease_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_lease
    ADD CONSTRAINT annotation_lease_token_key UNIQUE (token);


--
-- Name: annotation_legacystatus annotation_legacystatus_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_legacystatus
    ADD CONSTRAINT annotation_legacystatus_pkey PRIMARY KEY (id);


--
-- Name: annotation_membership annotation_membership_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_membership
    ADD CONSTRAINT annotation_membership_pkey PRIMARY KEY (id);


--
-- Name: annotation_noiseband annotation_noiseband_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_noiseband
    ADD CONSTRAINT annotation_noiseband_pkey PRIMARY KEY (id);


--
-- Name: annotation_noiseband annotation_noiseband_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_noiseband
    ADD CONSTRAINT annotation_noiseband_public_id_key UNIQUE (public_id);


--
-- Name: annotation_notedraft annotation_notedraft_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_notedraft
    ADD CONSTRAINT annotation_notedraft_pkey PRIMARY KEY (id);


--
-- Name: annotation_noterevision annotation_noterevision_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_noterevision
    ADD CONSTRAINT annotation_noterevision_pkey PRIMARY KEY (id);


--
-- Name: annotation_opencodingsession annotation_opencodingsession_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_opencodingsession
    ADD CONSTRAINT annotation_opencodingsession_pkey PRIMARY KEY (id);


--
-- Name: annotation_opencodingsession annotation_opencodingsession_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_opencodingsession
    ADD CONSTRAINT annotation_opencodingsession_public_id_key UNIQUE (public_id);


--
-- Name: annotation_opennote annotation_opennote_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_opennote
    ADD CONSTRAINT annotation_opennote_pkey PRIMARY KEY (id);


--
-- Name: annotation_output annotation_output_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_output
    ADD CONSTRAINT annotation_output_pkey PRIMARY KEY (id);


--
-- Name: annotation_position annotation_position_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_position
    ADD CONSTRAINT annotation_position_pkey PRIMARY KEY (id);


--
-- Name: annotation_producer annotation_producer_output_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_producer
    ADD CONSTRAINT annotation_producer_output_id_key UNIQUE (output_id);


--
-- Name: annotation_producer annotation_producer_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_producer
    ADD CONSTRAINT annotation_producer_pkey PRIMARY KEY (id);


--
-- Name: annotation_project annotation_project_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_project
    ADD CONSTRAINT annotation_project_pkey PRIMARY KEY (id);


--
-- Name: annotation_project annotation_project_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_project
    ADD CONSTRAINT annotation_project_slug_key UNIQUE (slug);


--
-- Name: annotation_proposal annotation_proposal_case_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_proposal
    ADD CONSTRAINT annotation_proposal_case_id_key UNIQUE (case_id);


--
-- Name: annotation_proposal annotation_proposal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_proposal
    ADD CONSTRAINT annotation_proposal_pkey PRIMARY KEY (id);


--
-- Name: annotation_proposal annotation_proposal_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_proposal
    ADD CONSTRAINT annotation_proposal_public_id_key UNIQUE (public_id);


--
-- Name: annotation_reference annotation_reference_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_reference
    ADD CONSTRAINT annotation_reference_pkey PRIMARY KEY (id);


--
-- Name: annotation_regressionfixture annotation_regressionfixture_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_regressionfixture
    ADD CONSTRAINT annotation_regressionfixture_pkey PRIMARY KEY (id);


--
-- Name: annotation_regressionfixture annotation_regressionfixture_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_regressionfixture
    ADD CONSTRAINT annotation_regressionfixture_public_id_key UNIQUE (public_id);


--
-- Name: annotation_regressionrun annotation_regressionrun_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_regressionrun
    ADD CONSTRAINT annotation_regressionrun_pkey PRIMARY KEY (id);


--
-- Name: annotation_regressionrun annotation_regressionrun_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_regressionrun
    ADD CONSTRAINT annotation_regressionrun_public_id_key UNIQUE (public_id);


--
-- Name: annotation_release annotation_release_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_release
    ADD CONSTRAINT annotation_release_pkey PRIMARY KEY (id);


--
-- Name: annotation_releasefile annotation_releasefile_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_releasefile
    ADD CONSTRAINT annotation_releasefile_pkey PRIMARY KEY (id);


--
-- Name: annotation_releasestudy annotation_releasestudy_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_releasestudy
    ADD CONSTRAINT annotation_releasestudy_pkey PRIMARY KEY (id);


--
-- Name: annotation_reportprojection annotation_reportprojection_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_reportprojection
    ADD CONSTRAINT annotation_reportprojection_pkey PRIMARY KEY (id);


--
-- Name: annotation_ruling annotation_ruling_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_ruling
    ADD CONSTRAINT annotation_ruling_pkey PRIMARY KEY (id);


--
-- Name: annotation_rulinglease annotation_rulinglease_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_rulinglease
    ADD CONSTRAINT annotation_rulinglease_pkey PRIMARY KEY (id);


--
-- Name: annotation_run annotation_run_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_run
    ADD CONSTRAINT annotation_run_pkey PRIMARY KEY (id);


--
-- Name: annotation_run annotation_run_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_run
    ADD CONSTRAINT annotation_run_public_id_key UNIQUE (public_id);


--
-- Name: annotation_sampledcase annotation_sampledcase_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_sampledcase
    ADD CONSTRAINT annotation_sampledcase_pkey PRIMARY KEY (id);


--
-- Name: annotation_signonlink annotation_signonlink_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_signonlink
    ADD CONSTRAINT annotation_signonlink_pkey PRIMARY KEY (id);


--
-- Name: annotation_signonlink annotation_signonlink_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_signonlink
    ADD CONSTRAINT annotation_signonlink_user_id_key UNIQUE (user_id);


--
-- Name: annotation_storedreply annotation_storedreply_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_storedreply
    ADD CONSTRAINT annotation_storedreply_pkey PRIMARY KEY (id);


--
-- Name: annotation_study annotation_study_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_study
    ADD CONSTRAINT annotation_study_pkey PRIMARY KEY (id);


--
-- Name: annotation_study annotation_study_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_study
    ADD CONSTRAINT annotation_study_public_id_key UNIQUE (public_id);


--
-- Name: annotation_studyannotator annotation_studyannotator_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_studyannotator
    ADD CONSTRAINT annotation_studyannotator_pkey PRIMARY KEY (id);


--
-- Name: annotation_studycase annotation_studycase_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_studycase
    ADD CONSTRAINT annotation_studycase_pkey PRIMARY KEY (id);


--
-- Name: annotation_studycase annotation_studycase_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_studycase
    ADD CONSTRAINT annotation_studycase_public_id_key UNIQUE (public_id);


--
-- Name: annotation_submission annotation_submission_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_submission
    ADD CONSTRAINT annotation_submission_pkey PRIMARY KEY (id);


--
-- Name: annotation_suggestednote annotation_suggestednote_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_suggestednote
    ADD CONSTRAINT annotation_suggestednote_pkey PRIMARY KEY (id);


--
-- Name: annotation_surpluslabel annotation_surpluslabel_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_surpluslabel
    ADD CONSTRAINT annotation_surpluslabel_pkey PRIMARY KEY (id);


--
-- Name: annotation_unblinding annotation_unblinding_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_unblinding
    ADD CONSTRAINT annotation_unblinding_pkey PRIMARY KEY (id);


--
-- Name: annotation_upload annotation_upload_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_upload
    ADD CONSTRAINT annotation_upload_pkey PRIMARY KEY (id);


--
-- Name: annotation_upload annotation_upload_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_upload
    ADD CONSTRAINT annotation_upload_public_id_key UNIQUE (public_id);


--
-- Name: annotation_user_groups annotation_user_groups_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_user_groups
    ADD CONSTRAINT annotation_user_groups_pkey PRIMARY KEY (id);


--
-- Name: annotation_user_groups annotation_user_groups_user_id_group_id_f9457df6_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_user_groups
    ADD CONSTRAINT annotation_user_groups_user_id_group_id_f9457df6_uniq UNIQUE (user_id, group_id);


--
-- Name: annotation_user annotation_user_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_user
    ADD CONSTRAINT annotation_user_pkey PRIMARY KEY (id);


--
-- Name: annotation_user_user_permissions annotation_user_user_per_user_id_permission_id_6d1641f0_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_user_user_permissions
    ADD CONSTRAINT annotation_user_user_per_user_id_permission_id_6d1641f0_uniq UNIQUE (user_id, permission_id);


--
-- Name: annotation_user_user_permissions annotation_user_user_permissions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_user_user_permissions
    ADD CONSTRAINT annotation_user_user_permissions_pkey PRIMARY KEY (id);


--
-- Name: annotation_user annotation_user_username_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_user
    ADD CONSTRAINT annotation_user_username_key UNIQUE (username);


--
-- Name: annotation_verdict annotation_verdict_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verdict
    ADD CONSTRAINT annotation_verdict_pkey PRIMARY KEY (id);


--
-- Name: annotation_verdict annotation_verdict_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verdict
    ADD CONSTRAINT annotation_verdict_public_id_key UNIQUE (public_id);


--
-- Name: annotation_verifier annotation_verifier_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifier
    ADD CONSTRAINT annotation_verifier_pkey PRIMARY KEY (id);


--
-- Name: annotation_verifier annotation_verifier_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifier
    ADD CONSTRAINT annotation_verifier_public_id_key UNIQUE (public_id);


--
-- Name: annotation_verifierrelease annotation_verifierrelease_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifierrelease
    ADD CONSTRAINT annotation_verifierrelease_pkey PRIMARY KEY (id);


--
-- Name: annotation_verifierrelease annotation_verifierrelease_version_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifierrelease
    ADD CONSTRAINT annotation_verifierrelease_version_id_key UNIQUE (version_id);


--
-- Name: annotation_verifierrun annotation_verifierrun_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifierrun
    ADD CONSTRAINT annotation_verifierrun_pkey PRIMARY KEY (id);


--
-- Name: annotation_verifierrun annotation_verifierrun_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifierrun
    ADD CONSTRAINT annotation_verifierrun_public_id_key UNIQUE (public_id);


--
-- Name: annotation_verifierversion annotation_verifierversion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifierversion
    ADD CONSTRAINT annotation_verifierversion_pkey PRIMARY KEY (id);


--
-- Name: annotation_webhook annotation_webhook_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_webhook
    ADD CONSTRAINT annotation_webhook_pkey PRIMARY KEY (id);


--
-- Name: annotation_annotator annotator_of_user; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_annotator
    ADD CONSTRAINT annotator_of_user UNIQUE (project_id, user_id);


--
-- Name: annotation_annotator annotator_pseudonym; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_annotator
    ADD CONSTRAINT annotator_pseudonym UNIQUE (project_id, pseudonym);


--
-- Name: annotation_assignment assignment_annotator; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_assignment
    ADD CONSTRAINT assignment_annotator UNIQUE (study_case_id, annotator_id, pass_number);


--
-- Name: annotation_assignment assignment_slot; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_assignment
    ADD CONSTRAINT assignment_slot UNIQUE (study_case_id, slot, pass_number);


--
-- Name: annotation_attempt attempt_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_attempt
    ADD CONSTRAINT attempt_once UNIQUE (run_id, case_id);


--
-- Name: annotation_attempt attempt_position; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_attempt
    ADD CONSTRAINT attempt_position UNIQUE (run_id, "position");


--
-- Name: annotation_auditevent audit_sequence; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_auditevent
    ADD CONSTRAINT audit_sequence UNIQUE (chain_id, sequence);


--
-- Name: auth_group auth_group_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group
    ADD CONSTRAINT auth_group_name_key UNIQUE (name);


--
-- Name: auth_group_permissions auth_group_permissions_group_id_permission_id_0cd325b0_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_group_id_permission_id_0cd325b0_uniq UNIQUE (group_id, permission_id);


--
-- Name: auth_group_permissions auth_group_permissions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_pkey PRIMARY KEY (id);


--
-- Name: auth_group auth_group_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group
    ADD CONSTRAINT auth_group_pkey PRIMARY KEY (id);


--
-- Name: auth_permission auth_permission_content_type_id_codename_01ab375a_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_content_type_id_codename_01ab375a_uniq UNIQUE (content_type_id, codename);


--
-- Name: auth_permission auth_permission_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_pkey PRIMARY KEY (id);


--
-- Name: axes_accessattempt axes_accessattempt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accessattempt
    ADD CONSTRAINT axes_accessattempt_pkey PRIMARY KEY (id);


--
-- Name: axes_accessattempt axes_accessattempt_username_ip_address_user_agent_8ea22282_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accessattempt
    ADD CONSTRAINT axes_accessattempt_username_ip_address_user_agent_8ea22282_uniq UNIQUE (username, ip_address, user_agent);


--
-- Name: axes_accessattemptexpiration axes_accessattemptexpiration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accessattemptexpiration
    ADD CONSTRAINT axes_accessattemptexpiration_pkey PRIMARY KEY (access_attempt_id);


--
-- Name: axes_accessfailurelog axes_accessfailurelog_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accessfailurelog
    ADD CONSTRAINT axes_accessfailurelog_pkey PRIMARY KEY (id);


--
-- Name: axes_accesslog axes_accesslog_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accesslog
    ADD CONSTRAINT axes_accesslog_pkey PRIMARY KEY (id);


--
-- Name: annotation_blindcomparison blind_comparison_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindcomparison
    ADD CONSTRAINT blind_comparison_name UNIQUE (project_id, name);


--
-- Name: annotation_blinddecision blind_decision_revision; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blinddecision
    ADD CONSTRAINT blind_decision_revision UNIQUE (pair_id, decided_by, revision);


--
-- Name: annotation_blindpair blind_pair_position; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindpair
    ADD CONSTRAINT blind_pair_position UNIQUE (comparison_id, "position");


--
-- Name: annotation_blindrun blind_run_position; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindrun
    ADD CONSTRAINT blind_run_position UNIQUE (comparison_id, "position");


--
-- Name: annotation_boardopening board_opening_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_boardopening
    ADD CONSTRAINT board_opening_once UNIQUE (session_id, annotator_id);


--
-- Name: annotation_calibrationreport calibration_report_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_calibrationreport
    ADD CONSTRAINT calibration_report_number UNIQUE (calibration_id, number);


--
-- Name: annotation_case case_id_in_version; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_case
    ADD CONSTRAINT case_id_in_version UNIQUE (dataset_version_id, external_id);


--
-- Name: annotation_casespec case_spec_revision; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_casespec
    ADD CONSTRAINT case_spec_revision UNIQUE (case_id, revision);


--
-- Name: annotation_checkrun check_run_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_checkrun
    ADD CONSTRAINT check_run_once UNIQUE (assignment_id, revision, field, inputs_sha256, engine_version);


--
-- Name: annotation_clauseflag clause_flag_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clauseflag
    ADD CONSTRAINT clause_flag_once UNIQUE (verdict_id, clause);


--
-- Name: annotation_cluster cluster_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_cluster
    ADD CONSTRAINT cluster_name UNIQUE (session_id, name);


--
-- Name: annotation_clusternote cluster_note_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clusternote
    ADD CONSTRAINT cluster_note_once UNIQUE (cluster_id, note_id);


--
-- Name: annotation_codebook code_book_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codebook
    ADD CONSTRAINT code_book_once UNIQUE (study_id, kind, name);


--
-- Name: annotation_codeoriginnote code_origin_note_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeoriginnote
    ADD CONSTRAINT code_origin_note_once UNIQUE (origin_id, revision_id);


--
-- Name: annotation_codeorigin code_origin_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeorigin
    ADD CONSTRAINT code_origin_once UNIQUE (taxonomy_version_id, session_id, code);


--
-- Name: annotation_codevector code_vector_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codevector
    ADD CONSTRAINT code_vector_once UNIQUE (study_id, kind, name, annotator, block);


--
-- Name: annotation_datasetcheck dataset_check_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_datasetcheck
    ADD CONSTRAINT dataset_check_number UNIQUE (version_id, number);


--
-- Name: annotation_dataset dataset_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_dataset
    ADD CONSTRAINT dataset_name UNIQUE (project_id, name);


--
-- Name: annotation_datasetversion dataset_version; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_datasetversion
    ADD CONSTRAINT dataset_version UNIQUE (dataset_id, version);


--
-- Name: annotation_disputedfield disputed_field_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_disputedfield
    ADD CONSTRAINT disputed_field_once UNIQUE (study_case_id, field);


--
-- Name: django_admin_log django_admin_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_admin_log
    ADD CONSTRAINT django_admin_log_pkey PRIMARY KEY (id);


--
-- Name: django_content_type django_content_type_app_label_model_76bd3d3b_uniq; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_content_type
    ADD CONSTRAINT django_content_type_app_label_model_76bd3d3b_uniq UNIQUE (app_label, model);


--
-- Name: django_content_type django_content_type_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_content_type
    ADD CONSTRAINT django_content_type_pkey PRIMARY KEY (id);


--
-- Name: django_migrations django_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_migrations
    ADD CONSTRAINT django_migrations_pkey PRIMARY KEY (id);


--
-- Name: django_session django_session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_session
    ADD CONSTRAINT django_session_pkey PRIMARY KEY (session_key);


--
-- Name: annotation_draftcode draft_code_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_draftcode
    ADD CONSTRAINT draft_code_once UNIQUE (session_id, code);


--
-- Name: annotation_labeldraft draft_of_annotator; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_labeldraft
    ADD CONSTRAINT draft_of_annotator UNIQUE (assignment_id, annotator_id);


--
-- Name: annotation_fixture fixture_revision; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_fixture
    ADD CONSTRAINT fixture_revision UNIQUE (verifier_id, name, revision);


--
-- Name: annotation_fixturerun fixture_run_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_fixturerun
    ADD CONSTRAINT fixture_run_number UNIQUE (version_id, fixture_id, number);


--
-- Name: annotation_fixturesettlement fixture_settlement_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_fixturesettlement
    ADD CONSTRAINT fixture_settlement_number UNIQUE (fixture_id, number);


--
-- Name: annotation_golddecision gold_decision_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_golddecision
    ADD CONSTRAINT gold_decision_number UNIQUE (case_id, number);


--
-- Name: taxonomy_guidelineversion guideline_version_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_guidelineversion
    ADD CONSTRAINT guideline_version_number UNIQUE (guideline_id, number);


--
-- Name: annotation_heldoutview held_out_view_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_heldoutview
    ADD CONSTRAINT held_out_view_once UNIQUE (study_id, seen_by, seen_on);


--
-- Name: annotation_job job_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_job
    ADD CONSTRAINT job_once UNIQUE (kind, input_sha256, engine_version);


--
-- Name: annotation_judgecomparison judge_comparison_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_judgecomparison
    ADD CONSTRAINT judge_comparison_number UNIQUE (dataset_version_id, number);


--
-- Name: annotation_judgepass judge_pass_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_judgepass
    ADD CONSTRAINT judge_pass_number UNIQUE (run_id, number);


--
-- Name: annotation_label label_revision; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_label
    ADD CONSTRAINT label_revision UNIQUE (assignment_id, revision);


--
-- Name: taxonomy_labelschemaversion label_schema_version_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_labelschemaversion
    ADD CONSTRAINT label_schema_version_number UNIQUE (schema_id, number);


--
-- Name: annotation_legacystatus legacy_status_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_legacystatus
    ADD CONSTRAINT legacy_status_once UNIQUE (case_id, status, record);


--
-- Name: annotation_membership membership_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_membership
    ADD CONSTRAINT membership_once UNIQUE (project_id, user_id, role);


--
-- Name: annotation_noiseband noise_band_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_noiseband
    ADD CONSTRAINT noise_band_once UNIQUE (first_id, second_id);


--
-- Name: annotation_notedraft note_draft_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_notedraft
    ADD CONSTRAINT note_draft_once UNIQUE (sampled_case_id, annotator_id);


--
-- Name: annotation_noterevision note_revision; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_noterevision
    ADD CONSTRAINT note_revision UNIQUE (note_id, revision);


--
-- Name: annotation_opencodingsession open_coding_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_opencodingsession
    ADD CONSTRAINT open_coding_name UNIQUE (project_id, name);


--
-- Name: annotation_opennote open_note_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_opennote
    ADD CONSTRAINT open_note_once UNIQUE (sampled_case_id, annotator_id);


--
-- Name: annotation_output output_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_output
    ADD CONSTRAINT output_once UNIQUE (case_id, sha256);


--
-- Name: annotation_position position_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_position
    ADD CONSTRAINT position_once UNIQUE (session_id, study_case_id, annotator_id);


--
-- Name: annotation_reportprojection projection_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_reportprojection
    ADD CONSTRAINT projection_once UNIQUE (report_id, taxonomy_version_id);


--
-- Name: taxonomy_reasoncode reason_code_in_version; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_reasoncode
    ADD CONSTRAINT reason_code_in_version UNIQUE (version_id, code);


--
-- Name: taxonomy_reasoncode reason_code_position; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_reasoncode
    ADD CONSTRAINT reason_code_position UNIQUE (version_id, "position");


--
-- Name: annotation_reference reference_revision; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_reference
    ADD CONSTRAINT reference_revision UNIQUE (case_id, revision);


--
-- Name: annotation_regressionfixture regression_fixture_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_regressionfixture
    ADD CONSTRAINT regression_fixture_once UNIQUE (project_id, fixture_sha256);


--
-- Name: annotation_regressionrun regression_run_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_regressionrun
    ADD CONSTRAINT regression_run_once UNIQUE (project_id, sha256);


--
-- Name: annotation_releasefile release_file_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_releasefile
    ADD CONSTRAINT release_file_once UNIQUE (release_id, name);


--
-- Name: annotation_release release_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_release
    ADD CONSTRAINT release_name UNIQUE (project_id, name);


--
-- Name: annotation_releasestudy release_study_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_releasestudy
    ADD CONSTRAINT release_study_once UNIQUE (release_id, study_id);


--
-- Name: annotation_agreementreport report_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_agreementreport
    ADD CONSTRAINT report_number UNIQUE (study_id, number);


--
-- Name: taxonomy_rubricversion rubric_version_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_rubricversion
    ADD CONSTRAINT rubric_version_number UNIQUE (rubric_id, number);


--
-- Name: annotation_ruling ruling_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_ruling
    ADD CONSTRAINT ruling_number UNIQUE (study_case_id, kind, number);


--
-- Name: annotation_run run_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_run
    ADD CONSTRAINT run_name UNIQUE (project_id, name);


--
-- Name: annotation_sampledcase sampled_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_sampledcase
    ADD CONSTRAINT sampled_once UNIQUE (session_id, case_id, output_id);


--
-- Name: annotation_sampledcase sampled_position; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_sampledcase
    ADD CONSTRAINT sampled_position UNIQUE (session_id, "position");


--
-- Name: annotation_countedshard shard_counted_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_countedshard
    ADD CONSTRAINT shard_counted_once UNIQUE (run, first_case);


--
-- Name: annotation_signonlink sign_on_subject_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_signonlink
    ADD CONSTRAINT sign_on_subject_once UNIQUE (issuer, subject);


--
-- Name: annotation_storedreply stored_reply_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_storedreply
    ADD CONSTRAINT stored_reply_once UNIQUE (user_id, key);


--
-- Name: annotation_studyannotator study_annotator_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_studyannotator
    ADD CONSTRAINT study_annotator_once UNIQUE (study_id, annotator_id);


--
-- Name: annotation_studycase study_case_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_studycase
    ADD CONSTRAINT study_case_once UNIQUE (study_id, case_id);


--
-- Name: annotation_study study_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_study
    ADD CONSTRAINT study_name UNIQUE (project_id, name);


--
-- Name: annotation_submission submission_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_submission
    ADD CONSTRAINT submission_key UNIQUE (annotator_id, idempotency_key);


--
-- Name: annotation_suggestednote suggested_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_suggestednote
    ADD CONSTRAINT suggested_once UNIQUE (suggestion_id, note_id);


--
-- Name: annotation_clustersuggestion suggestion_position; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clustersuggestion
    ADD CONSTRAINT suggestion_position UNIQUE (job_id, "position");


--
-- Name: annotation_surpluslabel surplus_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_surpluslabel
    ADD CONSTRAINT surplus_number UNIQUE (study_case_id, annotator_id, number);


--
-- Name: taxonomy_guideline taxonomy_guideline_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_guideline
    ADD CONSTRAINT taxonomy_guideline_name_key UNIQUE (name);


--
-- Name: taxonomy_guideline taxonomy_guideline_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_guideline
    ADD CONSTRAINT taxonomy_guideline_pkey PRIMARY KEY (id);


--
-- Name: taxonomy_guidelineversion taxonomy_guidelineversion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_guidelineversion
    ADD CONSTRAINT taxonomy_guidelineversion_pkey PRIMARY KEY (id);


--
-- Name: taxonomy_labelschema taxonomy_labelschema_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_labelschema
    ADD CONSTRAINT taxonomy_labelschema_name_key UNIQUE (name);


--
-- Name: taxonomy_labelschema taxonomy_labelschema_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_labelschema
    ADD CONSTRAINT taxonomy_labelschema_pkey PRIMARY KEY (id);


--
-- Name: taxonomy_labelschemaversion taxonomy_labelschemaversion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_labelschemaversion
    ADD CONSTRAINT taxonomy_labelschemaversion_pkey PRIMARY KEY (id);


--
-- Name: taxonomy_reasoncode taxonomy_reasoncode_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_reasoncode
    ADD CONSTRAINT taxonomy_reasoncode_pkey PRIMARY KEY (id);


--
-- Name: taxonomy_rubric taxonomy_rubric_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_rubric
    ADD CONSTRAINT taxonomy_rubric_name_key UNIQUE (name);


--
-- Name: taxonomy_rubric taxonomy_rubric_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_rubric
    ADD CONSTRAINT taxonomy_rubric_pkey PRIMARY KEY (id);


--
-- Name: taxonomy_rubricversion taxonomy_rubricversion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_rubricversion
    ADD CONSTRAINT taxonomy_rubricversion_pkey PRIMARY KEY (id);


--
-- Name: taxonomy_taxonomy taxonomy_taxonomy_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_taxonomy
    ADD CONSTRAINT taxonomy_taxonomy_name_key UNIQUE (name);


--
-- Name: taxonomy_taxonomy taxonomy_taxonomy_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_taxonomy
    ADD CONSTRAINT taxonomy_taxonomy_pkey PRIMARY KEY (id);


--
-- Name: taxonomy_taxonomymapping taxonomy_taxonomymapping_after_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_taxonomymapping
    ADD CONSTRAINT taxonomy_taxonomymapping_after_id_key UNIQUE (after_id);


--
-- Name: taxonomy_taxonomymapping taxonomy_taxonomymapping_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_taxonomymapping
    ADD CONSTRAINT taxonomy_taxonomymapping_pkey PRIMARY KEY (id);


--
-- Name: taxonomy_taxonomyversion taxonomy_taxonomyversion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_taxonomyversion
    ADD CONSTRAINT taxonomy_taxonomyversion_pkey PRIMARY KEY (id);


--
-- Name: taxonomy_taxonomyversion taxonomy_version_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_taxonomyversion
    ADD CONSTRAINT taxonomy_version_number UNIQUE (taxonomy_id, number);


--
-- Name: annotation_verdict verdict_revision; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verdict
    ADD CONSTRAINT verdict_revision UNIQUE (judge_pass_id, attempt_id, revision);


--
-- Name: annotation_verifier verifier_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifier
    ADD CONSTRAINT verifier_name UNIQUE (project_id, name);


--
-- Name: annotation_verifierrun verifier_run_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifierrun
    ADD CONSTRAINT verifier_run_name UNIQUE (version_id, name);


--
-- Name: annotation_verifierversion verifier_version; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifierversion
    ADD CONSTRAINT verifier_version UNIQUE (verifier_id, number);


--
-- Name: annotation_acceptance_accepted_by_id_463837c4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_acceptance_accepted_by_id_463837c4 ON public.annotation_acceptance USING btree (accepted_by_id);


--
-- Name: annotation_adjudicationsession_chair_id_db3e03e8; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_adjudicationsession_chair_id_db3e03e8 ON public.annotation_adjudicationsession USING btree (chair_id);


--
-- Name: annotation_adjudicationsession_current_case_id_be549654; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_adjudicationsession_current_case_id_be549654 ON public.annotation_adjudicationsession USING btree (current_case_id);


--
-- Name: annotation_adjudicationsession_study_id_c4c428ae; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_adjudicationsession_study_id_c4c428ae ON public.annotation_adjudicationsession USING btree (study_id);


--
-- Name: annotation_agreementreport_study_id_a0bb7633; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_agreementreport_study_id_a0bb7633 ON public.annotation_agreementreport USING btree (study_id);


--
-- Name: annotation_annotator_project_id_de70437a; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_annotator_project_id_de70437a ON public.annotation_annotator USING btree (project_id);


--
-- Name: annotation_annotator_user_id_92d8467b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_annotator_user_id_92d8467b ON public.annotation_annotator USING btree (user_id);


--
-- Name: annotation_apitoken_sha256_9da657db_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_apitoken_sha256_9da657db_like ON public.annotation_apitoken USING btree (sha256 varchar_pattern_ops);


--
-- Name: annotation_apitoken_user_id_2f52f584; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_apitoken_user_id_2f52f584 ON public.annotation_apitoken USING btree (user_id);


--
-- Name: annotation_assignment_annotator_id_5d071d66; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_assignment_annotator_id_5d071d66 ON public.annotation_assignment USING btree (annotator_id);


--
-- Name: annotation_assignment_study_case_id_8b9c43da; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_assignment_study_case_id_8b9c43da ON public.annotation_assignment USING btree (study_case_id);


--
-- Name: annotation_assignment_study_id_cb626151; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_assignment_study_id_cb626151 ON public.annotation_assignment USING btree (study_id);


--
-- Name: annotation_attempt_case_id_eb9cf928; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_attempt_case_id_eb9cf928 ON public.annotation_attempt USING btree (case_id);


--
-- Name: annotation_attempt_run_id_220d96a1; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_attempt_run_id_220d96a1 ON public.annotation_attempt USING btree (run_id);


--
-- Name: annotation_auditchain_name_a4b9feb4_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_auditchain_name_a4b9feb4_like ON public.annotation_auditchain USING btree (name varchar_pattern_ops);


--
-- Name: annotation_auditevent_chain_id_8db56b7e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_auditevent_chain_id_8db56b7e ON public.annotation_auditevent USING btree (chain_id);


--
-- Name: annotation_blindcomparison_project_id_2ecd54af; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_blindcomparison_project_id_2ecd54af ON public.annotation_blindcomparison USING btree (project_id);


--
-- Name: annotation_blinddecision_pair_id_5a49a675; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_blinddecision_pair_id_5a49a675 ON public.annotation_blinddecision USING btree (pair_id);


--
-- Name: annotation_blindkey_left_id_da3a6e0c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_blindkey_left_id_da3a6e0c ON public.annotation_blindkey USING btree (left_id);


--
-- Name: annotation_blindkey_right_id_45cbcc30; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_blindkey_right_id_45cbcc30 ON public.annotation_blindkey USING btree (right_id);


--
-- Name: annotation_blindpair_comparison_id_8d0fa5c7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_blindpair_comparison_id_8d0fa5c7 ON public.annotation_blindpair USING btree (comparison_id);


--
-- Name: annotation_blindrun_comparison_id_619a62f8; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_blindrun_comparison_id_619a62f8 ON public.annotation_blindrun USING btree (comparison_id);


--
-- Name: annotation_blindrun_run_id_1279ac34; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_blindrun_run_id_1279ac34 ON public.annotation_blindrun USING btree (run_id);


--
-- Name: annotation_boardopening_annotator_id_dec5b906; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_boardopening_annotator_id_dec5b906 ON public.annotation_boardopening USING btree (annotator_id);


--
-- Name: annotation_boardopening_session_id_dcc1cf13; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_boardopening_session_id_dcc1cf13 ON public.annotation_boardopening USING btree (session_id);


--
-- Name: annotation_calibration_judge_pass_id_284deb6c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_calibration_judge_pass_id_284deb6c ON public.annotation_calibration USING btree (judge_pass_id);


--
-- Name: annotation_calibration_project_id_841f0387; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_calibration_project_id_841f0387 ON public.annotation_calibration USING btree (project_id);


--
-- Name: annotation_calibrationreport_calibration_id_030cda9b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_calibrationreport_calibration_id_030cda9b ON public.annotation_calibrationreport USING btree (calibration_id);


--
-- Name: annotation_case_dataset_version_id_c34367a7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_case_dataset_version_id_c34367a7 ON public.annotation_case USING btree (dataset_version_id);


--
-- Name: annotation_caseagreement_study_id_2b5df41c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_caseagreement_study_id_2b5df41c ON public.annotation_caseagreement USING btree (study_id);


--
-- Name: annotation_casespec_case_id_78416364; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_casespec_case_id_78416364 ON public.annotation_casespec USING btree (case_id);


--
-- Name: annotation_casespec_reference_id_b5e80261; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_casespec_reference_id_b5e80261 ON public.annotation_casespec USING btree (reference_id);


--
-- Name: annotation_checkrun_assignment_id_40e2d05f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_checkrun_assignment_id_40e2d05f ON public.annotation_checkrun USING btree (assignment_id);


--
-- Name: annotation_checkrun_label_id_74e1036d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_checkrun_label_id_74e1036d ON public.annotation_checkrun USING btree (label_id);


--
-- Name: annotation_clauseflag_rubric_version_id_1ba7b76f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_clauseflag_rubric_version_id_1ba7b76f ON public.annotation_clauseflag USING btree (rubric_version_id);


--
-- Name: annotation_clauseflag_verdict_id_87609ec4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_clauseflag_verdict_id_87609ec4 ON public.annotation_clauseflag USING btree (verdict_id);


--
-- Name: annotation_cluster_session_id_3263c9c3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_cluster_session_id_3263c9c3 ON public.annotation_cluster USING btree (session_id);


--
-- Name: annotation_clusternote_cluster_id_f08d57fa; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_clusternote_cluster_id_f08d57fa ON public.annotation_clusternote USING btree (cluster_id);


--
-- Name: annotation_clusternote_note_id_bcf5ed8e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_clusternote_note_id_bcf5ed8e ON public.annotation_clusternote USING btree (note_id);


--
-- Name: annotation_clustersuggestion_cluster_id_75dd5691; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_clustersuggestion_cluster_id_75dd5691 ON public.annotation_clustersuggestion USING btree (cluster_id);


--
-- Name: annotation_clustersuggestion_job_id_dfd6a369; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_clustersuggestion_job_id_dfd6a369 ON public.annotation_clustersuggestion USING btree (job_id);


--
-- Name: annotation_clustersuggestion_session_id_492385a7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_clustersuggestion_session_id_492385a7 ON public.annotation_clustersuggestion USING btree (session_id);


--
-- Name: annotation_codebook_study_id_29e5279f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_codebook_study_id_29e5279f ON public.annotation_codebook USING btree (study_id);


--
-- Name: annotation_codeorigin_session_id_4cb751d4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_codeorigin_session_id_4cb751d4 ON public.annotation_codeorigin USING btree (session_id);


--
-- Name: annotation_codeorigin_taxonomy_version_id_053b90dd; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_codeorigin_taxonomy_version_id_053b90dd ON public.annotation_codeorigin USING btree (taxonomy_version_id);


--
-- Name: annotation_codeoriginnote_origin_id_e44265d5; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_codeoriginnote_origin_id_e44265d5 ON public.annotation_codeoriginnote USING btree (origin_id);


--
-- Name: annotation_codeoriginnote_revision_id_e7a88ac3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_codeoriginnote_revision_id_e7a88ac3 ON public.annotation_codeoriginnote USING btree (revision_id);


--
-- Name: annotation_codevector_study_id_66577cf8; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_codevector_study_id_66577cf8 ON public.annotation_codevector USING btree (study_id);


--
-- Name: annotation_countedshard_study_id_d75457d1; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_countedshard_study_id_d75457d1 ON public.annotation_countedshard USING btree (study_id);


--
-- Name: annotation_dataset_project_id_85766c73; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_dataset_project_id_85766c73 ON public.annotation_dataset USING btree (project_id);


--
-- Name: annotation_datasetcheck_version_id_b8b0d379; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_datasetcheck_version_id_b8b0d379 ON public.annotation_datasetcheck USING btree (version_id);


--
-- Name: annotation_datasetversion_dataset_id_fd5a03a1; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_datasetversion_dataset_id_fd5a03a1 ON public.annotation_datasetversion USING btree (dataset_id);


--
-- Name: annotation_disputedfield_study_case_id_d34d39cf; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_disputedfield_study_case_id_d34d39cf ON public.annotation_disputedfield USING btree (study_case_id);


--
-- Name: annotation_disputedfield_study_id_90c2b239; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_disputedfield_study_id_90c2b239 ON public.annotation_disputedfield USING btree (study_id);


--
-- Name: annotation_draftcode_session_id_02f701c7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_draftcode_session_id_02f701c7 ON public.annotation_draftcode USING btree (session_id);


--
-- Name: annotation_fixture_verifier_id_fda43399; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_fixture_verifier_id_fda43399 ON public.annotation_fixture USING btree (verifier_id);


--
-- Name: annotation_fixturerun_fixture_id_aee72c0c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_fixturerun_fixture_id_aee72c0c ON public.annotation_fixturerun USING btree (fixture_id);


--
-- Name: annotation_fixturerun_version_id_7aad1c92; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_fixturerun_version_id_7aad1c92 ON public.annotation_fixturerun USING btree (version_id);


--
-- Name: annotation_fixturesettlement_fixture_id_e6b07e99; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_fixturesettlement_fixture_id_e6b07e99 ON public.annotation_fixturesettlement USING btree (fixture_id);


--
-- Name: annotation_flag_annotator_id_d5277cd0; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_flag_annotator_id_d5277cd0 ON public.annotation_flag USING btree (annotator_id);


--
-- Name: annotation_flag_study_case_id_8b34ed67; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_flag_study_case_id_8b34ed67 ON public.annotation_flag USING btree (study_case_id);


--
-- Name: annotation_gapresolution_guideline_version_id_2a9392a9; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_gapresolution_guideline_version_id_2a9392a9 ON public.annotation_gapresolution USING btree (guideline_version_id);


--
-- Name: annotation_gapresolution_resolved_by_id_977f6a8a; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_gapresolution_resolved_by_id_977f6a8a ON public.annotation_gapresolution USING btree (resolved_by_id);


--
-- Name: annotation_golddecision_case_id_075e4ea2; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_golddecision_case_id_075e4ea2 ON public.annotation_golddecision USING btree (case_id);


--
-- Name: annotation_golddecision_reference_id_78114cff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_golddecision_reference_id_78114cff ON public.annotation_golddecision USING btree (reference_id);


--
-- Name: annotation_heldoutview_study_id_01f7e57c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_heldoutview_study_id_01f7e57c ON public.annotation_heldoutview USING btree (study_id);


--
-- Name: annotation_heldoutview_version_id_a2e61012; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_heldoutview_version_id_a2e61012 ON public.annotation_heldoutview USING btree (version_id);


--
-- Name: annotation_invitation_invited_by_id_e77e2b61; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_invitation_invited_by_id_e77e2b61 ON public.annotation_invitation USING btree (invited_by_id);


--
-- Name: annotation_invitation_project_id_ca1199f4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_invitation_project_id_ca1199f4 ON public.annotation_invitation USING btree (project_id);


--
-- Name: annotation_invitation_token_sha256_cf0ff74b_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_invitation_token_sha256_cf0ff74b_like ON public.annotation_invitation USING btree (token_sha256 varchar_pattern_ops);


--
-- Name: annotation_judgecomparison_dataset_version_id_7d384973; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_judgecomparison_dataset_version_id_7d384973 ON public.annotation_judgecomparison USING btree (dataset_version_id);


--
-- Name: annotation_judgepass_judge_id_3e5c246b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_judgepass_judge_id_3e5c246b ON public.annotation_judgepass USING btree (judge_id);


--
-- Name: annotation_judgepass_rubric_version_id_e3884652; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_judgepass_rubric_version_id_e3884652 ON public.annotation_judgepass USING btree (rubric_version_id);


--
-- Name: annotation_judgepass_run_id_f8a832ee; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_judgepass_run_id_f8a832ee ON public.annotation_judgepass USING btree (run_id);


--
-- Name: annotation_label_assignment_id_7869fafb; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_label_assignment_id_7869fafb ON public.annotation_label USING btree (assignment_id);


--
-- Name: annotation_labeldraft_annotator_id_fdc7207b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_labeldraft_annotator_id_fdc7207b ON public.annotation_labeldraft USING btree (annotator_id);


--
-- Name: annotation_labeldraft_assignment_id_0fb1e319; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_labeldraft_assignment_id_0fb1e319 ON public.annotation_labeldraft USING btree (assignment_id);


--
-- Name: annotation_lease_annotator_id_55f1a9b4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_lease_annotator_id_55f1a9b4 ON public.annotation_lease USING btree (annotator_id);


--
-- Name: annotation_lease_assignment_id_778049db; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_lease_assignment_id_778049db ON public.annotation_lease USING btree (assignment_id);


--
-- Name: annotation_legacystatus_case_id_d38da2c3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_legacystatus_case_id_d38da2c3 ON public.annotation_legacystatus USING btree (case_id);


--
-- Name: annotation_membership_project_id_eb697c46; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_membership_project_id_eb697c46 ON public.annotation_membership USING btree (project_id);


--
-- Name: annotation_membership_user_id_4070212a; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_membership_user_id_4070212a ON public.annotation_membership USING btree (user_id);


--
-- Name: annotation_noiseband_first_id_1b7809b4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_noiseband_first_id_1b7809b4 ON public.annotation_noiseband USING btree (first_id);


--
-- Name: annotation_noiseband_project_id_c8ce06df; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_noiseband_project_id_c8ce06df ON public.annotation_noiseband USING btree (project_id);


--
-- Name: annotation_noiseband_second_id_2f0a908f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_noiseband_second_id_2f0a908f ON public.annotation_noiseband USING btree (second_id);


--
-- Name: annotation_notedraft_annotator_id_0d6759dd; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_notedraft_annotator_id_0d6759dd ON public.annotation_notedraft USING btree (annotator_id);


--
-- Name: annotation_notedraft_sampled_case_id_78127d4d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_notedraft_sampled_case_id_78127d4d ON public.annotation_notedraft USING btree (sampled_case_id);


--
-- Name: annotation_noterevision_note_id_256de034; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_noterevision_note_id_256de034 ON public.annotation_noterevision USING btree (note_id);


--
-- Name: annotation_opencodingsession_dataset_version_id_4bd2c01a; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_opencodingsession_dataset_version_id_4bd2c01a ON public.annotation_opencodingsession USING btree (dataset_version_id);


--
-- Name: annotation_opencodingsession_project_id_db557f75; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_opencodingsession_project_id_db557f75 ON public.annotation_opencodingsession USING btree (project_id);


--
-- Name: annotation_opennote_annotator_id_e31ed062; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_opennote_annotator_id_e31ed062 ON public.annotation_opennote USING btree (annotator_id);


--
-- Name: annotation_opennote_sampled_case_id_cb6fbf76; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_opennote_sampled_case_id_cb6fbf76 ON public.annotation_opennote USING btree (sampled_case_id);


--
-- Name: annotation_output_case_id_c0640899; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_output_case_id_c0640899 ON public.annotation_output USING btree (case_id);


--
-- Name: annotation_position_annotator_id_80682fde; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_position_annotator_id_80682fde ON public.annotation_position USING btree (annotator_id);


--
-- Name: annotation_position_session_id_9447d9a6; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_position_session_id_9447d9a6 ON public.annotation_position USING btree (session_id);


--
-- Name: annotation_position_study_case_id_2759cf59; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_position_study_case_id_2759cf59 ON public.annotation_position USING btree (study_case_id);


--
-- Name: annotation_project_slug_5fdb9af4_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_project_slug_5fdb9af4_like ON public.annotation_project USING btree (slug varchar_pattern_ops);


--
-- Name: annotation_proposal_project_id_08d871ec; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_proposal_project_id_08d871ec ON public.annotation_proposal USING btree (project_id);


--
-- Name: annotation_reference_case_id_71d32367; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_reference_case_id_71d32367 ON public.annotation_reference USING btree (case_id);


--
-- Name: annotation_regressionfixture_attempt_id_2f0377fa; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_regressionfixture_attempt_id_2f0377fa ON public.annotation_regressionfixture USING btree (attempt_id);


--
-- Name: annotation_regressionfixture_overruled_id_4de51c5d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_regressionfixture_overruled_id_4de51c5d ON public.annotation_regressionfixture USING btree (overruled_id);


--
-- Name: annotation_regressionfixture_project_id_8a005b2c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_regressionfixture_project_id_8a005b2c ON public.annotation_regressionfixture USING btree (project_id);


--
-- Name: annotation_regressionrun_project_id_dd800972; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_regressionrun_project_id_dd800972 ON public.annotation_regressionrun USING btree (project_id);


--
-- Name: annotation_release_project_id_d602a5c0; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_release_project_id_d602a5c0 ON public.annotation_release USING btree (project_id);


--
-- Name: annotation_releasefile_release_id_03837277; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_releasefile_release_id_03837277 ON public.annotation_releasefile USING btree (release_id);


--
-- Name: annotation_releasestudy_release_id_57f4e555; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_releasestudy_release_id_57f4e555 ON public.annotation_releasestudy USING btree (release_id);


--
-- Name: annotation_releasestudy_study_id_810aeec7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_releasestudy_study_id_810aeec7 ON public.annotation_releasestudy USING btree (study_id);


--
-- Name: annotation_reportprojection_report_id_daca6e79; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_reportprojection_report_id_daca6e79 ON public.annotation_reportprojection USING btree (report_id);


--
-- Name: annotation_reportprojection_taxonomy_version_id_4bafc00d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_reportprojection_taxonomy_version_id_4bafc00d ON public.annotation_reportprojection USING btree (taxonomy_version_id);


--
-- Name: annotation_ruling_adjudicator_id_f9f25012; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_ruling_adjudicator_id_f9f25012 ON public.annotation_ruling USING btree (adjudicator_id);


--
-- Name: annotation_ruling_session_id_a873b9bf; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_ruling_session_id_a873b9bf ON public.annotation_ruling USING btree (session_id);


--
-- Name: annotation_ruling_study_case_id_9de2b9ff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_ruling_study_case_id_9de2b9ff ON public.annotation_ruling USING btree (study_case_id);


--
-- Name: annotation_rulinglease_adjudicator_id_55797b12; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_rulinglease_adjudicator_id_55797b12 ON public.annotation_rulinglease USING btree (adjudicator_id);


--
-- Name: annotation_rulinglease_handed_on_by_id_fe41221b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_rulinglease_handed_on_by_id_fe41221b ON public.annotation_rulinglease USING btree (handed_on_by_id);


--
-- Name: annotation_rulinglease_study_case_id_a5e47471; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_rulinglease_study_case_id_a5e47471 ON public.annotation_rulinglease USING btree (study_case_id);


--
-- Name: annotation_run_dataset_version_id_a04dc0bf; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_run_dataset_version_id_a04dc0bf ON public.annotation_run USING btree (dataset_version_id);


--
-- Name: annotation_run_project_id_6766e622; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_run_project_id_6766e622 ON public.annotation_run USING btree (project_id);


--
-- Name: annotation_sampledcase_case_id_2073d501; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_sampledcase_case_id_2073d501 ON public.annotation_sampledcase USING btree (case_id);


--
-- Name: annotation_sampledcase_output_id_05ef7ebd; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_sampledcase_output_id_05ef7ebd ON public.annotation_sampledcase USING btree (output_id);


--
-- Name: annotation_sampledcase_session_id_3f7fa62f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_sampledcase_session_id_3f7fa62f ON public.annotation_sampledcase USING btree (session_id);


--
-- Name: annotation_storedreply_user_id_c62b5f4c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_storedreply_user_id_c62b5f4c ON public.annotation_storedreply USING btree (user_id);


--
-- Name: annotation_study_dataset_version_id_2ae65595; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_study_dataset_version_id_2ae65595 ON public.annotation_study USING btree (dataset_version_id);


--
-- Name: annotation_study_guideline_version_id_d3a2574c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_study_guideline_version_id_d3a2574c ON public.annotation_study USING btree (guideline_version_id);


--
-- Name: annotation_study_project_id_35bb5c27; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_study_project_id_35bb5c27 ON public.annotation_study USING btree (project_id);


--
-- Name: annotation_study_schema_version_id_bdb48888; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_study_schema_version_id_bdb48888 ON public.annotation_study USING btree (schema_version_id);


--
-- Name: annotation_study_taxonomy_version_id_315783c2; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_study_taxonomy_version_id_315783c2 ON public.annotation_study USING btree (taxonomy_version_id);


--
-- Name: annotation_studyannotator_annotator_id_6ef5e5a7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_studyannotator_annotator_id_6ef5e5a7 ON public.annotation_studyannotator USING btree (annotator_id);


--
-- Name: annotation_studyannotator_study_id_fa494d66; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_studyannotator_study_id_fa494d66 ON public.annotation_studyannotator USING btree (study_id);


--
-- Name: annotation_studycase_case_id_f1ec8200; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_studycase_case_id_f1ec8200 ON public.annotation_studycase USING btree (case_id);


--
-- Name: annotation_studycase_output_id_1d0a6786; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_studycase_output_id_1d0a6786 ON public.annotation_studycase USING btree (output_id);


--
-- Name: annotation_studycase_study_id_a168e4c3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_studycase_study_id_a168e4c3 ON public.annotation_studycase USING btree (study_id);


--
-- Name: annotation_submission_annotator_id_ad088042; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_submission_annotator_id_ad088042 ON public.annotation_submission USING btree (annotator_id);


--
-- Name: annotation_submission_label_id_ea1db68e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_submission_label_id_ea1db68e ON public.annotation_submission USING btree (label_id);


--
-- Name: annotation_submission_surplus_id_1b6fdc6a; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_submission_surplus_id_1b6fdc6a ON public.annotation_submission USING btree (surplus_id);


--
-- Name: annotation_suggestednote_note_id_5d743e87; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_suggestednote_note_id_5d743e87 ON public.annotation_suggestednote USING btree (note_id);


--
-- Name: annotation_suggestednote_suggestion_id_800ddd9d; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_suggestednote_suggestion_id_800ddd9d ON public.annotation_suggestednote USING btree (suggestion_id);


--
-- Name: annotation_surpluslabel_annotator_id_80c6bfe7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_surpluslabel_annotator_id_80c6bfe7 ON public.annotation_surpluslabel USING btree (annotator_id);


--
-- Name: annotation_surpluslabel_study_case_id_c03ff4be; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_surpluslabel_study_case_id_c03ff4be ON public.annotation_surpluslabel USING btree (study_case_id);


--
-- Name: annotation_unblinding_annotator_id_a0363a59; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_unblinding_annotator_id_a0363a59 ON public.annotation_unblinding USING btree (annotator_id);


--
-- Name: annotation_unblinding_study_id_634bfcef; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_unblinding_study_id_634bfcef ON public.annotation_unblinding USING btree (study_id);


--
-- Name: annotation_upload_project_id_dc800d93; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_upload_project_id_dc800d93 ON public.annotation_upload USING btree (project_id);


--
-- Name: annotation_user_groups_group_id_06196f73; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_user_groups_group_id_06196f73 ON public.annotation_user_groups USING btree (group_id);


--
-- Name: annotation_user_groups_user_id_49c4d4d4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_user_groups_user_id_49c4d4d4 ON public.annotation_user_groups USING btree (user_id);


--
-- Name: annotation_user_user_permissions_permission_id_b876bfd8; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_user_user_permissions_permission_id_b876bfd8 ON public.annotation_user_user_permissions USING btree (permission_id);


--
-- Name: annotation_user_user_permissions_user_id_b168818f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_user_user_permissions_user_id_b168818f ON public.annotation_user_user_permissions USING btree (user_id);


--
-- Name: annotation_user_username_a58ee88c_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_user_username_a58ee88c_like ON public.annotation_user USING btree (username varchar_pattern_ops);


--
-- Name: annotation_verdict_attempt_id_c7af346e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_verdict_attempt_id_c7af346e ON public.annotation_verdict USING btree (attempt_id);


--
-- Name: annotation_verdict_judge_pass_id_d515ea29; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_verdict_judge_pass_id_d515ea29 ON public.annotation_verdict USING btree (judge_pass_id);


--
-- Name: annotation_verifier_project_id_f72393b2; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_verifier_project_id_f72393b2 ON public.annotation_verifier USING btree (project_id);


--
-- Name: annotation_verifierrun_version_id_a644c2ea; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_verifierrun_version_id_a644c2ea ON public.annotation_verifierrun USING btree (version_id);


--
-- Name: annotation_verifierversion_verifier_id_591dede3; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_verifierversion_verifier_id_591dede3 ON public.annotation_verifierversion USING btree (verifier_id);


--
-- Name: annotation_webhook_project_id_14e143c5; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_webhook_project_id_14e143c5 ON public.annotation_webhook USING btree (project_id);


--
-- Name: assignment_free; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX assignment_free ON public.annotation_assignment USING btree (study_id, "position") WHERE ((annotator_id IS NULL) AND ((status)::text = 'todo'::text));


--
-- Name: assignment_queue; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX assignment_queue ON public.annotation_assignment USING btree (annotator_id, study_id, status, "position");


--
-- Name: auth_group_name_a6ea08ec_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_group_name_a6ea08ec_like ON public.auth_group USING btree (name varchar_pattern_ops);


--
-- Name: auth_group_permissions_group_id_b120cbf9; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_group_permissions_group_id_b120cbf9 ON public.auth_group_permissions USING btree (group_id);


--
-- Name: auth_group_permissions_permission_id_84c5c92e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_group_permissions_permission_id_84c5c92e ON public.auth_group_permissions USING btree (permission_id);


--
-- Name: auth_permission_content_type_id_2f476e4b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX auth_permission_content_type_id_2f476e4b ON public.auth_permission USING btree (content_type_id);


--
-- Name: axes_accessattempt_ip_address_10922d9c; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessattempt_ip_address_10922d9c ON public.axes_accessattempt USING btree (ip_address);


--
-- Name: axes_accessattempt_user_agent_ad89678b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessattempt_user_agent_ad89678b ON public.axes_accessattempt USING btree (user_agent);


--
-- Name: axes_accessattempt_user_agent_ad89678b_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessattempt_user_agent_ad89678b_like ON public.axes_accessattempt USING btree (user_agent varchar_pattern_ops);


--
-- Name: axes_accessattempt_username_3f2d4ca0; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessattempt_username_3f2d4ca0 ON public.axes_accessattempt USING btree (username);


--
-- Name: axes_accessattempt_username_3f2d4ca0_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessattempt_username_3f2d4ca0_like ON public.axes_accessattempt USING btree (username varchar_pattern_ops);


--
-- Name: axes_accessfailurelog_ip_address_2e9f5a7f; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessfailurelog_ip_address_2e9f5a7f ON public.axes_accessfailurelog USING btree (ip_address);


--
-- Name: axes_accessfailurelog_user_agent_ea145dda; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessfailurelog_user_agent_ea145dda ON public.axes_accessfailurelog USING btree (user_agent);


--
-- Name: axes_accessfailurelog_user_agent_ea145dda_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessfailurelog_user_agent_ea145dda_like ON public.axes_accessfailurelog USING btree (user_agent varchar_pattern_ops);


--
-- Name: axes_accessfailurelog_username_a8b7e8a4; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessfailurelog_username_a8b7e8a4 ON public.axes_accessfailurelog USING btree (username);


--
-- Name: axes_accessfailurelog_username_a8b7e8a4_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accessfailurelog_username_a8b7e8a4_like ON public.axes_accessfailurelog USING btree (username varchar_pattern_ops);


--
-- Name: axes_accesslog_ip_address_86b417e5; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accesslog_ip_address_86b417e5 ON public.axes_accesslog USING btree (ip_address);


--
-- Name: axes_accesslog_user_agent_0e659004; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accesslog_user_agent_0e659004 ON public.axes_accesslog USING btree (user_agent);


--
-- Name: axes_accesslog_user_agent_0e659004_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accesslog_user_agent_0e659004_like ON public.axes_accesslog USING btree (user_agent varchar_pattern_ops);


--
-- Name: axes_accesslog_username_df93064b; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accesslog_username_df93064b ON public.axes_accesslog USING btree (username);


--
-- Name: axes_accesslog_username_df93064b_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX axes_accesslog_username_df93064b_like ON public.axes_accesslog USING btree (username varchar_pattern_ops);


--
-- Name: case_agreement_queue; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX case_agreement_queue ON public.annotation_caseagreement USING btree (study_id, n_disputed);


--
-- Name: disputed_field_values; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX disputed_field_values ON public.annotation_disputedfield USING btree (field, values_sha256);


--
-- Name: django_admin_log_content_type_id_c4bce8eb; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_admin_log_content_type_id_c4bce8eb ON public.django_admin_log USING btree (content_type_id);


--
-- Name: django_admin_log_user_id_c564eba6; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_admin_log_user_id_c564eba6 ON public.django_admin_log USING btree (user_id);


--
-- Name: django_session_expire_date_a5c62663; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_session_expire_date_a5c62663 ON public.django_session USING btree (expire_date);


--
-- Name: django_session_session_key_c0390e0f_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_session_session_key_c0390e0f_like ON public.django_session USING btree (session_key varchar_pattern_ops);


--
-- Name: guideline_version_one_draft; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX guideline_version_one_draft ON public.taxonomy_guidelineversion USING btree (guideline_id) WHERE ((state)::text = 'draft'::text);


--
-- Name: invitation_listing; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitation_listing ON public.annotation_invitation USING btree (project_id, created_at DESC);


--
-- Name: job_state_lease; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_state_lease ON public.annotation_job USING btree (state, lease_until);


--
-- Name: label_schema_version_one_draft; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX label_schema_version_one_draft ON public.taxonomy_labelschemaversion USING btree (schema_id) WHERE ((state)::text = 'draft'::text);


--
-- Name: lease_one_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX lease_one_open ON public.annotation_lease USING btree (assignment_id) WHERE (ended_at IS NULL);


--
-- Name: lease_open_of; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lease_open_of ON public.annotation_lease USING btree (annotator_id) WHERE (ended_at IS NULL);


--
-- Name: lease_outcome; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lease_outcome ON public.annotation_lease USING btree (annotator_id, outcome);


--
-- Name: lease_overdue; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lease_overdue ON public.annotation_lease USING btree (expires_at) WHERE (ended_at IS NULL);


--
-- Name: proposal_inbox; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX proposal_inbox ON public.annotation_proposal USING btree (project_id, state, proposed_at);


--
-- Name: regression_run_of_judge; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX regression_run_of_judge ON public.annotation_regressionrun USING btree (project_id, judge_version, rubric_sha, gate);


--
-- Name: rubric_version_git_sha; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rubric_version_git_sha ON public.taxonomy_rubricversion USING btree (git_sha);


--
-- Name: rubric_version_one_draft; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX rubric_version_one_draft ON public.taxonomy_rubricversion USING btree (rubric_id) WHERE ((state)::text = 'draft'::text);


--
-- Name: ruling_key_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX ruling_key_once ON public.annotation_ruling USING btree (adjudicator_id, idempotency_key) WHERE (NOT ((idempotency_key)::text = ''::text));


--
-- Name: ruling_lease_open_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX ruling_lease_open_once ON public.annotation_rulinglease USING btree (study_case_id) WHERE (ended_at IS NULL);


--
-- Name: sampled_once_alone; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX sampled_once_alone ON public.annotation_sampledcase USING btree (session_id, case_id) WHERE (output_id IS NULL);


--
-- Name: session_open_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX session_open_once ON public.annotation_adjudicationsession USING btree (study_id, chair_id, kind) WHERE (closed_at IS NULL);


--
-- Name: stored_reply_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stored_reply_age ON public.annotation_storedreply USING btree (created_at);


--
-- Name: suggestion_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX suggestion_open ON public.annotation_clustersuggestion USING btree (session_id, state, "position");


--
-- Name: taxonomy_guideline_name_407d5b88_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_guideline_name_407d5b88_like ON public.taxonomy_guideline USING btree (name varchar_pattern_ops);


--
-- Name: taxonomy_guidelineversion_guideline_id_3f655acd; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_guidelineversion_guideline_id_3f655acd ON public.taxonomy_guidelineversion USING btree (guideline_id);


--
-- Name: taxonomy_labelschema_name_099949ce_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_labelschema_name_099949ce_like ON public.taxonomy_labelschema USING btree (name varchar_pattern_ops);


--
-- Name: taxonomy_labelschemaversion_schema_id_b852c658; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_labelschemaversion_schema_id_b852c658 ON public.taxonomy_labelschemaversion USING btree (schema_id);


--
-- Name: taxonomy_reasoncode_version_id_31c96af8; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_reasoncode_version_id_31c96af8 ON public.taxonomy_reasoncode USING btree (version_id);


--
-- Name: taxonomy_rubric_name_c02b07b5_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_rubric_name_c02b07b5_like ON public.taxonomy_rubric USING btree (name varchar_pattern_ops);


--
-- Name: taxonomy_rubricversion_rubric_id_4cd4d5b0; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_rubricversion_rubric_id_4cd4d5b0 ON public.taxonomy_rubricversion USING btree (rubric_id);


--
-- Name: taxonomy_taxonomy_name_a4db1ce0_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_taxonomy_name_a4db1ce0_like ON public.taxonomy_taxonomy USING btree (name varchar_pattern_ops);


--
-- Name: taxonomy_taxonomymapping_before_id_878b5650; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_taxonomymapping_before_id_878b5650 ON public.taxonomy_taxonomymapping USING btree (before_id);


--
-- Name: taxonomy_taxonomyversion_taxonomy_id_61ee7ee9; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_taxonomyversion_taxonomy_id_61ee7ee9 ON public.taxonomy_taxonomyversion USING btree (taxonomy_id);


--
-- Name: webhook_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX webhook_once ON public.annotation_webhook USING btree (project_id, url) WHERE (ended_at IS NULL);


--
-- Name: annotation_acceptance guard_annotation_acceptance_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_acceptance_delete BEFORE DELETE ON public.annotation_acceptance FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_acceptance_delete();


--
-- Name: annotation_acceptance guard_annotation_acceptance_own_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_acceptance_own_insert BEFORE INSERT ON public.annotation_acceptance FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_acceptance_own_insert();


--
-- Name: annotation_acceptance guard_annotation_acceptance_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_acceptance_stage_insert BEFORE INSERT ON public.annotation_acceptance FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_acceptance_stage_insert();


--
-- Name: annotation_acceptance guard_annotation_acceptance_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_acceptance_truncate BEFORE TRUNCATE ON public.annotation_acceptance FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_acceptance_truncate();


--
-- Name: annotation_acceptance guard_annotation_acceptance_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_acceptance_update BEFORE UPDATE ON public.annotation_acceptance FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_acceptance_update();


--
-- Name: annotation_agreementreport guard_annotation_agreementreport_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_agreementreport_delete BEFORE DELETE ON public.annotation_agreementreport FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_agreementreport_delete();


--
-- Name: annotation_agreementreport guard_annotation_agreementreport_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_agreementreport_stage_insert BEFORE INSERT ON public.annotation_agreementreport FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_agreementreport_stage_insert();


--
-- Name: annotation_agreementreport guard_annotation_agreementreport_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_agreementreport_truncate BEFORE TRUNCATE ON public.annotation_agreementreport FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_agreementreport_truncate();


--
-- Name: annotation_agreementreport guard_annotation_agreementreport_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_agreementreport_update BEFORE UPDATE ON public.annotation_agreementreport FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_agreementreport_update();


--
-- Name: annotation_annotator guard_annotation_annotator_judge_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_annotator_judge_insert BEFORE INSERT ON public.annotation_annotator FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_annotator_judge_insert();


--
-- Name: annotation_annotator guard_annotation_annotator_named_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_annotator_named_update BEFORE UPDATE ON public.annotation_annotator FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_annotator_named_update();


--
-- Name: annotation_annotator guard_annotation_annotator_person_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_annotator_person_update BEFORE UPDATE ON public.annotation_annotator FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_annotator_person_update();


--
-- Name: annotation_annotator guard_annotation_annotator_worked_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_annotator_worked_delete BEFORE DELETE ON public.annotation_annotator FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_annotator_worked_delete();


--
-- Name: annotation_assignment guard_annotation_assignment_begins_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_begins_insert BEFORE INSERT ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_begins_insert();


--
-- Name: annotation_assignment guard_annotation_assignment_design_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_design_delete BEFORE DELETE ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_design_delete();


--
-- Name: annotation_assignment guard_annotation_assignment_design_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_design_insert BEFORE INSERT ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_design_insert();


--
-- Name: annotation_assignment guard_annotation_assignment_member_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_member_insert BEFORE INSERT ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_member_insert();


--
-- Name: annotation_assignment guard_annotation_assignment_member_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_member_update BEFORE UPDATE ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_member_update();


--
-- Name: annotation_assignment guard_annotation_assignment_status_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_status_update BEFORE UPDATE ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_status_update();


--
-- Name: annotation_assignment guard_annotation_assignment_study_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_study_insert BEFORE INSERT ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_study_insert();


--
-- Name: annotation_assignment guard_annotation_assignment_study_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_study_update BEFORE UPDATE ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_study_update();


--
-- Name: annotation_assignment guard_annotation_assignment_taken_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_taken_update BEFORE UPDATE ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_taken_update();


--
-- Name: annotation_attempt guard_annotation_attempt_case_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_attempt_case_insert BEFORE INSERT ON public.annotation_attempt FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_attempt_case_insert();


--
-- Name: annotation_attempt guard_annotation_attempt_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_attempt_delete BEFORE DELETE ON public.annotation_attempt FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_attempt_delete();


--
-- Name: annotation_attempt guard_annotation_attempt_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_attempt_truncate BEFORE TRUNCATE ON public.annotation_attempt FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_attempt_truncate();


--
-- Name: annotation_attempt guard_annotation_attempt_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_attempt_update BEFORE UPDATE ON public.annotation_attempt FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_attempt_update();


--
-- Name: annotation_auditevent guard_annotation_auditevent_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_auditevent_delete BEFORE DELETE ON public.annotation_auditevent FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_auditevent_delete();


--
-- Name: annotation_auditevent guard_annotation_auditevent_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_auditevent_truncate BEFORE TRUNCATE ON public.annotation_auditevent FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_auditevent_truncate();


--
-- Name: annotation_auditevent guard_annotation_auditevent_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_auditevent_update BEFORE UPDATE ON public.annotation_auditevent FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_auditevent_update();


--
-- Name: annotation_blindcomparison guard_annotation_blindcomparison_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindcomparison_delete BEFORE DELETE ON public.annotation_blindcomparison FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blindcomparison_delete();


--
-- Name: annotation_blindcomparison guard_annotation_blindcomparison_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindcomparison_truncate BEFORE TRUNCATE ON public.annotation_blindcomparison FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_blindcomparison_truncate();


--
-- Name: annotation_blindcomparison guard_annotation_blindcomparison_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindcomparison_update BEFORE UPDATE ON public.annotation_blindcomparison FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blindcomparison_update();


--
-- Name: annotation_blinddecision guard_annotation_blinddecision_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blinddecision_delete BEFORE DELETE ON public.annotation_blinddecision FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blinddecision_delete();


--
-- Name: annotation_blinddecision guard_annotation_blinddecision_late_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blinddecision_late_insert BEFORE INSERT ON public.annotation_blinddecision FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blinddecision_late_insert();


--
-- Name: annotation_blinddecision guard_annotation_blinddecision_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blinddecision_truncate BEFORE TRUNCATE ON public.annotation_blinddecision FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_blinddecision_truncate();


--
-- Name: annotation_blinddecision guard_annotation_blinddecision_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blinddecision_update BEFORE UPDATE ON public.annotation_blinddecision FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blinddecision_update();


--
-- Name: annotation_blindkey guard_annotation_blindkey_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindkey_delete BEFORE DELETE ON public.annotation_blindkey FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blindkey_delete();


--
-- Name: annotation_blindkey guard_annotation_blindkey_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindkey_truncate BEFORE TRUNCATE ON public.annotation_blindkey FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_blindkey_truncate();


--
-- Name: annotation_blindkey guard_annotation_blindkey_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindkey_update BEFORE UPDATE ON public.annotation_blindkey FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blindkey_update();


--
-- Name: annotation_blindpair guard_annotation_blindpair_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindpair_delete BEFORE DELETE ON public.annotation_blindpair FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blindpair_delete();


--
-- Name: annotation_blindpair guard_annotation_blindpair_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindpair_truncate BEFORE TRUNCATE ON public.annotation_blindpair FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_blindpair_truncate();


--
-- Name: annotation_blindpair guard_annotation_blindpair_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindpair_update BEFORE UPDATE ON public.annotation_blindpair FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blindpair_update();


--
-- Name: annotation_blindreveal guard_annotation_blindreveal_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindreveal_delete BEFORE DELETE ON public.annotation_blindreveal FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blindreveal_delete();


--
-- Name: annotation_blindreveal guard_annotation_blindreveal_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindreveal_truncate BEFORE TRUNCATE ON public.annotation_blindreveal FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_blindreveal_truncate();


--
-- Name: annotation_blindreveal guard_annotation_blindreveal_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindreveal_update BEFORE UPDATE ON public.annotation_blindreveal FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blindreveal_update();


--
-- Name: annotation_blindrun guard_annotation_blindrun_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindrun_delete BEFORE DELETE ON public.annotation_blindrun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blindrun_delete();


--
-- Name: annotation_blindrun guard_annotation_blindrun_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindrun_truncate BEFORE TRUNCATE ON public.annotation_blindrun FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_blindrun_truncate();


--
-- Name: annotation_blindrun guard_annotation_blindrun_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_blindrun_update BEFORE UPDATE ON public.annotation_blindrun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_blindrun_update();


--
-- Name: annotation_boardopening guard_annotation_boardopening_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_boardopening_delete BEFORE DELETE ON public.annotation_boardopening FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_boardopening_delete();


--
-- Name: annotation_boardopening guard_annotation_boardopening_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_boardopening_truncate BEFORE TRUNCATE ON public.annotation_boardopening FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_boardopening_truncate();


--
-- Name: annotation_boardopening guard_annotation_boardopening_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_boardopening_update BEFORE UPDATE ON public.annotation_boardopening FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_boardopening_update();


--
-- Name: annotation_calibration guard_annotation_calibration_cases_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibration_cases_insert BEFORE INSERT ON public.annotation_calibration FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_calibration_cases_insert();


--
-- Name: annotation_calibration guard_annotation_calibration_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibration_delete BEFORE DELETE ON public.annotation_calibration FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_calibration_delete();


--
-- Name: annotation_calibration guard_annotation_calibration_judge_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibration_judge_insert BEFORE INSERT ON public.annotation_calibration FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_calibration_judge_insert();


--
-- Name: annotation_calibration guard_annotation_calibration_people_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibration_people_insert BEFORE INSERT ON public.annotation_calibration FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_calibration_people_insert();


--
-- Name: annotation_calibration guard_annotation_calibration_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibration_stage_insert BEFORE INSERT ON public.annotation_calibration FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_calibration_stage_insert();


--
-- Name: annotation_calibration guard_annotation_calibration_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibration_truncate BEFORE TRUNCATE ON public.annotation_calibration FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_calibration_truncate();


--
-- Name: annotation_calibration guard_annotation_calibration_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibration_update BEFORE UPDATE ON public.annotation_calibration FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_calibration_update();


--
-- Name: annotation_calibrationreport guard_annotation_calibrationreport_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibrationreport_delete BEFORE DELETE ON public.annotation_calibrationreport FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_calibrationreport_delete();


--
-- Name: annotation_calibrationreport guard_annotation_calibrationreport_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibrationreport_stage_insert BEFORE INSERT ON public.annotation_calibrationreport FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_calibrationreport_stage_insert();


--
-- Name: annotation_calibrationreport guard_annotation_calibrationreport_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibrationreport_truncate BEFORE TRUNCATE ON public.annotation_calibrationreport FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_calibrationreport_truncate();


--
-- Name: annotation_calibrationreport guard_annotation_calibrationreport_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_calibrationreport_update BEFORE UPDATE ON public.annotation_calibrationreport FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_calibrationreport_update();


--
-- Name: annotation_case guard_annotation_case_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_case_delete BEFORE DELETE ON public.annotation_case FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_case_delete();


--
-- Name: annotation_case guard_annotation_case_sealed_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_case_sealed_insert BEFORE INSERT ON public.annotation_case FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_case_sealed_insert();


--
-- Name: annotation_case guard_annotation_case_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_case_truncate BEFORE TRUNCATE ON public.annotation_case FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_case_truncate();


--
-- Name: annotation_case guard_annotation_case_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_case_update BEFORE UPDATE ON public.annotation_case FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_case_update();


--
-- Name: annotation_casespec guard_annotation_casespec_case_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_casespec_case_insert BEFORE INSERT ON public.annotation_casespec FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_casespec_case_insert();


--
-- Name: annotation_casespec guard_annotation_casespec_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_casespec_delete BEFORE DELETE ON public.annotation_casespec FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_casespec_delete();


--
-- Name: annotation_casespec guard_annotation_casespec_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_casespec_truncate BEFORE TRUNCATE ON public.annotation_casespec FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_casespec_truncate();


--
-- Name: annotation_casespec guard_annotation_casespec_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_casespec_update BEFORE UPDATE ON public.annotation_casespec FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_casespec_update();


--
-- Name: annotation_checkrun guard_annotation_checkrun_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_checkrun_delete BEFORE DELETE ON public.annotation_checkrun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_checkrun_delete();


--
-- Name: annotation_checkrun guard_annotation_checkrun_label_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_checkrun_label_insert BEFORE INSERT ON public.annotation_checkrun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_checkrun_label_insert();


--
-- Name: annotation_checkrun guard_annotation_checkrun_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_checkrun_truncate BEFORE TRUNCATE ON public.annotation_checkrun FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_checkrun_truncate();


--
-- Name: annotation_checkrun guard_annotation_checkrun_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_checkrun_update BEFORE UPDATE ON public.annotation_checkrun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_checkrun_update();


--
-- Name: annotation_clauseflag guard_annotation_clauseflag_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_clauseflag_delete BEFORE DELETE ON public.annotation_clauseflag FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_clauseflag_delete();


--
-- Name: annotation_clauseflag guard_annotation_clauseflag_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_clauseflag_truncate BEFORE TRUNCATE ON public.annotation_clauseflag FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_clauseflag_truncate();


--
-- Name: annotation_clauseflag guard_annotation_clauseflag_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_clauseflag_update BEFORE UPDATE ON public.annotation_clauseflag FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_clauseflag_update();


--
-- Name: annotation_codebook guard_annotation_codebook_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codebook_delete BEFORE DELETE ON public.annotation_codebook FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codebook_delete();


--
-- Name: annotation_codebook guard_annotation_codebook_sealed_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codebook_sealed_insert BEFORE INSERT ON public.annotation_codebook FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codebook_sealed_insert();


--
-- Name: annotation_codebook guard_annotation_codebook_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codebook_stage_insert BEFORE INSERT ON public.annotation_codebook FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codebook_stage_insert();


--
-- Name: annotation_codebook guard_annotation_codebook_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codebook_truncate BEFORE TRUNCATE ON public.annotation_codebook FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_codebook_truncate();


--
-- Name: annotation_codebook guard_annotation_codebook_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codebook_update BEFORE UPDATE ON public.annotation_codebook FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codebook_update();


--
-- Name: annotation_codeorigin guard_annotation_codeorigin_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeorigin_delete BEFORE DELETE ON public.annotation_codeorigin FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codeorigin_delete();


--
-- Name: annotation_codeorigin guard_annotation_codeorigin_frozen_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeorigin_frozen_insert BEFORE INSERT ON public.annotation_codeorigin FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codeorigin_frozen_insert();


--
-- Name: annotation_codeorigin guard_annotation_codeorigin_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeorigin_truncate BEFORE TRUNCATE ON public.annotation_codeorigin FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_codeorigin_truncate();


--
-- Name: annotation_codeorigin guard_annotation_codeorigin_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeorigin_update BEFORE UPDATE ON public.annotation_codeorigin FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codeorigin_update();


--
-- Name: annotation_codeoriginnote guard_annotation_codeoriginnote_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeoriginnote_delete BEFORE DELETE ON public.annotation_codeoriginnote FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codeoriginnote_delete();


--
-- Name: annotation_codeoriginnote guard_annotation_codeoriginnote_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeoriginnote_truncate BEFORE TRUNCATE ON public.annotation_codeoriginnote FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_codeoriginnote_truncate();


--
-- Name: annotation_codeoriginnote guard_annotation_codeoriginnote_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeoriginnote_update BEFORE UPDATE ON public.annotation_codeoriginnote FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codeoriginnote_update();


--
-- Name: annotation_codeseal guard_annotation_codeseal_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeseal_delete BEFORE DELETE ON public.annotation_codeseal FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codeseal_delete();


--
-- Name: annotation_codeseal guard_annotation_codeseal_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeseal_stage_insert BEFORE INSERT ON public.annotation_codeseal FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codeseal_stage_insert();


--
-- Name: annotation_codeseal guard_annotation_codeseal_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeseal_truncate BEFORE TRUNCATE ON public.annotation_codeseal FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_codeseal_truncate();


--
-- Name: annotation_codeseal guard_annotation_codeseal_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codeseal_update BEFORE UPDATE ON public.annotation_codeseal FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codeseal_update();


--
-- Name: annotation_codevector guard_annotation_codevector_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codevector_delete BEFORE DELETE ON public.annotation_codevector FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codevector_delete();


--
-- Name: annotation_codevector guard_annotation_codevector_member_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codevector_member_insert BEFORE INSERT ON public.annotation_codevector FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codevector_member_insert();


--
-- Name: annotation_codevector guard_annotation_codevector_sealed_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codevector_sealed_insert BEFORE INSERT ON public.annotation_codevector FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codevector_sealed_insert();


--
-- Name: annotation_codevector guard_annotation_codevector_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codevector_stage_insert BEFORE INSERT ON public.annotation_codevector FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codevector_stage_insert();


--
-- Name: annotation_codevector guard_annotation_codevector_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codevector_truncate BEFORE TRUNCATE ON public.annotation_codevector FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_codevector_truncate();


--
-- Name: annotation_codevector guard_annotation_codevector_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_codevector_update BEFORE UPDATE ON public.annotation_codevector FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_codevector_update();


--
-- Name: annotation_datasetcheck guard_annotation_datasetcheck_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_datasetcheck_delete BEFORE DELETE ON public.annotation_datasetcheck FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_datasetcheck_delete();


--
-- Name: annotation_datasetcheck guard_annotation_datasetcheck_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_datasetcheck_truncate BEFORE TRUNCATE ON public.annotation_datasetcheck FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_datasetcheck_truncate();


--
-- Name: annotation_datasetcheck guard_annotation_datasetcheck_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_datasetcheck_update BEFORE UPDATE ON public.annotation_datasetcheck FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_datasetcheck_update();


--
-- Name: annotation_datasetversion guard_annotation_datasetversion_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_datasetversion_delete BEFORE DELETE ON public.annotation_datasetversion FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_datasetversion_delete();


--
-- Name: annotation_datasetversion guard_annotation_datasetversion_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_datasetversion_truncate BEFORE TRUNCATE ON public.annotation_datasetversion FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_datasetversion_truncate();


--
-- Name: annotation_datasetversion guard_annotation_datasetversion_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_datasetversion_update BEFORE UPDATE ON public.annotation_datasetversion FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_datasetversion_update();


--
-- Name: annotation_fixture guard_annotation_fixture_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_fixture_delete BEFORE DELETE ON public.annotation_fixture FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_fixture_delete();


--
-- Name: annotation_fixture guard_annotation_fixture_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_fixture_truncate BEFORE TRUNCATE ON public.annotation_fixture FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_fixture_truncate();


--
-- Name: annotation_fixture guard_annotation_fixture_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_fixture_update BEFORE UPDATE ON public.annotation_fixture FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_fixture_update();


--
-- Name: annotation_fixturerun guard_annotation_fixturerun_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_fixturerun_delete BEFORE DELETE ON public.annotation_fixturerun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_fixturerun_delete();


--
-- Name: annotation_fixturerun guard_annotation_fixturerun_own_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_fixturerun_own_insert BEFORE INSERT ON public.annotation_fixturerun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_fixturerun_own_insert();


--
-- Name: annotation_fixturerun guard_annotation_fixturerun_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_fixturerun_truncate BEFORE TRUNCATE ON public.annotation_fixturerun FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_fixturerun_truncate();


--
-- Name: annotation_fixturerun guard_annotation_fixturerun_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_fixturerun_update BEFORE UPDATE ON public.annotation_fixturerun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_fixturerun_update();


--
-- Name: annotation_fixturesettlement guard_annotation_fixturesettlement_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_fixturesettlement_delete BEFORE DELETE ON public.annotation_fixturesettlement FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_fixturesettlement_delete();


--
-- Name: annotation_fixturesettlement guard_annotation_fixturesettlement_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_fixturesettlement_truncate BEFORE TRUNCATE ON public.annotation_fixturesettlement FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_fixturesettlement_truncate();


--
-- Name: annotation_fixturesettlement guard_annotation_fixturesettlement_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_fixturesettlement_update BEFORE UPDATE ON public.annotation_fixturesettlement FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_fixturesettlement_update();


--
-- Name: annotation_flag guard_annotation_flag_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_flag_delete BEFORE DELETE ON public.annotation_flag FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_flag_delete();


--
-- Name: annotation_flag guard_annotation_flag_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_flag_truncate BEFORE TRUNCATE ON public.annotation_flag FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_flag_truncate();


--
-- Name: annotation_flag guard_annotation_flag_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_flag_update BEFORE UPDATE ON public.annotation_flag FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_flag_update();


--
-- Name: annotation_gapresolution guard_annotation_gapresolution_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_gapresolution_delete BEFORE DELETE ON public.annotation_gapresolution FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_gapresolution_delete();


--
-- Name: annotation_gapresolution guard_annotation_gapresolution_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_gapresolution_truncate BEFORE TRUNCATE ON public.annotation_gapresolution FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_gapresolution_truncate();


--
-- Name: annotation_gapresolution guard_annotation_gapresolution_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_gapresolution_update BEFORE UPDATE ON public.annotation_gapresolution FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_gapresolution_update();


--
-- Name: annotation_golddecision guard_annotation_golddecision_case_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_golddecision_case_insert BEFORE INSERT ON public.annotation_golddecision FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_golddecision_case_insert();


--
-- Name: annotation_golddecision guard_annotation_golddecision_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_golddecision_delete BEFORE DELETE ON public.annotation_golddecision FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_golddecision_delete();


--
-- Name: annotation_golddecision guard_annotation_golddecision_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_golddecision_truncate BEFORE TRUNCATE ON public.annotation_golddecision FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_golddecision_truncate();


--
-- Name: annotation_golddecision guard_annotation_golddecision_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_golddecision_update BEFORE UPDATE ON public.annotation_golddecision FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_golddecision_update();


--
-- Name: annotation_heldoutview guard_annotation_heldoutview_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_heldoutview_delete BEFORE DELETE ON public.annotation_heldoutview FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_heldoutview_delete();


--
-- Name: annotation_heldoutview guard_annotation_heldoutview_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_heldoutview_truncate BEFORE TRUNCATE ON public.annotation_heldoutview FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_heldoutview_truncate();


--
-- Name: annotation_heldoutview guard_annotation_heldoutview_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_heldoutview_update BEFORE UPDATE ON public.annotation_heldoutview FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_heldoutview_update();


--
-- Name: annotation_invitation guard_annotation_invitation_spent_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_invitation_spent_update BEFORE UPDATE ON public.annotation_invitation FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_invitation_spent_update();


--
-- Name: annotation_judgecomparison guard_annotation_judgecomparison_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_judgecomparison_delete BEFORE DELETE ON public.annotation_judgecomparison FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_judgecomparison_delete();


--
-- Name: annotation_judgecomparison guard_annotation_judgecomparison_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_judgecomparison_truncate BEFORE TRUNCATE ON public.annotation_judgecomparison FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_judgecomparison_truncate();


--
-- Name: annotation_judgecomparison guard_annotation_judgecomparison_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_judgecomparison_update BEFORE UPDATE ON public.annotation_judgecomparison FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_judgecomparison_update();


--
-- Name: annotation_judgepass guard_annotation_judgepass_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_judgepass_delete BEFORE DELETE ON public.annotation_judgepass FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_judgepass_delete();


--
-- Name: annotation_judgepass guard_annotation_judgepass_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_judgepass_truncate BEFORE TRUNCATE ON public.annotation_judgepass FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_judgepass_truncate();


--
-- Name: annotation_judgepass guard_annotation_judgepass_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_judgepass_update BEFORE UPDATE ON public.annotation_judgepass FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_judgepass_update();


--
-- Name: annotation_label guard_annotation_label_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_label_delete BEFORE DELETE ON public.annotation_label FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_label_delete();


--
-- Name: annotation_label guard_annotation_label_own_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_label_own_insert BEFORE INSERT ON public.annotation_label FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_label_own_insert();


--
-- Name: annotation_label guard_annotation_label_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_label_stage_insert BEFORE INSERT ON public.annotation_label FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_label_stage_insert();


--
-- Name: annotation_label guard_annotation_label_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_label_truncate BEFORE TRUNCATE ON public.annotation_label FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_label_truncate();


--
-- Name: annotation_label guard_annotation_label_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_label_update BEFORE UPDATE ON public.annotation_label FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_label_update();


--
-- Name: annotation_labeldraft guard_annotation_labeldraft_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_labeldraft_stage_insert BEFORE INSERT ON public.annotation_labeldraft FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_labeldraft_stage_insert();


--
-- Name: annotation_labeldraft guard_annotation_labeldraft_stage_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_labeldraft_stage_update BEFORE UPDATE ON public.annotation_labeldraft FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_labeldraft_stage_update();


--
-- Name: annotation_lease guard_annotation_lease_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_lease_delete BEFORE DELETE ON public.annotation_lease FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_lease_delete();


--
-- Name: annotation_lease guard_annotation_lease_kept_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_lease_kept_delete BEFORE DELETE ON public.annotation_lease FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_lease_kept_delete();


--
-- Name: annotation_lease guard_annotation_lease_moved_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_lease_moved_update BEFORE UPDATE ON public.annotation_lease FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_lease_moved_update();


--
-- Name: annotation_lease guard_annotation_lease_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_lease_stage_insert BEFORE INSERT ON public.annotation_lease FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_lease_stage_insert();


--
-- Name: annotation_lease guard_annotation_lease_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_lease_truncate BEFORE TRUNCATE ON public.annotation_lease FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_lease_truncate();


--
-- Name: annotation_lease guard_annotation_lease_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_lease_update BEFORE UPDATE ON public.annotation_lease FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_lease_update();


--
-- Name: annotation_legacystatus guard_annotation_legacystatus_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_legacystatus_delete BEFORE DELETE ON public.annotation_legacystatus FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_legacystatus_delete();


--
-- Name: annotation_legacystatus guard_annotation_legacystatus_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_legacystatus_truncate BEFORE TRUNCATE ON public.annotation_legacystatus FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_legacystatus_truncate();


--
-- Name: annotation_legacystatus guard_annotation_legacystatus_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_legacystatus_update BEFORE UPDATE ON public.annotation_legacystatus FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_legacystatus_update();


--
-- Name: annotation_noiseband guard_annotation_noiseband_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_noiseband_delete BEFORE DELETE ON public.annotation_noiseband FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_noiseband_delete();


--
-- Name: annotation_noiseband guard_annotation_noiseband_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_noiseband_truncate BEFORE TRUNCATE ON public.annotation_noiseband FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_noiseband_truncate();


--
-- Name: annotation_noiseband guard_annotation_noiseband_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_noiseband_update BEFORE UPDATE ON public.annotation_noiseband FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_noiseband_update();


--
-- Name: annotation_noterevision guard_annotation_noterevision_blind_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_noterevision_blind_insert BEFORE INSERT ON public.annotation_noterevision FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_noterevision_blind_insert();


--
-- Name: annotation_noterevision guard_annotation_noterevision_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_noterevision_delete BEFORE DELETE ON public.annotation_noterevision FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_noterevision_delete();


--
-- Name: annotation_noterevision guard_annotation_noterevision_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_noterevision_truncate BEFORE TRUNCATE ON public.annotation_noterevision FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_noterevision_truncate();


--
-- Name: annotation_noterevision guard_annotation_noterevision_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_noterevision_update BEFORE UPDATE ON public.annotation_noterevision FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_noterevision_update();


--
-- Name: annotation_opencodingsession guard_annotation_opencodingsession_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_opencodingsession_delete BEFORE DELETE ON public.annotation_opencodingsession FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_opencodingsession_delete();


--
-- Name: annotation_opencodingsession guard_annotation_opencodingsession_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_opencodingsession_truncate BEFORE TRUNCATE ON public.annotation_opencodingsession FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_opencodingsession_truncate();


--
-- Name: annotation_opencodingsession guard_annotation_opencodingsession_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_opencodingsession_update BEFORE UPDATE ON public.annotation_opencodingsession FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_opencodingsession_update();


--
-- Name: annotation_opennote guard_annotation_opennote_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_opennote_delete BEFORE DELETE ON public.annotation_opennote FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_opennote_delete();


--
-- Name: annotation_opennote guard_annotation_opennote_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_opennote_truncate BEFORE TRUNCATE ON public.annotation_opennote FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_opennote_truncate();


--
-- Name: annotation_opennote guard_annotation_opennote_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_opennote_update BEFORE UPDATE ON public.annotation_opennote FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_opennote_update();


--
-- Name: annotation_output guard_annotation_output_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_output_delete BEFORE DELETE ON public.annotation_output FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_output_delete();


--
-- Name: annotation_output guard_annotation_output_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_output_truncate BEFORE TRUNCATE ON public.annotation_output FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_output_truncate();


--
-- Name: annotation_output guard_annotation_output_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_output_update BEFORE UPDATE ON public.annotation_output FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_output_update();


--
-- Name: annotation_position guard_annotation_position_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_position_delete BEFORE DELETE ON public.annotation_position FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_position_delete();


--
-- Name: annotation_position guard_annotation_position_labeller_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_position_labeller_insert BEFORE INSERT ON public.annotation_position FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_position_labeller_insert();


--
-- Name: annotation_position guard_annotation_position_session_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_position_session_insert BEFORE INSERT ON public.annotation_position FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_position_session_insert();


--
-- Name: annotation_position guard_annotation_position_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_position_stage_insert BEFORE INSERT ON public.annotation_position FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_position_stage_insert();


--
-- Name: annotation_position guard_annotation_position_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_position_truncate BEFORE TRUNCATE ON public.annotation_position FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_position_truncate();


--
-- Name: annotation_position guard_annotation_position_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_position_update BEFORE UPDATE ON public.annotation_position FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_position_update();


--
-- Name: annotation_producer guard_annotation_producer_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_producer_delete BEFORE DELETE ON public.annotation_producer FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_producer_delete();


--
-- Name: annotation_producer guard_annotation_producer_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_producer_truncate BEFORE TRUNCATE ON public.annotation_producer FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_producer_truncate();


--
-- Name: annotation_producer guard_annotation_producer_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_producer_update BEFORE UPDATE ON public.annotation_producer FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_producer_update();


--
-- Name: annotation_reference guard_annotation_reference_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_reference_delete BEFORE DELETE ON public.annotation_reference FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_reference_delete();


--
-- Name: annotation_reference guard_annotation_reference_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_reference_truncate BEFORE TRUNCATE ON public.annotation_reference FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_reference_truncate();


--
-- Name: annotation_reference guard_annotation_reference_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_reference_update BEFORE UPDATE ON public.annotation_reference FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_reference_update();


--
-- Name: annotation_regressionfixture guard_annotation_regressionfixture_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_regressionfixture_delete BEFORE DELETE ON public.annotation_regressionfixture FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_regressionfixture_delete();


--
-- Name: annotation_regressionfixture guard_annotation_regressionfixture_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_regressionfixture_truncate BEFORE TRUNCATE ON public.annotation_regressionfixture FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_regressionfixture_truncate();


--
-- Name: annotation_regressionfixture guard_annotation_regressionfixture_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_regressionfixture_update BEFORE UPDATE ON public.annotation_regressionfixture FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_regressionfixture_update();


--
-- Name: annotation_regressionrun guard_annotation_regressionrun_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_regressionrun_delete BEFORE DELETE ON public.annotation_regressionrun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_regressionrun_delete();


--
-- Name: annotation_regressionrun guard_annotation_regressionrun_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_regressionrun_truncate BEFORE TRUNCATE ON public.annotation_regressionrun FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_regressionrun_truncate();


--
-- Name: annotation_regressionrun guard_annotation_regressionrun_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_regressionrun_update BEFORE UPDATE ON public.annotation_regressionrun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_regressionrun_update();


--
-- Name: annotation_release guard_annotation_release_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_release_delete BEFORE DELETE ON public.annotation_release FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_release_delete();


--
-- Name: annotation_release guard_annotation_release_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_release_truncate BEFORE TRUNCATE ON public.annotation_release FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_release_truncate();


--
-- Name: annotation_release guard_annotation_release_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_release_update BEFORE UPDATE ON public.annotation_release FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_release_update();


--
-- Name: annotation_releasefile guard_annotation_releasefile_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_releasefile_delete BEFORE DELETE ON public.annotation_releasefile FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_releasefile_delete();


--
-- Name: annotation_releasefile guard_annotation_releasefile_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_releasefile_truncate BEFORE TRUNCATE ON public.annotation_releasefile FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_releasefile_truncate();


--
-- Name: annotation_releasefile guard_annotation_releasefile_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_releasefile_update BEFORE UPDATE ON public.annotation_releasefile FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_releasefile_update();


--
-- Name: annotation_releasestudy guard_annotation_releasestudy_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_releasestudy_delete BEFORE DELETE ON public.annotation_releasestudy FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_releasestudy_delete();


--
-- Name: annotation_releasestudy guard_annotation_releasestudy_gate_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_releasestudy_gate_insert BEFORE INSERT ON public.annotation_releasestudy FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_releasestudy_gate_insert();


--
-- Name: annotation_releasestudy guard_annotation_releasestudy_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_releasestudy_stage_insert BEFORE INSERT ON public.annotation_releasestudy FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_releasestudy_stage_insert();


--
-- Name: annotation_releasestudy guard_annotation_releasestudy_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_releasestudy_truncate BEFORE TRUNCATE ON public.annotation_releasestudy FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_releasestudy_truncate();


--
-- Name: annotation_releasestudy guard_annotation_releasestudy_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_releasestudy_update BEFORE UPDATE ON public.annotation_releasestudy FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_releasestudy_update();


--
-- Name: annotation_reportprojection guard_annotation_reportprojection_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_reportprojection_delete BEFORE DELETE ON public.annotation_reportprojection FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_reportprojection_delete();


--
-- Name: annotation_reportprojection guard_annotation_reportprojection_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_reportprojection_truncate BEFORE TRUNCATE ON public.annotation_reportprojection FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_reportprojection_truncate();


--
-- Name: annotation_reportprojection guard_annotation_reportprojection_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_reportprojection_update BEFORE UPDATE ON public.annotation_reportprojection FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_reportprojection_update();


--
-- Name: annotation_ruling guard_annotation_ruling_again_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_ruling_again_insert BEFORE INSERT ON public.annotation_ruling FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_ruling_again_insert();


--
-- Name: annotation_ruling guard_annotation_ruling_chair_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_ruling_chair_insert BEFORE INSERT ON public.annotation_ruling FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_ruling_chair_insert();


--
-- Name: annotation_ruling guard_annotation_ruling_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_ruling_delete BEFORE DELETE ON public.annotation_ruling FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_ruling_delete();


--
-- Name: annotation_ruling guard_annotation_ruling_late_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_ruling_late_insert BEFORE INSERT ON public.annotation_ruling FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_ruling_late_insert();


--
-- Name: annotation_ruling guard_annotation_ruling_own_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_ruling_own_insert BEFORE INSERT ON public.annotation_ruling FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_ruling_own_insert();


--
-- Name: annotation_ruling guard_annotation_ruling_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_ruling_stage_insert BEFORE INSERT ON public.annotation_ruling FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_ruling_stage_insert();


--
-- Name: annotation_ruling guard_annotation_ruling_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_ruling_truncate BEFORE TRUNCATE ON public.annotation_ruling FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_ruling_truncate();


--
-- Name: annotation_ruling guard_annotation_ruling_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_ruling_update BEFORE UPDATE ON public.annotation_ruling FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_ruling_update();


--
-- Name: annotation_rulinglease guard_annotation_rulinglease_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_rulinglease_delete BEFORE DELETE ON public.annotation_rulinglease FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_rulinglease_delete();


--
-- Name: annotation_rulinglease guard_annotation_rulinglease_own_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_rulinglease_own_insert BEFORE INSERT ON public.annotation_rulinglease FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_rulinglease_own_insert();


--
-- Name: annotation_rulinglease guard_annotation_rulinglease_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_rulinglease_truncate BEFORE TRUNCATE ON public.annotation_rulinglease FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_rulinglease_truncate();


--
-- Name: annotation_rulinglease guard_annotation_rulinglease_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_rulinglease_update BEFORE UPDATE ON public.annotation_rulinglease FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_rulinglease_update();


--
-- Name: annotation_run guard_annotation_run_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_run_delete BEFORE DELETE ON public.annotation_run FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_run_delete();


--
-- Name: annotation_run guard_annotation_run_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_run_truncate BEFORE TRUNCATE ON public.annotation_run FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_run_truncate();


--
-- Name: annotation_run guard_annotation_run_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_run_update BEFORE UPDATE ON public.annotation_run FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_run_update();


--
-- Name: annotation_sampledcase guard_annotation_sampledcase_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_sampledcase_delete BEFORE DELETE ON public.annotation_sampledcase FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_sampledcase_delete();


--
-- Name: annotation_sampledcase guard_annotation_sampledcase_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_sampledcase_truncate BEFORE TRUNCATE ON public.annotation_sampledcase FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_sampledcase_truncate();


--
-- Name: annotation_sampledcase guard_annotation_sampledcase_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_sampledcase_update BEFORE UPDATE ON public.annotation_sampledcase FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_sampledcase_update();


--
-- Name: annotation_study guard_annotation_study_begins_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_begins_insert BEFORE INSERT ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_begins_insert();


--
-- Name: annotation_study guard_annotation_study_deadline_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_deadline_update BEFORE UPDATE ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_deadline_update();


--
-- Name: annotation_study guard_annotation_study_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_delete BEFORE DELETE ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_delete();


--
-- Name: annotation_study guard_annotation_study_frozen_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_frozen_update BEFORE UPDATE ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_frozen_update();


--
-- Name: annotation_study guard_annotation_study_gate_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_gate_update BEFORE UPDATE ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_gate_update();


--
-- Name: annotation_study guard_annotation_study_order_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_order_update BEFORE UPDATE ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_order_update();


--
-- Name: annotation_study guard_annotation_study_pins_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_pins_update BEFORE UPDATE ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_pins_update();


--
-- Name: annotation_study guard_annotation_study_release_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_release_update BEFORE UPDATE ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_release_update();


--
-- Name: annotation_study guard_annotation_study_report_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_report_update BEFORE UPDATE ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_report_update();


--
-- Name: annotation_study guard_annotation_study_slots_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_slots_update BEFORE UPDATE ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_slots_update();


--
-- Name: annotation_study guard_annotation_study_status_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_status_update BEFORE UPDATE ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_status_update();


--
-- Name: annotation_study guard_annotation_study_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_truncate BEFORE TRUNCATE ON public.annotation_study FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_study_truncate();


--
-- Name: annotation_studyannotator guard_annotation_studyannotator_calibration_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_studyannotator_calibration_insert BEFORE INSERT ON public.annotation_studyannotator FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_studyannotator_calibration_insert();


--
-- Name: annotation_studyannotator guard_annotation_studyannotator_calibration_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_studyannotator_calibration_update BEFORE UPDATE ON public.annotation_studyannotator FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_studyannotator_calibration_update();


--
-- Name: annotation_studyannotator guard_annotation_studyannotator_design_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_studyannotator_design_delete BEFORE DELETE ON public.annotation_studyannotator FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_studyannotator_design_delete();


--
-- Name: annotation_studyannotator guard_annotation_studyannotator_design_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_studyannotator_design_insert BEFORE INSERT ON public.annotation_studyannotator FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_studyannotator_design_insert();


--
-- Name: annotation_studyannotator guard_annotation_studyannotator_design_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_studyannotator_design_update BEFORE UPDATE ON public.annotation_studyannotator FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_studyannotator_design_update();


--
-- Name: annotation_studycase guard_annotation_studycase_design_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_studycase_design_delete BEFORE DELETE ON public.annotation_studycase FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_studycase_design_delete();


--
-- Name: annotation_studycase guard_annotation_studycase_design_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_studycase_design_insert BEFORE INSERT ON public.annotation_studycase FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_studycase_design_insert();


--
-- Name: annotation_studycase guard_annotation_studycase_design_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_studycase_design_update BEFORE UPDATE ON public.annotation_studycase FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_studycase_design_update();


--
-- Name: annotation_submission guard_annotation_submission_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_submission_delete BEFORE DELETE ON public.annotation_submission FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_submission_delete();


--
-- Name: annotation_submission guard_annotation_submission_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_submission_truncate BEFORE TRUNCATE ON public.annotation_submission FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_submission_truncate();


--
-- Name: annotation_submission guard_annotation_submission_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_submission_update BEFORE UPDATE ON public.annotation_submission FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_submission_update();


--
-- Name: annotation_surpluslabel guard_annotation_surpluslabel_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_surpluslabel_delete BEFORE DELETE ON public.annotation_surpluslabel FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_surpluslabel_delete();


--
-- Name: annotation_surpluslabel guard_annotation_surpluslabel_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_surpluslabel_stage_insert BEFORE INSERT ON public.annotation_surpluslabel FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_surpluslabel_stage_insert();


--
-- Name: annotation_surpluslabel guard_annotation_surpluslabel_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_surpluslabel_truncate BEFORE TRUNCATE ON public.annotation_surpluslabel FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_surpluslabel_truncate();


--
-- Name: annotation_surpluslabel guard_annotation_surpluslabel_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_surpluslabel_update BEFORE UPDATE ON public.annotation_surpluslabel FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_surpluslabel_update();


--
-- Name: annotation_unblinding guard_annotation_unblinding_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_unblinding_delete BEFORE DELETE ON public.annotation_unblinding FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_unblinding_delete();


--
-- Name: annotation_unblinding guard_annotation_unblinding_stage_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_unblinding_stage_insert BEFORE INSERT ON public.annotation_unblinding FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_unblinding_stage_insert();


--
-- Name: annotation_unblinding guard_annotation_unblinding_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_unblinding_truncate BEFORE TRUNCATE ON public.annotation_unblinding FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_unblinding_truncate();


--
-- Name: annotation_unblinding guard_annotation_unblinding_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_unblinding_update BEFORE UPDATE ON public.annotation_unblinding FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_unblinding_update();


--
-- Name: annotation_user guard_annotation_user_erased_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_user_erased_update BEFORE UPDATE ON public.annotation_user FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_user_erased_update();


--
-- Name: annotation_user guard_annotation_user_worked_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_user_worked_delete BEFORE DELETE ON public.annotation_user FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_user_worked_delete();


--
-- Name: annotation_verdict guard_annotation_verdict_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verdict_delete BEFORE DELETE ON public.annotation_verdict FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verdict_delete();


--
-- Name: annotation_verdict guard_annotation_verdict_own_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verdict_own_insert BEFORE INSERT ON public.annotation_verdict FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verdict_own_insert();


--
-- Name: annotation_verdict guard_annotation_verdict_run_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verdict_run_insert BEFORE INSERT ON public.annotation_verdict FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verdict_run_insert();


--
-- Name: annotation_verdict guard_annotation_verdict_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verdict_truncate BEFORE TRUNCATE ON public.annotation_verdict FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_verdict_truncate();


--
-- Name: annotation_verdict guard_annotation_verdict_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verdict_update BEFORE UPDATE ON public.annotation_verdict FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verdict_update();


--
-- Name: annotation_verifier guard_annotation_verifier_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifier_delete BEFORE DELETE ON public.annotation_verifier FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verifier_delete();


--
-- Name: annotation_verifier guard_annotation_verifier_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifier_truncate BEFORE TRUNCATE ON public.annotation_verifier FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_verifier_truncate();


--
-- Name: annotation_verifier guard_annotation_verifier_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifier_update BEFORE UPDATE ON public.annotation_verifier FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verifier_update();


--
-- Name: annotation_verifierrelease guard_annotation_verifierrelease_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifierrelease_delete BEFORE DELETE ON public.annotation_verifierrelease FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verifierrelease_delete();


--
-- Name: annotation_verifierrelease guard_annotation_verifierrelease_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifierrelease_truncate BEFORE TRUNCATE ON public.annotation_verifierrelease FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_verifierrelease_truncate();


--
-- Name: annotation_verifierrelease guard_annotation_verifierrelease_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifierrelease_update BEFORE UPDATE ON public.annotation_verifierrelease FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verifierrelease_update();


--
-- Name: annotation_verifierrun guard_annotation_verifierrun_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifierrun_delete BEFORE DELETE ON public.annotation_verifierrun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verifierrun_delete();


--
-- Name: annotation_verifierrun guard_annotation_verifierrun_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifierrun_truncate BEFORE TRUNCATE ON public.annotation_verifierrun FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_verifierrun_truncate();


--
-- Name: annotation_verifierrun guard_annotation_verifierrun_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifierrun_update BEFORE UPDATE ON public.annotation_verifierrun FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verifierrun_update();


--
-- Name: annotation_verifierversion guard_annotation_verifierversion_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifierversion_delete BEFORE DELETE ON public.annotation_verifierversion FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verifierversion_delete();


--
-- Name: annotation_verifierversion guard_annotation_verifierversion_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifierversion_truncate BEFORE TRUNCATE ON public.annotation_verifierversion FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_verifierversion_truncate();


--
-- Name: annotation_verifierversion guard_annotation_verifierversion_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_verifierversion_update BEFORE UPDATE ON public.annotation_verifierversion FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_verifierversion_update();


--
-- Name: taxonomy_guidelineversion guard_taxonomy_guidelineversion_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_guidelineversion_delete BEFORE DELETE ON public.taxonomy_guidelineversion FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_guidelineversion_delete();


--
-- Name: taxonomy_guidelineversion guard_taxonomy_guidelineversion_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_guidelineversion_truncate BEFORE TRUNCATE ON public.taxonomy_guidelineversion FOR EACH STATEMENT EXECUTE FUNCTION public.guard_taxonomy_guidelineversion_truncate();


--
-- Name: taxonomy_guidelineversion guard_taxonomy_guidelineversion_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_guidelineversion_update BEFORE UPDATE ON public.taxonomy_guidelineversion FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_guidelineversion_update();


--
-- Name: taxonomy_labelschemaversion guard_taxonomy_labelschemaversion_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_labelschemaversion_delete BEFORE DELETE ON public.taxonomy_labelschemaversion FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_labelschemaversion_delete();


--
-- Name: taxonomy_labelschemaversion guard_taxonomy_labelschemaversion_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_labelschemaversion_truncate BEFORE TRUNCATE ON public.taxonomy_labelschemaversion FOR EACH STATEMENT EXECUTE FUNCTION public.guard_taxonomy_labelschemaversion_truncate();


--
-- Name: taxonomy_labelschemaversion guard_taxonomy_labelschemaversion_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_labelschemaversion_update BEFORE UPDATE ON public.taxonomy_labelschemaversion FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_labelschemaversion_update();


--
-- Name: taxonomy_reasoncode guard_taxonomy_reasoncode_sealed_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_reasoncode_sealed_delete BEFORE DELETE ON public.taxonomy_reasoncode FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_reasoncode_sealed_delete();


--
-- Name: taxonomy_reasoncode guard_taxonomy_reasoncode_sealed_from_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_reasoncode_sealed_from_update BEFORE UPDATE ON public.taxonomy_reasoncode FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_reasoncode_sealed_from_update();


--
-- Name: taxonomy_reasoncode guard_taxonomy_reasoncode_sealed_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_reasoncode_sealed_insert BEFORE INSERT ON public.taxonomy_reasoncode FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_reasoncode_sealed_insert();


--
-- Name: taxonomy_reasoncode guard_taxonomy_reasoncode_sealed_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_reasoncode_sealed_update BEFORE UPDATE ON public.taxonomy_reasoncode FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_reasoncode_sealed_update();


--
-- Name: taxonomy_rubricversion guard_taxonomy_rubricversion_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_rubricversion_delete BEFORE DELETE ON public.taxonomy_rubricversion FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_rubricversion_delete();


--
-- Name: taxonomy_rubricversion guard_taxonomy_rubricversion_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_rubricversion_truncate BEFORE TRUNCATE ON public.taxonomy_rubricversion FOR EACH STATEMENT EXECUTE FUNCTION public.guard_taxonomy_rubricversion_truncate();


--
-- Name: taxonomy_rubricversion guard_taxonomy_rubricversion_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_rubricversion_update BEFORE UPDATE ON public.taxonomy_rubricversion FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_rubricversion_update();


--
-- Name: taxonomy_taxonomymapping guard_taxonomy_taxonomymapping_between_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_taxonomymapping_between_insert BEFORE INSERT ON public.taxonomy_taxonomymapping FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_taxonomymapping_between_insert();


--
-- Name: taxonomy_taxonomymapping guard_taxonomy_taxonomymapping_between_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_taxonomymapping_between_update BEFORE UPDATE ON public.taxonomy_taxonomymapping FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_taxonomymapping_between_update();


--
-- Name: taxonomy_taxonomymapping guard_taxonomy_taxonomymapping_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_taxonomymapping_delete BEFORE DELETE ON public.taxonomy_taxonomymapping FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_taxonomymapping_delete();


--
-- Name: taxonomy_taxonomymapping guard_taxonomy_taxonomymapping_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_taxonomymapping_truncate BEFORE TRUNCATE ON public.taxonomy_taxonomymapping FOR EACH STATEMENT EXECUTE FUNCTION public.guard_taxonomy_taxonomymapping_truncate();


--
-- Name: taxonomy_taxonomymapping guard_taxonomy_taxonomymapping_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_taxonomymapping_update BEFORE UPDATE ON public.taxonomy_taxonomymapping FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_taxonomymapping_update();


--
-- Name: taxonomy_taxonomyversion guard_taxonomy_taxonomyversion_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_taxonomyversion_delete BEFORE DELETE ON public.taxonomy_taxonomyversion FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_taxonomyversion_delete();


--
-- Name: taxonomy_taxonomyversion guard_taxonomy_taxonomyversion_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_taxonomyversion_truncate BEFORE TRUNCATE ON public.taxonomy_taxonomyversion FOR EACH STATEMENT EXECUTE FUNCTION public.guard_taxonomy_taxonomyversion_truncate();


--
-- Name: taxonomy_taxonomyversion guard_taxonomy_taxonomyversion_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_taxonomy_taxonomyversion_update BEFORE UPDATE ON public.taxonomy_taxonomyversion FOR EACH ROW EXECUTE FUNCTION public.guard_taxonomy_taxonomyversion_update();


--
-- Name: annotation_acceptance annotation_acceptanc_accepted_by_id_463837c4_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_acceptance
    ADD CONSTRAINT annotation_acceptanc_accepted_by_id_463837c4_fk_annotatio FOREIGN KEY (accepted_by_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_acceptance annotation_acceptanc_study_case_id_7dd63289_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_acceptance
    ADD CONSTRAINT annotation_acceptanc_study_case_id_7dd63289_fk_annotatio FOREIGN KEY (study_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_adjudicationsession annotation_adjudicat_chair_id_db3e03e8_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_adjudicationsession
    ADD CONSTRAINT annotation_adjudicat_chair_id_db3e03e8_fk_annotatio FOREIGN KEY (chair_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_adjudicationsession annotation_adjudicat_current_case_id_be549654_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_adjudicationsession
    ADD CONSTRAINT annotation_adjudicat_current_case_id_be549654_fk_annotatio FOREIGN KEY (current_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_adjudicationsession annotation_adjudicat_study_id_c4c428ae_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_adjudicationsession
    ADD CONSTRAINT annotation_adjudicat_study_id_c4c428ae_fk_annotatio FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_agreementreport annotation_agreement_study_id_a0bb7633_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_agreementreport
    ADD CONSTRAINT annotation_agreement_study_id_a0bb7633_fk_annotatio FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_annotator annotation_annotator_project_id_de70437a_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_annotator
    ADD CONSTRAINT annotation_annotator_project_id_de70437a_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_annotator annotation_annotator_user_id_92d8467b_fk_annotation_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_annotator
    ADD CONSTRAINT annotation_annotator_user_id_92d8467b_fk_annotation_user_id FOREIGN KEY (user_id) REFERENCES public.annotation_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_apitoken annotation_apitoken_user_id_2f52f584_fk_annotation_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_apitoken
    ADD CONSTRAINT annotation_apitoken_user_id_2f52f584_fk_annotation_user_id FOREIGN KEY (user_id) REFERENCES public.annotation_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_assignment annotation_assignmen_annotator_id_5d071d66_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_assignment
    ADD CONSTRAINT annotation_assignmen_annotator_id_5d071d66_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_assignment annotation_assignmen_study_case_id_8b9c43da_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_assignment
    ADD CONSTRAINT annotation_assignmen_study_case_id_8b9c43da_fk_annotatio FOREIGN KEY (study_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_assignment annotation_assignment_study_id_cb626151_fk_annotation_study_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_assignment
    ADD CONSTRAINT annotation_assignment_study_id_cb626151_fk_annotation_study_id FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_attempt annotation_attempt_case_id_eb9cf928_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_attempt
    ADD CONSTRAINT annotation_attempt_case_id_eb9cf928_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_attempt annotation_attempt_run_id_220d96a1_fk_annotation_run_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_attempt
    ADD CONSTRAINT annotation_attempt_run_id_220d96a1_fk_annotation_run_id FOREIGN KEY (run_id) REFERENCES public.annotation_run(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_auditevent annotation_auditeven_chain_id_8db56b7e_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_auditevent
    ADD CONSTRAINT annotation_auditeven_chain_id_8db56b7e_fk_annotatio FOREIGN KEY (chain_id) REFERENCES public.annotation_auditchain(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_blindcomparison annotation_blindcomp_project_id_2ecd54af_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindcomparison
    ADD CONSTRAINT annotation_blindcomp_project_id_2ecd54af_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_blinddecision annotation_blinddeci_pair_id_5a49a675_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blinddecision
    ADD CONSTRAINT annotation_blinddeci_pair_id_5a49a675_fk_annotatio FOREIGN KEY (pair_id) REFERENCES public.annotation_blindpair(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_blindkey annotation_blindkey_left_id_da3a6e0c_fk_annotation_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindkey
    ADD CONSTRAINT annotation_blindkey_left_id_da3a6e0c_fk_annotation_attempt_id FOREIGN KEY (left_id) REFERENCES public.annotation_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_blindkey annotation_blindkey_pair_id_93383d3a_fk_annotation_blindpair_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindkey
    ADD CONSTRAINT annotation_blindkey_pair_id_93383d3a_fk_annotation_blindpair_id FOREIGN KEY (pair_id) REFERENCES public.annotation_blindpair(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_blindkey annotation_blindkey_right_id_45cbcc30_fk_annotation_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindkey
    ADD CONSTRAINT annotation_blindkey_right_id_45cbcc30_fk_annotation_attempt_id FOREIGN KEY (right_id) REFERENCES public.annotation_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_blindpair annotation_blindpair_comparison_id_8d0fa5c7_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindpair
    ADD CONSTRAINT annotation_blindpair_comparison_id_8d0fa5c7_fk_annotatio FOREIGN KEY (comparison_id) REFERENCES public.annotation_blindcomparison(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_blindreveal annotation_blindreve_comparison_id_6a3e30f5_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindreveal
    ADD CONSTRAINT annotation_blindreve_comparison_id_6a3e30f5_fk_annotatio FOREIGN KEY (comparison_id) REFERENCES public.annotation_blindcomparison(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_blindrun annotation_blindrun_comparison_id_619a62f8_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindrun
    ADD CONSTRAINT annotation_blindrun_comparison_id_619a62f8_fk_annotatio FOREIGN KEY (comparison_id) REFERENCES public.annotation_blindcomparison(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_blindrun annotation_blindrun_run_id_1279ac34_fk_annotation_run_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_blindrun
    ADD CONSTRAINT annotation_blindrun_run_id_1279ac34_fk_annotation_run_id FOREIGN KEY (run_id) REFERENCES public.annotation_run(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_boardopening annotation_boardopen_annotator_id_dec5b906_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_boardopening
    ADD CONSTRAINT annotation_boardopen_annotator_id_dec5b906_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_boardopening annotation_boardopen_session_id_dcc1cf13_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_boardopening
    ADD CONSTRAINT annotation_boardopen_session_id_dcc1cf13_fk_annotatio FOREIGN KEY (session_id) REFERENCES public.annotation_opencodingsession(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_calibrationreport annotation_calibrati_calibration_id_030cda9b_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_calibrationreport
    ADD CONSTRAINT annotation_calibrati_calibration_id_030cda9b_fk_annotatio FOREIGN KEY (calibration_id) REFERENCES public.annotation_calibration(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_calibration annotation_calibrati_judge_pass_id_284deb6c_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_calibration
    ADD CONSTRAINT annotation_calibrati_judge_pass_id_284deb6c_fk_annotatio FOREIGN KEY (judge_pass_id) REFERENCES public.annotation_judgepass(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_calibration annotation_calibrati_project_id_841f0387_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_calibration
    ADD CONSTRAINT annotation_calibrati_project_id_841f0387_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_calibration annotation_calibration_study_id_d9d3999f_fk_annotation_study_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_calibration
    ADD CONSTRAINT annotation_calibration_study_id_d9d3999f_fk_annotation_study_id FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_case annotation_case_dataset_version_id_c34367a7_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_case
    ADD CONSTRAINT annotation_case_dataset_version_id_c34367a7_fk_annotatio FOREIGN KEY (dataset_version_id) REFERENCES public.annotation_datasetversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_caseagreement annotation_caseagree_study_case_id_e08d777c_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_caseagreement
    ADD CONSTRAINT annotation_caseagree_study_case_id_e08d777c_fk_annotatio FOREIGN KEY (study_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_caseagreement annotation_caseagree_study_id_2b5df41c_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_caseagreement
    ADD CONSTRAINT annotation_caseagree_study_id_2b5df41c_fk_annotatio FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_casespec annotation_casespec_case_id_78416364_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_casespec
    ADD CONSTRAINT annotation_casespec_case_id_78416364_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_casespec annotation_casespec_reference_id_b5e80261_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_casespec
    ADD CONSTRAINT annotation_casespec_reference_id_b5e80261_fk_annotatio FOREIGN KEY (reference_id) REFERENCES public.annotation_reference(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_checkrun annotation_checkrun_assignment_id_40e2d05f_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_checkrun
    ADD CONSTRAINT annotation_checkrun_assignment_id_40e2d05f_fk_annotatio FOREIGN KEY (assignment_id) REFERENCES public.annotation_assignment(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_checkrun annotation_checkrun_label_id_74e1036d_fk_annotation_label_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_checkrun
    ADD CONSTRAINT annotation_checkrun_label_id_74e1036d_fk_annotation_label_id FOREIGN KEY (label_id) REFERENCES public.annotation_label(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_clauseflag annotation_clausefla_rubric_version_id_1ba7b76f_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clauseflag
    ADD CONSTRAINT annotation_clausefla_rubric_version_id_1ba7b76f_fk_taxonomy_ FOREIGN KEY (rubric_version_id) REFERENCES public.taxonomy_rubricversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_clauseflag annotation_clausefla_verdict_id_87609ec4_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clauseflag
    ADD CONSTRAINT annotation_clausefla_verdict_id_87609ec4_fk_annotatio FOREIGN KEY (verdict_id) REFERENCES public.annotation_verdict(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_cluster annotation_cluster_session_id_3263c9c3_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_cluster
    ADD CONSTRAINT annotation_cluster_session_id_3263c9c3_fk_annotatio FOREIGN KEY (session_id) REFERENCES public.annotation_opencodingsession(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_clusternote annotation_clusterno_cluster_id_f08d57fa_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clusternote
    ADD CONSTRAINT annotation_clusterno_cluster_id_f08d57fa_fk_annotatio FOREIGN KEY (cluster_id) REFERENCES public.annotation_cluster(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_clusternote annotation_clusterno_note_id_bcf5ed8e_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clusternote
    ADD CONSTRAINT annotation_clusterno_note_id_bcf5ed8e_fk_annotatio FOREIGN KEY (note_id) REFERENCES public.annotation_opennote(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_clustersuggestion annotation_clustersu_cluster_id_75dd5691_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clustersuggestion
    ADD CONSTRAINT annotation_clustersu_cluster_id_75dd5691_fk_annotatio FOREIGN KEY (cluster_id) REFERENCES public.annotation_cluster(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_clustersuggestion annotation_clustersu_job_id_dfd6a369_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clustersuggestion
    ADD CONSTRAINT annotation_clustersu_job_id_dfd6a369_fk_annotatio FOREIGN KEY (job_id) REFERENCES public.annotation_job(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_clustersuggestion annotation_clustersu_session_id_492385a7_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_clustersuggestion
    ADD CONSTRAINT annotation_clustersu_session_id_492385a7_fk_annotatio FOREIGN KEY (session_id) REFERENCES public.annotation_opencodingsession(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_codebook annotation_codebook_study_id_29e5279f_fk_annotation_study_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codebook
    ADD CONSTRAINT annotation_codebook_study_id_29e5279f_fk_annotation_study_id FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_codeoriginnote annotation_codeorigi_origin_id_e44265d5_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeoriginnote
    ADD CONSTRAINT annotation_codeorigi_origin_id_e44265d5_fk_annotatio FOREIGN KEY (origin_id) REFERENCES public.annotation_codeorigin(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_codeoriginnote annotation_codeorigi_revision_id_e7a88ac3_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeoriginnote
    ADD CONSTRAINT annotation_codeorigi_revision_id_e7a88ac3_fk_annotatio FOREIGN KEY (revision_id) REFERENCES public.annotation_noterevision(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_codeorigin annotation_codeorigi_session_id_4cb751d4_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeorigin
    ADD CONSTRAINT annotation_codeorigi_session_id_4cb751d4_fk_annotatio FOREIGN KEY (session_id) REFERENCES public.annotation_opencodingsession(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_codeorigin annotation_codeorigi_taxonomy_version_id_053b90dd_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeorigin
    ADD CONSTRAINT annotation_codeorigi_taxonomy_version_id_053b90dd_fk_taxonomy_ FOREIGN KEY (taxonomy_version_id) REFERENCES public.taxonomy_taxonomyversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_codeseal annotation_codeseal_study_id_c0988abb_fk_annotation_study_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codeseal
    ADD CONSTRAINT annotation_codeseal_study_id_c0988abb_fk_annotation_study_id FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_codevector annotation_codevector_study_id_66577cf8_fk_annotation_study_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_codevector
    ADD CONSTRAINT annotation_codevector_study_id_66577cf8_fk_annotation_study_id FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_countedshard annotation_countedsh_study_id_d75457d1_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_countedshard
    ADD CONSTRAINT annotation_countedsh_study_id_d75457d1_fk_annotatio FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_dataset annotation_dataset_project_id_85766c73_fk_annotation_project_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_dataset
    ADD CONSTRAINT annotation_dataset_project_id_85766c73_fk_annotation_project_id FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_datasetcheck annotation_datasetch_version_id_b8b0d379_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_datasetcheck
    ADD CONSTRAINT annotation_datasetch_version_id_b8b0d379_fk_annotatio FOREIGN KEY (version_id) REFERENCES public.annotation_datasetversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_datasetversion annotation_datasetve_dataset_id_fd5a03a1_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_datasetversion
    ADD CONSTRAINT annotation_datasetve_dataset_id_fd5a03a1_fk_annotatio FOREIGN KEY (dataset_id) REFERENCES public.annotation_dataset(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_disputedfield annotation_disputedf_study_case_id_d34d39cf_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_disputedfield
    ADD CONSTRAINT annotation_disputedf_study_case_id_d34d39cf_fk_annotatio FOREIGN KEY (study_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_disputedfield annotation_disputedf_study_id_90c2b239_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_disputedfield
    ADD CONSTRAINT annotation_disputedf_study_id_90c2b239_fk_annotatio FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_draftcode annotation_draftcode_cluster_id_f0b4fff4_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_draftcode
    ADD CONSTRAINT annotation_draftcode_cluster_id_f0b4fff4_fk_annotatio FOREIGN KEY (cluster_id) REFERENCES public.annotation_cluster(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_draftcode annotation_draftcode_session_id_02f701c7_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_draftcode
    ADD CONSTRAINT annotation_draftcode_session_id_02f701c7_fk_annotatio FOREIGN KEY (session_id) REFERENCES public.annotation_opencodingsession(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_fixture annotation_fixture_verifier_id_fda43399_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_fixture
    ADD CONSTRAINT annotation_fixture_verifier_id_fda43399_fk_annotatio FOREIGN KEY (verifier_id) REFERENCES public.annotation_verifier(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_fixturerun annotation_fixtureru_fixture_id_aee72c0c_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_fixturerun
    ADD CONSTRAINT annotation_fixtureru_fixture_id_aee72c0c_fk_annotatio FOREIGN KEY (fixture_id) REFERENCES public.annotation_fixture(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_fixturerun annotation_fixtureru_version_id_7aad1c92_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_fixturerun
    ADD CONSTRAINT annotation_fixtureru_version_id_7aad1c92_fk_annotatio FOREIGN KEY (version_id) REFERENCES public.annotation_verifierversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_fixturesettlement annotation_fixturese_fixture_id_e6b07e99_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_fixturesettlement
    ADD CONSTRAINT annotation_fixturese_fixture_id_e6b07e99_fk_annotatio FOREIGN KEY (fixture_id) REFERENCES public.annotation_regressionfixture(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_flag annotation_flag_annotator_id_d5277cd0_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_flag
    ADD CONSTRAINT annotation_flag_annotator_id_d5277cd0_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_flag annotation_flag_study_case_id_8b34ed67_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_flag
    ADD CONSTRAINT annotation_flag_study_case_id_8b34ed67_fk_annotatio FOREIGN KEY (study_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_gapresolution annotation_gapresolu_guideline_version_id_2a9392a9_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_gapresolution
    ADD CONSTRAINT annotation_gapresolu_guideline_version_id_2a9392a9_fk_taxonomy_ FOREIGN KEY (guideline_version_id) REFERENCES public.taxonomy_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_gapresolution annotation_gapresolu_resolved_by_id_977f6a8a_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_gapresolution
    ADD CONSTRAINT annotation_gapresolu_resolved_by_id_977f6a8a_fk_annotatio FOREIGN KEY (resolved_by_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_gapresolution annotation_gapresolu_ruling_id_bec36ef1_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_gapresolution
    ADD CONSTRAINT annotation_gapresolu_ruling_id_bec36ef1_fk_annotatio FOREIGN KEY (ruling_id) REFERENCES public.annotation_ruling(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_golddecision annotation_golddecis_reference_id_78114cff_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_golddecision
    ADD CONSTRAINT annotation_golddecis_reference_id_78114cff_fk_annotatio FOREIGN KEY (reference_id) REFERENCES public.annotation_reference(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_golddecision annotation_golddecision_case_id_075e4ea2_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_golddecision
    ADD CONSTRAINT annotation_golddecision_case_id_075e4ea2_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_heldoutview annotation_heldoutvi_version_id_a2e61012_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_heldoutview
    ADD CONSTRAINT annotation_heldoutvi_version_id_a2e61012_fk_annotatio FOREIGN KEY (version_id) REFERENCES public.annotation_datasetversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_heldoutview annotation_heldoutview_study_id_01f7e57c_fk_annotation_study_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_heldoutview
    ADD CONSTRAINT annotation_heldoutview_study_id_01f7e57c_fk_annotation_study_id FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_invitation annotation_invitatio_invited_by_id_e77e2b61_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_invitation
    ADD CONSTRAINT annotation_invitatio_invited_by_id_e77e2b61_fk_annotatio FOREIGN KEY (invited_by_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_invitation annotation_invitatio_project_id_ca1199f4_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_invitation
    ADD CONSTRAINT annotation_invitatio_project_id_ca1199f4_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_judgecomparison annotation_judgecomp_dataset_version_id_7d384973_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_judgecomparison
    ADD CONSTRAINT annotation_judgecomp_dataset_version_id_7d384973_fk_annotatio FOREIGN KEY (dataset_version_id) REFERENCES public.annotation_datasetversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_judgepass annotation_judgepass_judge_id_3e5c246b_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_judgepass
    ADD CONSTRAINT annotation_judgepass_judge_id_3e5c246b_fk_annotatio FOREIGN KEY (judge_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_judgepass annotation_judgepass_rubric_version_id_e3884652_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_judgepass
    ADD CONSTRAINT annotation_judgepass_rubric_version_id_e3884652_fk_taxonomy_ FOREIGN KEY (rubric_version_id) REFERENCES public.taxonomy_rubricversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_judgepass annotation_judgepass_run_id_f8a832ee_fk_annotation_run_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_judgepass
    ADD CONSTRAINT annotation_judgepass_run_id_f8a832ee_fk_annotation_run_id FOREIGN KEY (run_id) REFERENCES public.annotation_run(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_label annotation_label_assignment_id_7869fafb_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_label
    ADD CONSTRAINT annotation_label_assignment_id_7869fafb_fk_annotatio FOREIGN KEY (assignment_id) REFERENCES public.annotation_assignment(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_labeldraft annotation_labeldraf_annotator_id_fdc7207b_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_labeldraft
    ADD CONSTRAINT annotation_labeldraf_annotator_id_fdc7207b_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_labeldraft annotation_labeldraf_assignment_id_0fb1e319_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_labeldraft
    ADD CONSTRAINT annotation_labeldraf_assignment_id_0fb1e319_fk_annotatio FOREIGN KEY (assignment_id) REFERENCES public.annotation_assignment(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_lease annotation_lease_annotator_id_55f1a9b4_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_lease
    ADD CONSTRAINT annotation_lease_annotator_id_55f1a9b4_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_lease annotation_lease_assignment_id_778049db_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_lease
    ADD CONSTRAINT annotation_lease_assignment_id_778049db_fk_annotatio FOREIGN KEY (assignment_id) REFERENCES public.annotation_assignment(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_legacystatus annotation_legacystatus_case_id_d38da2c3_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_legacystatus
    ADD CONSTRAINT annotation_legacystatus_case_id_d38da2c3_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_membership annotation_membershi_project_id_eb697c46_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_membership
    ADD CONSTRAINT annotation_membershi_project_id_eb697c46_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_membership annotation_membership_user_id_4070212a_fk_annotation_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_membership
    ADD CONSTRAINT annotation_membership_user_id_4070212a_fk_annotation_user_id FOREIGN KEY (user_id) REFERENCES public.annotation_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_noiseband annotation_noiseband_first_id_1b7809b4_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_noiseband
    ADD CONSTRAINT annotation_noiseband_first_id_1b7809b4_fk_annotatio FOREIGN KEY (first_id) REFERENCES public.annotation_judgepass(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_noiseband annotation_noiseband_project_id_c8ce06df_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_noiseband
    ADD CONSTRAINT annotation_noiseband_project_id_c8ce06df_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_noiseband annotation_noiseband_second_id_2f0a908f_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_noiseband
    ADD CONSTRAINT annotation_noiseband_second_id_2f0a908f_fk_annotatio FOREIGN KEY (second_id) REFERENCES public.annotation_judgepass(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_notedraft annotation_notedraft_annotator_id_0d6759dd_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_notedraft
    ADD CONSTRAINT annotation_notedraft_annotator_id_0d6759dd_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_notedraft annotation_notedraft_sampled_case_id_78127d4d_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_notedraft
    ADD CONSTRAINT annotation_notedraft_sampled_case_id_78127d4d_fk_annotatio FOREIGN KEY (sampled_case_id) REFERENCES public.annotation_sampledcase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_noterevision annotation_noterevis_note_id_256de034_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_noterevision
    ADD CONSTRAINT annotation_noterevis_note_id_256de034_fk_annotatio FOREIGN KEY (note_id) REFERENCES public.annotation_opennote(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_opencodingsession annotation_opencodin_dataset_version_id_4bd2c01a_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_opencodingsession
    ADD CONSTRAINT annotation_opencodin_dataset_version_id_4bd2c01a_fk_annotatio FOREIGN KEY (dataset_version_id) REFERENCES public.annotation_datasetversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_opencodingsession annotation_opencodin_project_id_db557f75_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_opencodingsession
    ADD CONSTRAINT annotation_opencodin_project_id_db557f75_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_opennote annotation_opennote_annotator_id_e31ed062_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_opennote
    ADD CONSTRAINT annotation_opennote_annotator_id_e31ed062_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_opennote annotation_opennote_sampled_case_id_cb6fbf76_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_opennote
    ADD CONSTRAINT annotation_opennote_sampled_case_id_cb6fbf76_fk_annotatio FOREIGN KEY (sampled_case_id) REFERENCES public.annotation_sampledcase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_output annotation_output_case_id_c0640899_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_output
    ADD CONSTRAINT annotation_output_case_id_c0640899_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_position annotation_position_annotator_id_80682fde_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_position
    ADD CONSTRAINT annotation_position_annotator_id_80682fde_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_position annotation_position_session_id_9447d9a6_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_position
    ADD CONSTRAINT annotation_position_session_id_9447d9a6_fk_annotatio FOREIGN KEY (session_id) REFERENCES public.annotation_adjudicationsession(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_position annotation_position_study_case_id_2759cf59_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_position
    ADD CONSTRAINT annotation_position_study_case_id_2759cf59_fk_annotatio FOREIGN KEY (study_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_producer annotation_producer_output_id_aec24f61_fk_annotation_output_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_producer
    ADD CONSTRAINT annotation_producer_output_id_aec24f61_fk_annotation_output_id FOREIGN KEY (output_id) REFERENCES public.annotation_output(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_proposal annotation_proposal_case_id_04265da3_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_proposal
    ADD CONSTRAINT annotation_proposal_case_id_04265da3_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_proposal annotation_proposal_project_id_08d871ec_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_proposal
    ADD CONSTRAINT annotation_proposal_project_id_08d871ec_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_reference annotation_reference_case_id_71d32367_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_reference
    ADD CONSTRAINT annotation_reference_case_id_71d32367_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_regressionfixture annotation_regressio_attempt_id_2f0377fa_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_regressionfixture
    ADD CONSTRAINT annotation_regressio_attempt_id_2f0377fa_fk_annotatio FOREIGN KEY (attempt_id) REFERENCES public.annotation_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_regressionfixture annotation_regressio_overruled_id_4de51c5d_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_regressionfixture
    ADD CONSTRAINT annotation_regressio_overruled_id_4de51c5d_fk_annotatio FOREIGN KEY (overruled_id) REFERENCES public.annotation_verdict(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_regressionfixture annotation_regressio_project_id_8a005b2c_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_regressionfixture
    ADD CONSTRAINT annotation_regressio_project_id_8a005b2c_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_regressionrun annotation_regressio_project_id_dd800972_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_regressionrun
    ADD CONSTRAINT annotation_regressio_project_id_dd800972_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_release annotation_release_project_id_d602a5c0_fk_annotation_project_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_release
    ADD CONSTRAINT annotation_release_project_id_d602a5c0_fk_annotation_project_id FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_releasefile annotation_releasefi_release_id_03837277_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_releasefile
    ADD CONSTRAINT annotation_releasefi_release_id_03837277_fk_annotatio FOREIGN KEY (release_id) REFERENCES public.annotation_release(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_releasestudy annotation_releasest_release_id_57f4e555_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_releasestudy
    ADD CONSTRAINT annotation_releasest_release_id_57f4e555_fk_annotatio FOREIGN KEY (release_id) REFERENCES public.annotation_release(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_releasestudy annotation_releasest_study_id_810aeec7_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_releasestudy
    ADD CONSTRAINT annotation_releasest_study_id_810aeec7_fk_annotatio FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_reportprojection annotation_reportpro_report_id_daca6e79_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_reportprojection
    ADD CONSTRAINT annotation_reportpro_report_id_daca6e79_fk_annotatio FOREIGN KEY (report_id) REFERENCES public.annotation_agreementreport(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_reportprojection annotation_reportpro_taxonomy_version_id_4bafc00d_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_reportprojection
    ADD CONSTRAINT annotation_reportpro_taxonomy_version_id_4bafc00d_fk_taxonomy_ FOREIGN KEY (taxonomy_version_id) REFERENCES public.taxonomy_taxonomyversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_ruling annotation_ruling_adjudicator_id_f9f25012_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_ruling
    ADD CONSTRAINT annotation_ruling_adjudicator_id_f9f25012_fk_annotatio FOREIGN KEY (adjudicator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_ruling annotation_ruling_session_id_a873b9bf_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_ruling
    ADD CONSTRAINT annotation_ruling_session_id_a873b9bf_fk_annotatio FOREIGN KEY (session_id) REFERENCES public.annotation_adjudicationsession(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_ruling annotation_ruling_study_case_id_9de2b9ff_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_ruling
    ADD CONSTRAINT annotation_ruling_study_case_id_9de2b9ff_fk_annotatio FOREIGN KEY (study_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_rulinglease annotation_rulinglea_adjudicator_id_55797b12_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_rulinglease
    ADD CONSTRAINT annotation_rulinglea_adjudicator_id_55797b12_fk_annotatio FOREIGN KEY (adjudicator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_rulinglease annotation_rulinglea_handed_on_by_id_fe41221b_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_rulinglease
    ADD CONSTRAINT annotation_rulinglea_handed_on_by_id_fe41221b_fk_annotatio FOREIGN KEY (handed_on_by_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_rulinglease annotation_rulinglea_study_case_id_a5e47471_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_rulinglease
    ADD CONSTRAINT annotation_rulinglea_study_case_id_a5e47471_fk_annotatio FOREIGN KEY (study_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_run annotation_run_dataset_version_id_a04dc0bf_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_run
    ADD CONSTRAINT annotation_run_dataset_version_id_a04dc0bf_fk_annotatio FOREIGN KEY (dataset_version_id) REFERENCES public.annotation_datasetversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_run annotation_run_project_id_6766e622_fk_annotation_project_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_run
    ADD CONSTRAINT annotation_run_project_id_6766e622_fk_annotation_project_id FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_sampledcase annotation_sampledca_output_id_05ef7ebd_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_sampledcase
    ADD CONSTRAINT annotation_sampledca_output_id_05ef7ebd_fk_annotatio FOREIGN KEY (output_id) REFERENCES public.annotation_output(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_sampledcase annotation_sampledca_session_id_3f7fa62f_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_sampledcase
    ADD CONSTRAINT annotation_sampledca_session_id_3f7fa62f_fk_annotatio FOREIGN KEY (session_id) REFERENCES public.annotation_opencodingsession(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_sampledcase annotation_sampledcase_case_id_2073d501_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_sampledcase
    ADD CONSTRAINT annotation_sampledcase_case_id_2073d501_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_signonlink annotation_signonlink_user_id_f1e02392_fk_annotation_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_signonlink
    ADD CONSTRAINT annotation_signonlink_user_id_f1e02392_fk_annotation_user_id FOREIGN KEY (user_id) REFERENCES public.annotation_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_storedreply annotation_storedreply_user_id_c62b5f4c_fk_annotation_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_storedreply
    ADD CONSTRAINT annotation_storedreply_user_id_c62b5f4c_fk_annotation_user_id FOREIGN KEY (user_id) REFERENCES public.annotation_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_study annotation_study_dataset_version_id_2ae65595_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_study
    ADD CONSTRAINT annotation_study_dataset_version_id_2ae65595_fk_annotatio FOREIGN KEY (dataset_version_id) REFERENCES public.annotation_datasetversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_study annotation_study_guideline_version_id_d3a2574c_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_study
    ADD CONSTRAINT annotation_study_guideline_version_id_d3a2574c_fk_taxonomy_ FOREIGN KEY (guideline_version_id) REFERENCES public.taxonomy_guidelineversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_study annotation_study_project_id_35bb5c27_fk_annotation_project_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_study
    ADD CONSTRAINT annotation_study_project_id_35bb5c27_fk_annotation_project_id FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_study annotation_study_schema_version_id_bdb48888_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_study
    ADD CONSTRAINT annotation_study_schema_version_id_bdb48888_fk_taxonomy_ FOREIGN KEY (schema_version_id) REFERENCES public.taxonomy_labelschemaversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_study annotation_study_taxonomy_version_id_315783c2_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_study
    ADD CONSTRAINT annotation_study_taxonomy_version_id_315783c2_fk_taxonomy_ FOREIGN KEY (taxonomy_version_id) REFERENCES public.taxonomy_taxonomyversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_studyannotator annotation_studyanno_annotator_id_6ef5e5a7_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_studyannotator
    ADD CONSTRAINT annotation_studyanno_annotator_id_6ef5e5a7_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_studyannotator annotation_studyanno_study_id_fa494d66_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_studyannotator
    ADD CONSTRAINT annotation_studyanno_study_id_fa494d66_fk_annotatio FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_studycase annotation_studycase_case_id_f1ec8200_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_studycase
    ADD CONSTRAINT annotation_studycase_case_id_f1ec8200_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_studycase annotation_studycase_output_id_1d0a6786_fk_annotation_output_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_studycase
    ADD CONSTRAINT annotation_studycase_output_id_1d0a6786_fk_annotation_output_id FOREIGN KEY (output_id) REFERENCES public.annotation_output(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_studycase annotation_studycase_study_id_a168e4c3_fk_annotation_study_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_studycase
    ADD CONSTRAINT annotation_studycase_study_id_a168e4c3_fk_annotation_study_id FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_submission annotation_submissio_annotator_id_ad088042_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_submission
    ADD CONSTRAINT annotation_submissio_annotator_id_ad088042_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_submission annotation_submissio_surplus_id_1b6fdc6a_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_submission
    ADD CONSTRAINT annotation_submissio_surplus_id_1b6fdc6a_fk_annotatio FOREIGN KEY (surplus_id) REFERENCES public.annotation_surpluslabel(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_submission annotation_submission_label_id_ea1db68e_fk_annotation_label_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_submission
    ADD CONSTRAINT annotation_submission_label_id_ea1db68e_fk_annotation_label_id FOREIGN KEY (label_id) REFERENCES public.annotation_label(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_suggestednote annotation_suggested_note_id_5d743e87_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_suggestednote
    ADD CONSTRAINT annotation_suggested_note_id_5d743e87_fk_annotatio FOREIGN KEY (note_id) REFERENCES public.annotation_opennote(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_suggestednote annotation_suggested_suggestion_id_800ddd9d_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_suggestednote
    ADD CONSTRAINT annotation_suggested_suggestion_id_800ddd9d_fk_annotatio FOREIGN KEY (suggestion_id) REFERENCES public.annotation_clustersuggestion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_surpluslabel annotation_surplusla_annotator_id_80c6bfe7_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_surpluslabel
    ADD CONSTRAINT annotation_surplusla_annotator_id_80c6bfe7_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_surpluslabel annotation_surplusla_study_case_id_c03ff4be_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_surpluslabel
    ADD CONSTRAINT annotation_surplusla_study_case_id_c03ff4be_fk_annotatio FOREIGN KEY (study_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_unblinding annotation_unblindin_annotator_id_a0363a59_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_unblinding
    ADD CONSTRAINT annotation_unblindin_annotator_id_a0363a59_fk_annotatio FOREIGN KEY (annotator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_unblinding annotation_unblinding_study_id_634bfcef_fk_annotation_study_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_unblinding
    ADD CONSTRAINT annotation_unblinding_study_id_634bfcef_fk_annotation_study_id FOREIGN KEY (study_id) REFERENCES public.annotation_study(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_upload annotation_upload_project_id_dc800d93_fk_annotation_project_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_upload
    ADD CONSTRAINT annotation_upload_project_id_dc800d93_fk_annotation_project_id FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_user_groups annotation_user_groups_group_id_06196f73_fk_auth_group_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_user_groups
    ADD CONSTRAINT annotation_user_groups_group_id_06196f73_fk_auth_group_id FOREIGN KEY (group_id) REFERENCES public.auth_group(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_user_groups annotation_user_groups_user_id_49c4d4d4_fk_annotation_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_user_groups
    ADD CONSTRAINT annotation_user_groups_user_id_49c4d4d4_fk_annotation_user_id FOREIGN KEY (user_id) REFERENCES public.annotation_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_user_user_permissions annotation_user_user_permission_id_b876bfd8_fk_auth_perm; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_user_user_permissions
    ADD CONSTRAINT annotation_user_user_permission_id_b876bfd8_fk_auth_perm FOREIGN KEY (permission_id) REFERENCES public.auth_permission(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_user_user_permissions annotation_user_user_user_id_b168818f_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_user_user_permissions
    ADD CONSTRAINT annotation_user_user_user_id_b168818f_fk_annotatio FOREIGN KEY (user_id) REFERENCES public.annotation_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_verdict annotation_verdict_attempt_id_c7af346e_fk_annotation_attempt_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verdict
    ADD CONSTRAINT annotation_verdict_attempt_id_c7af346e_fk_annotation_attempt_id FOREIGN KEY (attempt_id) REFERENCES public.annotation_attempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_verdict annotation_verdict_judge_pass_id_d515ea29_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verdict
    ADD CONSTRAINT annotation_verdict_judge_pass_id_d515ea29_fk_annotatio FOREIGN KEY (judge_pass_id) REFERENCES public.annotation_judgepass(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_verifier annotation_verifier_project_id_f72393b2_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifier
    ADD CONSTRAINT annotation_verifier_project_id_f72393b2_fk_annotatio FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_verifierrun annotation_verifierr_version_id_a644c2ea_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifierrun
    ADD CONSTRAINT annotation_verifierr_version_id_a644c2ea_fk_annotatio FOREIGN KEY (version_id) REFERENCES public.annotation_verifierversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_verifierrelease annotation_verifierr_version_id_de664fea_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifierrelease
    ADD CONSTRAINT annotation_verifierr_version_id_de664fea_fk_annotatio FOREIGN KEY (version_id) REFERENCES public.annotation_verifierversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_verifierversion annotation_verifierv_verifier_id_591dede3_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_verifierversion
    ADD CONSTRAINT annotation_verifierv_verifier_id_591dede3_fk_annotatio FOREIGN KEY (verifier_id) REFERENCES public.annotation_verifier(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_webhook annotation_webhook_project_id_14e143c5_fk_annotation_project_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_webhook
    ADD CONSTRAINT annotation_webhook_project_id_14e143c5_fk_annotation_project_id FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_group_permissions auth_group_permissio_permission_id_84c5c92e_fk_auth_perm; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissio_permission_id_84c5c92e_fk_auth_perm FOREIGN KEY (permission_id) REFERENCES public.auth_permission(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_group_permissions auth_group_permissions_group_id_b120cbf9_fk_auth_group_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_group_permissions
    ADD CONSTRAINT auth_group_permissions_group_id_b120cbf9_fk_auth_group_id FOREIGN KEY (group_id) REFERENCES public.auth_group(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: auth_permission auth_permission_content_type_id_2f476e4b_fk_django_co; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.auth_permission
    ADD CONSTRAINT auth_permission_content_type_id_2f476e4b_fk_django_co FOREIGN KEY (content_type_id) REFERENCES public.django_content_type(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: axes_accessattemptexpiration axes_accessattemptex_access_attempt_id_6b73a47a_fk_axes_acce; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.axes_accessattemptexpiration
    ADD CONSTRAINT axes_accessattemptex_access_attempt_id_6b73a47a_fk_axes_acce FOREIGN KEY (access_attempt_id) REFERENCES public.axes_accessattempt(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: django_admin_log django_admin_log_content_type_id_c4bce8eb_fk_django_co; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_admin_log
    ADD CONSTRAINT django_admin_log_content_type_id_c4bce8eb_fk_django_co FOREIGN KEY (content_type_id) REFERENCES public.django_content_type(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: django_admin_log django_admin_log_user_id_c564eba6_fk_annotation_user_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.django_admin_log
    ADD CONSTRAINT django_admin_log_user_id_c564eba6_fk_annotation_user_id FOREIGN KEY (user_id) REFERENCES public.annotation_user(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: taxonomy_guidelineversion taxonomy_guidelineve_guideline_id_3f655acd_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_guidelineversion
    ADD CONSTRAINT taxonomy_guidelineve_guideline_id_3f655acd_fk_taxonomy_ FOREIGN KEY (guideline_id) REFERENCES public.taxonomy_guideline(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: taxonomy_labelschemaversion taxonomy_labelschema_schema_id_b852c658_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_labelschemaversion
    ADD CONSTRAINT taxonomy_labelschema_schema_id_b852c658_fk_taxonomy_ FOREIGN KEY (schema_id) REFERENCES public.taxonomy_labelschema(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: taxonomy_reasoncode taxonomy_reasoncode_version_id_31c96af8_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_reasoncode
    ADD CONSTRAINT taxonomy_reasoncode_version_id_31c96af8_fk_taxonomy_ FOREIGN KEY (version_id) REFERENCES public.taxonomy_taxonomyversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: taxonomy_rubricversion taxonomy_rubricversion_rubric_id_4cd4d5b0_fk_taxonomy_rubric_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_rubricversion
    ADD CONSTRAINT taxonomy_rubricversion_rubric_id_4cd4d5b0_fk_taxonomy_rubric_id FOREIGN KEY (rubric_id) REFERENCES public.taxonomy_rubric(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: taxonomy_taxonomymapping taxonomy_taxonomymap_after_id_ba39b50d_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_taxonomymapping
    ADD CONSTRAINT taxonomy_taxonomymap_after_id_ba39b50d_fk_taxonomy_ FOREIGN KEY (after_id) REFERENCES public.taxonomy_taxonomyversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: taxonomy_taxonomymapping taxonomy_taxonomymap_before_id_878b5650_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_taxonomymapping
    ADD CONSTRAINT taxonomy_taxonomymap_before_id_878b5650_fk_taxonomy_ FOREIGN KEY (before_id) REFERENCES public.taxonomy_taxonomyversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: taxonomy_taxonomyversion taxonomy_taxonomyver_taxonomy_id_61ee7ee9_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_taxonomyversion
    ADD CONSTRAINT taxonomy_taxonomyver_taxonomy_id_61ee7ee9_fk_taxonomy_ FOREIGN KEY (taxonomy_id) REFERENCES public.taxonomy_taxonomy(id) DEFERRABLE INITIALLY DEFERRED;


--
-- PostgreSQL database dump complete
--


