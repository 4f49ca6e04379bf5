-- Finding one patient among a million: by the start of any word of the name, the start of a PUD, the end of a phone number.
create extension if not exists pg_trgm;

-- The name without case and accents: lists are in this order.
alter table patients add column name_key text collate "C" not null default '';

create table patient_keys (
  patient_id uuid not null references patients,
  kind       text not null,
  -- A word of the name, the characters of the PUD, or the digits of the phone number from the last to the first.
  word       text collate "C" not null,
  -- The whole name beside each of its words: a second word is looked for without leaving the index.
  name       text collate "C" not null,
  constraint patient_key_kind_known check (kind in ('name', 'pud', 'phone')),
  constraint one_key_per_word primary key (kind, word, patient_id) include (name)
);
create index patient_keys_of_patient on patient_keys (patient_id);

-- Each word that is a part of some name, once. A mistyped word is compared with these instead of with a million people.
create table name_words (
  word text collate "C" primary key
);
create index name_words_alike on name_words using gin (word gin_trgm_ops);

-- Who was registered before: fold-name.ts does the same, and a little more, from now on.
update patients
set name_key = trim(regexp_replace(
  regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f''’ʼ]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'));

insert into patient_keys (patient_id, kind, word, name)
select id, 'name', word, ' ' || name_key
from patients, regexp_split_to_table(name_key, ' ') as word
where word <> ''
on conflict do nothing;

insert into patient_keys (patient_id, kind, word, name)
select id, 'pud', replace(substr(pud, 5), '-', ''), ' ' || name_key from patients
union all
select id, 'phone', reverse(regexp_replace(phone, '\D', '', 'g')), ' ' || name_key from patients;

insert into name_words (word) select distinct word from patient_keys where kind = 'name';

alter table patients alter column name_key drop default;
create index patients_by_name on patients (name_key, id);
