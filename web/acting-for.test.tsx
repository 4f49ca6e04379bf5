import { beforeEach, expect, test, vi } from 'vitest';

const KABIR = 'd56b70c1-fb58-4424-9db9-c193ff97bcda';

/** A new document at this address, in the same tab. */
async function load(address: string) {
  history.replaceState(null, '', address);
  vi.resetModules();
  return import('./acting-for.ts');
}

beforeEach(() => sessionStorage.clear());

test('a document is for the person in its address, and sends that with what is not the account’s own', async () => {
  const { forOf, addressFor, actingFor } = await load(`/book?for=${KABIR}`);
  expect(actingFor()).toBe(KABIR);
  expect([forOf({ part: 'appointments' }), forOf({ part: 'own' }), forOf({})]).toEqual([{ for: KABIR }, {}, {}]);
  expect([addressFor('/api/a'), addressFor('/api/a?b=1')]).toEqual([`/api/a?for=${KABIR}`, `/api/a?b=1&for=${KABIR}`]);
  // The address may change beneath it for a moment; the document stays that of one person.
  history.replaceState(null, '', '/book');
  expect(actingFor()).toBe(KABIR);
});

test('what was typed for one person is gone in the document of another, and stays in one’s own', async () => {
  await load('/book');
  sessionStorage.setItem('nadi-booking', '{"reason":"mine"}');
  await load('/dashboard');
  expect(sessionStorage.getItem('nadi-booking')).not.toBeNull();
  await load(`/book?for=${KABIR}`);
  expect(sessionStorage.getItem('nadi-booking')).toBeNull();
  sessionStorage.setItem('nadi-booking', '{"reason":"his"}');
  await load(`/record?for=${KABIR}`);
  expect(sessionStorage.getItem('nadi-booking')).not.toBeNull();
  await load('/dashboard');
  expect(sessionStorage.getItem('nadi-booking')).toBeNull();
});

test('whoever may do one thing only begins on its screen', async () => {
  const { actForHref } = await load('/dashboard');
  const href = (opens: Parameters<typeof actForHref>[0]['opens']) => actForHref({ patientId: KABIR, opens });
  expect(href(['record', 'appointments', 'any'])).toBe(`/dashboard?for=${KABIR}`);
  expect(href(['medicines', 'any'])).toBe(`/doses?for=${KABIR}`);
  expect(href(['appointments', 'any'])).toBe(`/book?for=${KABIR}`);
});
