import type { Profile } from '#contract/patients/profile.ts';
import type { Origin, Writer } from './next-problems.ts';

/** A medicine at home that a clinician wrote down. `otherwise`: somebody else named it, too; `isBeside`: without seeing this. */
export type MedicineVisit = Origin & { name: string; otherwise: boolean; isBeside?: boolean | undefined };

export type Medicines = { medicines: string[]; medicine_visits: MedicineVisit[] };

/** Another dose of the same medicine keeps the visit at which the medicine was first written down. */
export function nextMedicines(typed: string[] | undefined, before: Medicines, { origin }: Writer): Medicines {
  const medicines = typed ?? before.medicines;
  const gone = before.medicine_visits.filter(({ name }) => !medicines.includes(name));
  const medicine_visits = medicines.flatMap((name): MedicineVisit[] => {
    const known = before.medicine_visits.find((each) => each.name === name);
    if (known) return [known];
    const instead = gone.find((each) => firstWord(each.name) === firstWord(name));
    if (instead) return [{ ...instead, name, otherwise: false }];
    return origin && !before.medicines.includes(name) ? [{ ...origin(), name, otherwise: false }] : [];
  });
  return { medicines, medicine_visits };
}

const firstWord = (name: string): string => (name.trim().split(/\s+/)[0] ?? '').toLowerCase();

type Pregnancy = Profile['pregnancy'];
/** `otherwise`: what was said without the visit. */
export type PregnancyVisit = Origin & { otherwise: Pregnancy };
type Said = { pregnancy: Pregnancy; pregnancy_visit: PregnancyVisit | null };

/** `isPrivate`: whether somebody hides what stood there before. */
export function nextPregnancyVisit(
  pregnancy: Pregnancy,
  before: Said,
  { origin }: Writer,
  isPrivate: (id: string) => boolean,
): PregnancyVisit | null {
  if (pregnancy === before.pregnancy) return before.pregnancy_visit;
  if (pregnancy === null || !origin) return null;
  const { pregnancy_visit: visit } = before;
  return { ...origin(), otherwise: visit && isPrivate(visit.id) ? visit.otherwise : before.pregnancy };
}
