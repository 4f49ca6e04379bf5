-- Documents that patients add to their record. Each page is a picture that was made anew from the file and is sealed; the file
-- itself is never kept.
create table documents (
  id               uuid primary key,
  patient_id       uuid not null references patients,
  kind             text not null,
  -- Title and note: what a patient writes on a report tells of an illness.
  sealed_words     bytea not null,
  reported_on      date,
  source           text not null,
  shared_with      text not null,
  shared_doctor_id uuid references accounts,
  version          int not null default 1,
  added_at         timestamptz not null,
  -- Taken back by the patient: nobody opens it any more. What a doctor has seen stays, sealed.
  withdrawn_at     timestamptz,
  constraint document_kind_known check (kind in ('laboratory', 'discharge-summary', 'prescription', 'picture', 'other')),
  constraint document_source_known check (source in ('photo', 'pdf')),
  constraint document_sharing_known check (shared_with in ('nobody', 'doctors', 'doctor')),
  constraint one_doctor_is_named check ((shared_with = 'doctor') = (shared_doctor_id is not null))
);
create index documents_of_patient on documents (patient_id, added_at desc, id);

-- Beside the document, so that a list never carries pictures. Sealed under the id of the document and the number of the page.
create table document_pages (
  document_id uuid not null references documents,
  number      int not null,
  state       text not null,
  sealed      bytea,
  width       int,
  height      int,
  primary key (document_id, number),
  constraint page_numbers_begin_at_one check (number between 1 and 20),
  constraint page_state_known check (state in ('read', 'blurred', 'dark', 'small', 'blank', 'unread')),
  constraint only_an_unread_page_has_no_picture check ((state = 'unread') = (sealed is null)),
  constraint a_picture_has_its_size check ((sealed is null) = (width is null) and (sealed is null) = (height is null))
);
