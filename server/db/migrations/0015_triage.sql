-- Results of the symptom tools, with everything that is needed to explain and to replay them. Never overwritten: a
-- correction is a new result that names the one it replaces.

create table triage_results (
  id         uuid primary key default gen_random_uuid(),
  patient_id uuid not null references patients,
  kind       text not null,
  -- The body part of a questionnaire.
  part       text,
  -- As a person reads it: the words, the answers, or what a photo was sent with.
  symptoms   text not null,
  -- What the engine was asked, what it answered, and its version: the same version answers the same question alike.
  input      jsonb not null,
  answer     jsonb not null,
  engine     text not null,
  -- What was told beside the words: facts of the person, chips, options, the description of a photo.
  told       jsonb not null,
  -- What a model added, as far as it was let through; null where none was asked or none answered.
  from_model jsonb,
  provider   text not null,
  notice     text,
  scan       jsonb,
  -- A result that was made elsewhere, as it was reported; the urgency is our engine's all the same.
  reported   jsonb,
  urgency    int not null,
  specialist text not null,
  department text not null,
  replaces   uuid,
  created_at timestamptz not null,
  constraint triage_kind_known check (kind in ('text', 'questionnaire', 'scan')),
  constraint triage_provider_known check (provider in ('embedded', 'gemini', 'openai-compatible')),
  constraint triage_urgency_known check (urgency between 1 and 5),
  -- For the rules below: a result is only ever named together with whose it is.
  constraint one_owner_per_triage unique (id, patient_id),
  constraint corrects_an_own_triage foreign key (replaces, patient_id) references triage_results (id, patient_id)
);
create index triage_results_of_patient on triage_results (patient_id, created_at desc, id);
create index triage_results_replaced on triage_results (replaces) where replaces is not null;

-- Beside the result, so that a list never carries pictures. Sealed under the id of the result.
create table triage_photos (
  result_id uuid primary key references triage_results,
  sealed    bytea not null
);

-- A booking may carry a result of the same patient, and no one else's.
alter table appointments
  add column triage_id uuid,
  add constraint booking_carries_own_triage foreign key (triage_id, patient_id) references triage_results (id, patient_id);
create index appointments_with_triage on appointments (triage_id) where triage_id is not null;
