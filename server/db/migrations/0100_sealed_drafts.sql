-- More free texts are sealed (decision 68). A sealed text is longer than the text, and a sealed list is no list: both are said
-- where they are typed.
alter table health_profiles drop constraint allergy_details_are_a_list;
alter table vaccine_decisions drop constraint a_decision_has_a_reason;
alter table vaccine_decisions add constraint a_decision_has_a_reason check (reason <> '');

-- A draft moves with its record; its cell names the row by what never changes.
alter table diagnosis_drafts add column id uuid not null default gen_random_uuid();
create unique index one_id_per_draft on diagnosis_drafts (id);

alter table repeat_requests drop constraint a_refused_repeat_says_why;
alter table repeat_requests add constraint a_refused_repeat_says_why check (state <> 'refused' or trim(answer) <> '');
