-- What people are told, on the screen and by mail.

create table notices (
  id         uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  kind       text not null,
  title      text not null,
  text       text not null,
  link       text,
  mail_id    uuid references mails,
  at         timestamptz not null,
  read_at    timestamptz,
  -- The same news is told once, however many servers notice it.
  once_key   text constraint told_once unique
);
create index notices_newest_first on notices (account_id, at desc, id);
