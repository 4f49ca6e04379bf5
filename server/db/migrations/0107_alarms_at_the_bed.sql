-- Readings that came with a set of observations at the bed. They are not limited by number: whoever is watched most is sickest.
alter table readings add column is_of_set boolean not null default false;
update readings set is_of_set = true where id in (select unnest(reading_ids) from observations);

-- The version of the health profile by which the sets of a stay were judged last: an age or a pregnancy that changes judges them anew.
alter table admissions add column judged_by_profile int;
