import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { KEPT_DAYS } from '#contract/patients/kept-days.ts';
import type { PhoneCopy } from '#contract/patients/phone-copy.ts';
import { makeKey, openCopy, sealCopy } from './seal-copy.ts';

const OWNER = '0197a1b2-0000-7000-8000-000000000001';
const NOW = Date.parse('2026-11-15T03:10:00.000Z');
const COPY: PhoneCopy = {
  patientId: '0197a1b2-0000-7000-8000-000000000004',
  name: 'Ananya Rao',
  pud: 'PUD-7K3QX-2M9TD',
  clinic: { name: 'Banyan Street Clinic', phone: '+91 22 5550 1234', timeZone: 'Asia/Kolkata', emergencyNumber: '112' },
  card: {
    ...{ name: 'Ananya Rao', sex: 'female', age: 34, bloodGroup: 'B+', clinic: 'Banyan Street Clinic' },
    asOf: '2026-11-15T03:10:00.000Z',
  },
  visits: [],
  medicines: [{ name: 'Amlodipine', inWords: '5 mg' }],
  madeAt: '2026-11-15T03:10:00.000Z',
};

const sealed = async () => {
  const key = await makeKey();
  return { key, kept: await sealCopy(key, OWNER, COPY, NOW) };
};

test('what is kept cannot be read as text, and its key cannot be read out', async () => {
  const { key, kept } = await sealed();
  const written = new TextDecoder('latin1').decode(kept.sealed);
  for (const fact of [COPY.name, COPY.pud, 'Amlodipine', 'bloodGroup']) expect(written).not.toContain(fact);
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  expect(await openCopy(key, kept, { owner: OWNER, now: NOW })).toEqual(COPY);
});

test('no two copies are sealed alike', async () => {
  const { key, kept } = await sealed();
  const again = await sealCopy(key, OWNER, COPY, NOW);
  expect(new Uint8Array(again.sealed)).not.toEqual(new Uint8Array(kept.sealed));
});

test.each([
  ['on its last day', KEPT_DAYS * DAY_MS, true],
  ['after its last day', KEPT_DAYS * DAY_MS + 1, false],
])('%s it opens: %s ms', async (_when, after, opens) => {
  const { key, kept } = await sealed();
  expect((await openCopy(key, kept, { owner: OWNER, now: NOW + after })) !== null).toBe(opens);
});

test('it opens to nobody else, not with another key, and not once it was changed', async () => {
  const { key, kept } = await sealed();
  const other = '0197a1b2-0000-7000-8000-000000000009';
  const now = NOW;
  expect(await openCopy(key, kept, { owner: other, now })).toBeNull();
  expect(await openCopy(key, { ...kept, accountId: other }, { owner: other, now })).toBeNull();
  expect(await openCopy(key, { ...kept, keptAt: NOW + DAY_MS }, { owner: OWNER, now })).toBeNull();
  expect(await openCopy(await makeKey(), kept, { owner: OWNER, now })).toBeNull();
  const changed = new Uint8Array(kept.sealed.slice(0));
  changed[3] = (changed[3] ?? 0) ^ 1;
  expect(await openCopy(key, { ...kept, sealed: changed.buffer }, { owner: OWNER, now })).toBeNull();
});
