-- Alarms follow the patient: an alert carries the latest score or words, is raised again, and can be taken back.
alter table alerts
  -- Of NEWS2 alerts: the latest score, the readings behind it, and the set that they come from.
  add column score              int,
  add column readings           text,
  add column observation_id     uuid,
  -- The score that somebody took on, and the score above which it is raised again.
  add column acknowledged_score int,
  add column raise_above        int,
  -- When the escalation clock began: when it was raised, or raised again.
  add column unanswered_since   timestamptz,
  -- When it last sounded.
  add column rung_at            timestamptz,
  add column raised_again_at    timestamptz,
  -- The acknowledgement that the last raise set aside.
  add column before_score       int,
  add column before_at          timestamptz,
  add column before_by          uuid references accounts,
  add column is_taken_back      boolean not null default false;

update alerts set unanswered_since = raised_at, rung_at = coalesce(repeated_at, raised_at);
-- What older alerts say in words.
update alerts set score = substring(reason from '^NEWS2 is (\d+)')::int where source = 'news2';
update alerts set acknowledged_score = score, raise_above = score where acknowledged_at is not null;
alter table alerts
  alter column unanswered_since set not null,
  alter column rung_at set not null,
  drop constraint alert_steps_in_order,
  add constraint alert_steps_in_order check (
    (attended_at is null or acknowledged_at is not null)
    and (closed_at is null or attended_at is not null or is_taken_back)
  ),
  add constraint a_taken_back_alert_is_closed check (not is_taken_back or closed_at is not null),
  add constraint only_news2_alerts_have_a_score check (score is null or source = 'news2'),
  add constraint an_earlier_acknowledgement_has_a_name check ((before_at is null) = (before_by is null));

-- An alert that was taken back is shown to each until they have read it.
create table alert_reads (
  alert_id  uuid not null references alerts,
  reader_id uuid not null references accounts,
  at        timestamptz not null,
  primary key (alert_id, reader_id)
);

-- While an alert is open, every doctor on duty and every nurse may open the chart; for a day at most after the last raise.
create table charts_open_by_alert (
  alert_id   uuid primary key references alerts,
  patient_id uuid not null references patients,
  opened_at  timestamptz not null,
  closes_at  timestamptz not null
);
create index charts_open_by_alert_of_patient on charts_open_by_alert (patient_id, closes_at);
insert into charts_open_by_alert (alert_id, patient_id, opened_at, closes_at)
  select id, patient_id, raised_at, raised_at + interval '24 hours' from alerts where closed_at is null;
-- An acknowledgement opened a chart without an end.
update care_relationships set closes_at = greatest(opened_at, now()) + interval '24 hours'
  where kind = 'alert' and closes_at is null;

-- Critical messages sound and escalate like alerts.
alter table message_threads
  add column rung_at          timestamptz,
  add column repeated_at      timestamptz,
  add column readers_told_at  timestamptz,
  add column admins_told_at   timestamptz;
update message_threads set rung_at = started_at, repeated_at = now(), readers_told_at = now(), admins_told_at = now()
  where priority = 'critical';
alter table message_threads
  add constraint critical_messages_sound check (priority <> 'critical' or rung_at is not null);
create index critical_messages_unanswered on message_threads (started_at)
  where priority = 'critical' and acknowledged_at is null;
