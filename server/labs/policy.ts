import { DAY_MS } from '#contract/durations.ts';
import type { LabOrder, LabState } from '#contract/labs/lab-orders.ts';
import { type Actor, isFor } from '../platform/actor.ts';
import { isCallBackOpen } from './call-backs/present-call-back.ts';
import type { LabOrderRow } from './store.ts';

/** ordered → collected → resulted → reviewed → released; ordered or collected → cancelled. */
export const BEFORE = {
  take: ['ordered', 'collected'],
  collect: ['ordered'],
  enterResult: ['ordered', 'collected', 'resulted'],
  review: ['resulted'],
  release: ['reviewed'],
  cancel: ['ordered', 'collected'],
} as const satisfies Record<keyof LabOrder['can'], readonly LabState[]>;

export type Step = keyof typeof BEFORE;

type Row = Pick<
  LabOrderRow,
  'state' | 'ordered_by' | 'patient_id' | 'entered_by' | 'entered_at' | 'taken_by' | 'taken_at' | 'call_back'
>;

/** The caller's access to the chart is looked up once and passed in. */
export type Reader = {
  actor: Actor;
  hasChart: boolean;
  /** Patients with whom the caller has a relationship of their own; an open alert is none. */
  inCareOf: ReadonlySet<string>;
  now: Date;
};

/** Like a task: after a day she takes it again, or a colleague does. */
export const TAKE_LASTS_MS = DAY_MS;

/** A nurse takes what she is about to do, and reads no list of orders in this way. */
export const MAX_OPEN_TAKES = 5;

// Long enough to notice a wrong figure.
const ENTERED_LASTS_MS = DAY_MS;

const isWithin = (ms: number, at: Date | null, now: Date) => at !== null && now.getTime() - at.getTime() < ms;

const isWork = ({ state }: Pick<Row, 'state'>) => state === 'ordered' || state === 'collected';

/** The nurse who has taken it, while there is something left to do. */
export const holderOf = (row: Pick<Row, 'state' | 'taken_by' | 'taken_at'>, now: Date): string | null =>
  isWork(row) && isWithin(TAKE_LASTS_MS, row.taken_at, now) ? row.taken_by : null;

const isNurse = ({ actor }: Reader) => actor.role === 'staff';
const isItsDoctor = ({ actor, hasChart }: Reader, row: Row) =>
  actor.role === 'doctor' && (hasChart || row.ordered_by === actor.accountId);
const isThePatient = ({ actor }: Reader, row: Row) => isFor(actor, row);

/** A critical result that no doctor knows is every nurse's: whoever is there calls. */
const mayCall = (reader: Reader, row: Row) => isNurse(reader) && isCallBackOpen(row.call_back);

/** She took it or entered its result: it ends, and opens nothing that others write about it later. */
const hasTaken = ({ actor, now }: Reader, row: Row) => holderOf(row, now) === actor.accountId;
const hasEntered = ({ actor, now }: Reader, row: Row) =>
  row.entered_by === actor.accountId && isWithin(ENTERED_LASTS_MS, row.entered_at, now);

/** Every nurse sees what is to be collected and entered; what came of it only those who may open the chart. */
export const maySee = (reader: Reader, row: Row): boolean =>
  isItsDoctor(reader, row) ||
  isThePatient(reader, row) ||
  (isNurse(reader) && (reader.hasChart || isWork(row) || hasEntered(reader, row))) ||
  mayCall(reader, row);

export const maySeeResult = (reader: Reader, row: Row): boolean => {
  if (isThePatient(reader, row)) return row.state === 'released';
  return (
    isItsDoctor(reader, row) ||
    (isNurse(reader) && (reader.hasChart || hasEntered(reader, row))) ||
    mayCall(reader, row)
  );
};

/** The doctor's review of a result belongs to the chart. */
export const maySeeReview = (reader: Reader, row: Row): boolean =>
  maySeeResult(reader, row) && (!isNurse(reader) || reader.hasChart);

/**
 * The name of a test tells what somebody may have. A nurse reads it if the chart is open to her, or if she took the order,
 * entered its result or must call.
 */
export const mayReadTest = (reader: Reader, row: Row): boolean =>
  !isNurse(reader) || reader.hasChart || hasTaken(reader, row) || hasEntered(reader, row) || mayCall(reader, row);

const carriesOut = (reader: Reader, row: Row) => isNurse(reader) && mayReadTest(reader, row);

const MAY: Record<Step, (reader: Reader, row: Row) => boolean> = {
  take: (reader, row) => isNurse(reader) && !mayReadTest(reader, row),
  collect: carriesOut,
  enterResult: carriesOut,
  review: isItsDoctor,
  release: isItsDoctor,
  // A doctor who sees the chart by an open alert alone may not cancel another doctor's order.
  cancel: ({ actor, inCareOf }, row) =>
    actor.role === 'doctor' && (row.ordered_by === actor.accountId || inCareOf.has(row.patient_id)),
};

/** Decides both what the server allows and what a screen offers. */
export const mayTake = (step: Step, reader: Reader, row: Row): boolean =>
  MAY[step](reader, row) && isBefore(step, row.state);

export const isBefore = (step: Step, state: LabState): boolean => (BEFORE[step] as readonly LabState[]).includes(state);

export const allowedSteps = (reader: Reader, row: Row): LabOrder['can'] => ({
  take: mayTake('take', reader, row),
  collect: mayTake('collect', reader, row),
  enterResult: mayTake('enterResult', reader, row),
  review: mayTake('review', reader, row),
  release: mayTake('release', reader, row),
  cancel: mayTake('cancel', reader, row),
});

/** Patients do not see who was called and who carries the order out. */
export const maySeeCalls = ({ actor }: Reader): boolean => actor.role !== 'patient';

/** A nurse's list holds what is to be done for anyone; a doctor's what they ordered or are to review. */
export const listsWork = (actor: Actor): boolean => actor.role === 'staff';

export const isOwnOrder = (actor: Actor, { ordered_by }: Pick<Row, 'ordered_by'>): boolean =>
  ordered_by === actor.accountId;

/** The message about a critical result is acknowledged by the doctor to whom it was written. */
export const isAddressee = (doctor: Actor, { doctor_id }: { doctor_id: string }): boolean =>
  doctor_id === doctor.accountId;
