-- unread: nobody has read the reason yet, or the engine never did. Null: no reason was given.
-- earlier-unread: what was written first was changed before it was read, and what stands there now names no danger.
alter table appointments drop constraint reason_danger_known;
alter table appointments add constraint reason_danger_known
  check (reason_danger in ('none', 'danger', 'crisis', 'earlier', 'unread', 'earlier-unread'));

update appointments set reason_danger = 'unread' where reason_danger is null and reason_check_at is not null;
