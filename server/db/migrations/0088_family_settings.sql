-- Whoever acts for someone without a login is told in their place. The part of the record that a notice speaks of: should it become
-- private, the notice is gone from the list of others.
alter table notices add column part_id uuid;

-- The ages and lengths of the family's rules, as administrators set them; each change is a row, the newest holds.
create table family_rules (
  number         int generated always as identity primary key,
  teenager_from  int not null,
  adult_from     int not null,
  help_months    int not null,
  first_day_told int not null,
  last_day_told  int not null,
  set_by         uuid not null references accounts,
  set_at         timestamptz not null,
  constraint teenagers_come_before_adults check (teenager_from between 1 and 30 and adult_from between teenager_from + 1 and 30),
  constraint help_is_limited check (help_months between 1 and 60),
  constraint last_telling_comes_last check (last_day_told between 1 and 90 and first_day_told between last_day_told + 1 and 365)
);

-- The paper by which the desk made someone legal guardian of an adult; the adult does not end that, the desk does.
alter table patient_access
  add column guardian_paper text,
  add constraint guardian_paper_is_short check (length(guardian_paper) between 1 and 200),
  add constraint guardian_of_adult_has_an_end check (guardian_paper is null or until is not null);

-- Why a doctor showed something again; read by those in care.
alter table confidential_marks
  add column lift_reason text,
  add constraint lift_reason_is_short check (length(lift_reason) between 1 and 500);
