-- That the clinic was told of a home reading is known to every tab and device of the patient, and is done once.
alter table readings
  add column told_at timestamptz,
  -- On every screen, or to those in care.
  add column told_as text,
  -- The danger signs that were told with it: one more is news.
  add column told_signs text[] not null default '{}',
  add constraint told_reading_says_how check ((told_at is null) = (told_as is null)),
  add constraint told_as_known check (told_as in ('alert', 'notice')),
  add constraint only_advised_readings_are_told check (told_at is null or advice is not null);
