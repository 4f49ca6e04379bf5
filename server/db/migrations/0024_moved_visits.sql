-- The last move of a visit by its doctor or the desk: from when, by whom, when, and why. The patient reads it.
alter table appointments
  add column moved_from  timestamptz,
  add column moved_at    timestamptz,
  add column moved_by    uuid references accounts,
  add column move_reason text,
  add constraint move_is_told_whole
    check (num_nonnulls(moved_from, moved_at, moved_by, move_reason) in (0, 4)),
  add constraint move_has_a_reason check (move_reason <> '');
