// Orders that people outside the table tried, each with what a pharmacist expects: 173 of a physician's review, and 160, 150 and 150
// that a pharmacist wrote without knowing the table. The figures of their first run are in docs/prescribing-safety.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Case, runCase } from './testing-cases.ts';

const casesIn = (file: string): Case[] =>
  readFileSync(join(import.meta.dirname, 'cases', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

const REVIEW = casesIn('doctors-review.jsonl');
const PHARMACIST = casesIn('pharmacist.jsonl');
const THIRD = casesIn('pharmacist-third.jsonl');
const FOURTH = casesIn('pharmacist-fourth.jsonl');
/** Ordinary Indian prescriptions, as brands, puffs and ml: the check stays quiet. */
const ORDINARY = casesIn('ordinary.jsonl');
/** Published dangers as an Indian doctor writes them: ONC's high-priority pairs, Beers, kidneys, illnesses, routes. */
const PUBLISHED = casesIn('published-dangers.jsonl');

test('there are 173 of the review, 160 of the pharmacist and 150 of the third and fourth list each, none twice', () => {
  expect(REVIEW.map(({ id }) => Number(id))).toEqual(Array.from({ length: 173 }, (_, n) => n + 1));
  expect(new Set(PHARMACIST.map(({ id }) => id)).size).toBe(160);
  expect(new Set(THIRD.map(({ id }) => id)).size).toBe(150);
  expect(new Set(FOURTH.map(({ id }) => id)).size).toBe(150);
});

const inWords = ({ order, patient }: Case) =>
  [...order.map(({ medicine, dose, unit }) => `${medicine} ${dose} ${unit}`), ...(patient.takes ?? [])].join(' + ');

describe.each([
  ['the review', REVIEW],
  ['the pharmacist', PHARMACIST],
  ['the third list', THIRD],
  ['the fourth list', FOURTH],
  ['ordinary days', ORDINARY],
  ['published dangers', PUBLISHED],
])('of %s', (_, cases) => {
  test.each(cases.map((one) => [one.id, inWords(one), one.should ?? one.expect, one] as const))(
    'case %s, %s, says: %s',
    (_id, _what, _should, one) => {
      const { outcome, findings } = runCase(one);
      const said = findings.map(({ severity, title }) => `${severity}: ${title}`);
      expect({ outcome, said }).toEqual({ outcome: expect.stringMatching(/^(caught|quiet)$/), said });
    },
  );
});
