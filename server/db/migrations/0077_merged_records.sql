-- Two records of one person become one. A merge moves every row of the other record to the kept one and removes the other
-- from `patients`: then no row of any table can point to it, today or in a table of tomorrow. What was moved is listed, so
-- that it can be put back exactly.
create table patient_merges (
  id          uuid primary key default gen_random_uuid(),
  -- Ids and PUDs as they were then. No keys into `patients`: one of them is not there while the merge holds, and the kept one
  -- may later be merged into a third.
  kept_id     uuid not null,
  other_id    uuid not null,
  kept_pud    text not null,
  other_pud   text not null,
  reason      text not null,
  -- What the proposer decided where the records differ.
  decisions   jsonb not null,
  state       text not null default 'proposed',
  proposed_by uuid not null references accounts,
  proposed_at timestamptz not null,
  ended_by    uuid references accounts,
  ended_at    timestamptz,
  undone_by   uuid references accounts,
  undone_at   timestamptz,
  undo_reason text,
  -- The other's row of `patients`, and what changed in the kept one's, while the merge holds.
  other_row   jsonb,
  kept_before jsonb,
  -- Of what was written after the merge: how much stayed with the kept record when it was undone, by table.
  stayed      jsonb,
  constraint merge_state_known check (state in ('proposed', 'declined', 'done', 'undone')),
  constraint merge_is_of_two_records check (kept_id <> other_id),
  constraint ended_merge_has_a_person check ((state = 'proposed') = (ended_by is null) and (ended_by is null) = (ended_at is null)),
  constraint merge_takes_two_people check (state not in ('done', 'undone') or ended_by <> proposed_by),
  constraint undone_merge_has_a_person check ((state = 'undone') = (undone_by is not null) and (undone_by is null) = (undone_at is null)),
  constraint done_merge_keeps_the_other check (state <> 'done' or other_row is not null)
);
create unique index one_proposal_per_kept_record on patient_merges (kept_id) where state = 'proposed';
create unique index one_proposal_per_other_record on patient_merges (other_id) where state = 'proposed';
create unique index one_merge_per_record on patient_merges (other_id) where state = 'done';
create index merges_of_kept_record on patient_merges (kept_id) where state = 'done';
create index merges_of_kept_pud on patient_merges (kept_pud);
create index merges_of_other_pud on patient_merges (other_pud);
create index merges_newest_first on patient_merges (proposed_at desc);

-- Every row that a merge touched, with its key and what stood in it before; of one that was taken out, all of it.
create table merged_rows (
  merge_id     uuid not null references patient_merges,
  nth          int generated always as identity,
  table_name   text not null,
  row_key      jsonb not null,
  was          jsonb not null,
  is_taken_out boolean not null,
  primary key (merge_id, nth)
);
create index merged_rows_by_table on merged_rows (merge_id, table_name);

-- A PUD that led to an account which is now reached by another one.
create table former_logins (
  login      text primary key,
  account_id uuid not null references accounts
);

-- A check of symptoms and what was booked with it move together.
alter table triage_results alter constraint corrects_an_own_triage deferrable;
alter table appointments alter constraint booking_carries_own_triage deferrable;
alter table waitlist_wishes alter constraint wish_carries_own_triage deferrable;

-- What is signed never changes, and belongs to another record only by a merge, or by its end.
create function keep_signed_with_its_record() returns trigger language plpgsql as $$
begin
  if new.patient_id <> old.patient_id and not exists (
    select from patient_merges
    where state = 'done' and kept_id in (old.patient_id, new.patient_id) and other_id in (old.patient_id, new.patient_id)
  ) then
    raise exception 'what was signed stays in its record'
      using errcode = 'check_violation', constraint = 'signed_stays_in_its_record';
  end if;
  return new;
end $$;
create trigger signed_stays_in_its_record before update of patient_id on diagnoses
  for each row execute function keep_signed_with_its_record();
create trigger signed_stays_in_its_record before update of patient_id on prescriptions
  for each row execute function keep_signed_with_its_record();
create trigger signed_stays_in_its_record before update of patient_id on discharge_decisions
  for each row execute function keep_signed_with_its_record();

-- As before, but for its first lines: that a dose moves into the other record of its patient gives nobody another one.
create or replace function keep_gap_of_ingredient() returns trigger language plpgsql as $$
begin
  if new.outcome <> 'given' or new.wrong_since is not null then
    return null;
  end if;
  if tg_op = 'UPDATE' and new.patient_id <> old.patient_id then
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
