-- What a patient's emergency card shows. Who never chose has no row, and the usual choice.
create table emergency_cards (
  patient_id uuid primary key references patients,
  shows      text[] not null,
  version    int not null default 1,
  chosen_at  timestamptz not null,
  constraint emergency_card_facts_known
    check (shows <@ array['bloodGroup', 'allergies', 'medicines', 'conditions', 'contact'])
);

-- The online card: whoever holds the token reads it until the patient ends or renews the link.
create table emergency_card_links (
  id           uuid primary key,
  patient_id   uuid not null references patients,
  token_hash   bytea not null,
  -- So that the owner can read the address again.
  sealed_token bytea not null,
  made_at      timestamptz not null,
  ended_at     timestamptz,
  constraint emergency_card_token_is_unique unique (token_hash)
);
create unique index one_live_link_per_emergency_card on emergency_card_links (patient_id) where ended_at is null;

-- Each opening of it: when, and with which kind of device. No address of a network.
create table emergency_card_openings (
  id           uuid primary key default gen_random_uuid(),
  link_id      uuid not null references emergency_card_links,
  at           timestamptz not null,
  device       text not null,
  is_by_owner  boolean not null
);
create index emergency_card_openings_of_link on emergency_card_openings (link_id, at desc);
