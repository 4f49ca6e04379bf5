import type { TypedSet } from '#contract/ward/observations.ts';

/** A set that scores nothing. */
export const WELL: TypedSet = {
  respiration: 16,
  oxygenSaturation: 98,
  isOnOxygen: false,
  systolic: 122,
  diastolic: 78,
  pulse: 72,
  consciousness: 'A',
  temperature: 36.8,
};

/** NEWS2 of 7: 2 + 2 + 2 + 0 + 1 + 0 + 0. */
export const ILL_7: TypedSet = {
  ...WELL,
  respiration: 22,
  oxygenSaturation: 93,
  isOnOxygen: true,
  oxygenLitres: 2,
  pulse: 106,
};

/** NEWS2 of 13: 3 + 3 + 2 + 2 + 2 + 0 + 1. */
export const ILL_13: TypedSet = {
  ...{ respiration: 26, oxygenSaturation: 90, isOnOxygen: true, oxygenLitres: 6 },
  ...{ systolic: 98, diastolic: 56, pulse: 122, consciousness: 'A', temperature: 38.6 },
};

/** NEWS2 of 9: 2 + 2 + 2 + 1 + 1 + 0 + 1. */
export const ILL: TypedSet = {
  respiration: 24,
  oxygenSaturation: 93,
  isOnOxygen: true,
  oxygenLitres: 4,
  systolic: 104,
  diastolic: 60,
  pulse: 108,
  consciousness: 'A',
  temperature: 38.4,
};
