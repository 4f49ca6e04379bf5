import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NEWS2_PARAMETERS,
  type News2Parameter,
  news2Points,
  nextObservationMinutes,
  type ObservedSet,
  scoreNews2,
  unscoredRange,
} from './news2.ts';
import type { Consciousness } from './news2-words.ts';

const WELL: ObservedSet = {
  respiration: 16,
  oxygenSaturation: 98,
  isOnOxygen: false,
  systolic: 120,
  pulse: 70,
  consciousness: 'A',
  temperature: 37.0,
};
const ADULT = { scale: 1, ageYears: 56, isPregnant: false } as const;
const with_ = (part: Partial<ObservedSet>): ObservedSet => ({ ...WELL, ...part });

describe('every boundary of the chart', () => {
  const points = (parameter: News2Parameter, value: number, scale: 1 | 2 = 1, isOnOxygen = false) =>
    news2Points(with_({ isOnOxygen, [parameter]: value }), scale)[parameter];

  // RCP NEWS2 (2017), chart 1: [first value, last value, points].
  const CHART: [News2Parameter, [number, number, number][]][] = [
    [
      'respiration',
      [
        [1, 8, 3],
        [9, 11, 1],
        [12, 20, 0],
        [21, 24, 2],
        [25, 100, 3],
      ],
    ],
    [
      'oxygenSaturation',
      [
        [30, 91, 3],
        [92, 93, 2],
        [94, 95, 1],
        [96, 100, 0],
      ],
    ],
    [
      'systolic',
      [
        [30, 90, 3],
        [91, 100, 2],
        [101, 110, 1],
        [111, 219, 0],
        [220, 300, 3],
      ],
    ],
    [
      'pulse',
      [
        [10, 40, 3],
        [41, 50, 1],
        [51, 90, 0],
        [91, 110, 1],
        [111, 130, 2],
        [131, 300, 3],
      ],
    ],
    [
      'temperature',
      [
        [20, 35.0, 3],
        [35.1, 36.0, 1],
        [36.1, 38.0, 0],
        [38.1, 39.0, 1],
        [39.1, 46, 2],
      ],
    ],
  ];
  for (const [parameter, bands] of CHART) {
    test.each(bands)(`${parameter} from %d to %d scores %d`, (first, last, expected) => {
      expect([points(parameter, first), points(parameter, last)]).toEqual([expected, expected]);
    });
  }

  test.each([
    [83, 3],
    [84, 2],
    [85, 2],
    [86, 1],
    [87, 1],
    [88, 0],
    [92, 0],
    [93, 0],
    [94, 0],
    [95, 0],
    [97, 0],
    [100, 0],
  ])('SpO2 %d on air scores %d on scale 2', (percent, expected) => {
    expect(points('oxygenSaturation', percent, 2, false)).toBe(expected);
  });

  test.each([
    [83, 3],
    [84, 2],
    [85, 2],
    [86, 1],
    [87, 1],
    [88, 0],
    [92, 0],
    [93, 1],
    [94, 1],
    [95, 2],
    [96, 2],
    [97, 3],
    [100, 3],
  ])('SpO2 %d on oxygen scores %d on scale 2', (percent, expected) => {
    expect(points('oxygenSaturation', percent, 2, true)).toBe(expected);
  });

  test('oxygen scores 2, and whoever is not alert 3', () => {
    expect(news2Points(with_({ isOnOxygen: true }), 1).isOnOxygen).toBe(2);
    const codes: Consciousness[] = ['A', 'C', 'V', 'P', 'U'];
    expect(codes.map((consciousness) => news2Points(with_({ consciousness }), 1).consciousness)).toEqual([
      0, 3, 3, 3, 3,
    ]);
  });

  test('a temperature is charted to a tenth: 38.04 is 38.0 and 38.05 is 38.1', () => {
    expect([38.04, 38.05, 35.04, 35.06].map((value) => points('temperature', value))).toEqual([0, 1, 3, 1]);
  });

  test('what is no measurement is loud, never a reassuring zero', () => {
    expect(() => points('pulse', Number.NaN)).toThrow('Not a measurement');
  });
});

test.each([
  ['respiration', 1, false, 12, 20],
  ['oxygenSaturation', 1, true, 96, Infinity],
  ['oxygenSaturation', 2, false, 88, Infinity],
  ['oxygenSaturation', 2, true, 88, 92],
  ['systolic', 1, false, 111, 219],
  ['pulse', 1, false, 51, 90],
  ['temperature', 1, false, 36.1, 38],
] as const)('%s on scale %d, oxygen %s, scores nothing from %d to %d', (parameter, scale, isOnOxygen, from, to) => {
  expect(unscoredRange(parameter, scale, isOnOxygen)).toEqual({ from, to });
});

describe('the score', () => {
  test.each<[string, Partial<ObservedSet>, number, string, number]>([
    ['all well', {}, 0, 'stable', 720],
    ['a little warm', { temperature: 38.5 }, 1, 'stable', 240],
    ['four in sum', { pulse: 112, systolic: 100 }, 4, 'stable', 240],
    ['newly confused and nothing else', { consciousness: 'C' }, 3, 'attention', 60],
    ['five in sum', { pulse: 112, systolic: 100, temperature: 38.5 }, 5, 'attention', 60],
    ['six in sum', { pulse: 112, systolic: 100, isOnOxygen: true }, 6, 'attention', 60],
    ['seven in sum', { pulse: 112, systolic: 100, isOnOxygen: true, temperature: 38.5 }, 7, 'critical', 15],
  ])('%s', (_name, part, score, status, minutes) => {
    const scored = scoreNews2(with_(part), ADULT);
    expect([scored.score, scored.status]).toEqual([score, status]);
    expect(nextObservationMinutes(score, scored.hasThree)).toBe(minutes);
  });

  test.each(NEWS2_PARAMETERS.map((parameter) => [parameter]))('is not given without %s', (parameter) => {
    const scored = scoreNews2(with_({ [parameter]: null }), ADULT);
    expect(scored).toMatchObject({ score: null, status: null, notScored: 'partial', missing: [parameter] });
  });

  test('of a partial set with a reading of 3 is none, but asks for attention', () => {
    const scored = scoreNews2(with_({ systolic: 88, temperature: null }), ADULT);
    expect(scored).toMatchObject({ score: null, atLeast: 3, status: 'attention', hasThree: true });
  });

  test('of a partial set that is worth 7 without the rest is none, but calls as 7 does', () => {
    const scored = scoreNews2(with_({ respiration: 26, systolic: 88, pulse: 95, temperature: null }), ADULT);
    expect(scored).toMatchObject({ score: null, atLeast: 7, notScored: 'partial', status: 'critical' });
  });

  test('on scale 2 does not guess at a saturation whose oxygen nobody wrote down', () => {
    const points = (oxygenSaturation: number) =>
      news2Points(with_({ oxygenSaturation, isOnOxygen: null }), 2).oxygenSaturation;
    expect([points(97), points(90), points(80)]).toEqual([null, 0, 3]);
  });

  test.each([
    ['a child of 15', { ageYears: 15, isPregnant: false }, 'under-16'],
    ['a baby', { ageYears: 0, isPregnant: false }, 'under-16'],
    ['someone who is pregnant', { ageYears: 30, isPregnant: true }, 'pregnancy'],
  ])('is not for %s, and no reading of theirs is judged by it', (_who, whose, notScored) => {
    const scored = scoreNews2(with_({ pulse: 150 }), { scale: 1, ...whose });
    expect(scored).toMatchObject({ score: null, status: null, hasThree: false, notScored });
    expect(Object.values(scored.points).every((points) => points === null)).toBe(true);
  });

  test('begins at 16', () => {
    expect(scoreNews2(WELL, { ...ADULT, ageYears: 16 }).score).toBe(0);
  });

  test.each<[string, Partial<ObservedSet>, number | null, string | null]>([
    ['all well', {}, 0, 'stable'],
    ['a single reading of 3', { systolic: 80 }, 3, 'attention'],
    ['seven in sum', { pulse: 112, systolic: 100, isOnOxygen: true, temperature: 38.5 }, 7, 'critical'],
    [
      'six readings of 3',
      {
        respiration: 30,
        oxygenSaturation: 85,
        isOnOxygen: true,
        systolic: 80,
        pulse: 140,
        consciousness: 'U',
        temperature: 34.5,
      },
      20,
      'critical',
    ],
    ['a partial set', { pulse: null }, null, null],
    ['a partial set with a reading of 3', { systolic: 80, pulse: null }, null, 'attention'],
  ])('of an unknown age is that of an adult and says so: %s', (_name, part, score, status) => {
    const scored = scoreNews2(with_(part), { ...ADULT, ageYears: null });
    expect([scored.score, scored.status, scored.isAgeUnknown]).toEqual([score, status, true]);
    expect(scored).toEqual({ ...scoreNews2(with_(part), ADULT), isAgeUnknown: true });
  });
});

// Written from the paper chart column by column, from 3 on the left to 3 on the right, not from the bands above.
const COLUMNS: Record<string, (set: Measured, scale: 1 | 2) => boolean>[] = [
  {
    respiration: ({ respiration: r }) => r <= 8 || r >= 25,
    saturation: (set, scale) =>
      scale === 1 ? set.oxygenSaturation < 92 : set.oxygenSaturation < 84 || tooMuch(set, 97),
    systolic: ({ systolic: s }) => s < 91 || s > 219,
    pulse: ({ pulse: p }) => p < 41 || p > 130,
    consciousness: ({ consciousness }) => consciousness !== 'A',
    temperature: ({ tenths }) => tenths <= 350,
  },
  {
    respiration: ({ respiration: r }) => r >= 21 && r <= 24,
    saturation: (set, scale) =>
      scale === 1
        ? [92, 93].includes(set.oxygenSaturation)
        : [84, 85].includes(set.oxygenSaturation) || (tooMuch(set, 95) && set.oxygenSaturation < 97),
    oxygen: ({ isOnOxygen }) => isOnOxygen,
    systolic: ({ systolic: s }) => s > 90 && s < 101,
    pulse: ({ pulse: p }) => p > 110 && p < 131,
    temperature: ({ tenths }) => tenths >= 391,
  },
  {
    respiration: ({ respiration: r }) => [9, 10, 11].includes(r),
    saturation: (set, scale) =>
      scale === 1
        ? [94, 95].includes(set.oxygenSaturation)
        : [86, 87].includes(set.oxygenSaturation) || (tooMuch(set, 93) && set.oxygenSaturation < 95),
    systolic: ({ systolic: s }) => s > 100 && s < 111,
    pulse: ({ pulse: p }) => (p > 40 && p < 51) || (p > 90 && p < 111),
    temperature: ({ tenths }) => (tenths >= 351 && tenths <= 360) || (tenths >= 381 && tenths <= 390),
  },
];
type Measured = {
  respiration: number;
  oxygenSaturation: number;
  isOnOxygen: boolean;
  systolic: number;
  pulse: number;
  consciousness: Consciousness;
  tenths: number;
};
const tooMuch = ({ isOnOxygen, oxygenSaturation }: Measured, from: number) => isOnOxygen && oxygenSaturation >= from;

function byThePaper(set: Measured, scale: 1 | 2): number {
  return COLUMNS.reduce((sum, column, index) => {
    const ticked = Object.values(column).filter((holds) => holds(set, scale)).length;
    return sum + ticked * (3 - index);
  }, 0);
}

// spec: 4.10
test('agrees with the paper chart on every set of readings', () => {
  const measured = fc.record({
    respiration: fc.integer({ min: 1, max: 100 }),
    oxygenSaturation: fc.integer({ min: 75, max: 100 }),
    isOnOxygen: fc.boolean(),
    systolic: fc.integer({ min: 60, max: 240 }),
    pulse: fc.integer({ min: 25, max: 150 }),
    consciousness: fc.constantFrom<Consciousness>('A', 'C', 'V', 'P', 'U'),
    tenths: fc.integer({ min: 330, max: 410 }),
  });
  fc.assert(
    fc.property(measured, fc.constantFrom<1 | 2>(1, 2), (set, scale) => {
      const { tenths, ...rest } = set;
      const scored = scoreNews2({ ...rest, temperature: tenths / 10 }, { ...ADULT, scale });
      expect(scored.score).toBe(byThePaper(set, scale));
    }),
    { numRuns: 5_000 },
  );
});

test('what is measured of a set is never worth more than the whole of it', () => {
  const whole = fc.record({
    respiration: fc.integer({ min: 1, max: 60 }),
    oxygenSaturation: fc.integer({ min: 75, max: 100 }),
    isOnOxygen: fc.boolean(),
    systolic: fc.integer({ min: 60, max: 240 }),
    pulse: fc.integer({ min: 25, max: 150 }),
    consciousness: fc.constantFrom<Consciousness>('A', 'C', 'V', 'P', 'U'),
    temperature: fc.integer({ min: 330, max: 410 }).map((tenths) => tenths / 10),
  });
  const leftOut = fc.uniqueArray(fc.constantFrom(...NEWS2_PARAMETERS), { minLength: 1 });
  fc.assert(
    fc.property(whole, leftOut, fc.constantFrom<1 | 2>(1, 2), (set, without, scale) => {
      const part = { ...set, ...Object.fromEntries(without.map((parameter) => [parameter, null])) };
      const { score, atLeast } = scoreNews2(part, { ...ADULT, scale });
      expect(score).toBeNull();
      expect(atLeast).toBeLessThanOrEqual(scoreNews2(set, { ...ADULT, scale }).score ?? -1);
    }),
    { numRuns: 2_000 },
  );
});
