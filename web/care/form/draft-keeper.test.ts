// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal, Unreachable } from '#web/refusal.ts';
import { EMPTY_FORM } from './diagnosis-form.ts';
import { makeDraftKeeper, type Saved } from './draft-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saying = (diagnosis: string) => ({ ...EMPTY_FORM, diagnosis });

/** A server that keeps what it gets, until a test makes it fail. */
function keeping() {
  const saved: string[] = [];
  const here: string[] = [];
  let fault: unknown = null;
  let version = 0;
  const keeper = makeDraftKeeper(
    {
      save: async ({ diagnosis }, known): Promise<Saved> => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (fault) throw fault;
        if (known !== version) throw new ApiRefusal({ status: 409, code: 'version_outdated', message: '' });
        saved.push(diagnosis);
        version += 1;
        return { savedAt: '2026-11-16T05:21:18.000Z', version };
      },
      keepLocally: ({ diagnosis }) => here.push(diagnosis),
      dropLocal: () => here.splice(0),
    },
    { version: 0, state: { kind: 'nothing' } },
  );
  return { keeper, saved, here, fails: (next: unknown) => (fault = next), another: () => (version += 1) };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a pause in typing saves the newest words, once', async () => {
  const { keeper, saved } = keeping();

  for (const words of ['p', 'pn', 'pneumonia']) keeper.typed(saying(words));
  await wait(1_000);

  expect(saved).toEqual(['pneumonia']);
  expect(keeper.state()).toEqual({ kind: 'kept', at: '2026-11-16T05:21:18.000Z' });
});

test('words that come while a save is on its way are saved after it', async () => {
  const { keeper, saved } = keeping();
  keeper.typed(saying('pneu'));
  await wait(710);

  keeper.typed(saying('pneumonia'));
  await wait(2_000);

  expect(saved).toEqual(['pneu', 'pneumonia']);
});

test('a lost connection keeps the draft in this tab, and it is saved when the server is back', async () => {
  const { keeper, saved, here, fails } = keeping();
  fails(new Unreachable());
  keeper.typed(saying('pneumonia'));
  await wait(1_000);
  expect(keeper.state()).toEqual({ kind: 'waiting' });
  expect(here).toEqual(['pneumonia']);

  fails(null);
  await wait(6_000);

  expect(saved).toEqual(['pneumonia']);
  expect(here).toEqual([]);
});

test('what another tab saved is not written over, unless one says so', async () => {
  const { keeper, saved, another } = keeping();
  another();
  keeper.typed(saying('pneumonia'));
  await wait(1_000);
  expect(keeper.state()).toEqual({ kind: 'conflict' });
  expect(saved).toEqual([]);

  keeper.overwrite(1);
  await wait(100);

  expect(saved).toEqual(['pneumonia']);
});

test('after signing, a save that was on its way cannot bring the draft back', async () => {
  const { keeper, saved } = keeping();
  keeper.typed(saying('pneu'));
  await wait(710);
  keeper.typed(saying('pneumonia'));

  const stopped = keeper.stop();
  await wait(100);
  await stopped;
  keeper.restart();
  await wait(10_000);

  expect(saved).toEqual(['pneu']);
  expect(keeper.state()).toEqual({ kind: 'nothing' });
});

test('behind the lock screen it waits without retrying, and goes on when the screen is unlocked', async () => {
  const { keeper, saved, here, fails } = keeping();
  fails(new ApiRefusal({ status: 423, code: 'session_locked', message: '' }));
  keeper.typed(saying('pneumonia'));
  await wait(60_000);
  expect(keeper.state()).toEqual({ kind: 'waiting' });
  expect(here).toEqual(['pneumonia']);

  fails(null);
  await wait(60_000);
  expect(saved).toEqual([]);
  const going = keeper.flush();
  await wait(100);
  await going;

  expect(saved).toEqual(['pneumonia']);
});
