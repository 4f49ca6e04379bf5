-- Backups that were asked for, are being made, or were made: for the administrator's screen, the retention and the warnings.
-- Never copied into a backup: it speaks of files on this machine.
create table backups (
  id           uuid primary key default gen_random_uuid(),
  reason       text not null,
  asked_by     uuid references accounts,
  asked_at     timestamptz not null,
  state        text not null default 'waiting',
  -- While it is made, and how far it is.
  stage        text,
  started_at   timestamptz,
  -- The process that makes it says every second that it is still there, by the clock of the database: those of two servers differ.
  seen_at      timestamptz,
  steps_done   int not null default 0,
  steps        int not null default 0,
  bytes        bigint,
  ended_at     timestamptz,
  -- Where it lies, and what it is.
  folder       text,
  file_name    text,
  sha256       text,
  table_count  int,
  row_count    bigint,
  removed_at   timestamptz,
  -- Since when the file has not been found where it should be, or not in its size.
  missing_at   timestamptz,
  -- The restore test: every table with its rows, as they were and as they came back.
  test         text,
  test_seconds int,
  test_tables  jsonb,
  test_trail   text,
  -- A faithful copy of a broken trail is a good backup, and another alarm.
  is_trail_whole boolean,
  problem      text,
  constraint backup_reason_known check (reason in ('nightly', 'by hand', 'command')),
  constraint backup_state_known check (state in ('waiting', 'running', 'done', 'failed')),
  constraint backup_stage_known check (stage in ('snapshot', 'tables', 'files', 'test')),
  constraint backup_test_known check (test in ('same', 'failed', 'impossible')),
  constraint finished_backup_has_a_file check (state <> 'done' or (file_name is not null and sha256 is not null)),
  constraint failed_backup_says_why check (state <> 'failed' or problem is not null)
);

-- Two servers of one clinic, or two administrators, make one.
create unique index one_backup_at_a_time on backups ((true)) where state in ('waiting', 'running');
create index backups_newest_first on backups (asked_at desc);

-- Where the trail went on after a restore. Signed: a row that somebody else wrote says nothing.
create table audit_restores (
  timeline    int primary key,
  after_batch bigint not null,
  chained     bytea not null,
  made_at     timestamptz not null,
  restored_at timestamptz not null,
  signature   bytea not null
);

-- A restored copy of the clinic says nothing to the outside until two administrators let it: it may be a trial on another machine, and
-- much of what is queued in it was sent long ago.
create table outgoing_holds (
  id            uuid primary key default gen_random_uuid(),
  held_at       timestamptz not null,
  -- The moment that the backup holds.
  made_at       timestamptz not null,
  -- The first yes, and to what.
  agreed_by     uuid references accounts,
  agreed_at     timestamptz,
  is_discarding boolean,
  released_by   uuid references accounts,
  released_at   timestamptz,
  -- A clinic with one administrator has no second.
  is_alone      boolean not null default false,
  constraint two_administrators_release check (released_by is null or is_alone or released_by <> agreed_by),
  constraint released_hold_says_by_whom check ((released_by is null) = (released_at is null))
);
create unique index one_outgoing_hold on outgoing_holds ((true)) where released_at is null;
