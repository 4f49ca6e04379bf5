// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { KEPT_DAYS } from '#contract/patients/kept-days.ts';
import { copyOwner, forgetCopy, forgetCopyOfOthers, forgetOldCopy, setCopyOwner } from './phone-copy.ts';

const OWNER = '0197a1b2-0000-7000-8000-000000000001';

/** The browser's database, of which only the deleting matters here. */
function watchDeletions(outcome: 'success' | 'blocked' = 'success') {
  const deleted: string[] = [];
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => {
      deleted.push(name);
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event(outcome)));
      return request;
    },
  });
  return deleted;
}

test('forgetting takes the owner away and deletes the copy with its key', async () => {
  const deleted = watchDeletions();
  setCopyOwner(OWNER);
  await forgetCopy();
  expect([copyOwner(), deleted]).toEqual([null, ['nadi-phone-copy']]);
});

test('another tab that holds the copy open keeps nobody waiting', async () => {
  watchDeletions('blocked');
  setCopyOwner(OWNER);
  await forgetCopy();
  expect(copyOwner()).toBeNull();
});

test('whoever else logs in finds nothing; the owner finds the own copy', () => {
  const deleted = watchDeletions();
  setCopyOwner(OWNER);
  forgetCopyOfOthers(OWNER);
  expect([copyOwner(), deleted]).toEqual([OWNER, []]);
  forgetCopyOfOthers('0197a1b2-0000-7000-8000-000000000009');
  expect([copyOwner(), deleted]).toEqual([null, ['nadi-phone-copy']]);
});

test('where nobody switched it on, a login touches no database', () => {
  const deleted = watchDeletions();
  forgetCopyOfOthers(OWNER);
  expect(deleted).toEqual([]);
});

test('after its last day the copy is nobody’s, and the next page that opens deletes it', () => {
  const deleted = watchDeletions();
  vi.useFakeTimers({ now: Date.parse('2026-11-01T08:00:00Z'), toFake: ['Date'] });
  setCopyOwner(OWNER);
  vi.setSystemTime(Date.now() + KEPT_DAYS * DAY_MS);
  forgetOldCopy();
  expect([copyOwner(), deleted]).toEqual([OWNER, []]);

  vi.setSystemTime(Date.now() + 1);
  expect(copyOwner()).toBeNull();
  forgetOldCopy();
  expect(deleted).toEqual(['nadi-phone-copy']);
  expect(localStorage.length).toBe(0);
});
