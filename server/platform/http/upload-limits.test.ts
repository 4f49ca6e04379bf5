import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { MAX_PHOTOS } from '#server/triage/answering/keep-result.ts';
import { aForm, aJpeg } from '#server/triage/testing-photos.ts';

let app: TestApp;
let form: { payload: Buffer; type: string };
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_UPLOADS: '5' } });
  form = aForm({ image: await aJpeg({ width: 300, height: 300 }) });
});
afterAll(() => app.close());

const send = (cookie: string) =>
  app.as(cookie).send('POST', '/api/symptoms/scan', form.payload, { 'content-type': form.type });

test('a patient may send so many photos a day, also when all come at once; the next day there are more', async () => {
  const { cookie } = await app.aPatient();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(cookie)));
  const statuses = answers.map(({ statusCode }) => statusCode).filter((status) => status !== 503);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json().message).toMatch(/as many files today/);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send((await app.aPatient()).cookie)).statusCode).toBe(200);
  app.clock.advance(86_400_000);
  expect((await send(await app.login('patient'))).statusCode).toBe(200);
});

test('a record holds so many photos and no more, and a refused one leaves nothing behind', async () => {
  const { cookie, patientId } = await app.aPatient();
  expect((await send(cookie)).statusCode).toBe(200);
  const [like] = await app.db.selectFrom('triage_results').selectAll().where('patient_id', '=', patientId).execute();
  if (!like) throw new Error('No result was kept.');
  const rows = Array.from({ length: MAX_PHOTOS - 1 }, () => ({ ...like, id: randomUUID() }));
  await app.db
    .insertInto('triage_results')
    .values(rows as never)
    .execute();
  await app.db
    .insertInto('triage_photos')
    .values(rows.map(({ id }) => ({ result_id: id, sealed: Buffer.alloc(1) })))
    .execute();
  const refused = await send(cookie);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'photos_full']);
  const { count } = await app.db
    .selectFrom('triage_results')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(MAX_PHOTOS);
});

test('someone who sends headers letter by letter is cut off within thirty seconds', () => {
  const { headersTimeout, requestTimeout } = app.fastify.server;
  const lookEveryMs = Number(
    Reflect.get(
      app.fastify.server,
      Reflect.ownKeys(app.fastify.server).find((key) => String(key).includes('connectionsCheckingInterval')) ?? '',
    ),
  );
  expect(headersTimeout + lookEveryMs).toBeLessThanOrEqual(30_000);
  expect(requestTimeout).toBeLessThanOrEqual(30_000);
});
