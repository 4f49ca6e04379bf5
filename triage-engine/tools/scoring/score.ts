// npm run triage:score -- FOLDER: the figures of every file of cases in a folder, of openings too where there are some.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINE_VERSION } from '#triage-engine/triage.ts';
import { type Case, predict, readCases } from './cases.ts';
import { type Figure, figuresOf, wilson } from './figures.ts';
import { isOwnWords, ownWordsFigures } from './own-words.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run triage:score -- FOLDER');
  process.exitCode = 1;
} else {
  console.log(`engine ${ENGINE_VERSION}`);
  const all: Case[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()) {
    const cases = readCases(join(folder, file));
    print(basename(file), cases, false);
    all.push(...cases);
    if (cases.some(({ opening }) => opening)) print(`${basename(file)}, opening only`, cases, true);
  }
  const own = all.filter(isOwnWords);
  if (own.length > 0) printFigures('all in their own words', own.length, ownWordsFigures(own));
}

function print(title: string, cases: Case[], isOpeningOnly: boolean): void {
  const figures = figuresOf(
    cases,
    cases.map((one) => predict(one, isOpeningOnly)),
  );
  printFigures(title, cases.length, [...figures, ...ownWordsFigures(cases.filter(isOwnWords))]);
}

function printFigures(title: string, count: number, figures: Figure[]): void {
  console.log(`\n${title} (${count} cases)`);
  for (const one of figures) console.log(line(one));
}

function line({ what, hits, of }: Figure): string {
  const [low, high] = wilson(hits, of);
  const percent = (share: number) => (100 * share).toFixed(0);
  return `  ${what.padEnd(54)} ${((100 * hits) / of).toFixed(1).padStart(5)} %  ${`${hits}/${of}`.padStart(8)}  [${percent(low)}–${percent(high)}]`;
}
