// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { KEPT_DAYS } from '#contract/patients/kept-days.ts';
import { copySession, forgetEndedCopy } from './ended-copy.ts';
import { copyEndsAt } from './offline/copy-database.ts';
import {
  copyOwner,
  forgetCopy,
  forgetCopyOfOthers,
  forgetOldCopy,
  noteCopySession,
  setCopyOwner,
} from './phone-copy.ts';

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

describe('when the session in which it was made', () => {
  const SESSION = '0197a1b2-0000-7000-8000-000000000002';
  const answering = (answer: () => Response | Promise<Response>) => vi.stubGlobal('fetch', answer);
  const says = (mayStay: boolean) => answering(() => Response.json({ mayStay }));
  const kept = () => {
    const deleted = watchDeletions();
    setCopyOwner(OWNER, SESSION);
    return deleted;
  };

  test('only ran out, the copy stays', async () => {
    const deleted = kept();
    says(true);
    await forgetEndedCopy();
    expect([copyOwner(), deleted]).toEqual([OWNER, []]);
  });

  test('was ended from elsewhere, it is deleted', async () => {
    const deleted = kept();
    says(false);
    await forgetEndedCopy();
    expect([copyOwner(), deleted]).toEqual([null, ['nadi-phone-copy']]);
  });

  test('cannot be asked about, it stays, and says until when', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T08:00:00Z'), toFake: ['Date'] });
    kept();
    answering(() => Promise.reject(new TypeError('no network')));
    await forgetEndedCopy();
    expect(copyOwner()).toBe(OWNER);
    expect(copyEndsAt()).toEqual(new Date('2026-11-15T08:00:00Z'));
    vi.useRealTimers();
  });

  test('was ended while the owner logged in anew, it stays and is no younger', async () => {
    const deleted = kept();
    const before = copyEndsAt();
    answering(() => {
      noteCopySession(OWNER, '0197a1b2-0000-7000-8000-000000000003');
      return Response.json({ mayStay: false });
    });
    await forgetEndedCopy();
    expect([copyOwner(), copyEndsAt(), deleted]).toEqual([OWNER, before, []]);
    expect(copySession()).toMatch(/3$/);
  });
});
