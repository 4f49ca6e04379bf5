// Who may open a chart. The conditions in store.ts decide; reasonToOpenChart states the same rule, and policy.test.ts compares
// the two.
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '#server/platform/actor.ts';
import { type Code, gaveCode, isHeld } from '../policy.ts';

/** The facts about one person and one chart, at this moment. */
export type ChartFacts = {
  isOwner: boolean;
  /** The account was opened with a code, and nobody but its maker has seen the owner yet. */
  isHeld: boolean;
  /** A care relationship of one's own: a visit, an admission, a task, an answered alert, broken glass. */
  isInCare: boolean;
  /** The patient lies here, and a doctor has accepted that. */
  isOpenToNurses: boolean;
  hasOpenAlert: boolean;
  isOnDuty: boolean;
  /** Made the code of the account, or used it in their own browser. */
  gaveCode: boolean;
  /** Their own set opened it, after too many others within an hour. */
  needsProof: boolean;
};

/** Why a chart opens to someone; null: to them it does not exist. */
export function reasonToOpenChart(role: Role, facts: ChartFacts): 'care' | 'alert-open' | null {
  if (role === 'admin') return null;
  if (role === 'patient') return facts.isOwner && !facts.isHeld ? 'care' : null;
  if (facts.isInCare || (role === 'staff' && facts.isOpenToNurses)) return 'care';
  // Whoever made the code of a held account may have called for help from that account themselves.
  const isTheirCode = facts.isHeld && facts.gaveCode;
  const isCalled = facts.hasOpenAlert && (role === 'staff' || facts.isOnDuty);
  const isTheirAlarm = role === 'staff' && facts.needsProof;
  return isCalled && !isTheirCode && !isTheirAlarm ? 'alert-open' : null;
}

/** Administrators run the system; they open no chart. */
export const opensCharts = (actor: Actor): actor is Actor & { role: Exclude<Role, 'admin'> } => actor.role !== 'admin';

/** They answer an alert and see who it is; the chart opens to them by breaking the glass, which others hear of. */
export const mayGetChartByAlert = (actor: Actor, patient: Code, needsProof: boolean): boolean =>
  !(isHeld(patient) && gaveCode(actor, patient)) && !(actor.role === 'staff' && needsProof);

/** A session alone may break the glass this often within an hour. After that each chart takes the password. */
const GLASS_WITHOUT_PROOF = 2;

export const mayBreakGlass = (brokenLately: number, isProven: boolean): boolean =>
  isProven || brokenLately < GLASS_WITHOUT_PROOF;
