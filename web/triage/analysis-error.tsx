import { t } from '#web/language/say.ts';
import { ApiRefusal, requestIdOf, Unreachable } from '../refusal.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';

type AnalysisErrorProps = { error: unknown; emergencyNumber: string };

/** Whatever failed, it is said in the same words; what one can do about it follows. */
export function AnalysisError({ error, emergencyNumber }: AnalysisErrorProps) {
  const requestId = requestIdOf(error);
  const mustWait = error instanceof ApiRefusal && error.code === 'too_many_requests';
  const isUnread = error instanceof ApiRefusal && error.code === 'symptoms_unread';
  const isOffline = error instanceof Unreachable;
  return (
    <AlertBox tone="urgent" title={isOffline ? t('No connection') : t('Error')}>
      <p>{isUnread ? error.message : t('Something went wrong while analyzing symptoms.')}</p>
      {isOffline && <p>{t('What you typed is kept, and is analyzed when the connection is back.')}</p>}
      {mustWait && <p>{error.message}</p>}
      <p>{t('In danger? Do not wait for this page: call {number}.', { number: emergencyNumber })}</p>
      <ButtonAnchor href={`tel:${emergencyNumber}`} look="danger-outline">
        {t('Call {number}', { number: emergencyNumber })}{' '}
      </ButtonAnchor>
      {requestId && <p>{t('Request {requestId}', { requestId })}</p>}
    </AlertBox>
  );
}
