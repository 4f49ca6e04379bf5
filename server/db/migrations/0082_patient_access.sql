-- Who may act for whom. Whoever owns a record is `self`; everyone else is named here with what they may and until when.
create table patient_access (
  id                uuid primary key default gen_random_uuid(),
  patient_id        uuid not null references patients,
  account_id        uuid not null references accounts,
  relation          text not null,
  -- What a helper may see and do; guardians and owners have everything, within what the patient's age allows.
  parts             text[] not null default '{everything}',
  -- asked: waits for an answer and allows nothing. unconfirmed: allows booking until the desk or a doctor has seen who it is.
  state             text not null,
  -- The patient lets this person read what is confidential, too.
  sees_confidential boolean not null default false,
  since             timestamptz not null,
  until             timestamptz,
  granted_by        uuid references accounts,
  confirmed_by      uuid references accounts,
  confirmed_at      timestamptz,
  ended_at          timestamptz,
  ended_by          uuid references accounts,
  end_cause         text,
  constraint access_relation_known check (relation in ('self', 'guardian', 'helper')),
  constraint access_state_known check (state in ('asked', 'unconfirmed', 'confirmed', 'ended')),
  constraint access_parts_known check (
    cardinality(parts) > 0 and parts <@ array['appointments', 'results', 'medicines', 'messages', 'everything']
  ),
  constraint access_end_cause_known check (
    end_cause in ('declined', 'refused', 'revoked', 'expired', 'grown-up', 'died', 'account-changed', 'merged')
  ),
  constraint ended_access_says_when_and_why check (
    (state = 'ended') = (ended_at is not null) and (ended_at is null) = (end_cause is null)
  ),
  constraint confirmed_access_says_by_whom check (
    (confirmed_at is null) = (confirmed_by is null)
    and (relation <> 'guardian' or state <> 'confirmed' or confirmed_at is not null)
  ),
  constraint help_has_an_end check (relation <> 'helper' or until is not null),
  constraint owner_needs_no_grant check (
    relation <> 'self' or (state in ('confirmed', 'ended') and until is null and parts = '{everything}')
  )
);
create unique index one_live_access_per_account on patient_access (patient_id, account_id) where ended_at is null;
create unique index one_owner_per_patient on patient_access (patient_id) where relation = 'self' and ended_at is null;
create unique index one_own_patient_per_account on patient_access (account_id) where relation = 'self' and ended_at is null;
create index access_of_account on patient_access (account_id) where ended_at is null;

-- The account of a record changes at registration, activation and merges. Its owner follows here by itself, so that no way of
-- changing it can forget to.
create function keep_owner_access() returns trigger language plpgsql as $$
begin
  update patient_access set state = 'ended', ended_at = now(), end_cause = 'account-changed'
  where ended_at is null and account_id is distinct from new.account_id and patient_id = new.id and relation = 'self';
  if new.account_id is not null then
    update patient_access set state = 'ended', ended_at = now(), end_cause = 'account-changed'
    where ended_at is null and account_id = new.account_id
      and (patient_id = new.id or relation = 'self') and not (patient_id = new.id and relation = 'self');
    insert into patient_access (patient_id, account_id, relation, state, since)
    values (new.id, new.account_id, 'self', 'confirmed', now()) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger owner_keeps_access after insert or update of account_id on patients
  for each row execute function keep_owner_access();

insert into patient_access (patient_id, account_id, relation, state, since)
select id, account_id, 'self', 'confirmed', registered_at from patients where account_id is not null;
