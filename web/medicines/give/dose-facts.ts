// What stands on the sheet on which a dose is given, whether it was planned or is given as needed.

import type { MedicationOrder, OrderChange } from '#contract/medicines/medication-orders.ts';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import type { InpatientDetail } from '#contract/ward/inpatients.ts';

export type DoseFacts = Pick<
  MedicationTask,
  | 'age'
  | 'sex'
  | 'dateOfBirth'
  | 'pud'
  | 'formerPuds'
  | 'room'
  | 'bed'
  | 'allergyState'
  | 'allergiesInWords'
  | 'allergiesStated'
> &
  Pick<
    MedicationTask,
    'inpatientId' | 'allergyConflict' | 'medication' | 'dosage' | 'route' | 'instructions' | 'orderVersion'
  > &
  Pick<MedicationTask, 'ingredients' | 'isRecognised' | 'indication' | 'lastDoses' | 'overrides' | 'alike'> & {
    patient: string;
    /** Null for an as-needed dose. */
    planned: string | null;
    doctor: string;
    /** The newest change, as long as no dose of the new terms was given. */
    changed: OrderChange | null;
    /** It is not to be given any more, but may have been given before; `at`: null where nobody knows since when. */
    ended: { at: string | null; why: string } | null;
    reasonNeededFor: MedicationTask['reasonNeededFor'];
    /** "1 of 4 in 24 hours" */
    limits: string | null;
  };

export const factsOfTask = (task: MedicationTask): DoseFacts => ({ ...task, planned: task.time, limits: null });

export function factsOfOrder(order: MedicationOrder, who: InpatientDetail): DoseFacts {
  const { name, age, sex, dateOfBirth, pud, room, bed, allergyState, allergiesInWords } = who;
  const { medication, dosage, route, instructions, indication, ingredients, isRecognised, doctor } = order;
  const { lastDoses, overrides, alike, allergyConflict } = order;
  return {
    ...{ patient: name, age, sex, dateOfBirth, pud, room, bed, allergyState, allergiesInWords },
    ...{ medication, dosage, route, instructions, indication, ingredients, isRecognised, doctor },
    ...{ lastDoses, overrides, alike, allergyConflict },
    inpatientId: who.id,
    formerPuds: order.formerPuds,
    allergiesStated: null,
    orderVersion: order.version,
    planned: null,
    changed: order.changed[0] ?? null,
    ended: null,
    reasonNeededFor: lastDoses.some(({ isInsideGap }) => isInsideGap) ? 'gap' : null,
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

/** To compare names, whatever stands between their letters. */
export const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '');

/** "amoxicillin + clavulanic acid"; a medicine that is its own ingredient keeps its whole name: "Ringer’s lactate". */
export function substanceOf(ingredients: readonly string[], medication: string): string {
  const [own, name] = [lettersOf(ingredients.join('')), lettersOf(medication)];
  const isOne = ingredients.length === 1 && !/[+/&,]/.test(medication);
  return own === name || (isOne && name.startsWith(own)) ? medication : ingredients.join(' + ');
}
