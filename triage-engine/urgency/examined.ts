// Somebody was looked at, and it is told by whoever did: in the third person, with an age, and with what was sought and not found
// ('a 30-year-old man has had …; afebrile, chest clear, no neck stiffness'). What was sought and not found is then no alarm that is
// merely heard, and little beside a clear self-limiting illness needs no doctor. Red flags are read from all of it, as ever.
import type { DangerId } from '#contract/triage/dangers.ts';
import type { Urgency } from '../answer.ts';
import type { HeardAlarm } from '../dangers/hear-alarms.ts';
import type { Condition } from '../knowledge/shape.ts';

const THIRD_PERSON =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen)[- ](?:years?|months?)[- ]old\b/i;
const FIRST_PERSON = /\b(?:i|i'm|i've|my|me|we|our)\b/i;
const SOUGHT =
  /\b(?:no|not|nor|without|denies|never|afebrile|apyrexial|normal(?:ly)?|clear|unremarkable|intact|unaffected|otherwise|healthy|well|comfortabl[ey]|soft|freely|fully|lively|as usual|plays|temperature(?: is| of)? 3[67])\b/gi;
/** 'No fever, wheeze or rash': more than one. */
const LIST_SOUGHT = /\b(?:no|without|denies|nor) [^.;]*?\bor\b/gi;
const LEAST_SOUGHT = 2;

/** As doctors write: of somebody with an age. */
export const isInThirdPerson = (text: string): boolean => THIRD_PERSON.test(text) && !FIRST_PERSON.test(text);

export const isToldByExaminer = (text: string): boolean =>
  isInThirdPerson(text) && countOf(SOUGHT, text) + countOf(LIST_SOUGHT, text) >= LEAST_SOUGHT;

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** From a denial to the end of its sentence, or to where it is taken back; what somebody is unable to do is no denial. */
const DENIAL =
  /\b(?:no|without|denies|neither|nor|never|not)\b(?! (?:respond|wak|rous|drink|feed|eat|mov|breath|able|pass|stop|recogni|himself|herself|right)\w*)[^.;]*?(?=[.;]|\b(?:but|however|except|although|though|now)\b|$)/gi;
const NORMAL_CLAUSE =
  /[^.,;]*\b(?:afebrile|apyrexial|normal(?:ly)?|clear(?:ly)?|unremarkable|intact|unaffected|comfortabl[ey]|freely|fully|as usual|eases|resolved)\b[^.,;]*/gi;
/** What is not done because it cannot be. */
const UNABLE = /\b(?:cannot|can not|could not|unable|will not|won't|would not|does not|did not)\b/i;

/** What was told of it, without what was sought and not found. */
export function withoutNormal(text: string): string {
  return text
    .split(/(?<=[.;])\s/)
    .map((sentence) => (UNABLE.test(sentence) ? sentence : sentence.replace(DENIAL, '').replace(NORMAL_CLAUSE, '')))
    .filter((sentence) => /[a-z]{3}/i.test(sentence))
    .join(' ');
}

/**
 * Longer than this many days it is no longer looked after at home: sinusitis NICE NG79 (2017), sore throat NG84 (2018), cough NG120
 * (2019), diarrhoea and vomiting NHS (2023), a hoarse voice NHS (2023).
 */
const LONGEST: Record<string, number> = {
  'acute-sinusitis': 10,
  'viral-pharyngitis': 7,
  'viral-gastroenteritis': 7,
  'simple-vomiting': 2,
  laryngitis: 14,
  'acute-bronchitis': 21,
};

export const longestAtHome = ({ id, lasts }: Condition): number => LONGEST[id] ?? Math.max(lasts?.[1] ?? 14, 14);

/** A sinusitis of less than ten days is a cold (NICE NG79, 2017: no antibiotic, advice for oneself). */
export const isColdByNow = (id: string): boolean => id === 'acute-sinusitis';

export type Examined = { isExamined?: true };
export const levelWhenExamined = (level: Urgency, id: string, { isExamined }: Examined): Urgency =>
  isExamined && level === 2 && isColdByNow(id) ? 1 : level;

const LOUD = 0.9;
const LOUD_ENOUGH = 0.6;
/** What nobody would find by looking. */
const UNSEEN: readonly DangerId[] = [
  'chest-pain',
  'heartbeat',
  'stroke',
  'suicide',
  'poison',
  'overdose',
  'pregnancy',
  'testicle',
  'violence',
];

/** Of what is merely heard beside somebody who was looked at, only what is loud is asked for. */
export function onlyLoud(heard: readonly HeardAlarm[]): HeardAlarm[] {
  const [loudest] = heard;
  if (!loudest) return [];
  return loudest.certainty >= (UNSEEN.includes(loudest.danger) ? LOUD_ENOUGH : LOUD) ? [...heard] : [];
}
