-- Doses that patients take at home, how long a supply lasts, and the repeats that patients ask for.

alter table prescribed_medicines
  -- How many doses were supplied. Null: as many as its days need; without days nobody knows.
  add column quantity int,
  -- A repeat goes on with an earlier medicine: times, answers and supply are one series. Null: it begins one.
  add column series_id uuid references prescribed_medicines,
  add column renews uuid references prescribed_medicines,
  add constraint supply_is_something check (quantity > 0),
  add constraint a_repeat_belongs_to_its_series check ((series_id is null) = (renews is null)),
  add constraint renewed_once unique (renews);
create index prescribed_medicines_ever on prescribed_medicines (patient_id);

-- A repeat is signed under the diagnosis of the first prescription, and was checked by itself.
alter table prescriptions
  add column is_repeat boolean not null default false,
  add column safety jsonb,
  add column safety_table text,
  add constraint a_repeat_was_checked
    check (is_repeat = (safety is not null) and is_repeat = (safety_table is not null)),
  drop constraint one_prescription_per_diagnosis;
create unique index one_first_prescription_per_diagnosis on prescriptions (diagnosis_id) where not is_repeat;
create index prescriptions_of_diagnosis on prescriptions (diagnosis_id);

-- The times that the patient chose, in the clinic's zone; each change is a row of its own. Without one: the usual times.
create table dose_times (
  series_id uuid not null references prescribed_medicines,
  version   int not null,
  times     text[] not null,
  set_at    timestamptz not null,
  set_by    uuid not null references accounts,
  constraint one_change_of_times_per_version primary key (series_id, version)
);

-- What became of a planned dose, as the patient says. A dose is the nth of its day: it keeps its answer when its time moves.
create table dose_answers (
  id          uuid primary key default gen_random_uuid(),
  series_id   uuid not null references prescribed_medicines,
  medicine_id uuid not null references prescribed_medicines,
  patient_id  uuid not null references patients,
  on_day      date not null,
  nth         int not null,
  planned_at  timestamptz not null,
  outcome     text not null,
  -- When it was taken, or left out.
  at          timestamptz not null,
  reason      text,
  note        text not null default '',
  answered_by uuid not null references accounts,
  answered_at timestamptz not null,
  undone_at   timestamptz,
  constraint dose_outcome_known check (outcome in ('taken', 'skipped')),
  constraint skip_reason_known
    check (reason in ('forgot', 'ran-out', 'felt-unwell', 'told-to', 'other')),
  constraint a_skipped_dose_has_a_reason check ((outcome = 'skipped') = (reason is not null))
);
-- Two devices at once, or a press that is sent twice: the dose counts once.
create unique index one_answer_per_dose on dose_answers (series_id, on_day, nth) where undone_at is null;
create index dose_answers_of_patient on dose_answers (patient_id, planned_at);

create table dose_snoozes (
  series_id uuid not null references prescribed_medicines,
  on_day    date not null,
  nth       int not null,
  until_at  timestamptz not null,
  primary key (series_id, on_day, nth)
);

-- When a patient's doses are looked at next, to remind of them; null: nothing is planned.
create table dose_clocks (
  patient_id uuid primary key references patients,
  look_at    timestamptz
);
create index dose_clocks_due on dose_clocks (look_at) where look_at is not null;

-- Whatever is prescribed or stopped is looked at, whoever wrote it.
create function look_at_doses() returns trigger language plpgsql as $$
begin
  insert into dose_clocks (patient_id, look_at) values (new.patient_id, '-infinity')
  on conflict (patient_id) do update set look_at = '-infinity';
  return null;
end $$;
create trigger prescribed_doses_are_looked_at after insert or update on prescribed_medicines
  for each row execute function look_at_doses();
insert into dose_clocks (patient_id, look_at)
  select id, '-infinity'::timestamptz from patients
  where exists (select from prescribed_medicines where patient_id = patients.id and stopped_at is null);

create table repeat_requests (
  id          uuid primary key default gen_random_uuid(),
  medicine_id uuid not null references prescribed_medicines,
  patient_id  uuid not null references patients,
  -- Who prescribed it. Who else may answer is decided when it is read.
  doctor_id   uuid not null references accounts,
  asked_by    uuid not null references accounts,
  asked_at    timestamptz not null,
  state       text not null default 'open',
  decided_by  uuid references accounts,
  decided_at  timestamptz,
  -- In the doctor's words, for the patient.
  answer      text not null default '',
  renewed_as  uuid references prescribed_medicines,
  told_late_at timestamptz,
  constraint repeat_state_known check (state in ('open', 'renewed', 'refused', 'visit-first')),
  constraint repeat_decision_has_person_and_time
    check ((state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null)),
  constraint a_refused_repeat_says_why check (state <> 'refused' or length(trim(answer)) > 0),
  constraint a_renewed_repeat_names_the_new_one check ((state = 'renewed') = (renewed_as is not null))
);
create unique index one_open_repeat_per_medicine on repeat_requests (medicine_id) where state = 'open';
create index repeat_requests_of_patient on repeat_requests (patient_id, asked_at desc);
create index repeat_requests_open on repeat_requests (asked_at) where state = 'open';
