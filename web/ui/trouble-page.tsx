import { Trouble } from './trouble.tsx';
import styles from './trouble-page.module.css';

/** Instead of a page that could not be shown. */
export function TroublePage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={styles.trouble}>
      <h1>This page could not be shown</h1>
      <Trouble error={error} onRetry={onRetry} />
    </div>
  );
}
