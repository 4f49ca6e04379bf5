import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { useOwnReset, useStopReset } from './queries.ts';

/** Somebody asked to take one's second factor off: stands on the account's page while it waits. */
export function OwnReset() {
  const { data: reset } = useOwnReset();
  const stop = useStopReset();
  const timeZone = useTimeZone();
  if (!reset) return null;
  return (
    <AlertBox tone="urgent" title="Someone asked to take your second factor off">
      <p>
        {reset.askedBy} asked {dayAndTime(reset.askedAt, timeZone)}.{' '}
        {reset.approvedBy
          ? `${reset.approvedBy} agreed. It happens`
          : 'It happens an hour after a second administrator agrees, otherwise'}{' '}
        {dayAndTime(reset.effectiveAt, timeZone)}. If you have not lost it, stop this now.
      </p>
      {stop.error && <p className="semibold">{sentenceFor(stop.error)}</p>}
      <Button className="mt-8" look="danger" onClick={() => stop.mutate(reset.id)} isBusy={stop.isPending}>
        Stop it
      </Button>
    </AlertBox>
  );
}
