-- The problem list with what is known of each entry:
-- [{ name, code, since, isActive, isConfirmed, enteredBy, enteredAt }]. `conditions` stays what the safety check and every
-- screen read: the names of the active ones. Older entries have no details and count as not confirmed.
-- Contraception as agreed with a clinician: { words, statedBy, statedAt }.
-- A kidney function that was measured elsewhere: { what, value, measuredOn, enteredBy, enteredAt }; creatinine in mg/dL.
alter table health_profiles
  add column problems jsonb not null default '[]',
  add column contraception jsonb,
  add column kidney jsonb,
  add constraint problems_are_a_list check (jsonb_typeof(problems) = 'array'),
  add constraint contraception_says_by_whom_and_when check (contraception is null or (contraception ?& array['words', 'statedBy', 'statedAt'])),
  add constraint kidney_function_has_a_value_and_a_day check (kidney is null or (kidney ?& array['what', 'value', 'measuredOn']));
