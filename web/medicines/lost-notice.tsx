import { useCallback } from 'react';
import type { ApiRefusal } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { sendLostAgain, useLostRecords, useSendingLostAgain } from './lost-records.ts';
import type { DoseRecord } from './queries.ts';

/** Says that a record is in doubt until the server has answered; nobody needs to remember to come back. */
export function LostNotice() {
  const lost = useLostRecords();
  const tell = useCallback((_: DoseRecord, refusal: ApiRefusal | null) => {
    if (refusal) toast.error('Not recorded', refusal.message);
    else toast.success('Recorded', 'The answer has come: the dose is recorded once.');
  }, []);
  useSendingLostAgain(tell);
  if (lost.length === 0) return null;
  return (
    <AlertBox
      tone="attention"
      role="alert"
      title={lost.length === 1 ? '1 dose not yet recorded' : `${lost.length} doses not yet recorded`}
    >
      <p>The answer did not come. It is sent again by itself, and recorded once. Do not give it again.</p>
      <Button onClick={() => void sendLostAgain(tell)}>Try now</Button>
    </AlertBox>
  );
}
