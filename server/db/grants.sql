-- What the application's role may do. Run by the owner after every migration; says the whole truth each time.
revoke all on all tables in schema public from :app_role;
revoke create on schema public from public;
grant usage on schema public to :app_role;
grant select, insert, update, delete on all tables in schema public to :app_role;
grant usage on all sequences in schema public to :app_role;

-- The trail only grows.
revoke update, delete, truncate on audit_entries, audit_batches, audit_leaves, audit_restores from :app_role;
-- What was signed, entered or uploaded is never edited; a correction is a new row.
revoke update, delete, truncate on diagnoses, diagnosis_addenda, prescriptions, lab_results, lab_files from :app_role;
revoke update, delete, truncate on inbox_messages, inbox_photos, document_pages from :app_role;
revoke delete, truncate on inbox_checks from :app_role;
revoke update, delete, truncate on medication_order_versions, ward_notes, ward_statuses, bed_stays from :app_role;
revoke update, delete, truncate on glass_reviews from :app_role;
revoke delete, truncate on factor_resets, trail_checks, trail_exports from :app_role;
revoke update, delete, truncate on room_changes, clinic_facts, clinician_versions from :app_role;
revoke delete, truncate on clinic_fact_changes from :app_role;
revoke delete, truncate on patient_merges from :app_role;
revoke update, delete, truncate on merged_rows, person_corrections from :app_role;
-- What is wrong here is crossed out, and stays.
revoke delete, truncate on admissions, observations, medication_orders, medication_tasks, administrations from :app_role;
revoke delete, truncate on dose_answers, repeat_requests, documents from :app_role;
revoke update, delete, truncate on dose_times, discharge_decisions, discharge_reviews from :app_role;
revoke update, delete, truncate on vaccine_schedules, vaccine_schedule_doses, vaccine_schedule_confirmations, vaccine_doses from :app_role;
revoke delete, truncate on vaccine_decisions from :app_role;
-- What became of a video visit, how people spoke in it and what they wrote stays.
revoke delete, truncate on video_visits, visit_modes, visit_guests from :app_role;
revoke update, delete, truncate on visit_chat, visit_photos from :app_role;
-- The history of the schema is the owner's.
revoke insert, update, delete on migrations from :app_role;
-- Who let a restored clinic speak again stays.
revoke delete, truncate on outgoing_holds from :app_role;
-- A merge of two records moves whole rows to the other record of the same person, and changes nothing in them. Triggers
-- (signed_stays_in_its_record) let it.
grant update (patient_id) on diagnoses, prescriptions, discharge_decisions, person_corrections, vaccine_doses to :app_role;
grant update (thread_id) on inbox_messages to :app_role;
grant update (written_by) on visit_chat to :app_role;
