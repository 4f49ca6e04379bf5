-- After a stay on the ward medicines from home may wait for a doctor: when someone is reminded of it next.
create table hold_clocks (
  admission_id uuid primary key references admissions,
  patient_id   uuid not null references patients,
  -- How many were sent after the first word at the discharge.
  reminders    int not null default 0,
  -- Null: nothing waits any more, or a later stay has a clock of its own.
  remind_at    timestamptz,
  constraint reminders_are_counted check (reminders >= 0)
);
create index hold_clocks_due on hold_clocks (remind_at) where remind_at is not null;
create unique index one_running_hold_clock_per_patient on hold_clocks (patient_id) where remind_at is not null;

-- Of stays that ended before this, too, somebody is reminded. Whether anything waits is worked out when it is looked at.
insert into hold_clocks (admission_id, patient_id, remind_at)
  select distinct on (patient_id) id, patient_id, discharged_at + interval '1 day'
  from admissions join discharge_reviews on admission_id = id
  where discharged_at is not null
  order by patient_id, discharged_at desc;
