-- How far an administrator has come in the guided set-up: what was looked at and kept, what was skipped, and when the doors were
-- opened. What is really there is not kept here: it is counted.
create table set_up_marks (
  step      text primary key,
  mark      text not null,
  marked_at timestamptz not null,
  marked_by uuid not null references accounts,
  constraint set_up_mark_known check (
    (step in ('clinic', 'departments', 'people', 'hours', 'rooms') and mark in ('kept', 'skipped'))
    or (step = 'doors' and mark = 'opened'))
);

-- Until when a licence holds, that day included. Null: nobody has said.
alter table clinicians add column licence_ends_on date;
alter table clinicians add constraint licence_that_ends_has_a_number
  check (licence_ends_on is null or license_number is not null);
-- Codes of contract/staffing/doctor-pages.ts. Those of a doctor stand on the page for patients.
alter table clinicians add column languages text[] not null default '{}';
-- Counts changes by administrators: who saw an older state does not overwrite.
alter table clinicians add column version int not null default 1;
create index licences_by_end on clinicians (licence_ends_on) where licence_ends_on is not null;

-- What was known of someone who works here before each change, and until when: what was signed keeps the name and the licence
-- that it was signed with. The state of today is in accounts and clinicians.
create table clinician_versions (
  account_id      uuid not null references accounts,
  version         int not null,
  name            text not null,
  title           text not null,
  license_number  text,
  licence_ends_on date,
  department_id   uuid references departments,
  until           timestamptz not null,
  changed_by      uuid not null references accounts,
  primary key (account_id, version)
);
create index clinician_versions_by_department on clinician_versions (department_id) where department_id is not null;

-- Days that an administrator entered together. Null: the doctor's own day off, which the end of a leave does not touch.
alter table days_off add column leave_id uuid;
