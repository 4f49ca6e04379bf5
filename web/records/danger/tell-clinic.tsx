import { IconBellRinging } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DangerSign, tellOfReading } from '../../../contract/reading-advice.ts';
import type { ClinicTold, Reading } from '../../../contract/records.ts';
import { call } from '../../api.ts';
import { sentenceFor } from '../../refusal.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { useAttemptKey } from '../../ui/attempt-key.ts';
import { Button } from '../../ui/button.tsx';
import { timeOfDay } from '../../ui/time.ts';
import type { DangerReading } from './current-dangers.ts';

type TellClinicProps = {
  patientId: string;
  /** Worst first: all of them are told together. */
  readings: readonly DangerReading[];
  signs: readonly DangerSign[];
  isGrave: boolean;
  timeZone: string;
};

const TOLD = {
  alert: 'The doctors and nurses on duty see your reading now. They do not call an ambulance.',
  notice: 'Your doctor and the desk are asked to call you today.',
};

/** Pressing it is the consent: a reading alone tells nobody. */
export function TellClinic({ patientId, readings, signs, isGrave, timeZone }: TellClinicProps) {
  const telling = useTelling(patientId, readings, signs);
  const told = latestTold(readings);
  const isTold = readings.every(({ clinicTold }) => isSaid(clinicTold, isGrave, signs));
  return (
    <div>
      {told && (
        <AlertBox tone="ok" title={TOLD[told.how]}>
          <p>The clinic was told at {timeOfDay(told.at, timeZone)}.</p>
          {!isTold && <p>It does not know yet what you say now. Tell the clinic again.</p>}
        </AlertBox>
      )}
      {!isTold && (
        <>
          <Button
            isBlock
            size="large"
            icon={<IconBellRinging aria-hidden />}
            isBusy={telling.isPending}
            busyText="Telling the clinic…"
            onClick={() => telling.mutate()}
          >
            {isGrave ? 'Alert the clinic too' : 'Tell the clinic'}
          </Button>
          {telling.error ? (
            <p role="alert">The clinic was not told. {sentenceFor(telling.error)}</p>
          ) : (
            <p>The clinic sees {whatIt(readings)} and calls you. It is told only if you press this.</p>
          )}
        </>
      )}
    </div>
  );
}

const whatIt = (readings: readonly DangerReading[]) => (readings.length > 1 ? 'these readings' : 'this reading');

/** Worse than what was told, or with a sign more, it can be told again; the server decides the same. */
const isSaid = (told: ClinicTold | null, isGrave: boolean, signs: readonly DangerSign[]) =>
  told !== null && (!isGrave || (told.how === 'alert' && signs.every((sign) => told.signs.includes(sign))));

const latestTold = (readings: readonly DangerReading[]) =>
  readings.flatMap(({ clinicTold }) => clinicTold ?? []).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0];

function useTelling(patientId: string, readings: readonly DangerReading[], signs: readonly DangerSign[]) {
  const queryClient = useQueryClient();
  const { keyFor } = useAttemptKey();
  const [id = '', ...also] = readings.map((reading) => reading.id);
  const body = { signs: [...signs], ...(also.length > 0 && { also }) };
  return useMutation({
    mutationFn: () => call(tellOfReading, { params: { id }, body, idempotencyKey: keyFor({ id, body }) }),
    onSuccess: (clinicTold) =>
      queryClient.setQueryData<Reading[]>(['readings', patientId], (all) =>
        all?.map((each) => (each.id === id || also.includes(each.id) ? { ...each, clinicTold } : each)),
      ),
    onSettled: () => {
      for (const type of ['readings', 'alerts']) void queryClient.invalidateQueries({ queryKey: [type] });
    },
  });
}
