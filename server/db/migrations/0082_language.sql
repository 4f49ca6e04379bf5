-- The language that a patient has chosen; null: none yet, then English.
alter table accounts add column language text;
alter table accounts add constraint account_language_known check (language in ('en', 'hi'));

-- The sentences of a notice with what is filled into them, so that each reader gets them in the language of the moment. Null
-- where there is only the English text.
alter table notices add column said jsonb;
