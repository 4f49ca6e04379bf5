// What the rules put together has its Hindi: every kind of reading, for every kind of person, and every way to take a medicine.
import { describe, expect, test } from 'vitest';
import { inHindi as doseInNotices } from '#contract/medicines/in-hindi.ts';
import { inWords } from '#contract/medicines/in-words.ts';
import { DOSE_UNITS, FREQUENCIES, ROUTES } from '#contract/medicines/medicines.ts';
import { cardCode } from '#contract/patients/card-code.ts';
import {
  allergiesWithoutList,
  FACT_NAMES,
  NOT_RECORDED,
  notShown,
  personInWords,
} from '#contract/patients/card-words.ts';
import { CARD_FACTS, type CardFacts } from '#contract/patients/emergency-card.ts';
import { ALLERGY_STATES } from '#contract/patients/profile.ts';
import { adviseOn, DANGER_SIGNS } from '#contract/readings/reading-advice.ts';
import type { Measured, MeasuredPerson } from '#contract/readings/reading-dangers.ts';
import { READING_FACTS, READING_KINDS } from '#contract/readings/readings.ts';
import { daysInWords } from '#server/doses/plan/days-in-words.ts';
import { dosageInWords } from '#server/medication/orders/in-words.ts';
import { READING_NAMES } from '../data/reading-advice.ts';
import { madeSentence } from './made-sentence.ts';

const UNITS = /mmol\/L|mg\/dL|L\/min|mmHg|\/min|\b(?:mg|mcg|ml|g|IU|mmol|kg|cm|h)\b|°C/g;
const inHindi = (text: string) => madeSentence(text) ?? String(READING_NAMES[text] ?? text);
const isHindi = (text: string) => !/[A-Za-z]/.test(inHindi(text).replaceAll(UNITS, ''));
const notHindi = (texts: Iterable<string>) => [...new Set(texts)].filter((text) => !isHindi(text));

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-15T08:00:00Z');
const PEOPLE: MeasuredPerson[] = [null, 0, 3, 9, 15, 34, 80].flatMap((ageYears) =>
  [false, true].flatMap((isSpecial) => ({
    ageYears,
    ageMonths: ageYears === 0 ? 4 : null,
    isPregnant: isSpecial,
    hasCopd: isSpecial,
    bestPeakFlow: isSpecial ? null : 450,
  })),
);

function readingsOfEveryKind(): Measured[] {
  const measuredAt = new Date(NOW).toISOString();
  return READING_KINDS.flatMap((kind) => {
    const { refuseBelow, refuseAbove } = READING_FACTS[kind].limits;
    return Array.from({ length: 41 }, (_, step) => {
      const value = Math.round(10 * (refuseBelow + ((refuseAbove - refuseBelow) * step) / 40)) / 10;
      return { kind, value, ...(kind === 'blood-pressure' && { second: Math.round(value * 0.66) }), measuredAt };
    });
  });
}

describe('the advice about home readings', () => {
  const readings = readingsOfEveryKind();
  const advices = PEOPLE.flatMap((whose) =>
    readings.flatMap((reading) => {
      const before = { ...reading, measuredAt: new Date(NOW - 15 * MINUTE).toISOString() };
      const others = [
        { kind: 'heart-rate', value: 135, measuredAt: reading.measuredAt },
        { kind: 'respiration', value: 26, measuredAt: reading.measuredAt },
      ] satisfies Measured[];
      return [
        adviseOn(reading, whose) ?? [],
        adviseOn(reading, whose, before) ?? [],
        adviseOn(reading, whose, null, others) ?? [],
      ].flat();
    }),
  );

  test('is all in Hindi, however it was put together', () => {
    expect(advices.length).toBeGreaterThan(2_000);
    const said = advices.flatMap(({ title, steps, doFirst }) => [title, ...steps, ...(doFirst ? [doFirst] : [])]);
    expect(notHindi(said)).toEqual([]);
  });

  test('keeps every figure of the English sentence', () => {
    const figures = (text: string) => text.match(/\d+(?:[./]\d+)*/g)?.toSorted() ?? [];
    const lost = advices
      .flatMap(({ title, steps }) => [title, ...steps])
      .filter((text) => figures(text).join() !== figures(inHindi(text)).join());
    expect([...new Set(lost)]).toEqual([]);
  });

  test('asks for the signs of danger in Hindi, and names every kind of reading', () => {
    expect(notHindi(Object.values(DANGER_SIGNS))).toEqual([]);
    expect(notHindi(Object.values(READING_FACTS).map(({ name }) => name))).toEqual([]);
  });

  test('says low and high, and that it is still so', () => {
    expect(inHindi('Blood pressure 190/125 mmHg is still dangerously high.')).toBe(
      'ब्लड प्रेशर 190/125 mmHg अब भी ख़तरनाक रूप से ज़्यादा है।',
    );
    expect(inHindi('35 mg/dL is 1.9 mmol/L. That is unusual. Check the value and its unit.')).toBe(
      '35 mg/dL यानी 1.9 mmol/L। यह असामान्य है। माप और उसकी इकाई जाँच लें।',
    );
    expect(inHindi('41.5 °C is unusual. Check it and confirm.')).toBe('41.5 °C असामान्य है। जाँचकर पक्का करें।');
    expect(inHindi('Blood glucose 48 mg/dL (2.7 mmol/L) is dangerously low.')).toBe(
      'ब्लड शुगर 48 mg/dL (2.7 mmol/L) ख़तरनाक रूप से कम है।',
    );
  });

  test('stays English as a whole where a part of it is not known', () => {
    const text = 'Blood pressure 190/125 mmHg is rather odd.';
    expect(inHindi(text)).toBe(text);
  });
});

describe('how a medicine is taken', () => {
  const frequencies = Object.keys(FREQUENCIES) as (keyof typeof FREQUENCIES)[];
  const doses = ROUTES.flatMap((route) =>
    frequencies.flatMap((frequency) =>
      DOSE_UNITS.flatMap((unit) =>
        [null, 1, 7].map((days) => ({
          ...{ dose: { amount: 2.5, unit }, route, frequency, smallestGapHours: 6, mostIn24Hours: 4, days },
        })),
      ),
    ),
  );
  const said = doses.map(inWords);

  test('is in Hindi for every route, frequency and unit', () => {
    expect(notHindi(said)).toEqual([]);
    const dosages = DOSE_UNITS.flatMap((unit) => [1, 2.5].map((amount) => dosageInWords({ amount, unit })));
    expect(notHindi(dosages)).toEqual([]);
    expect(notHindi(frequencies.map((frequency) => FREQUENCIES[frequency].words))).toEqual([]);
  });

  test('is said on the screen as in the notice and the mail', () => {
    const otherwise = doses.filter((dose) => inHindi(inWords(dose)) !== doseInNotices(dose));
    expect(otherwise.map((dose) => [inHindi(inWords(dose)), doseInNotices(dose)])).toEqual([]);
  });

  test('names the days of what is not taken daily, and says that it is not daily', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    const weekly = days.map((firstDay) => daysInWords({ frequency: 'once-a-week', firstDay }) ?? '');
    expect(weekly.map(inHindi)[0]).toBe('हर सोमवार');
    expect(notHindi(weekly)).toEqual([]);
    expect(inHindi('10 mg by mouth, once a week')).toBe('10 mg मुँह से, हफ़्ते में सिर्फ़ 1 बार (रोज़ नहीं)');
    expect(inHindi('5 mg by mouth, every other day')).toContain('रोज़ नहीं');
  });

  test('stays English as a whole where a part of it is not known', () => {
    expect(inHindi('5 mg by mouth, when the moon is full')).toBe('5 mg by mouth, when the moon is full');
  });
});

test('the emergency card has its words in Hindi, and its code stays English', () => {
  const facts: CardFacts = { name: 'Asha Rao', sex: 'female', age: 1, clinic: 'Nadi', asOf: '2026-11-15T08:00:00Z' };
  const absent = CARD_FACTS.map((fact) => notShown({ ...facts, [fact]: [] }) ?? '');
  const instead = ALLERGY_STATES.map((state) => allergiesWithoutList({ state, listed: [] }) ?? '');
  const persons = [facts, { sex: null, age: null }, { sex: 'male' as const, age: 34 }].map(personInWords);
  expect(notHindi([...absent, ...instead, ...persons, NOT_RECORDED, ...Object.values(FACT_NAMES)])).toEqual([]);
  const medicines = Array.from({ length: 60 }, (_, n) => ({ name: `Medicine ${n}`, inWords: '5 mg by mouth' }));
  const { cut } = cardCode({ ...facts, medicines }, '15 Nov 2026');
  expect(cut && isHindi(cut)).toBe(true);
});
