// Medicines as days and times: a row for each medicine, a column for each day, today last.
import type { Override } from '#contract/medicines/dose-checks.ts';
import type { InpatientMedicine, StayDose } from '#contract/ward/inpatients.ts';
import { addDays, dayOf } from '#web/ui/time/zoned-time.ts';

const DAYS = 3;

export type MedicineRow = {
  key: string;
  name: string;
  dosage: string;
  route: string;
  /** Null once it is stopped. */
  frequency: string | null;
  isAsNeeded: boolean;
  /** Of the running order. */
  orderId: string | null;
  /** Of the running order. */
  overrides: readonly Override[];
  /** No dose before then: the last one of what it took the place of was too near. */
  waitsUntil: string | null;
  /** As many as there are days. */
  doses: StayDose[][];
  /** The first planned dose after today; null while today still has one. */
  nextLater: string | null;
};

export const shownDays = (now: Date, timeZone: string): string[] => {
  const today = dayOf(now, timeZone);
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1));
};

/** What it is to whoever gives it. */
const wordsOf = ({ name, dosage, route }: Pick<InpatientMedicine, 'name' | 'dosage' | 'route'>) =>
  [name, dosage, route].join('|');

export function medicineRows(
  medicines: readonly InpatientMedicine[],
  doses: readonly StayDose[],
  days: readonly string[],
  timeZone: string,
): MedicineRow[] {
  // Each running order has a row of its own. What was stopped and written anew in the same words goes on in the row of the new one.
  const running = new Map(medicines.map((medicine) => [medicine.orderId, medicine]));
  const keyOf = (dose: StayDose) => {
    const same = medicines.filter((one) => wordsOf(one) === wordsOf(dose));
    return (same.find(({ orderId }) => orderId === dose.orderId) ?? same[0])?.orderId ?? wordsOf(dose);
  };
  const known = new Map([...running, ...doses.map((dose) => [keyOf(dose), running.get(keyOf(dose)) ?? dose] as const)]);
  return [...known].map(([key, { name, dosage, route }]) => {
    const mine = doses.filter((dose) => keyOf(dose) === key);
    const order = running.get(key);
    const dayOfDose = (dose: StayDose) => dayOf(dose.at ?? dose.due ?? '', timeZone);
    const isOpen = (dose: StayDose) => dose.at === null && dose.endedAt === null;
    const later = mine.find((dose) => isOpen(dose) && dayOfDose(dose) > (days.at(-1) ?? ''));
    const isOpenToday = mine.some((dose) => isOpen(dose) && dayOfDose(dose) <= (days.at(-1) ?? ''));
    return {
      ...{ key, name, dosage, route, frequency: order?.frequency ?? null, orderId: order?.orderId ?? null },
      overrides: order?.overrides ?? [],
      waitsUntil: order?.firstDoseFrom ?? null,
      isAsNeeded: order?.frequency.startsWith('As needed') ?? mine.every(({ taskId }) => taskId === null),
      doses: days.map((day) => mine.filter((dose) => dayOfDose(dose) === day)),
      nextLater: isOpenToday ? null : (later?.due ?? null),
    };
  });
}
