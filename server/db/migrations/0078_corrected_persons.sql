-- What was put right about who someone is, and why. Nothing here is changed or removed.
create table person_corrections (
  id           uuid primary key default gen_random_uuid(),
  patient_id   uuid not null references patients,
  field        text not null,
  -- As it was read on the screen; null: nothing was known.
  was          text,
  became       text not null,
  reason       text not null,
  corrected_by uuid not null references accounts,
  corrected_at timestamptz not null,
  constraint corrected_field_known check (field in ('name', 'phone', 'date-of-birth', 'sex')),
  constraint correction_changes_something check (was is distinct from became)
);
create trigger signed_stays_in_its_record before update of patient_id on person_corrections
  for each row execute function keep_signed_with_its_record();
create index corrections_newest_first on person_corrections (patient_id, corrected_at desc);
