-- Whoever makes an activation code could use it. An account that a code opened on an existing record shows nothing of it until
-- somebody else than the maker of the code has seen who the owner is.
alter table activation_codes add column made_by uuid references accounts;
alter table patients
  add column record_held_since timestamptz,
  -- Who made the code; null for codes from before this rule.
  add column code_made_by uuid references accounts,
  add column identity_confirmed_by uuid references accounts,
  add constraint nobody_confirms_the_identity_behind_their_own_code
    check (identity_confirmed_by is null or identity_confirmed_by is distinct from code_made_by);
