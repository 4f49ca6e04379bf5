-- Photos of a patient's message: plain JPEGs without metadata, sealed. A photo comes before its message and waits for it; one
-- that is never sent is deleted.
create table inbox_waiting_photos (
  id        uuid primary key,
  author_id uuid not null references accounts,
  sealed    bytea not null,
  at        timestamptz not null
);
create index inbox_waiting_photos_of_author on inbox_waiting_photos (author_id);
create index inbox_waiting_photos_by_time on inbox_waiting_photos (at);

-- Never edited, as the message.
create table inbox_photos (
  id         uuid primary key,
  message_id uuid not null references inbox_messages,
  author_id  uuid not null references accounts,
  place      int not null,
  sealed     bytea not null,
  constraint one_photo_per_place unique (message_id, place),
  constraint a_message_has_three_photos_at_most check (place between 1 and 3)
);
create index inbox_photos_of_author on inbox_photos (author_id);

-- Days on which the clinic is closed: no doctor offers a time, and nobody answers messages.
create table closed_days (
  id        uuid primary key default gen_random_uuid(),
  on_day    date not null,
  name      text not null,
  closed_by uuid not null references accounts,
  closed_at timestamptz not null,
  constraint one_closed_day_per_day unique (on_day),
  constraint closed_day_has_a_name check (name <> '')
);
