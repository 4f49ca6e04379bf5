-- A patient registered at the desk gets a code instead of a password; a new e-mail address counts once it was confirmed.

create table activation_codes (
  patient_id uuid primary key references patients,
  code_hash  bytea not null,
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);

create table email_changes (
  token_hash bytea primary key,
  patient_id uuid not null references patients,
  new_email  text not null,
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  -- When it was confirmed, or replaced by a later wish.
  closed_at  timestamptz
);
create unique index one_open_email_change_per_patient on email_changes (patient_id) where closed_at is null;
