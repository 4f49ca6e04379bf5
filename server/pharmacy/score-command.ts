// npm run pharmacy:score -- CASES.jsonl [--out OUTCOMES.jsonl] [--wrong]: how many orders were rightly caught or rightly quiet.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { wilson } from '#triage-engine/tools/scoring/figures.ts';
import { currentTable, openTable } from './table/current-table.ts';
import { type Case, type Outcome, runCase } from './testing-cases.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, wrong: { type: 'boolean' }, data: { type: 'string' } },
});
const [file] = positionals;
if (!file) {
  console.error('Usage: npm run pharmacy:score -- CASES.jsonl [--out OUTCOMES.jsonl] [--wrong] [--data FOLDER]');
  process.exitCode = 1;
} else {
  if (values.data) openTable(values.data);
  score(file);
}

function score(path: string): void {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const results = lines.map((line) => {
    const one = JSON.parse(line) as Case;
    return { one, ...runCase(one) };
  });
  const of = (wanted: (one: Case) => boolean, ...outcomes: Outcome[]) => {
    const asked = results.filter(({ one }) => wanted(one));
    return { hits: asked.filter(({ outcome }) => outcomes.includes(outcome)).length, of: asked.length };
  };
  const isQuiet = ({ expect }: Case) => expect === 'quiet' || expect === 'no-reason';
  const isDangerous = (one: Case) => !isQuiet(one) && one.expect !== 'any';
  console.log(`${currentTable().name} ${currentTable().version}, ${results.length} cases`);
  print(
    'right: caught or rightly quiet',
    of(() => true, 'caught', 'quiet'),
  );
  print('dangerous: caught', of(isDangerous, 'caught'));
  print('dangerous: only "not checked"', of(isDangerous, 'not checked'));
  print('dangerous: found, but too weak', of(isDangerous, 'too weak'));
  print('dangerous: in silence', of(isDangerous, 'silent'));
  print('harmless: rightly quiet', of(isQuiet, 'quiet'));
  print('harmless: false alarm', of(isQuiet, 'false alarm'));
  for (const group of [...new Set(results.map(({ one }) => one.group ?? ''))].toSorted()) {
    print(
      `  ${group}`,
      of((one) => (one.group ?? '') === group, 'caught', 'quiet'),
    );
  }
  const outcomes = results.map(({ one: { id, group, expect, danger }, outcome, findings }) => ({
    id,
    group,
    expect,
    outcome,
    danger,
    findings: findings.map(
      ({ severity, kind, title, needsReason }) => `${severity}${needsReason ? '*' : ''} ${kind}: ${title}`,
    ),
  }));
  if (values.out) writeFileSync(values.out, outcomes.map((one) => `${JSON.stringify(one)}\n`).join(''));
  if (values.wrong)
    for (const one of outcomes.filter(({ outcome }) => outcome !== 'caught' && outcome !== 'quiet'))
      console.log(JSON.stringify(one));
}

function print(what: string, { hits, of }: { hits: number; of: number }): void {
  if (of === 0) return;
  const [low, high] = wilson(hits, of).map((share) => (100 * share).toFixed(0));
  console.log(
    `  ${what.padEnd(34)} ${((100 * hits) / of).toFixed(1).padStart(5)} %  ${`${hits}/${of}`.padStart(8)}  [${low}–${high}]`,
  );
}
