// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { forgetWaiting, keepForLater, waitingFor } from './keep-for-later.ts';

const record = { symptoms: 'Fever since last night', result: { potentialCauses: [], nextSteps: [] } };
afterEach(() => sessionStorage.clear());

test('a result waits for its own patient and for nobody else', () => {
  keepForLater(record, 'ananya');
  keepForLater(record, 'ananya');

  expect(waitingFor('ananya')).toHaveLength(1);
  expect(waitingFor('tara')).toEqual([]);
});

test('what a guest carries along waits for an hour, then nobody gets it', () => {
  keepForLater(record, null);

  expect(waitingFor('tara')).toMatchObject([{ record }]);
  expect(waitingFor('tara', Date.now() + 60 * 60_000)).toEqual([]);
});

test('what was saved waits no longer', () => {
  keepForLater(record, 'ananya');
  for (const { key } of waitingFor('ananya')) forgetWaiting(key);

  expect(waitingFor('ananya')).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});
