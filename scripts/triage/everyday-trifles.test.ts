// Everyday trifles beside their near neighbours: what a doctor should see, what is no complaint, and dangers that begin like a trifle. The
// readers have learnt from these sentences; that they are rated so rests on the rules beside them as well.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { triage, urgencyOf } from '#triage-engine/triage.ts';
import { ROOT } from '../root.mjs';
import { type Sentence, sentencesIn } from './alarm-sentences.ts';

const FOLDER = 'scripts/triage/alarm-sentences';

const read = (file: string): Sentence[] => sentencesIn(readFileSync(join(ROOT, FOLDER, file), 'utf8'), file);
const isFull = process.env.NADI_TEST_FULL === '1';
/** Each third is rated; test:full rates all. */
const some = <Told>(told: readonly Told[]): Told[] => told.filter((_, at) => isFull || at % 3 === 0);
const levelOf = (text: string) => urgencyOf({ text, person: {} });

const NEIGHBOURS = ['english', 'hindi', 'hinglish'].map((language) => `harmless/neighbours-${language}.txt`);
const of = (files: readonly string[], gist: Sentence['gist']): string[] =>
  some(files.flatMap(read).filter((one) => one.gist === gist)).map(({ text }) => text);

test.each([
  ['everyday-trifles-english-x', 0.6],
  ['everyday-trifles-indian-english-x', 0.6],
  ['everyday-trifles-misspelt-x', 0.6],
  ['everyday-trifles-hinglish-x', 0.6],
  ['everyday-trifles-hindi-x', 0.6],
  ['neighbours-english', 0.55],
  ['neighbours-hindi', 0.5],
  ['neighbours-hinglish', 0.5],
])('%s: at least the share %d of trifles is looked after at home', (name, least) => {
  const told = of([`harmless/${name}.txt`], 'trifle');
  const missed = told.filter((text) => levelOf(text) !== 1);
  expect(1 - missed.length / told.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
});

describe('beside trifles', () => {
  test('no danger that begins like one is looked after at home', () => {
    const told = some(
      ['near-trifles-x.txt', 'neighbours-english.txt', 'neighbours-hindi.txt', 'neighbours-hinglish.txt'].flatMap(read),
    );
    expect(told.filter(({ text }) => levelOf(text) === 1).map(({ text }) => text)).toEqual([]);
  });

  test('of what a doctor should see, at most one in fifteen is', () => {
    const files = ['english', 'hindi-and-hinglish', 'misspelt'].map((name) => `harmless/for-a-doctor-${name}-x.txt`);
    const told = of([...files, ...NEIGHBOURS], 'mild');
    const sent = told.filter((text) => levelOf(text) === 1);
    expect(sent.length / told.length, sent.join('\n')).toBeLessThanOrEqual(1 / 15);
  });

  test('what is no complaint names hardly a cause', () => {
    const told = of(['harmless/no-complaint-x.txt', ...NEIGHBOURS], 'nothing');
    const named = told.filter((text) => triage({ text, person: {} }).causes.length > 0);
    expect(named.length / told.length, named.join('\n')).toBeLessThanOrEqual(1 / 30);
  });
});
