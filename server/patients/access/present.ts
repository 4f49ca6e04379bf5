import { RECORD_PARTS } from '#contract/endpoint.ts';
import type { ActedFor } from '#contract/patients/family.ts';
import type { FamilyMember } from '#contract/patients/family-desk.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayOfAge } from '../age.ts';
import { factsOf } from './find-access.ts';
import { allowedForActedFor, allowedToThePatient } from './policy.ts';
import type { FamilyRow, InvitationRow } from './store.ts';
import { mayAct } from './who-may-act.ts';

type Needs = Pick<Deps, 'clock' | 'config'>;

const presentAccess = ({ config }: Pick<Deps, 'config'>, row: FamilyRow) => ({
  id: row.id,
  relation: row.relation,
  state: row.state,
  parts: row.parts,
  since: row.since.toISOString(),
  until: row.until?.toISOString() ?? null,
  endsOn: row.relation === 'guardian' ? dayOfAge(row, config.family.adultFrom) : null,
  seesConfidential: row.sees_confidential,
  guardianPaper: row.guardian_paper,
});

export function presentActedFor(deps: Needs, actor: Actor, row: FamilyRow): ActedFor {
  const facts = factsOf(deps, row);
  const { age } = facts;
  const now = deps.clock.now();
  return {
    ...presentAccess(deps, row),
    patientId: row.patient_id,
    pud: row.pud,
    name: row.patient_name,
    age,
    isTeenager: age !== null && age >= deps.config.family.teenagerFrom && age < deps.config.family.adultFrom,
    hasLogin: row.owner_id !== null,
    opens: RECORD_PARTS.filter((part) => mayAct(facts, { part }, now, deps.config.family)),
    longerAskedAt: row.longer_asked_at?.toISOString() ?? null,
    can: allowedForActedFor(actor, row, facts, { now, ages: deps.config.family }),
  };
}

export const presentActingForMe = (deps: Needs, actor: Actor, row: FamilyRow) => ({
  ...presentAccess(deps, row),
  name: row.account_name,
  longerAskedAt: row.longer_asked_at?.toISOString() ?? null,
  can: allowedToThePatient(actor, row),
});

export const presentMember = (deps: Needs, row: FamilyRow): FamilyMember => ({
  ...presentAccess(deps, row),
  accountName: row.account_name,
  accountPud: row.account_pud,
  confirmedBy: row.confirmed_by,
  asksForLogin: row.login_asked_at !== null && row.owner_id === null,
});

export const presentInvitation = (row: Omit<InvitationRow, 'code_hash'>, who: string) => ({
  id: row.id,
  who,
  parts: row.parts as ActedFor['parts'],
  months: row.months,
  expiresAt: row.expires_at.toISOString(),
});
