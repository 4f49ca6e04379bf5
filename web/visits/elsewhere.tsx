import { useState } from 'react';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

/** Another page of this person has the visit. Taking it back may fail, and says so. */
export function Elsewhere({ onHere }: { onHere: () => Promise<unknown> }) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const goOn = async () => {
    setBusy(true);
    setFailure(null);
    await onHere().catch(setFailure);
    setBusy(false);
  };
  return (
    <AlertBox tone="attention" title={t('You opened this visit in another tab or on another device.')}>
      <p>{t('It goes on there. This page is silent and sends no picture.')}</p>
      {failure !== null && <p role="alert">{sentenceFor(failure)}</p>}
      <Button look="primary" isBusy={isBusy} onClick={() => void goOn()}>
        {t('Go on here')}
      </Button>
    </AlertBox>
  );
}

/** Someone who comes for the patient, and four people are in the visit. */
export const NoPlace = () => (
  <AlertBox tone="attention" title={t('Four people are in this visit already.')}>
    <p>{t('As soon as one of them leaves, this page joins by itself.')}</p>
  </AlertBox>
);
