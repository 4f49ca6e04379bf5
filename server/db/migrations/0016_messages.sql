-- Who is on duty, where a patient lies, and what doctors and the ward write to each other.

alter table clinicians add column on_duty_since timestamptz;

-- Shown beside the name where help has to find the way: 'Room 204, bed B'.
alter table patients add column place text;

-- One doctor on one side, the whole ward on the other.
create table message_threads (
  id              uuid primary key default gen_random_uuid(),
  doctor_id       uuid not null references accounts,
  patient_id      uuid references patients,
  priority        text not null,
  subject         text not null,
  started_by      uuid not null references accounts,
  started_at      timestamptz not null,
  last_at         timestamptz not null,
  acknowledged_by uuid references accounts,
  acknowledged_at timestamptz,
  constraint message_priority_known check (priority in ('critical', 'high', 'medium', 'low')),
  constraint acknowledged_by_someone check ((acknowledged_by is null) = (acknowledged_at is null)),
  constraint only_critical_ones_are_acknowledged check (acknowledged_at is null or priority = 'critical')
);
create index message_threads_newest on message_threads (last_at desc, id);
create index message_threads_of_doctor on message_threads (doctor_id, last_at desc, id);

create table messages (
  id        uuid primary key default gen_random_uuid(),
  thread_id uuid not null references message_threads,
  author_id uuid not null references accounts,
  body      text not null,
  at        timestamptz not null,
  -- Two of one moment keep their order.
  number    int generated always as identity
);
create index messages_of_thread on messages (thread_id, number);

-- Read state is each reader's own.
create table message_reads (
  message_id uuid not null references messages,
  reader_id  uuid not null references accounts,
  at         timestamptz not null,
  primary key (message_id, reader_id)
);
create index message_reads_of_reader on message_reads (reader_id);
