-- Someone whom a patient or doctor asks into one video visit. The link works once; its hash alone is kept. The row is the
-- guest's seat too: one page at a time.
create table visit_guests (
  id             uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references video_visits,
  name           text not null,
  invited_by     uuid not null references accounts,
  invited_at     timestamptz not null,
  link_hash      bytea not null unique,
  -- From here on the link is spent, and the browser that opened it is the guest.
  opened_at      timestamptz,
  session_hash   bytea unique,
  consented_at   timestamptz,
  let_in_at      timestamptz,
  let_in_by      uuid references accounts,
  left_at        timestamptz,
  -- Null: the guest left without being asked to.
  put_out_by     uuid references accounts,
  page           uuid,
  seen_at        timestamptz,
  constraint opened_link_has_a_session check ((opened_at is null) = (session_hash is null)),
  constraint no_guest_agrees_before_opening check (consented_at is null or opened_at is not null),
  constraint no_guest_is_let_in_without_consent check (let_in_at is null or consented_at is not null),
  constraint someone_let_the_guest_in check ((let_in_at is null) = (let_in_by is null)),
  constraint nobody_is_put_out_and_stays check (put_out_by is null or left_at is not null),
  constraint a_page_was_seen check ((page is null) = (seen_at is null))
);
create index guests_of_visit on visit_guests (appointment_id, invited_at);

-- A guest may write too.
alter table visit_chat alter column written_by drop not null;
alter table visit_chat add column guest_id uuid references visit_guests;
alter table visit_chat add constraint one_writer_of_a_line check ((written_by is null) <> (guest_id is null));

-- A photo stands in the chat, and with it in the record.
create table visit_photos (
  line_id uuid primary key references visit_chat,
  sealed  bytea not null
);
