-- Calls for help: raised → acknowledged → attended → closed, and who was told when nobody answered.
create table alerts (
  id              uuid primary key default gen_random_uuid(),
  patient_id      uuid not null references patients,
  source          text not null,
  reason          text not null,
  place           text,
  raised_at       timestamptz not null,
  raised_by       uuid references accounts,
  acknowledged_at timestamptz,
  acknowledged_by uuid references accounts,
  attended_at     timestamptz,
  attended_by     uuid references accounts,
  closed_at       timestamptz,
  closed_by       uuid references accounts,
  outcome         text,
  -- How far an unanswered one has gone.
  repeated_at     timestamptz,
  doctors_told_at timestamptz,
  admins_told_at  timestamptz,
  constraint alert_source_known check (source in ('sos', 'triage', 'news2')),
  constraint alert_steps_in_order check (
    (attended_at is null or acknowledged_at is not null) and (closed_at is null or attended_at is not null)
  ),
  constraint alert_steps_have_names check (
    (acknowledged_at is null) = (acknowledged_by is null)
    and (attended_at is null) = (attended_by is null)
    and (closed_at is null) = (closed_by is null)
  )
);
create unique index one_open_alert_per_patient_and_source on alerts (patient_id, source) where closed_at is null;
create index alerts_open on alerts (raised_at) where closed_at is null;
create index alerts_closed on alerts (closed_at desc) where closed_at is not null;
