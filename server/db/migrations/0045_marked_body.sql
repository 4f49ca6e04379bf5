-- Places that were marked on the body are a symptom check of their own.
alter table triage_results drop constraint triage_kind_known;
alter table triage_results
  add constraint triage_kind_known check (kind in ('text', 'questionnaire', 'sketch', 'scan'));
