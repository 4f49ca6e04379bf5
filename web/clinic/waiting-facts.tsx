import { FACT_WORDS, type WaitingFacts } from '#contract/clinic/clinic-facts.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Card } from '../ui/page/card.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { useConfirmFacts, useStopFacts } from './queries.ts';

/** A change that waits: what it would change, who asked, and the two ways to end it before its time. */
export function WaitingChange({ waiting }: { waiting: WaitingFacts }) {
  const timeZone = useTimeZone();
  const confirming = useConfirmFacts(waiting.id);
  const stopping = useStopFacts(waiting.id);
  const confirm = () =>
    mutateDetached(confirming, undefined, {
      onSuccess: () => toast.success('Confirmed', 'It holds now, on every page and in every mail.'),
    });
  const stop = () =>
    mutateDetached(stopping, undefined, {
      onSuccess: () => toast.success('Stopped', 'Nothing changes. Every administrator is told.'),
      onError: (error) => toast.error(sentenceFor(error)),
    });
  return (
    <Card title="A change waits">
      <div className="stack fit gap-16">
        <ul className="stack fit gap-8">
          {waiting.changes.map(({ fact, from, to }) => (
            <li key={fact}>
              <span className="muted">{FACT_WORDS[fact]}: </span>
              {from ?? 'none'} → <b>{to ?? 'none'}</b>
            </li>
          ))}
        </ul>
        <p>
          Asked for by {waiting.by}, {dayAndTime(waiting.at, timeZone)}. It holds from{' '}
          <b>{dayAndTime(waiting.holdsAt, timeZone)}</b> on, unless an administrator stops it. Until then name, phone,
          e-mail, time zone and both numbers cannot be changed again.
        </p>
        {!waiting.mayConfirm && (
          <p className="muted">
            A second administrator can confirm it earlier: not who asked, nor anyone whose account they opened, enabled
            or promoted.
          </p>
        )}
        {confirming.error && <AlertBox tone="urgent" title={sentenceFor(confirming.error)} />}
        <div className="row wrap gap-12">
          {waiting.mayConfirm && (
            <Button look="primary" isBusy={confirming.isPending} busyText="Confirming …" onClick={confirm}>
              Confirm the change
            </Button>
          )}
          <Button look="danger-outline" isBusy={stopping.isPending} onClick={stop}>
            Stop the change
          </Button>
        </div>
      </div>
    </Card>
  );
}
