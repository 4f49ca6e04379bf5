// Texts with the answers that the engine gave when they were recorded: level, flags and first cause. A line per text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from '#triage-engine/answer.ts';
import { triage } from '#triage-engine/triage.ts';

export const GOLDEN_FILE = 'scripts/triage/golden-answers.tsv';
const HEADER = '# answers of rules ';

export type GoldenAnswer = { text: string; person: string; answer: string };
export type GoldenSet = { rules: string; answers: GoldenAnswer[] };

export function readGoldenSet(root: string): GoldenSet {
  const [header = '', ...lines] = readFileSync(join(root, GOLDEN_FILE), 'utf8').trimEnd().split(/\r?\n/);
  const answers = lines.map((line) => {
    const [text = '', person = '', ...answer] = line.split('\t').toReversed();
    return { text, person, answer: answer.toReversed().join('\t') };
  });
  return { rules: header.replace(HEADER, ''), answers };
}

export const writtenGoldenSet = ({ rules, answers }: GoldenSet): string =>
  [`${HEADER}${rules}`, ...answers.map(({ text, person, answer }) => `${answer}\t${person}\t${text}`), ''].join('\n');

/**
 * Level, flags, first cause; '-' for no level and 'unclear' where the engine says that it did not understand enough. '?' and
 * the dangers behind a level: they are asked for before it stands.
 */
export function answerNow({ text, person }: Pick<GoldenAnswer, 'text' | 'person'>): string {
  const { urgency, flags, causes, enough, asks } = triage({ text, person: personOf(person) });
  const first = enough ? (causes[0]?.condition ?? '-') : 'unclear';
  const named = asks.filter(({ reason }) => reason !== 'unread').map(({ danger }) => danger);
  return [
    `${urgency ?? '-'}${named.length > 0 ? `?${named.join(',')}` : ''}`,
    flags.map(({ id }) => id).join(',') || '-',
    first,
  ].join('\t');
}

/** '-' nobody told, 'f34' a woman of 34, 'f28p' one who is pregnant, 'mo8' a child of eight months. */
function personOf(code: string): Person {
  const [, kind = '', age = '', pregnant] = /^(mo|f|m)(\d+)(p)?$/.exec(code) ?? [];
  if (kind === '') return {};
  if (kind === 'mo') return { ageYears: Math.floor(Number(age) / 12), ageMonths: Number(age) };
  return { ageYears: Number(age), sex: kind === 'f' ? 'female' : 'male', ...(pregnant && { pregnant: true }) };
}

/** What an engineer reads when answers changed. */
export const whatChanged = (set: GoldenSet): string[] =>
  set.answers.flatMap((golden) => {
    const now = answerNow(golden);
    const inWords = (answer: string) => answer.replaceAll('\t', ' | ');
    return now === golden.answer ? [] : [`${golden.text}\n    was ${inWords(golden.answer)}\n    is  ${inWords(now)}`];
  });
