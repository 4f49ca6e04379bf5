import { t } from '#web/language/say.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useIsAtLimit } from '../queries.ts';

/** Says before the form is filled in that the limit is reached, and what can be done. */
export function WaitingLimit() {
  if (!useIsAtLimit()) return null;
  return (
    <AlertBox className="mb-12" tone="attention" title={t('Three requests are already waiting for an answer.')}>
      <p>
        {t(
          'You can book again when one is answered. To book now, cancel one of them under My appointments. If it cannot wait, call the clinic.',
        )}
      </p>
    </AlertBox>
  );
}
