// npm run triage:nothing: fits how likely it is that a text complains of nothing (triage-engine/chance-of-nothing.ts) to the opened
// cases, which no reader has learnt from. Every third is set aside: it is counted, and nothing else. Same cases, same weights.
import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gistOf } from '#triage-engine/alarms/gist.ts';
import { chanceOf, SIGNS_OF_NOTHING, signsOfNothing } from '#triage-engine/chance-of-nothing.ts';
import { howItIsTold } from '#triage-engine/complains-of-nothing.ts';
import { hearAlarms, withoutReassurance } from '#triage-engine/dangers/hear-alarms.ts';
import { lazily } from '#triage-engine/lazily.ts';
import { flag } from '#triage-engine/rate.ts';
import { readCases } from '#triage-engine/tools/scoring/cases.ts';
import { isOwnWords, type OwnWords, personOf } from '#triage-engine/tools/scoring/own-words.ts';
import { readInput } from '#triage-engine/understand.ts';
import { ROOT } from '../root.mjs';

/** `signs`: undefined where it is decided without them. */
type Row = { level: number; isAside: boolean; isAsked: boolean; signs?: number[] };

/** Of the complaints of levels 1 to 3 that were fitted to, so many may be asked whether somebody is ill. */
const MOST_ASKED = 0.03;
const ROUNDS = 30;
/** Keeps a rare sign from counting for everything. */
const RIDGE: number = 1;

const rows = globSync('scripts/triage/unseen/{open,*/open}/*.jsonl', { cwd: ROOT })
  .sort()
  .flatMap((file) => readCases(join(ROOT, file)).filter(isOwnWords))
  .map(rowOf);
const fitted = rows.filter(({ isAside }) => !isAside);
const [bias = 0, ...weights] = learn(fitted).map(rounded);
const asked = limitOf(fitted);

writeFileSync(
  join(ROOT, 'triage-engine/chance-of-nothing.generated.ts'),
  `// Written by npm run triage:nothing. Weights: ${SIGNS_OF_NOTHING.join(', ')}.
export const NOTHING_WEIGHTS = { bias: ${bias}, weights: [${weights.join(', ')}], asked: ${asked} };
`,
);
for (const [which, some] of [
  ['fitted', fitted],
  ['set aside', rows.filter(({ isAside }) => isAside)],
] as const)
  console.log(
    which,
    '| asked whether somebody is ill: no complaint',
    shareAsked(some, 0, 0),
    '| levels 1 to 3',
    shareAsked(some, 1, 3),
    '| emergencies',
    shareAsked(some, 4, 5),
  );

function rowOf(one: OwnWords): Row {
  const alarms = hearAlarms(one.text);
  const gist = lazily(() => gistOf(withoutReassurance(one.text)));
  const { understood, flags, heard } = flag(
    readInput({ text: one.text, person: personOf(one) })(false),
    { alarms, gist },
    undefined,
  );
  const told = howItIsTold(understood, flags, heard, gist);
  return {
    level: one.level,
    isAside: Number.parseInt(createHash('sha256').update(one.id).digest('hex').slice(0, 8), 16) % 3 === 0,
    ...(typeof told === 'boolean' ? { isAsked: told } : { isAsked: false, signs: signsOfNothing(told) }),
  };
}

/** Logistic regression, by Newton's method: the bias, and a weight for each sign. */
function learn(told: readonly Row[]): number[] {
  const points = told.flatMap(({ level, signs }) => (signs ? [{ signs: [1, ...signs], is: Number(level === 0) }] : []));
  let learnt = Array.from({ length: SIGNS_OF_NOTHING.length + 1 }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = learnt.map((weight, at) => (at === 0 ? 0 : -RIDGE * weight));
    const bend = learnt.map((_, row) => learnt.map((_, column) => (row === column && row > 0 ? RIDGE : 0)));
    for (const { signs, is } of points) {
      const chance = chanceOf(sum(signs.map((sign, at) => sign * (learnt[at] ?? 0))));
      signs.forEach((sign, row) => {
        slope[row] = (slope[row] ?? 0) + sign * (is - chance);
        signs.forEach((other, column) => {
          const bends = bend[row];
          if (bends) bends[column] = (bends[column] ?? 0) + sign * other * chance * (1 - chance);
        });
      });
    }
    const step = solved(bend, slope);
    learnt = learnt.map((weight, at) => weight + (step[at] ?? 0));
  }
  return learnt;
}

/** Gauss: the matrix is small, and positive by its ridge. */
function solved(matrix: number[][], wanted: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, wanted[at] ?? 0]);
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 1;
    for (let column = 0; column < row.length; column++) row[column] = (row[column] ?? 0) / pivot;
    for (const [other, under] of rows.entries()) {
      const times = under[at] ?? 0;
      if (other !== at)
        for (let column = 0; column < under.length; column++)
          under[column] = (under[column] ?? 0) - times * (row[column] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

function limitOf(told: readonly Row[]): number {
  const complaints = told.filter(({ level }) => level >= 1 && level <= 3);
  const sure = complaints.filter(({ isAsked }) => isAsked).length;
  const chances = complaints.flatMap(({ signs }) => (signs ? [chanceFrom(signs)] : [])).sort((a, b) => b - a);
  return rounded(chances[Math.max(0, Math.floor(complaints.length * MOST_ASKED) - sure)] ?? 1);
}

function shareAsked(some: readonly Row[], from: number, to: number): string {
  const of = some.filter(({ level }) => level >= from && level <= to);
  const hits = of.filter(({ isAsked, signs }) => (signs ? chanceFrom(signs) >= asked : isAsked)).length;
  return `${hits}/${of.length} (${((100 * hits) / of.length).toFixed(1)} %)`;
}

function chanceFrom(signs: readonly number[]): number {
  return chanceOf(bias + sum(signs.map((sign, at) => sign * (weights[at] ?? 0))));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
