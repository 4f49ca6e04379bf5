-- What a copy of the database must not tell is sealed, cell by cell, under a key for each patient and each account.

create table data_keys (
  -- A patient, an account, or one of the two ids that stand for the clinic.
  owner     uuid primary key,
  -- Sealed under the master key. Null once the key was destroyed: nothing sealed under it is ever read again.
  wrapped   bytea,
  master_id bytea not null
);
-- What is left to do while the master key is being replaced.
create index data_keys_by_master_key on data_keys (master_id);

-- How far sealing has come with rows that were here before.
create table sealing_progress (
  table_name text primary key,
  columns    int[] not null,
  -- The last row that was looked at; null before the first.
  last_row   text[],
  rows_done  int not null default 0,
  is_done    boolean not null default false
);

-- Keyed hashes: they find what is sealed, and tell nothing without the key. Null in rows that are not sealed yet.
alter table accounts add column login_hash bytea, add column email_hash bytea;
create index accounts_by_email_hash on accounts (email_hash);
drop index one_clinic_account_per_email;
create unique index one_clinic_account_per_email on accounts (login_hash) where role <> 'patient';
alter table email_changes add column new_email_hash bytea;
create index email_changes_by_hash on email_changes (new_email_hash) where closed_at is null;
alter table mails add column to_hash bytea;
alter table doctor_applications add column email_hash bytea;
drop index one_waiting_application_per_email;
create unique index one_waiting_application_per_email on doctor_applications (email_hash) where status = 'waiting';
-- Whether two people share a number.
alter table accounts add column phone_hash bytea;

-- A sealed text is longer than the text. How long a text may be is said where it is typed.
alter table readings drop constraint reading_note_is_short;
alter table custody_notes drop constraint custody_note_is_short;
alter table patient_access drop constraint guardian_paper_is_short;
alter table confidential_marks drop constraint lift_reason_is_short;

-- Cells are bound to their row by what never changes: a merge gives these rows another patient, and profiles another version.
alter table health_profiles add column id uuid not null default gen_random_uuid();
create unique index one_id_per_profile on health_profiles (id);
alter table email_changes add column id uuid not null default gen_random_uuid();
create unique index one_id_per_email_change on email_changes (id);
