-- Two mails of one moment keep their order in the outbox and on their way.
alter table mails add column number int generated always as identity;
