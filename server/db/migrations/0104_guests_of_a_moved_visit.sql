-- A visit that is cancelled, moved or given to another doctor leaves an empty room also by its guests: they agree anew at the new
-- time, and are let in anew. The rest is as in 0081.
create or replace function empty_room_of_changed_visit() returns trigger language plpgsql as $$
begin
  if exists (select from video_visits where appointment_id = old.id and state in ('let-in', 'in-visit')) then
    raise exception 'people are in this video visit'
      using errcode = 'check_violation', constraint = 'running_call_is_not_ended_from_outside';
  end if;
  if new.status in ('pending', 'approved')
    and exists (select from video_visits where appointment_id = old.id and let_in_at is not null) then
    raise exception 'this video visit has taken place'
      using errcode = 'check_violation', constraint = 'visit_that_took_place_stays';
  end if;
  delete from visit_seats where appointment_id = old.id;
  delete from visit_signals where appointment_id = old.id;
  update visit_guests set consented_at = null, let_in_at = null, let_in_by = null, page = null, seen_at = null
    where appointment_id = old.id and left_at is null
      and exists (select from video_visits where appointment_id = old.id and let_in_at is null);
  update video_visits
    set state = 'open', consented_at = null, waiting_since = null, phone = null, place = null, ended_at = null
    where appointment_id = old.id and let_in_at is null
      and not (state = 'missed' and new.status not in ('pending', 'approved'));
  return new;
end $$;
