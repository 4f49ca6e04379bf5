import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './worse-card.module.css';

/** Every answer says it, however calm. */
export function WorseCard({ signs }: { signs: readonly string[] }) {
  const titleId = useId();
  if (signs.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <IconAlertTriangle aria-hidden />
        What getting worse looks like
      </h2>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </section>
  );
}
