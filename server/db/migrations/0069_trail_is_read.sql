-- The trail is read on screen, newest first, by person, by kind of act and by day: each has an index in that order. What is
-- read of one patient has its own since 0002.
create index audit_entries_by_time on audit_entries (at, id);
create index audit_entries_of_actor on audit_entries (actor_id, at, id) where actor_id is not null;
create index audit_entries_of_action on audit_entries (action, at, id);

-- Verifications of the whole trail. One is asked for on a screen and done by a task, because it reads every entry.
create table trail_checks (
  id                  uuid primary key default gen_random_uuid(),
  asked_by            uuid not null references accounts,
  asked_at            timestamptz not null,
  -- Set again and again while a server works on it; one that has fallen silent gives way to another.
  heard_at            timestamptz,
  finished_at         timestamptz,
  entries             bigint not null default 0,
  batches             bigint not null default 0,
  is_whole            boolean,
  problem             text,
  -- The line at which it is broken; its time is unknown where the line itself is gone.
  entry_id            bigint,
  entry_at            timestamptz,
  batch               bigint,
  last_good_batch     bigint,
  last_good_sealed_at timestamptz,
  constraint finished_check_has_a_verdict check ((finished_at is null) = (is_whole is null)),
  constraint broken_trail_has_a_problem check (is_whole is distinct from false or problem is not null)
);
create unique index one_trail_check_at_a_time on trail_checks ((finished_at is null)) where finished_at is null;
create index trail_checks_by_time on trail_checks (finished_at desc);

-- Lines leave as a file with the yes of two administrators, or of one and a day.
create table trail_exports (
  id          uuid primary key default gen_random_uuid(),
  filter      jsonb not null,
  asked_by    uuid not null references accounts,
  asked_at    timestamptz not null,
  -- From then on it can be taken: a day after it was asked for, or at the second yes.
  ready_at    timestamptz not null,
  approved_by uuid references accounts,
  approved_at timestamptz,
  -- The last line that it can hold: what was written after it was asked for does not leave with it.
  until_entry bigint not null,
  stopped_by  uuid references accounts,
  stopped_at  timestamptz,
  constraint export_stop_has_a_time check ((stopped_by is null) = (stopped_at is null)),
  constraint another_administrator_lets_it_leave check (approved_by <> asked_by),
  constraint export_approval_has_a_time check ((approved_by is null) = (approved_at is null)),
  constraint alone_an_export_takes_a_day check (approved_by is not null or ready_at >= asked_at + interval '24 hours')
);
create index trail_exports_by_time on trail_exports (asked_at desc);
create index trail_exports_of_asker on trail_exports (asked_by, ready_at);

-- Was it right to break the glass? One verdict for each, never of whoever broke it.
alter table broken_glass
  add column review_overdue_at timestamptz,
  add constraint broken_glass_of_clinician unique (id, clinician_id);
-- Older ones are still to be judged, but nobody is told of years at once.
update broken_glass set review_overdue_at = now() where broken_at < now() - interval '72 hours';
create index broken_glass_by_time on broken_glass (broken_at);
create table glass_reviews (
  glass_id     uuid primary key,
  clinician_id uuid not null,
  verdict      text not null,
  finding      text not null,
  decided_by   uuid not null references accounts,
  decided_at   timestamptz not null,
  foreign key (glass_id, clinician_id) references broken_glass (id, clinician_id),
  constraint glass_verdict_known check (verdict in ('justified', 'not-justified')),
  constraint glass_finding_says_something check (length(finding) >= 20),
  constraint nobody_judges_their_own_glass check (decided_by <> clinician_id)
);

-- A lost second factor is taken off an hour after the yes of two administrators, or a day after one told the person. Until
-- then the person can stop it.
create table factor_resets (
  id           uuid primary key default gen_random_uuid(),
  account_id   uuid not null references accounts,
  reason       text not null,
  asked_by     uuid not null references accounts,
  asked_at     timestamptz not null,
  effective_at timestamptz not null,
  -- The mail that told the person. The day begins when it has left.
  mail_id      uuid,
  approved_by  uuid references accounts,
  approved_at  timestamptz,
  -- Null where Nadi stopped it: one of those who wanted it is no administrator any more.
  stopped_by   uuid references accounts,
  stopped_at   timestamptz,
  done_at      timestamptz,
  constraint nobody_resets_their_own_factor check (asked_by <> account_id),
  constraint another_administrator_approves check (approved_by <> asked_by and approved_by <> account_id),
  constraint approval_has_a_time check ((approved_by is null) = (approved_at is null)),
  constraint reset_ends_once check (done_at is null or stopped_at is null),
  constraint it_takes_an_hour check (approved_at is null or done_at is null or done_at >= approved_at + interval '1 hour'
    or done_at >= asked_at + interval '24 hours'),
  constraint alone_it_takes_a_day check (done_at is null or approved_at is not null or done_at >= asked_at + interval '24 hours')
);
create unique index one_open_reset_per_account on factor_resets (account_id) where done_at is null and stopped_at is null;
create index open_resets_by_time on factor_resets (effective_at) where done_at is null and stopped_at is null;
