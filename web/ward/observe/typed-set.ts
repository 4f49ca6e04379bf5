// A set of observations as it is typed, what is wrong with it, and what it comes to.

import { DIASTOLIC_LIMITS, READING_FACTS } from '#contract/readings/readings.ts';
import { type ObservedSet, roundedTemperature } from '#contract/ward/news2.ts';
import type { Consciousness } from '#contract/ward/news2-words.ts';
import type { TypedSet } from '#contract/ward/observations.ts';

export type Typed = {
  respiration: string;
  oxygenSaturation: string;
  oxygen: '' | 'air' | 'oxygen';
  oxygenLitres: string;
  systolic: string;
  diastolic: string;
  pulse: string;
  consciousness: '' | Consciousness;
  temperature: string;
  unit: '°C' | '°F';
  /** When it was measured, as 16:58; null is now. */
  time: string | null;
};

export const NOTHING_TYPED: Typed = {
  respiration: '',
  oxygenSaturation: '',
  oxygen: '',
  oxygenLitres: '',
  systolic: '',
  diastolic: '',
  pulse: '',
  consciousness: '',
  temperature: '',
  unit: '°C',
  time: null,
};

/** Fields that take figures, in the order in which one goes through them. */
export const FIGURES = [
  'respiration',
  'oxygenSaturation',
  'oxygenLitres',
  'systolic',
  'diastolic',
  'pulse',
  'temperature',
] as const;
export type Figure = (typeof FIGURES)[number];

type Facts = { name: string; unit: string; isWhole: boolean; limits: typeof DIASTOLIC_LIMITS };

const LITRES = { refuseBelow: 0.1, refuseAbove: 80 };

const FACTS: Record<Figure, Facts> = {
  respiration: { name: 'Respiration', unit: '/min', isWhole: true, limits: READING_FACTS.respiration.limits },
  oxygenSaturation: { name: 'SpO2', unit: '%', isWhole: true, limits: READING_FACTS['oxygen-saturation'].limits },
  oxygenLitres: { name: 'Oxygen', unit: 'L/min', isWhole: false, limits: LITRES },
  systolic: { name: 'The upper pressure', unit: 'mmHg', isWhole: true, limits: READING_FACTS['blood-pressure'].limits },
  diastolic: { name: 'The lower pressure', unit: 'mmHg', isWhole: true, limits: DIASTOLIC_LIMITS },
  pulse: { name: 'Pulse', unit: '/min', isWhole: true, limits: READING_FACTS['heart-rate'].limits },
  temperature: { name: 'Temperature', unit: '°C', isWhole: false, limits: READING_FACTS.temperature.limits },
};

export const FIGURE_NAMES: Record<Figure, string> = {
  respiration: 'Respiration',
  oxygenSaturation: 'SpO₂',
  oxygenLitres: 'Oxygen',
  systolic: 'Blood pressure',
  diastolic: 'Blood pressure',
  pulse: 'Pulse',
  temperature: 'Temperature',
};

const inCelsius = (figure: number, unit: Typed['unit']) =>
  roundedTemperature(unit === '°F' ? ((figure - 32) * 5) / 9 : figure);

const inFahrenheit = (celsius: number) => Math.round(((celsius * 9) / 5) * 10 + 320) / 10;

/** The same temperature in the other unit. What cannot be in this unit was meant in the other one: it stays as typed. */
export function inOtherUnit(typed: Typed): Pick<Typed, 'unit' | 'temperature'> {
  const unit = typed.unit === '°C' ? '°F' : '°C';
  const celsius = figureOf(typed, 'temperature');
  if (celsius === null || problemOf('temperature', celsius)) return { unit, temperature: typed.temperature };
  return { unit, temperature: unit === '°C' ? celsius.toFixed(1) : inFahrenheit(celsius).toFixed(1) };
}

function figureOf(typed: Typed, figure: Figure): number | null {
  const words = typed[figure].trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(words)) return null;
  return figure === 'temperature' ? inCelsius(Number(words), typed.unit) : Number(words);
}

export type ReadSet = {
  body: TypedSet;
  set: ObservedSet;
  /** Beside the field they speak of; nothing can be saved with one. */
  problems: Partial<Record<Figure, string>>;
  /** Rare, but possible: saved after someone has looked again. */
  unusual: string[];
  isEmpty: boolean;
};

export function readTyped(typed: Typed): ReadSet {
  const values = Object.fromEntries(FIGURES.map((figure) => [figure, figureOf(typed, figure)])) as Values;
  if (typed.oxygen !== 'oxygen') values.oxygenLitres = null;
  const problems = problemsWith(typed, values);
  const sound = (figure: Figure) => (problems[figure] ? null : values[figure]);
  const isOnOxygen = typed.oxygen === '' ? null : typed.oxygen === 'oxygen';
  const set: ObservedSet = {
    respiration: sound('respiration'),
    oxygenSaturation: sound('oxygenSaturation'),
    isOnOxygen,
    systolic: problems.diastolic ? null : sound('systolic'),
    pulse: sound('pulse'),
    consciousness: typed.consciousness || null,
    temperature: sound('temperature'),
  };
  const given = {
    ...set,
    oxygenLitres: isOnOxygen ? sound('oxygenLitres') : null,
    diastolic: sound('diastolic'),
  };
  const body = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as TypedSet;
  return {
    body,
    set,
    problems,
    unusual: unusualIn(values, problems),
    isEmpty: Object.values(set).every((value) => value === null),
  };
}

type Values = Record<Figure, number | null>;

function problemsWith(typed: Typed, values: Values): ReadSet['problems'] {
  const problems: ReadSet['problems'] = {};
  for (const figure of FIGURES) {
    if (figure === 'oxygenLitres' && typed.oxygen !== 'oxygen') continue;
    const problem = typed[figure].trim() === '' ? null : problemOf(figure, values[figure]);
    if (problem) problems[figure] = problem;
  }
  const { systolic, diastolic } = values;
  if (typed.systolic !== '' && typed.diastolic === '') problems.diastolic ??= 'Both values belong together.';
  if (typed.diastolic !== '' && typed.systolic === '') problems.systolic ??= 'Both values belong together.';
  if (systolic !== null && diastolic !== null && diastolic >= systolic)
    problems.diastolic ??= 'The lower value must be below the upper one.';
  return problems;
}

function problemOf(figure: Figure, value: number | null): string | null {
  const { limits, unit, isWhole } = FACTS[figure];
  if (value === null) return 'Enter a number.';
  if (isWhole && !Number.isInteger(value)) return 'A whole number.';
  if (value >= limits.refuseBelow && value <= limits.refuseAbove) return null;
  return `Between ${limits.refuseBelow} and ${limits.refuseAbove} ${unit}.`;
}

function unusualIn(values: Values, problems: ReadSet['problems']): string[] {
  return FIGURES.flatMap((figure) => {
    const value = values[figure];
    const { name, unit, limits } = FACTS[figure];
    if (value === null || problems[figure]) return [];
    const { confirmBelow = Number.NEGATIVE_INFINITY, confirmAbove = Number.POSITIVE_INFINITY } = limits;
    return value < confirmBelow || value > confirmAbove ? [`${name} ${value} ${unit}`] : [];
  });
}
