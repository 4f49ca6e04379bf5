import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { t } from '#web/language/say.ts';
import { requestIdOf, sentenceFor } from '#web/refusal.ts';
import { Button } from '../button.tsx';
import styles from '../loading/query-view.module.css';

type ErrorMessageProps = { error: unknown; onRetry: () => void; isRetrying?: boolean };

/** What went wrong in a sentence, the number that finds it in the logs, and another try. */
export function ErrorMessage({ error, onRetry, isRetrying }: ErrorMessageProps) {
  const requestId = requestIdOf(error);
  return (
    <div className={`stack gap-12 ${styles.trouble}`} role="alert">
      <p className="row stretch gap-8 urgent semibold icons-22">
        <IconAlertTriangle aria-hidden />
        {sentenceFor(error)}
      </p>
      {requestId && <p className="muted text-sm breakable">{t('Request {requestId}', { requestId })}</p>}
      <Button icon={<IconRefresh aria-hidden />} onClick={onRetry} isBusy={isRetrying} busyText={t('Retrying…')}>
        {t('Retry')}
      </Button>
    </div>
  );
}
