-- An admission opens the chart once a doctor has accepted it. One by a doctor is accepted at once.
alter table admissions
  add column accepted_at timestamptz,
  add column accepted_by uuid references accounts,
  add column is_declined boolean not null default false,
  add column is_accepted boolean not null generated always as (accepted_at is not null) stored;
-- Stays from before this rule.
update admissions set accepted_at = admitted_at, accepted_by = doctor_id;
alter table admissions
  add constraint acceptance_has_person check ((accepted_at is null) = (accepted_by is null)),
  add constraint a_declined_admission_was_not_accepted
    check (not is_declined or (accepted_at is null and discharged_at is not null)),
  add constraint admissions_by_acceptance unique (id, is_accepted);
create index admissions_to_accept on admissions (admitted_at) where accepted_at is null and discharged_at is null;

-- No bug opens a chart to the ward before the acceptance.
alter table charts_open_to_nurses
  add column is_accepted boolean not null default true,
  add constraint only_an_accepted_admission_opens_a_chart check (is_accepted),
  add constraint a_chart_opens_by_its_accepted_admission
    foreign key (source_id, is_accepted) references admissions (id, is_accepted);
