-- What patients and the clinic write to each other. A patient has one thread with each doctor, and one with the desk.
create table inbox_threads (
  id            uuid primary key default gen_random_uuid(),
  patient_id    uuid not null references patients,
  -- Null: to the desk.
  doctor_id     uuid references accounts,
  status        text not null default 'open',
  started_at    timestamptz not null,
  last_at       timestamptz not null,
  -- Since the oldest message of the patient that nobody has answered, and until when the clinic says that it answers.
  waiting_since timestamptz,
  answer_by     timestamptz,
  -- Since the oldest of these that names a danger.
  danger_since  timestamptz,
  -- When the clinic was reminded of it.
  late_told_at  timestamptz,
  danger_told_at timestamptz,
  assigned_to   uuid references accounts,
  version       int not null default 1,
  constraint one_thread_per_patient_and_doctor unique nulls not distinct (patient_id, doctor_id),
  constraint inbox_status_known check (status in ('open', 'closed')),
  constraint waiting_thread_has_its_time check ((waiting_since is null) = (answer_by is null)),
  constraint danger_waits_for_an_answer check (danger_since is null or waiting_since is not null),
  constraint closed_thread_waits_for_nobody check (status = 'open' or waiting_since is null)
);
create index inbox_threads_of_doctor on inbox_threads (doctor_id, last_at desc);
create index inbox_threads_assigned on inbox_threads (assigned_to, last_at desc) where assigned_to is not null;
create index inbox_threads_waiting on inbox_threads (answer_by) where waiting_since is not null;

-- Never edited; the text is sealed.
create table inbox_messages (
  id          uuid primary key,
  thread_id   uuid not null references inbox_threads,
  author_id   uuid not null references accounts,
  side        text not null,
  sealed_text bytea not null,
  is_danger   boolean not null default false,
  at          timestamptz not null,
  -- Two of one moment keep their order. Given out while the thread is locked, so a later one is never seen first.
  number      int generated always as identity,
  constraint inbox_side_known check (side in ('patient', 'clinic')),
  constraint danger_is_the_patients check (not is_danger or side = 'patient')
);
create index inbox_messages_of_thread on inbox_messages (thread_id, number);
create index inbox_messages_of_author on inbox_messages (author_id, at);

-- How far each reader has read.
create table inbox_reads (
  thread_id uuid not null references inbox_threads,
  reader_id uuid not null references accounts,
  up_to     int not null,
  at        timestamptz not null,
  primary key (thread_id, reader_id)
);
