import { IconBellRinging, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DangerSign, tellOfReading } from '../../../contract/reading-advice.ts';
import { call } from '../../api.ts';
import { sentenceFor } from '../../refusal.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { useAttemptKey } from '../../ui/attempt-key.ts';
import { Button } from '../../ui/button.tsx';
import { timeOfDay } from '../../ui/time.ts';
import type { ToldClinic } from './kept-answers.ts';

type TellClinicProps = {
  readingId: string;
  signs: readonly DangerSign[];
  isGrave: boolean;
  timeZone: string;
  /** Also what was told before a reload. */
  told: ToldClinic | null;
  onTold: (told: ToldClinic) => void;
};

const TOLD = {
  alert: 'The doctors and nurses on duty see your reading now. They do not call an ambulance.',
  notice: 'Your doctor and the desk are asked to call you today.',
};

/** Pressing it is the consent: a reading alone tells nobody. */
export function TellClinic({ readingId, signs, isGrave, timeZone, told, onTold }: TellClinicProps) {
  const queryClient = useQueryClient();
  const { keyFor } = useAttemptKey();
  const body = { signs: [...signs] };
  const telling = useMutation({
    mutationFn: () => call(tellOfReading, { params: { id: readingId }, body, idempotencyKey: keyFor(body) }),
    onSuccess: ({ told: how }) => onTold({ how, at: new Date().toISOString() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['alerts'] }),
  });
  const isTold = told && (told.how === 'alert' || !isGrave);
  return (
    <div>
      {told && (
        <AlertBox tone="ok" title={TOLD[told.how]}>
          <p>The clinic was told at {timeOfDay(told.at, timeZone)}.</p>
          {isTold ? null : <p>You now say that it is worse. Tell the clinic again.</p>}
        </AlertBox>
      )}
      {!isTold && (
        <>
          <Button
            isBlock
            size="large"
            icon={told ? <IconCircleCheck aria-hidden /> : <IconBellRinging aria-hidden />}
            isBusy={telling.isPending}
            busyText="Telling the clinic…"
            onClick={() => telling.mutate()}
          >
            {isGrave ? 'Alert the clinic too' : 'Tell the clinic'}
          </Button>
          {telling.error ? (
            <p role="alert">{sentenceFor(telling.error)}</p>
          ) : (
            <p>The clinic sees this reading and calls you. It is told only if you press this.</p>
          )}
        </>
      )}
    </div>
  );
}
