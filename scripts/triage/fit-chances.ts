// npm run triage:chances: fits how likely it is that a text complains of nothing, and that a flag of an emergency means one, to the opened
// cases, which no reader has learnt from. Every third is set aside: it is counted, and nothing else. Same cases, same weights.
import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gistOf } from '#triage-engine/alarms/gist.ts';
import { chanceOf, SIGNS_OF_NOTHING, signsOfNothing } from '#triage-engine/chance-of-nothing.ts';
import { howItIsTold } from '#triage-engine/complains-of-nothing.ts';
import { hearAlarms, withoutReassurance } from '#triage-engine/dangers/hear-alarms.ts';
import { SIGNS_OF_DANGER, signsOfDanger } from '#triage-engine/flags/chance-of-danger.ts';
import { lazily } from '#triage-engine/lazily.ts';
import { flag } from '#triage-engine/rate.ts';
import { readCases } from '#triage-engine/tools/scoring/cases.ts';
import { isOwnWords, type OwnWords, personOf } from '#triage-engine/tools/scoring/own-words.ts';
import { readInput } from '#triage-engine/understand.ts';
import { ROOT } from '../root.mjs';
import { fitLogistic, sum } from './fit-logistic.ts';

/** `signs`: undefined where it is decided without them. `danger`: where a flag of an emergency is up. */
type Row = { level: number; isAside: boolean; isAsked: boolean; signs?: number[]; danger?: number[] };

/** Of the complaints of levels 1 to 3 that were fitted to, so many may be asked whether somebody is ill. */
const MOST_ASKED = 0.045;
/** Of the emergencies that were fitted to and have the flag of one, so many may be asked about instead of sent to hospital. */
const MOST_DOUBTED = 0.01;

const rows = globSync('scripts/triage/unseen/{open,*/open}/*.jsonl', { cwd: ROOT })
  .sort()
  .flatMap((file) => readCases(join(ROOT, file)).filter(isOwnWords))
  .map(rowOf);
const fitted = rows.filter(({ isAside }) => !isAside);
const [bias = 0, ...weights] = fitLogistic(
  fitted.flatMap(({ level, signs }) => (signs ? [{ signs, is: level === 0 }] : [])),
  SIGNS_OF_NOTHING.length,
).map(rounded);
const asked = limitOf(fitted);

/** Level 3 is neither. */
const flagged = (some: readonly Row[]) =>
  some.flatMap(({ level, danger }) => (danger && level > 0 && level !== 3 ? [{ signs: danger, is: level >= 4 }] : []));
const [dangerBias = 0, ...dangerWeights] = fitLogistic(flagged(fitted), SIGNS_OF_DANGER.length).map(rounded);
const likely = (signs: readonly number[]) =>
  chanceOf(dangerBias + sum(signs.map((sign, at) => sign * (dangerWeights[at] ?? 0))));
const emergencies = flagged(fitted)
  .flatMap(({ signs, is }) => (is ? [likely(signs)] : []))
  .sort((a, b) => a - b);
const doubted = rounded(emergencies[Math.floor(emergencies.length * MOST_DOUBTED)] ?? 0);

writeFileSync(
  join(ROOT, 'triage-engine/chance-of-nothing.generated.ts'),
  `// Written by npm run triage:chances. Weights: ${SIGNS_OF_NOTHING.join(', ')}.
export const NOTHING_WEIGHTS = { bias: ${bias}, weights: [${weights.join(', ')}], asked: ${asked} };
`,
);
writeFileSync(
  join(ROOT, 'triage-engine/flags/chance-of-danger.generated.ts'),
  `// Written by npm run triage:chances. Weights: ${SIGNS_OF_DANGER.join(', ')}.
export const DANGER_WEIGHTS = { bias: ${dangerBias}, weights: [${dangerWeights.join(', ')}], doubted: ${doubted} };
`,
);
for (const [which, some] of [
  ['fitted', fitted],
  ['set aside', rows.filter(({ isAside }) => isAside)],
] as const) {
  console.log(which, '| asked whether somebody is ill: no complaint', shareAsked(some, 0, 0));
  console.log('  levels 1 to 3', shareAsked(some, 1, 3), '| emergencies', shareAsked(some, 4, 5));
  for (const isGrave of [false, true]) {
    const of = flagged(some).filter(({ is }) => is === isGrave);
    const hits = of.filter(({ signs }) => likely(signs) < doubted).length;
    console.log(`  doubted of the flags of ${isGrave ? 'emergencies' : 'levels 1 and 2'}: ${hits}/${of.length}`);
  }
}

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
    ...(flags.some(({ urgency }) => urgency >= 4) && { danger: signsOfDanger({ understood, flags, heard, gist }) }),
    ...(typeof told === 'boolean' ? { isAsked: told } : { isAsked: false, signs: signsOfNothing(told) }),
  };
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

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
