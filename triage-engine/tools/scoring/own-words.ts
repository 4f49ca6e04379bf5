// Figures of cases in people's own words: what each reader catches alone and what both catch together.
import { listen } from '#triage-engine/alarms/listen.ts';
import { ASKED_FROM, RAISED_FROM } from '#triage-engine/dangers/hear-alarms.ts';
import { type Person, type TriageInput, triage } from '#triage-engine/triage.ts';
import { afterNone } from './after-none.ts';
import type { Case } from './cases.ts';
import type { Figure } from './figures.ts';

/** `danger`: what was told, alternatives parted by bars; `level` as its writer set it, 0 where nothing is complained of. */
export type OwnWords = Pick<Case, 'id' | 'text' | 'age' | 'sex'> & { voice: string; level: number; danger?: string };

export const isOwnWords = (one: object): one is OwnWords => 'level' in one && 'voice' in one;

/** A question counts only where it names the danger that was told. */
type Reading = { isEmergency: boolean; asked: string[] };
/** `isHomeAfterNone`: self-care at once, or when every danger that is asked for is denied. */
type Answer = Reading & { isSelfCare: boolean; isHomeAfterNone: boolean; isAskedIfIll: boolean; hasCause: boolean };
type Read = { told: OwnWords; first: Reading; second: Reading; both: Answer };

export function ownWordsFigures(cases: readonly OwnWords[]): Figure[] {
  const read = cases.map(readBy);
  const urgent = read.filter(({ told }) => told.level >= 4);
  const harmless = read.filter(({ told }) => told.level <= 3);
  const minor = read.filter(({ told }) => told.level === 1 || told.level === 2);
  const trifles = read.filter(({ told }) => told.level === 1);
  const none = read.filter(({ told }) => told.level === 0);
  const level = (wanted: number) => read.filter(({ told }) => told.level === wanted);
  const isOwnAsked = (by: 'first' | 'second' | 'both', one: Read) =>
    one[by].asked.some((danger) => one.told.danger?.split('|').includes(danger));
  const caught = (by: 'first' | 'second' | 'both') => (one: Read) => one[by].isEmergency || isOwnAsked(by, one);
  const isHome = ({ both }: Read) => both.isHomeAfterNone;
  return [
    count('emergencies caught, both readers', urgent, caught('both')),
    count('  the lexicon alone', urgent, caught('first')),
    count('  the alarm reader alone', urgent, caught('second')),
    count('  rated 4 or 5, both', urgent, ({ both }) => both.isEmergency),
    count('  sent home when every danger that was asked is denied', urgent, isHome),
    count('    and its own danger was not asked by name', urgent, (one) => isHome(one) && !isOwnAsked('both', one)),
    count('harmless: stopped by a question', harmless, ({ both }) => both.asked.length > 0),
    count('  of levels 1–3', harmless.filter(isComplaint), ({ both }) => both.asked.length > 0),
    count('  by the alarm reader alone', harmless, ({ second }) => second.asked.length > 0),
    count('levels 1–2 rated 4 or 5', minor, ({ both }) => both.isEmergency),
    count('  by the lexicon alone', minor, ({ first }) => first.isEmergency),
    count('level 1 given self-care, at once', trifles, ({ both }) => both.isSelfCare),
    count('  at once or after none of the dangers that were asked', trifles, isHome),
    count('level 2 given self-care, at once or after none', level(2), isHome),
    count('level 3 given self-care, at once or after none', level(3), isHome),
    count('no complaint, given a cause', none, ({ both }) => both.hasCause),
    count('levels 1–3 asked whether somebody is ill', harmless.filter(isComplaint), ({ both }) => both.isAskedIfIll),
  ].filter(({ of }) => of > 0);
}

const isComplaint = ({ told }: Read): boolean => told.level > 0;

function readBy(told: OwnWords): Read {
  const input = { text: told.text, person: personOf(told) };
  return {
    told,
    first: readingOf(triage(input, () => [])),
    second: heardIn(told.text),
    both: answerOf(input),
  };
}

const readingOf = ({ urgency, asks }: ReturnType<typeof triage>): Reading => ({
  isEmergency: urgency !== null && urgency >= 4,
  asked: asks.filter(({ reason }) => reason !== 'unread').map(({ danger }) => danger),
});

function answerOf(input: TriageInput): Answer {
  const answer = triage(input);
  return {
    ...readingOf(answer),
    isSelfCare: answer.urgency === 1,
    isHomeAfterNone: afterNone(input, answer).urgency === 1,
    isAskedIfIll: answer.mayBeNoComplaint === true,
    hasCause: answer.enough && answer.causes.length > 0,
  };
}

function heardIn(text: string): Reading {
  const heard = listen(text);
  const certainty = heard[0]?.certainty ?? 0;
  const isEmergency = certainty >= RAISED_FROM;
  return { isEmergency, asked: certainty >= ASKED_FROM && !isEmergency ? heard.map(({ danger }) => danger) : [] };
}

export const personOf = ({ age, sex }: OwnWords): Person => ({
  ...(typeof age === 'number' && { ageYears: Math.floor(age), ...(age < 2 && { ageMonths: Math.floor(age * 12) }) }),
  ...((sex === 'female' || sex === 'male') && { sex }),
});

const count = (what: string, read: readonly Read[], isHit: (one: Read) => boolean): Figure => ({
  what,
  hits: read.filter(isHit).length,
  of: read.length,
});
