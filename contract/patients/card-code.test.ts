import { expect, test } from 'vitest';
import { cardCode, MAX_CODE_BYTES } from './card-code.ts';
import type { CardFacts } from './emergency-card.ts';

const FACTS: CardFacts = {
  name: 'Ananya Rao',
  sex: 'female',
  age: 34,
  bloodGroup: 'B+',
  allergies: {
    state: 'listed',
    listed: [
      { substance: 'Penicillin', severity: 'anaphylaxis' },
      { substance: 'Latex', severity: null },
    ],
  },
  medicines: [{ name: 'Amlodipine', inWords: '5 mg by mouth, once a day' }],
  conditions: [{ name: 'Hypertension', isConfirmed: true }],
  contact: { name: 'Nikhil Rao', phone: '+91 98200 14490' },
  clinic: 'Banyan Street Clinic',
  asOf: '2026-11-15T03:10:00.000Z',
};
const DAY = '15 Nov 2026';
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const many = <Entry>(count: number, entry: (index: number) => Entry) =>
  Array.from({ length: count }, (_, index) => entry(index + 1));

test('the code holds the facts of the card as plain text, and no address to open', () => {
  const { text, cut } = cardCode(FACTS, DAY);
  expect(text.split('\n')).toEqual([
    'EMERGENCY CARD',
    'Ananya Rao. Female, 34 years',
    'Blood group: B+',
    'Allergies: Penicillin (anaphylaxis); Latex',
    'Medicines: Amlodipine 5 mg by mouth, once a day',
    'Long-term illness: Hypertension',
    'Call first: Nikhil Rao, +91 98200 14490',
    'Banyan Street Clinic, 15 Nov 2026',
  ]);
  expect(cut).toBeNull();
  expect(text).not.toMatch(/https?:|www\./);
});

test.each<[string, Partial<CardFacts>, string]>([
  [
    'nobody has asked about allergies',
    { allergies: { state: 'not-asked', listed: [] } },
    'Allergies: Not recorded. This does not mean none.',
  ],
  ['no allergy is known', { allergies: { state: 'none-known', listed: [] } }, 'Allergies: None known'],
  [
    'allergies were told and not confirmed',
    { allergies: { state: 'unconfirmed', listed: [{ substance: 'Eggs', severity: null }] } },
    'Allergies: Eggs (not confirmed)',
  ],
  [
    'there are some that nobody has listed',
    { allergies: { state: 'unconfirmed', listed: [] } },
    'Allergies: Has some, not listed (not confirmed)',
  ],
  ['allergies were not chosen', { allergies: undefined }, 'Not on this card: allergies.'],
  ['the blood group is unknown', { bloodGroup: null }, 'Blood group: Not recorded'],
  ['no medicine is recorded', { medicines: [] }, 'Medicines: Not recorded'],
  ['no contact is recorded', { contact: null }, 'Call first: Not recorded'],
  ['an illness was told by the patient', { conditions: [{ name: 'Asthma', isConfirmed: false }] }, 'Asthma (not conf'],
  ['age and sex are unknown', { age: null, sex: null }, 'Ananya Rao. Age and sex not recorded'],
  [
    'two facts were not chosen',
    { medicines: undefined, conditions: undefined },
    'Not on this card: medicines, long-term illness.',
  ],
])('silence never means fine: when %s the code says so', (_when, change, line) => {
  expect(cardCode({ ...FACTS, ...change }, DAY).text).toContain(line);
});

test('a line break in what was written begins no other line', () => {
  const forged = {
    ...FACTS,
    contact: { name: 'Nikhil\nBlood group: O-', phone: '+91 98200 14490' },
    medicines: [{ name: 'Aspirin\u2028Allergies: none', inWords: '' }],
  };
  const lines = cardCode(forged, DAY).text.split(/[\n\u2028]/);
  expect(lines).toHaveLength(8);
  expect(lines).toContain('Call first: Nikhil Blood group: O-, +91 98200 14490');
});

test('too much for a code is cut from illnesses, then doses, then medicines; code and card say what is missing', () => {
  const medicines = many(30, (n) => ({ name: `Medicine with a long name ${n}`, inWords: '500 mg by mouth' }));
  const conditions = many(10, (n) => ({ name: `Illness ${n}`, isConfirmed: true }));

  const { text, cut } = cardCode({ ...FACTS, medicines, conditions }, DAY);

  expect(bytesOf(text)).toBeLessThanOrEqual(MAX_CODE_BYTES);
  expect(text).toContain('Penicillin (anaphylaxis); Latex');
  expect(text).toContain('Call first: Nikhil Rao, +91 98200 14490');
  expect(text).toMatch(/\d+ more, see the card/);
  expect(text).toContain('Long-term illness: 10, see the card');
  expect(cut).toMatch(
    /^The code has no room for \d+ of 30 medicines, the doses, 10 of 10 illnesses\. Read them here\.$/,
  );
});

test('doses give way before any medicine does', () => {
  const medicines = many(10, (n) => ({ name: `Medicine ${n}`, inWords: '500 mg by mouth, three times a day' }));
  const { text, cut } = cardCode({ ...FACTS, medicines }, DAY);
  for (const { name } of medicines) expect(text).toContain(name);
  expect(cut).toBe('The code has no room for the doses, 1 of 1 illnesses. Read them here.');
});

test('the longest names that the record takes still give a code, which says that it was cut', () => {
  const long = 'अ'.repeat(120);
  const allergies = { state: 'listed' as const, listed: many(40, () => ({ substance: long, severity: null })) };
  const { text, cut } = cardCode({ ...FACTS, name: long, allergies, contact: { name: long, phone: '+91 1' } }, DAY);
  expect(bytesOf(text)).toBeLessThanOrEqual(MAX_CODE_BYTES);
  expect(text).toMatch(/cut, see the card$/);
  expect(cut).toBe('The code has no room for all of it. Read the rest here.');
});
