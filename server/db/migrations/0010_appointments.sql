-- Working hours, appointments, and the rules that no two people can break at once.
create extension if not exists btree_gist;

-- Every 15 minutes from the first to the last start, both included, in the clinic's zone.
create table working_hours (
  id          uuid primary key default gen_random_uuid(),
  doctor_id   uuid not null references accounts,
  weekday     int not null,
  first_start time not null,
  last_start  time not null,
  constraint weekday_known check (weekday between 1 and 7),
  constraint hours_in_order check (first_start <= last_start)
);
create index working_hours_of_doctor on working_hours (doctor_id);

create table days_off (
  id        uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references accounts,
  on_day    date not null,
  reason    text not null,
  constraint one_day_off_per_day unique (doctor_id, on_day)
);

create table extra_sessions (
  id          uuid primary key default gen_random_uuid(),
  doctor_id   uuid not null references accounts,
  on_day      date not null,
  first_start time not null,
  last_start  time not null,
  constraint extra_session_in_order check (first_start <= last_start)
);
create index extra_sessions_of_doctor on extra_sessions (doctor_id, on_day);

create table appointments (
  id              uuid primary key default gen_random_uuid(),
  patient_id      uuid not null references patients,
  doctor_id       uuid not null references accounts,
  department_id   uuid not null references departments,
  during          tstzrange not null,
  status          text not null default 'pending',
  -- True while the slot is taken: pending, approved, and for ten seconds a rejection that may still be undone.
  holds_slot      boolean not null default true,
  reason          text not null,
  requested_at    timestamptz not null,
  expires_at      timestamptz not null,
  confirmed_at    timestamptz,
  decided_at      timestamptz,
  decided_by      uuid references accounts,
  decision_reason text,
  -- The mail about a decision waits until it can no longer be undone.
  decision_mail   uuid,
  version         int not null default 1,
  constraint appointment_status_known
    check (status in ('pending', 'approved', 'rejected', 'expired', 'cancelled', 'completed', 'no-show')),
  constraint appointment_lasts_15_minutes check (upper(during) - lower(during) = interval '15 minutes'),
  constraint live_appointment_holds_its_slot check (holds_slot or status not in ('pending', 'approved')),
  constraint ended_appointment_frees_its_slot
    check (not holds_slot or status in ('pending', 'approved', 'rejected')),
  constraint one_booking_per_doctor_slot exclude using gist (doctor_id with =, during with &&) where (holds_slot),
  constraint one_place_per_patient exclude using gist (patient_id with =, during with &&) where (holds_slot)
);
create index appointments_of_doctor on appointments (doctor_id, lower(during) desc, id);
create index appointments_of_patient on appointments (patient_id, lower(during) desc, id);
create index appointments_waiting on appointments (expires_at) where status = 'pending';
create index appointments_pending_of_doctor on appointments (doctor_id) where status = 'pending';
create index appointments_to_release on appointments (decided_at) where holds_slot and status = 'rejected';
create index appointments_to_remind on appointments (lower(during)) where status = 'approved';
