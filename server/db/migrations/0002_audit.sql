-- The audit trail. The application may insert and read, nothing else (grants.sql).

create table audit_entries (
  id         bigint generated always as identity primary key,
  -- A restored copy starts a new timeline, because its transaction numbers start anew.
  timeline   int not null default 1,
  -- Everything below the oldest running transaction is decided: that is what the sealer may seal.
  written_in xid8 not null default pg_current_xact_id(),
  at         timestamptz not null,
  actor_id   uuid,
  actor_role text not null,
  action     text not null,
  subject    text,
  subject_id text,
  patient_id uuid,
  details    jsonb not null default '{}',
  request_id text
);
create index audit_entries_in_sealing_order on audit_entries (timeline, written_in, id);
create index audit_entries_of_patient on audit_entries (patient_id, id) where patient_id is not null;

create table audit_batches (
  number      bigint primary key,
  timeline    int not null,
  -- Entries of this timeline written in [from_xid, until_xid).
  from_xid    xid8 not null,
  until_xid   xid8 not null,
  entry_count int not null,
  root        bytea not null,
  previous    bytea not null,
  chained     bytea not null unique,
  signature   bytea not null,
  sealed_at   timestamptz not null,
  constraint batch_range_grows check (until_xid > from_xid)
);
