import { NEWS2_PARAMETERS, type News2Parameter } from '#contract/ward/news2.ts';
import { CONSCIOUSNESS, SCORED_AS_ADULT } from '#contract/ward/news2-words.ts';
import type { Points } from '#contract/ward/observations.ts';
import type { WithStatus } from './find-clinical-statuses.ts';
import type { ObservationRow } from './store.ts';

/** The score that counts now, the last other one before it, and what it comes from; null for whoever has none. */
export function countingScore({ sets, scored, isAgeUnknown }: Pick<WithStatus, 'sets' | 'scored' | 'isAgeUnknown'>) {
  const set = scored === null ? undefined : sets[scored];
  if (scored === null || !set || set.score === null) return null;
  const from = sets.slice(scored + 1).find(({ score }) => score !== null && score !== set.score)?.score ?? null;
  const note = isAgeUnknown ? SCORED_AS_ADULT : null;
  return { score: set.score, from, note, readings: readingsInWords(set), observationId: set.id, at: set.recorded_at };
}

/** Names the readings that score, in the order of the chart: 'Resp 26 +3, oxygen 6 L +2'. */
function readingsInWords(set: ObservationRow): string {
  const points = set.points as Points;
  return NEWS2_PARAMETERS.filter((parameter) => (points[parameter] ?? 0) > 0)
    .map((parameter) => `${IN_WORDS[parameter](set)} +${points[parameter]}`)
    .join(', ');
}

const IN_WORDS: Record<News2Parameter, (set: ObservationRow) => string> = {
  respiration: ({ respiration }) => `Resp ${respiration}`,
  oxygenSaturation: ({ oxygen_saturation }) => `SpO2 ${oxygen_saturation} %`,
  isOnOxygen: ({ oxygen_litres }) => (oxygen_litres === null ? 'oxygen' : `oxygen ${oxygen_litres} L`),
  systolic: ({ systolic, diastolic }) => (diastolic === null ? `pressure ${systolic}` : `${systolic}/${diastolic}`),
  pulse: ({ pulse }) => `pulse ${pulse}`,
  consciousness: ({ consciousness }) => (consciousness ? CONSCIOUSNESS[consciousness].toLowerCase() : ''),
  temperature: ({ temperature }) => `${temperature} °C`,
};
