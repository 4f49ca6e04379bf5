import { expect, test } from 'vitest';
import { raiseFlags } from '#triage-engine/flags/raise-flags.ts';
import { triage } from '#triage-engine/triage.ts';
import { adviseOn, signsAskedBy } from './reading-advice.ts';
import type { Measured, MeasuredPerson } from './reading-dangers.ts';
import type { ReadingKind } from './readings.ts';
import { signsOfSmallChild } from './small-child-signs.ts';

const ADULT: MeasuredPerson = { ageYears: 34, ageMonths: null, isPregnant: false, hasCopd: false };
const NOW = Date.parse('2026-11-15T08:00:00.000Z');
const reading = (kind: ReadingKind, value: number, hoursAgo = 0): Measured => ({
  kind,
  value,
  measuredAt: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
});
const hot = (value: number, hoursAgo?: number) => reading('temperature', value, hoursAgo);
const oxygen = (value: number, hoursAgo?: number) => reading('oxygen-saturation', value, hoursAgo);
const pulse = (value: number, hoursAgo?: number) => reading('heart-rate', value, hoursAgo);
const breaths = (value: number, hoursAgo?: number) => reading('respiration', value, hoursAgo);
const pressure = (value: number) => ({ ...reading('blood-pressure', value), second: 60 });
const judge = ([last, ...others]: [Measured, ...Measured[]], whose = ADULT) => adviseOn(last, whose, null, others);

test('39.9 °C with oxygen 93 % and pulse 128 goes to an emergency department, and the card says why and what is missing', () => {
  for (const alone of [hot(39.9), oxygen(93), pulse(128)]) expect(adviseOn(alone, ADULT)?.urgency).toBe(3);

  const advice = judge([pulse(128), oxygen(93, 1), hot(39.9, 2)]);
  expect(advice).toMatchObject({
    urgency: 4,
    title: 'Oxygen saturation 93 %, heart rate 128 /min and temperature 39.9 °C together are dangerous.',
    repeatAfterMinutes: null,
  });
  expect(advice?.steps).toContain('Not measured: respiration and blood pressure.');
});

test.each<[string, [Measured, ...Measured[]], number | null]>([
  ['a sum of four is not raised', [oxygen(93), hot(39.9)], 3],
  ['a sum of five is urgent', [breaths(21), hot(38.5), pulse(111)], 4],
  ['a sum of six is urgent', [breaths(21), oxygen(93), pulse(111)], 4],
  ['a sum of seven calls an ambulance', [breaths(21), oxygen(93), pulse(111), hot(38.5)], 5],
  ['values that are no danger alone count', [pressure(100), oxygen(95), hot(38.5), pulse(95)], 4],
  ['one value alone is its own rule', [oxygen(92)], 4],
  ['readings of more than six hours ago do not count', [pulse(111), oxygen(93, 7), hot(39.9, 7)], 3],
  ['the newest of a kind counts', [pulse(111), oxygen(93, 2), oxygen(98, 1), hot(39.9)], 3],
  ['a normal new reading is not blamed for the others', [breaths(16), oxygen(93), hot(39.9), pulse(128)], null],
])('of an adult %s', (_, set, urgency) => {
  expect(judge(set)?.urgency ?? null).toBe(urgency);
});

test('what is named together stands in the order of the chart, whichever was measured last', () => {
  const pregnant = { ...ADULT, isPregnant: true };
  for (const set of [
    [hot(39.1), pulse(112)],
    [pulse(112), hot(39.1)],
  ] as [Measured, ...Measured[]][])
    expect(judge(set, pregnant)?.together).toEqual(['heart-rate', 'temperature']);
});

test('in pregnancy and for children two past their own limits are one step more urgent', () => {
  const pregnant = { ...ADULT, isPregnant: true };
  expect(judge([pulse(112), hot(39.1)], pregnant)).toMatchObject({
    urgency: 4,
    together: ['heart-rate', 'temperature'],
  });
  const child = { ...ADULT, ageYears: 3, ageMonths: 40 };
  expect(judge([pulse(145), hot(40.1)], child)?.urgency).toBe(4);
  expect(judge([pulse(170), hot(40.1)], child)?.urgency).toBe(5);
  expect(judge([hot(40.1), pulse(120)], child)?.urgency).toBe(3);
});

// RCP NEWS2 (2017): scale 2 only where a doctor ordered it for somebody whose carbon dioxide was too high.
test.each<[string, [Measured, ...Measured[]], number | null]>([
  ['88 %, 24 breaths and a pulse of 112', [breaths(24), oxygen(88), pulse(112)], 5],
  ['90 %, a pulse of 128 and 38.5 °C', [pulse(128), oxygen(90), hot(38.5)], 4],
  ['94 %, 18 breaths and a pulse of 95', [pulse(95), oxygen(94), breaths(18)], null],
])('with COPD %s count together as for everybody', (_, set, urgency) => {
  expect(judge(set, { ...ADULT, hasCopd: true })?.urgency ?? null).toBe(urgency);
});

test('card and engine judge every set of adult values the same', () => {
  const differences: string[] = [];
  for (const temperature of [36.8, 38.5, 39.9])
    for (const saturation of [97, 95, 93])
      for (const rate of [80, 100, 128])
        for (const respiration of [16, 22]) {
          const vitals = { temperature, oxygen: saturation, pulse: rate, respiration };
          const flags = raiseFlags({ stated: new Map(), who: { ageYears: 34, afterBirth: false }, vitals });
          const set = [hot(temperature), oxygen(saturation), pulse(rate), breaths(respiration)];
          const urgencies = set.map((last) => adviseOn(last, ADULT, null, set)?.urgency ?? 0);
          const card = Math.max(...urgencies);
          if (card !== (flags[0]?.urgency ?? 0)) differences.push(`${JSON.stringify(vitals)}: card ${card}`);
        }
  expect(differences).toEqual([]);
});

test('a small child has danger signs and first steps of its own, on the card of a reading and in a symptom answer', () => {
  const baby = { ...ADULT, ageYears: 0, ageMonths: 2 };
  const advice = adviseOn(hot(38.6), baby);
  expect(advice).toMatchObject({ urgency: 4, isSmallChild: true });
  expect(advice?.steps.join(' ')).toContain('Stay with the child');
  expect(advice?.steps.join(' ')).not.toContain('drive yourself');
  const asked = signsAskedBy(advice ?? {}).map(([, words]) => words);
  expect(asked).toContain('Breathes fast with the chest drawing in, or grunts');
  expect(asked.join(' ')).not.toContain('speech unclear');
  expect(signsAskedBy(adviseOn(hot(39.9), ADULT) ?? {}).map(([sign]) => sign)).toContain('stroke');

  const words = 'cough and a runny nose since yesterday';
  for (const person of [{ ageYears: 3 }, { ageMonths: 8 }]) {
    const answer = triage({ text: words, person });
    // Those of a baby are no signs of a child of three.
    expect(answer.comeBack).toEqual(
      expect.arrayContaining(person.ageYears ? signsOfSmallChild(person.ageYears) : asked),
    );
    expect(answer.nextSteps.join(' ')).toContain('Offer drinks or the breast often.');
  }
  expect(triage({ text: words, person: { ageYears: 30 } }).comeBack.join(' ')).not.toContain('soft spot');
});
