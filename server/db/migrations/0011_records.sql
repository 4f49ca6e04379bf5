-- The health profile, in versions, and readings over time. Nothing is overwritten.

create table health_profiles (
  patient_id          uuid not null references patients,
  version             int not null,
  date_of_birth       date,
  -- An age alone is kept with the day it was given.
  age_years           int,
  age_given_on        date,
  sex                 text,
  blood_group         text,
  emergency_name      text,
  emergency_phone     text,
  allergy_state       text not null default 'not-asked',
  allergies           text[] not null default '{}',
  allergies_stated_by uuid references accounts,
  allergies_stated_at timestamptz,
  conditions          text[] not null default '{}',
  medicines           text[] not null default '{}',
  pregnancy           text,
  written_by          uuid not null references accounts,
  written_at          timestamptz not null,
  primary key (patient_id, version),
  constraint sex_known check (sex in ('male', 'female', 'other')),
  constraint blood_group_known check (blood_group in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  constraint allergy_state_known check (allergy_state in ('not-asked', 'none-known', 'listed', 'unconfirmed')),
  constraint pregnancy_known check (pregnancy in ('yes', 'no', 'unsure')),
  constraint listed_allergies_are_listed check ((allergy_state = 'listed') = (cardinality(allergies) > 0) or allergy_state = 'unconfirmed'),
  constraint age_has_its_day check ((age_years is null) = (age_given_on is null))
);

create table readings (
  id            uuid primary key default gen_random_uuid(),
  patient_id    uuid not null references patients,
  kind          text not null,
  value         double precision not null,
  second        double precision,
  measured_at   timestamptz not null,
  recorded_at   timestamptz not null,
  recorded_by   uuid not null references accounts,
  -- A wrong entry is crossed out, never erased.
  wrong_since   timestamptz,
  wrong_by      uuid references accounts,
  constraint reading_kind_known check (kind in ('blood-pressure', 'heart-rate', 'temperature', 'respiration', 'oxygen-saturation', 'weight', 'height')),
  constraint only_pressure_has_two check ((kind = 'blood-pressure') = (second is not null))
);
create index readings_newest_first on readings (patient_id, kind, measured_at desc);

alter table patients add column deactivated_at timestamptz;
