// Figures of cases in people's own words: what each reader catches alone and what both catch together.
import { listen } from '#triage-engine/alarms/listen.ts';
import { ASKED_FROM, RAISED_FROM } from '#triage-engine/dangers/hear-alarms.ts';
import { type Person, triage } from '#triage-engine/triage.ts';
import type { Case } from './cases.ts';
import type { Figure } from './figures.ts';

/** `danger`: what was told, alternatives parted by bars; `level` as its writer set it, 0 where nothing is complained of. */
export type OwnWords = Pick<Case, 'id' | 'text' | 'age' | 'sex'> & { voice: string; level: number; danger?: string };

export const isOwnWords = (one: object): one is OwnWords => 'level' in one && 'voice' in one;

/** A question counts only where it names the danger that was told. */
type Reading = { isEmergency: boolean; asked: string[] };
type Answer = Reading & { isSelfCare: boolean; hasCause: boolean };
type Read = { told: OwnWords; first: Reading; second: Reading; both: Answer };

export function ownWordsFigures(cases: readonly OwnWords[]): Figure[] {
  const read = cases.map(readBy);
  const urgent = read.filter(({ told }) => told.level >= 4);
  const harmless = read.filter(({ told }) => told.level <= 3);
  const minor = read.filter(({ told }) => told.level === 1 || told.level === 2);
  const trifles = read.filter(({ told }) => told.level === 1);
  const none = read.filter(({ told }) => told.level === 0);
  const caught = (by: 'first' | 'second' | 'both') => (one: Read) =>
    one[by].isEmergency || one[by].asked.some((danger) => one.told.danger?.split('|').includes(danger));
  return [
    count('emergencies caught, both readers', urgent, caught('both')),
    count('  the lexicon alone', urgent, caught('first')),
    count('  the alarm reader alone', urgent, caught('second')),
    count('  rated 4 or 5, both', urgent, ({ both }) => both.isEmergency),
    count('harmless: stopped by a question', harmless, ({ both }) => both.asked.length > 0),
    count(
      '  of levels 1–3',
      harmless.filter(({ told }) => told.level > 0),
      ({ both }) => both.asked.length > 0,
    ),
    count('  by the alarm reader alone', harmless, ({ second }) => second.asked.length > 0),
    count('levels 1–2 rated 4 or 5', minor, ({ both }) => both.isEmergency),
    count('  by the lexicon alone', minor, ({ first }) => first.isEmergency),
    count('level 1 given self-care', trifles, ({ both }) => both.isSelfCare),
    count('  and not stopped', trifles, ({ both }) => both.isSelfCare && both.asked.length === 0),
    count('no complaint, given a cause', none, ({ both }) => both.hasCause),
  ].filter(({ of }) => of > 0);
}

function readBy(told: OwnWords): Read {
  const person = personOf(told);
  return {
    told,
    first: readingOf(triage({ text: told.text, person }, () => [])),
    second: heardIn(told.text),
    both: answerOf(triage({ text: told.text, person })),
  };
}

const readingOf = ({ urgency, asks }: ReturnType<typeof triage>): Reading => ({
  isEmergency: urgency !== null && urgency >= 4,
  asked: asks.filter(({ reason }) => reason !== 'unread').map(({ danger }) => danger),
});

const answerOf = (answer: ReturnType<typeof triage>): Answer => ({
  ...readingOf(answer),
  isSelfCare: answer.urgency === 1,
  hasCause: answer.enough && answer.causes.length > 0,
});

function heardIn(text: string): Reading {
  const heard = listen(text);
  const certainty = heard[0]?.certainty ?? 0;
  const isEmergency = certainty >= RAISED_FROM;
  return { isEmergency, asked: certainty >= ASKED_FROM && !isEmergency ? heard.map(({ danger }) => danger) : [] };
}

const personOf = ({ age, sex }: OwnWords): Person => ({
  ...(typeof age === 'number' && { ageYears: Math.floor(age), ...(age < 2 && { ageMonths: Math.floor(age * 12) }) }),
  ...((sex === 'female' || sex === 'male') && { sex }),
});

const count = (what: string, read: readonly Read[], isHit: (one: Read) => boolean): Figure => ({
  what,
  hits: read.filter(isHit).length,
  of: read.length,
});
