-- A set of observations opened the chart of a stay that no doctor had accepted: it counts for its recorder like breaking the glass.
create table charts_opened_by_own_alarm (
  source_id    uuid primary key,
  patient_id   uuid not null references patients,
  clinician_id uuid not null references accounts,
  opened_at    timestamptz not null,
  -- To the recorder, the chart opens by breaking the glass only: there were too many within the hour.
  needs_proof  boolean not null
);
create index charts_opened_by_own_alarm_lately on charts_opened_by_own_alarm (clinician_id, opened_at);
