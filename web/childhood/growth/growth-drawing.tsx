import type { GrowthChart } from '#contract/childhood/growth.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { t } from '#web/language/say.ts';
import styles from './growth.module.css';
import { ageInWords, pointInWords } from './growth-words.ts';

const EDGE = { left: 40, right: 34, top: 12, bottom: 34 };
const CENTILES = ['3', '15', '50', '85', '97'];
const YEAR = 365.25;

type GrowthDrawingProps = { chart: GrowthChart; width: number; height: number };

/** WHO's five lines, and what was measured. Figures keep their size whatever the width. */
export function GrowthDrawing({ chart, width, height }: GrowthDrawingProps) {
  const { curves, unit } = chart;
  const points = chart.points.filter(({ comparedDays }) => comparedDays >= 0);
  const lastAge = Math.max(curves.at(-1)?.ageDays ?? 0, points.at(-1)?.comparedDays ?? 0, 1);
  const values = [...curves.flatMap(({ values }) => values), ...points.map(({ comparedValue }) => comparedValue)];
  const steps = scaleSteps(Math.min(...values), Math.max(...values), height < 300 ? 5 : 8);
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1];
  const [left, right, top, bottom] = [EDGE.left, width - EDGE.right, EDGE.top, height - EDGE.bottom];
  const x = (days: number) => tenth(left + (days / lastAge) * (right - left));
  const y = (value: number) => tenth(bottom - ((value - low) / (high - low)) * (bottom - top));
  const last = chart.points.at(-1);
  return (
    <svg
      className={`block ${styles.drawing}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${last ? pointInWords(last, unit) : t('Nothing measured yet.')} ${t('The lines are WHO’s 3rd, 15th, 50th, 85th and 97th centile.')}`}
    >
      {steps.map((step) => (
        <g key={step}>
          <line className={styles.grid} x1={left} x2={right} y1={y(step)} y2={y(step)} />
          <text className={`text-13 ${styles.mark}`} x={left - 10} y={y(step) + 4}>
            {step}
          </text>
        </g>
      ))}
      {ageMarks(lastAge, width).map(({ days, label }) => (
        <text key={days} className={`text-13 ${styles.age}`} x={x(days)} y={bottom + 18}>
          {label}
        </text>
      ))}
      {curves.length > 0 && <path className={styles.band} d={band(curves, x, y)} />}
      {CENTILES.map((centile, index) => (
        <g key={centile}>
          {lines(curves).map((part) => (
            <path
              key={part[0]?.ageDays}
              className={index === 2 ? styles.median : styles.curve}
              d={`M${part.map(({ ageDays, values }) => `${x(ageDays)} ${y(values[index] ?? low)}`).join('L')}`}
            />
          ))}
          {curves.length > 0 && (
            <text className={`text-13 ${styles.centile}`} x={right + 5} y={y(curves.at(-1)?.values[index] ?? low) + 4}>
              {centile}
            </text>
          )}
        </g>
      ))}
      {points.length > 1 && (
        <path
          className={styles.line}
          d={`M${points.map(({ comparedDays, comparedValue }) => `${x(comparedDays)} ${y(comparedValue)}`).join('L')}`}
        />
      )}
      {points.map((point) => (
        <circle
          key={`${point.measuredAt}${point.readingId}`}
          className={point.isFromPatient ? styles.told : styles.dot}
          cx={x(point.comparedDays)}
          cy={y(point.comparedValue)}
          r="5"
        >
          <title>{`${asSentences(ageInWords(point.days))} ${pointInWords(point, unit)}`}</title>
        </circle>
      ))}
    </svg>
  );
}

type Curves = GrowthChart['curves'];

/** Lying and standing are two tables: the lines are not joined at two years. */
const SPLIT_DAYS = 731;
const lines = (curves: Curves): Curves[] =>
  [curves.filter(({ ageDays }) => ageDays < SPLIT_DAYS), curves.filter(({ ageDays }) => ageDays >= SPLIT_DAYS)].filter(
    ({ length }) => length > 1,
  );

function band(curves: Curves, x: (days: number) => number, y: (value: number) => number): string {
  const edge = (index: number) => curves.map(({ ageDays, values }) => `${x(ageDays)} ${y(values[index] ?? 0)}`);
  return `M${[...edge(4), ...edge(0).reverse()].join('L')}Z`;
}

/** Round figures that hold the lowest and the highest value. */
function scaleSteps(least: number, most: number, about: number): number[] {
  const raw = (most - least || 1) / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= raw) ?? raw;
  const first = Math.floor(least / step);
  const count = Math.ceil(most / step) - first;
  return Array.from({ length: count + 1 }, (_none, index) => Number(((first + index) * step).toFixed(2)));
}

function ageMarks(lastAge: number, width: number): { days: number; label: string }[] {
  const isMonths = lastAge <= 2.1 * YEAR;
  const every = isMonths ? (width < 420 ? 6 : 3) : lastAge > 12 * YEAR ? (width < 420 ? 4 : 2) : 1;
  const unit = isMonths ? YEAR / 12 : YEAR;
  return Array.from({ length: Math.floor(lastAge / unit / every) + 1 }, (_none, index) => ({
    days: index * every * unit,
    label:
      index === 0
        ? t('Birth')
        : index === 1
          ? isMonths
            ? t('{n} mo', { n: every })
            : t('{n} y', { n: every })
          : String(index * every),
  }));
}

const tenth = (value: number) => Math.round(value * 10) / 10;
