-- The language that a patient has chosen; null: none yet, then English.
alter table accounts add column language text;
alter table accounts add constraint account_language_known check (language in ('en', 'hi'));
