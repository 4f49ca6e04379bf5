-- Medicines of inpatients: orders in versions, one task per dose and time, and what became of each dose. And the handover.

create table medication_orders (
  id                     uuid primary key default gen_random_uuid(),
  admission_id           uuid not null references admissions,
  patient_id             uuid not null references patients,
  medicine_id            uuid references medicines,
  medication             text not null,
  -- Where it came with a signed diagnosis.
  prescribed_medicine_id uuid constraint one_order_per_prescribed_medicine unique references prescribed_medicines,
  ordered_by             uuid not null references accounts,
  ordered_at             timestamptz not null,
  -- The version of its terms that counts.
  version                int not null default 1,
  stopped_at             timestamptz,
  stopped_by             uuid references accounts,
  stop_reason            text,
  -- Up to then every dose has its task.
  planned_until          timestamptz not null,
  constraint stopped_order_has_a_reason check ((stopped_at is null) = (stop_reason is null))
);
create index medication_orders_of_admission on medication_orders (admission_id);
create index medication_orders_to_plan on medication_orders (planned_until) where stopped_at is null;

-- What is given, how and when. A change is a new version: the old one stays.
create table medication_order_versions (
  order_id         uuid not null references medication_orders,
  version          int not null,
  amount           double precision not null,
  unit             text not null,
  route            text not null,
  frequency        text not null,
  -- Of the clinic's clock: '06:00'.
  times            text[] not null,
  gap_hours        double precision,
  most_in_24h      int,
  indication       text not null,
  is_time_critical boolean not null,
  priority         text not null,
  instructions     text not null,
  ends_at          timestamptz,
  -- What the safety check found, with the reasons that were given.
  safety           jsonb not null,
  written_by       uuid not null references accounts,
  written_at       timestamptz not null,
  primary key (order_id, version),
  constraint medication_priority_known check (priority in ('critical', 'high', 'medium', 'low')),
  constraint ordered_dose_is_something check (amount > 0),
  constraint as_needed_order_has_limits
    check (frequency <> 'as-needed' or (gap_hours is not null and most_in_24h is not null))
);

create table medication_tasks (
  id           uuid primary key default gen_random_uuid(),
  order_id     uuid not null references medication_orders,
  due_at       timestamptz not null,
  -- The order changed or ended before it was recorded.
  cancelled_at timestamptz,
  constraint one_task_per_order_and_time unique (order_id, due_at)
);
create index medication_tasks_by_time on medication_tasks (due_at) where cancelled_at is null;

-- Given, or why not. A wrong record is crossed out, never erased, and then the dose may be recorded anew.
create table administrations (
  id            uuid primary key default gen_random_uuid(),
  order_id      uuid not null references medication_orders,
  order_version int not null,
  patient_id    uuid not null references patients,
  -- Null for an as-needed dose, which nobody planned.
  task_id       uuid references medication_tasks,
  outcome       text not null,
  given_at      timestamptz not null,
  recorded_at   timestamptz not null,
  recorded_by   uuid not null references accounts,
  amount        double precision not null,
  unit          text not null,
  route         text not null,
  reason        text,
  wrong_since   timestamptz,
  wrong_by      uuid references accounts,
  wrong_reason  text,
  constraint administration_outcome_known check (outcome in ('given', 'held', 'refused', 'missed')),
  constraint not_given_has_a_reason check (outcome = 'given' or reason is not null),
  constraint wrong_record_has_person_and_reason
    check ((wrong_since is null) = (wrong_by is null) and (wrong_since is null) = (wrong_reason is null)),
  foreign key (order_id, order_version) references medication_order_versions (order_id, version)
);
create unique index one_live_record_per_dose on administrations (task_id)
  where wrong_since is null and task_id is not null;
create index administrations_of_order on administrations (order_id, given_at desc);

-- The night belongs to the day on which it begins.
create table handovers (
  id             uuid primary key default gen_random_uuid(),
  shift          text not null,
  on_day         date not null,
  -- { "<admission>": { "situation": "…" } }: only what a nurse wrote instead of what was filled in.
  written        jsonb not null default '{}',
  note           text not null default '',
  -- Everything as it was handed over.
  handed_over    jsonb,
  handed_over_by uuid references accounts,
  handed_over_at timestamptz,
  accepted_by    uuid references accounts,
  accepted_at    timestamptz,
  version        int not null default 1,
  constraint handover_shift_known check (shift in ('day', 'night')),
  constraint one_handover_per_shift unique (on_day, shift),
  constraint handed_over_by_someone
    check ((handed_over is null) = (handed_over_by is null) and (handed_over is null) = (handed_over_at is null)),
  constraint accepted_was_handed_over
    check (accepted_at is null or (handed_over_at is not null and accepted_by is not null))
);

create table handover_to_dos (
  id           uuid primary key default gen_random_uuid(),
  admission_id uuid references admissions,
  words        text not null,
  due_at       timestamptz,
  left_by      uuid not null references accounts,
  left_at      timestamptz not null,
  done_by      uuid references accounts,
  done_at      timestamptz,
  constraint done_by_someone check ((done_by is null) = (done_at is null))
);
create index handover_to_dos_open on handover_to_dos (left_at) where done_at is null;
