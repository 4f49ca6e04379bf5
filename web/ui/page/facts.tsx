import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known, name by name. A row whose value is null is left out: not known is not the same as none. */
export function Facts({ rows }: { rows: Record<string, ReactNode> }) {
  return (
    <dl className="stack">
      {Object.entries(rows)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => (
          <div className={`stack baseline gap-x-16 ruled ${styles.fact}`} key={name}>
            <dt className="muted">{name}</dt>
            <dd className="semibold breakable">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
