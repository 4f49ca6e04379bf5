// What may be typed, and the one unit that is stored.
import { READING_FACTS, type ReadingKind } from '#contract/readings/readings.ts';

export type Unit = {
  name: string;
  toStored: (typed: number) => number;
  fromStored: (stored: number) => number;
};

export const tenth = (value: number) => Math.round(value * 10) / 10;

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
/** Feet and inches are typed into two fields; together they are inches. */
export const FEET_AND_INCHES: Unit = {
  name: 'ft in',
  toStored: (inches) => tenth(inches * CM_PER_INCH),
  fromStored: (stored) => tenth(stored / CM_PER_INCH),
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
  return [asStored(kind)];
}

export const unitNamed = (kind: ReadingKind, name: string): Unit =>
  unitsFor(kind).find((unit) => unit.name === name) ?? asStored(kind);

/** 37.5 and 37,5 are the same figure; anything else is none. */
export function figureIn(typed: string): number | null {
  const figure = typed.trim().replace(',', '.');
  return /^\d{1,4}(\.\d{1,3})?$/.test(figure) ? Number(figure) : null;
}
