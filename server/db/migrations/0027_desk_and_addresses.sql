-- The desk: half of the patients have no e-mail address, and a name is also found by its sound.

alter table patients alter column email drop not null;
alter table accounts alter column email drop not null;
alter table accounts add constraint only_patients_lack_an_email check (role = 'patient' or email is not null);

-- The sound of each word of a name (sound-of.ts), so that Laxmi finds Lakshmi.
alter table patient_keys drop constraint patient_key_kind_known;
alter table patient_keys add constraint patient_key_kind_known check (kind in ('name', 'sound', 'pud', 'phone'));

-- True for those registered before this migration: their sounds are written at the next start.
alter table patients add column needs_sounds boolean not null default true;
alter table patients alter column needs_sounds set default false;
create index patients_without_sounds on patients (id) where needs_sounds;

-- An address that staff typed for someone who has an account waits for the owner's yes (approve) before a link is sent to
-- it (confirm).
alter table email_changes add column stage text not null default 'confirm';
alter table email_changes add constraint email_change_stage_known check (stage in ('approve', 'confirm'));

-- Which text of the privacy notice was agreed to; null for the texts before it had versions.
alter table patients add column consent_version text;
alter table patients add constraint consent_version_has_its_day check (consent_version is null or consented_at is not null);
