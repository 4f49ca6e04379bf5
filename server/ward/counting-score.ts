import { CRITICAL_SCORE, NEWS2_PARAMETERS, type News2Parameter } from '#contract/ward/news2.ts';
import { CONSCIOUSNESS, SCORED_AS_ADULT } from '#contract/ward/news2-words.ts';
import type { Points } from '#contract/ward/observations.ts';
import type { Weighed } from '../alerts/follow-score.ts';
import type { WithStatus } from './find-clinical-statuses.ts';
import { EMERGENCY } from './judging/own-limits.ts';
import { notMeasured } from './newest-readings.ts';
import type { ObservationRow } from './store.ts';

type Judged = Pick<WithStatus, 'sets' | 'scored' | 'atLeast' | 'past' | 'notScored' | 'isAgeUnknown'>;
/** `restsOn`: the sets that made it so. */
type Counting = Weighed & { restsOn: readonly string[] };

/** What an alarm follows now; null for whoever has nothing that it could follow. */
export const countingScore = (judged: Judged): Counting | null =>
  judged.notScored === 'under-16' || judged.notScored === 'pregnancy' ? ownLimitsOf(judged) : scoreOf(judged);

/** The score that counts, or what it is at least; the last other one before it, and what it comes from. */
function scoreOf({ sets, scored, atLeast, isAgeUnknown }: Judged): Counting | null {
  const isAtLeast = atLeast !== null && atLeast.points >= CRITICAL_SCORE;
  const index = isAtLeast ? atLeast.index : scored;
  const set = index === null ? undefined : sets[index];
  const score = isAtLeast ? atLeast.points : (set?.score ?? null);
  if (index === null || !set || score === null) return null;
  const from = sets.slice(index + 1).find((each) => each.score !== null && each.score !== score)?.score ?? null;
  return {
    ...{ score, from, weight: score, unmeasured: isAtLeast ? notMeasured(set) : [], instead: null },
    note: isAgeUnknown ? SCORED_AS_ADULT : null,
    readings: readingsInWords(set),
    ...{ observationId: set.id, restsOn: [set.id], at: set.recorded_at },
  };
}

const WITHOUT_SCORE = { 'under-16': 'Under 16, without a score', pregnancy: 'Pregnancy, without a score' } as const;

/** Whom NEWS2 is not meant for: the most urgent reading past a limit of their own counts, then how many there are. */
function ownLimitsOf({ sets, past, notScored }: Judged): Counting | null {
  const [newest] = sets;
  if (!newest || (notScored !== 'under-16' && notScored !== 'pregnancy')) return null;
  const grave = past.filter(({ urgency }) => urgency >= EMERGENCY);
  const [gravest] = grave.toSorted((one, other) => other.urgency - one.urgency);
  const set = (gravest && sets[gravest.index]) ?? newest;
  const words = grave.map((each) => each.words).join(', ') || 'nothing dangerous that nobody has looked at';
  return {
    ...{ score: null, from: null, note: null, unmeasured: [], readings: null },
    weight: gravest ? gravest.urgency * 10 + grave.length : 0,
    instead: `${WITHOUT_SCORE[notScored]}: ${words}.`,
    observationId: set.id,
    restsOn: [newest, ...grave.flatMap(({ index }) => sets[index] ?? [])].map(({ id }) => id),
    at: set.recorded_at,
  };
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
