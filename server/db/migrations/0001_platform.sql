-- What the house needs before any room: settings, idempotency keys, rate counters, mails.

create table settings (
  key   text primary key,
  value jsonb not null
);

-- The answer to a request that may be sent twice, kept for 24 hours.
create table idempotency_keys (
  scope       text not null,
  endpoint    text not null,
  key         text not null,
  fingerprint bytea not null,
  status      int,
  reply       jsonb,
  created_at  timestamptz not null,
  primary key (scope, endpoint, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Unlogged: a crash may forget how often someone knocked, never what was recorded.
create unlogged table rate_counters (
  key          text not null,
  window_start timestamptz not null,
  count        int not null,
  primary key (key, window_start)
);
create index rate_counters_by_age on rate_counters (window_start);

create table mails (
  id          uuid primary key default gen_random_uuid(),
  kind        text not null,
  account_id  uuid,
  to_address  text not null,
  subject     text not null,
  -- Sealed, because it may hold a link that opens an account; emptied once delivered in production.
  sealed_text bytea,
  state       text not null default 'queued',
  attempts    int not null default 0,
  queued_at   timestamptz not null,
  next_try_at timestamptz not null,
  sent_at     timestamptz,
  constraint mail_state_known check (state in ('queued', 'sent', 'kept', 'failed'))
);
create index mails_to_deliver on mails (next_try_at) where state = 'queued';
create index mails_newest_first on mails (queued_at desc, id);
