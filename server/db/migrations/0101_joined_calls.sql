-- A call for help that somebody else joined is no longer taken back by the helper who began it.
alter table alerts add column is_joined boolean not null default false;
