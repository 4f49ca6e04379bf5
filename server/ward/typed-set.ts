import type { NewReading } from '#contract/readings/readings.ts';
import { mayBeTyped, NOT_A_TYPED_TIME } from '#contract/typed-times.ts';
import { roundedTemperature } from '#contract/ward/news2.ts';
import type { TypedSet } from '#contract/ward/observations.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { requirePlausible } from '../records/readings/add-readings.ts';

export type Measured = { at: Date; readings: NewReading[] };

/** Refused at their fields, or unusual until they are confirmed. */
export function requireWholeSet(deps: Pick<Deps, 'clock'>, typed: TypedSet): Measured {
  const at = timeOf(deps, typed.measuredAt);
  if (typed.oxygenLitres !== undefined && typed.isOnOxygen !== true) {
    throw new Refusal('bad_input', { fields: { oxygenLitres: 'Litres belong to oxygen, not to air.' } });
  }
  if (typed.diastolic !== undefined && typed.systolic === undefined) {
    throw new Refusal('bad_input', { fields: { systolic: 'Blood pressure has two values, like 120/80.' } });
  }
  const found = readingsIn(typed, at.toISOString());
  const isSomething = found.length > 0 || typed.isOnOxygen !== undefined || typed.consciousness !== undefined;
  if (!isSomething) throw new Refusal('nothing_measured');
  const readings = found.map(({ reading }) => reading);
  requirePlausible(deps, { readings, confirmed: typed.confirmed }, (index) => found[index]?.field ?? 'respiration');
  return { at, readings };
}

function timeOf({ clock }: Pick<Deps, 'clock'>, measuredAt: string | undefined): Date {
  const now = clock.now();
  const at = measuredAt ? new Date(measuredAt) : now;
  if (!mayBeTyped(at, now)) {
    throw new Refusal('bad_input', { fields: { measuredAt: NOT_A_TYPED_TIME } });
  }
  return at;
}

type Found = { field: keyof TypedSet; reading: NewReading };

function readingsIn(typed: TypedSet, measuredAt: string): Found[] {
  const { systolic, diastolic, pulse, respiration, oxygenSaturation, temperature } = typed;
  const one = (field: keyof TypedSet, kind: NewReading['kind'], value: number | undefined): Found[] =>
    value === undefined ? [] : [{ field, reading: { kind, value, measuredAt } }];
  const second = diastolic === undefined ? {} : { second: diastolic };
  return [
    ...one('systolic', 'blood-pressure', systolic).map(({ field, reading }) => ({
      field,
      reading: { ...reading, ...second },
    })),
    ...one('pulse', 'heart-rate', pulse),
    ...one('respiration', 'respiration', respiration),
    ...one('oxygenSaturation', 'oxygen-saturation', oxygenSaturation),
    ...one('temperature', 'temperature', temperature === undefined ? undefined : roundedTemperature(temperature)),
  ];
}
