-- Rooms and beds, who lies in them, and what is observed there.

create table rooms (
  id   uuid primary key default gen_random_uuid(),
  name text not null constraint one_room_per_name unique
);

create table beds (
  id        uuid primary key default gen_random_uuid(),
  room_id   uuid not null references rooms,
  name      text not null,
  closed_at timestamptz,
  constraint one_bed_per_name_in_room unique (room_id, name)
);

-- One stay from the bed to the summary. The first condition of every nurse's work: it says where someone lies.
create table admissions (
  id               uuid primary key default gen_random_uuid(),
  patient_id       uuid not null references patients,
  bed_id           uuid not null references beds,
  doctor_id        uuid not null references accounts,
  diagnosis        text not null,
  admitted_at      timestamptz not null,
  admitted_by      uuid not null references accounts,
  -- SpO2 scale 2 of NEWS2 only where a doctor has ordered it.
  saturation_scale int not null default 1,
  scale_reason     text,
  scale_by         uuid references accounts,
  discharged_at    timestamptz,
  discharged_by    uuid references accounts,
  summary          text,
  advice           text,
  version          int not null default 1,
  constraint saturation_scale_known check (saturation_scale between 1 and 2),
  constraint scale_2_was_ordered check (saturation_scale = 1 or scale_by is not null),
  constraint discharge_has_person_and_summary
    check ((discharged_at is null) = (discharged_by is null) and (discharged_at is null) = (summary is null))
);
create unique index one_live_admission_per_bed on admissions (bed_id) where discharged_at is null;
create unique index one_live_admission_per_patient on admissions (patient_id) where discharged_at is null;
create index admissions_newest on admissions (admitted_at desc, id);
create index admissions_of_patient on admissions (patient_id, admitted_at desc);

create table bed_stays (
  admission_id uuid not null references admissions,
  number       int generated always as identity,
  bed_id       uuid not null references beds,
  from_at      timestamptz not null,
  moved_by     uuid not null references accounts,
  primary key (admission_id, number)
);

-- While someone lies here, every nurse may open the chart.
create table charts_open_to_nurses (
  source_id  uuid primary key,
  patient_id uuid not null references patients,
  opened_at  timestamptz not null,
  closed_at  timestamptz
);
create index charts_open_to_nurses_now on charts_open_to_nurses (patient_id) where closed_at is null;

create table ward_notes (
  id           uuid primary key default gen_random_uuid(),
  admission_id uuid not null references admissions,
  author_id    uuid not null references accounts,
  note         text not null,
  written_at   timestamptz not null
);
create index ward_notes_of_admission on ward_notes (admission_id, written_at desc);

-- One set, with what it was scored by: the same facts give the same score again. Never overwritten; a wrong one is crossed out.
create table observations (
  id                uuid primary key default gen_random_uuid(),
  admission_id      uuid not null references admissions,
  patient_id        uuid not null references patients,
  measured_at       timestamptz not null,
  recorded_at       timestamptz not null,
  recorded_by       uuid not null references accounts,
  respiration       int,
  oxygen_saturation int,
  is_on_oxygen      boolean,
  oxygen_litres     double precision,
  systolic          int,
  diastolic         int,
  pulse             int,
  consciousness     text,
  temperature       double precision,
  scale             int not null,
  age_years         int,
  is_pregnant       boolean not null,
  points            jsonb not null,
  score             int,
  not_scored        text,
  has_three         boolean not null,
  status            text,
  -- The same values in the patient's record.
  reading_ids       uuid[] not null default '{}',
  wrong_since       timestamptz,
  wrong_by          uuid references accounts,
  wrong_reason      text,
  constraint consciousness_known check (consciousness in ('A', 'C', 'V', 'P', 'U')),
  constraint not_scored_known check (not_scored in ('partial', 'age-unknown', 'under-16', 'pregnancy')),
  constraint observed_status_known check (status in ('stable', 'attention', 'critical')),
  constraint scored_or_not check ((score is null) = (not_scored is not null)),
  constraint only_complete_sets_are_scored check (
    score is null or (respiration is not null and oxygen_saturation is not null and is_on_oxygen is not null
      and systolic is not null and pulse is not null and consciousness is not null and temperature is not null)
  ),
  constraint pressure_has_two check ((systolic is null) = (diastolic is null)),
  constraint litres_mean_oxygen check (oxygen_litres is null or is_on_oxygen),
  constraint wrong_set_has_person_and_reason
    check ((wrong_since is null) = (wrong_by is null) and (wrong_since is null) = (wrong_reason is null))
);
create index observations_of_admission on observations (admission_id, measured_at desc, id);

-- How a nurse finds someone whom no score describes.
create table ward_statuses (
  id           uuid primary key default gen_random_uuid(),
  admission_id uuid not null references admissions,
  status       text not null,
  reason       text not null,
  set_by       uuid not null references accounts,
  set_at       timestamptz not null,
  constraint ward_status_known check (status in ('stable', 'attention', 'critical'))
);
create index ward_statuses_of_admission on ward_statuses (admission_id, set_at desc);
