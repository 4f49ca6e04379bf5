// Who may do what with a patient. Who may open a chart is decided in chart-access.
import { type Actor, isFor } from '../platform/actor.ts';
import type { PatientRow } from './find-patient.ts';

export const isClinician = (actor: Actor): actor is Actor & { role: 'doctor' | 'staff' } =>
  actor.role === 'doctor' || actor.role === 'staff';

type Held = Pick<PatientRow, 'record_held_since'>;

/** Nobody has seen yet who the owner of the account is. */
export const isRecordHeld = ({ record_held_since }: Held): boolean => record_held_since !== null;

/** Owners are told why their record is closed; to anyone else it does not exist. */
export const isHeldFromOwner = (actor: Actor, patient: Held & Pick<PatientRow, 'id'>): boolean =>
  isFor(actor, { patient_id: patient.id }) && isRecordHeld(patient);

export type Code = Held & Pick<PatientRow, 'code_made_by' | 'activated_by'>;

export const gaveCode = (actor: Actor, { code_made_by, activated_by }: Omit<Code, 'record_held_since'>): boolean =>
  [code_made_by, activated_by].includes(actor.accountId);

/** Someone else than who gave the code: two have seen the owner then. */
export const mayConfirmIdentity = (actor: Actor, patient: Code): boolean => !gaveCode(actor, patient);

/** The desk knows everyone's name and how to reach them: it registers and corrects them. It opens no chart by that. */
export const knowsEveryContact = (actor: Actor): boolean => actor.role === 'staff';

/** Who lies in which bed is known to those who care for them, not to the reception. */
export const knowsPlaces = (actor: Actor): boolean => actor.role !== 'desk';

/** Staff care for whom they look up; the reception may see anyone, so it is counted. */
export const isLookingUpCounted = (actor: Actor): boolean => actor.role === 'desk';

/** Whoever has a login says themselves how to reach them. A guardian says it of a child without one; a helper of nobody. */
export const mayChangePhone = (actor: Actor, { account_id }: Pick<PatientRow, 'account_id'>): boolean =>
  actor.acting === undefined || (actor.acting.relation === 'guardian' && account_id === null);

/** Who somebody is, and a mailbox that could take their account over, is not for others to change. */
export const changesPhoneOnly = ({ acting }: Actor): boolean => acting !== undefined;

/** Anyone at an open session could take the account over with a new address, so it takes the password as well. */
export const provesOwnerForEmail = (actor: Actor): boolean => actor.role === 'patient';

/** An address that was typed at the desk is agreed to by whoever has the account. */
export const ownerAgreesToEmail = (actor: Actor, { account_id }: Pick<PatientRow, 'account_id'>): boolean =>
  actor.role === 'staff' && account_id !== null;

/**
 * Marks and reasons for coming are shown only to those who care for the patient; a doctor's list holds no other patients.
 */
export const listsOnlyInCare = (actor: Actor, isAboutCare: boolean): boolean => actor.role === 'doctor' || isAboutCare;

/** Every nurse cares for every inpatient. */
export const caresForInpatients = (actor: Actor): boolean => actor.role === 'staff';
