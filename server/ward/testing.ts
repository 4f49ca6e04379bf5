import type { TypedSet } from '../../contract/observations.ts';

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
