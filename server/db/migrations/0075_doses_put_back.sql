-- A dose that was recorded as given before its order changed or ended takes doses off the plan of what follows. They are put back when
-- the record is crossed out.
alter table administrations
  -- By order: its version, the doses that are not due any more, and from when on the next one is due, before and after.
  add column taken_off jsonb not null default '[]',
  add constraint taken_off_is_a_list check (jsonb_typeof(taken_off) = 'array');
