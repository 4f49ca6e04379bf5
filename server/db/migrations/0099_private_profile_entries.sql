-- What a clinician writes in the health profile keeps the visit at which it was written, and is hidden with it from whoever acts for
-- the patient. An entry of the problem list says so itself ({"id", "visitId", "otherwise"}); medicines at home and a pregnancy have it
-- beside them. `otherwise` is what somebody else said of the same thing: those who do not see the visit see that.
alter table health_profiles
  add column medicine_visits jsonb not null default '[]',
  add column pregnancy_visit jsonb,
  add constraint medicine_visits_are_a_list check (jsonb_typeof(medicine_visits) = 'array');

alter table confidential_marks
  drop constraint mark_subject_known,
  add constraint mark_subject_known check (
    subject in ('appointment', 'diagnosis', 'lab-order', 'prescription', 'thread', 'document', 'symptom-check', 'wish', 'profile-entry')
  );

-- Everything in one version of a profile that has an id of its own.
create function entries_with_origin(problems jsonb, medicines jsonb, pregnancy jsonb)
returns table (id uuid, visit_id uuid, name text) language sql immutable as $$
  select (e ->> 'id')::uuid, (e ->> 'visitId')::uuid, coalesce(e ->> 'name', '')
  from jsonb_array_elements(problems || medicines || coalesce(jsonb_build_array(pregnancy), '[]')) e
  where e ->> 'id' is not null
$$;

-- Only at its first version: what a doctor has shown again stays shown when somebody saves the profile.
create function mark_new_entries() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_confidential(new.patient_id, 'profile-entry', e.id, m.cause, m.subject_id, m.marked_by)
  from entries_with_origin(new.problems, new.medicine_visits, new.pregnancy_visit) e
  join confidential_marks m on m.subject_id = e.visit_id and m.patient_id = new.patient_id and m.lifted_at is null
  where not exists (
    select from health_profiles h, entries_with_origin(h.problems, h.medicine_visits, h.pregnancy_visit) o
    where h.patient_id = new.patient_id and h.version < new.version and o.id = e.id);
  return null;
end $$;
create trigger entry_of_private_visit_is_private after insert on health_profiles
  for each row execute function mark_new_entries();

create function mark_entries_of_visit() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_confidential(new.patient_id, 'profile-entry', e.id, new.cause, new.subject_id, new.marked_by)
  from (select distinct o.id from health_profiles h, entries_with_origin(h.problems, h.medicine_visits, h.pregnancy_visit) o
    where h.patient_id = new.patient_id and o.visit_id = new.subject_id) e;
  return null;
end $$;
create trigger private_visit_takes_entries_along after insert on confidential_marks
  for each row when (new.subject = 'appointment') execute function mark_entries_of_visit();

-- What was said otherwise of a hidden entry is hidden, too, where the entry is private by itself and not only with its visit; but
-- not what somebody said who does not see the entry: a word that vanishes after saving would tell.
create function shows_otherwise(entry jsonb) returns boolean language sql stable as $$
  select coalesce((entry ->> 'isBeside')::boolean, false) or not exists (
    select from public.confidential_marks m
    where m.subject_id = (entry ->> 'id')::uuid and m.lifted_at is null and m.of_visit is null)
$$;

-- What the view of the profile shows (grants.sql).
create function shown_problems(problems jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(case when public.is_withheld((e ->> 'id')::uuid) then e -> 'otherwise' else e end order by place), '[]')
  from jsonb_array_elements(problems) with ordinality as one (e, place)
  where not public.is_withheld((e ->> 'id')::uuid)
    or (jsonb_typeof(e -> 'otherwise') = 'object' and public.shows_otherwise(e))
$$;

-- The active ones of the problems that are shown, as whoever saved them named them; then those that are in no list of problems.
create function shown_conditions(conditions text[], problems jsonb) returns text[] language sql stable as $$
  with active as (
    select e ->> 'name' as name, place from jsonb_array_elements(public.shown_problems(problems)) with ordinality as one (e, place)
    where (e ->> 'isActive')::boolean
  ), unlisted as (
    select name, place from unnest(conditions) with ordinality as one (name, place)
    where not exists (select from active a where lower(trim(a.name)) = lower(trim(one.name)))
      and not exists (select from jsonb_array_elements(problems) e
        where lower(trim(e ->> 'name')) = lower(trim(one.name)) and public.is_withheld((e ->> 'id')::uuid))
  )
  select coalesce(array_agg(name order by part, place), '{}')
  from (select 1 as part, name, place from active union all select 2, name, place from unlisted) all_of_them
$$;

create function shown_medicine_visits(visits jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(e order by place), '[]') from jsonb_array_elements(visits) with ordinality as one (e, place)
  where not public.is_withheld((e ->> 'id')::uuid)
$$;

create function shown_medicines(medicines text[], visits jsonb) returns text[] language sql stable as $$
  select coalesce(array_agg(name order by place), '{}') from unnest(medicines) with ordinality as one (name, place)
  where not exists (select from jsonb_array_elements(visits) e
    where lower(trim(e ->> 'name')) = lower(trim(name)) and public.is_withheld((e ->> 'id')::uuid)
      and not (coalesce((e ->> 'otherwise')::boolean, false) and public.shows_otherwise(e)))
$$;
