-- Who forgot a password or Health ID before the first address was confirmed is found by that address.

create index email_changes_waiting on email_changes (lower(new_email)) where closed_at is null and stage = 'confirm';
