-- When backups are made, how long they are kept, and where a second copy of each lies: what an administrator has set, the newest
-- version last. Without a row the environment says it.
create table backup_plans (
  version       int primary key,
  -- By the clinic's clock; null makes none.
  made_at       text,
  keep_daily    int not null,
  keep_weekly   int not null,
  keep_monthly  int not null,
  second_folder text,
  set_by        uuid not null references accounts,
  set_at        timestamptz not null,
  constraint a_day_at_least_is_kept check (keep_daily >= 1 and keep_weekly >= 0 and keep_monthly >= 0)
);

alter table backups
  -- The folder of the copy, when it was read back and compared, and why there is none.
  add column second_folder text,
  add column second_at timestamptz,
  -- One server copies: another one may try again when it has not ended after a while.
  add column second_begun_at timestamptz,
  add column second_problem text,
  add constraint copied_backup_lies_somewhere check (second_at is null or second_folder is not null);
