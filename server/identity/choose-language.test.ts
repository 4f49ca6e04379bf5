import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';

let app: TestApp;
let patient: Person;
beforeAll(async () => {
  app = await startTestApp();
  patient = await app.aPatient();
});
afterAll(() => app.close());

const languageOf = async ({ cookie }: Person) => (await app.as(cookie).get('/api/me')).json().language;
const choose = (who: Person, language: string) => app.as(who.cookie).put('/api/me/language', { language });

test('a patient who has chosen no language has none', async () => {
  expect(await languageOf(patient)).toBeUndefined();
});

test('the language is kept with the account of whoever chose it, and of nobody else', async () => {
  const other = await app.aPatient();
  expect((await choose(patient, 'hi')).statusCode).toBe(200);
  expect(await languageOf(patient)).toBe('hi');
  expect(await languageOf(other)).toBeUndefined();
});

test('a language that we do not speak is refused at its field, and the one before stays', async () => {
  const answer = await choose(patient, 'fr');
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual(['language']);
  expect(await languageOf(patient)).toBe('hi');
});

test('those who work here read English, and choose nothing', async () => {
  const nurse = await app.aNurse();
  expect((await choose(nurse, 'hi')).statusCode).toBe(403);
});
