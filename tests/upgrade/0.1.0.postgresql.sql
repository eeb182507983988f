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
-- Name: guard_annotation_assignment_design_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_design_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = OLD.study_case_id) <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_assignment: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


--
-- Name: guard_annotation_assignment_design_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_design_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = NEW.study_case_id) <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_assignment: the study is no longer a draft' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


--
-- Name: guard_annotation_assignment_taken_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_assignment_taken_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF (SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id WHERE c.id = NEW.study_case_id) NOT IN ('DRAFT', 'OPEN') OR (EXISTS(SELECT 1 FROM annotation_label l WHERE l.assignment_id = OLD.id) AND (NEW.annotator_id IS NULL OR OLD.annotator_id <> NEW.annotator_id)) OR OLD.study_case_id <> NEW.study_case_id OR OLD.slot <> NEW.slot OR OLD.pass_number <> NEW.pass_number THEN RAISE EXCEPTION 'annotation_assignment: a slot stays where it is, and a labelled one with its annotator' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


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
-- Name: guard_annotation_label_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_label_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_label: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


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
-- Name: guard_annotation_ruling_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_ruling_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_ruling: this row is frozen and cannot be removed' USING ERRCODE = '23514'; END IF; RETURN OLD; END $$;


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
-- Name: guard_annotation_study_begins_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_begins_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.state <> 'DRAFT' THEN RAISE EXCEPTION 'annotation_study: a study begins as a draft' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


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
    AS $$ BEGIN IF OLD.state <> 'DRAFT' AND ((OLD.project_id IS NULL AND NEW.project_id IS NOT NULL) OR (OLD.project_id IS NOT NULL AND NEW.project_id IS NULL) OR OLD.project_id <> NEW.project_id OR (OLD.name IS NULL AND NEW.name IS NOT NULL) OR (OLD.name IS NOT NULL AND NEW.name IS NULL) OR OLD.name <> NEW.name OR (OLD.dataset_version_id IS NULL AND NEW.dataset_version_id IS NOT NULL) OR (OLD.dataset_version_id IS NOT NULL AND NEW.dataset_version_id IS NULL) OR OLD.dataset_version_id <> NEW.dataset_version_id OR (OLD.schema_version_id IS NULL AND NEW.schema_version_id IS NOT NULL) OR (OLD.schema_version_id IS NOT NULL AND NEW.schema_version_id IS NULL) OR OLD.schema_version_id <> NEW.schema_version_id OR (OLD.taxonomy_version_id IS NULL AND NEW.taxonomy_version_id IS NOT NULL) OR (OLD.taxonomy_version_id IS NOT NULL AND NEW.taxonomy_version_id IS NULL) OR OLD.taxonomy_version_id <> NEW.taxonomy_version_id OR (OLD.guideline_version_id IS NULL AND NEW.guideline_version_id IS NOT NULL) OR (OLD.guideline_version_id IS NOT NULL AND NEW.guideline_version_id IS NULL) OR OLD.guideline_version_id <> NEW.guideline_version_id OR (OLD.k IS NULL AND NEW.k IS NOT NULL) OR (OLD.k IS NOT NULL AND NEW.k IS NULL) OR OLD.k <> NEW.k OR (OLD.seed IS NULL AND NEW.seed IS NOT NULL) OR (OLD.seed IS NOT NULL AND NEW.seed IS NULL) OR OLD.seed <> NEW.seed OR (OLD.is_pilot IS NULL AND NEW.is_pilot IS NOT NULL) OR (OLD.is_pilot IS NOT NULL AND NEW.is_pilot IS NULL) OR OLD.is_pilot <> NEW.is_pilot OR (OLD.threshold IS NULL AND NEW.threshold IS NOT NULL) OR (OLD.threshold IS NOT NULL AND NEW.threshold IS NULL) OR OLD.threshold <> NEW.threshold OR (OLD.threshold_field IS NULL AND NEW.threshold_field IS NOT NULL) OR (OLD.threshold_field IS NOT NULL AND NEW.threshold_field IS NULL) OR OLD.threshold_field <> NEW.threshold_field OR (OLD.public_id IS NULL AND NEW.public_id IS NOT NULL) OR (OLD.public_id IS NOT NULL AND NEW.public_id IS NULL) OR OLD.public_id <> NEW.public_id) THEN RAISE EXCEPTION 'annotation_study: what a study pins cannot change once it is open' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


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
-- Name: guard_annotation_study_truncate(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.guard_annotation_study_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF 1=1 THEN RAISE EXCEPTION 'annotation_study: evidence cannot be truncated' USING ERRCODE = '23514'; END IF; RETURN NEW; END $$;


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
-- Name: annotation_assignment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.annotation_assignment (
    id bigint NOT NULL,
    slot smallint NOT NULL,
    pass_number smallint NOT NULL,
    annotator_id bigint,
    study_case_id bigint NOT NULL,
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
    CONSTRAINT annotation_label_revision_check CHECK ((revision >= 0))
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
    CONSTRAINT annotation_study_k_check CHECK ((k >= 0)),
    CONSTRAINT annotation_study_seed_check CHECK ((seed >= 0)),
    CONSTRAINT study_k_positive CHECK ((k >= 1)),
    CONSTRAINT study_measured_before_adjudication CHECK ((((measured_at IS NOT NULL) AND ((state)::text = ANY ((ARRAY['MEASURED'::character varying, 'ADJUDICATED'::character varying, 'RELEASED'::character varying])::text[])) AND (NOT ((gate)::text = ''::text))) OR (((gate)::text = ''::text) AND (measured_at IS NULL) AND ((state)::text = ANY ((ARRAY['DRAFT'::character varying, 'OPEN'::character varying, 'CLOSED'::character varying])::text[])))))
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
    date_joined timestamp with time zone NOT NULL
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
    CONSTRAINT guideline_version_frozen_digest CHECK ((((frozen_at IS NULL) AND ((sha256)::text = ''::text) AND ((state)::text = 'draft'::text)) OR ((frozen_at IS NOT NULL) AND ((state)::text = 'frozen'::text) AND (NOT ((sha256)::text = ''::text))))),
    CONSTRAINT taxonomy_guidelineversion_number_check CHECK ((number >= 0))
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
    CONSTRAINT label_schema_version_frozen_digest CHECK ((((frozen_at IS NULL) AND ((sha256)::text = ''::text) AND ((state)::text = 'draft'::text)) OR ((frozen_at IS NOT NULL) AND ((state)::text = 'frozen'::text) AND (NOT ((sha256)::text = ''::text))))),
    CONSTRAINT taxonomy_labelschemaversion_number_check CHECK ((number >= 0))
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
    CONSTRAINT taxonomy_taxonomyversion_number_check CHECK ((number >= 0)),
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
-- Data for Name: annotation_agreementreport; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_agreementreport VALUES (1, 1, '{"annotators":[{"kind":"human","n_labels":3,"pseudonym":"reader-1"},{"kind":"human","n_labels":3,"pseudonym":"reader-2"}],"engine":"1","excluded":[],"fields":[{"annotators":["reader-1","reader-2"],"between":"human-human","categories":["right","wrong"],"excluded":[],"field":"verdict","leave_one_annotator_out":[],"level":"nominal","measures":[{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-0.767550909916","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-0.767550909916","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement_item_mean","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":"0.444444444444","interval":{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.368145868217","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.391918358845","status":"ok","value":"0.4","warnings":["n_below_30"]},{"expected":"0.6","interval":{"high":"0.912421202756","level":"0.95","low":"-0.375294330881","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.912421202756","level":"0.95","low":"-0.375294330881","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.999395850807","level":"0.95","low":"-0.99592304515","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha","observed":"0.333333333333","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.444444444444","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.941419372889","level":"0.95","low":"-0.627114818081","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.941419372889","level":"0.95","low":"-0.627114818081","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.994292880877","level":"0.95","low":"-0.977365291969","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-2.53510181983","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac1","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.894905443308","level":"0.95","low":"-0.650353197057","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.894905443308","level":"0.95","low":"-0.650353197057","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.973309323027","method":"linearised","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"scott_pi","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.921133060278","level":"0.95","low":"-0.631645167484","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.921133060278","level":"0.95","low":"-0.631645167484","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.998426992533","level":"0.95","low":"-0.993722781299","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-2.53510181983","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"bennett_s","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.921133060278","level":"0.95","low":"-0.631645167484","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.921133060278","level":"0.95","low":"-0.631645167484","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.998426992533","level":"0.95","low":"-0.993722781299","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-2.53510181983","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"pabak","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.894905443308","level":"0.95","low":"-0.650353197057","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.894905443308","level":"0.95","low":"-0.650353197057","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.999816885153","level":"0.95","low":"-0.999267741742","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-2.53510181983","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"fleiss_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":"0","interval":{"high":"1","level":"0.95","low":"-1.86305535573","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"1","level":"0.95","low":"-1.86305535573","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":80,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"positive_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.587944735792","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":"0","interval":{"high":"1","level":"0.95","low":"-1.86305535573","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"1","level":"0.95","low":"-1.86305535573","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"negative_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.587944735792","status":"ok","value":"0.666666666667","warnings":["n_below_30"]}],"n_annotators":2,"n_items":3,"n_pairable":3,"n_values":6,"not_applicable":[{"name":"cohen_kappa_linear","why":"needs ordinal data, not nominal"},{"name":"cohen_kappa_quadratic","why":"needs ordinal data, not nominal"},{"name":"krippendorff_alpha_nominal","why":"needs ordinal data, not nominal"},{"name":"krippendorff_alpha_interval","why":"needs ordinal data, not nominal"},{"name":"gwet_ac2_linear","why":"needs ordinal data, not nominal"},{"name":"gwet_ac2_quadratic","why":"needs ordinal data, not nominal"},{"name":"conger_kappa","why":"is for 3 annotators or more"},{"name":"light_kappa","why":"is for 3 annotators or more"},{"name":"within_one_agreement","why":"needs ordinal data, not nominal"},{"name":"mean_difference","why":"needs ordinal data, not nominal"},{"name":"icc_2_1","why":"needs interval or ratio data, not nominal"},{"name":"icc_3_1","why":"needs interval or ratio data, not nominal"},{"name":"lin_ccc","why":"needs interval or ratio data, not nominal"},{"name":"bland_altman","why":"needs interval or ratio data, not nominal"},{"name":"kendall_w","why":"needs interval or ordinal or ratio data, not nominal"}],"pairs":[{"annotators":["reader-1","reader-2"],"contingency":[[1,1],[0,1]],"diagnostics":{"bhapkar":{"freedom":1,"p_value":"0.22067136192","statistic":"1.5"},"bias_index":"0.333333333333","bowker":{"freedom":1,"p_value":"0.317310507863","statistic":"1"},"kappa_against_zero":{"p_value":"0.386476230771","z":"0.866025403784"},"kappa_maximum":"0.4","mcnemar":{"exact_p_value":"1","p_value":"1","statistic":"0"},"prevalence_index":"0","stuart_maxwell":{"freedom":1,"p_value":"0.317310507863","statistic":"1"}},"measures":[{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-0.767550909916","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0.444444444444","interval":{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.368145868217","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.391918358845","status":"ok","value":"0.4","warnings":[]}],"n":3}],"per_category":[{"category":"right","category_coefficient":"0.333333333333","interval":{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0.4","n_labels":3,"positive_agreement":"0.666666666667","prevalence":"0.5"},{"category":"wrong","category_coefficient":"0.333333333333","interval":{"high":"0.897203556634","level":"0.95","low":"-0.325201647976","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0.4","n_labels":3,"positive_agreement":"0.666666666667","prevalence":"0.5"}],"planning":{"expected_width":"0.199726446244","large_sample_n":323,"n":322,"width":"0.2"},"title":"Verdict","warnings":[{"code":"n_below_30","message":"Only 3 units were labelled twice or more; read the intervals, not the values."}],"what_if":[],"without_identical_blocks":null},{"annotators":["reader-1","reader-2"],"between":"human-human","categories":["0","1","2"],"excluded":[],"field":"tone","leave_one_annotator_out":[],"level":"ordinal","measures":[{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-0.767550909916","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-0.767550909916","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement_item_mean","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":"0.333333333333","interval":{"high":"0.876467965279","level":"0.95","low":"-0.147817992043","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.876467965279","level":"0.95","low":"-0.147817992043","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.11112614338","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.311804782231","status":"ok","value":"0.5","warnings":["n_below_30"]},{"expected":"0.5","interval":{"high":"0.922074983785","level":"0.95","low":"-0.0952759563408","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.922074983785","level":"0.95","low":"-0.0952759563408","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.123443428106","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa_linear","observed":"0.833333333333","reason":null,"standard_error":"0.277159806428","status":"ok","value":"0.666666666667","warnings":["n_below_30"]},{"expected":"0.583333333333","interval":{"high":"0.956455526772","level":"0.95","low":"-0.0660347379982","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.956455526772","level":"0.95","low":"-0.0660347379982","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.408879268237","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa_quadratic","observed":"0.916666666667","reason":null,"standard_error":"0.199555060628","status":"ok","value":"0.8","warnings":["n_below_30"]},{"expected":"6","interval":{"high":"0.972843070839","level":"0.95","low":"-0.209573033926","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.972843070839","level":"0.95","low":"-0.209573033926","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.999999648703","level":"0.95","low":"-0.999977517213","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha","observed":"1.33333333333","reason":null,"standard_error":"0.618640484759","status":"ok","value":"0.777777777778","warnings":["n_below_30"]},{"expected":"0.733333333333","interval":{"high":"0.896701973375","level":"0.95","low":"-0.250249807571","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.896701973375","level":"0.95","low":"-0.250249807571","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.999524120645","level":"0.95","low":"-0.994512622472","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha_nominal","observed":"0.333333333333","reason":null,"standard_error":"0.581186525805","status":"ok","value":"0.545454545455","warnings":["n_below_30"]},{"expected":"1.93333333333","interval":{"high":"0.999999984288","level":"0.95","low":"-0.999998234635","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"0.999999984288","level":"0.95","low":"-0.999998234635","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":154,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha_interval","observed":"0.333333333333","reason":null,"standard_error":"0.596900472836","status":"ok","value":"0.827586206897","warnings":["n_below_30"]},{"expected":"0.305555555556","interval":{"high":"0.934772124159","level":"0.95","low":"-0.234981160953","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.934772124159","level":"0.95","low":"-0.234981160953","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.333333333333","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.996955563146","level":"0.95","low":"-0.969884912814","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-1.63264498198","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac1","observed":"0.666666666667","reason":null,"standard_error":"0.500306466079","status":"ok","value":"0.52","warnings":["n_below_30"]},{"expected":"0.509259259259","interval":{"high":"0.957763639704","level":"0.95","low":"-0.0435697774876","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.957763639704","level":"0.95","low":"-0.0435697774876","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.142857142857","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.99633836858","level":"0.95","low":"-0.916004257001","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.956485366939","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac2_linear","observed":"0.833333333333","reason":null,"standard_error":"0.375782761702","status":"ok","value":"0.660377358491","warnings":["n_below_30"]},{"expected":"0.611111111111","interval":{"high":"0.976263663995","level":"0.95","low":"-0.0653364253785","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.976263663995","level":"0.95","low":"-0.0653364253785","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.5","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.996927706314","level":"0.95","low":"-0.806944287862","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.292410115751","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac2_quadratic","observed":"0.916666666667","reason":null,"standard_error":"0.250572023629","status":"ok","value":"0.785714285714","warnings":["n_below_30"]},{"expected":"0.388888888889","interval":{"high":"0.87604236805","level":"0.95","low":"-0.500299769085","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.87604236805","level":"0.95","low":"-0.500299769085","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.531808030607","method":"linearised","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"scott_pi","observed":"0.666666666667","reason":null,"standard_error":"0.50325082141","status":"ok","value":"0.454545454545","warnings":["n_below_30"]},{"expected":"0.333333333333","interval":{"high":"0.922177680133","level":"0.95","low":"-0.30004450881","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.922177680133","level":"0.95","low":"-0.30004450881","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.5","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.997852411696","level":"0.95","low":"-0.980836327976","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-1.65132636487","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"bennett_s","observed":"0.666666666667","reason":null,"standard_error":"0.5","status":"ok","value":"0.5","warnings":["n_below_30"]},{"expected":"0.388888888889","interval":{"high":"0.87604236805","level":"0.95","low":"-0.500299769085","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.87604236805","level":"0.95","low":"-0.500299769085","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.99983219494","level":"0.95","low":"-0.998807331103","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-1.71076806594","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"fleiss_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.50325082141","status":"ok","value":"0.454545454545","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"1","level":"0.95","low":"0.438502968245","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"1","level":"0.95","low":"0.438502968245","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"within_one_agreement","observed":"1","reason":null,"standard_error":"0","status":"ok","value":"1","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"1.76755090992","level":"0.95","low":"-1.10088424325","method":"student_t","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"1.76755090992","level":"0.95","low":"-1.10088424325","method":"student_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"mean_difference","observed":null,"reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":null,"interval":null,"intervals":[],"k_declared":3,"k_used":3,"n_complete":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"kendall_w","observed":null,"reason":null,"standard_error":null,"status":"ok","value":"0.928571428571","warnings":["n_below_30"]}],"n_annotators":2,"n_items":3,"n_pairable":3,"n_values":6,"not_applicable":[{"name":"pabak","why":"is for two categories, not 3"},{"name":"conger_kappa","why":"is for 3 annotators or more"},{"name":"light_kappa","why":"is for 3 annotators or more"},{"name":"positive_agreement","why":"is for two categories, not 3"},{"name":"negative_agreement","why":"is for two categories, not 3"},{"name":"icc_2_1","why":"needs interval or ratio data, not ordinal"},{"name":"icc_3_1","why":"needs interval or ratio data, not ordinal"},{"name":"lin_ccc","why":"needs interval or ratio data, not ordinal"},{"name":"bland_altman","why":"needs interval or ratio data, not ordinal"}],"pairs":[{"annotators":["reader-1","reader-2"],"contingency":[[1,0,0],[0,0,0],[0,1,1]],"diagnostics":{"bhapkar":{"freedom":1,"p_value":"0.22067136192","statistic":"1.5"},"bowker":{"freedom":1,"p_value":"0.317310507863","statistic":"1"},"kappa_against_zero":{"p_value":"0.133614402538","z":"1.5"},"kappa_maximum":"0.5","stuart_maxwell":{"freedom":1,"p_value":"0.317310507863","statistic":"1"}},"measures":[{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-0.767550909916","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0.333333333333","interval":{"high":"0.876467965279","level":"0.95","low":"-0.147817992043","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.876467965279","level":"0.95","low":"-0.147817992043","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.11112614338","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.311804782231","status":"ok","value":"0.5","warnings":[]},{"expected":"0.5","interval":{"high":"0.922074983785","level":"0.95","low":"-0.0952759563408","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.922074983785","level":"0.95","low":"-0.0952759563408","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.123443428106","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa_linear","observed":"0.833333333333","reason":null,"standard_error":"0.277159806428","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0.583333333333","interval":{"high":"0.956455526772","level":"0.95","low":"-0.0660347379982","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.956455526772","level":"0.95","low":"-0.0660347379982","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"0.408879268237","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":3,"k_used":3,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa_quadratic","observed":"0.916666666667","reason":null,"standard_error":"0.199555060628","status":"ok","value":"0.8","warnings":[]}],"n":3}],"per_category":[{"category":"0","category_coefficient":"1","interval":{"high":"0.999699625377","level":"0.95","low":"0.0130890050323","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"1","n_labels":2,"positive_agreement":"1","prevalence":"0.333333333333"},{"category":"1","category_coefficient":"-0.2","interval":{"high":"0.776795791398","level":"0.95","low":"-0.418084732951","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0","n_labels":1,"positive_agreement":"0","prevalence":"0.166666666667"},{"category":"2","category_coefficient":"0.333333333333","interval":{"high":"0.894995395954","level":"0.95","low":"-0.351033828382","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0.4","n_labels":3,"positive_agreement":"0.666666666667","prevalence":"0.5"}],"planning":{"expected_width":"0.199778445536","large_sample_n":215,"n":206,"width":"0.2"},"title":"Tone","warnings":[{"code":"n_below_30","message":"Only 3 units were labelled twice or more; read the intervals, not the values."}],"what_if":[{"categories":["1","2"],"change":"merge","gain":"0.5","interval":{"high":"0.999699625377","level":"0.95","low":"0.0130890050323","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"measure":"cohen_kappa","value":"1"},{"categories":["1"],"change":"drop","gain":"0.5","interval":{"high":"0.999473541988","level":"0.95","low":"-0.0844026991443","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"measure":"cohen_kappa","value":"1"},{"categories":["0","1"],"change":"merge","gain":"-0.1","interval":{"high":"0.897203556634","level":"0.95","low":"-0.325201647976","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"measure":"cohen_kappa","value":"0.4"},{"categories":["0","2"],"change":"merge","gain":"-0.5","interval":{"high":"0.793803528272","level":"0.95","low":"-0.392134402061","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"measure":"cohen_kappa","value":"0"},{"categories":["0"],"change":"drop","gain":"-0.5","interval":{"high":"0.72993474005","level":"0.95","low":"-0.601234940193","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"measure":"cohen_kappa","value":"0"}],"without_identical_blocks":null},{"annotators":["reader-1","reader-2"],"any_code":{"alpha":"0.444444444444","gwet_ac1":"0.333333333333","interval":{"high":"0.897203556634","level":"0.95","low":"-0.325201647976","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0.4","measures":[{"expected":null,"interval":{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.93850805528","level":"0.95","low":"0.207659600802","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-0.767550909916","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0.444444444444","interval":{"high":"0.897203556634","level":"0.95","low":"-0.325201647976","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.897203556634","level":"0.95","low":"-0.325201647976","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.368145868217","method":"fleiss_cohen_everitt","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.666666666667","reason":null,"standard_error":"0.391918358845","status":"ok","value":"0.4","warnings":[]},{"expected":"0.6","interval":{"high":"0.914331207084","level":"0.95","low":"-0.387614312811","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.914331207084","level":"0.95","low":"-0.387614312811","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":137,"seed":11,"unit":"unit"},{"high":"0.999395850807","level":"0.95","low":"-0.99592304515","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha","observed":"0.333333333333","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.444444444444","warnings":[]},{"expected":"0","interval":{"high":"1","level":"0.95","low":"-1.86305535573","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"1","level":"0.95","low":"-1.86305535573","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":80,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"positive_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.587944735792","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0","interval":{"high":"1","level":"0.95","low":"-1.86305535573","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"1","level":"0.95","low":"-1.86305535573","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"negative_agreement","observed":"0.666666666667","reason":null,"standard_error":"0.587944735792","status":"ok","value":"0.666666666667","warnings":[]},{"expected":"0.5","interval":{"high":"0.94730621304","level":"0.95","low":"-0.632429415841","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.94730621304","level":"0.95","low":"-0.632429415841","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.994292880877","level":"0.95","low":"-0.977365291969","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-2.53510181983","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac1","observed":"0.666666666667","reason":null,"standard_error":"0.666666666667","status":"ok","value":"0.333333333333","warnings":[]}],"n_labels":3,"positive_agreement":"0.666666666667","prevalence":"0.5"},"between":"human-human","categories":["POLICY","UNHELPFUL"],"excluded":[],"field":"reasons","leave_one_annotator_out":[],"level":"set","measures":[{"expected":null,"interval":{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-1.10088424325","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.333333333333","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-1.10088424325","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement_item_mean","observed":"0.333333333333","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":["n_below_30"]},{"expected":null,"interval":{"high":"1","level":"0.95","low":"-0.742068855875","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"1","level":"0.95","low":"-0.742068855875","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"jaccard_mean","observed":"0.5","reason":null,"standard_error":"0.288675134595","status":"ok","value":"0.5","warnings":["n_below_30"]},{"expected":"0.755555555556","interval":{"high":"0.959985377487","level":"0.95","low":"-0.886084224923","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"0.959985377487","level":"0.95","low":"-0.886084224923","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"0.615384615385","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"masi_alpha","observed":"0.555555555556","reason":null,"standard_error":"0.361922383656","status":"ok","value":"0.264705882353","warnings":["n_below_30"]},{"expected":"0.733333333333","interval":{"high":"0.980757487027","level":"0.95","low":"-0.929921685839","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"0.980757487027","level":"0.95","low":"-0.929921685839","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"0.705882352941","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"jaccard_alpha","observed":"0.5","reason":null,"standard_error":"0.415145370939","status":"ok","value":"0.318181818182","warnings":["n_below_30"]},{"expected":"0.8","interval":{"high":"0.873673286395","level":"0.95","low":"-0.76655500412","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"0.873673286395","level":"0.95","low":"-0.76655500412","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"0.444444444444","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha_nominal","observed":"0.666666666667","reason":null,"standard_error":"0.266666666667","status":"ok","value":"0.166666666667","warnings":["n_below_30"]}],"n_annotators":2,"n_empty_sets":3,"n_items":3,"n_pairable":3,"n_values":6,"not_applicable":[],"pairs":[{"annotators":["reader-1","reader-2"],"contingency":null,"measures":[{"expected":null,"interval":{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-1.10088424325","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.333333333333","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":[]},{"expected":null,"interval":{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-1.10088424325","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement_item_mean","observed":"0.333333333333","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":[]},{"expected":null,"interval":{"high":"1","level":"0.95","low":"-0.742068855875","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"1","level":"0.95","low":"-0.742068855875","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"jaccard_mean","observed":"0.5","reason":null,"standard_error":"0.288675134595","status":"ok","value":"0.5","warnings":[]},{"expected":"0.755555555556","interval":{"high":"0.959985377487","level":"0.95","low":"-0.886084224923","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"0.959985377487","level":"0.95","low":"-0.886084224923","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"masi_alpha","observed":"0.555555555556","reason":null,"standard_error":"0.361922383656","status":"ok","value":"0.264705882353","warnings":[]},{"expected":"0.733333333333","interval":{"high":"0.980757487027","level":"0.95","low":"-0.929921685839","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"0.980757487027","level":"0.95","low":"-0.929921685839","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"jaccard_alpha","observed":"0.5","reason":null,"standard_error":"0.415145370939","status":"ok","value":"0.318181818182","warnings":[]},{"expected":"0.8","interval":{"high":"0.873673286395","level":"0.95","low":"-0.76655500412","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"0.873673286395","level":"0.95","low":"-0.76655500412","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":null,"k_used":4,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha_nominal","observed":"0.666666666667","reason":null,"standard_error":"0.266666666667","status":"ok","value":"0.166666666667","warnings":[]}],"n":3}],"per_category":[{"alpha":"-0.25","category":"POLICY","gwet_ac1":"-0.2","interval":{"high":"0.422791454193","level":"0.95","low":"-0.606705475195","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"0","measures":[{"expected":null,"interval":{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.792340399198","level":"0.95","low":"0.0614919447204","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"-1.10088424325","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"0.333333333333","reason":null,"standard_error":"0.333333333333","status":"ok","value":"0.333333333333","warnings":[]},{"expected":"0.333333333333","interval":{"high":"0.422791454193","level":"0.95","low":"-0.606705475195","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.422791454193","level":"0.95","low":"-0.606705475195","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"0.333333333333","reason":null,"standard_error":"0","status":"ok","value":"0","warnings":[]},{"expected":"0.533333333333","interval":{"high":"0.481948908217","level":"0.95","low":"-0.603871136237","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.481948908217","level":"0.95","low":"-0.603871136237","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0","level":"0.95","low":"-0.666666666667","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"},{"high":"0.854990895873","level":"0.95","low":"-0.945256462908","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha","observed":"0.666666666667","reason":null,"standard_error":"0.333333333333","status":"ok","value":"-0.25","warnings":[]},{"expected":"0","interval":{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":80,"seed":11,"unit":"unit"},"intervals":[{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":80,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"positive_agreement","observed":"0","reason":null,"standard_error":"0","status":"ok","value":"0","warnings":[]},{"expected":"0","interval":{"high":"1","level":"0.95","low":"-1.41229010211","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},"intervals":[{"high":"1","level":"0.95","low":"-1.41229010211","method":"jackknife_t","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"negative_agreement","observed":"0.5","reason":null,"standard_error":"0.444444444444","status":"ok","value":"0.5","warnings":[]},{"expected":"0.444444444444","interval":{"high":"0.758141564533","level":"0.95","low":"-0.919209164571","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.758141564533","level":"0.95","low":"-0.919209164571","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"-1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},{"high":"0.99769719575","level":"0.95","low":"-0.998975876346","method":"jackknife_fisher_z","n_undefined":0,"seed":null,"unit":"unit"},{"high":"1","level":"0.95","low":"-3.81422829299","method":"linearised_t","n_undefined":0,"seed":null,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac1","observed":"0.333333333333","reason":null,"standard_error":"0.84","status":"ok","value":"-0.2","warnings":[]}],"n_labels":2,"positive_agreement":"0","prevalence":"0.333333333333"},{"alpha":"1","category":"UNHELPFUL","gwet_ac1":"1","interval":{"high":"0.999699625377","level":"0.95","low":"0.0130890050323","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"kappa":"1","measures":[{"expected":null,"interval":{"high":"1","level":"0.95","low":"0.438502968245","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"1","level":"0.95","low":"0.438502968245","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"1","level":"0.95","low":"1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"raw_agreement","observed":"1","reason":null,"standard_error":"0","status":"ok","value":"1","warnings":[]},{"expected":"0.555555555556","interval":{"high":"0.999699625377","level":"0.95","low":"0.0130890050323","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.999699625377","level":"0.95","low":"0.0130890050323","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"1","method":"bootstrap","n_undefined":686,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"cohen_kappa","observed":"1","reason":null,"standard_error":"0","status":"ok","value":"1","warnings":[]},{"expected":"0.533333333333","interval":{"high":"0.999749687812","level":"0.95","low":"0.0166861320191","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.999749687812","level":"0.95","low":"0.0166861320191","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"1","method":"bootstrap","n_undefined":686,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"krippendorff_alpha","observed":"0","reason":null,"standard_error":null,"status":"ok","value":"1","warnings":[]},{"expected":"0","interval":{"high":"1","level":"0.95","low":"1","method":"bootstrap","n_undefined":605,"seed":11,"unit":"unit"},"intervals":[{"high":"1","level":"0.95","low":"1","method":"bootstrap","n_undefined":605,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"positive_agreement","observed":"1","reason":null,"standard_error":null,"status":"ok","value":"1","warnings":[]},{"expected":"0","interval":{"high":"1","level":"0.95","low":"1","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"},"intervals":[{"high":"1","level":"0.95","low":"1","method":"bootstrap","n_undefined":68,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"negative_agreement","observed":"1","reason":null,"standard_error":"0","status":"ok","value":"1","warnings":[]},{"expected":"0.444444444444","interval":{"high":"0.99985095707","level":"0.95","low":"-0.0278900681074","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0.99985095707","level":"0.95","low":"-0.0278900681074","method":"dirichlet","n_undefined":0,"seed":11,"unit":"unit"},{"high":"1","level":"0.95","low":"1","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":2,"k_used":2,"n_items":3,"n_missing":0,"n_pairs":3,"name":"gwet_ac1","observed":"1","reason":null,"standard_error":"0","status":"ok","value":"1","warnings":[]}],"n_labels":2,"positive_agreement":"1","prevalence":"0.333333333333"}],"planning":null,"title":"Reasons","warnings":[{"code":"n_below_30","message":"Only 3 units were labelled twice or more; read the intervals, not the values."}],"what_if":[],"which_code":{"measures":[{"expected":null,"interval":{"high":"0.793450685623","level":"0.95","low":"0","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.793450685623","level":"0.95","low":"0","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":488,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"raw_agreement","observed":"0","reason":null,"standard_error":null,"status":"ok","value":"0","warnings":[]},{"expected":null,"interval":{"high":"0.793450685623","level":"0.95","low":"0","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},"intervals":[{"high":"0.793450685623","level":"0.95","low":"0","method":"wilson","n_undefined":0,"seed":null,"unit":"pair"},{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":488,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"raw_agreement_item_mean","observed":"0","reason":null,"standard_error":null,"status":"ok","value":"0","warnings":[]},{"expected":null,"interval":{"high":"0.5","level":"0.95","low":"0.5","method":"bootstrap","n_undefined":488,"seed":11,"unit":"unit"},"intervals":[{"high":"0.5","level":"0.95","low":"0.5","method":"bootstrap","n_undefined":488,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"jaccard_mean","observed":"0.5","reason":null,"standard_error":null,"status":"ok","value":"0.5","warnings":[]},{"expected":"0.666666666667","interval":{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"masi_alpha","observed":"0.666666666667","reason":null,"standard_error":null,"status":"ok","value":"0","warnings":[]},{"expected":"0.5","interval":{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"jaccard_alpha","observed":"0.5","reason":null,"standard_error":null,"status":"ok","value":"0","warnings":[]},{"expected":"1","interval":{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"},"intervals":[{"high":"0","level":"0.95","low":"0","method":"bootstrap","n_undefined":0,"seed":11,"unit":"unit"}],"k_declared":null,"k_used":3,"n_items":1,"n_missing":3,"n_pairs":1,"name":"krippendorff_alpha_nominal","observed":"1","reason":null,"standard_error":null,"status":"ok","value":"0","warnings":[]}],"n_items":1,"n_pairs":1},"without_identical_blocks":null}],"format":"concord-agreement-report/1","gate":{"blindness":"attested","gate":"READY","reason":"3 of 3 cases have 2 labels by different people"},"inputs_sha256":"75e12208c171d387a0c335da8eb86329162c78b5b74cd2949688789416b079d5","n_cases":3,"n_double":3,"study":{"blindness":"attested","k":2,"name":"refund-doubles","pilot":false,"pins":{"dataset":{"name":"refunds","sha256":"01580c5605678088643a3e98b756eef30f511988b41d085173018f1ac6f68009","version":"1"},"schema":{"name":"refund-review","sha256":"5a2f35361bb30164bcaf8cb79645cc213d6de8fa382e5bdd1bbd97c5fb0225b1","version":1},"taxonomy":{"name":"refund-reasons","sha256":"aed09a9c157fa0efb7835717e4eabb54dba8e16bc06e38714af44447c2a73342","version":1}},"project":"shop","seed":11}}', '6c5b6119f723441b5bdb73e748b27de2ce2642c2ced5f5ff02dd4037e2f9da87', '75e12208c171d387a0c335da8eb86329162c78b5b74cd2949688789416b079d5', '1', '2026-11-30 06:13:10.039257+00', 1);


--
-- Data for Name: annotation_annotator; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_annotator VALUES (1, 'reader-1', 'human', NULL, 1);
INSERT INTO public.annotation_annotator VALUES (2, 'reader-2', 'human', NULL, 1);
INSERT INTO public.annotation_annotator VALUES (3, 'chair', 'human', NULL, 1);


--
-- Data for Name: annotation_assignment; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_assignment VALUES (1, 1, 1, 1, 1);
INSERT INTO public.annotation_assignment VALUES (2, 2, 1, 2, 1);
INSERT INTO public.annotation_assignment VALUES (3, 1, 1, 2, 2);
INSERT INTO public.annotation_assignment VALUES (4, 2, 1, 1, 2);
INSERT INTO public.annotation_assignment VALUES (5, 1, 1, 2, 3);
INSERT INTO public.annotation_assignment VALUES (6, 2, 1, 1, 3);


--
-- Data for Name: annotation_auditchain; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_auditchain VALUES (1, 'shop');
INSERT INTO public.annotation_auditchain VALUES (2, 'installation');


--
-- Data for Name: annotation_auditevent; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_auditevent VALUES (1, 1, 'project.created', '{"action":"project.created","actor":"command line","at":"2026-11-30T06:13:01.625047+00:00","chain":"shop","previous":"0000000000000000000000000000000000000000000000000000000000000000","sequence":1,"subject":{"project":"shop"}}', '0000000000000000000000000000000000000000000000000000000000000000', '90848b913a638c6e5189ce9cf3e4d70e98d11d0be2d3a5019d3c29d0bfdc6c4c', 1);
INSERT INTO public.annotation_auditevent VALUES (2, 2, 'cases.imported', '{"action":"cases.imported","actor":"command line","at":"2026-11-30T06:13:01.625047+00:00","chain":"shop","previous":"90848b913a638c6e5189ce9cf3e4d70e98d11d0be2d3a5019d3c29d0bfdc6c4c","sequence":2,"subject":{"added":3,"dataset":"refunds","file":"cases.jsonl","version":"1"}}', '90848b913a638c6e5189ce9cf3e4d70e98d11d0be2d3a5019d3c29d0bfdc6c4c', '6f4031b45714f8495af551ed320cf38b94ea20e189188660cf8a4c147dad1369', 1);
INSERT INTO public.annotation_auditevent VALUES (3, 3, 'outputs.imported', '{"action":"outputs.imported","actor":"command line","at":"2026-11-30T06:13:03.378093+00:00","chain":"shop","previous":"6f4031b45714f8495af551ed320cf38b94ea20e189188660cf8a4c147dad1369","sequence":3,"subject":{"added":3,"dataset":"refunds","version":"1"}}', '6f4031b45714f8495af551ed320cf38b94ea20e189188660cf8a4c147dad1369', 'edaef5943bc2cfce99e12f2489a7a8ba3d32a34db697059ea0f894aca34076ea', 1);
INSERT INTO public.annotation_auditevent VALUES (4, 1, 'schema.frozen', '{"action":"schema.frozen","actor":"library","at":"2026-11-30T06:13:05.036077+00:00","chain":"installation","previous":"0000000000000000000000000000000000000000000000000000000000000000","sequence":1,"subject":{"name":"refund-review","number":1,"reason":"","sha256":"5a2f35361bb30164bcaf8cb79645cc213d6de8fa382e5bdd1bbd97c5fb0225b1"}}', '0000000000000000000000000000000000000000000000000000000000000000', '875e5717ae794a95717833c6436ee2c501298926ae307f4f28aa4fddcf268a4f', 2);
INSERT INTO public.annotation_auditevent VALUES (5, 2, 'taxonomy.frozen', '{"action":"taxonomy.frozen","actor":"library","at":"2026-11-30T06:13:05.036077+00:00","chain":"installation","previous":"875e5717ae794a95717833c6436ee2c501298926ae307f4f28aa4fddcf268a4f","sequence":2,"subject":{"name":"refund-reasons","number":1,"reason":"","sha256":"aed09a9c157fa0efb7835717e4eabb54dba8e16bc06e38714af44447c2a73342"}}', '875e5717ae794a95717833c6436ee2c501298926ae307f4f28aa4fddcf268a4f', '3d6820fc778d7cb59c7285a588ae18a24a71252adc58bdf50e93fa8498c15069', 2);
INSERT INTO public.annotation_auditevent VALUES (6, 4, 'annotator.added', '{"action":"annotator.added","actor":"command line","at":"2026-11-30T06:13:05.036077+00:00","chain":"shop","previous":"edaef5943bc2cfce99e12f2489a7a8ba3d32a34db697059ea0f894aca34076ea","sequence":4,"subject":{"annotator":"reader-1","kind":"human"}}', 'edaef5943bc2cfce99e12f2489a7a8ba3d32a34db697059ea0f894aca34076ea', '8a8fcfe288799f6888e0fb60bb42a18a2afa5c5379bc983365cde4dcd4e1a4cc', 1);
INSERT INTO public.annotation_auditevent VALUES (7, 5, 'annotator.added', '{"action":"annotator.added","actor":"command line","at":"2026-11-30T06:13:05.036077+00:00","chain":"shop","previous":"8a8fcfe288799f6888e0fb60bb42a18a2afa5c5379bc983365cde4dcd4e1a4cc","sequence":5,"subject":{"annotator":"reader-2","kind":"human"}}', '8a8fcfe288799f6888e0fb60bb42a18a2afa5c5379bc983365cde4dcd4e1a4cc', '949a27c9543f085206ac8a6ceb956a5e23844e9f82f3fa1acdb21a3a2f259119', 1);
INSERT INTO public.annotation_auditevent VALUES (8, 6, 'study.created', '{"action":"study.created","actor":"command line","at":"2026-11-30T06:13:05.036077+00:00","chain":"shop","previous":"949a27c9543f085206ac8a6ceb956a5e23844e9f82f3fa1acdb21a3a2f259119","sequence":6,"subject":{"annotators":{"reader-1":"human","reader-2":"human"},"k":2,"seed":11,"study":"refund-doubles"}}', '949a27c9543f085206ac8a6ceb956a5e23844e9f82f3fa1acdb21a3a2f259119', '521a883a7a3d24d7337f69031a391a95086bef75c82ebe78ae6de77d32642450', 1);
INSERT INTO public.annotation_auditevent VALUES (9, 7, 'dataset.released', '{"action":"dataset.released","actor":"command line","at":"2026-11-30T06:13:05.036077+00:00","chain":"shop","previous":"521a883a7a3d24d7337f69031a391a95086bef75c82ebe78ae6de77d32642450","sequence":7,"subject":{"dataset":"refunds","sha256":"01580c5605678088643a3e98b756eef30f511988b41d085173018f1ac6f68009","version":"1"}}', '521a883a7a3d24d7337f69031a391a95086bef75c82ebe78ae6de77d32642450', 'd812f5a13dffcdd674f5d11567b8c5fb0de52f263befd53040c426e96b281039', 1);
INSERT INTO public.annotation_auditevent VALUES (10, 8, 'study.opened', '{"action":"study.opened","actor":"command line","at":"2026-11-30T06:13:05.036077+00:00","chain":"shop","previous":"d812f5a13dffcdd674f5d11567b8c5fb0de52f263befd53040c426e96b281039","sequence":8,"subject":{"cases":3,"study":"refund-doubles"}}', 'd812f5a13dffcdd674f5d11567b8c5fb0de52f263befd53040c426e96b281039', 'abb9ec192c85c00520f13b378bb67dc0177bacb06b4803b86a1db3610b98803b', 1);
INSERT INTO public.annotation_auditevent VALUES (11, 9, 'labels.imported', '{"action":"labels.imported","actor":"command line","at":"2026-11-30T06:13:06.686032+00:00","chain":"shop","previous":"abb9ec192c85c00520f13b378bb67dc0177bacb06b4803b86a1db3610b98803b","sequence":9,"subject":{"added":4,"file":"labels.csv","study":"refund-doubles"}}', 'abb9ec192c85c00520f13b378bb67dc0177bacb06b4803b86a1db3610b98803b', 'f307f36874792d6dadd790b8c6f6a80ab2d823a4562eb5253239b6ca4ca8f4f8', 1);
INSERT INTO public.annotation_auditevent VALUES (12, 10, 'labels.imported', '{"action":"labels.imported","actor":"command line","at":"2026-11-30T06:13:08.245009+00:00","chain":"shop","previous":"f307f36874792d6dadd790b8c6f6a80ab2d823a4562eb5253239b6ca4ca8f4f8","sequence":10,"subject":{"added":2,"file":"labels.jsonl","study":"refund-doubles"}}', 'f307f36874792d6dadd790b8c6f6a80ab2d823a4562eb5253239b6ca4ca8f4f8', '75238f7110dd62909a772420c18efe84d8319fb055f9e15c200d7362ebd6e5b1', 1);
INSERT INTO public.annotation_auditevent VALUES (13, 11, 'study.blindness_attested', '{"action":"study.blindness_attested","actor":"command line","at":"2026-11-30T06:13:09.843360+00:00","chain":"shop","previous":"75238f7110dd62909a772420c18efe84d8319fb055f9e15c200d7362ebd6e5b1","sequence":11,"subject":{"statement":"The readers sat in two rooms.","study":"refund-doubles"}}', '75238f7110dd62909a772420c18efe84d8319fb055f9e15c200d7362ebd6e5b1', '92193bec63847efcb6f809e2a8ac617e64729eca67ca2f70c6c61adad834f33d', 1);
INSERT INTO public.annotation_auditevent VALUES (14, 12, 'study.closed', '{"action":"study.closed","actor":"command line","at":"2026-11-30T06:13:09.843360+00:00","chain":"shop","previous":"92193bec63847efcb6f809e2a8ac617e64729eca67ca2f70c6c61adad834f33d","sequence":12,"subject":{"study":"refund-doubles"}}', '92193bec63847efcb6f809e2a8ac617e64729eca67ca2f70c6c61adad834f33d', '08f10fcf95cb9e38031735bb7ef6794990279daa68e2ccc6a084e0b941318262', 1);
INSERT INTO public.annotation_auditevent VALUES (15, 13, 'report.sealed', '{"action":"report.sealed","actor":"system","at":"2026-11-30T06:13:10.039257+00:00","chain":"shop","previous":"08f10fcf95cb9e38031735bb7ef6794990279daa68e2ccc6a084e0b941318262","sequence":13,"subject":{"gate":"READY","inputs":"75e12208c171d387a0c335da8eb86329162c78b5b74cd2949688789416b079d5","report":"6c5b6119f723441b5bdb73e748b27de2ce2642c2ced5f5ff02dd4037e2f9da87","study":"refund-doubles"}}', '08f10fcf95cb9e38031735bb7ef6794990279daa68e2ccc6a084e0b941318262', 'b147f5d20f3ca28dae25843ceae62c1ee46d0f90ad5aa6839d36a36232e6e3ad', 1);
INSERT INTO public.annotation_auditevent VALUES (16, 14, 'annotator.added', '{"action":"annotator.added","actor":"command line","at":"2026-11-30T06:13:11.613576+00:00","chain":"shop","previous":"b147f5d20f3ca28dae25843ceae62c1ee46d0f90ad5aa6839d36a36232e6e3ad","sequence":14,"subject":{"annotator":"chair","kind":"human"}}', 'b147f5d20f3ca28dae25843ceae62c1ee46d0f90ad5aa6839d36a36232e6e3ad', '6440539b3db1707c31fca5cffa9179738717a6c0e625cfe7b96d8c0dc565ed2d', 1);
INSERT INTO public.annotation_auditevent VALUES (17, 15, 'case.ruled', '{"action":"case.ruled","actor":"chair","at":"2026-11-30T06:13:11.613576+00:00","chain":"shop","previous":"6440539b3db1707c31fca5cffa9179738717a6c0e625cfe7b96d8c0dc565ed2d","sequence":15,"subject":{"case":"refund-001","ruling":1,"sha256":"142acef7e258e8769baa95f2c94fc9fb0704b3813bdfd704558a09701b019789","study":"refund-doubles"}}', '6440539b3db1707c31fca5cffa9179738717a6c0e625cfe7b96d8c0dc565ed2d', '6466352627d60586ac0f65d4cfae6d051d566e79616451cbc73b0a4a9c3a1056', 1);
INSERT INTO public.annotation_auditevent VALUES (18, 16, 'case.ruled', '{"action":"case.ruled","actor":"chair","at":"2026-11-30T06:13:11.613576+00:00","chain":"shop","previous":"6466352627d60586ac0f65d4cfae6d051d566e79616451cbc73b0a4a9c3a1056","sequence":16,"subject":{"case":"refund-002","ruling":1,"sha256":"2b71b8da517ca1152c5be13b23d432c283f186533557b33101f97073d29f4e11","study":"refund-doubles"}}', '6466352627d60586ac0f65d4cfae6d051d566e79616451cbc73b0a4a9c3a1056', '55e441614f442705973456ce46d619eee9eba6b534e4a0a9c7730acf969c502e', 1);
INSERT INTO public.annotation_auditevent VALUES (19, 17, 'case.ruled', '{"action":"case.ruled","actor":"chair","at":"2026-11-30T06:13:13.329032+00:00","chain":"shop","previous":"55e441614f442705973456ce46d619eee9eba6b534e4a0a9c7730acf969c502e","sequence":17,"subject":{"case":"refund-003","ruling":1,"sha256":"0bb8da6d9d73c87c9be0e577a01f856147cdf26e593138b00c291aafb2e73b13","study":"refund-doubles"}}', '55e441614f442705973456ce46d619eee9eba6b534e4a0a9c7730acf969c502e', '49c9e73e6b59ce91feae12913c773dadefbd50a29ca673ba144b3f565a6acc09', 1);
INSERT INTO public.annotation_auditevent VALUES (20, 18, 'study.adjudicated', '{"action":"study.adjudicated","actor":"system","at":"2026-11-30T06:13:13.329032+00:00","chain":"shop","previous":"49c9e73e6b59ce91feae12913c773dadefbd50a29ca673ba144b3f565a6acc09","sequence":18,"subject":{"study":"refund-doubles"}}', '49c9e73e6b59ce91feae12913c773dadefbd50a29ca673ba144b3f565a6acc09', 'fc26e6cbd2e14e20c8038183d0c133a71c5f767dddbf8ccc7febb38af92c90bc', 1);
INSERT INTO public.annotation_auditevent VALUES (21, 19, 'release.created', '{"action":"release.created","actor":"command line","at":"2026-11-30T06:13:14.991282+00:00","chain":"shop","previous":"fc26e6cbd2e14e20c8038183d0c133a71c5f767dddbf8ccc7febb38af92c90bc","sequence":19,"subject":{"content":"f78805080f405b7f76062dc13aa05a6b5b27fc628f676ae9855ba9a62c16a942","manifest":"bc552a10286197145c5fb303c1d0d91ac36d5ae248573478b146e407cab1afd6","release":"v1","status":"ground_truth"}}', 'fc26e6cbd2e14e20c8038183d0c133a71c5f767dddbf8ccc7febb38af92c90bc', '0babc475d957b80f41cdbacb5d4780dc4e5f8e231d0f724e201e992c46544577', 1);


--
-- Data for Name: annotation_case; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_case VALUES (1, 'refund-001', 'refund', 'returns', 'test', '{"id":"refund-001","input":{"question":"A customer returns shoes after 40 days. What does the policy allow?"},"metadata":{"family":"returns"},"schemaVersion":"1","split":"test","task":"refund"}', '000eb79f7af653d76337dd7f5a003d3c6047a1fbd67806180d72c4ef3e3cfb51', 1);
INSERT INTO public.annotation_case VALUES (2, 'refund-002', 'refund', 'delivery', 'test', '{"id":"refund-002","input":{"question":"The parcel never arrived and tracking stops in transit."},"metadata":{"family":"delivery"},"schemaVersion":"1","split":"test","task":"refund"}', '78ee3f578ca516ef90786da55b7cc08b2ebded4e61198b06ffc152097a6c1706', 1);
INSERT INTO public.annotation_case VALUES (3, 'refund-003', 'refund', 'returns', 'test', '{"id":"refund-003","input":{"question":"A gift was bought with a voucher and arrived broken."},"metadata":{"family":"returns"},"schemaVersion":"1","split":"test","task":"refund"}', '79d9af124e3856b9ebb2fc58310ebbe9e9f1237cc2882cd8f00ad781451e5a6c', 1);


--
-- Data for Name: annotation_dataset; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_dataset VALUES (1, 'refunds', 1);


--
-- Data for Name: annotation_datasetversion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_datasetversion VALUES (1, '1', 'released', '', '2026-11-30 06:13:01.625047+00', '2026-11-30 06:13:05.036077+00', '01580c5605678088643a3e98b756eef30f511988b41d085173018f1ac6f68009', 1);


--
-- Data for Name: annotation_job; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_job VALUES (1, 'measure', '11f8a6284af205f10dad962e151e2f24498e6cfb0ba9a7f337d748b1c5731055', '1', '{"study_id": 1}', 'done', 1, 1, NULL, false, 2, 3, '', '2026-11-30 06:13:09.84336+00', '2026-11-30 06:13:10.05914+00');


--
-- Data for Name: annotation_label; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_label VALUES (1, 1, '{"reasons":[],"tone":2,"verdict":"right"}', 'd2c01ba0ba3c604c0352c922374ae421c907e596a6e3acc0a4edf3efa101f988', 'imported', '2026-11-30 06:13:06.686032+00', 1);
INSERT INTO public.annotation_label VALUES (2, 1, '{"reasons":[],"tone":1,"verdict":"right"}', '8ab7a553e5f7367a5f23cb7c6d3c56f99a3fc54af6e239110bdcb6464c7db738', 'imported', '2026-11-30 06:13:06.686032+00', 2);
INSERT INTO public.annotation_label VALUES (3, 1, '{"reasons":["UNHELPFUL"],"tone":0,"verdict":"wrong"}', 'a8dbaad9855ae16d050f7f109277520c7c46e84262a23fae92e789346b0bee04', 'imported', '2026-11-30 06:13:06.686032+00', 4);
INSERT INTO public.annotation_label VALUES (4, 1, '{"reasons":["POLICY","UNHELPFUL"],"tone":0,"verdict":"wrong"}', '9fda93234f35418f1ea74c82c95f7cc22725f6a6d4f11f52efff71bb3c6e20ac', 'imported', '2026-11-30 06:13:06.686032+00', 3);
INSERT INTO public.annotation_label VALUES (5, 1, '{"reasons":[],"tone":2,"verdict":"right"}', 'd2c01ba0ba3c604c0352c922374ae421c907e596a6e3acc0a4edf3efa101f988', 'imported', '2026-11-30 06:13:08.245009+00', 6);
INSERT INTO public.annotation_label VALUES (6, 1, '{"note":"A voucher is not given twice.","reasons":["POLICY"],"tone":2,"verdict":"wrong"}', '54ced4fea367962333a61f8d6acf548faee86770c9b287644b4036ec73057580', 'imported', '2026-11-30 06:13:08.245009+00', 5);


--
-- Data for Name: annotation_membership; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: annotation_output; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_output VALUES (1, 'You can return them for store credit within 60 days.', '6f908d3f7258e3186b1a2d48e0d8316a6246f402a2d812d3ce8cbbaf205100b9', 1);
INSERT INTO public.annotation_output VALUES (2, 'Please wait another month before you write to us.', '258edfc5acb21862f943b78a81f6c11379e0221a1366ee60af952530b88ffd86', 2);
INSERT INTO public.annotation_output VALUES (3, 'We will send a replacement and a new voucher.', '02a26dac15ed509c749a7eb419e77d10c550be34f475f67ee823f6ccb9192f65', 3);


--
-- Data for Name: annotation_producer; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_producer VALUES (1, 'support-small', 'nightly-1', 1);
INSERT INTO public.annotation_producer VALUES (2, 'support-small', 'nightly-1', 2);
INSERT INTO public.annotation_producer VALUES (3, 'support-small', 'nightly-1', 3);


--
-- Data for Name: annotation_project; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_project VALUES (1, 'shop', 'shop', '2026-11-30 06:13:01.625047+00');


--
-- Data for Name: annotation_reference; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_reference VALUES (1, 1, '{"decision":"store credit"}', '', '2026-11-30 06:13:01.625047+00', 1);


--
-- Data for Name: annotation_release; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_release VALUES (1, 'v1', 'ground_truth', 'first', 'f78805080f405b7f76062dc13aa05a6b5b27fc628f676ae9855ba9a62c16a942', 'bc552a10286197145c5fb303c1d0d91ac36d5ae248573478b146e407cab1afd6', '2026-11-30 06:13:14.991282+00', 1);


--
-- Data for Name: annotation_releasefile; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_releasefile VALUES (1, 'cases.jsonl', '\x7b2266616d696c79223a2272657475726e73222c226964223a22726566756e642d303031222c22736368656d6156657273696f6e223a2231222c22736861323536223a2230303065623739663761663635336437363333376464376635613030336433633630343761316662643637383036313830643732633465663365336366623531222c2273706c6974223a2274657374222c227461736b223a22726566756e64227d0a7b2266616d696c79223a2264656c6976657279222c226964223a22726566756e642d303032222c22736368656d6156657273696f6e223a2231222c22736861323536223a2237386565336635373863613531366566393037383664613535623763633038623265626465643465363131393862303666666331353230393761366331373036222c2273706c6974223a2274657374222c227461736b223a22726566756e64227d0a7b2266616d696c79223a2272657475726e73222c226964223a22726566756e642d303033222c22736368656d6156657273696f6e223a2231222c22736861323536223a2237396439616631323465333835366239656262326663353833313065626265396539663132333763633238383263643866303061643738313435316535613663222c2273706c6974223a2274657374222c227461736b223a22726566756e64227d0a', 'e9dd07d74fc501b94a35d47478bb645a831b0589ea176be72ff3c3c0c73fc917', 1);
INSERT INTO public.annotation_releasefile VALUES (2, 'labels.jsonl', '\x7b22616e7377657273223a7b22726561736f6e73223a5b5d2c22746f6e65223a312c2276657264696374223a227269676874227d2c22636173655f6964223a22726566756e642d303031222c226e5f6c6162656c73223a322c226f75747075745f736861323536223a2236663930386433663732353865333138366231613264343865306438333136613632343666343032613264383132643363653863626261663230353130306239222c2272756c696e67223a312c22736f75726365223a2261646a7564696361746564222c22736f7572636573223a7b22726561736f6e73223a22616772656564222c22746f6e65223a2261646a7564696361746564222c2276657264696374223a22616772656564227d2c227374756479223a22726566756e642d646f75626c6573227d0a7b22616e7377657273223a7b22726561736f6e73223a5b22554e48454c5046554c225d2c22746f6e65223a302c2276657264696374223a2277726f6e67227d2c22636173655f6964223a22726566756e642d303032222c226e5f6c6162656c73223a322c226f75747075745f736861323536223a2232353865646663356163623231383632663934336237386138316636633131333739653032323161313336366565363061663935323533306238386666643836222c2272756c696e67223a312c22736f75726365223a2261646a7564696361746564222c22736f7572636573223a7b22726561736f6e73223a2261646a7564696361746564222c22746f6e65223a22616772656564222c2276657264696374223a22616772656564227d2c227374756479223a22726566756e642d646f75626c6573227d0a7b22616e7377657273223a7b22726561736f6e73223a5b22504f4c494359225d2c22746f6e65223a322c2276657264696374223a2277726f6e67227d2c22636173655f6964223a22726566756e642d303033222c226e5f6c6162656c73223a322c226f75747075745f736861323536223a2230326132366461633135656435303963373439613765623431396537376431306335353062653334663437356636376565383233663663636239313932663635222c2272756c696e67223a312c22736f75726365223a2261646a7564696361746564222c22736f7572636573223a7b22726561736f6e73223a2261646a7564696361746564222c22746f6e65223a22616772656564222c2276657264696374223a2261646a7564696361746564227d2c227374756479223a22726566756e642d646f75626c6573227d0a', 'd9115cb9ea61c1790cdc5f7c81d8434425817ec27323b64ce588e24d60468bba', 1);
INSERT INTO public.annotation_releasefile VALUES (3, 'agreement.json', '\x5b7b22616e6e6f7461746f7273223a5b7b226b696e64223a2268756d616e222c226e5f6c6162656c73223a332c2270736575646f6e796d223a227265616465722d31227d2c7b226b696e64223a2268756d616e222c226e5f6c6162656c73223a332c2270736575646f6e796d223a227265616465722d32227d5d2c22656e67696e65223a2231222c226578636c75646564223a5b5d2c226669656c6473223a5b7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c226265747765656e223a2268756d616e2d68756d616e222c2263617465676f72696573223a5b227269676874222c2277726f6e67225d2c226578636c75646564223a5b5d2c226669656c64223a2276657264696374222c226c656176655f6f6e655f616e6e6f7461746f725f6f7574223a5b5d2c226c6576656c223a226e6f6d696e616c222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373637353530393039393136222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373637353530393039393136222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e745f6974656d5f6d65616e222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e343434343434343434343434222c22696e74657276616c223a7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e333638313435383638323137222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333931393138333538383435222c22737461747573223a226f6b222c2276616c7565223a22302e34222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e36222c22696e74657276616c223a7b2268696768223a22302e393132343231323032373536222c226c6576656c223a22302e3935222c226c6f77223a222d302e333735323934333330383831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393132343231323032373536222c226c6576656c223a22302e3935222c226c6f77223a222d302e333735323934333330383831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393939333935383530383037222c226c6576656c223a22302e3935222c226c6f77223a222d302e3939353932333034353135222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c706861222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e343434343434343434343434222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393431343139333732383839222c226c6576656c223a22302e3935222c226c6f77223a222d302e363237313134383138303831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393431343139333732383839222c226c6576656c223a22302e3935222c226c6f77223a222d302e363237313134383138303831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393934323932383830383737222c226c6576656c223a22302e3935222c226c6f77223a222d302e393737333635323931393639222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d322e3533353130313831393833222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f616331222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e383934393035343433333038222c226c6576656c223a22302e3935222c226c6f77223a222d302e363530333533313937303537222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e383934393035343433333038222c226c6576656c223a22302e3935222c226c6f77223a222d302e363530333533313937303537222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e393733333039333233303237222c226d6574686f64223a226c696e65617269736564222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a2273636f74745f7069222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393231313333303630323738222c226c6576656c223a22302e3935222c226c6f77223a222d302e363331363435313637343834222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393231313333303630323738222c226c6576656c223a22302e3935222c226c6f77223a222d302e363331363435313637343834222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393938343236393932353333222c226c6576656c223a22302e3935222c226c6f77223a222d302e393933373232373831323939222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d322e3533353130313831393833222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a2262656e6e6574745f73222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393231313333303630323738222c226c6576656c223a22302e3935222c226c6f77223a222d302e363331363435313637343834222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393231313333303630323738222c226c6576656c223a22302e3935222c226c6f77223a222d302e363331363435313637343834222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393938343236393932353333222c226c6576656c223a22302e3935222c226c6f77223a222d302e393933373232373831323939222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d322e3533353130313831393833222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22706162616b222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e383934393035343433333038222c226c6576656c223a22302e3935222c226c6f77223a222d302e363530333533313937303537222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e383934393035343433333038222c226c6576656c223a22302e3935222c226c6f77223a222d302e363530333533313937303537222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393939383136383835313533222c226c6576656c223a22302e3935222c226c6f77223a222d302e393939323637373431373432222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d322e3533353130313831393833222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22666c656973735f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3836333035353335353733222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3836333035353335353733222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a38302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22706f7369746976655f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353837393434373335373932222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3836333035353335353733222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3836333035353335353733222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226e656761746976655f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353837393434373335373932222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d5d2c226e5f616e6e6f7461746f7273223a322c226e5f6974656d73223a332c226e5f7061697261626c65223a332c226e5f76616c756573223a362c226e6f745f6170706c696361626c65223a5b7b226e616d65223a22636f68656e5f6b617070615f6c696e656172222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a22636f68656e5f6b617070615f717561647261746963222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226b72697070656e646f7266665f616c7068615f6e6f6d696e616c222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226b72697070656e646f7266665f616c7068615f696e74657276616c222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a22677765745f6163325f6c696e656172222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a22677765745f6163325f717561647261746963222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a22636f6e6765725f6b61707061222c22776879223a22697320666f72203320616e6e6f7461746f7273206f72206d6f7265227d2c7b226e616d65223a226c696768745f6b61707061222c22776879223a22697320666f72203320616e6e6f7461746f7273206f72206d6f7265227d2c7b226e616d65223a2277697468696e5f6f6e655f61677265656d656e74222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226d65616e5f646966666572656e6365222c22776879223a226e65656473206f7264696e616c20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226963635f325f31222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226963635f335f31222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226c696e5f636363222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a22626c616e645f616c746d616e222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206e6f6d696e616c227d2c7b226e616d65223a226b656e64616c6c5f77222c22776879223a226e6565647320696e74657276616c206f72206f7264696e616c206f7220726174696f20646174612c206e6f74206e6f6d696e616c227d5d2c227061697273223a5b7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c22636f6e74696e67656e6379223a5b5b312c315d2c5b302c315d5d2c22646961676e6f7374696373223a7b22626861706b6172223a7b2266726565646f6d223a312c22705f76616c7565223a22302e3232303637313336313932222c22737461746973746963223a22312e35227d2c22626961735f696e646578223a22302e333333333333333333333333222c22626f776b6572223a7b2266726565646f6d223a312c22705f76616c7565223a22302e333137333130353037383633222c22737461746973746963223a2231227d2c226b617070615f616761696e73745f7a65726f223a7b22705f76616c7565223a22302e333836343736323330373731222c227a223a22302e383636303235343033373834227d2c226b617070615f6d6178696d756d223a22302e34222c226d636e656d6172223a7b2265786163745f705f76616c7565223a2231222c22705f76616c7565223a2231222c22737461746973746963223a2230227d2c2270726576616c656e63655f696e646578223a2230222c227374756172745f6d617877656c6c223a7b2266726565646f6d223a312c22705f76616c7565223a22302e333137333130353037383633222c22737461746973746963223a2231227d7d2c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373637353530393039393136222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e343434343434343434343434222c22696e74657276616c223a7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e333638313435383638323137222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333931393138333538383435222c22737461747573223a226f6b222c2276616c7565223a22302e34222c227761726e696e6773223a5b5d7d5d2c226e223a337d5d2c227065725f63617465676f7279223a5b7b2263617465676f7279223a227269676874222c2263617465676f72795f636f656666696369656e74223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a22302e34222c226e5f6c6162656c73223a332c22706f7369746976655f61677265656d656e74223a22302e363636363636363636363637222c2270726576616c656e6365223a22302e35227d2c7b2263617465676f7279223a2277726f6e67222c2263617465676f72795f636f656666696369656e74223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383937323033353536363334222c226c6576656c223a22302e3935222c226c6f77223a222d302e333235323031363437393736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a22302e34222c226e5f6c6162656c73223a332c22706f7369746976655f61677265656d656e74223a22302e363636363636363636363637222c2270726576616c656e6365223a22302e35227d5d2c22706c616e6e696e67223a7b2265787065637465645f7769647468223a22302e313939373236343436323434222c226c617267655f73616d706c655f6e223a3332332c226e223a3332322c227769647468223a22302e32227d2c227469746c65223a2256657264696374222c227761726e696e6773223a5b7b22636f6465223a226e5f62656c6f775f3330222c226d657373616765223a224f6e6c79203320756e6974732077657265206c6162656c6c6564207477696365206f72206d6f72653b20726561642074686520696e74657276616c732c206e6f74207468652076616c7565732e227d5d2c22776861745f6966223a5b5d2c22776974686f75745f6964656e746963616c5f626c6f636b73223a6e756c6c7d2c7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c226265747765656e223a2268756d616e2d68756d616e222c2263617465676f72696573223a5b2230222c2231222c2232225d2c226578636c75646564223a5b5d2c226669656c64223a22746f6e65222c226c656176655f6f6e655f616e6e6f7461746f725f6f7574223a5b5d2c226c6576656c223a226f7264696e616c222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373637353530393039393136222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373637353530393039393136222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e745f6974656d5f6d65616e222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383736343637393635323739222c226c6576656c223a22302e3935222c226c6f77223a222d302e313437383137393932303433222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e383736343637393635323739222c226c6576656c223a22302e3935222c226c6f77223a222d302e313437383137393932303433222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e3131313132363134333338222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333131383034373832323331222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393232303734393833373835222c226c6576656c223a22302e3935222c226c6f77223a222d302e30393532373539353633343038222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393232303734393833373835222c226c6576656c223a22302e3935222c226c6f77223a222d302e30393532373539353633343038222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e313233343433343238313036222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b617070615f6c696e656172222c226f62736572766564223a22302e383333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323737313539383036343238222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e353833333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393536343535353236373732222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363630333437333739393832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393536343535353236373732222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363630333437333739393832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343038383739323638323337222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b617070615f717561647261746963222c226f62736572766564223a22302e393136363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e313939353535303630363238222c22737461747573223a226f6b222c2276616c7565223a22302e38222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a2236222c22696e74657276616c223a7b2268696768223a22302e393732383433303730383339222c226c6576656c223a22302e3935222c226c6f77223a222d302e323039353733303333393236222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393732383433303730383339222c226c6576656c223a22302e3935222c226c6f77223a222d302e323039353733303333393236222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393939393939363438373033222c226c6576656c223a22302e3935222c226c6f77223a222d302e393939393737353137323133222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c706861222c226f62736572766564223a22312e3333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363138363430343834373539222c22737461747573223a226f6b222c2276616c7565223a22302e373737373737373737373738222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e373333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383936373031393733333735222c226c6576656c223a22302e3935222c226c6f77223a222d302e323530323439383037353731222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e383936373031393733333735222c226c6576656c223a22302e3935222c226c6f77223a222d302e323530323439383037353731222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393939353234313230363435222c226c6576656c223a22302e3935222c226c6f77223a222d302e393934353132363232343732222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c7068615f6e6f6d696e616c222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353831313836353235383035222c22737461747573223a226f6b222c2276616c7565223a22302e353435343534353435343535222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22312e3933333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393939393939393834323838222c226c6576656c223a22302e3935222c226c6f77223a222d302e393939393938323334363335222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393939393939393834323838222c226c6576656c223a22302e3935222c226c6f77223a222d302e393939393938323334363335222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3135342c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c7068615f696e74657276616c222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353936393030343732383336222c22737461747573223a226f6b222c2276616c7565223a22302e383237353836323036383937222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e333035353535353535353536222c22696e74657276616c223a7b2268696768223a22302e393334373732313234313539222c226c6576656c223a22302e3935222c226c6f77223a222d302e323334393831313630393533222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393334373732313234313539222c226c6576656c223a22302e3935222c226c6f77223a222d302e323334393831313630393533222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e333333333333333333333333222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393936393535353633313436222c226c6576656c223a22302e3935222c226c6f77223a222d302e393639383834393132383134222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3633323634343938313938222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f616331222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353030333036343636303739222c22737461747573223a226f6b222c2276616c7565223a22302e3532222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e353039323539323539323539222c22696e74657276616c223a7b2268696768223a22302e393537373633363339373034222c226c6576656c223a22302e3935222c226c6f77223a222d302e30343335363937373734383736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393537373633363339373034222c226c6576656c223a22302e3935222c226c6f77223a222d302e30343335363937373734383736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e313432383537313432383537222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e3939363333383336383538222c226c6576656c223a22302e3935222c226c6f77223a222d302e393136303034323537303031222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e393536343835333636393339222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f6163325f6c696e656172222c226f62736572766564223a22302e383333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333735373832373631373032222c22737461747573223a226f6b222c2276616c7565223a22302e363630333737333538343931222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e363131313131313131313131222c22696e74657276616c223a7b2268696768223a22302e393736323633363633393935222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363533333634323533373835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393736323633363633393935222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363533333634323533373835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e35222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393936393237373036333134222c226c6576656c223a22302e3935222c226c6f77223a222d302e383036393434323837383632222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e323932343130313135373531222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f6163325f717561647261746963222c226f62736572766564223a22302e393136363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323530353732303233363239222c22737461747573223a226f6b222c2276616c7565223a22302e373835373134323835373134222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e333838383838383838383839222c22696e74657276616c223a7b2268696768223a22302e3837363034323336383035222c226c6576656c223a22302e3935222c226c6f77223a222d302e353030323939373639303835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e3837363034323336383035222c226c6576656c223a22302e3935222c226c6f77223a222d302e353030323939373639303835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e353331383038303330363037222c226d6574686f64223a226c696e65617269736564222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a2273636f74745f7069222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e3530333235303832313431222c22737461747573223a226f6b222c2276616c7565223a22302e343534353435343534353435222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393232313737363830313333222c226c6576656c223a22302e3935222c226c6f77223a222d302e3330303034343530383831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393232313737363830313333222c226c6576656c223a22302e3935222c226c6f77223a222d302e3330303034343530383831222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e35222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393937383532343131363936222c226c6576656c223a22302e3935222c226c6f77223a222d302e393830383336333237393736222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3635313332363336343837222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a2262656e6e6574745f73222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e35222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e333838383838383838383839222c22696e74657276616c223a7b2268696768223a22302e3837363034323336383035222c226c6576656c223a22302e3935222c226c6f77223a222d302e353030323939373639303835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e3837363034323336383035222c226c6576656c223a22302e3935222c226c6f77223a222d302e353030323939373639303835222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e3939393833323139343934222c226c6576656c223a22302e3935222c226c6f77223a222d302e393938383037333331313033222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3731303736383036353934222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22666c656973735f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e3530333235303832313431222c22737461747573223a226f6b222c2276616c7565223a22302e343534353435343534353435222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343338353032393638323435222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343338353032393638323435222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2231222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a2277697468696e5f6f6e655f61677265656d656e74222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22312e3736373535303930393932222c226c6576656c223a22302e3935222c226c6f77223a222d312e3130303838343234333235222c226d6574686f64223a2273747564656e745f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22312e3736373535303930393932222c226c6576656c223a22302e3935222c226c6f77223a222d312e3130303838343234333235222c226d6574686f64223a2273747564656e745f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226d65616e5f646966666572656e6365222c226f62736572766564223a6e756c6c2c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a6e756c6c2c22696e74657276616c73223a5b5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f636f6d706c657465223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b656e64616c6c5f77222c226f62736572766564223a6e756c6c2c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a22302e393238353731343238353731222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d5d2c226e5f616e6e6f7461746f7273223a322c226e5f6974656d73223a332c226e5f7061697261626c65223a332c226e5f76616c756573223a362c226e6f745f6170706c696361626c65223a5b7b226e616d65223a22706162616b222c22776879223a22697320666f722074776f2063617465676f726965732c206e6f742033227d2c7b226e616d65223a22636f6e6765725f6b61707061222c22776879223a22697320666f72203320616e6e6f7461746f7273206f72206d6f7265227d2c7b226e616d65223a226c696768745f6b61707061222c22776879223a22697320666f72203320616e6e6f7461746f7273206f72206d6f7265227d2c7b226e616d65223a22706f7369746976655f61677265656d656e74222c22776879223a22697320666f722074776f2063617465676f726965732c206e6f742033227d2c7b226e616d65223a226e656761746976655f61677265656d656e74222c22776879223a22697320666f722074776f2063617465676f726965732c206e6f742033227d2c7b226e616d65223a226963635f325f31222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206f7264696e616c227d2c7b226e616d65223a226963635f335f31222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206f7264696e616c227d2c7b226e616d65223a226c696e5f636363222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206f7264696e616c227d2c7b226e616d65223a22626c616e645f616c746d616e222c22776879223a226e6565647320696e74657276616c206f7220726174696f20646174612c206e6f74206f7264696e616c227d5d2c227061697273223a5b7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c22636f6e74696e67656e6379223a5b5b312c302c305d2c5b302c302c305d2c5b302c312c315d5d2c22646961676e6f7374696373223a7b22626861706b6172223a7b2266726565646f6d223a312c22705f76616c7565223a22302e3232303637313336313932222c22737461746973746963223a22312e35227d2c22626f776b6572223a7b2266726565646f6d223a312c22705f76616c7565223a22302e333137333130353037383633222c22737461746973746963223a2231227d2c226b617070615f616761696e73745f7a65726f223a7b22705f76616c7565223a22302e313333363134343032353338222c227a223a22312e35227d2c226b617070615f6d6178696d756d223a22302e35222c227374756172745f6d617877656c6c223a7b2266726565646f6d223a312c22705f76616c7565223a22302e333137333130353037383633222c22737461746973746963223a2231227d7d2c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373637353530393039393136222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383736343637393635323739222c226c6576656c223a22302e3935222c226c6f77223a222d302e313437383137393932303433222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e383736343637393635323739222c226c6576656c223a22302e3935222c226c6f77223a222d302e313437383137393932303433222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e3131313132363134333338222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333131383034373832323331222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393232303734393833373835222c226c6576656c223a22302e3935222c226c6f77223a222d302e30393532373539353633343038222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393232303734393833373835222c226c6576656c223a22302e3935222c226c6f77223a222d302e30393532373539353633343038222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e313233343433343238313036222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b617070615f6c696e656172222c226f62736572766564223a22302e383333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323737313539383036343238222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e353833333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393536343535353236373732222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363630333437333739393832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393536343535353236373732222c226c6576656c223a22302e3935222c226c6f77223a222d302e30363630333437333739393832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343038383739323638323337222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a332c226b5f75736564223a332c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b617070615f717561647261746963222c226f62736572766564223a22302e393136363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e313939353535303630363238222c22737461747573223a226f6b222c2276616c7565223a22302e38222c227761726e696e6773223a5b5d7d5d2c226e223a337d5d2c227065725f63617465676f7279223a5b7b2263617465676f7279223a2230222c2263617465676f72795f636f656666696369656e74223a2231222c22696e74657276616c223a7b2268696768223a22302e393939363939363235333737222c226c6576656c223a22302e3935222c226c6f77223a22302e30313330383930303530333233222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a2231222c226e5f6c6162656c73223a322c22706f7369746976655f61677265656d656e74223a2231222c2270726576616c656e6365223a22302e333333333333333333333333227d2c7b2263617465676f7279223a2231222c2263617465676f72795f636f656666696369656e74223a222d302e32222c22696e74657276616c223a7b2268696768223a22302e373736373935373931333938222c226c6576656c223a22302e3935222c226c6f77223a222d302e343138303834373332393531222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a2230222c226e5f6c6162656c73223a312c22706f7369746976655f61677265656d656e74223a2230222c2270726576616c656e6365223a22302e313636363636363636363637227d2c7b2263617465676f7279223a2232222c2263617465676f72795f636f656666696369656e74223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383934393935333935393534222c226c6576656c223a22302e3935222c226c6f77223a222d302e333531303333383238333832222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a22302e34222c226e5f6c6162656c73223a332c22706f7369746976655f61677265656d656e74223a22302e363636363636363636363637222c2270726576616c656e6365223a22302e35227d5d2c22706c616e6e696e67223a7b2265787065637465645f7769647468223a22302e313939373738343435353336222c226c617267655f73616d706c655f6e223a3231352c226e223a3230362c227769647468223a22302e32227d2c227469746c65223a22546f6e65222c227761726e696e6773223a5b7b22636f6465223a226e5f62656c6f775f3330222c226d657373616765223a224f6e6c79203320756e6974732077657265206c6162656c6c6564207477696365206f72206d6f72653b20726561642074686520696e74657276616c732c206e6f74207468652076616c7565732e227d5d2c22776861745f6966223a5b7b2263617465676f72696573223a5b2231222c2232225d2c226368616e6765223a226d65726765222c226761696e223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393939363939363235333737222c226c6576656c223a22302e3935222c226c6f77223a22302e30313330383930303530333233222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226d656173757265223a22636f68656e5f6b61707061222c2276616c7565223a2231227d2c7b2263617465676f72696573223a5b2231225d2c226368616e6765223a2264726f70222c226761696e223a22302e35222c22696e74657276616c223a7b2268696768223a22302e393939343733353431393838222c226c6576656c223a22302e3935222c226c6f77223a222d302e30383434303236393931343433222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226d656173757265223a22636f68656e5f6b61707061222c2276616c7565223a2231227d2c7b2263617465676f72696573223a5b2230222c2231225d2c226368616e6765223a226d65726765222c226761696e223a222d302e31222c22696e74657276616c223a7b2268696768223a22302e383937323033353536363334222c226c6576656c223a22302e3935222c226c6f77223a222d302e333235323031363437393736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226d656173757265223a22636f68656e5f6b61707061222c2276616c7565223a22302e34227d2c7b2263617465676f72696573223a5b2230222c2232225d2c226368616e6765223a226d65726765222c226761696e223a222d302e35222c22696e74657276616c223a7b2268696768223a22302e373933383033353238323732222c226c6576656c223a22302e3935222c226c6f77223a222d302e333932313334343032303631222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226d656173757265223a22636f68656e5f6b61707061222c2276616c7565223a2230227d2c7b2263617465676f72696573223a5b2230225d2c226368616e6765223a2264726f70222c226761696e223a222d302e35222c22696e74657276616c223a7b2268696768223a22302e3732393933343734303035222c226c6576656c223a22302e3935222c226c6f77223a222d302e363031323334393430313933222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226d656173757265223a22636f68656e5f6b61707061222c2276616c7565223a2230227d5d2c22776974686f75745f6964656e746963616c5f626c6f636b73223a6e756c6c7d2c7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c22616e795f636f6465223a7b22616c706861223a22302e343434343434343434343434222c22677765745f616331223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e383937323033353536363334222c226c6576656c223a22302e3935222c226c6f77223a222d302e333235323031363437393736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a22302e34222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e3933383530383035353238222c226c6576656c223a22302e3935222c226c6f77223a22302e323037363539363030383032222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373637353530393039393136222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e343434343434343434343434222c22696e74657276616c223a7b2268696768223a22302e383937323033353536363334222c226c6576656c223a22302e3935222c226c6f77223a222d302e333235323031363437393736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e383937323033353536363334222c226c6576656c223a22302e3935222c226c6f77223a222d302e333235323031363437393736222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e333638313435383638323137222c226d6574686f64223a22666c656973735f636f68656e5f65766572697474222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333931393138333538383435222c22737461747573223a226f6b222c2276616c7565223a22302e34222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e36222c22696e74657276616c223a7b2268696768223a22302e393134333331323037303834222c226c6576656c223a22302e3935222c226c6f77223a222d302e333837363134333132383131222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393134333331323037303834222c226c6576656c223a22302e3935222c226c6f77223a222d302e333837363134333132383131222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3133372c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393939333935383530383037222c226c6576656c223a22302e3935222c226c6f77223a222d302e3939353932333034353135222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c706861222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e343434343434343434343434222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3836333035353335353733222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3836333035353335353733222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a38302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22706f7369746976655f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353837393434373335373932222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3836333035353335353733222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3836333035353335353733222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226e656761746976655f61677265656d656e74222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e353837393434373335373932222c22737461747573223a226f6b222c2276616c7565223a22302e363636363636363636363637222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a22302e3934373330363231333034222c226c6576656c223a22302e3935222c226c6f77223a222d302e363332343239343135383431222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e3934373330363231333034222c226c6576656c223a22302e3935222c226c6f77223a222d302e363332343239343135383431222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e393934323932383830383737222c226c6576656c223a22302e3935222c226c6f77223a222d302e393737333635323931393639222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d322e3533353130313831393833222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f616331222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e363636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b5d7d5d2c226e5f6c6162656c73223a332c22706f7369746976655f61677265656d656e74223a22302e363636363636363636363637222c2270726576616c656e6365223a22302e35227d2c226265747765656e223a2268756d616e2d68756d616e222c2263617465676f72696573223a5b22504f4c494359222c22554e48454c5046554c225d2c226578636c75646564223a5b5d2c226669656c64223a22726561736f6e73222c226c656176655f6f6e655f616e6e6f7461746f725f6f7574223a5b5d2c226c6576656c223a22736574222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3130303838343234333235222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3130303838343234333235222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e745f6974656d5f6d65616e222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373432303638383535383735222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373432303638383535383735222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226a6163636172645f6d65616e222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323838363735313334353935222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e373535353535353535353536222c22696e74657276616c223a7b2268696768223a22302e393539393835333737343837222c226c6576656c223a22302e3935222c226c6f77223a222d302e383836303834323234393233222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393539393835333737343837222c226c6576656c223a22302e3935222c226c6f77223a222d302e383836303834323234393233222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a22302e363135333834363135333835222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226d6173695f616c706861222c226f62736572766564223a22302e353535353535353535353536222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333631393232333833363536222c22737461747573223a226f6b222c2276616c7565223a22302e323634373035383832333533222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e373333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393830373537343837303237222c226c6576656c223a22302e3935222c226c6f77223a222d302e393239393231363835383339222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393830373537343837303237222c226c6576656c223a22302e3935222c226c6f77223a222d302e393239393231363835383339222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a22302e373035383832333532393431222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226a6163636172645f616c706861222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e343135313435333730393339222c22737461747573223a226f6b222c2276616c7565223a22302e333138313831383138313832222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d2c7b226578706563746564223a22302e38222c22696e74657276616c223a7b2268696768223a22302e383733363733323836333935222c226c6576656c223a22302e3935222c226c6f77223a222d302e3736363535353030343132222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e383733363733323836333935222c226c6576656c223a22302e3935222c226c6f77223a222d302e3736363535353030343132222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a22302e343434343434343434343434222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c7068615f6e6f6d696e616c222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e313636363636363636363637222c227761726e696e6773223a5b226e5f62656c6f775f3330225d7d5d2c226e5f616e6e6f7461746f7273223a322c226e5f656d7074795f73657473223a332c226e5f6974656d73223a332c226e5f7061697261626c65223a332c226e5f76616c756573223a362c226e6f745f6170706c696361626c65223a5b5d2c227061697273223a5b7b22616e6e6f7461746f7273223a5b227265616465722d31222c227265616465722d32225d2c22636f6e74696e67656e6379223a6e756c6c2c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3130303838343234333235222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3130303838343234333235222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e745f6974656d5f6d65616e222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373432303638383535383735222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d302e373432303638383535383735222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226a6163636172645f6d65616e222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323838363735313334353935222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e373535353535353535353536222c22696e74657276616c223a7b2268696768223a22302e393539393835333737343837222c226c6576656c223a22302e3935222c226c6f77223a222d302e383836303834323234393233222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393539393835333737343837222c226c6576656c223a22302e3935222c226c6f77223a222d302e383836303834323234393233222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226d6173695f616c706861222c226f62736572766564223a22302e353535353535353535353536222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333631393232333833363536222c22737461747573223a226f6b222c2276616c7565223a22302e323634373035383832333533222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e373333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393830373537343837303237222c226c6576656c223a22302e3935222c226c6f77223a222d302e393239393231363835383339222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393830373537343837303237222c226c6576656c223a22302e3935222c226c6f77223a222d302e393239393231363835383339222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226a6163636172645f616c706861222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e343135313435333730393339222c22737461747573223a226f6b222c2276616c7565223a22302e333138313831383138313832222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e38222c22696e74657276616c223a7b2268696768223a22302e383733363733323836333935222c226c6576656c223a22302e3935222c226c6f77223a222d302e3736363535353030343132222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e383733363733323836333935222c226c6576656c223a22302e3935222c226c6f77223a222d302e3736363535353030343132222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a342c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c7068615f6e6f6d696e616c222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e323636363636363636363637222c22737461747573223a226f6b222c2276616c7565223a22302e313636363636363636363637222c227761726e696e6773223a5b5d7d5d2c226e223a337d5d2c227065725f63617465676f7279223a5b7b22616c706861223a222d302e3235222c2263617465676f7279223a22504f4c494359222c22677765745f616331223a222d302e32222c22696e74657276616c223a7b2268696768223a22302e343232373931343534313933222c226c6576656c223a22302e3935222c226c6f77223a222d302e363036373035343735313935222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a2230222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e373932333430333939313938222c226c6576656c223a22302e3935222c226c6f77223a22302e30363134393139343437323034222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3130303838343234333235222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a22302e333333333333333333333333222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e333333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e343232373931343534313933222c226c6576656c223a22302e3935222c226c6f77223a222d302e363036373035343735313935222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e343232373931343534313933222c226c6576656c223a22302e3935222c226c6f77223a222d302e363036373035343735313935222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e353333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e343831393438393038323137222c226c6576656c223a22302e3935222c226c6f77223a222d302e363033383731313336323337222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e343831393438393038323137222c226c6576656c223a22302e3935222c226c6f77223a222d302e363033383731313336323337222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a222d302e363636363636363636363637222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e383534393930383935383733222c226c6576656c223a22302e3935222c226c6f77223a222d302e393435323536343632393038222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c706861222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e333333333333333333333333222c22737461747573223a226f6b222c2276616c7565223a222d302e3235222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a38302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a38302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22706f7369746976655f61677265656d656e74222c226f62736572766564223a2230222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3431323239303130323131222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d312e3431323239303130323131222c226d6574686f64223a226a61636b6b6e6966655f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226e656761746976655f61677265656d656e74222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e343434343434343434343434222c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e343434343434343434343434222c22696e74657276616c223a7b2268696768223a22302e373538313431353634353333222c226c6576656c223a22302e3935222c226c6f77223a222d302e393139323039313634353731222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e373538313431353634353333222c226c6576656c223a22302e3935222c226c6f77223a222d302e393139323039313634353731222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d31222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a22302e3939373639373139353735222c226c6576656c223a22302e3935222c226c6f77223a222d302e393938393735383736333436222c226d6574686f64223a226a61636b6b6e6966655f6669736865725f7a222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a222d332e3831343232383239323939222c226d6574686f64223a226c696e656172697365645f74222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f616331222c226f62736572766564223a22302e333333333333333333333333222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a22302e3834222c22737461747573223a226f6b222c2276616c7565223a222d302e32222c227761726e696e6773223a5b5d7d5d2c226e5f6c6162656c73223a322c22706f7369746976655f61677265656d656e74223a2230222c2270726576616c656e6365223a22302e333333333333333333333333227d2c7b22616c706861223a2231222c2263617465676f7279223a22554e48454c5046554c222c22677765745f616331223a2231222c22696e74657276616c223a7b2268696768223a22302e393939363939363235333737222c226c6576656c223a22302e3935222c226c6f77223a22302e30313330383930303530333233222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c226b61707061223a2231222c226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343338353032393638323435222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a22302e343338353032393638323435222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2231222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e353535353535353535353536222c22696e74657276616c223a7b2268696768223a22302e393939363939363235333737222c226c6576656c223a22302e3935222c226c6f77223a22302e30313330383930303530333233222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393939363939363235333737222c226c6576656c223a22302e3935222c226c6f77223a22302e30313330383930303530333233222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2231222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3638362c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22636f68656e5f6b61707061222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e353333333333333333333333222c22696e74657276616c223a7b2268696768223a22302e393939373439363837383132222c226c6576656c223a22302e3935222c226c6f77223a22302e30313636383631333230313931222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e393939373439363837383132222c226c6576656c223a22302e3935222c226c6f77223a22302e30313636383631333230313931222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2231222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3638362c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226b72697070656e646f7266665f616c706861222c226f62736572766564223a2230222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2231222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3630352c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2231222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3630352c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22706f7369746976655f61677265656d656e74222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2230222c22696e74657276616c223a7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2231222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2231222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a36382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a226e656761746976655f61677265656d656e74222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e343434343434343434343434222c22696e74657276616c223a7b2268696768223a22302e3939393835303935373037222c226c6576656c223a22302e3935222c226c6f77223a222d302e30323738393030363831303734222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e3939393835303935373037222c226c6576656c223a22302e3935222c226c6f77223a222d302e30323738393030363831303734222c226d6574686f64223a226469726963686c6574222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c7b2268696768223a2231222c226c6576656c223a22302e3935222c226c6f77223a2231222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a322c226b5f75736564223a322c226e5f6974656d73223a332c226e5f6d697373696e67223a302c226e5f7061697273223a332c226e616d65223a22677765745f616331222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a2230222c22737461747573223a226f6b222c2276616c7565223a2231222c227761726e696e6773223a5b5d7d5d2c226e5f6c6162656c73223a322c22706f7369746976655f61677265656d656e74223a2231222c2270726576616c656e6365223a22302e333333333333333333333333227d5d2c22706c616e6e696e67223a6e756c6c2c227469746c65223a22526561736f6e73222c227761726e696e6773223a5b7b22636f6465223a226e5f62656c6f775f3330222c226d657373616765223a224f6e6c79203320756e6974732077657265206c6162656c6c6564207477696365206f72206d6f72653b20726561642074686520696e74657276616c732c206e6f74207468652076616c7565732e227d5d2c22776861745f6966223a5b5d2c2277686963685f636f6465223a7b226d65617375726573223a5b7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373933343530363835363233222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e373933343530363835363233222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3438382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a227261775f61677265656d656e74222c226f62736572766564223a2230222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e373933343530363835363233222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c22696e74657276616c73223a5b7b2268696768223a22302e373933343530363835363233222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a2277696c736f6e222c226e5f756e646566696e6564223a302c2273656564223a6e756c6c2c22756e6974223a2270616972227d2c7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3438382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a227261775f61677265656d656e745f6974656d5f6d65616e222c226f62736572766564223a2230222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a6e756c6c2c22696e74657276616c223a7b2268696768223a22302e35222c226c6576656c223a22302e3935222c226c6f77223a22302e35222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3438382c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a22302e35222c226c6576656c223a22302e3935222c226c6f77223a22302e35222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a3438382c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a226a6163636172645f6d65616e222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a22302e35222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e363636363636363636363637222c22696e74657276616c223a7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a226d6173695f616c706861222c226f62736572766564223a22302e363636363636363636363637222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a22302e35222c22696e74657276616c223a7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a226a6163636172645f616c706861222c226f62736572766564223a22302e35222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d2c7b226578706563746564223a2231222c22696e74657276616c223a7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d2c22696e74657276616c73223a5b7b2268696768223a2230222c226c6576656c223a22302e3935222c226c6f77223a2230222c226d6574686f64223a22626f6f747374726170222c226e5f756e646566696e6564223a302c2273656564223a31312c22756e6974223a22756e6974227d5d2c226b5f6465636c61726564223a6e756c6c2c226b5f75736564223a332c226e5f6974656d73223a312c226e5f6d697373696e67223a332c226e5f7061697273223a312c226e616d65223a226b72697070656e646f7266665f616c7068615f6e6f6d696e616c222c226f62736572766564223a2231222c22726561736f6e223a6e756c6c2c227374616e646172645f6572726f72223a6e756c6c2c22737461747573223a226f6b222c2276616c7565223a2230222c227761726e696e6773223a5b5d7d5d2c226e5f6974656d73223a312c226e5f7061697273223a317d2c22776974686f75745f6964656e746963616c5f626c6f636b73223a6e756c6c7d5d2c22666f726d6174223a22636f6e636f72642d61677265656d656e742d7265706f72742f31222c2267617465223a7b22626c696e646e657373223a226174746573746564222c2267617465223a225245414459222c22726561736f6e223a2233206f66203320636173657320686176652032206c6162656c7320627920646966666572656e742070656f706c65227d2c22696e707574735f736861323536223a2237356531323230386331373164333837613063333335646138656238363332393136326337386235623734636432393439363838373839343136623037396435222c226e5f6361736573223a332c226e5f646f75626c65223a332c227374756479223a7b22626c696e646e657373223a226174746573746564222c226b223a322c226e616d65223a22726566756e642d646f75626c6573222c2270696c6f74223a66616c73652c2270696e73223a7b2264617461736574223a7b226e616d65223a22726566756e6473222c22736861323536223a2230313538306335363035363738303838363433613365393862373536656566333066353131393838623431643038353137333031386631616336663638303039222c2276657273696f6e223a2231227d2c22736368656d61223a7b226e616d65223a22726566756e642d726576696577222c22736861323536223a2235613266333533363162623330313634626361663863623739363435636332313364366465386661333832653562646431626264393763356662303232356231222c2276657273696f6e223a317d2c227461786f6e6f6d79223a7b226e616d65223a22726566756e642d726561736f6e73222c22736861323536223a2261656430396139633135376661306566623738333537313765346561626235346462613865313662633036653338373134616634343434376332613733333432222c2276657273696f6e223a317d7d2c2270726f6a656374223a2273686f70222c2273656564223a31317d7d5d0a', '2da8a1aa3031a5ba48db0112a54b6a16d5ffa2eebb2b9f4b521ad067d5169f45', 1);
INSERT INTO public.annotation_releasefile VALUES (4, 'adjudication.jsonl', '\x7b22636173655f6964223a22726566756e642d303031222c226469737075746564223a5b22746f6e65225d2c226c6162656c73223a5b7b22616e6e6f7461746f72223a227265616465722d31222c22616e7377657273223a7b22726561736f6e73223a5b5d2c22746f6e65223a322c2276657264696374223a227269676874227d2c22616e73776572735f736861323536223a2264326330316261306261336336303463303335326339323233373461653432316339303765353936613665336163633061346564663365666131303166393838222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2259227d2c7b22616e6e6f7461746f72223a227265616465722d32222c22616e7377657273223a7b22726561736f6e73223a5b5d2c22746f6e65223a312c2276657264696374223a227269676874227d2c22616e73776572735f736861323536223a2238616237613535336535663733363761356632336362376336643363353666393961336663353461663665323339313130626463623634363463376462373338222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2258227d5d2c2272756c696e6773223a5b7b2261646a7564696361746f72223a226368616972222c22616e7377657273223a7b22746f6e65223a317d2c22636f6e666964656e6365223a226d656469756d222c2267756964656c696e655f636c61757365223a22222c226b696e64223a2268756d616e222c226e6f7465223a22222c226e756d626572223a312c22726561736f6e223a227375626a656374697665227d5d2c227374756479223a22726566756e642d646f75626c6573227d0a7b22636173655f6964223a22726566756e642d303032222c226469737075746564223a5b22726561736f6e73225d2c226c6162656c73223a5b7b22616e6e6f7461746f72223a227265616465722d31222c22616e7377657273223a7b22726561736f6e73223a5b22554e48454c5046554c225d2c22746f6e65223a302c2276657264696374223a2277726f6e67227d2c22616e73776572735f736861323536223a2261386462616164393835356165313664303530663766313039323737353230633763343665383432363261323366616539326537383933343662306265653034222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2258227d2c7b22616e6e6f7461746f72223a227265616465722d32222c22616e7377657273223a7b22726561736f6e73223a5b22504f4c494359222c22554e48454c5046554c225d2c22746f6e65223a302c2276657264696374223a2277726f6e67227d2c22616e73776572735f736861323536223a2239666461393332333466333534313866316561373463383263393566376363323237323566366136643466313166353265666666373162623363366532306163222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2259227d5d2c2272756c696e6773223a5b7b2261646a7564696361746f72223a226368616972222c22616e7377657273223a7b22726561736f6e73223a5b22554e48454c5046554c225d7d2c22636f6e666964656e6365223a2268696768222c2267756964656c696e655f636c61757365223a22222c226b696e64223a2268756d616e222c226e6f7465223a22222c226e756d626572223a312c22726561736f6e223a22616e6e6f7461746f725f736c6970227d5d2c227374756479223a22726566756e642d646f75626c6573227d0a7b22636173655f6964223a22726566756e642d303033222c226469737075746564223a5b2276657264696374222c22726561736f6e73225d2c226c6162656c73223a5b7b22616e6e6f7461746f72223a227265616465722d31222c22616e7377657273223a7b22726561736f6e73223a5b5d2c22746f6e65223a322c2276657264696374223a227269676874227d2c22616e73776572735f736861323536223a2264326330316261306261336336303463303335326339323233373461653432316339303765353936613665336163633061346564663365666131303166393838222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2259227d2c7b22616e6e6f7461746f72223a227265616465722d32222c22616e7377657273223a7b226e6f7465223a224120766f7563686572206973206e6f7420676976656e2074776963652e222c22726561736f6e73223a5b22504f4c494359225d2c22746f6e65223a322c2276657264696374223a2277726f6e67227d2c22616e73776572735f736861323536223a2235346365643466656133363739363233333361363166386436616366353438666165653836373730633962323837363434623430333665633733303537353830222c226b696e64223a2268756d616e222c227265766973696f6e223a312c2273696465223a2258227d5d2c2272756c696e6773223a5b7b2261646a7564696361746f72223a226368616972222c22616e7377657273223a7b22726561736f6e73223a5b22504f4c494359225d2c2276657264696374223a2277726f6e67227d2c22636f6e666964656e6365223a22222c2267756964656c696e655f636c61757365223a22222c226b696e64223a2268756d616e222c226e6f7465223a2254686520706f6c6963792069732073696c656e74206f6e20766f7563686572732e222c226e756d626572223a312c22726561736f6e223a2267756964656c696e655f676170227d5d2c227374756479223a22726566756e642d646f75626c6573227d0a', '23212285a558140548e0d98ef2c60ffeed3a82f4f398ec1a7e4f5c73134c8666', 1);
INSERT INTO public.annotation_releasefile VALUES (5, 'manifest.json', '\x7b2261646a756469636174696f6e536861323536223a2232333231323238356135353831343035343865306439386566326336306666656564336138326634663339386563316137653466356337333133346338363636222c226361736544696765737473223a7b22726566756e642d303031223a2230303065623739663761663635336437363333376464376635613030336433633630343761316662643637383036313830643732633465663365336366623531222c22726566756e642d303032223a2237386565336635373863613531366566393037383664613535623763633038623265626465643465363131393862303666666331353230393761366331373036222c22726566756e642d303033223a2237396439616631323465333835366239656262326663353833313065626265396539663132333763633238383263643866303061643738313435316535613663227d2c226368616e6765526561736f6e223a226669727374222c22636f6e74656e74446967657374536861323536223a2266373838303530383066343035623766373630363264633133616130356136623562323766633632386636373661653938353562613961363263313661393432222c22637265617465644174223a22323032362d31312d33305430363a31333a31342e3939313238322b30303a3030222c22637265617465644279223a22636f6d6d616e64206c696e65222c2264617461736574446967657374536861323536223a2230313538306335363035363738303838363433613365393862373536656566333066353131393838623431643038353137333031386631616336663638303039222c22646174617365744e616d65223a22726566756e6473222c226461746173657456657273696f6e223a2231222c2266696c6573223a7b2261646a756469636174696f6e2e6a736f6e6c223a7b226279746573223a323039312c226c696e6573223a5b2239393339316333353261373131346262336366303930623433643762316363383266353837643938323836373837666230303564313438616237333961313163222c2238373838396435383939623835313162323564316362326634313239383835363130623634343839643063623638306437646365336531666434616361353439222c2239663835373132326530336136333165383939633161346435313235356434376465383933383831613363343566663164323034653633336166343935633837225d2c22736861323536223a2232333231323238356135353831343035343865306439386566326336306666656564336138326634663339386563316137653466356337333133346338363636227d2c2261677265656d656e742e6a736f6e223a7b226279746573223a35353636372c22736861323536223a2232646138613161613330333161356261343864623031313261353462366131366435666661326565626232623966346235323161643036376435313639663435227d2c2263617365732e6a736f6e6c223a7b226279746573223a3439392c226c696e6573223a5b2264383034623566633265623532363232343038303933626165353861343661613965666638396561303035333839633430643861636334316363663065346636222c2265633836353064393431306631646230653263656534323564613665393837363135306366393535346130653966653063333865393936613939323361313565222c2234646530313164333462376338356164393066666139646466396165363333396365666438333762383133323832333761313334343930653335343133333737225d2c22736861323536223a2265396464303764373466633530316239346133356434373437386262363435613833316230353839656131373662653732666633633363306337336663393137227d2c226c6162656c732e6a736f6e6c223a7b226279746573223a3933332c226c696e6573223a5b2232323138656562313162386666333834363736383132626161313337386238656533666665373561303435303236663735613831353838376238636662646535222c2261356366643333316134656561646361626337636166663137616332373432626531393763323736353131323465366631663636313038626138646163663333222c2262353734353335316265323338393164353337656566613833396439373133663366313164393134396636393035346362633438623465663666353764316266225d2c22736861323536223a2264393131356362396561363163313739306364633566376338316438343334343235383137656332373332336236346365353838653234643630343638626261227d7d2c22666f726d6174223a22636f6e636f72642d72656c656173652f31222c2267617465223a225245414459222c226974656d436f756e74223a332c226c656467657248656164223a7b22636861696e223a2273686f70222c2273657175656e6365223a31382c22736861323536223a2266633236653663626432653134653230633830333831383364306331333361373163356637363764646462663863636337666562623338616639326339306263227d2c226f7264657265644974656d496473223a5b22726566756e642d303031222c22726566756e642d303032222c22726566756e642d303033225d2c2272656c65617365223a227631222c2272656c65617365537461747573223a2267726f756e645f7472757468222c22736368656d6156657273696f6e223a2231222c2273747564696573223a5b7b22626c696e646e657373223a226174746573746564222c2267617465223a225245414459222c2267617465526561736f6e223a2233206f66203320636173657320686176652032206c6162656c7320627920646966666572656e742070656f706c65222c226b223a322c226e616d65223a22726566756e642d646f75626c6573222c2270696e73223a7b2264617461736574223a7b226e616d65223a22726566756e6473222c22736861323536223a2230313538306335363035363738303838363433613365393862373536656566333066353131393838623431643038353137333031386631616336663638303039222c2276657273696f6e223a2231227d2c22736368656d61223a7b226e616d65223a22726566756e642d726576696577222c22736861323536223a2235613266333533363162623330313634626361663863623739363435636332313364366465386661333832653562646431626264393763356662303232356231222c2276657273696f6e223a317d2c227461786f6e6f6d79223a7b226e616d65223a22726566756e642d726561736f6e73222c22736861323536223a2261656430396139633135376661306566623738333537313765346561626235346462613865313662633036653338373134616634343434376332613733333432222c2276657273696f6e223a317d7d2c227265706f7274536861323536223a2236633562363131396637323334343162356264623733653734386232376465326365323634326332636564356635666630326464343033376532663964613837222c2273656564223a31317d5d7d0a', 'bc552a10286197145c5fb303c1d0d91ac36d5ae248573478b146e407cab1afd6', 1);
INSERT INTO public.annotation_releasefile VALUES (6, 'verify.py', '\x22222256657269667920612067726f756e642d74727574682072656c656173653a2060707974686f6e207665726966792e7079205b4449525d205b2d2d6d616e69666573742d736861323536204845585d602e0a0a4e65656473206e6f7468696e672062757420507974686f6e2e204578697420636f646520303a2065766572797468696e6720697320617320746865206d616e696665737420736179732e20313a20736f6d657468696e6720646966666572732c20616e64207468652066696c6520616e640a6361736520617265206e616d65642e20323a207468652072656c656173652063616e6e6f7420626520726561642e2041206368616e676564206d616e69666573742069732063617567687420627920746865206469676573742074686174207468652072656c65617365207072696e7465642e0a2222220a0a696d706f72742061726770617273650a696d706f727420686173686c69620a696d706f7274206a736f6e0a696d706f7274207379730a66726f6d20706174686c696220696d706f727420506174680a0a464f524d4154203d2022636f6e636f72642d72656c656173652f31220a434f4e54454e54203d20282261646a756469636174696f6e2e6a736f6e6c222c202261677265656d656e742e6a736f6e222c202263617365732e6a736f6e6c222c20226c6162656c732e6a736f6e6c22290a0a0a636c61737320556e7265616461626c6528457863657074696f6e293a0a202020202222225468652072656c65617365206f7220697473206d616e69666573742063616e6e6f74206265207265616420617420616c6c2e2222220a0a0a6465662076657269667928666f6c6465722c206d616e69666573745f7368613235363d2222293a0a2020202022222252657475726e207468652066696e64696e67732c20612073656e74656e636520656163683b20656d707479207768656e207468652072656c656173652069732077686f6c652e2222220a20202020666f6c646572203d205061746828666f6c646572290a20202020726177203d205f7265616428666f6c646572202f20226d616e69666573742e6a736f6e22290a202020206d616e6966657374203d205f6d616e696665737428726177290a2020202066696e64696e6773203d205b5d0a202020206966206d616e69666573745f73686132353620616e64205f736861323536287261772920213d206d616e69666573745f7368613235362e6c6f77657228293a0a202020202020202066696e64696e67732e617070656e6428226d616e69666573742e6a736f6e3a206973206e6f7420746865206d616e6966657374207468617420776173207075626c697368656420286974732073686132353620646966666572732922290a20202020636f6e74656e7473203d207b7d0a20202020666f72206e616d6520696e20434f4e54454e543a0a202020202020202070617468203d20666f6c646572202f206e616d650a20202020202020206966206e6f7420706174682e69735f66696c6528293a0a20202020202020202020202066696e64696e67732e617070656e642866227b6e616d657d3a206973206d697373696e6722290a202020202020202020202020636f6e74696e75650a2020202020202020636f6e74656e74735b6e616d655d203d205f726561642870617468290a202020202020202066696e64696e6773202b3d205f636865636b5f66696c65286e616d652c20636f6e74656e74735b6e616d655d2c206d616e69666573745b2266696c6573225d5b6e616d655d290a2020202066696e64696e6773202b3d205f756e6b6e6f776e5f66696c657328666f6c646572290a202020206966206c656e28636f6e74656e747329203d3d206c656e28434f4e54454e54293a0a202020202020202066696e64696e6773202b3d205f636865636b5f636f6e74656e7428636f6e74656e74732c206d616e6966657374290a2020202072657475726e2066696e64696e67730a0a0a646566205f726561642870617468293a0a202020207472793a0a202020202020202072657475726e20706174682e726561645f627974657328290a20202020657863657074204f534572726f72206173206661756c743a0a2020202020202020726169736520556e7265616461626c652866227b706174682e6e616d657d3a207b6661756c742e7374726572726f727d22292066726f6d206661756c740a0a0a646566205f6d616e696665737428726177293a0a202020207472793a0a20202020202020206d616e6966657374203d206a736f6e2e6c6f61647328726177290a20202020202020206b6e6f776e203d206d616e69666573745b22666f726d6174225d203d3d20464f524d415420616e6420736574286d616e69666573745b2266696c6573225d29203d3d2073657428434f4e54454e54290a2020202020202020666f7220656e74727920696e206d616e69666573745b2266696c6573225d2e76616c75657328293a0a202020202020202020202020656e7472795b22736861323536225d2c20656e7472795b226279746573225d0a2020202020202020280a2020202020202020202020206d616e69666573745b226974656d436f756e74225d2c0a2020202020202020202020206d616e69666573745b226f7264657265644974656d496473225d2c0a2020202020202020202020206d616e69666573745b22636f6e74656e74446967657374536861323536225d2c0a2020202020202020202020206d616e69666573745b226361736544696765737473225d2c0a2020202020202020290a20202020657863657074202856616c75654572726f722c204b65794572726f722c20547970654572726f722c204174747269627574654572726f7229206173206661756c743a0a2020202020202020726169736520556e7265616461626c652866226d616e69666573742e6a736f6e3a206973206e6f206d616e6966657374206f6620612072656c6561736520287b6661756c747d2922292066726f6d206661756c740a202020206966206e6f74206b6e6f776e3a0a2020202020202020726169736520556e7265616461626c6528226d616e69666573742e6a736f6e3a206973206f6620616e6f7468657220666f726d617422290a2020202072657475726e206d616e69666573740a0a0a646566205f7368613235362864617461293a0a2020202072657475726e20686173686c69622e7368613235362864617461292e68657864696765737428290a0a0a646566205f63616e6f6e6963616c2876616c7565293a0a2020202072657475726e206a736f6e2e64756d70732876616c75652c20736f72745f6b6579733d547275652c20736570617261746f72733d28222c222c20223a22292c20656e737572655f61736369693d46616c7365292e656e636f646528290a0a0a646566205f636865636b5f66696c65286e616d652c20636f6e74656e742c20656e747279293a0a202020206966205f73686132353628636f6e74656e7429203d3d20656e7472795b22736861323536225d3a0a202020202020202072657475726e205b5d0a202020206c696e65732c206578706563746564203d20636f6e74656e742e73706c69746c696e657328292c20656e7472792e67657428226c696e6573222c205b5d290a2020202066696e64696e6773203d205b0a202020202020202066227b6e616d657d3a206c696e65207b6e756d6265727d2c2063617365207b5f636173655f6f66286c696e65297d3a20646966666572732066726f6d20746865206d616e6966657374220a2020202020202020666f72206e756d6265722c20286c696e652c206469676573742920696e20656e756d6572617465287a6970286c696e65732c2065787065637465642c207374726963743d46616c7365292c2073746172743d31290a20202020202020206966205f736861323536286c696e652920213d206469676573740a202020205d0a20202020696620226c696e65732220696e20656e74727920616e64206c656e286c696e65732920213d206c656e286578706563746564293a0a202020202020202066696e64696e67732e617070656e642866227b6e616d657d3a20686173207b6c656e286c696e6573297d206c696e65732c20616e6420746865206d616e69666573742073617973207b6c656e286578706563746564297d22290a2020202072657475726e2066696e64696e6773206f72205b66227b6e616d657d3a20646966666572732066726f6d20746865206d616e6966657374225d0a0a0a646566205f636173655f6f66286c696e65293a0a202020207472793a0a20202020202020207265636f7264203d206a736f6e2e6c6f616473286c696e65290a202020202020202072657475726e207265636f72642e6765742822636173655f69642229206f72207265636f72642e676574282269642229206f722022756e6b6e6f776e220a20202020657863657074202856616c75654572726f722c204174747269627574654572726f72293a0a202020202020202072657475726e2022756e7265616461626c65220a0a0a646566205f756e6b6e6f776e5f66696c657328666f6c646572293a0a20202020616c6c6f776564203d207b2a434f4e54454e542c20226d616e69666573742e6a736f6e222c20227665726966792e7079222c20226c65646765722e6a736f6e6c222c20227369676e61747572652e6a736f6e227d0a2020202072657475726e205b0a202020202020202066227b706174682e6e616d657d3a206973206e6f2066696c65206f6620746869732072656c65617365220a2020202020202020666f72207061746820696e20736f7274656428666f6c6465722e697465726469722829290a2020202020202020696620706174682e6e616d65206e6f7420696e20616c6c6f7765640a202020205d0a0a0a646566205f636865636b5f636f6e74656e7428636f6e74656e74732c206d616e6966657374293a0a20202020646967657374203d205f736861323536285f63616e6f6e6963616c287b6e616d653a205f73686132353628636f6e74656e74735b6e616d655d2920666f72206e616d6520696e20434f4e54454e547d29290a2020202066696e64696e6773203d205b5d0a2020202069662064696765737420213d206d616e69666573745b22636f6e74656e74446967657374536861323536225d3a0a202020202020202066696e64696e67732e617070656e6428226d616e69666573742e6a736f6e3a20636f6e74656e74446967657374536861323536206973206e6f742074686520646967657374206f662074686520636f6e74656e742066696c657322290a202020207472793a0a20202020202020206361736573203d205b6a736f6e2e6c6f616473286c696e652920666f72206c696e6520696e20636f6e74656e74735b2263617365732e6a736f6e6c225d2e73706c69746c696e657328295d0a20202020202020206c6162656c73203d205b6a736f6e2e6c6f616473286c696e652920666f72206c696e6520696e20636f6e74656e74735b226c6162656c732e6a736f6e6c225d2e73706c69746c696e657328295d0a2020202020202020696473203d205b636173655b226964225d20666f72206361736520696e2063617365735d0a20202020202020206c6162656c6c6564203d205b6c6162656c5b22636173655f6964225d20666f72206c6162656c20696e206c6162656c735d0a20202020657863657074202856616c75654572726f722c204b65794572726f722c20547970654572726f7229206173206661756c743a0a202020202020202072657475726e205b2a66696e64696e67732c206622636f6e74656e743a2061206c696e65206973206e6f207265636f726420287b6661756c747d29225d0a2020202069662069647320213d206d616e69666573745b226f7264657265644974656d496473225d206f72206c656e286964732920213d206d616e69666573745b226974656d436f756e74225d3a0a202020202020202066696e64696e67732e617070656e64282263617365732e6a736f6e6c3a2069747320636173657320617265206e6f7420746865206f7264657265644974656d49647320616e64206974656d436f756e74206f6620746865206d616e696665737422290a2020202066696e64696e6773202b3d205b0a2020202020202020662263617365732e6a736f6e6c3a2063617365207b636173657d207374616e64732074776963652220666f72206361736520696e20736f72746564287b6920666f72206920696e20696473206966206964732e636f756e74286929203e20317d290a202020205d0a2020202066696e64696e6773202b3d205b0a202020202020202066226c6162656c732e6a736f6e6c3a2063617365207b636173657d206973206e6f2063617365206f6620746869732072656c656173652220666f72206361736520696e20736f7274656428736574286c6162656c6c656429202d207365742869647329290a202020205d0a20202020666f72206361736520696e2063617365733a0a202020202020202066696e64696e6773202b3d205f636865636b5f6361736528636173652c206d616e69666573745b226361736544696765737473225d290a2020202072657475726e2066696e64696e67730a0a0a646566205f636865636b5f6361736528636173652c2064696765737473293a0a202020206e616d65203d20636173655b226964225d0a2020202066696e64696e6773203d205b5d0a20202020696620646967657374732e676574286e616d652920213d20636173652e676574282273686132353622293a0a202020202020202066696e64696e67732e617070656e6428662263617365732e6a736f6e6c3a2063617365207b6e616d657d3a2069747320736861323536206973206e6f7420746865206f6e6520696e20746865206d616e696665737422290a20202020636f6e74656e74203d20636173652e6765742822636f6e74656e7422290a20202020696620636f6e74656e74206973206e6f74204e6f6e653a0a2020202020202020696620636f6e74656e742e676574282273706c6974222c2022222920213d20636173652e676574282273706c69742229206f7220636f6e74656e742e67657428226964222920213d206e616d653a0a20202020202020202020202066696e64696e67732e617070656e6428662263617365732e6a736f6e6c3a2063617365207b6e616d657d3a2069747320636f6c756d6e73206469666665722066726f6d2069747320636f6e74656e7422290a20202020202020206966205f686f6c64735f6b657928636f6e74656e742e6765742822696e70757422292c202265787065637465644f757470757422293a0a20202020202020202020202066696e64696e67732e617070656e6428662263617365732e6a736f6e6c3a2063617365207b6e616d657d3a20746865206578706563746564206f7574707574207374616e647320696e2074686520696e70757422290a2020202072657475726e2066696e64696e67730a0a0a646566205f686f6c64735f6b65792876616c75652c206b6579293a0a202020206966206973696e7374616e63652876616c75652c2064696374293a0a202020202020202072657475726e206b657920696e2076616c7565206f7220616e79285f686f6c64735f6b6579286974656d2c206b65792920666f72206974656d20696e2076616c75652e76616c7565732829290a2020202072657475726e206973696e7374616e63652876616c75652c206c6973742920616e6420616e79285f686f6c64735f6b6579286974656d2c206b65792920666f72206974656d20696e2076616c7565290a0a0a646566206d61696e28617267756d656e74733d4e6f6e65293a0a20202020706172736572203d2061726770617273652e417267756d656e74506172736572286465736372697074696f6e3d2256657269667920612067726f756e642d74727574682072656c656173652e22290a202020207061727365722e6164645f617267756d656e742822666f6c646572222c206e617267733d223f222c2064656661756c743d50617468285f5f66696c655f5f292e7265736f6c766528292e706172656e74290a202020207061727365722e6164645f617267756d656e7428222d2d6d616e69666573742d736861323536222c2064656661756c743d22222c2068656c703d22746865206469676573742074686174207468652072656c65617365207072696e74656422290a202020206f7074696f6e73203d207061727365722e70617273655f6172677328617267756d656e7473290a202020207472793a0a202020202020202066696e64696e6773203d20766572696679286f7074696f6e732e666f6c6465722c206f7074696f6e732e6d616e69666573745f736861323536290a2020202065786365707420556e7265616461626c65206173206661756c743a0a20202020202020207072696e74286661756c742c2066696c653d7379732e737464657272290a202020202020202072657475726e20320a20202020666f722066696e64696e6720696e2066696e64696e67733a0a20202020202020207072696e742866696e64696e67290a202020206966206e6f742066696e64696e67733a0a20202020202020207072696e7428224f4b22290a2020202072657475726e20312069662066696e64696e677320656c736520300a0a0a6966205f5f6e616d655f5f203d3d20225f5f6d61696e5f5f223a0a202020207379732e65786974286d61696e2829290a', 'ec35f46f4ed22c0c673e715457001f6176cfee78bdd65f2bfe09b10605f5c00e', 1);


--
-- Data for Name: annotation_releasestudy; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_releasestudy VALUES (1, 1, 1);


--
-- Data for Name: annotation_ruling; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_ruling VALUES (1, 'ruling', 1, '{"tone":1}', '142acef7e258e8769baa95f2c94fc9fb0704b3813bdfd704558a09701b019789', 'subjective', 'medium', '', '', '2026-11-30 06:13:11.613576+00', 3, 1);
INSERT INTO public.annotation_ruling VALUES (2, 'ruling', 1, '{"reasons":["UNHELPFUL"]}', '2b71b8da517ca1152c5be13b23d432c283f186533557b33101f97073d29f4e11', 'annotator_slip', 'high', '', '', '2026-11-30 06:13:11.613576+00', 3, 2);
INSERT INTO public.annotation_ruling VALUES (3, 'ruling', 1, '{"reasons":["POLICY"],"verdict":"wrong"}', '0bb8da6d9d73c87c9be0e577a01f856147cdf26e593138b00c291aafb2e73b13', 'guideline_gap', '', 'The policy is silent on vouchers.', '', '2026-11-30 06:13:13.329032+00', 3, 3);


--
-- Data for Name: annotation_study; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_study VALUES (1, 'f404b530-7f7e-4769-8459-b38b8598cb57', 'refund-doubles', 2, 11, false, '', '', 'RELEASED', 'READY', '2026-11-30 06:13:05.036077+00', '2026-11-30 06:13:09.84336+00', '2026-11-30 06:13:10.039257+00', '2026-11-30 06:13:09.84336+00', 1, NULL, 1, 1, 1);


--
-- Data for Name: annotation_studyannotator; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_studyannotator VALUES (1, 1, 1);
INSERT INTO public.annotation_studyannotator VALUES (2, 2, 1);


--
-- Data for Name: annotation_studycase; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.annotation_studycase VALUES (1, '13ee8270-eee9-4e2d-ad80-6bcd1d586ca8', 2, 1, 1, 1);
INSERT INTO public.annotation_studycase VALUES (2, 'c2711771-b9ba-41c1-aab6-0ddd7d08ef14', 2, 2, 2, 1);
INSERT INTO public.annotation_studycase VALUES (3, '5c784257-e7df-414f-a0ff-0b06798a67c7', 2, 3, 3, 1);


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
INSERT INTO public.auth_permission VALUES (29, 'Can add audit chain', 8, 'add_auditchain');
INSERT INTO public.auth_permission VALUES (30, 'Can change audit chain', 8, 'change_auditchain');
INSERT INTO public.auth_permission VALUES (31, 'Can delete audit chain', 8, 'delete_auditchain');
INSERT INTO public.auth_permission VALUES (32, 'Can view audit chain', 8, 'view_auditchain');
INSERT INTO public.auth_permission VALUES (33, 'Can add dataset', 9, 'add_dataset');
INSERT INTO public.auth_permission VALUES (34, 'Can change dataset', 9, 'change_dataset');
INSERT INTO public.auth_permission VALUES (35, 'Can delete dataset', 9, 'delete_dataset');
INSERT INTO public.auth_permission VALUES (36, 'Can view dataset', 9, 'view_dataset');
INSERT INTO public.auth_permission VALUES (37, 'Can add project', 10, 'add_project');
INSERT INTO public.auth_permission VALUES (38, 'Can change project', 10, 'change_project');
INSERT INTO public.auth_permission VALUES (39, 'Can delete project', 10, 'delete_project');
INSERT INTO public.auth_permission VALUES (40, 'Can view project', 10, 'view_project');
INSERT INTO public.auth_permission VALUES (41, 'Can add user', 11, 'add_user');
INSERT INTO public.auth_permission VALUES (42, 'Can change user', 11, 'change_user');
INSERT INTO public.auth_permission VALUES (43, 'Can delete user', 11, 'delete_user');
INSERT INTO public.auth_permission VALUES (44, 'Can view user', 11, 'view_user');
INSERT INTO public.auth_permission VALUES (45, 'Can add annotator', 12, 'add_annotator');
INSERT INTO public.auth_permission VALUES (46, 'Can change annotator', 12, 'change_annotator');
INSERT INTO public.auth_permission VALUES (47, 'Can delete annotator', 12, 'delete_annotator');
INSERT INTO public.auth_permission VALUES (48, 'Can view annotator', 12, 'view_annotator');
INSERT INTO public.auth_permission VALUES (49, 'Can add assignment', 13, 'add_assignment');
INSERT INTO public.auth_permission VALUES (50, 'Can change assignment', 13, 'change_assignment');
INSERT INTO public.auth_permission VALUES (51, 'Can delete assignment', 13, 'delete_assignment');
INSERT INTO public.auth_permission VALUES (52, 'Can view assignment', 13, 'view_assignment');
INSERT INTO public.auth_permission VALUES (53, 'Can add dataset version', 14, 'add_datasetversion');
INSERT INTO public.auth_permission VALUES (54, 'Can change dataset version', 14, 'change_datasetversion');
INSERT INTO public.auth_permission VALUES (55, 'Can delete dataset version', 14, 'delete_datasetversion');
INSERT INTO public.auth_permission VALUES (56, 'Can view dataset version', 14, 'view_datasetversion');
INSERT INTO public.auth_permission VALUES (57, 'Can add case', 15, 'add_case');
INSERT INTO public.auth_permission VALUES (58, 'Can change case', 15, 'change_case');
INSERT INTO public.auth_permission VALUES (59, 'Can delete case', 15, 'delete_case');
INSERT INTO public.auth_permission VALUES (60, 'Can view case', 15, 'view_case');
INSERT INTO public.auth_permission VALUES (61, 'Can add job', 16, 'add_job');
INSERT INTO public.auth_permission VALUES (62, 'Can change job', 16, 'change_job');
INSERT INTO public.auth_permission VALUES (63, 'Can delete job', 16, 'delete_job');
INSERT INTO public.auth_permission VALUES (64, 'Can view job', 16, 'view_job');
INSERT INTO public.auth_permission VALUES (65, 'Can add label', 17, 'add_label');
INSERT INTO public.auth_permission VALUES (66, 'Can change label', 17, 'change_label');
INSERT INTO public.auth_permission VALUES (67, 'Can delete label', 17, 'delete_label');
INSERT INTO public.auth_permission VALUES (68, 'Can view label', 17, 'view_label');
INSERT INTO public.auth_permission VALUES (69, 'Can add output', 18, 'add_output');
INSERT INTO public.auth_permission VALUES (70, 'Can change output', 18, 'change_output');
INSERT INTO public.auth_permission VALUES (71, 'Can delete output', 18, 'delete_output');
INSERT INTO public.auth_permission VALUES (72, 'Can view output', 18, 'view_output');
INSERT INTO public.auth_permission VALUES (73, 'Can add producer', 19, 'add_producer');
INSERT INTO public.auth_permission VALUES (74, 'Can change producer', 19, 'change_producer');
INSERT INTO public.auth_permission VALUES (75, 'Can delete producer', 19, 'delete_producer');
INSERT INTO public.auth_permission VALUES (76, 'Can view producer', 19, 'view_producer');
INSERT INTO public.auth_permission VALUES (77, 'Can add membership', 20, 'add_membership');
INSERT INTO public.auth_permission VALUES (78, 'Can change membership', 20, 'change_membership');
INSERT INTO public.auth_permission VALUES (79, 'Can delete membership', 20, 'delete_membership');
INSERT INTO public.auth_permission VALUES (80, 'Can view membership', 20, 'view_membership');
INSERT INTO public.auth_permission VALUES (81, 'Can add reference', 21, 'add_reference');
INSERT INTO public.auth_permission VALUES (82, 'Can change reference', 21, 'change_reference');
INSERT INTO public.auth_permission VALUES (83, 'Can delete reference', 21, 'delete_reference');
INSERT INTO public.auth_permission VALUES (84, 'Can view reference', 21, 'view_reference');
INSERT INTO public.auth_permission VALUES (85, 'Can add release', 22, 'add_release');
INSERT INTO public.auth_permission VALUES (86, 'Can change release', 22, 'change_release');
INSERT INTO public.auth_permission VALUES (87, 'Can delete release', 22, 'delete_release');
INSERT INTO public.auth_permission VALUES (88, 'Can view release', 22, 'view_release');
INSERT INTO public.auth_permission VALUES (89, 'Can add release file', 23, 'add_releasefile');
INSERT INTO public.auth_permission VALUES (90, 'Can change release file', 23, 'change_releasefile');
INSERT INTO public.auth_permission VALUES (91, 'Can delete release file', 23, 'delete_releasefile');
INSERT INTO public.auth_permission VALUES (92, 'Can view release file', 23, 'view_releasefile');
INSERT INTO public.auth_permission VALUES (93, 'Can add study', 24, 'add_study');
INSERT INTO public.auth_permission VALUES (94, 'Can change study', 24, 'change_study');
INSERT INTO public.auth_permission VALUES (95, 'Can delete study', 24, 'delete_study');
INSERT INTO public.auth_permission VALUES (96, 'Can view study', 24, 'view_study');
INSERT INTO public.auth_permission VALUES (97, 'Can add release study', 25, 'add_releasestudy');
INSERT INTO public.auth_permission VALUES (98, 'Can change release study', 25, 'change_releasestudy');
INSERT INTO public.auth_permission VALUES (99, 'Can delete release study', 25, 'delete_releasestudy');
INSERT INTO public.auth_permission VALUES (100, 'Can view release study', 25, 'view_releasestudy');
INSERT INTO public.auth_permission VALUES (101, 'Can add agreement report', 26, 'add_agreementreport');
INSERT INTO public.auth_permission VALUES (102, 'Can change agreement report', 26, 'change_agreementreport');
INSERT INTO public.auth_permission VALUES (103, 'Can delete agreement report', 26, 'delete_agreementreport');
INSERT INTO public.auth_permission VALUES (104, 'Can view agreement report', 26, 'view_agreementreport');
INSERT INTO public.auth_permission VALUES (105, 'Can add study annotator', 27, 'add_studyannotator');
INSERT INTO public.auth_permission VALUES (106, 'Can change study annotator', 27, 'change_studyannotator');
INSERT INTO public.auth_permission VALUES (107, 'Can delete study annotator', 27, 'delete_studyannotator');
INSERT INTO public.auth_permission VALUES (108, 'Can view study annotator', 27, 'view_studyannotator');
INSERT INTO public.auth_permission VALUES (109, 'Can add study case', 28, 'add_studycase');
INSERT INTO public.auth_permission VALUES (110, 'Can change study case', 28, 'change_studycase');
INSERT INTO public.auth_permission VALUES (111, 'Can delete study case', 28, 'delete_studycase');
INSERT INTO public.auth_permission VALUES (112, 'Can view study case', 28, 'view_studycase');
INSERT INTO public.auth_permission VALUES (113, 'Can add ruling', 29, 'add_ruling');
INSERT INTO public.auth_permission VALUES (114, 'Can change ruling', 29, 'change_ruling');
INSERT INTO public.auth_permission VALUES (115, 'Can delete ruling', 29, 'delete_ruling');
INSERT INTO public.auth_permission VALUES (116, 'Can view ruling', 29, 'view_ruling');
INSERT INTO public.auth_permission VALUES (117, 'Can add audit event', 30, 'add_auditevent');
INSERT INTO public.auth_permission VALUES (118, 'Can change audit event', 30, 'change_auditevent');
INSERT INTO public.auth_permission VALUES (119, 'Can delete audit event', 30, 'delete_auditevent');
INSERT INTO public.auth_permission VALUES (120, 'Can view audit event', 30, 'view_auditevent');
INSERT INTO public.auth_permission VALUES (121, 'Can add permission', 31, 'add_permission');
INSERT INTO public.auth_permission VALUES (122, 'Can change permission', 31, 'change_permission');
INSERT INTO public.auth_permission VALUES (123, 'Can delete permission', 31, 'delete_permission');
INSERT INTO public.auth_permission VALUES (124, 'Can view permission', 31, 'view_permission');
INSERT INTO public.auth_permission VALUES (125, 'Can add group', 32, 'add_group');
INSERT INTO public.auth_permission VALUES (126, 'Can change group', 32, 'change_group');
INSERT INTO public.auth_permission VALUES (127, 'Can delete group', 32, 'delete_group');
INSERT INTO public.auth_permission VALUES (128, 'Can view group', 32, 'view_group');
INSERT INTO public.auth_permission VALUES (129, 'Can add content type', 33, 'add_contenttype');
INSERT INTO public.auth_permission VALUES (130, 'Can change content type', 33, 'change_contenttype');
INSERT INTO public.auth_permission VALUES (131, 'Can delete content type', 33, 'delete_contenttype');
INSERT INTO public.auth_permission VALUES (132, 'Can view content type', 33, 'view_contenttype');
INSERT INTO public.auth_permission VALUES (133, 'Can add session', 34, 'add_session');
INSERT INTO public.auth_permission VALUES (134, 'Can change session', 34, 'change_session');
INSERT INTO public.auth_permission VALUES (135, 'Can delete session', 34, 'delete_session');
INSERT INTO public.auth_permission VALUES (136, 'Can view session', 34, 'view_session');
INSERT INTO public.auth_permission VALUES (137, 'Can add access attempt', 35, 'add_accessattempt');
INSERT INTO public.auth_permission VALUES (138, 'Can change access attempt', 35, 'change_accessattempt');
INSERT INTO public.auth_permission VALUES (139, 'Can delete access attempt', 35, 'delete_accessattempt');
INSERT INTO public.auth_permission VALUES (140, 'Can view access attempt', 35, 'view_accessattempt');
INSERT INTO public.auth_permission VALUES (141, 'Can add access log', 36, 'add_accesslog');
INSERT INTO public.auth_permission VALUES (142, 'Can change access log', 36, 'change_accesslog');
INSERT INTO public.auth_permission VALUES (143, 'Can delete access log', 36, 'delete_accesslog');
INSERT INTO public.auth_permission VALUES (144, 'Can view access log', 36, 'view_accesslog');
INSERT INTO public.auth_permission VALUES (145, 'Can add access failure', 37, 'add_accessfailurelog');
INSERT INTO public.auth_permission VALUES (146, 'Can change access failure', 37, 'change_accessfailurelog');
INSERT INTO public.auth_permission VALUES (147, 'Can delete access failure', 37, 'delete_accessfailurelog');
INSERT INTO public.auth_permission VALUES (148, 'Can view access failure', 37, 'view_accessfailurelog');
INSERT INTO public.auth_permission VALUES (149, 'Can add access attempt expiration', 38, 'add_accessattemptexpiration');
INSERT INTO public.auth_permission VALUES (150, 'Can change access attempt expiration', 38, 'change_accessattemptexpiration');
INSERT INTO public.auth_permission VALUES (151, 'Can delete access attempt expiration', 38, 'delete_accessattemptexpiration');
INSERT INTO public.auth_permission VALUES (152, 'Can view access attempt expiration', 38, 'view_accessattemptexpiration');


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
-- Data for Name: django_content_type; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.django_content_type VALUES (1, 'taxonomy', 'guideline');
INSERT INTO public.django_content_type VALUES (2, 'taxonomy', 'labelschema');
INSERT INTO public.django_content_type VALUES (3, 'taxonomy', 'taxonomy');
INSERT INTO public.django_content_type VALUES (4, 'taxonomy', 'taxonomyversion');
INSERT INTO public.django_content_type VALUES (5, 'taxonomy', 'reasoncode');
INSERT INTO public.django_content_type VALUES (6, 'taxonomy', 'guidelineversion');
INSERT INTO public.django_content_type VALUES (7, 'taxonomy', 'labelschemaversion');
INSERT INTO public.django_content_type VALUES (8, 'annotation', 'auditchain');
INSERT INTO public.django_content_type VALUES (9, 'annotation', 'dataset');
INSERT INTO public.django_content_type VALUES (10, 'annotation', 'project');
INSERT INTO public.django_content_type VALUES (11, 'annotation', 'user');
INSERT INTO public.django_content_type VALUES (12, 'annotation', 'annotator');
INSERT INTO public.django_content_type VALUES (13, 'annotation', 'assignment');
INSERT INTO public.django_content_type VALUES (14, 'annotation', 'datasetversion');
INSERT INTO public.django_content_type VALUES (15, 'annotation', 'case');
INSERT INTO public.django_content_type VALUES (16, 'annotation', 'job');
INSERT INTO public.django_content_type VALUES (17, 'annotation', 'label');
INSERT INTO public.django_content_type VALUES (18, 'annotation', 'output');
INSERT INTO public.django_content_type VALUES (19, 'annotation', 'producer');
INSERT INTO public.django_content_type VALUES (20, 'annotation', 'membership');
INSERT INTO public.django_content_type VALUES (21, 'annotation', 'reference');
INSERT INTO public.django_content_type VALUES (22, 'annotation', 'release');
INSERT INTO public.django_content_type VALUES (23, 'annotation', 'releasefile');
INSERT INTO public.django_content_type VALUES (24, 'annotation', 'study');
INSERT INTO public.django_content_type VALUES (25, 'annotation', 'releasestudy');
INSERT INTO public.django_content_type VALUES (26, 'annotation', 'agreementreport');
INSERT INTO public.django_content_type VALUES (27, 'annotation', 'studyannotator');
INSERT INTO public.django_content_type VALUES (28, 'annotation', 'studycase');
INSERT INTO public.django_content_type VALUES (29, 'annotation', 'ruling');
INSERT INTO public.django_content_type VALUES (30, 'annotation', 'auditevent');
INSERT INTO public.django_content_type VALUES (31, 'auth', 'permission');
INSERT INTO public.django_content_type VALUES (32, 'auth', 'group');
INSERT INTO public.django_content_type VALUES (33, 'contenttypes', 'contenttype');
INSERT INTO public.django_content_type VALUES (34, 'sessions', 'session');
INSERT INTO public.django_content_type VALUES (35, 'axes', 'accessattempt');
INSERT INTO public.django_content_type VALUES (36, 'axes', 'accesslog');
INSERT INTO public.django_content_type VALUES (37, 'axes', 'accessfailurelog');
INSERT INTO public.django_content_type VALUES (38, 'axes', 'accessattemptexpiration');


--
-- Data for Name: django_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.django_migrations VALUES (1, 'taxonomy', '0001_first', '2026-11-30 06:12:58.060981+00');
INSERT INTO public.django_migrations VALUES (2, 'contenttypes', '0001_initial', '2026-11-30 06:12:58.065697+00');
INSERT INTO public.django_migrations VALUES (3, 'contenttypes', '0002_remove_content_type_name', '2026-11-30 06:12:58.071242+00');
INSERT INTO public.django_migrations VALUES (4, 'auth', '0001_initial', '2026-11-30 06:12:58.086838+00');
INSERT INTO public.django_migrations VALUES (5, 'auth', '0002_alter_permission_name_max_length', '2026-11-30 06:12:58.098402+00');
INSERT INTO public.django_migrations VALUES (6, 'auth', '0003_alter_user_email_max_length', '2026-11-30 06:12:58.105855+00');
INSERT INTO public.django_migrations VALUES (7, 'auth', '0004_alter_user_username_opts', '2026-11-30 06:12:58.110497+00');
INSERT INTO public.django_migrations VALUES (8, 'auth', '0005_alter_user_last_login_null', '2026-11-30 06:12:58.121079+00');
INSERT INTO public.django_migrations VALUES (9, 'auth', '0006_require_contenttypes_0002', '2026-11-30 06:12:58.127+00');
INSERT INTO public.django_migrations VALUES (10, 'auth', '0007_alter_validators_add_error_messages', '2026-11-30 06:12:58.262922+00');
INSERT INTO public.django_migrations VALUES (11, 'auth', '0008_alter_user_username_max_length', '2026-11-30 06:12:58.266787+00');
INSERT INTO public.django_migrations VALUES (12, 'auth', '0009_alter_user_last_name_max_length', '2026-11-30 06:12:58.270298+00');
INSERT INTO public.django_migrations VALUES (13, 'auth', '0010_alter_group_name_max_length', '2026-11-30 06:12:58.274383+00');
INSERT INTO public.django_migrations VALUES (14, 'auth', '0011_update_proxy_permissions', '2026-11-30 06:12:58.279338+00');
INSERT INTO public.django_migrations VALUES (15, 'auth', '0012_alter_user_first_name_max_length', '2026-11-30 06:12:58.282241+00');
INSERT INTO public.django_migrations VALUES (16, 'annotation', '0001_first', '2026-11-30 06:12:59.075777+00');
INSERT INTO public.django_migrations VALUES (17, 'axes', '0001_initial', '2026-11-30 06:12:59.103205+00');
INSERT INTO public.django_migrations VALUES (18, 'axes', '0002_auto_20151217_2044', '2026-11-30 06:12:59.19891+00');
INSERT INTO public.django_migrations VALUES (19, 'axes', '0003_auto_20160322_0929', '2026-11-30 06:12:59.218203+00');
INSERT INTO public.django_migrations VALUES (20, 'axes', '0004_auto_20181024_1538', '2026-11-30 06:12:59.232931+00');
INSERT INTO public.django_migrations VALUES (21, 'axes', '0005_remove_accessattempt_trusted', '2026-11-30 06:12:59.242488+00');
INSERT INTO public.django_migrations VALUES (22, 'axes', '0006_remove_accesslog_trusted', '2026-11-30 06:12:59.255195+00');
INSERT INTO public.django_migrations VALUES (23, 'axes', '0007_alter_accessattempt_unique_together', '2026-11-30 06:12:59.287797+00');
INSERT INTO public.django_migrations VALUES (24, 'axes', '0008_accessfailurelog', '2026-11-30 06:12:59.321996+00');
INSERT INTO public.django_migrations VALUES (25, 'axes', '0009_add_session_hash', '2026-11-30 06:12:59.331656+00');
INSERT INTO public.django_migrations VALUES (26, 'axes', '0010_accessattemptexpiration', '2026-11-30 06:12:59.346773+00');
INSERT INTO public.django_migrations VALUES (27, 'sessions', '0001_initial', '2026-11-30 06:12:59.367186+00');


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

INSERT INTO public.taxonomy_labelschemaversion VALUES (1, 1, 'frozen', '5a2f35361bb30164bcaf8cb79645cc213d6de8fa382e5bdd1bbd97c5fb0225b1', '2026-11-30 06:13:05.036077+00', '', '{"fields":[{"key":"verdict","options":[{"value":"right"},{"value":"wrong"}],"required":true,"type":"choice"},{"anchors":{"0":"rude","1":"flat","2":"kind"},"key":"tone","maximum":2,"minimum":0,"type":"scale"},{"key":"reasons","taxonomy":"refund-reasons","type":"codes"},{"key":"note","max_length":500,"type":"text"}],"labels":"output","name":"refund-review","outcome":{"fail":["wrong"],"field":"verdict","pass":["right"]},"rules":[{"if":{"verdict":"wrong"},"message":"Say why it is wrong.","require":["reasons"]}]}', 1);


--
-- Data for Name: taxonomy_reasoncode; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.taxonomy_reasoncode VALUES (1, 'POLICY', 'POLICY', 'States something that the policy does not say.', '', '', '', '', false, 1, 1);
INSERT INTO public.taxonomy_reasoncode VALUES (2, 'UNHELPFUL', 'UNHELPFUL', 'Leaves the customer without a next step.', '', '', '', '', false, 2, 1);


--
-- Data for Name: taxonomy_taxonomy; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.taxonomy_taxonomy VALUES (1, 'refund-reasons');


--
-- Data for Name: taxonomy_taxonomyversion; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.taxonomy_taxonomyversion VALUES (1, 1, 'frozen', 'aed09a9c157fa0efb7835717e4eabb54dba8e16bc06e38714af44447c2a73342', '2026-11-30 06:13:05.036077+00', '', 1);


--
-- Name: annotation_agreementreport_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_agreementreport_id_seq', 1, true);


--
-- Name: annotation_annotator_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_annotator_id_seq', 3, true);


--
-- Name: annotation_assignment_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_assignment_id_seq', 6, true);


--
-- Name: annotation_auditchain_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_auditchain_id_seq', 2, true);


--
-- Name: annotation_auditevent_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_auditevent_id_seq', 21, true);


--
-- Name: annotation_case_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_case_id_seq', 3, true);


--
-- Name: annotation_dataset_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_dataset_id_seq', 1, true);


--
-- Name: annotation_datasetversion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_datasetversion_id_seq', 1, true);


--
-- Name: annotation_job_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_job_id_seq', 1, true);


--
-- Name: annotation_label_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_label_id_seq', 6, true);


--
-- Name: annotation_membership_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_membership_id_seq', 1, false);


--
-- Name: annotation_output_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_output_id_seq', 3, true);


--
-- Name: annotation_producer_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_producer_id_seq', 3, true);


--
-- Name: annotation_project_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_project_id_seq', 1, true);


--
-- Name: annotation_reference_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_reference_id_seq', 1, true);


--
-- Name: annotation_release_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_release_id_seq', 1, true);


--
-- Name: annotation_releasefile_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_releasefile_id_seq', 6, true);


--
-- Name: annotation_releasestudy_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_releasestudy_id_seq', 1, true);


--
-- Name: annotation_ruling_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.annotation_ruling_id_seq', 3, true);


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

SELECT pg_catalog.setval('public.auth_permission_id_seq', 152, true);


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
-- Name: django_content_type_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_content_type_id_seq', 38, true);


--
-- Name: django_migrations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.django_migrations_id_seq', 27, true);


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
-- Name: taxonomy_taxonomy_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_taxonomy_id_seq', 1, true);


--
-- Name: taxonomy_taxonomyversion_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.taxonomy_taxonomyversion_id_seq', 1, true);


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
-- Name: annotation_assignment annotation_assignment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_assignment
    ADD CONSTRAINT annotation_assignment_pkey PRIMARY KEY (id);


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
-- Name: annotation_case annotation_case_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_case
    ADD CONSTRAINT annotation_case_pkey PRIMARY KEY (id);


--
-- Name: annotation_dataset annotation_dataset_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_dataset
    ADD CONSTRAINT annotation_dataset_pkey PRIMARY KEY (id);


--
-- Name: annotation_datasetversion annotation_datasetversion_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_datasetversion
    ADD CONSTRAINT annotation_datasetversion_pkey PRIMARY KEY (id);


--
-- Name: annotation_job annotation_job_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_job
    ADD CONSTRAINT annotation_job_pkey PRIMARY KEY (id);


--
-- Name: annotation_label annotation_label_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_label
    ADD CONSTRAINT annotation_label_pkey PRIMARY KEY (id);


--
-- Name: annotation_membership annotation_membership_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_membership
    ADD CONSTRAINT annotation_membership_pkey PRIMARY KEY (id);


--
-- Name: annotation_output annotation_output_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_output
    ADD CONSTRAINT annotation_output_pkey PRIMARY KEY (id);


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
-- Name: annotation_reference annotation_reference_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_reference
    ADD CONSTRAINT annotation_reference_pkey PRIMARY KEY (id);


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
-- Name: annotation_ruling annotation_ruling_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_ruling
    ADD CONSTRAINT annotation_ruling_pkey PRIMARY KEY (id);


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
-- Name: annotation_case case_id_in_version; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_case
    ADD CONSTRAINT case_id_in_version UNIQUE (dataset_version_id, external_id);


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
-- Name: taxonomy_guidelineversion guideline_version_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_guidelineversion
    ADD CONSTRAINT guideline_version_number UNIQUE (guideline_id, number);


--
-- Name: annotation_job job_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_job
    ADD CONSTRAINT job_once UNIQUE (kind, input_sha256, engine_version);


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
-- Name: annotation_membership membership_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_membership
    ADD CONSTRAINT membership_once UNIQUE (project_id, user_id, role);


--
-- Name: annotation_output output_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_output
    ADD CONSTRAINT output_once UNIQUE (case_id, sha256);


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
-- Name: annotation_ruling ruling_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_ruling
    ADD CONSTRAINT ruling_number UNIQUE (study_case_id, kind, number);


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
-- Name: annotation_assignment_annotator_id_5d071d66; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_assignment_annotator_id_5d071d66 ON public.annotation_assignment USING btree (annotator_id);


--
-- Name: annotation_assignment_study_case_id_8b9c43da; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_assignment_study_case_id_8b9c43da ON public.annotation_assignment USING btree (study_case_id);


--
-- Name: annotation_auditchain_name_a4b9feb4_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_auditchain_name_a4b9feb4_like ON public.annotation_auditchain USING btree (name varchar_pattern_ops);


--
-- Name: annotation_auditevent_chain_id_8db56b7e; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_auditevent_chain_id_8db56b7e ON public.annotation_auditevent USING btree (chain_id);


--
-- Name: annotation_case_dataset_version_id_c34367a7; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_case_dataset_version_id_c34367a7 ON public.annotation_case USING btree (dataset_version_id);


--
-- Name: annotation_dataset_project_id_85766c73; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_dataset_project_id_85766c73 ON public.annotation_dataset USING btree (project_id);


--
-- Name: annotation_datasetversion_dataset_id_fd5a03a1; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_datasetversion_dataset_id_fd5a03a1 ON public.annotation_datasetversion USING btree (dataset_id);


--
-- Name: annotation_label_assignment_id_7869fafb; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_label_assignment_id_7869fafb ON public.annotation_label USING btree (assignment_id);


--
-- Name: annotation_membership_project_id_eb697c46; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_membership_project_id_eb697c46 ON public.annotation_membership USING btree (project_id);


--
-- Name: annotation_membership_user_id_4070212a; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_membership_user_id_4070212a ON public.annotation_membership USING btree (user_id);


--
-- Name: annotation_output_case_id_c0640899; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_output_case_id_c0640899 ON public.annotation_output USING btree (case_id);


--
-- Name: annotation_project_slug_5fdb9af4_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_project_slug_5fdb9af4_like ON public.annotation_project USING btree (slug varchar_pattern_ops);


--
-- Name: annotation_reference_case_id_71d32367; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_reference_case_id_71d32367 ON public.annotation_reference USING btree (case_id);


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
-- Name: annotation_ruling_adjudicator_id_f9f25012; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_ruling_adjudicator_id_f9f25012 ON public.annotation_ruling USING btree (adjudicator_id);


--
-- Name: annotation_ruling_study_case_id_9de2b9ff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX annotation_ruling_study_case_id_9de2b9ff ON public.annotation_ruling USING btree (study_case_id);


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
-- Name: django_session_expire_date_a5c62663; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_session_expire_date_a5c62663 ON public.django_session USING btree (expire_date);


--
-- Name: django_session_session_key_c0390e0f_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX django_session_session_key_c0390e0f_like ON public.django_session USING btree (session_key varchar_pattern_ops);


--
-- Name: job_state_lease; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_state_lease ON public.annotation_job USING btree (state, lease_until);


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
-- Name: taxonomy_taxonomy_name_a4db1ce0_like; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_taxonomy_name_a4db1ce0_like ON public.taxonomy_taxonomy USING btree (name varchar_pattern_ops);


--
-- Name: taxonomy_taxonomyversion_taxonomy_id_61ee7ee9; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX taxonomy_taxonomyversion_taxonomy_id_61ee7ee9 ON public.taxonomy_taxonomyversion USING btree (taxonomy_id);


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
-- Name: annotation_assignment guard_annotation_assignment_design_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_design_delete BEFORE DELETE ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_design_delete();


--
-- Name: annotation_assignment guard_annotation_assignment_design_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_design_insert BEFORE INSERT ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_design_insert();


--
-- Name: annotation_assignment guard_annotation_assignment_taken_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_assignment_taken_update BEFORE UPDATE ON public.annotation_assignment FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_assignment_taken_update();


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
-- Name: annotation_label guard_annotation_label_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_label_delete BEFORE DELETE ON public.annotation_label FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_label_delete();


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
-- Name: annotation_ruling guard_annotation_ruling_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_ruling_delete BEFORE DELETE ON public.annotation_ruling FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_ruling_delete();


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
-- Name: annotation_study guard_annotation_study_begins_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_begins_insert BEFORE INSERT ON public.annotation_study FOR EACH ROW EXECUTE FUNCTION public.guard_annotation_study_begins_insert();


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
-- Name: annotation_study guard_annotation_study_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER guard_annotation_study_truncate BEFORE TRUNCATE ON public.annotation_study FOR EACH STATEMENT EXECUTE FUNCTION public.guard_annotation_study_truncate();


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
-- Name: annotation_auditevent annotation_auditeven_chain_id_8db56b7e_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_auditevent
    ADD CONSTRAINT annotation_auditeven_chain_id_8db56b7e_fk_annotatio FOREIGN KEY (chain_id) REFERENCES public.annotation_auditchain(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_case annotation_case_dataset_version_id_c34367a7_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_case
    ADD CONSTRAINT annotation_case_dataset_version_id_c34367a7_fk_annotatio FOREIGN KEY (dataset_version_id) REFERENCES public.annotation_datasetversion(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_dataset annotation_dataset_project_id_85766c73_fk_annotation_project_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_dataset
    ADD CONSTRAINT annotation_dataset_project_id_85766c73_fk_annotation_project_id FOREIGN KEY (project_id) REFERENCES public.annotation_project(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_datasetversion annotation_datasetve_dataset_id_fd5a03a1_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_datasetversion
    ADD CONSTRAINT annotation_datasetve_dataset_id_fd5a03a1_fk_annotatio FOREIGN KEY (dataset_id) REFERENCES public.annotation_dataset(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_label annotation_label_assignment_id_7869fafb_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_label
    ADD CONSTRAINT annotation_label_assignment_id_7869fafb_fk_annotatio FOREIGN KEY (assignment_id) REFERENCES public.annotation_assignment(id) DEFERRABLE INITIALLY DEFERRED;


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
-- Name: annotation_output annotation_output_case_id_c0640899_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_output
    ADD CONSTRAINT annotation_output_case_id_c0640899_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_producer annotation_producer_output_id_aec24f61_fk_annotation_output_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_producer
    ADD CONSTRAINT annotation_producer_output_id_aec24f61_fk_annotation_output_id FOREIGN KEY (output_id) REFERENCES public.annotation_output(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_reference annotation_reference_case_id_71d32367_fk_annotation_case_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_reference
    ADD CONSTRAINT annotation_reference_case_id_71d32367_fk_annotation_case_id FOREIGN KEY (case_id) REFERENCES public.annotation_case(id) DEFERRABLE INITIALLY DEFERRED;


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
-- Name: annotation_ruling annotation_ruling_adjudicator_id_f9f25012_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_ruling
    ADD CONSTRAINT annotation_ruling_adjudicator_id_f9f25012_fk_annotatio FOREIGN KEY (adjudicator_id) REFERENCES public.annotation_annotator(id) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: annotation_ruling annotation_ruling_study_case_id_9de2b9ff_fk_annotatio; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.annotation_ruling
    ADD CONSTRAINT annotation_ruling_study_case_id_9de2b9ff_fk_annotatio FOREIGN KEY (study_case_id) REFERENCES public.annotation_studycase(id) DEFERRABLE INITIALLY DEFERRED;


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
-- Name: taxonomy_taxonomyversion taxonomy_taxonomyver_taxonomy_id_61ee7ee9_fk_taxonomy_; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.taxonomy_taxonomyversion
    ADD CONSTRAINT taxonomy_taxonomyver_taxonomy_id_61ee7ee9_fk_taxonomy_ FOREIGN KEY (taxonomy_id) REFERENCES public.taxonomy_taxonomy(id) DEFERRABLE INITIALLY DEFERRED;


--
-- PostgreSQL database dump complete
--


