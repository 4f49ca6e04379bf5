-- What was read in the reason of a wish when somebody began to wait, as in the reason of a visit. Null: no reason was given, or it was
-- written before reasons of wishes were read: those are read when they become a visit.
alter table waitlist_wishes add column reason_danger text;
alter table waitlist_wishes add constraint wish_reason_danger_known
  check (reason_danger in ('none', 'danger', 'crisis', 'unread'));
