-- What the patient was told about a dangerous home reading, as it was said then: a later rule says it anew of later ones only.
alter table readings add column advice jsonb;
