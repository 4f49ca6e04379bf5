-- A change of a catalogue is a new row that names the one it replaces. Orders and prescriptions keep the id, and with it the
-- version, that they were written with.
alter table medicines drop constraint medicine_name_once;
alter table medicines
  add column version int not null default 1,
  add column replaces uuid constraint medicine_replaced_once unique references medicines,
  -- Null: it came with Nadi.
  add column made_by uuid references accounts,
  add column made_at timestamptz,
  add column closed_by uuid references accounts;
create unique index medicine_name_once on medicines (lower(name)) where closed_at is null;

alter table lab_tests drop constraint lab_test_name_once;
alter table lab_tests
  add column version int not null default 1,
  add column replaces uuid constraint lab_test_replaced_once unique references lab_tests,
  add column made_by uuid references accounts,
  add column made_at timestamptz,
  add column closed_by uuid references accounts;
create unique index lab_test_name_once on lab_tests (lower(name)) where closed_at is null;
comment on column lab_tests.measures is
  '[{ name, unit, loinc, low, high, female: { low, high } }], or with ranges: [{ sex, fromMonths, untilMonths, low, high }]';

-- The clinic's own words for codes of ICD-10, beside the list that comes with Nadi.
create table diagnosis_entries (
  id        uuid primary key default gen_random_uuid(),
  code      text not null,
  name      text not null,
  terms     text[] not null,
  version   int not null default 1,
  replaces  uuid constraint diagnosis_entry_replaced_once unique references diagnosis_entries,
  made_by   uuid references accounts,
  made_at   timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references accounts
);
create unique index diagnosis_entry_name_once on diagnosis_entries (lower(name)) where closed_at is null;
