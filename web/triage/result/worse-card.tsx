import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './worse-card.module.css';

/** What getting worse looks like: every answer says it. */
export function WorseCard({ signs, isGrave }: { signs: readonly string[]; isGrave: boolean }) {
  const titleId = useId();
  if (signs.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <IconAlertTriangle aria-hidden />
        {isGrave ? 'It is getting worse if' : 'Get help at once if'}
      </h2>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </section>
  );
}
