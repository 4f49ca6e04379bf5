import { expect, test } from 'vitest';
import { triageMark } from './triage-mark.ts';
import { AI_PROVIDERS } from './triage-result.ts';

test('an answer of the rules is never called AI, and one with a model in it always is', () => {
  for (const provider of AI_PROVIDERS) {
    const mark = triageMark({ provider, reportedByClient: false });
    expect(mark.includes('AI'), mark).toBe(provider !== 'embedded');
  }
});

test('what a browser reported is not said to be of our rules', () => {
  expect(triageMark({ provider: 'embedded', reportedByClient: true })).toMatch(/^Reported by the patient’s browser/);
});
