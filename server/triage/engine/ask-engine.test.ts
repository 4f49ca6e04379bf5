import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing-app.ts';

const ROOT = join(import.meta.dirname, '../../..');
// 4,000 characters that give the reader much to do.
const HOSTILE = "no fever, not chest pain that goes to my arm; can't sore throat, back of the migraine. "
  .repeat(50)
  .slice(0, 4_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { SYMPTOM_BUDGET_MS: '1', EMERGENCY_NUMBER: '108', TRUSTED_PROXY: '127.0.0.1' } });
});
afterAll(() => app.close());

test('a text that takes too long gets no rating, but the danger signs and the number to call', async () => {
  const { cookie } = await app.aPatient();
  const answer = await app.as(cookie).post('/api/symptoms/analyze', { symptoms: HOSTILE });

  expect([answer.statusCode, answer.json().code]).toEqual([422, 'symptoms_unread']);
  expect(answer.json().message).toContain('Call 108 now if you have any of these: chest pain');
  expect(answer.json()).not.toHaveProperty('urgency');
  expect(await app.db.selectFrom('triage_results').selectAll().execute()).toEqual([]);
});

test('of many dear texts of one address only a few wait, the others are told when to come back, and a guest elsewhere is answered', async () => {
  const cookies = await Promise.all([1, 2, 3].map(async () => (await app.aPatient()).cookie));
  const ask = (cookie: string | undefined, address: string, symptoms: string) =>
    app.as(cookie).post('/api/symptoms/analyze', { symptoms }, { 'x-forwarded-for': address });
  const dear = cookies.flatMap((cookie) => Array.from({ length: 20 }, () => ask(cookie, '203.0.113.7', HOSTILE)));
  const guest = await ask(undefined, '203.0.113.8', 'A sore throat and a cold.');

  expect([200, 422]).toContain(guest.statusCode);
  const refused = (await Promise.all(dear)).filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(refused[0]?.json()).toMatchObject({ code: 'unavailable' });
});

test('the thread that answers requests reads no text: the engine is not among what it imports', () => {
  const reached = [...importedFrom('server/main.ts')].filter((file) =>
    /^triage-engine\/(triage|understand|(text|lexicon|context|findings|flags|ranking|urgency|knowledge)\/.*)\.ts$/.test(
      file,
    ),
  );
  expect(reached).toEqual([]);
});

/** Every file that a file imports for its values, by itself or through others. */
function importedFrom(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const source = readFileSync(join(ROOT, entry), 'utf8');
  for (const [, path = ''] of source.matchAll(/^(?:import|export) (?!type )[^;]*?from '([.#][^']+\.ts)'/gms)) {
    importedFrom(path.startsWith('#') ? path.slice(1) : relative(ROOT, resolve(ROOT, dirname(entry), path)), seen);
  }
  return seen;
}
