import { expect, test } from 'vitest';
import { urgencyOf } from '../triage.ts';

const told = (text: string) => urgencyOf({ text, person: {} });

test.each([
  'My 2 year old is having a fit for ten minutes.',
  'He has been having a seizure for the last 15 minutes',
  'my daughter is having a seizure for about half an hour',
  'She is having convulsions, shaking for over 20 minutes now',
  'The fit lasted 10 minutes',
])('a fit that goes on for minutes needs an ambulance: %s', (text) => expect(told(text)).toBe(5));

test.each(['My son had a fit ten minutes ago and is well now', 'He had a seizure for 2 minutes yesterday'])(
  'a short one that is over is seen today or now, and calls nobody: %s',
  (text) => expect([3, 4]).toContain(told(text)),
);
