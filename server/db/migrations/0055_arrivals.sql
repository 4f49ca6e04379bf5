-- When the patient said at the desk, or with the desk's code on the phone, that they are here.
alter table appointments add column arrived_at timestamptz;
alter table appointments add constraint arrived_visit_was_approved
  check (arrived_at is null or status not in ('pending', 'rejected', 'expired'));
