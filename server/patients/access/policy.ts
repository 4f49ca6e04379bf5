// Who may change an access. Who may use one: who-may-act.ts.

import { DAY_MS } from '#contract/durations.ts';
import type { AccessPart } from '#contract/endpoint.ts';
import { type ActedFor, type ActingForMe, ASK_AGAIN_AFTER_DAYS } from '#contract/patients/family.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { FamilyRow, InvitationRow } from './store.ts';
import type { AccessFacts, FamilyAges } from './who-may-act.ts';

type Row = Pick<FamilyRow, 'account_id' | 'patient_id' | 'relation' | 'state' | 'guardian_paper'>;

/** Whoever has the access. */
export const isTheirs = (actor: Actor, { account_id }: Pick<Row, 'account_id'>): boolean =>
  account_id === actor.accountId;

/** The person it is about, themselves. */
export const isAboutThem = (actor: Actor, { patient_id }: Pick<Row, 'patient_id'>): boolean =>
  actor.patientId === patient_id && actor.acting === undefined;

export const mayKnowOf = (actor: Actor, row: Row): boolean => isTheirs(actor, row) || isAboutThem(actor, row);

/** By the adult's own yes, not by a paper that the desk has seen. */
const isByOwnYes = ({ relation, guardian_paper }: Row): boolean => relation === 'helper' && guardian_paper === null;

/** Either side ends help. A guardian may leave; whom they act for does not end that: it is for the desk. */
export const mayEnd = (actor: Actor, row: Row): boolean =>
  isTheirs(actor, row) || (isAboutThem(actor, row) && isByOwnYes(row));

/** Parts and length are chosen by the person; of a guardian only whether the confidential is shown. */
export const mayChooseParts = (actor: Actor, row: Row): boolean => isAboutThem(actor, row) && isByOwnYes(row);

/** Whoever helps gives back some of what they may, and takes nothing more. */
export const mayNarrow = (actor: Actor, row: Row): boolean => isTheirs(actor, row) && isByOwnYes(row);

export const isNarrower = (
  { parts, sees_confidential }: Pick<FamilyRow, 'parts' | 'sees_confidential'>,
  wanted: { parts: readonly AccessPart[]; months?: number | undefined; seesConfidential: boolean },
): boolean =>
  wanted.months === undefined &&
  (sees_confidential || !wanted.seesConfidential) &&
  (parts.includes('everything') || wanted.parts.every((part) => parts.includes(part)));

type Asking = Row & Pick<FamilyRow, 'owner_id' | 'until' | 'longer_asked_at' | 'longer_refused_at'>;

/** Help that has an end, of someone who can answer. Asked once; after a no, not again for a while. */
export const mayAskForLonger = (actor: Actor, row: Asking, now: Date): boolean =>
  isTheirs(actor, row) &&
  isByOwnYes(row) &&
  row.state === 'confirmed' &&
  row.owner_id !== null &&
  row.until !== null &&
  row.longer_asked_at === null &&
  (row.longer_refused_at === null || now.getTime() - row.longer_refused_at.getTime() >= ASK_AGAIN_AFTER_DAYS * DAY_MS);

/** A confirmed guardian of a teenager without a login. Whether the access still holds is asked before. */
export const mayStartLogin = (
  actor: Actor,
  row: Row & Pick<FamilyRow, 'owner_id'>,
  { age }: Pick<AccessFacts, 'age'>,
  { teenagerFrom, adultFrom }: FamilyAges,
): boolean =>
  isTheirs(actor, row) &&
  row.relation === 'guardian' &&
  row.state === 'confirmed' &&
  row.owner_id === null &&
  age !== null &&
  age >= teenagerFrom &&
  age < adultFrom;

export const allowedForActedFor = (
  actor: Actor,
  row: Asking,
  facts: Pick<AccessFacts, 'age'>,
  { now, ages }: { now: Date; ages: FamilyAges },
): ActedFor['can'] => ({
  startLogin: mayStartLogin(actor, row, facts, ages),
  narrow: mayNarrow(actor, row),
  askLonger: mayAskForLonger(actor, row, now),
  end: mayEnd(actor, row),
});

export const allowedToThePatient = (actor: Actor, row: Row): ActingForMe['can'] => ({
  change: mayChooseParts(actor, row),
  showPrivate: isAboutThem(actor, row) && row.state === 'confirmed' && !actor.isHeld,
  end: mayEnd(actor, row),
});

/** A doctor confirms and sees the family of their own patients; the desk knows everyone. */
export const needsChart = (actor: Actor): boolean => actor.role === 'doctor';

export const isInvited = ({ login }: { login: string }, { pud }: Pick<InvitationRow, 'pud'>): boolean => login === pud;

/** The one who made it withdraws it; the one whom it is for declines it. */
export const endsInvitationAs = (
  actor: Actor,
  own: { login: string },
  invitation: InvitationRow,
): 'declined' | 'withdrawn' | null => {
  if (isAboutThem(actor, invitation)) return 'withdrawn';
  return isInvited(own, invitation) ? 'declined' : null;
};
