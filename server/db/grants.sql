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
revoke update, delete, truncate on room_changes, clinic_facts, family_rules, clinician_versions, visit_lengths, clinic_settings, clinic_logos from :app_role;
revoke update, delete, truncate on backup_plans from :app_role;
revoke delete, truncate on clinic_fact_changes from :app_role;
revoke delete, truncate on patient_merges from :app_role;
revoke update, delete, truncate on merged_rows, person_corrections from :app_role;
-- A catalogue changes by new versions; an old one is only closed.
revoke update, delete, truncate on medicines, lab_tests, diagnosis_entries from :app_role;
grant update (closed_at, closed_by) on medicines, lab_tests, diagnosis_entries to :app_role;
-- What is wrong here is crossed out, and stays.
revoke delete, truncate on admissions, observations, medication_orders, medication_tasks, administrations from :app_role;
revoke delete, truncate on dose_answers, repeat_requests, documents from :app_role;
revoke update, delete, truncate on dose_times, discharge_decisions, discharge_reviews from :app_role;
revoke update, delete, truncate on vaccine_schedules, vaccine_schedule_doses, vaccine_schedule_confirmations, vaccine_doses from :app_role;
revoke delete, truncate on vaccine_decisions from :app_role;
-- What became of a video visit, how people spoke in it and what they wrote stays.
revoke delete, truncate on video_visits, visit_modes, visit_guests from :app_role;
revoke update, delete, truncate on visit_chat, visit_photos from :app_role;
-- Who could act for whom, and how that ended, stays.
revoke delete, truncate on patient_access, access_invitations, confidential_marks from :app_role;
revoke update, delete, truncate on custody_notes from :app_role;
-- A key is destroyed by emptying it: that it was there stays.
revoke delete, truncate on data_keys from :app_role;
-- Who was erased, and who wanted it, stays. It is done by the owner of the tables, when two administrators agreed.
revoke delete, truncate on erasures from :app_role;
grant execute on function carry_out_erasure (uuid, timestamptz) to :app_role;
grant execute on function sweep_erasure (uuid, timestamptz) to :app_role;
-- How far sealing has come is written by the owner, who does it.
revoke insert, update, delete on sealing_progress from :app_role;
-- The history of the schema is the owner's.
revoke insert, update, delete on migrations from :app_role;
-- Who let a restored clinic speak again stays.
revoke delete, truncate on outgoing_holds from :app_role;
-- A merge of two records moves whole rows to the other record of the same person, and changes nothing in them. Triggers
-- (signed_stays_in_its_record) let it.
grant update (patient_id) on diagnoses, prescriptions, discharge_decisions, person_corrections, vaccine_doses, custody_notes to :app_role;
grant update (thread_id) on inbox_messages to :app_role;
grant update (written_by) on visit_chat to :app_role;

-- What whoever acts for a patient reads instead of the tables: the same names and columns, without what is confidential and what
-- hangs on it. server/platform/http/withhold.ts puts this schema first for the transaction of such a call, so that no query can
-- forget it. Written anew after every migration. private-parts.test.ts fails for a table that hangs on one of these and is neither
-- here nor in its list of exceptions.
drop schema if exists withheld cascade;
create schema withheld;
do $$
declare
  part text[];
  parts text[] := array[
    ['appointments', 'not is_withheld(t.id)'],
    ['care_relationships', 't.kind <> ''appointment'' or exists (select from withheld.appointments a where a.id = t.source_id)'],
    ['triage_results', 'not is_withheld(t.id)'],
    ['triage_photos', 'exists (select from withheld.triage_results r where r.id = t.result_id)'],
    ['waitlist_wishes', 'not is_withheld(t.id)'],
    ['waitlist_offers', 'exists (select from withheld.waitlist_wishes w where w.id = t.wish_id)'],
    ['diagnoses', 'not is_withheld(t.id)'],
    ['diagnosis_addenda', 'exists (select from withheld.diagnoses d where d.id = t.diagnosis_id)'],
    ['staff_tasks', 't.diagnosis_id is null or exists (select from withheld.diagnoses d where d.id = t.diagnosis_id)'],
    ['prescriptions', 'not is_withheld(t.id) and exists (select from withheld.diagnoses d where d.id = t.diagnosis_id)'],
    ['prescribed_medicines', 'exists (select from withheld.prescriptions p where p.id = t.prescription_id)'],
    ['dose_times', 'exists (select from withheld.prescribed_medicines m where m.id = t.series_id)'],
    ['dose_answers', 'exists (select from withheld.prescribed_medicines m where m.id = t.medicine_id)'],
    ['dose_snoozes', 'exists (select from withheld.prescribed_medicines m where m.id = t.series_id)'],
    ['repeat_requests', 'exists (select from withheld.prescribed_medicines m where m.id = t.medicine_id)'],
    ['discharge_decisions', 'exists (select from withheld.prescribed_medicines m where m.id = t.medicine_id)'],
    ['medication_orders', 't.prescribed_medicine_id is null or exists (select from withheld.prescribed_medicines m where m.id = t.prescribed_medicine_id)'],
    ['medication_order_versions', 'exists (select from withheld.medication_orders o where o.id = t.order_id)'],
    ['medication_tasks', 'exists (select from withheld.medication_orders o where o.id = t.order_id)'],
    ['administrations', 'exists (select from withheld.medication_orders o where o.id = t.order_id)'],
    ['lab_orders', 'not is_withheld(t.id) and (t.diagnosis_id is null or exists (select from withheld.diagnoses d where d.id = t.diagnosis_id))'],
    ['lab_results', 'exists (select from withheld.lab_orders o where o.id = t.order_id)'],
    ['lab_files', 'exists (select from withheld.lab_orders o where o.id = t.order_id)'],
    ['lab_call_backs', 'exists (select from withheld.lab_orders o where o.id = t.order_id)'],
    ['inbox_threads', 'not is_withheld(t.id)'],
    ['inbox_messages', 'exists (select from withheld.inbox_threads i where i.id = t.thread_id)'],
    ['inbox_reads', 'exists (select from withheld.inbox_threads i where i.id = t.thread_id)'],
    ['inbox_photos', 't.message_id is null or exists (select from withheld.inbox_messages i where i.id = t.message_id)'],
    ['inbox_checks', 'exists (select from withheld.inbox_messages i where i.id = t.message_id)'],
    ['video_visits', 'exists (select from withheld.appointments a where a.id = t.appointment_id)'],
    ['visit_modes', 'exists (select from withheld.appointments a where a.id = t.appointment_id)'],
    ['visit_seats', 'exists (select from withheld.appointments a where a.id = t.appointment_id)'],
    ['visit_signals', 'exists (select from withheld.appointments a where a.id = t.appointment_id)'],
    ['visit_guests', 'exists (select from withheld.appointments a where a.id = t.appointment_id)'],
    ['visit_chat', 'exists (select from withheld.appointments a where a.id = t.appointment_id)'],
    ['visit_photos', 'exists (select from withheld.visit_chat c where c.id = t.line_id)'],
    ['documents', 'not is_withheld(t.id)'],
    ['document_pages', 'exists (select from withheld.documents d where d.id = t.document_id)'],
    -- What the clinic measured around a private visit. What the patient measured at home stays.
    ['readings', 'not exists (select from public.appointments a join public.accounts who on who.id = t.recorded_by where a.patient_id = t.patient_id and is_withheld(a.id) and who.role <> ''patient'' and abs(extract(epoch from t.measured_at - lower(a.during))) < case when t.recorded_by = a.doctor_id then 129600 else 21600 end)'],
    -- When and by whom a record was opened would tell of a visit. They read what they did themselves.
    ['audit_entries', 't.patient_id is null or t.patient_id::text <> current_setting(''nadi.acting_for'', true) or t.actor_id::text = current_setting(''nadi.actor'', true)'],
    ['confidential_marks', 'false']
  ];
begin
  foreach part slice 1 in array parts loop
    execute format('create view withheld.%I with (security_invoker = true) as select * from public.%I t where %s', part[1], part[1], part[2]);
  end loop;
  -- Of the health profile every version stays, without the entries of private visits. Who saves it writes in the table itself
  -- (server/records/store.ts), beside what they do not see.
  execute (select format('create view withheld.health_profiles with (security_invoker = true) as select %s from public.health_profiles t',
      string_agg(case column_name
        when 'problems' then 'shown_problems(t.problems) as problems'
        when 'conditions' then 'shown_conditions(t.conditions, t.problems) as conditions'
        when 'medicines' then 'shown_medicines(t.medicines, t.medicine_visits) as medicines'
        when 'medicine_visits' then 'shown_medicine_visits(t.medicine_visits) as medicine_visits'
        when 'pregnancy' then 'case when is_withheld((t.pregnancy_visit ->> ''id'')::uuid) then t.pregnancy_visit ->> ''otherwise'' else t.pregnancy end as pregnancy'
        when 'pregnancy_visit' then 'case when not is_withheld((t.pregnancy_visit ->> ''id'')::uuid) then t.pregnancy_visit end as pregnancy_visit'
        else format('t.%I', column_name) end, ', ' order by ordinal_position))
    from information_schema.columns where table_schema = 'public' and table_name = 'health_profiles');
end $$;
grant usage on schema withheld to :app_role;
grant select, insert, update, delete on all tables in schema withheld to :app_role;
