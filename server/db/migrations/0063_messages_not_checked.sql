-- A message that the symptom engine could not read: nobody knows whether it names a danger, so it is read first.
alter table inbox_messages
  add column is_not_checked boolean not null default false,
  add constraint not_checked_is_the_patients check (not is_not_checked or side = 'patient'),
  add constraint danger_was_checked check (not (is_danger and is_not_checked));

alter table inbox_threads
  -- Since the oldest unanswered message of the patient that was not checked.
  add column not_checked_since timestamptz,
  add constraint not_checked_waits_for_an_answer check (not_checked_since is null or waiting_since is not null);
