import { t, tMarked } from '#web/language/say.ts';

/** One, or two of whom the first that the clinic has is meant: contract/triage/specialists.ts. */
export function specialistInWords(advice: string): string {
  const [first = '', second] = advice.split(' or ').map((each) => tMarked(each));
  return second ? t('{first} or {second}', { first, second }) : first;
}
