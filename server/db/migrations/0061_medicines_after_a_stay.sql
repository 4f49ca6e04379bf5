-- What becomes of the medicines at home after a stay on the ward, and from which day doses that are not daily are counted.

-- Every other day and once a week begin with the first dose that can be taken. What was prescribed before that rule keeps its days:
-- a weekly dose that moved to the next day would come twice in a week.
alter table prescribed_medicines add column counted_from date;
-- No clock of doses is set by this.
alter table prescribed_medicines disable trigger user;
update prescribed_medicines set counted_from = starts_on where frequency in ('every-other-day', 'once-a-week');
alter table prescribed_medicines enable trigger user;

-- What a doctor decided about a medicine at home when the patient left the ward, or later. Without a row nobody has decided.
create table discharge_decisions (
  admission_id uuid not null references admissions,
  medicine_id  uuid not null references prescribed_medicines,
  patient_id   uuid not null references patients,
  -- What the ward had done with it.
  on_ward      text not null,
  decision     text not null,
  decided_by   uuid not null references accounts,
  decided_at   timestamptz not null,
  constraint one_decision_per_medicine_and_stay primary key (admission_id, medicine_id),
  constraint what_the_ward_did_is_known check (on_ward in ('continued', 'changed', 'stopped', 'not-ordered')),
  constraint discharge_decision_known check (decision in ('continue', 'stop'))
);
create index discharge_decisions_of_patient on discharge_decisions (patient_id);

-- Stays at whose discharge the medicines from home were looked at. Of those that ended before, nothing waits for a decision.
create table discharge_reviews (
  admission_id uuid primary key references admissions,
  reviewed_at  timestamptz not null
);
