-- The calendar file of a mail about a visit. Sealed as the text is, and emptied with it.
alter table mails add column sealed_file bytea;
