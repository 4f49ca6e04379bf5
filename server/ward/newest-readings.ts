import type { NewestReading, PartialSet } from '#contract/ward/inpatients.ts';
import { NEWS2_PARAMETERS, type News2Parameter } from '#contract/ward/news2.ts';
import type { Points } from '#contract/ward/observations.ts';
import type { WithStatus } from './find-clinical-statuses.ts';
import { scaleOf } from './present-observation.ts';
import type { ObservationRow } from './store.ts';

type Shown = { value: string; unit: string };
type Fact = {
  /** The name as it stands in the middle of a sentence. */
  name: string;
  of: (set: ObservationRow) => Shown | null;
};

const figure = (value: number | null, unit = ''): Shown | null => (value === null ? null : { value: `${value}`, unit });

const FACTS: Record<News2Parameter, Fact> = {
  respiration: { name: 'respiration', of: ({ respiration }) => figure(respiration) },
  oxygenSaturation: { name: 'SpO2', of: ({ oxygen_saturation }) => figure(oxygen_saturation, '%') },
  isOnOxygen: {
    name: 'oxygen',
    of: ({ is_on_oxygen, oxygen_litres }) =>
      is_on_oxygen === null
        ? null
        : is_on_oxygen
          ? (figure(oxygen_litres, 'L') ?? { value: 'On', unit: '' })
          : { value: 'Air', unit: '' },
  },
  systolic: {
    name: 'pressure',
    of: ({ systolic, diastolic }) => figure(systolic, diastolic === null ? '' : `/${diastolic}`),
  },
  pulse: { name: 'pulse', of: ({ pulse }) => figure(pulse) },
  consciousness: {
    name: 'consciousness',
    of: ({ consciousness }) => (consciousness === null ? null : { value: consciousness, unit: '' }),
  },
  temperature: {
    name: 'temperature',
    of: ({ temperature }) => (temperature === null ? null : { value: temperature.toFixed(1), unit: '°C' }),
  },
};

const NEVER = { value: null, unit: '', at: null, points: null, scale: null, isOlder: false };

type Sets = Pick<WithStatus, 'sets' | 'notScored'>;

/** Returns the newest value of each parameter, with the time and points of the set that it came with. */
export function newestReadings({ sets, notScored }: Sets): NewestReading[] {
  // Patients whom NEWS2 is not meant for have no points, not even for earlier readings.
  const hasPoints = notScored === null || notScored === 'partial';
  return NEWS2_PARAMETERS.map((parameter) => {
    const set = sets.find((each) => FACTS[parameter].of(each) !== null);
    const shown = set && FACTS[parameter].of(set);
    if (!set || !shown) return { parameter, ...NEVER };
    return {
      parameter,
      ...shown,
      at: set.measured_at.toISOString(),
      points: hasPoints ? (set.points as Points)[parameter] : null,
      scale: parameter === 'oxygenSaturation' ? scaleOf(set.scale) : null,
      isOlder: set !== sets[0],
    };
  });
}

/** Said beside the last score: a newer set is not complete, and which of its readings alarm by themselves. */
export function partialSetOf(
  clinicalStatus: Pick<WithStatus, 'sets' | 'notScored' | 'scored' | 'atLeast'>,
): PartialSet | null {
  const [newest] = clinicalStatus.sets;
  if (newest?.not_scored !== 'partial' || isNotMeant(clinicalStatus)) return null;
  const scored = clinicalStatus.scored === null ? undefined : clinicalStatus.sets[clinicalStatus.scored];
  const atLeast = clinicalStatus.atLeast?.points ?? null;
  const threes = newestReadings(clinicalStatus).filter(
    ({ points, at }) => points === 3 && at !== null && (!scored || new Date(at) > scored.measured_at),
  );
  return {
    at: newest.measured_at.toISOString(),
    threes: threes.map(({ parameter }) => parameter),
    atLeast,
    words: `${atLeast === null ? '' : `NEWS2 is at least ${atLeast}, `}${threesInWords(threes.map(nameOf))}`,
  };
}

const nameOf = ({ parameter }: Pick<NewestReading, 'parameter'>) => FACTS[parameter].name;

/** What a set left out: "temperature", "pressure". */
export const notMeasured = (set: ObservationRow): string[] =>
  NEWS2_PARAMETERS.filter((parameter) => FACTS[parameter].of(set) === null).map((parameter) => FACTS[parameter].name);

const isNotMeant = ({ notScored }: Pick<WithStatus, 'notScored'>) => notScored !== null && notScored !== 'partial';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** "two readings of 3: SpO2, pulse" */
const threesInWords = (names: readonly string[]): string =>
  names.length === 0
    ? 'no reading of 3'
    : `${NUMBERS[names.length]} ${names.length === 1 ? 'reading' : 'readings'} of 3: ${names.join(', ')}`;

/** Of one set: "SpO2 81 %", "pressure 88/54". */
export const measuredInWords = (parameter: News2Parameter, set: ObservationRow): string =>
  readingInWords({ parameter, ...(FACTS[parameter].of(set) ?? { value: null, unit: '' }) });

/** "SpO2 81 %", "pressure 88/54" */
export const readingInWords = ({
  parameter,
  value,
  unit,
}: Pick<NewestReading, 'parameter' | 'value' | 'unit'>): string =>
  `${FACTS[parameter].name} ${value}${unit === '' || unit.startsWith('/') ? unit : ` ${unit}`}`;
