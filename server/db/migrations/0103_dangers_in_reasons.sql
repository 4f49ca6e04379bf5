-- What the readers of the symptom engine made of the reason of a visit. Null: no reason was given, or nobody has read it yet.
-- earlier: what was written first named a danger, what stands there now does not. unread: the engine never read it in time.
alter table appointments add column reason_danger text;
alter table appointments add constraint reason_danger_known
  check (reason_danger in ('none', 'danger', 'crisis', 'earlier', 'unread'));
-- When it is to be read, where it could not be read at once.
alter table appointments add column reason_check_at timestamptz;
alter table appointments add column reason_check_tries smallint not null default 0;
create index reasons_to_check on appointments (reason_check_at) where reason_check_at is not null;

update appointments set reason_check_at = now()
where reason <> '' and status in ('pending', 'approved') and upper(during) > now();

-- With the reason goes what was read in it.
do $$
declare
  was text := pg_get_functiondef('erase_record(uuid, timestamptz)'::regprocedure);
  becomes text := replace(was, 'update appointments set reason = '''',',
    'update appointments set reason = '''', reason_danger = null, reason_check_at = null,');
begin
  if becomes = was then raise exception 'The function that erases a record is not the one that is changed here.'; end if;
  execute becomes;
end $$;
