-- What people measure at home besides the vital signs, and a word of their own about it.
alter table readings
  drop constraint reading_kind_known,
  add column is_fasting boolean,
  add column note text,
  add constraint reading_kind_known check (kind in ('blood-pressure', 'heart-rate', 'temperature', 'respiration', 'oxygen-saturation', 'weight', 'height', 'blood-glucose', 'peak-flow', 'sleep', 'steps')),
  add constraint only_glucose_is_fasting check (is_fasting is null or kind = 'blood-glucose'),
  add constraint reading_note_is_short check (length(note) between 1 and 200);
