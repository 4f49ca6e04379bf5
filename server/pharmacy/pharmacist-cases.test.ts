// The 173 orders that a physician tried, each with what a pharmacist expects.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Case, runCase } from './testing-cases.ts';

const cases = readFileSync(join(import.meta.dirname, 'cases', 'doctors-review.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

test('there are 173 of them', () => {
  expect(cases.map(({ id }) => Number(id))).toEqual(Array.from({ length: 173 }, (_, n) => n + 1));
});

const inWords = ({ order, patient }: Case) =>
  [...order.map(({ medicine, dose, unit }) => `${medicine} ${dose} ${unit}`), ...(patient.takes ?? [])].join(' + ');

test.each(cases.map((one) => [one.id, inWords(one), one.should, one] as const))(
  'case %s, %s, says: %s',
  (_id, _what, _should, one) => {
    const { outcome, findings } = runCase(one);
    const said = findings.map(({ severity, title }) => `${severity}: ${title}`);
    expect({ outcome, said }).toEqual({ outcome: expect.stringMatching(/^(caught|quiet)$/), said });
  },
);
