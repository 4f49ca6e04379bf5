// The newest value of each reading of NEWS2, with the points and the time of the set that it came with.
import { CONSCIOUSNESS, NEWS2_PARAMETERS, type News2Parameter } from '../../../contract/news2.ts';
import type { Observation } from '../../../contract/observations.ts';

export type NewestReading = {
  parameter: News2Parameter;
  name: string;
  /** "97 %", "88/54", "6 L"; null: never measured in this stay. */
  value: string | null;
  points: number | null;
  at: string | null;
  /** Older than the newest set, which left it out. */
  isOlder: boolean;
};

type Facts = { name: (set: Observation | undefined) => string; value: (set: Observation) => string | null };

const withUnit = (value: number | null, unit = '') => (value === null ? null : `${value}${unit}`);

const FACTS: Record<News2Parameter, Facts> = {
  respiration: { name: () => 'Resp', value: ({ respiration }) => withUnit(respiration) },
  oxygenSaturation: {
    name: (set) => (set ? `SpO₂, scale ${set.scale}` : 'SpO₂'),
    value: ({ oxygenSaturation }) => withUnit(oxygenSaturation, ' %'),
  },
  isOnOxygen: {
    name: () => 'Oxygen',
    value: ({ isOnOxygen, oxygenLitres }) =>
      isOnOxygen === null ? null : isOnOxygen ? (withUnit(oxygenLitres, ' L') ?? 'On oxygen') : 'Air',
  },
  systolic: {
    name: () => 'Pressure',
    value: ({ systolic, diastolic }) => (systolic === null ? null : `${systolic}/${diastolic ?? '–'}`),
  },
  pulse: { name: () => 'Pulse', value: ({ pulse }) => withUnit(pulse) },
  consciousness: {
    name: () => 'Consciousness',
    value: ({ consciousness }) => consciousness && CONSCIOUSNESS[consciousness],
  },
  temperature: {
    name: () => 'Temp',
    value: ({ temperature }) => (temperature === null ? null : `${temperature.toFixed(1)} °C`),
  },
};

/** Newest first comes in; sets entered in error count for nothing. */
export function newestReadings(observations: readonly Observation[]): NewestReading[] {
  const sets = observations.filter(({ wrong }) => wrong === null);
  return NEWS2_PARAMETERS.map((parameter) => {
    const set = sets.find((each) => each[parameter] !== null);
    const { name, value } = FACTS[parameter];
    return {
      parameter,
      name: name(set),
      value: set ? value(set) : null,
      points: set?.points[parameter] ?? null,
      at: set?.at ?? null,
      isOlder: set !== undefined && set !== sets[0],
    };
  });
}
