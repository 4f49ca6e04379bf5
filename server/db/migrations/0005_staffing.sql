-- Doctors who want to work here.

create table doctor_applications (
  id             uuid primary key default gen_random_uuid(),
  name           text not null,
  email          text not null,
  phone          text not null,
  license_number text not null,
  department_id  uuid not null references departments,
  message        text not null,
  status         text not null default 'waiting',
  reason         text,
  applied_at     timestamptz not null,
  decided_at     timestamptz,
  decided_by     uuid references accounts,
  constraint application_status_known check (status in ('waiting', 'approved', 'declined')),
  constraint decision_has_a_person check ((status = 'waiting') = (decided_by is null))
);
create unique index one_waiting_application_per_email on doctor_applications (lower(email)) where status = 'waiting';
