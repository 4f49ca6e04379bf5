// What may be typed, and the one unit that is stored.

import { GLUCOSE_MG_DL_PER_MMOL_L, READING_FACTS, type ReadingKind } from '#contract/readings/readings.ts';
import { msg } from '#web/language/say.ts';

export type Unit = {
  name: string;
  toStored: (typed: number) => number;
  fromStored: (stored: number) => number;
  /** Typed into two fields: so many of the smaller part make one of the larger. */
  parts?: { per: number; larger: string; smaller: string };
};

const tenth = (value: number) => Math.round(value * 10) / 10;

const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.45359237;

const FAHRENHEIT: Unit = {
  name: '°F',
  toStored: (typed) => tenth(((typed - 32) * 5) / 9),
  fromStored: (stored) => tenth((stored * 9) / 5 + 32),
};
const POUNDS: Unit = {
  name: 'lb',
  toStored: (typed) => tenth(typed * KG_PER_POUND),
  fromStored: (stored) => tenth(stored / KG_PER_POUND),
};
/** Together they are inches. */
const FEET_AND_INCHES: Unit = {
  name: 'ft in',
  parts: { per: 12, larger: msg('feet'), smaller: msg('Inches') },
  toStored: (inches) => tenth(inches * CM_PER_INCH),
  fromStored: (stored) => tenth(stored / CM_PER_INCH),
};

const MMOL: Unit = {
  name: 'mmol/L',
  toStored: (typed) => Math.round(typed * GLUCOSE_MG_DL_PER_MMOL_L),
  fromStored: (stored) => tenth(stored / GLUCOSE_MG_DL_PER_MMOL_L),
};
/** Together they are minutes. */
const HOURS_AND_MINUTES: Unit = {
  name: 'h min',
  parts: { per: 60, larger: msg('hours'), smaller: msg('Minutes') },
  toStored: (minutes) => Math.round((minutes / 60) * 100) / 100,
  fromStored: (stored) => Math.round(stored * 60),
};

const asStored = (kind: ReadingKind): Unit => ({
  name: READING_FACTS[kind].unit,
  toStored: (typed) => typed,
  fromStored: (stored) => stored,
});

/** The stored unit first. */
export function unitsFor(kind: ReadingKind): readonly Unit[] {
  if (kind === 'temperature') return [asStored(kind), FAHRENHEIT];
  if (kind === 'weight') return [asStored(kind), POUNDS];
  if (kind === 'height') return [asStored(kind), FEET_AND_INCHES];
  if (kind === 'blood-glucose') return [asStored(kind), MMOL];
  if (kind === 'sleep') return [asStored(kind), HOURS_AND_MINUTES];
  return [asStored(kind)];
}

export const unitNamed = (kind: ReadingKind, name: string): Unit =>
  unitsFor(kind).find((unit) => unit.name === name) ?? asStored(kind);

/** 37.5 and 37,5 are the same figure; anything else is none. */
export function figureIn(typed: string): number | null {
  const figure = typed.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,3})?$/.test(figure) ? Number(figure) : null;
}
