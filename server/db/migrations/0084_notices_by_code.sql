-- What a patient is told is kept as a code and its values, and put into words in the language of whoever reads it. What was told
-- before, and what those who work here are told, keeps its English sentences.
alter table notices add column code text;
alter table notices add column said jsonb;
alter table notices alter column title drop not null;
alter table notices alter column text drop not null;
alter table notices add constraint notice_has_words_or_code check (
  case when code is null then title is not null and text is not null and said is null
       else title is null and text is null and said is not null end
);
