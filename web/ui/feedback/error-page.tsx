import { t } from '#web/language/say.ts';
import { ErrorMessage } from './error-message.tsx';
import styles from './error-page.module.css';

/** Instead of a page that could not be shown. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={`stack gap-12 ${styles.trouble}`}>
      <h1>{t('This page could not be shown')}</h1>
      <ErrorMessage error={error} onRetry={onRetry} />
    </div>
  );
}
