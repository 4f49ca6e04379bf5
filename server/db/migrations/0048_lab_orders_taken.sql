-- Which test is ordered is read by those in care and by the nurse who takes the order on.
alter table lab_orders
  add column taken_by uuid references accounts,
  add column taken_at timestamptz,
  add constraint taken_by_someone_at_a_time check ((taken_by is null) = (taken_at is null));

update lab_orders set taken_by = collected_by, taken_at = collected_at
where state = 'collected' and collected_by is not null and collected_at is not null;
