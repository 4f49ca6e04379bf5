-- Rooms and beds as an administrator keeps them: a room belongs to a ward, and what is closed says why, by whom and until when.
alter table rooms
  add column ward          text,
  add column closed_at     timestamptz,
  add column closed_by     uuid references accounts,
  add column closed_reason text,
  add column closed_until  date,
  add constraint closed_room_says_why check ((closed_at is null) = (closed_reason is null)),
  add constraint open_room_has_no_closing check (closed_at is not null or (closed_by is null and closed_until is null)),
  add constraint ward_has_a_name check (ward <> '');

-- Beds that were closed before this have no reason.
alter table beds
  add column closed_by     uuid references accounts,
  add column closed_reason text,
  add column closed_until  date,
  add constraint open_bed_has_no_closing
    check (closed_at is not null or (closed_by is null and closed_reason is null and closed_until is null));

-- What happened to a room and its beds, with the names of then. Only grows.
create table room_changes (
  id         uuid primary key default gen_random_uuid(),
  number     int generated always as identity,
  room_id    uuid not null references rooms,
  bed_id     uuid references beds,
  change     text not null,
  was        text,
  became     text,
  reason     text,
  until      date,
  changed_at timestamptz not null,
  changed_by uuid not null references accounts,
  constraint change_of_room_known check (change in ('added', 'renamed', 'ward', 'closed', 'opened'))
);
create index room_changes_newest on room_changes (room_id, number desc);

-- Whoever closes a bed or its room waits for an admission that is under way, and an admission for whoever closes it.
create function keep_closed_bed_empty() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.bed_id = old.bed_id then
    return new;
  end if;
  perform from beds join rooms on rooms.id = beds.room_id
    where beds.id = new.bed_id and beds.closed_at is null and rooms.closed_at is null
    for share;
  if not found then
    raise exception 'The bed is closed.'
      using errcode = 'exclusion_violation', constraint = 'closed_bed_stays_empty', table = 'admissions';
  end if;
  return new;
end $$;

create trigger closed_bed_stays_empty
  before insert or update of bed_id on admissions
  for each row execute function keep_closed_bed_empty();

-- Which department a specialist of a symptom check works in, where the clinic has said so. Else the names decide.
create table specialist_departments (
  specialist    text primary key,
  department_id uuid not null references departments,
  set_by        uuid not null references accounts,
  set_at        timestamptz not null
);

-- The clinic's own facts as administrators have set them; the newest of each counts, and null is the environment's again.
-- Only grows.
create table clinic_facts (
  number int generated always as identity primary key,
  fact   text not null,
  value  text,
  set_by uuid not null references accounts,
  set_at timestamptz not null,
  constraint clinic_fact_known check (fact in
    ('name', 'address', 'phone', 'email', 'supportHours', 'timeZone', 'emergencyNumber', 'crisisNumber', 'crisisName'))
);
create index clinic_facts_newest on clinic_facts (fact, number desc);

-- Changes of the facts that patients in need rely on: each waits for a second administrator, or for its time. `facts` holds the
-- new values by name.
create table clinic_fact_changes (
  id       uuid primary key default gen_random_uuid(),
  facts    jsonb not null,
  asked_by uuid not null references accounts,
  asked_at timestamptz not null,
  holds_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references accounts,
  ending   text,
  constraint ending_of_change_known check (ending in ('confirmed', 'stopped', 'held', 'dropped')),
  constraint ended_change_says_how check ((ended_at is null) = (ending is null)),
  constraint change_is_confirmed_by_a_second check (ending <> 'confirmed' or (ended_by is not null and ended_by <> asked_by)),
  constraint change_waits_its_time check (ending <> 'held' or ended_at >= holds_at)
);
create unique index one_change_of_facts_waits on clinic_fact_changes ((true)) where ended_at is null;

-- Who opened, enabled or promoted an account, for who may confirm what they ask.
create index audit_entries_making_accounts on audit_entries (subject_id)
  where action in ('account.opened', 'account.enabled', 'account.role_changed', 'account.disabled');
