-- One ingredient is not given twice inside its smallest gap without a written reason, under whichever order.

-- What an order brings, in the words of the safety table, or in its own where the table has none.
alter table medication_orders add column ingredients text[];
update medication_orders set ingredients = coalesce(
  (select nullif(medicine.ingredients, '{}') from medicines medicine where medicine.id = medication_orders.medicine_id),
  (select nullif(medicine.ingredients, '{}') from medicines medicine
    where lower(medicine.name) = lower(medication_orders.medication) limit 1),
  array[lower(medication_orders.medication)]);
alter table medication_orders
  alter column ingredients set not null,
  add constraint order_names_its_ingredients check (cardinality(ingredients) > 0);
create index medication_orders_of_patient on medication_orders (patient_id) where stopped_at is null;

-- The stated gap, or half of the shortest time between two planned doses (server/medication/orders/least-gap.ts).
alter table medication_order_versions add column least_gap_hours double precision;
update medication_order_versions set least_gap_hours = coalesce(gap_hours, case frequency
  when 'twice-a-day' then 6 when 'every-12-hours' then 6
  when '3-times-a-day' then 4 when 'every-8-hours' then 4 when 'once' then 4
  when 'every-6-hours' then 3
  when '4-times-a-day' then 2 when '5-times-a-day' then 2 when 'every-4-hours' then 2
  when 'every-other-day' then 24 when 'once-a-week' then 84
  else 12 end);
alter table medication_order_versions
  alter column least_gap_hours set not null,
  add constraint least_gap_is_something check (least_gap_hours > 0 and least_gap_hours <= 168);

-- Findings that a doctor answered with a reason and the nurse confirmed, by their keys.
alter table administrations add column confirmed text[] not null default '{}';

create index administrations_that_count on administrations (patient_id, given_at)
  where outcome = 'given' and wrong_since is null;

-- An exclusion constraint cannot say this: a dose with a reason may stand near another, and still nothing may stand near
-- it without one. The largest gap counts of the two orders and of every order of that ingredient that is running.
create function keep_gap_of_ingredient() returns trigger language plpgsql as $$
begin
  if new.outcome <> 'given' or new.wrong_since is not null then
    return null;
  end if;
  -- Doses of one patient come one after the other, also those with a reason: the next one must see them.
  perform pg_advisory_xact_lock(hashtextextended('doses:' || new.patient_id, 0));
  if new.reason is null and exists (
    select from medication_orders own
      join medication_order_versions own_terms
        on own_terms.order_id = own.id and own_terms.version = new.order_version
      join administrations other
        on other.patient_id = new.patient_id and other.id <> new.id
        and other.outcome = 'given' and other.wrong_since is null
        and other.given_at > new.given_at - interval '168 hours'
        and other.given_at < new.given_at + interval '168 hours'
      join medication_orders its on its.id = other.order_id
      join medication_order_versions its_terms
        on its_terms.order_id = its.id and its_terms.version = other.order_version
      cross join lateral unnest(own.ingredients) as one (ingredient)
    where own.id = new.order_id
      and one.ingredient = any (its.ingredients)
      and abs(extract(epoch from other.given_at - new.given_at)) < 3600 * greatest(
        own_terms.least_gap_hours,
        its_terms.least_gap_hours,
        (select max(terms.least_gap_hours)
          from medication_orders running
            join medication_order_versions terms
              on terms.order_id = running.id and terms.version = running.version
            join admissions on admissions.id = running.admission_id
          where running.patient_id = new.patient_id
            and running.stopped_at is null and admissions.discharged_at is null
            and (terms.ends_at is null or terms.ends_at > new.given_at)
            and one.ingredient = any (running.ingredients)))
  ) then
    raise exception 'a dose of the same ingredient was given inside its smallest gap'
      using errcode = 'exclusion_violation', constraint = 'gap_of_one_ingredient_is_kept', table = 'administrations';
  end if;
  return null;
end $$;

create trigger gap_of_one_ingredient_is_kept
  after insert or update of outcome, given_at, wrong_since, reason, order_id, order_version, patient_id
  on administrations for each row execute function keep_gap_of_ingredient();
