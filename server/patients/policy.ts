// Who may open a chart, and who may do what with a patient. For charts the conditions in store.ts decide; reasonToOpenChart
// states the same rule, and policy.test.ts compares the two.
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '../platform/actor.ts';
import type { PatientRow } from './find-patient.ts';

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

export const isClinician = (actor: Actor): actor is Actor & { role: 'doctor' | 'staff' } =>
  actor.role === 'doctor' || actor.role === 'staff';

type Held = Pick<PatientRow, 'record_held_since'>;

/** Nobody has seen yet who the owner of the account is. */
export const isHeld = ({ record_held_since }: Held): boolean => record_held_since !== null;

/** Owners are told why their record is closed; to anyone else it does not exist. */
export const isHeldFromOwner = (actor: Actor, patient: Held & Pick<PatientRow, 'account_id'>): boolean =>
  patient.account_id === actor.accountId && isHeld(patient);

type Code = Held & Pick<PatientRow, 'code_made_by' | 'activated_by'>;

export const gaveCode = (actor: Actor, { code_made_by, activated_by }: Omit<Code, 'record_held_since'>): boolean =>
  [code_made_by, activated_by].includes(actor.accountId);

/** They answer an alert and see who it is; the chart opens to them by breaking the glass, which others hear of. */
export const mayGetChartByAlert = (actor: Actor, patient: Code, needsProof: boolean): boolean =>
  !(isHeld(patient) && gaveCode(actor, patient)) && !(actor.role === 'staff' && needsProof);

/** Someone else than who gave the code: two have seen the owner then. */
export const mayConfirmIdentity = (actor: Actor, patient: Code): boolean => !gaveCode(actor, patient);

/** The desk knows everyone's name and how to reach them: it registers and corrects them. It opens no chart by that. */
export const knowsEveryContact = (actor: Actor): boolean => actor.role === 'staff';

/** Anyone at an open session could take the account over with a new address, so it takes the password as well. */
export const provesOwnerForEmail = (actor: Actor): boolean => actor.role === 'patient';

/** An address that was typed at the desk is agreed to by whoever has the account. */
export const ownerAgreesToEmail = (actor: Actor, { account_id }: Pick<PatientRow, 'account_id'>): boolean =>
  actor.role === 'staff' && account_id !== null;

/** A session alone may break the glass this often within an hour. After that each chart takes the password. */
const GLASS_WITHOUT_PROOF = 2;

export const mayBreakGlass = (brokenLately: number, isProven: boolean): boolean =>
  isProven || brokenLately < GLASS_WITHOUT_PROOF;

/**
 * Marks and reasons for coming are shown only to those who care for the patient; a doctor's list holds no other patients.
 */
export const listsOnlyInCare = (actor: Actor, isAboutCare: boolean): boolean => actor.role === 'doctor' || isAboutCare;

/** Every nurse cares for every inpatient. */
export const caresForInpatients = (actor: Actor): boolean => actor.role === 'staff';
