import { IconBellRinging } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DangerSign, notifyOfReading } from '#contract/readings/reading-advice.ts';
import { CALL_BACK_WITHIN_MS } from '#contract/readings/reading-time.ts';
import type { ClinicTold, Reading } from '#contract/readings/readings.ts';
import { call } from '#web/api.ts';
import { Translated } from '#web/language/marked-text.tsx';
import { t, tRich } from '#web/language/say.ts';
import { refetchTypes } from '#web/query-keys.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import type { DangerReading } from './current-dangers.ts';

type TellClinicProps = {
  patientId: string;
  /** Worst first: all of them are told together. */
  readings: readonly DangerReading[];
  signs: readonly DangerSign[];
  isGrave: boolean;
  clinic: ClinicReached;
  emergencyNumber: string;
};

export type ClinicReached = { phone: string; hours: string };

/** Pressing it is the consent: a reading alone tells nobody. */
export function TellClinic({ patientId, readings, signs, isGrave, clinic, emergencyNumber }: TellClinicProps) {
  const telling = useTelling(patientId, readings, signs);
  const told = latestTold(readings);
  const isTold = readings.every(({ clinicTold }) => isSaid(clinicTold, isGrave, signs));
  return (
    <div>
      {told && (
        <ToldBox told={told} clinic={clinic} emergencyNumber={emergencyNumber}>
          {!isTold && <p>{t('It does not know yet what you say now. Tell the clinic again.')}</p>}
        </ToldBox>
      )}
      {!isTold && (
        <>
          <Button
            isBlock
            size="large"
            icon={<IconBellRinging aria-hidden />}
            isBusy={telling.isPending}
            busyText={t('Telling the clinic…')}
            onClick={() => telling.mutate()}
          >
            {isGrave ? t('Alert the clinic too') : t('Tell the clinic')}
          </Button>
          {telling.error ? (
            <p role="alert">
              {t('The clinic was not told.')} {sentenceFor(telling.error)}
            </p>
          ) : (
            <p>
              {readings.length > 1
                ? t('Doctors and nurses then see these readings. It is told only if you press this.')
                : t('Doctors and nurses then see this reading. It is told only if you press this.')}{' '}
              {phoneLine(clinic)}
            </p>
          )}
        </>
      )}
    </div>
  );
}

type ToldBoxProps = Pick<TellClinicProps, 'clinic' | 'emergencyNumber'> & { told: ClinicTold; children: ReactNode };

/** Green only once somebody has answered. Who answers an alert stands with SOS. */
function ToldBox({ told, clinic, emergencyNumber, children }: ToldBoxProps) {
  const timeZone = useTimeZone();
  const { answered, how } = told;
  const at = (time: string | number) => timeOfDay(new Date(time).toISOString(), timeZone);
  if (answered)
    return (
      <AlertBox
        tone="ok"
        title={
          answered.isCalled
            ? t('Called back by {name} at {time}.', { name: answered.name, time: at(answered.at) })
            : t('Taken by {name} at {time}.', { name: answered.name, time: at(answered.at) })
        }
      >
        <p>{t('The clinic was told at {time}.', { time: at(told.at) })}</p>
        {children}
      </AlertBox>
    );
  const isAlert = how === 'alert';
  return (
    <AlertBox
      tone="attention"
      title={isAlert ? t('Sent to the doctors and nurses on duty.') : t('Sent. Nobody has answered yet.')}
    >
      <p>{t('The clinic was told at {time}.', { time: at(told.at) })}</p>
      <p>
        {isAlert
          ? t('Beside SOS you see who answers. They do not call an ambulance.')
          : // The hours are the clinic's own words: nobody can compute whether it is open then.
            t('If you hear nothing by {time}, phone the clinic when it is open. If you feel worse, call {number}.', {
              time: at(Date.parse(told.at) + CALL_BACK_WITHIN_MS),
              number: emergencyNumber,
            })}{' '}
        {phoneLine(clinic)}
      </p>
      {children}
    </AlertBox>
  );
}

const phoneLine = ({ phone, hours }: ClinicReached): ReactNode =>
  phone ? tRich('Phone {phone}, {hours}.', { phone, hours: <Translated>{hours}</Translated> }) : '';

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
    mutationFn: () => call(notifyOfReading, { params: { id }, body, idempotencyKey: keyFor({ id, body }) }),
    onSuccess: (clinicTold) =>
      queryClient.setQueryData<Reading[]>(['readings', patientId], (all) =>
        all?.map((each) => (each.id === id || also.includes(each.id) ? { ...each, clinicTold } : each)),
      ),
    onSettled: () => {
      void refetchTypes(queryClient, ['readings', 'alerts']);
    },
  });
}
