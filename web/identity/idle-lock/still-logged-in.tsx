import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

/** Beneath a cover the message layer cannot be seen: a failed Logout is told on the cover itself. */
export function StillLoggedIn({ error }: { error: Error }) {
  return (
    <AlertBox tone="urgent" title={t('You are still logged in.')}>
      {sentenceFor(error)}
    </AlertBox>
  );
}
