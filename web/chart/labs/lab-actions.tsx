import type { LabReport } from '#contract/labs/lab-orders.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useRelease } from '../queries.ts';

/** First the doctor looks at it, then the patient may see it. */
export function LabActions({ report, onReview }: { report: LabReport; onReview: () => void }) {
  const release = useRelease();
  const { orderId, state, test } = report;
  if (state === 'released') return <span className="faint text-14">Released</span>;
  if (state === 'resulted')
    return (
      <Button size="small" look="primary" onClick={onReview} aria-label={`Review ${test}`}>
        Review
      </Button>
    );
  if (state !== 'reviewed') return null;
  return (
    <Button
      size="small"
      aria-label={`Release ${test} to the patient`}
      isBusy={release.isPending}
      onClick={() =>
        mutateDetached(release, orderId, {
          onSuccess: () => toast.success('Result released', `The patient can now see ${test}.`),
          onError: (error) => toast.error('Not released', sentenceFor(error)),
        })
      }
    >
      Release
    </Button>
  );
}
