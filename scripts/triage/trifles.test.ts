// Everyday trifles as people tell them, each beside the same with one sign of danger: the one is looked after at home, the
// other is an emergency or asked for by name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { triage } from '#triage-engine/triage.ts';
import { ROOT } from '../root.mjs';

const rows = ['english', 'hinglish', 'hindi'].flatMap((language) =>
  readFileSync(join(ROOT, 'scripts/triage/trifles', `${language}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t') as [string, string]),
);
const isFull = process.env.NADI_TEST_FULL === '1';
const answerTo = (text: string) => triage({ text, person: {} });
const isAsked = ({ asks }: ReturnType<typeof triage>) => asks.some(({ reason }) => reason !== 'unread');

describe('the table of trifles', () => {
  test('has at least 150, none twice', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(rows.flat()).size).toBe(rows.length * 2);
  });

  test('is looked after at home, and nobody is stopped, in 95 of 100', () => {
    const missed = rows.filter(([trifle]) => {
      const answer = answerTo(trifle);
      return answer.urgency !== 1 || isAsked(answer);
    });
    expect(missed.length, missed.map(([trifle]) => trifle).join('\n')).toBeLessThanOrEqual(rows.length * 0.05);
  });

  test.each(rows.map(([, danger]) => danger))('is an emergency, or asked for by name: %s', (text) => {
    const answer = answerTo(text);
    expect((answer.urgency ?? 0) >= 4 || isAsked(answer)).toBe(true);
  });

  // Each trifle beside one of them; test:full reads all beside all.
  const RISKS = ['I am 30 weeks pregnant', 'I take warfarin', 'I am on chemo'];
  test.each(RISKS.map((risk, index) => [risk, index] as const))('beside “%s” none is given', (risk, index) => {
    const beside = rows.filter((_, row) => isFull || row % RISKS.length === index);
    const given = beside.filter(([trifle]) => answerTo(`${trifle}. ${risk}.`).urgency === 1);
    expect(given).toEqual([]);
  });
});
