import { useState } from 'react';
import type { CallBack } from '#contract/labs/lab-call-backs.ts';
import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { FlagMark } from '#web/ui/badges/flag-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { referenceInWords } from '#web/ui/trend/reference.ts';
import { useLabOrder, useReview } from '../queries.ts';
import styles from './lab-reports.module.css';

type ReviewDialogProps = { report: LabReport | null; onClose: () => void };

/** The whole result once more, a note for the patient, and whether they see it at once. */
export function ReviewDialog({ report, onClose }: ReviewDialogProps) {
  const order = useLabOrder(report?.orderId ?? '', report !== null);
  return (
    <Dialog isOpen={report !== null} onClose={onClose} title={`Review ${report?.test ?? ''}`}>
      <QueryView query={order}>
        {(known) => <ReviewForm key={known.version} order={known} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}

function ReviewForm({ order, onClose }: { order: LabOrder; onClose: () => void }) {
  const timeZone = useTimeZone();
  const [note, setNote] = useState('');
  const [isReleased, setReleased] = useState(true);
  const review = useReview();
  const send = () =>
    mutateDetached(
      review,
      { orderId: order.id, version: order.version, note: note.trim(), release: isReleased },
      {
        onSuccess: () => {
          toast.success(
            'Result reviewed',
            isReleased ? 'The patient can now see it.' : 'Not yet released to the patient.',
          );
          onClose();
        },
      },
    );
  return (
    <>
      <p>
        {order.patient}, {order.pud}
      </p>
      {order.result && (
        <>
          {order.result.values.length > 0 && (
            <ul className={`stack gap-8 ${styles.values}`}>
              {order.result.values.map(({ name, value, unit, low, high, flag }) => (
                <li key={name}>
                  {name} <b>{value}</b> {unit} <span className="faint text-14">{referenceInWords(low, high)}</span>{' '}
                  {flag && <FlagMark flag={flag} />}
                </li>
              ))}
            </ul>
          )}
          {order.result.text && <p className="pre-line">{order.result.text}</p>}
          <p className="faint text-14">
            {order.result.isCritical ? 'Critical' : order.result.isAbnormal ? 'Abnormal' : 'Normal'}. Entered{' '}
            {dayAndTime(order.result.enteredAt, timeZone)} by {order.result.enteredBy}
            {order.result.version > 1 && `, corrected ${order.result.version - 1} times`}.
          </p>
          {order.callBack && <p className="faint text-14">{callInWords(order.callBack, timeZone)}</p>}
        </>
      )}
      <TextArea
        label="Note"
        isOptional
        hint="The patient reads it with the result."
        rows={3}
        maxLength={1_000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <CheckField
        label="Release it to the patient now"
        checked={isReleased}
        onChange={(event) => setReleased(event.currentTarget.checked)}
      />
      {review.error && <AlertBox tone="urgent" title={sentenceFor(review.error)} />}
      {!order.can.review && <AlertBox tone="attention" title="You cannot review this result." />}
      <DialogActions>
        <Button onClick={onClose}>Not yet</Button>
        <Button look="primary" onClick={send} isBusy={review.isPending} disabled={!order.can.review}>
          {isReleased ? 'Reviewed, release' : 'Reviewed'}
        </Button>
      </DialogActions>
    </>
  );
}

/** Whether someone was reached about it, and who. */
function callInWords({ state, closed, attempts }: CallBack, timeZone: string): string {
  if (!closed) {
    const tries =
      attempts.length === 0 ? 'nobody was called yet' : `${attempts.length} of the ward’s calls not answered`;
    return `The ward calls about it: ${tries}. Reviewing it ends the calls.`;
  }
  const at = dayAndTime(closed.at, timeZone);
  if (state !== 'read-back') return `${closed.by} took note of it ${at}.`;
  const asked = closed.request ? ` Asked for: ${closed.request}` : '';
  return `${closed.doctor} read it back to ${closed.by} ${at}.${asked}`;
}
