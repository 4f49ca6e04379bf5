import { describe, expect, test } from 'vitest';
import { CARD_FACTS, type CardFact } from '#contract/patients/emergency-card.ts';
import { composeFacts } from './compose-facts.ts';

const PROBLEM = { code: null, since: null, isConfirmed: true, enteredBy: null, enteredAt: null };
const KNOWN = {
  name: 'Ananya Rao',
  profile: {
    age: 34,
    sex: 'female' as const,
    bloodGroup: 'B+' as const,
    allergyState: 'listed' as const,
    allergyDetails: [
      { substance: 'Penicillin', reaction: 'Rash', severity: 'anaphylaxis' as const, source: 'letter' as const },
    ],
    problems: [
      { ...PROBLEM, name: 'Hypertension', isActive: true },
      { ...PROBLEM, name: 'Tuberculosis', isActive: false },
    ],
    EmergencyContact: { name: 'Nikhil Rao', phone: '+91 98200 14490' },
  },
  medicines: [{ name: 'Amlodipine', inWords: '5 mg, once a day' }],
  clinic: 'Banyan Street Clinic',
  now: new Date('2026-11-15T03:10:00.000Z'),
};

const WORDS: Record<CardFact, string> = {
  bloodGroup: 'B+',
  allergies: 'Penicillin',
  medicines: 'Amlodipine',
  conditions: 'Hypertension',
  contact: 'Nikhil Rao',
};

test.each(CARD_FACTS)('%s stands on the card only when it was chosen', (fact) => {
  const on = JSON.stringify(composeFacts([fact], KNOWN));
  const off = JSON.stringify(
    composeFacts(
      CARD_FACTS.filter((other) => other !== fact),
      KNOWN,
    ),
  );
  expect([on.includes(WORDS[fact]), off.includes(WORDS[fact])]).toEqual([true, false]);
});

test('name, age, sex and the time of the facts always stand there, and no more of the record ever does', () => {
  expect(composeFacts([], KNOWN)).toEqual({
    name: 'Ananya Rao',
    sex: 'female',
    age: 34,
    clinic: 'Banyan Street Clinic',
    asOf: '2026-11-15T03:10:00.000Z',
  });
  const all = JSON.stringify(composeFacts(CARD_FACTS, KNOWN));
  for (const kept of ['Rash', 'letter', 'Tuberculosis']) expect(all).not.toContain(kept);
});

describe('what was chosen and is not recorded is there, as unknown', () => {
  const profile = {
    ...KNOWN.profile,
    ...{ bloodGroup: null, allergyState: 'not-asked' as const, allergyDetails: [], problems: [] },
    EmergencyContact: null,
  };
  test.each<[CardFact, unknown]>([
    ['bloodGroup', null],
    ['allergies', { state: 'not-asked', listed: [] }],
    ['medicines', []],
    ['conditions', []],
    ['contact', null],
  ])('%s', (fact, value) => {
    expect(composeFacts([fact], { ...KNOWN, profile, medicines: [] })[fact]).toEqual(value);
  });
});
