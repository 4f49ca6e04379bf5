-- What is known of each allergy beyond its substance: [{ substance, reaction, severity, source }]. Null: unknown.
-- The list of substances stays what the safety check and every screen read; old entries have no details.
alter table health_profiles
  add column allergy_details jsonb not null default '[]',
  add constraint allergy_details_are_a_list check (jsonb_typeof(allergy_details) = 'array');
