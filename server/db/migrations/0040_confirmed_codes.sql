-- Confirming who a patient is voids the password chosen with the code. The earlier one is kept to show, together with the code that
-- is handed over then, that both come from the same person: whoever confirms does not know it.
alter table patients
  add column earlier_password_hash text,
  -- The clinician whose browser the account was activated in.
  add column activated_by uuid references accounts,
  add constraint nobody_confirms_an_account_activated_in_their_browser
    check (identity_confirmed_by is null or identity_confirmed_by is distinct from activated_by);
