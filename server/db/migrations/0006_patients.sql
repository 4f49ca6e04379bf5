-- Patients: the people this clinic cares for.

create table patients (
  id            uuid primary key default gen_random_uuid(),
  pud           text not null constraint one_patient_per_pud unique,
  account_id    uuid constraint one_patient_per_account unique references accounts,
  name          text not null,
  email         text not null,
  phone         text not null,
  registered_at timestamptz not null,
  consented_at  timestamptz,
  version       int not null default 1,
  constraint pud_well_formed check (pud ~ '^PUD-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$')
);
