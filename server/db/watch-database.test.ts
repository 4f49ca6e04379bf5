import { afterAll, afterEach, expect, test } from 'vitest';
import { openProxy } from '../platform/testing-proxy.ts';
import { until } from '../testing-stream.ts';
import { openTestDatabase } from './open-test-database.ts';
import { type DatabaseWatch, WATCH_TIMES, watchDatabase } from './watch-database.ts';

const isFull = process.env.NADI_TEST_FULL === '1';

const database = await openTestDatabase();
const FOR_EVER = 3_600_000;

let proxy: Awaited<ReturnType<typeof openProxy>>;
let watch: DatabaseWatch;
afterEach(async () => {
  await watch.stop();
  await proxy.takeAway();
});
afterAll(() => database.close());

async function open(times: typeof WATCH_TIMES, bytesRead = () => 0) {
  proxy = await openProxy(database.url);
  const given = { up: 0 };
  const breakConnections = () => {
    given.up += 1;
  };
  watch = watchDatabase({ url: proxy.url, bytesRead, breakConnections, onHang: () => {}, times });
  // Connected, and asked more than once.
  await until(() => proxy.answers() > 4);
  // On a busy machine the first connection may take longer than these times allow.
  given.up = 0;
  return given;
}

test('a database that sends nothing on any connection hangs: its connections are given up', async () => {
  const given = await open({ askEveryMs: 10, longestSilenceMs: 400, longestAnswerMs: FOR_EVER });
  proxy.hang();
  await watch.whenSilent();
  expect(given.up).toBe(1);
});

test('a database that was found to hang counts as hanging until something is heard of it again', async () => {
  await open({ askEveryMs: 10, longestSilenceMs: 400, longestAnswerMs: FOR_EVER });
  expect(watch.isSilent()).toBe(false);
  proxy.hang();
  await watch.whenSilent();
  expect(watch.isSilent()).toBe(true);
  proxy.goOn();
  await until(() => !watch.isSilent());
});

test.runIf(isFull)(
  'a database that does not answer the question but answers a new connection is slow, and keeps its connections',
  async () => {
    const given = await open({ askEveryMs: 10, longestSilenceMs: 2_000, longestAnswerMs: FOR_EVER });
    proxy.hangWhatIsOpen();
    const [opened, answers] = [proxy.opened(), proxy.answers()];
    // Each answer follows a quarter of the longest silence: eight are twice as long as it.
    await until(() => proxy.answers() >= answers + 8);
    expect([given.up, proxy.opened() - opened]).toEqual([0, 1]);
  },
);

test('a database that still sends something to others is slow, until no statement could take so long', async () => {
  let bytes = 0;
  const times = { askEveryMs: 10, longestSilenceMs: 100, longestAnswerMs: 1_000 };
  const given = await open(times, () => (bytes += 1));
  const hungAt = performance.now();
  proxy.hang();
  await watch.whenSilent();
  expect(given.up).toBe(1);
  expect(performance.now() - hungAt).toBeGreaterThanOrEqual(times.longestAnswerMs - times.askEveryMs);
});

test('a caller of a database that hangs hears of it within five seconds', () => {
  expect(WATCH_TIMES.askEveryMs + WATCH_TIMES.longestSilenceMs).toBeLessThan(5_000);
});
