// The weights of the alarm reader come from the sentences in the repository, and from nothing else.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DANGER_IDS } from '#contract/triage/dangers.ts';
import { TRAINED_FROM as GIST_FROM } from '#triage-engine/alarms/gist-weights.generated.ts';
import { packWeights, unpackWeights } from '#triage-engine/alarms/pack-weights.ts';
import { weigh } from '#triage-engine/alarms/weigh.ts';
import { TRAINED_FROM as ALARMS_FROM } from '#triage-engine/alarms/weights.generated.ts';
import { ROOT } from '../root.mjs';
import { readSentences, sentencesIn, trainedFrom } from './alarm-sentences.ts';
import { fitAlarms } from './fit-alarms.ts';

test('the weights were learnt from the sentences as they are now', () => {
  expect({ alarms: ALARMS_FROM, gist: GIST_FROM }, 'Run npm run triage:train and commit what it writes.').toEqual(
    trainedFrom(ROOT),
  );
});

test('the weights of both readers are small enough for a browser', () => {
  const sizes = ['weights', 'gist-weights'].map(
    (name) => statSync(join(ROOT, `triage-engine/alarms/${name}.generated.ts`)).size,
  );
  expect(sizes[0]).toBeLessThan(1_200_000);
  expect(sizes[1]).toBeLessThan(450_000);
});

test('every sentence has a known danger or none, every danger has sentences in every manner', () => {
  const sentences = readSentences(ROOT);
  const known = new Set<string>([...DANGER_IDS, 'none']);
  expect(sentences.filter(({ danger }) => !known.has(danger))).toEqual([]);
  for (const manner of ['English', 'misspelt and Indian English', 'Hinglish', 'Hindi'])
    for (const danger of DANGER_IDS)
      expect(
        sentences.filter((one) => one.manner === manner && one.danger === danger).length,
        `${danger}, ${manner}`,
      ).toBeGreaterThanOrEqual(15);
});

test('the same sentences give the same weights, and packing loses nothing', () => {
  const some = readSentences(ROOT).filter((_, index) => index % 60 === 0);
  const size = { features: 1500, weights: 4000 };
  const fitted = fitAlarms(some, size);
  expect(fitAlarms(some, size)).toEqual(fitted);
  const ready = unpackWeights(packWeights(fitted));
  for (const [index, row] of fitted.rows.entries()) {
    const at = ready.rowOf[fitted.buckets[index] ?? 0] ?? 0;
    const [from, to] = [ready.begins[at] ?? 0, ready.begins[at + 1] ?? 0];
    expect([...ready.classes.subarray(from, to)]).toEqual(row.map(({ of }) => of));
    expect([...ready.steps.subarray(from, to)]).toEqual(row.map(({ steps }) => steps));
  }
});

test('what was learnt is told apart', () => {
  const few = sentencesIn(
    '## bite\na snake bit my foot\nsnake bite on the hand\nbitten by a snake\n## none\na mild cold\nmy nose runs a little\na little cough and cold\n',
    'english.txt',
  );
  const weights = unpackWeights(packWeights(fitAlarms(few, { features: 500, weights: 2000 })));
  expect(weigh('a snake bit her', weights).odds).toBeGreaterThan(weigh('a cold and a cough', weights).odds);
});

test('an unknown danger is refused by name', () => {
  expect(() => fitAlarms(sentencesIn('## toothache\nmy tooth hurts', 'english.txt'))).toThrow(
    'No danger is called toothache',
  );
});
