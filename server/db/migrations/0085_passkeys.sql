-- Proving again who one is before what is sensitive, unlocking a tablet with a PIN, and passkeys.
alter table sessions
  -- Until then, what is sensitive asks for no further proof. Locking the screen ends it.
  add column proven_until timestamptz,
  -- Unlocks this session, on the device that holds its cookie, and nothing else.
  add column pin_hash text,
  add column pin_failures int not null default 0,
  add constraint pin_failures_are_counted check (pin_failures between 0 and 5);

create table passkeys (
  id            uuid primary key default gen_random_uuid(),
  account_id    uuid not null references accounts,
  credential_id bytea not null constraint one_account_per_passkey unique,
  public_key    bytea not null,
  -- What the authenticator counted at its last use; one that does not count stays at zero.
  counter       bigint not null,
  transports    text[] not null default '{}',
  name          text not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz,
  constraint passkey_counts_upwards check (counter >= 0),
  constraint passkey_has_a_name check (length(name) between 1 and 60)
);
create index passkeys_of_account on passkeys (account_id);

-- What a passkey was asked to sign. Each works once: it is removed when an answer comes, right or wrong.
create table passkey_challenges (
  hash       bytea primary key,
  purpose    text not null,
  -- Null for a login: nobody is known yet.
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null,
  constraint challenge_purpose_known check (purpose in ('register', 'login', 'prove')),
  constraint challenge_of_a_session check ((session_id is null) = (purpose = 'login'))
);
create index challenges_by_end on passkey_challenges (expires_at);
