import type { KidneyBar as Bar } from '#contract/medicines/medicines.ts';
import styles from './kidney-bar.module.css';

/** KDIGO 2024: from here on the filtration is normal. */
const NORMAL = 90;
const placeOf = (egfr: number) => `${(Math.min(Math.max(egfr, 0), NORMAL) / NORMAL) * 100}%`;

/** Where the kidneys stand between the steps of this medicine. */
export function KidneyBar({ bar: { egfr, on, steps } }: { bar: Bar }) {
  const rising = steps.toSorted((one, other) => one.below - other.below);
  const words = rising.map(({ below, severity }) => `${severity} below ${below}`).join(', ');
  return (
    <figure className={styles.bar}>
      <div
        className={`relative ${styles.line}`}
        role="img"
        aria-label={`eGFR ${egfr}${on ? ` of ${on}` : ''}. ${words}.`}
      >
        {rising.toReversed().map(({ below, severity }) => (
          <span key={below} className={styles[severity]} style={{ width: placeOf(below) }} />
        ))}
        <i style={{ left: placeOf(egfr) }} />
      </div>
      <div className={`relative mt-4 muted text-13 ${styles.marks}`} aria-hidden>
        {rising.map(({ below, severity }) => (
          <span key={below} style={{ left: placeOf(below) }}>
            {severity === 'severe' ? 'severe' : 'caution'} {below}
          </span>
        ))}
      </div>
      <figcaption>
        <b>eGFR {egfr}</b> mL/min/1.73 m²{on && `, ${on}`}
      </figcaption>
    </figure>
  );
}
