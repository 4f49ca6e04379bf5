-- Who cares for whom: a chart opens to a clinician while a relationship is open.

create table care_relationships (
  id           uuid primary key default gen_random_uuid(),
  patient_id   uuid not null references patients,
  clinician_id uuid not null references accounts,
  kind         text not null,
  -- What it comes from: the appointment, the admission, the task, the alert.
  source_id    uuid not null,
  opened_at    timestamptz not null,
  -- Null while nothing limits it.
  closes_at    timestamptz,
  constraint care_kind_known check (kind in ('appointment', 'admission', 'task', 'alert', 'broken-glass')),
  constraint one_relationship_per_source unique (source_id, clinician_id)
);
create index care_of_patient on care_relationships (patient_id, clinician_id);
create index care_by_clinician on care_relationships (clinician_id, closes_at);
