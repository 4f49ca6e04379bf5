// What the symptom engine says in an answer. Fetched when an answer is shown in Hindi, and only then.
import { inSentence } from '#contract/in-sentence.ts';
import type { Catalogue } from '#contract/language/language.ts';
import { SPECIALISTS } from './data/specialists.ts';
import { TRIAGE_CARE } from './data/triage-care.ts';
import { TRIAGE_CONDITIONS } from './data/triage-conditions.ts';
import { TRIAGE_FINDINGS } from './data/triage-findings.ts';
import { TRIAGE_QUESTIONS } from './data/triage-questions.ts';
import { TRIAGE_SIGNS } from './data/triage-signs.ts';
import { TRIAGE_STEPS } from './data/triage-steps.ts';
import { TRIAGE_TESTS } from './data/triage-tests.ts';

const WORDS: Catalogue = {
  ...SPECIALISTS,
  ...TRIAGE_CARE,
  ...TRIAGE_CONDITIONS,
  ...TRIAGE_FINDINGS,
  ...TRIAGE_QUESTIONS,
  ...TRIAGE_SIGNS,
  ...TRIAGE_STEPS,
};

const wordsIn = (catalogue: Catalogue, text: string): string | null => {
  const said = Object.hasOwn(catalogue, text) ? catalogue[text] : undefined;
  return typeof said === 'string' ? said : null;
};

/** Null where a part of it is not known: then the whole stays English. */
export const engineInHindi = (text: string): string | null =>
  wordsIn(WORDS, text) ?? howADoctorTells(text) ?? sentences(text) ?? complaint(text);

/** "How a doctor tells: chest X-ray." */
function howADoctorTells(text: string): string | null {
  const test = /^How a doctor tells: (.+)\.$/.exec(text)?.[1];
  const [, said] = Object.entries(TRIAGE_TESTS).find(([name]) => test && inSentence(name) === test) ?? [];
  return typeof said === 'string' ? `डॉक्टर कैसे पता करते हैं: ${said}।` : null;
}

/** Several sentences of advice in one step. */
function sentences(text: string): string | null {
  const each = text.split(/(?<=[.!?])\s+(?=[A-Z])/);
  const said = each.map((one) => wordsIn(WORDS, one));
  return each.length > 1 && said.every((one) => one !== null) ? said.join(' ') : null;
}

const FINDINGS = Object.entries(TRIAGE_FINDINGS)
  .map(([name, said]) => ({ name: inSentence(name), said: String(said) }))
  .toSorted((a, b) => b.name.length - a.name.length);

/** "Sore throat, fever and cough, for 3 days": triage-engine/complaint.ts. */
function complaint(text: string): string | null {
  const { told = '', lasting } =
    /^(?<told>.+?)(?:, (?<lasting>since today|for (?:a|\d+) (?:day|week|month|year)s?))?$/.exec(text)?.groups ?? {};
  const names = namesIn(inSentence(told));
  if (!names) return null;
  const last = names.pop() ?? '';
  const said = names.length > 0 ? `${names.join(', ')} और ${last}` : last;
  return lasting ? `${said}, ${lastingInHindi(lasting)}` : said;
}

/** A name can hold "and" and a comma itself: the longest that fits is taken, and another where the rest then does not fit. */
function namesIn(text: string): string[] | null {
  for (const { name, said } of FINDINGS) {
    if (text === name) return [said];
    const joint = text.startsWith(name) ? [', ', ' and '].find((each) => text.startsWith(name + each)) : undefined;
    const rest = joint ? namesIn(text.slice(name.length + joint.length)) : null;
    if (rest) return [said, ...rest];
  }
  return null;
}

const UNITS: Record<string, readonly [one: string, more: string]> = {
  day: ['दिन', 'दिन'],
  week: ['हफ़्ते', 'हफ़्तों'],
  month: ['महीने', 'महीनों'],
  year: ['साल', 'साल'],
};

function lastingInHindi(lasting: string): string {
  if (lasting === 'since today') return 'आज से';
  const { n = '', unit = '' } = /^for (?<n>a|\d+) (?<unit>day|week|month|year)s?$/.exec(lasting)?.groups ?? {};
  const [one = '', more = ''] = UNITS[unit] ?? [];
  return n === 'a' ? `1 ${one} से` : `${n} ${more} से`;
}
