-- How patients are told besides the screen: what they chose, their quiet hours, the browsers that take notices, and what is on
-- its way to them.

-- What a person chose; whatever is missing here is as the defaults say (server/notices/topics.ts).
create table notice_choices (
  account_id uuid not null references accounts,
  topic      text not null,
  channel    text not null,
  is_on      boolean not null,
  primary key (account_id, topic, channel),
  constraint notice_topic_known check (topic in ('visits', 'medicines', 'results', 'messages', 'earlier-times')),
  constraint notice_channel_known check (channel in ('push', 'sms', 'whatsapp', 'mail'))
);

-- On the clinic's wall clock. Whoever has no row has the quiet hours of the clinic.
create table quiet_hours (
  account_id uuid primary key references accounts,
  is_on      boolean not null,
  from_time  text not null,
  until_time text not null,
  constraint quiet_hours_are_times
    check (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$' and until_time ~ '^([01]\d|2[0-3]):[0-5]\d$')
);

-- The key with which this clinic signs what it gives to push services (RFC 8292). A new one would silence every browser.
create table push_keys (
  is_only            boolean primary key default true,
  public_key         bytea not null,
  sealed_private_key bytea not null,
  made_at            timestamptz not null,
  constraint one_push_key check (is_only)
);

-- A browser that takes notices for one person, as long as they are logged in there.
create table push_subscriptions (
  id            uuid primary key,
  account_id    uuid not null references accounts,
  session_id    uuid not null references sessions on delete cascade,
  -- Whoever knows the address can make the browser ring: it is sealed, and found by its fingerprint.
  address_hash  bytea not null,
  sealed_target bytea not null,
  -- Of the push service: all that an administrator sees of it.
  service       text not null,
  made_at       timestamptz not null,
  constraint one_person_per_browser unique (address_hash),
  constraint one_browser_per_session unique (session_id)
);
create index push_subscriptions_of_account on push_subscriptions (account_id);

-- Whoever ends a session, and in whichever way: its browser gets no more notices. One that runs out by itself keeps them,
-- because they say nothing that a locked screen may not show.
create function forget_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger ended_session_gets_no_push
  after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function forget_push_of_session();

-- Notices that may leave the screen, written with their cause. A task of any server decides how and when, and deletes the row.
create table notice_outbox (
  notice_id  uuid primary key references notices,
  -- In the order in which they were told.
  number     int generated always as identity,
  account_id uuid not null references accounts,
  topic      text not null,
  -- Not held back by quiet hours.
  is_urgent  boolean not null,
  -- What must still hold when it leaves.
  depends_on text,
  due_at     timestamptz not null
);
create index notice_outbox_due on notice_outbox (due_at, number);
create index notice_outbox_of_account on notice_outbox (account_id);

-- One notice to one browser or one number.
create table deliveries (
  id          uuid primary key default gen_random_uuid(),
  number      int generated always as identity,
  notice_id   uuid not null references notices,
  account_id  uuid not null references accounts,
  topic       text not null,
  channel     text not null,
  -- The browser, or the person whose number it is. No reference: what was on its way to a browser that is gone says so.
  target_id   uuid not null,
  -- Enough of it to recognise.
  to_hint     text not null,
  depends_on  text,
  state       text not null default 'queued',
  -- Why it failed or was given up.
  reason      text,
  attempts    int not null default 0,
  queued_at   timestamptz not null,
  next_try_at timestamptz not null,
  sent_at     timestamptz,
  constraint delivery_channel_known check (channel in ('push', 'sms', 'whatsapp')),
  constraint delivery_state_known check (state in ('queued', 'sent', 'failed', 'dropped'))
);
-- The words are the same for all notices of a topic: what has not left yet is said once.
create unique index said_once_before_it_leaves on deliveries (account_id, channel, topic, target_id)
  where state = 'queued' and attempts = 0;
create index deliveries_due on deliveries (next_try_at) where state = 'queued';
create index deliveries_newest_first on deliveries (queued_at desc, number desc);

-- As for a delivery: a mail that waited is withdrawn when it is no longer true.
alter table mails add column depends_on text;
