-- The part of a record that a notice speaks of: whoever no longer has that part no longer has the notice. Null: the whole record.
alter table notices
  add column part text,
  add constraint part_of_notice_known
    check (part in ('appointments', 'results', 'medicines', 'messages', 'vaccines', 'record', 'any'));
update notices set part = case
  when kind = 'missed-dose' or link like '/doses%' or link like '%#prescriptions' then 'medicines'
  when link like '/book%' then 'appointments'
  when link like '/messages%' then 'messages'
  when link like '/record/vaccines%' then 'vaccines'
  when link like '/record/results%' or link like '%#results' then 'results'
end
where patient_id is not null;

-- Asked for by somebody who acts for the patient. Such requests are limited apart from those of the patient.
alter table appointments add column is_asked_by_other boolean not null default false;

-- Whoever helps asks for more time; the person answers.
alter table patient_access
  add column longer_asked_at timestamptz,
  add column longer_refused_at timestamptz,
  add constraint only_help_is_asked_to_last_longer
    check (relation = 'helper' or num_nonnulls(longer_asked_at, longer_refused_at) = 0);
