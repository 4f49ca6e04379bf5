-- Lists and searches leave one entry with the ids they gave; "who opened my record" finds them by a patient.
create index audit_entries_listing_patient on audit_entries using gin ((details -> 'patients') jsonb_path_ops)
  where details ? 'patients';

-- Whom a notice is about, so that reading it can be noted. Null: about nobody, or about the reader.
alter table notices add column patient_id uuid references patients;
