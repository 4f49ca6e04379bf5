// What stands on the sheet on which a dose is given, whether it was planned or is given as needed.
import type { InpatientDetail } from '../../../contract/inpatients.ts';
import type { Administration, MedicationOrder, OrderChange } from '../../../contract/medication-orders.ts';
import type { MedicationTask } from '../../../contract/medication-tasks.ts';

export type DoseFacts = Pick<
  MedicationTask,
  'age' | 'sex' | 'dateOfBirth' | 'pud' | 'room' | 'bed' | 'allergyState' | 'allergiesInWords' | 'allergiesStated'
> &
  Pick<MedicationTask, 'allergyConflict' | 'medication' | 'dosage' | 'route' | 'instructions' | 'orderVersion'> & {
    patient: string;
    /** Null for an as-needed dose. */
    planned: string | null;
    doctor: string;
    changed: OrderChange | null;
    lastGiven: Administration | null;
    reasonNeededFor: MedicationTask['reasonNeededFor'];
    /** "1 of 4 in 24 hours" */
    limits: string | null;
  };

export const factsOfTask = (task: MedicationTask): DoseFacts => ({ ...task, planned: task.time, limits: null });

export function factsOfOrder(order: MedicationOrder, who: InpatientDetail, now: Date): DoseFacts {
  const isTooSoon = order.giveFrom !== null && new Date(order.giveFrom) > now;
  return {
    patient: who.name,
    age: who.age,
    sex: who.sex,
    dateOfBirth: who.dateOfBirth,
    pud: who.pud,
    room: who.room,
    bed: who.bed,
    allergyState: who.allergyState,
    allergiesInWords: who.allergiesInWords,
    allergiesStated: null,
    allergyConflict: null,
    medication: order.medication,
    dosage: order.dosage,
    route: order.route,
    instructions: order.instructions,
    orderVersion: order.version,
    planned: null,
    doctor: order.doctor,
    changed: null,
    lastGiven: order.lastGiven,
    reasonNeededFor: isTooSoon ? 'gap' : null,
    limits: limitsInWords(order),
  };
}

export const limitsInWords = ({ givenIn24Hours, mostIn24Hours, smallestGapHours }: MedicationOrder) =>
  [
    mostIn24Hours === null ? null : `${givenIn24Hours} of ${mostIn24Hours} in 24 hours`,
    smallestGapHours === null ? null : `at least ${smallestGapHours} h apart`,
  ]
    .filter(Boolean)
    .join(', ');

export const WHY_A_REASON = {
  early: 'This is more than 60 minutes early. Say why now.',
  gap: 'The last dose was too short a time ago. Say why now.',
  late: 'This dose is overdue. Say why it is late.',
} as const;

/** What the server may answer when it wants a reason that this page did not ask for. */
export const REASON_REFUSALS: readonly string[] = ['too_early', 'too_soon_after_last', 'late_reason_needed'];
