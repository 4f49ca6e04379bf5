-- The reception: people who work at the desk, what becomes of whoever comes, the tokens of a day, and the keys of the
-- waiting-room board.
alter table accounts drop constraint account_role_known;
alter table accounts add constraint account_role_known
  check (role in ('patient', 'doctor', 'staff', 'desk', 'admin'));
alter table forgotten drop constraint forgotten_role_known;
alter table forgotten add constraint forgotten_role_known
  check (role in ('patient', 'doctor', 'staff', 'desk', 'admin'));

alter table appointments add column with_doctor_at timestamptz;
-- Called out in the waiting room, the last time.
alter table appointments add column called_at timestamptz;
-- Went away before the doctor was ready. The visit was missed.
alter table appointments add column left_at timestamptz;
-- Noted as done, left or missed. It can be taken back on the same day.
alter table appointments add column finished_at timestamptz;
alter table appointments add column finished_by uuid references accounts;
-- Waits in the doctor's queue and holds no slot: came without an appointment, or after all.
alter table appointments add column is_queued boolean not null default false;
alter table appointments add column is_walk_in boolean not null default false;
-- Shown in the waiting room instead of a name: A-17.
alter table appointments add column token_day date;
alter table appointments add column token_letters text;
alter table appointments add column token_number int;

alter table appointments drop constraint live_appointment_holds_its_slot;
alter table appointments add constraint live_appointment_holds_its_slot
  check (holds_slot or is_queued or status not in ('pending', 'approved'));
alter table appointments add constraint queued_visit_holds_no_slot check (not (is_queued and holds_slot));
alter table appointments add constraint whoever_is_with_the_doctor_has_arrived
  check (with_doctor_at is null or arrived_at is not null);
alter table appointments add constraint whoever_was_called_is_with_the_doctor
  check ((called_at is null) = (with_doctor_at is null));
alter table appointments add constraint finished_visit_is_over
  check ((finished_at is null) = (finished_by is null)
    and (finished_at is null or status in ('completed', 'no-show')));
alter table appointments add constraint whoever_left_had_arrived
  check (left_at is null or (arrived_at is not null and status = 'no-show'));
alter table appointments add constraint token_is_whole
  check ((token_day is null) = (token_letters is null) and (token_day is null) = (token_number is null));
alter table appointments add constraint one_token_per_day unique (token_day, token_letters, token_number);
create unique index one_place_in_queue on appointments (patient_id, doctor_id, token_day)
  where is_queued and status = 'approved';
-- The day list of the desk, over all doctors.
create index appointments_by_start on appointments (lower(during));

-- Each doctor has letters of their own on a day; the last number that was given under them.
create table queue_letters (
  on_day      date not null,
  doctor_id   uuid not null references accounts,
  letters     text not null,
  last_number int not null default 0,
  primary key (on_day, doctor_id),
  constraint one_doctor_per_letters unique (on_day, letters)
);

-- What a television in the waiting room shows itself with. The key itself is shown once, to whoever makes it.
create table board_keys (
  id       uuid primary key default gen_random_uuid(),
  name     text not null,
  key_hash bytea not null unique,
  made_at  timestamptz not null,
  made_by  uuid not null references accounts,
  ended_at timestamptz,
  ended_by uuid references accounts,
  constraint board_key_has_a_name check (name <> ''),
  constraint ended_key_was_ended_by_someone check ((ended_at is null) = (ended_by is null))
);

-- Whom someone at the reception has been shown on a day, and whose page they opened: there is a limit.
create table people_looked_up (
  account_id uuid not null references accounts,
  on_day     date not null,
  patient_id uuid not null references patients,
  is_opened  boolean not null default false,
  primary key (account_id, on_day, patient_id)
);
