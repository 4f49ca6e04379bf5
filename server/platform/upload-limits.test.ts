import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing-house.ts';
import { MOST_PHOTOS } from '../triage/keep-result.ts';
import { aForm, aJpeg } from '../triage/testing-photos.ts';

let house: TestHouse;
let form: { payload: Buffer; type: string };
beforeAll(async () => {
  house = await openTestHouse({ env: { RATE_LIMIT_UPLOADS: '5' } });
  form = aForm({ image: await aJpeg({ width: 300, height: 300 }) });
});
afterAll(() => house.close());

const send = (cookie: string) =>
  house.as(cookie).send('POST', '/api/symptoms/scan', form.payload, { 'content-type': form.type });

test('a patient may send so many photos a day, also when all come at once; the next day there are more', async () => {
  const { cookie } = await house.aPatient();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(cookie)));
  const statuses = answers.map(({ statusCode }) => statusCode).filter((status) => status !== 503);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json().message).toMatch(/as many files today/);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send((await house.aPatient()).cookie)).statusCode).toBe(200);
  house.clock.advance(86_400_000);
  expect((await send(await house.login('patient'))).statusCode).toBe(200);
});

test('a record holds so many photos and no more, and a refused one leaves nothing behind', async () => {
  const { cookie, patientId } = await house.aPatient();
  expect((await send(cookie)).statusCode).toBe(200);
  const [like] = await house.db.selectFrom('triage_results').selectAll().where('patient_id', '=', patientId).execute();
  if (!like) throw new Error('No result was kept.');
  const rows = Array.from({ length: MOST_PHOTOS - 1 }, () => ({ ...like, id: randomUUID() }));
  await house.db
    .insertInto('triage_results')
    .values(rows as never)
    .execute();
  await house.db
    .insertInto('triage_photos')
    .values(rows.map(({ id }) => ({ result_id: id, sealed: Buffer.alloc(1) })))
    .execute();
  const refused = await send(cookie);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'photos_full']);
  const { count } = await house.db
    .selectFrom('triage_results')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(MOST_PHOTOS);
});

test('someone who sends headers letter by letter is cut off within thirty seconds', () => {
  const { headersTimeout, requestTimeout } = house.app.server;
  const lookEveryMs = Number(
    Reflect.get(
      house.app.server,
      Reflect.ownKeys(house.app.server).find((key) => String(key).includes('connectionsCheckingInterval')) ?? '',
    ),
  );
  expect(headersTimeout + lookEveryMs).toBeLessThanOrEqual(30_000);
  expect(requestTimeout).toBeLessThanOrEqual(30_000);
});
