// Every notice, in both languages.
import { describe, expect, test } from 'vitest';
import { inHindi } from '../medicines/in-hindi.ts';
import { inWords } from '../medicines/in-words.ts';
import { FREQUENCIES, type Frequency, ROUTES } from '../medicines/medicines.ts';
import { NOTICES } from './english.ts';
import { fillText, type MedicineLine, momentIn, namesIn, type Value } from './fill.ts';
import { NOTICES_IN_HINDI } from './hindi.ts';
import { medicineInEnglish, medicineInHindi } from './medicine-lines.ts';

const EN = { language: 'en', medicine: medicineInEnglish } as const;
const HI = { language: 'hi', medicine: medicineInHindi } as const;

const VISIT = { at: '2026-11-18T06:00:00.000Z', zone: 'Asia/Kolkata' };
const LINE: MedicineLine = {
  name: 'Metformin',
  dose: { amount: 500, unit: 'mg' },
  taken: { route: 'by mouth', frequency: 'twice-a-day', smallestGapHours: null, mostIn24Hours: null, days: 7 },
};
const MOMENTS = ['when', 'before', 'until'];
const MEDICINES = ['medicines', 'doses', 'now'];

function sample(code: string, name: string): Value {
  if (MEDICINES.includes(name) || (name === 'before' && code.includes('replaced'))) return { medicines: [LINE] };
  return MOMENTS.includes(name) ? VISIT : `<${name}>`;
}

const codes = Object.keys(NOTICES) as (keyof typeof NOTICES)[];

test('every notice has its words in both languages', () => {
  expect(codes.length).toBeGreaterThan(60);
  expect(Object.keys(NOTICES_IN_HINDI)).toEqual(codes);
});

describe.each(codes)('%s', (code) => {
  const english: { title: string; text: string | readonly string[] } = NOTICES[code];
  const hindi = NOTICES_IN_HINDI[code];
  const values = Object.fromEntries(
    [...namesIn(english.title), ...namesIn(english.text)].map((name) => [name, sample(code, name)]),
  );

  test('names the same in both languages', () => {
    const all = ({ title, text }: typeof hindi) => [...new Set([...namesIn(title), ...namesIn(text)])].toSorted();
    expect(all(hindi)).toEqual(all(english));
  });

  test('is said without a gap, in its own letters and in Latin digits', () => {
    for (const [words, said] of [
      [english, EN],
      [hindi, HI],
    ] as const) {
      const shown = `${fillText(words.title, values, said)} | ${fillText(words.text, values, said)}`;
      expect(shown).not.toMatch(/[{}]|undefined|null|\[object|[०-९]/);
      const own = [words.title, words.text]
        .flat()
        .join(' ')
        .replaceAll(/\{[\w:]+\}/g, '');
      if (/\p{L}/u.test(own)) expect(own).toMatch(said.language === 'hi' ? /\p{Script=Devanagari}/u : /[a-z]/);
      if (said.language === 'hi') expect(own).not.toMatch(/[a-z]{2}/);
    }
  });
});

test('a sentence without its value is left out, and every other one ends as a sentence', () => {
  const values = { doctor: 'Dr. Rao', when: VISIT, room: null, directions: ' ' };
  expect(fillText(NOTICES['visit-approved'].text, values, EN)).toBe('Wed 18 Nov 2026, 11:30 (Asia/Kolkata).');
  expect(fillText(NOTICES_IN_HINDI['visit-approved'].text, { ...values, room: 'Room 4' }, HI)).toBe(
    'बुधवार 18 नवंबर 2026, 11:30 (भारतीय मानक समय)। Room 4।',
  );
});

test('what somebody typed is not read as a pattern', () => {
  expect(fillText('{reason}', { reason: '{when} $& {doctor}', when: VISIT }, EN)).toBe('{when} $& {doctor}');
});

test.each([
  [undefined, 'Wed 18 Nov 2026, 11:30 (Asia/Kolkata)', 'बुधवार 18 नवंबर 2026, 11:30 (भारतीय मानक समय)'],
  ['day', 'Wed 18 Nov', 'बुधवार 18 नवंबर'],
  ['time', '11:30', '11:30'],
  ['short', '18 Nov, 11:30', '18 नवंबर, 11:30'],
])('a moment is shown as %s', (shape, english, hindi) => {
  expect(momentIn('en', VISIT, shape)).toBe(english);
  expect(momentIn('hi', VISIT, shape)).toBe(hindi);
});

describe('a medicine', () => {
  const { taken: _, ...dose } = LINE;
  test.each<[string, MedicineLine, string, string]>([
    [
      'as prescribed',
      LINE,
      'Metformin: 500 mg by mouth, twice a day, for 7 days',
      'Metformin: 500 mg मुँह से, दिन में 2 बार, 7 दिन तक',
    ],
    ['at its time', dose, 'Metformin 500 mg', 'Metformin 500 mg'],
    // Taken daily it kills.
    [
      'once a week',
      { name: 'Methotrexate', dose: { amount: 10, unit: 'mg' }, onlyOn: { weekday: 1 } },
      'Methotrexate 10 mg (only every Monday)',
      'Methotrexate 10 mg (सिर्फ़ हर सोमवार को)',
    ],
    [
      'every other day',
      { ...dose, onlyOn: 'every-other-day' },
      'Metformin 500 mg (only every other day)',
      'Metformin 500 mg (सिर्फ़ एक दिन छोड़कर एक दिन, रोज़ नहीं)',
    ],
    [
      'not before a moment',
      { ...dose, notBefore: VISIT },
      'Metformin 500 mg, not before 18 Nov, 11:30',
      'Metformin 500 mg, 18 नवंबर, 11:30 से पहले नहीं',
    ],
    [
      'as needed, with its limits',
      {
        name: 'Paracetamol',
        dose: { amount: 1, unit: 'tablets' },
        taken: { route: 'by mouth', frequency: 'as-needed', smallestGapHours: 6, mostIn24Hours: 4, days: null },
      },
      'Paracetamol: 1 tablets by mouth, as needed, at least 6 hours apart, at most 4 in 24 hours',
      'Paracetamol: 1 गोली मुँह से, सिर्फ़ ज़रूरत होने पर, दो ख़ुराक के बीच कम से कम 6 घंटे, 24 घंटे में ज़्यादा से ज़्यादा 4 बार',
    ],
    [
      'on the skin',
      { name: 'Cream', dose: { amount: 1, unit: 'application' }, onlyOn: 'every-other-day' },
      'Cream a thin layer (only every other day)',
      'Cream पतली परत (सिर्फ़ एक दिन छोड़कर एक दिन, रोज़ नहीं)',
    ],
  ])('%s', (_how, line, english, hindi) => {
    expect(medicineInEnglish(line)).toBe(english);
    expect(medicineInHindi(line)).toBe(hindi);
  });

  const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
  test.each(Object.keys(FREQUENCIES) as Frequency[])('says the same numbers in Hindi: %s', (frequency) => {
    for (const route of ROUTES) {
      const how = {
        dose: { amount: 250, unit: 'mg' },
        route,
        frequency,
        smallestGapHours: null,
        mostIn24Hours: null,
        days: 12,
      } as const;
      const once = frequency === 'once' ? [] : ['12'];
      const often = inWords(how).includes('nce a ')
        ? ['1']
        : inWords(how).includes('wice')
          ? ['2']
          : (FREQUENCIES[frequency].words.match(/\d+/) ?? []);
      expect(numbersIn(inHindi(how))).toEqual([...once, '250', ...often].toSorted());
    }
  });
});
