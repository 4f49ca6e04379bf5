-- How long each kind of visit lasts, and the pause after it: of the clinic, and of a doctor who has others. Only grows; the newest row counts.
create table visit_lengths (
  number            bigint generated always as identity primary key,
  -- Null: of the clinic.
  doctor_id         uuid references accounts,
  -- All null: the doctor follows the clinic again.
  first_minutes     int,
  follow_up_minutes int,
  video_minutes     int,
  pause_minutes     int,
  set_by            uuid not null references accounts,
  set_at            timestamptz not null,
  constraint visit_lengths_are_whole
    check (num_nulls(first_minutes, follow_up_minutes, video_minutes, pause_minutes) in (0, 4)),
  constraint clinic_has_visit_lengths check (doctor_id is not null or first_minutes is not null),
  constraint visit_lengths_in_bounds check (
    first_minutes between 5 and 120 and follow_up_minutes between 5 and 120 and pause_minutes between 0 and 60
    and video_minutes in (15, 30, 45, 60))
);
create index visit_lengths_newest on visit_lengths (doctor_id, number desc);

-- Hours that name no length of their own follow the doctor's.
alter table working_hours drop constraint video_hours_have_a_length;
alter table working_hours add constraint video_hours_have_a_length
  check (video_minutes is null or (offers <> 'in-person' and video_minutes in (15, 30, 45, 60)));
alter table extra_sessions drop constraint video_session_has_a_length;
alter table extra_sessions add constraint video_session_has_a_length
  check (video_minutes is null or (offers <> 'in-person' and video_minutes in (15, 30, 45, 60)));

-- A visit keeps the length and the pause with which it was booked. `held` is both together: the doctor has no other visit in it.
alter table appointments add column pause_minutes int not null default 0;
alter table appointments add constraint pause_in_bounds check (pause_minutes between 0 and 60);
alter table appointments add column held tstzrange not null default 'empty';
update appointments set held = during;
alter table appointments drop constraint appointment_lasts_its_time;
alter table appointments add constraint appointment_lasts_its_time
  check (upper(during) - lower(during) between interval '5 minutes' and interval '120 minutes');
alter table appointments drop constraint one_booking_per_doctor_slot;
alter table appointments add constraint one_booking_per_doctor_slot
  exclude using gist (doctor_id with =, held with &&) where (holds_slot);

alter table waitlist_offers add column pause_minutes int not null default 0;
alter table waitlist_offers add constraint pause_of_offer_in_bounds check (pause_minutes between 0 and 60);
alter table waitlist_offers add column held tstzrange not null default 'empty';
update waitlist_offers set held = during;
alter table waitlist_offers drop constraint offer_lasts_15_minutes;
alter table waitlist_offers add constraint offer_lasts_its_time
  check (upper(during) - lower(during) between interval '5 minutes' and interval '120 minutes');
alter table waitlist_offers drop constraint one_open_offer_per_slot;
alter table waitlist_offers add constraint one_open_offer_per_slot
  exclude using gist (doctor_id with =, held with &&) where (state = 'open');

create function held_of(during tstzrange, pause_minutes int) returns tstzrange language sql stable as $$
  select tstzrange(lower(during), upper(during) + pause_minutes * interval '1 minute')
$$;

-- Nobody who writes a visit can forget what it holds.
create function hold_its_time() returns trigger language plpgsql as $$
begin
  new.held := held_of(new.during, new.pause_minutes);
  return new;
end $$;
create trigger appointment_holds_its_time
  before insert or update of during, pause_minutes, held on appointments
  for each row execute function hold_its_time();
create trigger offer_holds_its_time
  before insert or update of during, pause_minutes, held on waitlist_offers
  for each row execute function hold_its_time();

create or replace function keep_held_slot() returns trigger language plpgsql as $$
begin
  if exists (
    select from waitlist_offers
    where state = 'open' and doctor_id = new.doctor_id and held && held_of(new.during, new.pause_minutes)
  ) then
    raise exception 'The slot is held for someone on the waiting list.'
      using errcode = 'exclusion_violation', constraint = 'held_slot_is_kept', table = 'appointments';
  end if;
  return new;
end $$;

create or replace function keep_offers_to_free_slots() returns trigger language plpgsql as $$
begin
  if exists (
    select from appointments
    where holds_slot and doctor_id = new.doctor_id and held && held_of(new.during, new.pause_minutes)
  ) then
    raise exception 'The slot is booked.'
      using errcode = 'exclusion_violation', constraint = 'offered_slot_is_free', table = 'waitlist_offers';
  end if;
  return new;
end $$;

-- Other lengths may make room for whoever waits.
create function mark_changed_lengths() returns trigger language plpgsql as $$
begin
  insert into waitlist_rechecks (doctor_id)
  select account_id from clinicians
  join accounts on accounts.id = account_id
  where accounts.role = 'doctor' and accounts.disabled_at is null
    and (new.doctor_id is null or new.doctor_id = account_id)
    and exists (
      select from waitlist_wishes
      where ended_at is null
        and (doctor_id = account_id or (doctor_id is null and waitlist_wishes.department_id = clinicians.department_id))
    );
  return null;
end $$;
create trigger changed_lengths_are_marked
  after insert on visit_lengths for each row execute function mark_changed_lengths();
