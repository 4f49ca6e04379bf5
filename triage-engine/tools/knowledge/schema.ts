// What may stand in the files of the knowledge, field by field.
import { SPECIALISTS } from '#contract/triage/specialists.ts';
import type {
  ByAge,
  Chance,
  Condition,
  Finding,
  RedFlag,
  Sex,
  Urgency,
  VitalFlag,
  Whom,
} from '#triage-engine/knowledge/shape.ts';
import { idsGiven, idsIn, may, must, number, oneOf, several, text, textsIn, whole, word } from './fields.ts';

/** In the words of a file; the number is P(finding | condition). */
export const CHANCE_WORDS = {
  'nearly always': 0.95,
  mostly: 0.8,
  often: 0.6,
  sometimes: 0.4,
  'now and then': 0.2,
  rarely: 0.05,
} as const satisfies Record<string, Chance>;

const KINDS: readonly NonNullable<Finding['kind']>[] = ['symptom', 'sign', 'history', 'exposure', 'medicine', 'result'];
const ONSETS: readonly NonNullable<Condition['onset']>[] = ['sudden', 'hours', 'days', 'weeks', 'months'];
const SEXES: readonly Sex[] = ['female', 'male'];
const VITALS: readonly VitalFlag['vital'][] = [
  'systolic',
  'diastolic',
  'pulse',
  'respiration',
  'temperature',
  'oxygen',
  'glucose',
];

const nullFor =
  (none: string, pattern: RegExp, example: string) =>
  (value: string): string | null =>
    value === none ? null : word(pattern, `${example}, or ${none}`)(value, '');

/** On every card of rules. */
const REVIEW = {
  source: must(
    'The guideline or textbook that it rests on; “not recorded” where nobody wrote it down.',
    word(/.{5}/, 'NICE NG185 (2020)'),
  ),
  reviewedBy: must(
    'The clinician who read the entry and agrees, or nobody.',
    nullFor('nobody', /\w{3}/, 'Dr Asha Rao'),
  ),
  reviewedOn: must('The day on which they did, or never.', nullFor('never', /^\d{4}-\d\d-\d\d$/, '2026-11-30')),
};

const byAge = (value: string): ByAge => {
  const read = value.split(/\s+/).map((one) => whole(0, 7)(one, ''));
  if (read.length !== 6) throw new Error('six numbers are needed: under 1, 1–4, 5–14, 15–39, 40–64, 65 and over');
  if (read.every((one) => one === 0)) throw new Error('it must occur at some age');
  return read as ByAge;
};

const bySex = (value: string): Condition['bySex'] =>
  Object.fromEntries(
    value.split(',').map((one) => {
      const [sex = '', factor = ''] = one.trim().split(' ');
      return [oneOf(SEXES)(sex, ''), number(0, 20)(factor, '')];
    }),
  );

const lasts = (value: string): [number, number] => {
  const [from = '', to = ''] = value.split(' to ');
  const [least, most] = [number(0, 40_000)(from, ''), number(0, 40_000)(to, '')];
  if (least > most) throw new Error('the shorter time stands first');
  return [least, most];
};

/** 'chest-pain, sweating or nausea, no fever' → all of these, of the second either, the third denied. */
const requirements = (value: string): string[] =>
  idsIn(value, '').map((requirement) =>
    requirement.startsWith('no ') ? `!${requirement.slice(3).trim()}` : requirement.split(' or ').join('|'),
  );

const PERSON_NUMBERS = ['ageUnderMonths', 'ageFrom', 'ageUnder'] as const;

const person = (value: string): RedFlag['person'] =>
  Object.fromEntries(
    value.split(',').map((one) => {
      const [name = '', wanted = ''] = one.trim().split(' ');
      if (name === 'pregnant' || name === 'afterBirth') return [name, true];
      if (name === 'sex') return [name, oneOf(SEXES)(wanted, '')];
      return [oneOf(PERSON_NUMBERS)(name, ''), whole(0, 130)(wanted, '')];
    }),
  );

const whom = (value: string): Whom => {
  const read = person(value) ?? {};
  if ('pregnant' in read || 'afterBirth' in read) throw new Error('only ages and a sex say whom a sign is about');
  return read;
};

const urgency = whole<Urgency>(1, 5);
const floor = whole<3 | 4 | 5>(3, 5);

export const FINDING_RULES = {
  parent: may('The wider finding that this one implies.', word(/^[a-z0-9-]+$/, 'chest-pain')),
  kind: may('What it is; a symptom where nothing is said.', oneOf(KINDS)),
  group: may('Findings of one group travel together and count once.', word(/^[a-z0-9-]+$/, 'fever')),
  leak: must(
    'How often somebody with another illness mentions it: 0.25 for tiredness, 0.002 for a stiff neck.',
    number(0.00001, 0.5),
  ),
  ...REVIEW,
};

export const FINDING_TEXTS = {
  name: must('As the person reads it on a chip.', text),
  question: may('The question that asks for it.', text),
};

const found = (chance: Chance) =>
  several(`Found in so many of those who have it: ${chance * 100} %.`, (value): [string, Chance][] =>
    idsIn(value, '').map((id) => [id, chance]),
  );

export const CONDITION_RULES = {
  icd10: must('Its code.', word(/^[A-Z]\d/, 'N17.9')),
  specialist: must('Whose patient it is.', oneOf(SPECIALISTS)),
  frequency: must(
    'How often it is the reason to see a doctor, at under 1, 1–4, 5–14, 15–39, 40–64, 65 and over: 0 never, 1 exceptional … 7 among the commonest, each step about three times the one before.',
    byAge,
  ),
  bySex: may('How much rarer or more frequent it is in one sex: male 0 leaves men out.', bySex),
  onlyIn: may('Only then can one have it.', oneOf(['pregnancy', 'after-birth'])),
  onset: may('How it begins.', oneOf(ONSETS)),
  lasts: may('Days from the first symptom until somebody asks about it.', lasts),
  urgency: must('1 self-care, 2 within days, 3 today, 4 emergency department, 5 ambulance.', urgency),
  raisedTo: several('Findings that raise the urgency to this number.', idsGiven(urgency)),
  'nearly always': found(0.95),
  mostly: found(0.8),
  often: found(0.6),
  sometimes: found(0.4),
  'now and then': found(0.2),
  rarely: found(0.05),
  risk: several(
    'How many times likelier it is with this history, exposure or medicine.',
    idsGiven(number(0.001, 1000)),
  ),
  ...REVIEW,
};

export const CONDITION_TEXTS = {
  name: must('As a patient may read it.', text),
  aliases: must('Other names, lay and medical, parted by semicolons.', textsIn),
  tests: must('What a doctor would consider, parted by semicolons.', textsIn),
  selfCare: may('What to do at home where that is safe.', text),
  untilSeen: may('What to do until a doctor sees it, where that matters for this condition alone.', text),
  worse: may('Signs that a doctor should see, best the same day; parted by semicolons.', textsIn),
  worseNow: may('Signs that the emergency number is for; parted by semicolons.', textsIn),
};

export const FLAG_RULES = {
  family: must('Flags of one family speak of the same danger.', text),
  urgency: must('The floor that it sets: 3, 4 or 5.', floor),
  person: may('Whom it is about: ageUnderMonths, ageFrom, ageUnder, sex, pregnant, afterBirth.', person),
  when: several(
    'All of these findings, parted by commas; “a or b” takes either, “no a” asks that it was denied. One line is enough to raise the flag.',
    requirements,
  ),
  ...REVIEW,
};

export const FLAG_TEXTS = {
  because: must('Why, to the reader.', word(/^[^|\t]{10,}$/, 'a sentence')),
  doNow: may('What to do until help comes.', text),
};

export const UNTIL_SEEN_RULES = {
  for: may('One of these findings was told. Without them it is for every complaint.', idsIn),
  ...REVIEW,
};

export const UNTIL_SEEN_TEXTS = {
  do: several('A step, to the reader. It may stand more than once.', text),
  adult: several('A step for whoever may drive and drink.', text),
  note: must('What to note or to bring.', text),
};

export const SIGN_RULES = {
  person: must('Whom the signs are about: ageUnderMonths, ageFrom, ageUnder, sex.', whom),
  ...REVIEW,
};

export const SIGN_TEXTS = { signs: must('The signs, as conditions name them; parted by semicolons.', textsIn) };

export const READING_RULES = {
  vital: may('Which value. Without it the limits are those of contract/readings/vital-bands.ts.', oneOf(VITALS)),
  below: may('Raised below this.', number(0, 400)),
  above: may('Raised above this.', number(0, 400)),
  ageFrom: may('From this age in years; adults where no age is named.', number(0, 130)),
  ageUnder: may('Under this age in years.', number(0, 130)),
  pregnant: may('Only in pregnancy: yes.', (value) => oneOf(['yes'])(value, '') === 'yes'),
  urgency: may('The floor that it sets.', floor),
  ...REVIEW,
};

export const READING_TEXTS = { because: must('Why, to the reader.', word(/^[^|\t]{10,}$/, 'a sentence')) };
