-- How access for others begins and ends: invitations between adults, what separated parents and courts have settled, and death.
create table access_invitations (
  id         uuid primary key default gen_random_uuid(),
  patient_id uuid not null references patients,
  -- As it was typed: whether somebody has it is not told to who types it.
  pud        text not null,
  code_hash  bytea not null,
  parts      text[] not null,
  months     int not null,
  made_by    uuid not null references accounts,
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  ended_at   timestamptz,
  ended_as   text,
  constraint invitation_end_known check (ended_as in ('accepted', 'declined', 'withdrawn')),
  constraint invitation_ends_once check ((ended_at is null) = (ended_as is null)),
  constraint invitation_parts_known check (
    cardinality(parts) > 0 and parts <@ array['appointments', 'results', 'medicines', 'messages', 'everything']
  ),
  constraint invitation_is_limited check (months between 1 and 60)
);
create unique index one_open_invitation_each on access_invitations (patient_id, pud) where ended_at is null;
create index open_invitations_by_pud on access_invitations (pud) where ended_at is null;

-- Written by the desk and read by those who work here; nothing is overwritten. An order holds until a later note lifts it by name.
create table custody_notes (
  id             uuid primary key default gen_random_uuid(),
  patient_id     uuid not null references patients,
  note           text not null,
  is_court_order boolean not null,
  lifts          uuid references custody_notes,
  written_by     uuid not null references accounts,
  written_at     timestamptz not null,
  constraint no_order_lifts_another check (lifts is null or not is_court_order),
  constraint custody_note_is_short check (length(note) between 1 and 1000)
);
create unique index court_order_is_lifted_once on custody_notes (lifts) where lifts is not null;
create index custody_notes_newest_first on custody_notes (patient_id, written_at desc);

alter table patients add column died_on date;
-- Told before it ends by itself, each once.
alter table patient_access
  add column told_60 boolean not null default false,
  add column told_7 boolean not null default false,
  -- The guardian of a teenager asks that they get a login of their own; the desk hands the code to the teenager.
  add column login_asked_at timestamptz,
  -- Why the desk refused or ended it; read by those who work here.
  add column end_reason text,
  add constraint end_reason_is_short check (length(end_reason) between 1 and 500);
