import { t } from '#web/language/say.ts';
import styles from './query-view.module.css';

/** Stands where rows will be, so that nothing jumps when they come. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={`stack gap-12 ${styles.bones}`} role="status">
      <span className="visually-hidden">{t('Loading')}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={`sunk ${styles.bone}`} aria-hidden />
      ))}
    </div>
  );
}
