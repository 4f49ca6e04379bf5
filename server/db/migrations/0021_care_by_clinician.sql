-- How many someone cares for, now and a month ago, without leaving the index: the overview asks for it at every look.
drop index care_by_clinician;
create index care_by_clinician on care_relationships (clinician_id, closes_at) include (patient_id, opened_at);
