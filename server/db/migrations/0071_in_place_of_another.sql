-- What is ordered in the place of something else: what ends with it, and when its first dose comes.
alter table prescribed_medicines
  -- The prescription that was signed in its place.
  add column replaced_by uuid references prescribed_medicines,
  -- Before then the last dose of what it replaced was too near. Null: from the signature on.
  add column first_dose_from timestamptz,
  add constraint what_is_replaced_has_ended check (replaced_by is null or stopped_at is not null);
create index prescribed_medicines_replaced on prescribed_medicines (replaced_by) where replaced_by is not null;

alter table medication_orders
  -- The prescription that was signed in its place: one, and the order ends when the ward has it.
  add column replaced_by uuid references prescribed_medicines,
  -- Every other day and once a week are counted from this day. Null: from the day on which it was ordered.
  add column counted_from date,
  -- As above. Null: from the order on.
  add column first_dose_from timestamptz,
  -- The order of the ward that came in its place.
  add column followed_by uuid references medication_orders;
create index medication_orders_replaced on medication_orders (replaced_by) where replaced_by is not null;
create index medication_orders_followed on medication_orders (followed_by) where followed_by is not null;

alter table medication_tasks
  -- It was due when its order ended or changed, nobody had recorded it, and it did not go over to another order. It stays on the chart.
  add column was_due boolean not null default false;
