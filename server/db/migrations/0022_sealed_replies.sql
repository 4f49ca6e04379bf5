-- A kept answer may hold an activation code or a name: it is sealed. Answers from before are read until they expire, a day later.
alter table idempotency_keys add column sealed_reply bytea;
