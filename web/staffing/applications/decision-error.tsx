import type { RefObject } from 'react';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

/** Someone else was faster, or it did not work: the server's own sentence; the list beneath already shows the truth. */
export function DecisionError({ failure, box }: { failure: unknown; box: RefObject<HTMLDivElement | null> }) {
  if (!failure) return null;
  const isTooLate = failure instanceof ApiRefusal && failure.code === 'already_decided';
  return (
    <AlertBox
      tone={isTooLate ? 'attention' : 'urgent'}
      role="alert"
      title={isTooLate ? 'Already decided' : 'Not decided yet'}
      ref={box}
    >
      {sentenceFor(failure)}
    </AlertBox>
  );
}
