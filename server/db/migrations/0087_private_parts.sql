-- What is confidential in a record: it does not exist for whoever acts for the patient. A mark names one visit, diagnosis,
-- order, prescription, conversation, document, symptom check or wish; grants.sql has the views that leave it out.
alter table departments add column is_confidential boolean not null default false;

create table confidential_marks (
  id         uuid primary key default gen_random_uuid(),
  patient_id uuid not null references patients,
  subject    text not null,
  subject_id uuid not null,
  cause      text not null,
  -- The visit that this hangs on; lifted with that visit's mark.
  of_visit   uuid references appointments,
  -- Null: the rule of the department.
  marked_by  uuid references accounts,
  marked_at  timestamptz not null default now(),
  lifted_by  uuid references accounts,
  lifted_at  timestamptz,
  constraint mark_subject_known check (
    subject in ('appointment', 'diagnosis', 'lab-order', 'prescription', 'thread', 'document', 'symptom-check', 'wish')
  ),
  constraint mark_cause_known check (cause in ('department', 'doctor', 'patient'))
);
create unique index one_live_mark_per_part on confidential_marks (subject_id) where lifted_at is null;
create index marks_of_patient on confidential_marks (patient_id) where lifted_at is null;
create index marks_of_visit on confidential_marks (of_visit) where of_visit is not null and lifted_at is null;

-- Whom this connection answers: set for one transaction by server/platform/http/withhold.ts, empty otherwise. `all` leaves out
-- every marked part; `marked` leaves out what a doctor or the patient marked, and not what the rule of a department did.
create function is_withheld(part uuid) returns boolean language sql stable as $$
  select exists (
    select from public.confidential_marks m
    where m.subject_id = part and m.lifted_at is null
      and m.patient_id::text = current_setting('nadi.acting_for', true)
      and (m.cause <> 'department' or current_setting('nadi.withholds', true) = 'all')
  )
$$;

-- A mark is kept by triggers, so that no way of booking, writing or signing can forget it.
create function mark_confidential(of_patient uuid, what text, part uuid, why text, visit uuid, who uuid)
returns void language sql set search_path = public as $$
  insert into confidential_marks (patient_id, subject, subject_id, cause, of_visit, marked_by)
  values (of_patient, what, part, why, visit, who)
  on conflict (subject_id) where lifted_at is null do nothing
$$;

create function mark_by_department() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from departments d where d.id = new.department_id and d.is_confidential) then
    perform mark_confidential(new.patient_id, tg_argv[0], new.id, 'department', null, null);
  end if;
  return null;
end $$;
create trigger department_keeps_visits_private after insert on appointments
  for each row execute function mark_by_department('appointment');
create trigger department_keeps_wishes_private after insert on waitlist_wishes
  for each row execute function mark_by_department('wish');

-- What begins with a private symptom check is private like it.
create function mark_by_check() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_confidential(new.patient_id, tg_argv[0], new.id, m.cause, null, m.marked_by)
  from confidential_marks m where m.subject_id = new.triage_id and m.lifted_at is null;
  return null;
end $$;
-- Before the rule of the department: what a person marked hides more.
create trigger check_keeps_visits_private after insert on appointments
  for each row when (new.triage_id is not null) execute function mark_by_check('appointment');
create trigger check_keeps_wishes_private after insert on waitlist_wishes
  for each row when (new.triage_id is not null) execute function mark_by_check('wish');

-- Signed by the doctor of a confidential visit after it began, about its day. The clinic's zone is not known here: a day and a half around noon
-- holds the day in every zone. What is hidden too much can be shown again; what was shown cannot be taken back.
create function hangs_on_visit(on_day date, signed_at timestamptz, visit tstzrange) returns boolean language sql immutable as $$
  select lower(visit) <= signed_at + interval '1 hour'
    and abs(extract(epoch from lower(visit) - ((on_day + time '12:00') at time zone 'UTC'))) < 129600
$$;

-- Of the doctor of this visit; or of one who stood in: without a visit of their own with this patient that day.
create function is_of_visit(d diagnoses, a appointments) returns boolean language sql stable set search_path = public as $$
  select d.patient_id = a.patient_id and hangs_on_visit(d.on_day, d.signed_at, a.during) and (d.signed_by = a.doctor_id
    or (a.status in ('pending', 'approved', 'completed') and not exists (select from appointments own
      where own.patient_id = d.patient_id and own.doctor_id = d.signed_by and hangs_on_visit(d.on_day, d.signed_at, own.during))))
$$;

create function mark_new_diagnosis() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_confidential(new.patient_id, 'diagnosis', new.id, m.cause, m.subject_id, m.marked_by)
  from confidential_marks m join appointments a on a.id = m.subject_id
  where m.patient_id = new.patient_id and m.subject = 'appointment' and m.lifted_at is null
    and is_of_visit(new, a)
  order by (m.cause = 'department') limit 1;
  return null;
end $$;
create trigger diagnosis_of_private_visit_is_private after insert on diagnoses
  for each row execute function mark_new_diagnosis();

create function mark_new_thread() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_confidential(new.patient_id, 'thread', new.id, m.cause, m.subject_id, m.marked_by)
  from confidential_marks m join appointments a on a.id = m.subject_id
  where m.patient_id = new.patient_id and m.subject = 'appointment' and m.lifted_at is null and a.doctor_id = new.doctor_id
  order by (m.cause = 'department') limit 1;
  return null;
end $$;
create trigger messages_to_private_doctor_are_private after insert on inbox_threads
  for each row when (new.doctor_id is not null) execute function mark_new_thread();

-- A visit that is marked later takes along what came of it.
create function mark_what_hangs() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_confidential(d.patient_id, 'diagnosis', d.id, new.cause, new.subject_id, new.marked_by)
  from diagnoses d join appointments a on a.id = new.subject_id
  where d.patient_id = new.patient_id and is_of_visit(d, a);
  perform mark_confidential(t.patient_id, 'thread', t.id, new.cause, new.subject_id, new.marked_by)
  from inbox_threads t join appointments a on a.id = new.subject_id
  where t.patient_id = new.patient_id and t.doctor_id = a.doctor_id and t.started_at >= a.requested_at;
  perform mark_confidential(a.patient_id, 'symptom-check', a.triage_id, new.cause, new.subject_id, new.marked_by)
  from appointments a where a.id = new.subject_id and a.triage_id is not null;
  return null;
end $$;
create trigger private_visit_takes_along after insert on confidential_marks
  for each row when (new.subject = 'appointment') execute function mark_what_hangs();

create function mark_check_of_wish() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_confidential(w.patient_id, 'symptom-check', w.triage_id, new.cause, null, new.marked_by)
  from waitlist_wishes w where w.id = new.subject_id and w.triage_id is not null;
  return null;
end $$;
create trigger private_wish_takes_along after insert on confidential_marks
  for each row when (new.subject = 'wish') execute function mark_check_of_wish();

-- A symptom check that is marked later takes along the visits and wishes that it led to.
create function mark_what_check_led_to() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_confidential(a.patient_id, 'appointment', a.id, new.cause, null, new.marked_by)
  from appointments a where a.triage_id = new.subject_id and a.patient_id = new.patient_id;
  perform mark_confidential(w.patient_id, 'wish', w.id, new.cause, null, new.marked_by)
  from waitlist_wishes w where w.triage_id = new.subject_id and w.patient_id = new.patient_id;
  return null;
end $$;
create trigger private_check_takes_along after insert on confidential_marks
  for each row when (new.subject = 'symptom-check') execute function mark_what_check_led_to();

create function lift_what_hangs() returns trigger language plpgsql set search_path = public as $$
begin
  update confidential_marks set lifted_at = new.lifted_at, lifted_by = new.lifted_by
  where of_visit = new.subject_id and lifted_at is null;
  return null;
end $$;
create trigger lifted_visit_lifts_along after update of lifted_at on confidential_marks
  for each row when (new.subject = 'appointment' and old.lifted_at is null and new.lifted_at is not null)
  execute function lift_what_hangs();

-- The person wants this helper to be told of missed doses.
alter table patient_access add column tells_missed_doses boolean not null default false;

-- Someone who acts for a patient and does not see that they wait for the same joins beside it: a refusal would tell.
alter table waitlist_wishes add column is_beside_hidden boolean not null default false;
drop index one_place_per_wish;
create unique index one_place_per_wish on waitlist_wishes (patient_id, department_id, doctor_id, is_beside_hidden)
  nulls not distinct where ended_at is null;
