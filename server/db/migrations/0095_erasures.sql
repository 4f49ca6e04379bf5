-- A patient who asks for it is erased: two administrators, and three days in which it can be stopped. What the clinic has to keep
-- stays without a word about the person: that a visit took place, with whom and when, and the trail.

create table erasures (
  id           uuid primary key default gen_random_uuid(),
  -- No key into the patients: a merge may take the record away meanwhile, and then nothing is erased.
  record_id    uuid not null,
  pud          text not null,
  reason       text not null,
  asked_by     uuid not null references accounts,
  asked_at     timestamptz not null,
  approved_by  uuid references accounts,
  approved_at  timestamptz,
  effective_at timestamptz,
  -- Null where Nadi stopped it: one of those who wanted it is no administrator any more, or the record is gone.
  stopped_by   uuid references accounts,
  stopped_at   timestamptz,
  done_at      timestamptz,
  constraint another_administrator_agrees check (approved_by <> asked_by),
  constraint agreement_is_whole check (num_nonnulls(approved_by, approved_at, effective_at) in (0, 3)),
  constraint erasure_ends_once check (done_at is null or stopped_at is null),
  constraint nobody_erases_alone check (done_at is null or approved_by is not null),
  constraint erasing_takes_three_days check (effective_at >= approved_at + interval '72 hours' and (done_at is null or done_at >= effective_at))
);
create unique index one_open_erasure_per_record on erasures (record_id) where done_at is null and stopped_at is null;

alter table patients
  add column erased_at timestamptz,
  -- Handovers tell of many patients in one text: the server takes this one out (forget-in-handovers.ts).
  add column is_in_handovers boolean not null default false;
create index erased_patients on patients (id) where erased_at is not null;

-- Takes everything about one person out of the database, destroys the keys, and answers whose keys they were. Null for a record
-- that is not there, or was erased before. Runs as the owner of the tables: the application may not remove what was signed.
create function erase_record(record uuid, at timestamptz) returns uuid[] language plpgsql as $$
declare
  records uuid[];
  logins uuid[];
  visits uuid[];
  stays uuid[];
  told uuid[];
begin
  perform from patients where id = record and erased_at is null for update;
  if not found then return null; end if;

  with recursive merged (id) as (
    select record union select other_id from patient_merges join merged on merged.id = kept_id where state = 'done')
  select array_agg(id) into records from merged;
  select coalesce(array_agg(distinct a.id), '{}') into logins from accounts a
  where a.role = 'patient' and (a.id in (select account_id from patients where id = record)
    or a.id::text in (select kept_before -> 'closed' ->> 'id' from patient_merges where kept_id = any(records) and state = 'done'));
  select coalesce(array_agg(id), '{}') into visits from appointments where patient_id = record;
  select coalesce(array_agg(id), '{}') into stays from admissions where patient_id = record;

  -- What people were told.
  delete from board_notes where patient_id = record;
  select coalesce(array_agg(id), '{}') into told from notices where patient_id = record or account_id = any(logins);
  delete from deliveries where notice_id = any(told) or account_id = any(logins);
  delete from notice_outbox where notice_id = any(told) or account_id = any(logins);
  update board_notes set notice_id = null where notice_id = any(told);
  delete from notices where id = any(told);
  delete from mails m where account_id = any(logins) and not exists (select from notices where mail_id = m.id);

  -- Stays, with their medicines. That there was one, and in which beds, is kept.
  delete from administrations where patient_id = record;
  delete from medication_tasks where order_id in (select id from medication_orders where patient_id = record);
  delete from medication_order_versions where order_id in (select id from medication_orders where patient_id = record);
  delete from medication_orders where patient_id = record;
  delete from discharge_decisions where patient_id = record;
  delete from discharge_reviews where admission_id = any(stays);
  delete from hold_clocks where patient_id = record;
  delete from observations where patient_id = record;
  delete from ward_notes where admission_id = any(stays);
  delete from ward_statuses where admission_id = any(stays);
  delete from ward_visits where admission_id = any(stays);
  delete from handover_to_dos where admission_id = any(stays);

  -- Tests.
  delete from lab_call_attempts where call_back_id in (select c.id from lab_call_backs c join lab_orders o on o.id = c.order_id where o.patient_id = record);
  delete from lab_call_messages where call_back_id in (select c.id from lab_call_backs c join lab_orders o on o.id = c.order_id where o.patient_id = record)
    or thread_id in (select id from message_threads where patient_id = record);
  delete from lab_call_backs where order_id in (select id from lab_orders where patient_id = record);
  delete from lab_results where order_id in (select id from lab_orders where patient_id = record);
  delete from lab_files where order_id in (select id from lab_orders where patient_id = record);
  delete from lab_orders where patient_id = record;

  -- Prescriptions and diagnoses.
  delete from repeat_requests where patient_id = record;
  delete from dose_answers where patient_id = record;
  delete from dose_snoozes where series_id in (select id from prescribed_medicines where patient_id = record);
  delete from dose_times where series_id in (select id from prescribed_medicines where patient_id = record);
  delete from dose_clocks where patient_id = record;
  delete from prescribed_medicines where patient_id = record;
  delete from prescriptions where patient_id = record;
  delete from staff_tasks where patient_id = record;
  delete from diagnosis_addenda where diagnosis_id in (select id from diagnoses where patient_id = record);
  delete from diagnoses where patient_id = record;
  delete from diagnosis_drafts where patient_id = record;

  -- Symptoms, wishes and what is private.
  delete from confidential_marks where patient_id = record;
  delete from waitlist_offers where patient_id = record;
  delete from waitlist_wishes where patient_id = record;
  update appointments set triage_id = null where patient_id = record and triage_id is not null;
  delete from triage_photos where result_id in (select id from triage_results where patient_id = record);
  delete from triage_results where patient_id = record;

  -- Messages, in both directions and among the clinic.
  delete from inbox_checks where message_id in (select m.id from inbox_messages m join inbox_threads t on t.id = m.thread_id where t.patient_id = record);
  delete from inbox_photos where message_id in (select m.id from inbox_messages m join inbox_threads t on t.id = m.thread_id where t.patient_id = record);
  delete from inbox_reads where thread_id in (select id from inbox_threads where patient_id = record);
  delete from inbox_messages where thread_id in (select id from inbox_threads where patient_id = record);
  delete from inbox_threads where patient_id = record;
  delete from inbox_waiting_photos where author_id = any(logins);
  delete from message_reads where message_id in (select m.id from messages m join message_threads t on t.id = m.thread_id where t.patient_id = record);
  delete from messages where thread_id in (select id from message_threads where patient_id = record);
  delete from message_threads where patient_id = record;

  -- The record itself, and who could open it.
  delete from document_pages where document_id in (select id from documents where patient_id = record);
  delete from documents where patient_id = record;
  delete from emergency_card_openings where link_id in (select id from emergency_card_links where patient_id = record);
  delete from emergency_card_links where patient_id = record;
  delete from emergency_cards where patient_id = record;
  delete from health_profiles where patient_id = record;
  delete from readings where patient_id = record;
  delete from vaccine_decisions where patient_id = record;
  delete from vaccine_doses where patient_id = record;
  delete from vaccine_reminders where patient_id = record;
  delete from custody_notes where patient_id = record;
  delete from person_corrections where patient_id = record;
  delete from email_changes where patient_id = record;
  delete from activation_codes where patient_id = record;
  delete from access_invitations where patient_id = record or made_by = any(logins);
  delete from people_looked_up where patient_id = record;
  delete from patient_keys where patient_id = record;
  delete from patient_marks where patient_id = record;
  delete from charts_open_by_alert where patient_id = record;
  delete from charts_open_to_nurses where patient_id = record;
  delete from charts_opened_by_own_alarm where patient_id = record;
  delete from care_relationships where patient_id = record;
  delete from alert_reads where alert_id in (select id from alerts where patient_id = record);
  delete from alerts where patient_id = record;

  -- Visits by video: that there was one is kept.
  delete from visit_signals where appointment_id = any(visits);
  delete from visit_seats where appointment_id = any(visits);
  delete from visit_photos where line_id in (select id from visit_chat where appointment_id = any(visits));
  delete from visit_chat where appointment_id = any(visits);
  delete from visit_guests where appointment_id = any(visits);
  update video_visits set phone = null, place = null, adult_present = null where appointment_id = any(visits);

  -- What stays says nothing of the person.
  update appointments set reason = '', decision_reason = null, move_reason = case when move_reason is null then null else '(erased)' end
  where patient_id = record;
  update admissions set diagnosis = '(erased)', summary = case when summary is null then null else '(erased)' end, advice = null,
    scale_reason = null where patient_id = record;
  update glass_reviews set finding = '(erased with the record)' where glass_id in (select id from broken_glass where patient_id = record);
  update broken_glass set reason = '(erased with the record)' where patient_id = record;
  update patient_access set state = 'ended', ended_at = at, end_cause = 'revoked'
  where (patient_id = record or account_id = any(logins)) and state <> 'ended';
  update patient_access set end_reason = null, guardian_paper = null where patient_id = record;
  delete from merged_rows where merge_id in (select id from patient_merges where kept_id = any(records) or other_id = any(records));
  update patient_merges set reason = '(erased)', undo_reason = case when undo_reason is null then null else '(erased)' end,
    decisions = '{}', kept_before = null, stayed = null,
    other_row = case when other_row is null then null else jsonb_build_object('id', other_id, 'pud', other_pud, 'name', '(erased)', 'phone', '') end
  where kept_id = any(records) or other_id = any(records);

  -- The login.
  delete from known_browsers where account_id = any(logins);
  delete from passkeys where account_id = any(logins);
  delete from password_links where account_id = any(logins);
  delete from push_subscriptions where account_id = any(logins);
  delete from recovery_codes where account_id = any(logins);
  delete from second_factors where account_id = any(logins);
  delete from notice_choices where account_id = any(logins);
  delete from quiet_hours where account_id = any(logins);
  update sessions set ended_at = coalesce(ended_at, at), device = '', pin_hash = null where account_id = any(logins);
  update accounts set name = '(erased)', email = null, phone = null, email_hash = null, phone_hash = null, password_hash = null,
    disabled_at = coalesce(disabled_at, at) where id = any(logins);

  update patients set name = '(erased)', name_key = '', phone = '', email = null, place = null, died_on = null,
    earlier_password_hash = null, needs_sounds = false, deactivated_at = coalesce(deactivated_at, at), erased_at = at,
    is_in_handovers = cardinality(stays) > 0, version = version + 1 where id = record;
  update data_keys set wrapped = null where owner = any(records || logins);
  return records || logins;
end $$;
revoke all on function erase_record (uuid, timestamptz) from public;

-- What the application may call: only what two administrators agreed to, and not before its time.
create function carry_out_erasure(erasure uuid, at timestamptz) returns uuid[] language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  record uuid;
begin
  update erasures set done_at = at where id = erasure and done_at is null and stopped_at is null and effective_at <= at
  returning record_id into record;
  return case when record is null then null else erase_record(record, at) end;
end $$;
revoke all on function carry_out_erasure (uuid, timestamptz) from public;
