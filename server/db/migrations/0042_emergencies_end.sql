-- How the chart was open to the doctor who accepted: by a care relationship, named by somebody else, or only by broken glass or
-- an alert of the last 24 hours. Null for stays from before this rule.
alter table admissions
  add column acceptance_ground text,
  add constraint acceptance_ground_known check (acceptance_ground in ('care', 'named', 'glass', 'alert')),
  add constraint only_an_acceptance_has_a_ground check (acceptance_ground is null or accepted_at is not null);

-- A task that was taken and not done within 24 hours goes back to the list.
alter table staff_tasks
  add column given_back_at timestamptz,
  add column given_back_from uuid references accounts,
  add constraint a_task_given_back_was_taken_by_someone check ((given_back_at is null) = (given_back_from is null));
create index staff_tasks_taken on staff_tasks (taken_at) where state = 'taken';
update care_relationships set closes_at = now() + interval '24 hours'
  where kind = 'task' and closes_at is null and source_id in (select id from staff_tasks);
