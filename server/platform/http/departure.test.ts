import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerWhileLeaving, makeDeparture } from './departure.ts';

const departure = makeDeparture();
const app = Fastify();
answerWhileLeaving(app, departure);
for (const url of ['/api/clinic', '/healthz']) app.get(url, async () => 'done');
app.post('/api/clinic', async () => 'done');
afterAll(() => app.close());

const answers = async () => {
  const asked = [
    { method: 'GET', url: '/api/clinic' },
    { method: 'POST', url: '/api/clinic' },
    { method: 'GET', url: '/healthz' },
  ] as const;
  return Promise.all(
    asked.map(async (one) => {
      const { statusCode, headers } = await app.inject(one);
      return [statusCode, headers.connection];
    }),
  );
};

test('a server that leaves answers everything at first, then sends reads elsewhere, and never a write', async () => {
  expect(await answers()).toEqual([
    [200, 'keep-alive'],
    [200, 'keep-alive'],
    [200, 'keep-alive'],
  ]);

  departure.announce();
  expect(await answers()).toEqual([
    [200, 'close'],
    [200, 'close'],
    [200, 'close'],
  ]);

  departure.sendReadsElsewhere();
  expect(await answers()).toEqual([
    [502, 'close'],
    [200, 'close'],
    [200, 'close'],
  ]);
});
