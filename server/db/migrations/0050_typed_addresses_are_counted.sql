-- The nurse who typed the address; null: the owner did, or asked for its mail. Each is limited without the other.
alter table email_changes add column typed_by uuid references accounts;
create index email_changes_typed on email_changes (typed_by, made_at) where typed_by is not null;
