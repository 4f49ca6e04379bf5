import { PEAK_FLOW_WELL } from '#contract/readings/own-dangers.ts';
import { aLittleHigh, DIASTOLIC_RANGE, flagIn, GUIDES, rangeOf } from '#contract/readings/reading-ranges.ts';
import { READING_FACTS, type Reading } from '#contract/readings/readings.ts';
import { t, tMarked } from '#web/language/say.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { axisBetween } from '#web/ui/trend/time-axis.ts';
import { TimeAxisLine } from '#web/ui/trend/time-axis-line.tsx';
import { TrendDrawing, type TrendPoint } from '#web/ui/trend/trend-drawing.tsx';
import { useWidth } from '#web/ui/viewport/width.ts';
import { DAYS_FOR_USUAL, isUsualMissing, trendInWords, usualOf } from './trend.ts';

const HEIGHT = 140;
const A_LABEL = 84;

/** As the doctor sees it: each reading as a point on the range, and dashed what is usual for this person. */
export function ReadingChart({ readings }: { readings: readonly Reading[] }) {
  const timeZone = useTimeZone();
  const [ref, width] = useWidth(300);
  const [latest, oldest] = [readings[0], readings.at(-1)];
  if (!latest || !oldest || readings.length < 2) return null;
  const at = ({ measuredAt }: Reading) => Date.parse(measuredAt);
  const axis = axisBetween(at(oldest), at(latest), timeZone, Math.max(2, Math.floor(width / A_LABEL)));
  const range = shownRange(readings);
  const usual = usualOf(readings, timeZone);
  const lower = latest.second === null ? null : usualOf(readings, timeZone, 'second');
  return (
    <figure className="min-0 clipped mb-12">
      <div ref={ref}>
        <TrendDrawing
          {...{ axis, width }}
          points={readings.toReversed().map(pointOf)}
          height={HEIGHT}
          named={range ? limitsOf(range, latest) : []}
          usual={[usual, lower].filter((one) => one !== null)}
          label={trendInWords(readings)}
        />
        <TimeAxisLine {...{ axis, width }} chosen={null} />
      </div>
      <figcaption className="muted text-sm">
        {t('In {unit}.', { unit: tMarked(READING_FACTS[latest.kind].unit) })}{' '}
        {range && t('The green band is {range}.', { range: range.inWords })}{' '}
        {range &&
          latest.second !== null &&
          t('The upper figure belongs above the line at {limit}, the lower one below it.', { limit: range.low })}{' '}
        {littleHighInWords(readings, latest)} {usual && !lower && t('Dashed: usual for you, {low} to {high}.', usual)}
        {usual &&
          lower &&
          t('Dashed: usual for you, {low} to {high} over {lowerLow} to {lowerHigh}.', {
            ...usual,
            lowerLow: lower.low,
            lowerHigh: lower.high,
          })}
        {isUsualMissing(readings, timeZone) &&
          t('What is usual for you is not known yet: it takes readings of {n} days that are no alarm.', {
            n: DAYS_FOR_USUAL,
          })}
      </figcaption>
    </figure>
  );
}

/** Nobody writes 139.9 mmHg: the range of whole figures ends below the next one. Where the upper pressure begins, the lower one ends. */
const limitsOf = ({ low, high }: Shown, { kind, second }: Reading) =>
  [...(second === null ? [] : [DIASTOLIC_RANGE.low]), low, high].map((limit) =>
    kind === 'temperature' ? limit : Math.round(limit),
  );

/** Where one of them has the word: it lies within the band, and means less than outside. */
function littleHighInWords(readings: readonly Reading[], latest: Reading): string {
  const isSaid = readings.some(({ flag, isFasting }) => flag === 'A little high' && isFasting === latest.isFasting);
  const from = isSaid && aLittleHigh(latest);
  return from
    ? t('From {from} on it is called a little high.', { from: [from.value, from.second ?? []].flat().join('/') })
    : '';
}

type Shown = { low: number; high: number; inWords: string };

/** Null for a child, and where there is no range. */
function shownRange(readings: readonly Reading[]): Shown | null {
  const [latest] = readings;
  if (latest?.kind === 'peak-flow') {
    const high = Math.max(...readings.map(({ value }) => value));
    return {
      low: Math.round(high * PEAK_FLOW_WELL),
      high,
      inWords: t('from 80 % of your best to your best, {high}', { high }),
    };
  }
  const range = latest && (GUIDES[latest.kind] ?? (latest.isChecked ? rangeOf(latest) : undefined));
  // Fasting, the words end where a little high begins, and so does the band.
  const high = latest?.isFasting ? (aLittleHigh(latest)?.value ?? 0) - 1 : range?.high;
  return range && high !== undefined
    ? { ...range, high, inWords: t('the usual range of adults, {range}', { range: tMarked(range.inWords) }) }
    : null;
}

function pointOf(reading: Reading): TrendPoint {
  const { id, measuredAt, value, second, flag } = reading;
  const range = flag ? rangeOf(reading) : undefined;
  const outside = {
    value: reading.kind === 'peak-flow' && flag ? ('Low' as const) : range ? flagIn(value, range) : null,
    second: range && second !== null ? flagIn(second, DIASTOLIC_RANGE) : null,
  };
  return { id, at: Date.parse(measuredAt), value, second, outside };
}
