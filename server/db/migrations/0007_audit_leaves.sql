-- The leaf hashes of each sealed batch, kept apart from the entries: the batch's root says that something was changed,
-- the leaves say which entry it was.
create table audit_leaves (
  batch_number bigint primary key references audit_batches,
  -- In sealing order; the 32 bytes of the n-th leaf belong to the n-th id.
  ids          bigint[] not null,
  leaves       bytea not null,
  constraint one_leaf_per_id check (octet_length(leaves) = 32 * cardinality(ids))
);
