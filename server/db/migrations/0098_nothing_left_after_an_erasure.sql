-- Three things that 0095 had left: a request that was under way while a record was erased may write into it a moment later; a rare name
-- stayed in the words of the search; and whether both administrators may still want it was asked before the transaction, not in it.

alter table erasures add column swept_at timestamptz;
alter table erasures add constraint only_what_is_done_is_swept check (swept_at is null or done_at is not null);
create index erasures_to_sweep on erasures (done_at) where done_at is not null and swept_at is null;

create or replace function carry_out_erasure(erasure uuid, at timestamptz) returns uuid[] language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  record uuid;
  keys uuid[];
begin
  update erasures set done_at = at where id = erasure and done_at is null and stopped_at is null and effective_at <= at
    and 2 = (select count(*) from accounts where id in (asked_by, approved_by) and role = 'admin' and disabled_at is null)
  returning record_id into record;
  if record is null then return null; end if;
  keys := erase_record(record, at);
  perform forget_unused_words();
  return keys;
end $$;

-- Words of names that belong to nobody any more, as a last name that only one person had.
create function forget_unused_words() returns void language sql as $$
  delete from name_words w where not exists (select from patient_keys k where k.kind = 'name' and k.word = w.word)
$$;
revoke all on function forget_unused_words () from public;

-- Once more, when every request from before has ended and no server holds the keys in its memory: 15 minutes later.
create function sweep_erasure(erasure uuid, at timestamptz) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  record uuid;
  erased timestamptz;
begin
  update erasures set swept_at = at where id = erasure and swept_at is null and done_at <= at - interval '15 minutes'
  returning record_id into record;
  if record is null then return false; end if;
  select erased_at into erased from patients where id = record and erased_at is not null for update;
  if not found then return false; end if;
  -- Seen by nobody: both happen in this transaction.
  update patients set erased_at = null where id = record;
  perform erase_record(record, erased);
  perform forget_unused_words();
  return true;
end $$;
revoke all on function sweep_erasure (uuid, timestamptz) from public;
