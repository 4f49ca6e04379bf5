-- A critical result is told apart from an abnormal one, and is called through to a doctor.

-- As judged on the day: a later change of limits changes no result.
alter table lab_results add column is_critical boolean not null default false;
alter table lab_orders add column is_critical boolean not null default false;
alter table lab_orders add constraint critical_is_abnormal check (not is_critical or is_abnormal);

drop index lab_orders_to_review;
create index lab_orders_to_review on lab_orders (ordered_by, is_critical desc, is_abnormal desc, resulted_at, id)
  where state = 'resulted';
create index lab_orders_critical on lab_orders (resulted_at, id) where is_critical and state = 'resulted';

-- One for each critical result. Open until a doctor has read it back, acknowledged the message or reviewed the result.
create table lab_call_backs (
  id             uuid primary key default gen_random_uuid(),
  order_id       uuid not null,
  result_version int not null,
  opened_by      uuid not null references accounts,
  opened_at      timestamptz not null,
  closed_as      text,
  closed_by      uuid references accounts,
  closed_at      timestamptz,
  -- Who read it back on the phone, when, the values as they were said, and what was asked for.
  doctor_id      uuid references accounts,
  called_at      timestamptz,
  read_back      jsonb,
  request        text,
  foreign key (order_id, result_version) references lab_results (order_id, version),
  constraint one_call_back_per_result unique (order_id, result_version),
  constraint call_back_end_known check (closed_as in ('read-back', 'reviewed', 'corrected')),
  constraint closed_call_back_names_its_closer
    check ((closed_at is null) = (closed_as is null) and (closed_at is null) = (closed_by is null)),
  constraint read_back_names_doctor_and_time
    check ((closed_as is not distinct from 'read-back') = (doctor_id is not null)
      and (doctor_id is null) = (called_at is null) and (doctor_id is null) = (read_back is null))
);

-- Calls that reached nobody.
create table lab_call_attempts (
  id           uuid primary key default gen_random_uuid(),
  call_back_id uuid not null references lab_call_backs,
  doctor_id    uuid not null references accounts,
  called_by    uuid not null references accounts,
  called_at    timestamptz not null,
  -- Two of one moment keep their order.
  number       int generated always as identity
);
create index lab_call_attempts_of_call_back on lab_call_attempts (call_back_id, number);

-- The critical messages that told of it; one acknowledged by its doctor closes the call-back.
create table lab_call_messages (
  call_back_id uuid not null references lab_call_backs,
  doctor_id    uuid not null references accounts,
  thread_id    uuid not null references message_threads,
  constraint one_message_per_doctor_and_call_back primary key (call_back_id, doctor_id)
);
