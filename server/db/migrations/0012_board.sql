-- Notes of the patient's own on the HealthBoard. A reminder is told once, at its time, by one server.

create table board_notes (
  id         uuid primary key default gen_random_uuid(),
  patient_id uuid not null references patients,
  kind       text not null,
  title      text not null,
  detail     text not null,
  remind_at  timestamptz,
  told_at    timestamptz,
  notice_id  uuid references notices,
  done_at    timestamptz,
  added_at   timestamptz not null,
  removed_at timestamptz,
  version    int not null default 1,
  constraint note_kind_known check (kind in ('prescription', 'appointment', 'reminder'))
);
create index board_notes_of_patient on board_notes (patient_id) where removed_at is null;
create index board_notes_to_tell on board_notes (remind_at) where told_at is null and removed_at is null and done_at is null;
