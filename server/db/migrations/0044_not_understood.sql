-- A symptom check of which too little was understood has no urgency: a number would be made up.
alter table triage_results alter column urgency drop not null;
