// Who may do what at the bedside. Whether the stay, or its chart, is open has been asked before.
import type { WaitingAdmission } from '#contract/ward/admissions.ts';
import type { Handover } from '#contract/ward/handover.ts';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import type { Observation } from '#contract/ward/observations.ts';
import type { Actor } from '../platform/actor.ts';
import type { HandoverRow } from './handover/store.ts';
import type { ObservationRow } from './store.ts';

/** A set is crossed out by whoever entered it; to others it is not theirs to judge. */
export const isOwnSet = (actor: Actor, { recorded_by }: Pick<ObservationRow, 'recorded_by'>): boolean =>
  recorded_by === actor.accountId;

export const allowedOnSet = (
  actor: Actor,
  row: Pick<ObservationRow, 'recorded_by' | 'wrong_since'>,
): Observation['can'] => ({ markWrong: row.wrong_since === null && isOwnSet(actor, row) });

/** Nurses and doctors look after the stay; what is ordered, a doctor orders. A score cannot be talked away. */
export const allowedOnStay = (actor: Actor, { isScored }: { isScored: boolean }): Inpatient['can'] => ({
  observe: true,
  setStatus: actor.role === 'staff' && !isScored,
  setScale: actor.role === 'doctor',
  transfer: true,
  discharge: true,
  order: actor.role === 'doctor',
});

/** Only doctors read what the patient came for; the desk knows who lies where. */
export const mayReadDiagnosis = (actor: Actor): boolean => actor.role === 'doctor';

/** The doctor accepts or declines; the desk may take back what nobody has accepted. */
export const allowedOnWaiting = (actor: Actor): WaitingAdmission['can'] => ({
  accept: actor.role === 'doctor',
  observe: true,
  discharge: actor.role === 'staff',
});

type Handed = Pick<HandoverRow, 'handed_over_by' | 'accepted_by' | 'accepted_at'>;

/** The next shift accepts it: not whoever handed it over, and once. */
export const mayAccept = (nurse: Actor, { handed_over_by }: Pick<Handed, 'handed_over_by'>): boolean =>
  handed_over_by !== nurse.accountId;

export const allowedOnHandover = (nurse: Actor, row: Handed | null): Handover['can'] =>
  row
    ? { edit: false, handOver: false, accept: row.accepted_at === null && mayAccept(nurse, row) }
    : { edit: true, handOver: true, accept: false };

/** Readable for who gave it, who accepted it, and who is on duty now, because it names people who may have left since. */
export const mayReadHandover = (nurse: Actor, row: Handed, isOnDuty: boolean): boolean =>
  isOnDuty || [row.handed_over_by, row.accepted_by].includes(nurse.accountId);

export const isTheirInpatient = (doctor: Actor, { doctor_id }: { doctor_id: string }): boolean =>
  doctor_id === doctor.accountId;

/** One's own note is no news. */
export const isOwnNote = (doctor: Actor, { author_id }: { author_id: string | null }): boolean =>
  author_id === doctor.accountId;
