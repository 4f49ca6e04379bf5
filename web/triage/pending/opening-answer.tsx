import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import type { WaitingAnswer } from './save-waiting.ts';

/** Stands where the answer will be: an empty form would look as if it were lost. */
export function OpeningAnswer() {
  return (
    <>
      <p role="status">{t('Opening your answer …')}</p>
      <Skeleton lines={8} />
    </>
  );
}

/** The form below it can be used meanwhile. */
export function AnswerNotOpened({ error, canRetry, retry }: WaitingAnswer) {
  if (!error) return null;
  return (
    <AlertBox tone="urgent" title={t('Your answer could not be opened.')}>
      <p>{sentenceFor(error)}</p>
      {canRetry ? <Button onClick={retry}>{t('Open my answer')}</Button> : <p>{t('You can ask again below.')}</p>}
    </AlertBox>
  );
}
