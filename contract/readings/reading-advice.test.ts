import { expect, test } from 'vitest';
import { adviseOn, signsAskedBy } from './reading-advice.ts';
import { type MeasuredPerson, whoseReadings } from './reading-dangers.ts';
import { isPastAlarm } from './reading-ranges.ts';
import { READING_FACTS, READING_KINDS, type ReadingKind } from './readings.ts';

const ADULT: MeasuredPerson = { ageYears: 34, ageMonths: null, isPregnant: false, hasCopd: false };
const CHILD: MeasuredPerson = { ...ADULT, ageYears: 6, ageMonths: 77 };
const measuredAt = '2026-11-15T08:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(measuredAt) + minutes * 60_000).toISOString();
const reading = (kind: ReadingKind, value: number, second?: number) => ({ kind, value, second, measuredAt });
const pressure = (value: number, second: number) => reading('blood-pressure', value, second);

test.each([
  [pressure(179, 119), null],
  [pressure(180, 90), 3],
  [pressure(150, 120), 3],
  [pressure(192, 124), 3],
  [pressure(230, 110), 4],
  [pressure(200, 140), 4],
  [pressure(91, 60), null],
  [pressure(90, 60), 3],
  [pressure(79, 50), 5],
  [reading('heart-rate', 110), null],
  [reading('heart-rate', 130), 3],
  [reading('heart-rate', 131), 4],
  [reading('heart-rate', 46), null],
  [reading('heart-rate', 41), 3],
  [reading('heart-rate', 40), 4],
  [reading('temperature', 39), null],
  [reading('temperature', 39.1), 3],
  [reading('temperature', 40.6), 4],
  [reading('temperature', 35.1), null],
  [reading('temperature', 35), 4],
  [reading('respiration', 20), null],
  [reading('respiration', 24), 3],
  [reading('respiration', 25), 4],
  [reading('respiration', 8), 5],
  [reading('oxygen-saturation', 95), null],
  [reading('oxygen-saturation', 94), 3],
  [reading('oxygen-saturation', 93), 3],
  [reading('oxygen-saturation', 92), 4],
  [reading('oxygen-saturation', 87), 5],
  [reading('weight', 300), null],
  [reading('sleep', 2), null],
  [reading('steps', 0), null],
  [reading('blood-glucose', 70), null],
  [reading('blood-glucose', 69), 3],
  [reading('blood-glucose', 54), 3],
  [reading('blood-glucose', 53), 4],
  [reading('blood-glucose', 300), null],
  [reading('blood-glucose', 301), 3],
  [reading('blood-glucose', 541), 4],
  [reading('peak-flow', 100), null],
])('of an adult %j asks for urgency %s', (measured, urgency) => {
  expect(adviseOn(measured, ADULT)?.urgency ?? null).toBe(urgency);
});

test('a peak flow without an own best is not checked, and asks for the signs of asthma', () => {
  expect(adviseOn(reading('peak-flow', 140), ADULT)).toMatchObject({
    urgency: null,
    care: 'asthma',
    title: 'Peak flow 140 L/min was not checked.',
  });
  expect(adviseOn(reading('peak-flow', 470), { ...ADULT, bestPeakFlow: 480 })).toBeNull();
});

test('192/124 is measured again after five minutes; the same again is for a doctor today', () => {
  const first = adviseOn(pressure(192, 124), ADULT);
  expect(first).toMatchObject({
    title: 'Blood pressure 192/124 mmHg is dangerously high.',
    repeatAfterMinutes: 5,
    steps: [expect.stringContaining('Measure again in 5 minutes'), expect.stringContaining('doctor today')],
  });

  const second = adviseOn({ ...pressure(188, 122), measuredAt: at(6) }, ADULT, pressure(192, 124));
  expect(second).toMatchObject({ title: expect.stringContaining('still dangerously high'), repeatAfterMinutes: null });
  expect(second?.steps[0]).toContain('Speak to a doctor today');

  const tomorrow = adviseOn({ ...pressure(188, 122), measuredAt: at(24 * 60) }, ADULT, pressure(192, 124));
  expect(tomorrow?.repeatAfterMinutes).toBe(5);
});

test('a pulse of 140 rests and is measured again first; the same again goes to an emergency department', () => {
  const first = adviseOn(reading('heart-rate', 140), ADULT);
  expect(first).toMatchObject({ urgency: 4, repeatAfterMinutes: 5 });
  expect(first?.steps).toEqual([
    'Sit down and rest. Measure again in 5 minutes.',
    'If it is the same again, or you feel worse, go to an emergency department.',
  ]);

  const second = adviseOn({ ...reading('heart-rate', 138), measuredAt: at(6) }, ADULT, reading('heart-rate', 140));
  expect(second).toMatchObject({ urgency: 4, repeatAfterMinutes: null });
  expect(second?.steps.join(' ')).not.toContain('easure again');
  expect(adviseOn(reading('heart-rate', 38), ADULT)?.repeatAfterMinutes).toBeNull();
  expect(adviseOn(reading('heart-rate', 185), ADULT)).toMatchObject({ urgency: 5, repeatAfterMinutes: null });
});

test.each([
  ['45 days', 1, 'heart-rate', 70, 5],
  ['45 days', 1, 'respiration', 72, 4],
  ['45 days', 1, 'respiration', 12, 5],
  ['45 days', 1, 'temperature', 35.2, 4],
  ['four years', 50, 'heart-rate', 190, 4],
  ['four years', 50, 'heart-rate', 110, null],
  ['four years', 50, 'respiration', 55, 4],
  ['four years', 50, 'temperature', 34.8, 4],
  ['fourteen years', 170, 'heart-rate', 135, 4],
] as const)('a child of %s (%s months) with %s %s gets urgency %s', (_, ageMonths, kind, value, urgency) => {
  const child = { ...ADULT, ageYears: Math.floor(ageMonths / 12), ageMonths };
  expect(adviseOn(reading(kind, value), child)?.urgency ?? null).toBe(urgency);
});

// WHO IMCI (2014): 60 and more under 2 months, 50 and more up to a year, 40 and more up to 5 years.
test.each([
  [0, 1, 50, null],
  [0, 1, 51, 3],
  [0, 1, 59, 3],
  [0, 1, 60, 4],
  [0, 2, 49, null],
  [0, 2, 50, 3],
  [0, 2, 60, 3],
  [0, 11, 50, 3],
  [0, 11, 61, 4],
  [0, null, 50, 3],
  [0, null, 60, 4],
  [1, 12, 39, null],
  [1, 12, 40, 3],
  [4, 59, 40, 3],
  [4, 59, 51, 4],
  [5, 60, 30, null],
  [5, 60, 31, 3],
])('at %s years (%s months) %s breaths ask for urgency %s', (ageYears, ageMonths, value, urgency) => {
  const child = { ...ADULT, ageYears, ageMonths };
  expect(adviseOn(reading('respiration', value), child)?.urgency ?? null).toBe(urgency);
});

test('a baby of unknown months is judged by every limit of the first year', () => {
  const baby = { ...ADULT, ageYears: 0, ageMonths: null };
  expect(adviseOn(reading('temperature', 35.6), baby)?.urgency).toBe(4);
  expect(adviseOn(reading('temperature', 38), baby)?.urgency).toBe(4);
});

test('a child’s pressure between the extremes and a fever past no limit are said to be not checked', () => {
  for (const measured of [pressure(150, 95), pressure(90, 50), reading('temperature', 39.2)])
    expect(adviseOn(measured, CHILD)).toMatchObject({ urgency: null, title: expect.stringContaining('not checked') });
});

test.each([
  [6, 182, 121],
  [15, 180, 80],
  [2, 140, 120],
])('at %s years %s/%s is an emergency: 180/120 is too high at any age', (ageYears, value, second) => {
  expect(adviseOn(pressure(value, second), { ...ADULT, ageYears })).toMatchObject({
    urgency: 4,
    title: `Blood pressure ${value}/${second} mmHg is dangerously high at this age.`,
  });
});

// PALS (2020): below 70 + 2 for each year, from 10 years on below 90.
test.each([
  [1, 72, null],
  [1, 71, 4],
  [5, 80, null],
  [5, 79, 4],
  [9, 87, 4],
  [9, 69, 5],
  [10, 90, null],
  [10, 89, 4],
  [10, 74, 4],
  [11, 69, 5],
  [14, 90, null],
  [14, 89, 4],
  [14, 62, 5],
  [15, 80, 4],
  [15, 79, 5],
])('at %s years a systolic pressure of %s asks for urgency %s', (ageYears, value, urgency) => {
  const advice = adviseOn(pressure(value, 40), { ...ADULT, ageYears, ageMonths: ageYears * 12 + 5 });
  expect(advice?.urgency ?? null).toBe(urgency);
});

test('a child’s low pressure is measured again after five minutes, one far too low is not', () => {
  const girl = { ...ADULT, ageYears: 10, ageMonths: 125 };
  const first = adviseOn(pressure(84, 50), girl);
  expect(first).toMatchObject({
    title: 'Blood pressure 84/50 mmHg is dangerously low at this age.',
    repeatAfterMinutes: 5,
    steps: [
      'Sit down and rest. Measure again in 5 minutes.',
      'If it is the same again, or the child seems ill, go to an emergency department.',
    ],
  });
  const again = adviseOn({ ...pressure(82, 50), measuredAt: at(6) }, girl, pressure(84, 50));
  expect(again).toMatchObject({ urgency: 4, repeatAfterMinutes: null });
  expect(adviseOn(pressure(68, 40), girl)).toMatchObject({ urgency: 5, repeatAfterMinutes: null });
});

test.each([
  [15, 165, 112, 4],
  [15, 141, 85, 3],
  [12, 130, 110, 4],
  [15, 112, 70, null],
])('in pregnancy at %s years %s/%s asks for urgency %s', (ageYears, value, second, urgency) => {
  const pregnant = { ...ADULT, ageYears, ageMonths: ageYears * 12, isPregnant: true };
  expect(adviseOn(pressure(value, second), pregnant)?.urgency ?? null).toBe(urgency);
});

test('only a pregnant girl of 13 or more is told nothing about a pressure that no limit names', () => {
  const girl = { ...ADULT, ageYears: 15, ageMonths: 185 };
  expect(adviseOn(pressure(112, 70), girl)?.title).toContain('not checked');
  expect(adviseOn(pressure(112, 70), { ...girl, isPregnant: true })).toBeNull();
  const younger = { ...girl, ageYears: 12, ageMonths: 150, isPregnant: true };
  expect(adviseOn(pressure(112, 70), younger)?.title).toContain('not checked');
});

test.each([
  [0, 2, 38, 4],
  [0, 2, 37.9, null],
  [0, null, 38, 4],
  [0, 4, 37.9, null],
  [0, 4, 38.5, 3],
  [0, 4, 39, 3],
  [6, 77, 38, null],
])('a fever of %s years, %s months, %s °C asks for urgency %s', (ageYears, ageMonths, value, urgency) => {
  const advice = adviseOn(reading('temperature', value), { ...ADULT, ageYears, ageMonths });
  expect(advice?.urgency ?? null).toBe(urgency);
});

test('in pregnancy 160/110 goes to hospital and 140/90 is seen today', () => {
  const pregnant = { ...ADULT, isPregnant: true };
  expect(adviseOn(pressure(162, 100), pregnant)?.urgency).toBe(4);
  expect(adviseOn(pressure(141, 85), pregnant)?.urgency).toBe(3);
  expect(adviseOn(pressure(141, 85), ADULT)).toBeNull();
});

// NICE NG115 (2018): a flare-up below 90 % belongs into hospital.
test.each([
  [93, null],
  [92, 3],
  [90, 3],
  [89, 4],
  [88, 4],
  [87, 5],
])('with COPD an oxygen of %s asks for urgency %s', (value, urgency) => {
  expect(adviseOn(reading('oxygen-saturation', value), { ...ADULT, hasCopd: true })?.urgency ?? null).toBe(urgency);
});

test('with COPD the card says that the goal of a doctor goes before its limits', () => {
  expect(adviseOn(reading('oxygen-saturation', 88), { ...ADULT, hasCopd: true })?.title).toBe(
    'Oxygen saturation 88 % is dangerously low, unless a doctor set it as your goal.',
  );
});

test.each([
  ['COPD', true],
  ['COPD GOLD 3', true],
  ['Chronic obstructive pulmonary disease', true],
  ['Emphysema since 2015', true],
  ['COPD, not on home oxygen', true],
  ['COPD; no asthma', true],
  ['COPD ruled out 2024', false],
  ['COPD excluded', false],
  ['No COPD', false],
  ['no asthma, diabetes or COPD', false],
  ['Denies asthma, COPD', false],
  ['Father had emphysema', false],
  ['Family history: asthma, COPD', false],
  ['COPD in mother', false],
  ['? COPD', false],
  ['Suspected COPD', false],
  ['r/o COPD', false],
  ['At risk of COPD', false],
  ['COPD - spirometry normal', false],
  ['COPD नहीं है', false],
  ['पिता को COPD', false],
  ['papa ko COPD tha', false],
  ['Subcutaneous emphysema', false],
  ['Asthma', false],
])('of the condition %j COPD is taken for told: %s', (condition, hasCopd) => {
  const profile = { age: 60, dateOfBirth: null, pregnancy: null, conditions: ['Diabetes', condition] };
  expect(whoseReadings(profile, '2026-11-15').hasCopd).toBe(hasCopd);
});

test('who has said no age is judged as an adult, and the advice says so', () => {
  const advice = adviseOn(reading('oxygen-saturation', 88), { ...ADULT, ageYears: null });
  expect(advice?.urgency).toBe(4);
  expect(advice?.steps.join(' ')).toContain('Judged as an adult');
});

test('low sugar is taken sugar for first and measured again after 15 minutes; still dangerously low calls an ambulance', () => {
  const first = adviseOn(reading('blood-glucose', 48), ADULT);
  expect(first).toMatchObject({
    urgency: 4,
    title: 'Blood glucose 48 mg/dL (2.7 mmol/L) is dangerously low.',
    doFirst: 'Take sugar now.',
    repeatAfterMinutes: 15,
    care: 'low-sugar',
  });
  expect(first?.steps[0]).toContain('15 to 20 g of sugar');
  const again = { ...reading('blood-glucose', 50), measuredAt: at(16) };
  expect(adviseOn(again, ADULT, reading('blood-glucose', 48))).toMatchObject({ urgency: 5, repeatAfterMinutes: null });
  const better = { ...reading('blood-glucose', 62), measuredAt: at(16) };
  expect(adviseOn(better, ADULT, reading('blood-glucose', 48))).toMatchObject({
    urgency: 3,
    doFirst: 'Take sugar again now.',
    repeatAfterMinutes: 15,
  });
  const afterHigh = adviseOn(again, ADULT, reading('blood-glucose', 310));
  expect(afterHigh?.title).not.toContain('still');
});

test.each([
  [0, 0, 40, 4, 'Feed the baby now, and go to an emergency department.'],
  [0, null, 53, 4, 'Feed the baby now, and go to an emergency department.'],
  [0, 6, 60, 3, 'Feed the baby now.'],
  [1, 12, 60, 3, 'Give sugar now.'],
  [4, 59, 50, 4, 'Give sugar now.'],
  [5, 60, 50, 4, 'Take sugar now.'],
] as const)('low sugar at %s years (%s months), %s mg/dL, is urgency %s: %s', (ageYears, ageMonths, value, ...said) => {
  const child = { ...ADULT, ageYears, ageMonths };
  const first = adviseOn(reading('blood-glucose', value), child);
  const again = { ...reading('blood-glucose', value), measuredAt: at(16) };
  const still = adviseOn(again, child, reading('blood-glucose', value));
  expect([first?.urgency, first?.doFirst]).toEqual(said);
  expect(still?.urgency).toBe(value < 54 ? 5 : 3);
  const words = [first, still].flatMap((advice) => advice?.steps ?? []).join(' ');
  const isSmall = ageYears < 5;
  for (const forAdults of ['15 to 20 g', 'banana', 'drive']) expect(words.includes(forAdults)).toBe(!isSmall);
  expect(words.includes('breast or the usual milk')).toBe(ageYears < 1);
  expect(words).toContain('nothing by mouth');
});

test('a baby with a dangerously low sugar is not measured again at home first', () => {
  const baby = { ...ADULT, ageYears: 0, ageMonths: 6 };
  expect(adviseOn(reading('blood-glucose', 50), baby)?.repeatAfterMinutes).toBeNull();
  expect(adviseOn(reading('blood-glucose', 60), baby)?.repeatAfterMinutes).toBe(15);
});

test('high sugar asks for ketones and its own danger signs, and is an emergency in a child and in pregnancy', () => {
  const advice = adviseOn(reading('blood-glucose', 320), ADULT);
  expect(advice).toMatchObject({ urgency: 3, care: 'high-sugar' });
  expect(advice?.steps.join(' ')).toContain('ketones');
  expect(advice && signsAskedBy(advice).map(([, words]) => words)).toContain('Vomiting, or bad belly pain');
  expect(adviseOn(reading('blood-glucose', 320), CHILD)?.urgency).toBe(4);
  expect(adviseOn(reading('blood-glucose', 210), CHILD)?.urgency).toBe(3);
  expect(adviseOn(reading('blood-glucose', 320), { ...ADULT, isPregnant: true })?.urgency).toBe(4);
});

test.each([
  [480, null],
  [384, null],
  [383, 3],
  [240, 3],
  [239, 4],
  [159, 5],
])('a peak flow of %s with an own best of 480 asks for urgency %s', (value, urgency) => {
  const advice = adviseOn(reading('peak-flow', value), { ...ADULT, bestPeakFlow: 480 });
  expect(advice?.urgency ?? null).toBe(urgency);
  if (urgency) expect(advice).toMatchObject({ care: 'asthma' });
});

test('below half of the own best the reliever comes first, whatever the age', () => {
  const advice = adviseOn(reading('peak-flow', 200), { ...CHILD, bestPeakFlow: 480 });
  expect(advice).toMatchObject({ title: 'Peak flow 200 L/min is below half of your own best, 480 L/min.' });
  expect(advice?.steps[0]).toContain('reliever');
});

test('a child’s pulse is not judged together with a glucose', () => {
  const pulse = reading('heart-rate', 135);
  const alone = adviseOn(pulse, CHILD);
  expect(adviseOn(pulse, CHILD, null, [reading('blood-glucose', 320)])).toEqual(alone);
});

test('what a chart leaves out as alarming is what is a danger for an adult', () => {
  for (const kind of READING_KINDS) {
    const { refuseBelow, refuseAbove } = READING_FACTS[kind].limits;
    if (kind === 'peak-flow') continue;
    for (let value = refuseBelow; value <= Math.min(refuseAbove, 700); value = Math.round(10 * value + 1) / 10)
      for (const second of kind === 'blood-pressure' ? [60, 119, 120] : [undefined]) {
        const figures = { ...reading(kind, value), ...(second !== undefined && { second }) };
        expect([kind, value, second, isPastAlarm(figures)]).toEqual([
          kind,
          value,
          second,
          adviseOn(figures, ADULT) !== null,
        ]);
      }
  }
});
