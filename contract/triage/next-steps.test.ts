import { expect, test } from 'vitest';
import { nextStepsOf } from './next-steps.ts';

test('what two dangers ask for in other words is said once', () => {
  const flags = [
    { urgency: 5, doNow: 'Move hard things away, put nothing in the mouth, and time it.' },
    { urgency: 4, doNow: 'Put nothing in the mouth; lay the person on the side afterwards.' },
  ] as const;
  expect(nextStepsOf({ urgency: 5, flags, nextSteps: [], emergencyNumber: '112' })).toEqual([
    'Call 112 for an ambulance now. Do not wait for an appointment.',
    'Move hard things away, put nothing in the mouth, and time it.',
  ]);
});

test('where tablets were swallowed to die, the way to help for the body comes first', () => {
  const mind = { urgency: 4, danger: 'suicide', doNow: 'You do not have to carry this alone.' } as const;
  const body = { urgency: 4, danger: 'overdose', doNow: 'Bring the packet.' } as const;
  const first = (flags: Parameters<typeof nextStepsOf>[0]['flags']) =>
    nextStepsOf({ urgency: 4, flags, nextSteps: [], emergencyNumber: '112' })[0];
  expect(first([mind])).toMatch(/^Call the crisis line/);
  expect(first([body, mind])).toMatch(/^Go to an emergency department now\./);
});
