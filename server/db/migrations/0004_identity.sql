-- Accounts, sessions, second factors, single-use links.

create table accounts (
  id            uuid primary key default gen_random_uuid(),
  role          text not null,
  -- What one logs in with: the PUD of a patient, the e-mail address in small letters of everyone else.
  login         text not null,
  name          text not null,
  email         text not null,
  phone         text,
  -- Null until an invitation is accepted.
  password_hash text,
  created_at    timestamptz not null,
  last_login_at timestamptz,
  disabled_at   timestamptz,
  constraint account_role_known check (role in ('patient', 'doctor', 'staff', 'admin'))
);
create unique index one_account_per_pud on accounts (login) where role = 'patient';
-- A family may share an address; people who work here may not.
create unique index one_clinic_account_per_email on accounts (login) where role <> 'patient';
create index accounts_by_email on accounts (lower(email));

-- What the clinic knows of the people who work in it.
create table clinicians (
  account_id     uuid primary key references accounts,
  title          text not null,
  license_number text constraint one_clinician_per_licence unique,
  employee_id    text constraint one_clinician_per_employee_id unique,
  department_id  uuid references departments
);

create table sessions (
  id         uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  account_id uuid not null references accounts,
  stage      text not null,
  device     text not null,
  started_at timestamptz not null,
  seen_at    timestamptz not null,
  ends_at    timestamptz not null,
  locked_at  timestamptz,
  ended_at   timestamptz,
  constraint session_stage_known check (stage in ('open', 'second-factor', 'enrolling'))
);
create index sessions_of_account on sessions (account_id) where ended_at is null;
create index sessions_by_end on sessions (ends_at);

-- A browser that has logged in before: it keeps its own counter of failures, and may be asked to remember the person.
create table known_browsers (
  id            uuid primary key default gen_random_uuid(),
  token_hash    bytea not null unique,
  account_id    uuid not null references accounts,
  is_remembered boolean not null,
  expires_at    timestamptz not null
);
create index known_browsers_by_end on known_browsers (expires_at);

-- Counted before the password is looked at, in one statement, so that parallel guesses cannot slip through.
create table login_attempts (
  key          bytea primary key,
  failures     int not null,
  locked_until timestamptz,
  updated_at   timestamptz not null
);
create index login_attempts_by_age on login_attempts (updated_at);

create table second_factors (
  account_id    uuid primary key references accounts,
  sealed_secret bytea not null,
  confirmed_at  timestamptz,
  -- The last time step that was used: a code works once.
  last_step     bigint not null default 0
);

create table recovery_codes (
  account_id uuid not null references accounts,
  code_hash  bytea not null,
  used_at    timestamptz,
  primary key (account_id, code_hash)
);

create table password_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts,
  purpose    text not null,
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  constraint password_link_purpose_known check (purpose in ('reset', 'invitation'))
);
create index password_links_of_account on password_links (account_id) where used_at is null;

-- "I forgot": written for every request alike, known or not, and answered by mail a moment later. So neither the answer
-- nor the time it takes tells who is a patient here.
create table forgotten (
  id       uuid primary key default gen_random_uuid(),
  what     text not null,
  role     text not null,
  login    text,
  email    text not null,
  asked_at timestamptz not null,
  constraint forgotten_role_known check (role in ('patient', 'doctor', 'staff', 'admin')),
  constraint forgotten_thing_known check (what in ('password', 'health-id'))
);
