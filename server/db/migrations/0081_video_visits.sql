-- What becomes of a visit by video. There is a row from the first moment that someone opens the room.
create table video_visits (
  appointment_id      uuid primary key references appointments,
  state               text not null default 'open',
  -- The patient agrees each time, before waiting.
  consented_at        timestamptz,
  waiting_since       timestamptz,
  let_in_at           timestamptz,
  -- Both were connected for the first time, and the picture of the patient was seen.
  met_at              timestamptz,
  seen_on_video_at    timestamptz,
  identity_checked_at timestamptz,
  identity_checked_by uuid references accounts,
  adult_present       text,
  -- Said by the patient at the door, sealed: the number that is called when nothing else holds, and where an ambulance goes.
  phone               bytea,
  place               bytea,
  -- A call back is asked for, by a person or by the network; the doctor says that the telephone rings.
  call_back_asked_at  timestamptz,
  called_back_at      timestamptz,
  ended_at            timestamptz,
  -- From Let in to the first picture or sound.
  set_up_ms           int,
  constraint visit_state_known check (state in ('open', 'waiting', 'let-in', 'in-visit', 'finished', 'missed', 'broken-off')),
  constraint nobody_waits_without_consent check (waiting_since is null or consented_at is not null),
  constraint whoever_waits_can_be_reached check (waiting_since is null or (phone is not null and place is not null)),
  constraint nobody_is_called_back_unasked check (called_back_at is null or call_back_asked_at is not null),
  constraint nobody_is_let_in_who_did_not_wait check (let_in_at is null or waiting_since is not null),
  constraint nobody_meets_who_was_not_let_in check (met_at is null or let_in_at is not null),
  constraint identity_was_checked_by_someone check ((identity_checked_at is null) = (identity_checked_by is null)),
  constraint ended_visit_says_when check ((ended_at is null) = (state not in ('finished', 'missed', 'broken-off')))
);

-- Which page of a person is in the visit: opening another takes over.
create table visit_seats (
  appointment_id uuid not null references video_visits,
  account_id     uuid not null references accounts,
  page           uuid not null,
  sat_down_at    timestamptz not null,
  seen_at        timestamptz not null,
  primary key (appointment_id, account_id)
);

-- How people spoke, and when. The open one has no end.
create table visit_modes (
  id             uuid primary key default gen_random_uuid(),
  place          bigint generated always as identity,
  appointment_id uuid not null references video_visits,
  mode           text not null,
  -- Null: by itself, because of the network.
  chosen_by      uuid references accounts,
  began_at       timestamptz not null,
  ended_at       timestamptz,
  constraint visit_mode_known check (mode in ('video', 'audio', 'chat', 'call-back')),
  constraint mode_ends_after_it_began check (ended_at is null or ended_at >= began_at)
);
create unique index one_mode_at_a_time on visit_modes (appointment_id) where ended_at is null;
create index modes_of_visit on visit_modes (appointment_id, place);

-- How two pages find each other. Kept until the other page has them, two minutes at most.
create table visit_signals (
  id             uuid primary key,
  place          bigint generated always as identity,
  appointment_id uuid not null references video_visits,
  from_page      uuid not null,
  to_page        uuid not null,
  signal         bytea not null,
  sent_at        timestamptz not null
);
create index signals_for_page on visit_signals (appointment_id, to_page, place);
create index signals_by_age on visit_signals (sent_at);

-- What was written belongs to the record.
create table visit_chat (
  id             uuid primary key,
  place          bigint generated always as identity,
  appointment_id uuid not null references video_visits,
  written_by     uuid not null references accounts,
  words          bytea not null,
  written_at     timestamptz not null
);
create index chat_of_visit on visit_chat (appointment_id, place);

-- A visit that is cancelled, moved or given to another doctor leaves an empty room at once, and its new time begins with
-- an empty one. A call that goes on is ended by the people in it alone, whatever way the appointment is changed.
create function empty_room_of_changed_visit() returns trigger language plpgsql as $$
begin
  if exists (select from video_visits where appointment_id = old.id and state in ('let-in', 'in-visit')) then
    raise exception 'people are in this video visit'
      using errcode = 'check_violation', constraint = 'running_call_is_not_ended_from_outside';
  end if;
  if new.status in ('pending', 'approved')
    and exists (select from video_visits where appointment_id = old.id and let_in_at is not null) then
    raise exception 'this video visit has taken place'
      using errcode = 'check_violation', constraint = 'visit_that_took_place_stays';
  end if;
  delete from visit_seats where appointment_id = old.id;
  delete from visit_signals where appointment_id = old.id;
  update video_visits
    set state = 'open', consented_at = null, waiting_since = null, phone = null, place = null, ended_at = null
    where appointment_id = old.id and let_in_at is null
      and not (state = 'missed' and new.status not in ('pending', 'approved'));
  return new;
end $$;
create trigger empty_room_of_changed_visit before update on appointments for each row
  when (old.mode = 'video' and old.status = 'approved'
    and (new.status <> old.status or new.doctor_id <> old.doctor_id or lower(new.during) <> lower(old.during)))
  execute function empty_room_of_changed_visit();

-- How the doctor had last met the patient when this was signed, for ever; with the visit, where that was by video. Empty:
-- signed before this was written down.
alter table diagnoses add column last_met text;
alter table diagnoses add column video_visit_id uuid references appointments;
alter table diagnoses add constraint diagnosis_says_how_they_met check (last_met in ('in-person', 'video', 'never'));
alter table diagnoses add constraint diagnosis_names_its_video_visit
  check (coalesce(last_met = 'video', false) = (video_visit_id is not null));
alter table prescriptions add column last_met text;
alter table prescriptions add column video_visit_id uuid references appointments;
alter table prescriptions add constraint prescription_says_how_they_met check (last_met in ('in-person', 'video', 'never'));
alter table prescriptions add constraint prescription_names_its_video_visit
  check (coalesce(last_met = 'video', false) = (video_visit_id is not null));
