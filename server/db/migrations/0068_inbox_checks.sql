-- A message that the symptom engine could not read when it was sent is read by it later. Messages are never edited: what became of
-- it stands here.
create table inbox_checks (
  message_id uuid primary key references inbox_messages,
  tries      int not null default 0,
  -- When it is tried next. Null: it was read, or too many tries have failed; then only people can tell.
  check_at   timestamptz,
  result     text,
  checked_at timestamptz,
  constraint check_result_known check (result in ('danger', 'none')),
  constraint a_result_has_its_time check ((result is null) = (checked_at is null)),
  constraint what_was_read_is_not_read_again check (result is null or check_at is null)
);
create index inbox_checks_due on inbox_checks (check_at) where check_at is not null;
insert into inbox_checks (message_id, check_at) select id, at from inbox_messages where is_not_checked;
