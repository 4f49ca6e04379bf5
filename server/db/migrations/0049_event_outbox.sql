-- News for screens, written in the transaction that made them. A publisher of any server takes and sends them, in this order.
create table event_outbox (
  id     bigint generated always as identity primary key,
  notice jsonb not null,
  -- PostgreSQL sends 8,000 bytes at most; one that is longer must fail whoever writes it, not whoever sends it.
  constraint notice_can_be_sent check (octet_length(notice::text) < 7900)
);
