-- Children: how a length was measured, what corrects what, how early someone was born; and the vaccination record.
alter table readings
  drop constraint reading_kind_known,
  add column posture text,
  -- The measurement that this one takes the place of; the old one stays, crossed out.
  add column corrects uuid references readings,
  add column correction_reason text,
  add constraint reading_kind_known check (kind in ('blood-pressure', 'heart-rate', 'temperature', 'respiration', 'oxygen-saturation', 'weight', 'height', 'head', 'blood-glucose', 'peak-flow', 'sleep', 'steps')),
  add constraint reading_position_known check (posture in ('lying', 'standing')),
  add constraint only_height_has_a_position check (posture is null or kind = 'height'),
  add constraint a_correction_says_why check ((corrects is null) = (correction_reason is null)),
  add constraint corrected_once unique (corrects);

alter table health_profiles
  -- Completed days of pregnancy at birth: 34 weeks and 2 days are 240.
  add column gestation_days int,
  add constraint gestation_is_possible check (gestation_days between 154 and 308);

-- The schedule of vaccines in versions. Version 1 is India's national schedule, as this migration writes it.
create table vaccine_schedules (
  version    int primary key,
  name       text not null,
  note       text not null,
  written_by uuid references accounts,
  written_at timestamptz not null default now(),
  constraint a_schedule_has_a_name check (length(name) between 1 and 120),
  constraint a_schedule_says_what_changed check (length(note) between 1 and 500)
);

create table vaccine_schedule_doses (
  version     int not null references vaccine_schedules,
  place       int not null,
  code        text not null,
  -- Doses of one series count in the order of their days.
  series      text not null,
  nth         int not null,
  name        text not null,
  due_age     text not null,
  overdue_age text not null,
  least_age   text not null,
  -- Not given from this age on; null: at any age.
  only_before text,
  -- What is said when it is too late.
  late_words  text,
  -- The dose before, also of another series, and the shortest time since.
  after_code  text,
  least_gap   text,
  -- Given only where this series can no longer be begun.
  instead_of  text,
  is_live     boolean not null default false,
  -- A live injection: on one day with another of these, or four weeks apart.
  keeps_apart boolean not null default false,
  where_given text not null default 'everywhere',
  source      text not null,
  primary key (version, code),
  constraint one_place_each unique (version, place),
  constraint one_dose_of_a_series unique (version, series, nth),
  constraint ages_are_written_alike check (
    due_age ~ '^[0-9]{1,3} (days|weeks|months|years)$' and overdue_age ~ '^[0-9]{1,3} (days|weeks|months|years)$'
    and least_age ~ '^[0-9]{1,3} (days|weeks|months|years)$'
    and coalesce(only_before, '1 days') ~ '^[0-9]{1,3} (days|weeks|months|years)$'
    and coalesce(least_gap, '1 days') ~ '^[0-9]{1,3} (days|weeks|months|years)$'),
  constraint too_late_says_why check ((only_before is null) = (late_words is null)),
  constraint a_gap_has_its_dose check ((after_code is null) = (least_gap is null)),
  constraint where_given_known check (where_given in ('everywhere', 'endemic-area'))
);

-- A doctor of the clinic has read this version. Until then nobody is reminded by it.
create table vaccine_schedule_confirmations (
  version      int primary key references vaccine_schedules,
  confirmed_by uuid not null references accounts,
  confirmed_at timestamptz not null
);

-- Doses in versions: a correction is a new version of the same dose, never an overwritten one.
create table vaccine_doses (
  id           uuid not null,
  version      int not null,
  patient_id   uuid not null references patients,
  series       text not null,
  given_on     date not null,
  -- Given here, or elsewhere and read from a card or letter.
  source       text not null,
  product      text,
  batch        text,
  site         text,
  place        text,
  given_by     text,
  -- What was asked before a dose given here, and what a doctor answered to what speaks against it.
  screening    jsonb,
  despite      jsonb,
  is_wrong     boolean not null default false,
  reason       text,
  written_by   uuid not null references accounts,
  written_at   timestamptz not null,
  primary key (id, version),
  constraint dose_source_known check (source in ('here', 'card')),
  constraint given_here_is_traceable check (source <> 'here' or (product is not null and batch is not null and site is not null)),
  constraint given_here_was_asked check (source <> 'here' or screening is not null),
  constraint a_new_version_says_why check ((version = 1) = (reason is null))
);
create index vaccine_doses_of_patient on vaccine_doses (patient_id);

-- What a doctor decided about a series: not to be given, later, or not needed.
create table vaccine_decisions (
  id         uuid primary key default gen_random_uuid(),
  patient_id uuid not null references patients,
  series     text not null,
  kind       text not null,
  until_day  date,
  reason     text not null,
  decided_by uuid not null references accounts,
  decided_at timestamptz not null,
  ended_by   uuid references accounts,
  ended_at   timestamptz,
  constraint vaccine_decision_known check (kind in ('contraindicated', 'postponed', 'not-needed')),
  constraint only_postponed_has_an_end check ((kind = 'postponed') = (until_day is not null)),
  -- What was put off ends by itself, by nobody.
  constraint ended_at_a_time check (ended_by is null or ended_at is not null),
  constraint only_what_waits_ends_by_itself check (ended_at is null or ended_by is not null or until_day is not null),
  constraint a_decision_has_a_reason check (length(reason) between 10 and 500)
);
create unique index one_vaccine_decision on vaccine_decisions (patient_id, series) where ended_at is null;

-- When to look again whether a vaccine is due. The day is the clinic's.
create table vaccine_reminders (
  patient_id uuid primary key references patients,
  looked_on  date not null
);

insert into vaccine_schedules (version, name, note) values
  (1, 'National Immunization Schedule, India (UIP)', 'As delivered with Nadi. Not yet read by a clinician of this clinic.');

insert into vaccine_schedule_doses
  (version, place, code, series, nth, name, due_age, overdue_age, least_age, only_before, late_words, after_code, least_gap, instead_of, is_live, keeps_apart, where_given, source) values
  (1, 1, 'bcg', 'bcg', 1, 'BCG', '0 days', '6 weeks', '0 days', '1 years', 'The programme gives BCG before the first birthday.', null, null, null, true, false, 'everywhere', 'UIP: at birth or as early as possible till one year of age'),
  (1, 2, 'hepb-birth', 'hepb-birth', 1, 'Hepatitis B, birth dose', '0 days', '1 days', '0 days', '2 days', 'Best within 24 hours; after that a doctor decides at once, above all if the mother has hepatitis B.', null, null, null, false, false, 'everywhere', 'UIP: within 24 hours of birth; counted here as the day of birth or the next day'),
  (1, 3, 'opv-birth', 'opv-birth', 1, 'Polio drops, birth dose', '0 days', '8 days', '0 days', '16 days', 'The birth dose is given in the first 15 days. The drops go on at 6 weeks.', null, null, null, true, false, 'everywhere', 'UIP: at birth or as early as possible within the first 15 days'),
  (1, 4, 'opv-1', 'opv', 1, 'Polio drops 1', '6 weeks', '10 weeks', '6 weeks', '5 years', 'The programme gives polio drops before the fifth birthday.', null, null, null, true, false, 'everywhere', 'UIP: 6 weeks; OPV can be given till 5 years of age'),
  (1, 5, 'penta-1', 'penta', 1, 'Pentavalent 1', '6 weeks', '10 weeks', '6 weeks', '1 years', 'Pentavalent is begun before the first birthday. DPT takes its place.', null, null, null, false, false, 'everywhere', 'UIP: 6 weeks; first dose till one year of age'),
  (1, 6, 'rota-1', 'rota', 1, 'Rotavirus 1', '6 weeks', '10 weeks', '6 weeks', '1 years', 'Rotavirus drops are not begun after the first birthday: the risk that the bowel folds into itself grows with age.', null, null, null, true, false, 'everywhere', 'UIP: 6 weeks; first dose till one year of age'),
  (1, 7, 'fipv-1', 'fipv', 1, 'Polio injection 1', '6 weeks', '10 weeks', '6 weeks', '1 years', 'The programme begins the polio injection before the first birthday. A doctor decides about a full dose.', null, null, null, false, false, 'everywhere', 'UIP: fractional dose at 6 weeks; first dose till one year of age'),
  (1, 8, 'pcv-1', 'pcv', 1, 'Pneumococcal 1', '6 weeks', '10 weeks', '6 weeks', '1 years', 'The programme begins it before the first birthday. A doctor decides about catching up.', null, null, null, false, false, 'everywhere', 'UIP: 6 weeks; first dose till one year of age'),
  (1, 9, 'opv-2', 'opv', 2, 'Polio drops 2', '10 weeks', '14 weeks', '10 weeks', '5 years', 'The programme gives polio drops before the fifth birthday.', 'opv-1', '4 weeks', null, true, false, 'everywhere', 'UIP: 10 weeks, 4 weeks apart'),
  (1, 10, 'penta-2', 'penta', 2, 'Pentavalent 2', '10 weeks', '14 weeks', '10 weeks', '7 years', 'A doctor decides: whooping cough vaccine is not given from 7 years on.', 'penta-1', '4 weeks', null, false, false, 'everywhere', 'UIP: 10 weeks, 4 weeks apart; later if the first was given by one year'),
  (1, 11, 'rota-2', 'rota', 2, 'Rotavirus 2', '10 weeks', '14 weeks', '10 weeks', '2 years', 'Not given from the second birthday on.', 'rota-1', '4 weeks', null, true, false, 'everywhere', 'UIP: 10 weeks, 4 weeks apart, if the first was given by one year; the end at 2 years follows WHO (2021)'),
  (1, 12, 'opv-3', 'opv', 3, 'Polio drops 3', '14 weeks', '18 weeks', '14 weeks', '5 years', 'The programme gives polio drops before the fifth birthday.', 'opv-2', '4 weeks', null, true, false, 'everywhere', 'UIP: 14 weeks, 4 weeks apart'),
  (1, 13, 'penta-3', 'penta', 3, 'Pentavalent 3', '14 weeks', '18 weeks', '14 weeks', '7 years', 'A doctor decides: whooping cough vaccine is not given from 7 years on.', 'penta-2', '4 weeks', null, false, false, 'everywhere', 'UIP: 14 weeks, 4 weeks apart; later if the first was given by one year'),
  (1, 14, 'rota-3', 'rota', 3, 'Rotavirus 3', '14 weeks', '18 weeks', '14 weeks', '2 years', 'Not given from the second birthday on.', 'rota-2', '4 weeks', null, true, false, 'everywhere', 'UIP: 14 weeks, 4 weeks apart, if the first was given by one year; the end at 2 years follows WHO (2021)'),
  (1, 15, 'fipv-2', 'fipv', 2, 'Polio injection 2', '14 weeks', '18 weeks', '14 weeks', '5 years', 'The programme gives polio vaccine before the fifth birthday.', 'fipv-1', '8 weeks', null, false, false, 'everywhere', 'UIP: fractional dose at 14 weeks; later if the first was given by one year'),
  (1, 16, 'pcv-2', 'pcv', 2, 'Pneumococcal 2', '14 weeks', '18 weeks', '14 weeks', '5 years', 'A doctor decides about catching up from 5 years on.', 'pcv-1', '8 weeks', null, false, false, 'everywhere', 'UIP: 14 weeks; later if the first was given by one year; 8 weeks apart'),
  (1, 17, 'mr-1', 'mr', 1, 'Measles–rubella 1', '9 months', '12 months', '9 months', '5 years', 'The programme gives it before the fifth birthday. Measles is still dangerous: a doctor decides about catching up.', null, null, null, true, true, 'everywhere', 'UIP: 9 completed months to 12 months; till 5 years of age'),
  (1, 18, 'fipv-3', 'fipv', 3, 'Polio injection 3', '9 months', '12 months', '9 months', '5 years', 'The programme gives polio vaccine before the fifth birthday.', 'fipv-2', '8 weeks', null, false, false, 'everywhere', 'UIP since 2023: fractional dose at 9 to 12 months'),
  (1, 19, 'pcv-booster', 'pcv', 3, 'Pneumococcal booster', '9 months', '12 months', '9 months', '5 years', 'A doctor decides about catching up from 5 years on.', 'pcv-2', '8 weeks', null, false, false, 'everywhere', 'UIP: 9 to 12 months; 8 weeks apart'),
  (1, 20, 'je-1', 'je', 1, 'Japanese encephalitis 1', '9 months', '12 months', '9 months', '15 years', 'The programme gives it before 15 years.', null, null, null, true, true, 'endemic-area', 'UIP: 9 to 12 months, endemic districts only; till 15 years'),
  (1, 21, 'dpt-1', 'dpt', 1, 'DPT 1, in place of pentavalent', '1 years', '14 months', '6 weeks', '7 years', 'Not given from 7 years on. A doctor decides about Td.', null, null, 'penta', false, false, 'everywhere', 'UIP: for who did not begin pentavalent by one year; till 7 years; a dose on a card counts from 6 weeks on'),
  (1, 22, 'dpt-2', 'dpt', 2, 'DPT 2, in place of pentavalent', '13 months', '15 months', '10 weeks', '7 years', 'Not given from 7 years on. A doctor decides about Td.', 'dpt-1', '4 weeks', 'penta', false, false, 'everywhere', 'UIP: 4 weeks apart; till 7 years; on a card from 10 weeks on'),
  (1, 23, 'dpt-3', 'dpt', 3, 'DPT 3, in place of pentavalent', '14 months', '16 months', '14 weeks', '7 years', 'Not given from 7 years on. A doctor decides about Td.', 'dpt-2', '4 weeks', 'penta', false, false, 'everywhere', 'UIP: 4 weeks apart; till 7 years; on a card from 14 weeks on'),
  (1, 24, 'mr-2', 'mr', 2, 'Measles–rubella 2', '16 months', '24 months', '15 months', '5 years', 'The programme gives it before the fifth birthday. Measles is still dangerous: a doctor decides about catching up.', 'mr-1', '4 weeks', null, true, true, 'everywhere', 'UIP: 16 to 24 months; till 5 years of age; least age 15 months after WHO (2017)'),
  (1, 25, 'je-2', 'je', 2, 'Japanese encephalitis 2', '16 months', '24 months', '12 months', '15 years', 'The programme gives it before 15 years.', 'je-1', '3 months', null, true, true, 'endemic-area', 'UIP: 16 to 24 months, endemic districts only; till 15 years'),
  (1, 26, 'dpt-booster-1', 'dpt-booster', 1, 'DPT booster 1', '16 months', '24 months', '16 months', '7 years', 'Not given from 7 years on. A doctor decides about Td.', 'penta-3', '6 months', null, false, false, 'everywhere', 'UIP: 16 to 24 months; till 7 years; 6 months after the third dose'),
  (1, 27, 'opv-booster', 'opv', 4, 'Polio drops booster', '16 months', '24 months', '16 months', '5 years', 'The programme gives polio drops before the fifth birthday.', 'opv-3', '6 months', null, true, false, 'everywhere', 'UIP: 16 to 24 months; till 5 years of age'),
  (1, 28, 'dpt-booster-2', 'dpt-booster', 2, 'DPT booster 2', '5 years', '6 years', '4 years', '7 years', 'Not given from 7 years on. Td takes its place: a doctor decides when.', 'dpt-booster-1', '6 months', null, false, false, 'everywhere', 'UIP: 5 to 6 years; till 7 years; least age 4 years after WHO'),
  (1, 29, 'td-10', 'td', 1, 'Td at 10 years', '10 years', '11 years', '9 years', null, null, null, null, null, false, false, 'everywhere', 'UIP: 10 years; least age 9 years after WHO'),
  (1, 30, 'td-16', 'td', 2, 'Td at 16 years', '16 years', '17 years', '14 years', null, null, 'td-10', '4 years', null, false, false, 'everywhere', 'UIP: 16 years');

create trigger signed_stays_in_its_record before update of patient_id on vaccine_doses
  for each row execute function keep_signed_with_its_record();
