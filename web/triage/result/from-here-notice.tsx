import { t } from '#web/language/say.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

/** Said with every answer that the server did not give. */
export function FromHereNotice({ isKept }: { isKept: boolean }) {
  return (
    <AlertBox tone="attention" title={t('Answered on this device, without a connection')}>
      <p>
        {t('The same rules answered here.')}{' '}
        {isKept ? t('It is saved in your record as soon as the connection is back.') : t('Nothing is stored.')}
      </p>
    </AlertBox>
  );
}
