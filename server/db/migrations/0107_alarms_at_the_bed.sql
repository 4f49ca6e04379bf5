-- Readings that came with a set of observations at the bed. They are not limited by number: whoever is watched most is sickest.
alter table readings add column is_of_set boolean not null default false;
update readings set is_of_set = true where id in (select unnest(reading_ids) from observations);

-- The version of the health profile by which the sets of a stay were judged last: an age or a pregnancy that changes judges them anew.
alter table admissions add column judged_by_profile int;

alter table alerts
  -- The score is what was measured of a set that is not complete: it is this or more.
  add column is_at_least boolean not null default false,
  -- Of someone whom NEWS2 is not meant for: how urgent their gravest reading is, and how many there are. Compared like a score.
  add column gravity int,
  add constraint either_a_score_or_readings check (score is null or gravity is null);
