// The age, asked before a set of someone is saved whose age nobody has entered.
import { AGE_LIMITS, type ProfileForm } from '#contract/patients/profile.ts';
import { dayFromText } from '#web/ui/time/day-text.ts';

/** As it was typed. */
export type AgeAnswer = { age: string; dateOfBirth: string; isNotKnown: boolean };
export const NO_ANSWER: AgeAnswer = { age: '', dateOfBirth: '', isNotKnown: false };

export type ReadAge = {
  /** In whole years; null while it is not answered, wrong, or not known now. */
  years: number | null;
  problem: { field: 'age' | 'dateOfBirth'; words: string } | null;
  isAnswered: boolean;
  /** What goes into the health profile. */
  form: Pick<ProfileForm, 'age' | 'dateOfBirth'> | null;
  unusual: string[];
};

const NOTHING: ReadAge = { years: null, problem: null, isAnswered: false, form: null, unusual: [] };

export function readAge({ age, dateOfBirth, isNotKnown }: AgeAnswer, today: string): ReadAge {
  if (isNotKnown) return { ...NOTHING, isAnswered: true };
  const typed = age.trim();
  if (dateOfBirth.trim()) {
    const day = dayFromText(dateOfBirth);
    if (!day) return wrong('dateOfBirth', 'Enter the date of birth as dd/mm/yyyy.');
    if (day > today) return wrong('dateOfBirth', 'This day is still to come.');
    return judged('dateOfBirth', yearsOn(day, today), { dateOfBirth: day });
  }
  if (typed === '') return NOTHING;
  if (!/^\d{1,3}$/.test(typed)) return wrong('age', 'Enter the age in whole years.');
  return judged('age', Number(typed), { age: Number(typed) });
}

function judged(field: 'age' | 'dateOfBirth', years: number, form: NonNullable<ReadAge['form']>): ReadAge {
  const { refuseBelow, refuseAbove, confirmAbove } = AGE_LIMITS;
  if (years > refuseAbove) return wrong(field, `Between ${refuseBelow} and ${refuseAbove} years.`);
  return { years, problem: null, isAnswered: true, form, unusual: years > confirmAbove ? [`Age ${years} years`] : [] };
}

const wrong = (field: 'age' | 'dateOfBirth', words: string): ReadAge => ({ ...NOTHING, problem: { field, words } });

function yearsOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
