-- The waiting list: who wants an earlier time, and the freed time that is held for one of them.
create table waitlist_wishes (
  id            uuid primary key default gen_random_uuid(),
  patient_id    uuid not null references patients,
  department_id uuid not null references departments,
  -- Null: any doctor of the department.
  doctor_id     uuid references accounts,
  -- 1 is Monday, 7 is Sunday.
  weekdays      int[] not null,
  day_parts     text[] not null,
  -- The last day that suits.
  until_day     date not null,
  reason        text not null,
  triage_id     uuid,
  joined_at     timestamptz not null,
  ended_at      timestamptz,
  end_cause     text,
  constraint wish_names_weekdays check (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  constraint wish_names_parts_of_day
    check (cardinality(day_parts) > 0 and day_parts <@ array['morning', 'afternoon', 'evening']),
  constraint wish_end_cause_known check (end_cause in ('booked', 'left', 'expired', 'doctor-left', 'patient-closed')),
  constraint ended_wish_has_a_cause check ((ended_at is null) = (end_cause is null)),
  constraint wish_carries_own_triage foreign key (triage_id, patient_id) references triage_results (id, patient_id)
);
create unique index one_place_per_wish on waitlist_wishes (patient_id, department_id, doctor_id) nulls not distinct
  where ended_at is null;
create index waitlist_wishes_of_doctor on waitlist_wishes (doctor_id) where ended_at is null;
create index waitlist_wishes_of_department on waitlist_wishes (department_id) where ended_at is null;

-- An open offer holds its slot, until it is answered or its ten minutes are over.
create table waitlist_offers (
  id            uuid primary key default gen_random_uuid(),
  wish_id       uuid not null references waitlist_wishes,
  patient_id    uuid not null references patients,
  doctor_id     uuid not null references accounts,
  department_id uuid not null references departments,
  during        tstzrange not null,
  state         text not null default 'open',
  offered_at    timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz,
  constraint offer_state_known check (state in ('open', 'accepted', 'declined', 'lapsed', 'withdrawn')),
  constraint ended_offer_has_a_time check ((state = 'open') = (ended_at is null)),
  constraint offer_lasts_15_minutes check (upper(during) - lower(during) = interval '15 minutes'),
  constraint one_open_offer_per_slot exclude using gist (doctor_id with =, during with &&) where (state = 'open'),
  constraint one_offer_per_wish_and_slot unique (wish_id, doctor_id, during)
);
create unique index one_open_offer_per_patient on waitlist_offers (patient_id) where state = 'open';
create index waitlist_offers_open on waitlist_offers (expires_at) where state = 'open';

-- Doctors whose free times are to be compared with the wishes again. Rows are only added and taken away: nobody waits.
create table waitlist_rechecks (
  number    bigint generated always as identity primary key,
  doctor_id uuid not null
);

create function keep_held_slot() returns trigger language plpgsql as $$
begin
  if exists (
    select from waitlist_offers
    where state = 'open' and doctor_id = new.doctor_id and during && new.during
  ) then
    raise exception 'The slot is held for someone on the waiting list.'
      using errcode = 'exclusion_violation', constraint = 'held_slot_is_kept', table = 'appointments';
  end if;
  return new;
end $$;
create trigger held_slot_is_kept
  before insert or update of doctor_id, during, holds_slot
  on appointments for each row when (new.holds_slot) execute function keep_held_slot();

create function keep_offers_to_free_slots() returns trigger language plpgsql as $$
begin
  if exists (
    select from appointments
    where holds_slot and doctor_id = new.doctor_id and during && new.during
  ) then
    raise exception 'The slot is booked.'
      using errcode = 'exclusion_violation', constraint = 'offered_slot_is_free', table = 'waitlist_offers';
  end if;
  return new;
end $$;
create trigger offered_slot_is_free
  before insert or update of doctor_id, during, state
  on waitlist_offers for each row when (new.state = 'open') execute function keep_offers_to_free_slots();

-- Whoever frees a slot leaves a mark in the same transaction, so that it is offered even if they end right after it.
create function mark_freed_slot() returns trigger language plpgsql as $$
begin
  insert into waitlist_rechecks (doctor_id)
  select old.doctor_id
  where exists (
    select from waitlist_wishes
    where ended_at is null and (doctor_id = old.doctor_id or (doctor_id is null and department_id = old.department_id))
  );
  return null;
end $$;
create trigger freed_slot_is_marked
  after update of doctor_id, during, holds_slot on appointments for each row
  when (old.holds_slot and (not new.holds_slot or old.during <> new.during or old.doctor_id <> new.doctor_id))
  execute function mark_freed_slot();

create function mark_changed_hours() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.doctor_id else new.doctor_id end;
begin
  insert into waitlist_rechecks (doctor_id)
  select changed
  where exists (
    select from waitlist_wishes
    join clinicians on clinicians.account_id = changed
    where ended_at is null
      and (doctor_id = changed or (doctor_id is null and waitlist_wishes.department_id = clinicians.department_id))
  );
  return null;
end $$;
create trigger changed_hours_are_marked
  after insert or update or delete on working_hours for each row execute function mark_changed_hours();
create trigger changed_days_off_are_marked
  after insert or update or delete on days_off for each row execute function mark_changed_hours();
create trigger changed_sessions_are_marked
  after insert or update or delete on extra_sessions for each row execute function mark_changed_hours();
