// What is asked of the person beside the symptoms, where the chart does not tell it.

import type { Profile } from '#contract/patients/profile.ts';
import type { PersonFacts } from '#contract/triage/symptoms.ts';
import { t, tCount } from '#web/language/say.ts';

/** What the chart tells; null for a guest. An empty list tells nothing: nobody may have asked. */
export type KnownFacts =
  | (Pick<Profile, 'age' | 'sex' | 'pregnancy' | 'conditions' | 'medicines'> & Partial<Pick<Profile, 'allergies'>>)
  | null;

export type AboutDraft = {
  age: string;
  ageMonths: string;
  sex: '' | 'female' | 'male' | 'other';
  pregnancy: '' | 'yes' | 'no' | 'unsure';
  /** Parted by commas, like the next. */
  conditions: string;
  medicines: string;
};

export const NOTHING_SAID: AboutDraft = {
  age: '',
  ageMonths: '',
  sex: '',
  pregnancy: '',
  conditions: '',
  medicines: '',
};

const MAX_LISTED = 40;
const LONGEST_ENTRY = 120;
const OLDEST = 130;

export type Asked = Record<keyof AboutDraft, boolean>;

export function whatToAsk(known: KnownFacts, draft: AboutDraft): Asked {
  const age = known?.age ?? ageOf(draft.age);
  const sex = known?.sex ?? draft.sex;
  return {
    age: known?.age == null,
    ageMonths: known?.age == null && age !== undefined && age < 2,
    sex: !known?.sex,
    // Also of sex "other" and of who did not say: the question leaves nobody out.
    pregnancy: !known?.pregnancy && sex !== 'male' && (age === undefined || (age >= 10 && age <= 55)),
    conditions: !known?.conditions.length,
    medicines: !known?.medicines.length,
  };
}

export const isAnythingAsked = (asked: Asked) => Object.values(asked).includes(true);

/** Sends only what was asked and answered; the server adds the chart's facts. */
export function factsFrom(draft: AboutDraft, asked: Asked): PersonFacts {
  const age = ageOf(draft.age);
  const months = Number(draft.ageMonths);
  return {
    ...(asked.age && age !== undefined && { age }),
    ...(asked.ageMonths && draft.ageMonths && Number.isInteger(months) && months < 24 && { ageMonths: months }),
    ...(asked.sex && draft.sex && { sex: draft.sex }),
    ...(asked.pregnancy && draft.pregnancy && { pregnancy: draft.pregnancy }),
    ...(asked.conditions && listed('conditions', draft.conditions)),
    ...(asked.medicines && listed('medicines', draft.medicines)),
  };
}

/** All that is known, for the engine in the browser, which has no chart to look into. */
export function allFacts(known: KnownFacts, said: PersonFacts): PersonFacts {
  if (!known) return said;
  const { age, sex, pregnancy, conditions, medicines, allergies = [] } = known;
  return {
    ...(age !== null && { age }),
    ...(sex && { sex }),
    ...(pregnancy && { pregnancy }),
    ...(conditions.length > 0 && { conditions }),
    ...(medicines.length > 0 && { medicines }),
    ...(allergies.length > 0 && { allergies }),
    ...said,
  };
}

/** "34 years", "female", "not pregnant", "high blood pressure" */
export function factWords({ age, ageMonths, sex, pregnancy, conditions = [], medicines = [] }: PersonFacts): string[] {
  const years = age === undefined ? undefined : tCount('{n} year', '{n} years', age);
  return [
    ageMonths === undefined ? years : tCount('{n} month', '{n} months', ageMonths),
    sex,
    pregnancy && { yes: t('pregnant'), no: t('not pregnant'), unsure: t('perhaps pregnant') }[pregnancy],
    ...conditions,
    ...medicines.map((medicine) => t('takes {medicine}', { medicine })),
  ].filter((word) => word !== undefined);
}

function ageOf(typed: string): number | undefined {
  const age = Number(typed);
  return /^\d+$/.test(typed.trim()) && age <= OLDEST ? age : undefined;
}

function listed(name: 'conditions' | 'medicines', typed: string): Partial<PersonFacts> {
  const entries = typed
    .split(/[,;\n]/)
    .map((entry) => entry.trim().slice(0, LONGEST_ENTRY))
    .filter(Boolean);
  return entries.length > 0 ? { [name]: entries.slice(0, MAX_LISTED) } : {};
}
