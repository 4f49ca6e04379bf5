import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { inpatientQuery } from '../api/inpatients.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { bedName } from '../ui/people/bed-tile.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayAndTime } from '../ui/time/time.ts';
import {
  forgetRecord,
  isMine,
  type Nurse,
  patientOf,
  sendAgain,
  sendLostAgain,
  signRecordsAs,
  type Unanswered,
  useLostRecords,
  useSendingLostAgain,
} from './lost-records.ts';

type LostNoticeProps = {
  me: Nurse;
  /** Locked or logged out: every try would only be another refusal. */
  isShut: boolean;
};

/** On every page of the ward: which doses nobody knows to be recorded, and which were refused. Nobody needs to remember to come back. */
export function LostNotice({ me, isShut }: LostNoticeProps) {
  useEffect(() => signRecordsAs(me), [me]);
  const lost = useLostRecords();
  const tell = useCallback(({ medicine }: Unanswered, refusal: string | null) => {
    if (refusal) toast.error(`${medicine} is not recorded`, refusal);
    else toast.success('Recorded', `The answer has come: ${medicine} is recorded once.`);
  }, []);
  useSendingLostAgain({ me, isShut }, tell);
  const waiting = lost.filter(({ refusal }) => refusal === null);
  return (
    <>
      {waiting.length > 0 && (
        <AlertBox
          tone="attention"
          role="alert"
          className="no-print mb-12"
          title={waiting.length === 1 ? '1 dose not yet recorded' : `${waiting.length} doses not yet recorded`}
        >
          <ul className="stack gap-8">
            {waiting.map((one) => (
              <li key={one.record.key} className="row wrap middle gap-8">
                <Dose {...{ one, me }} />
                {!isMine(one, me) && <PutAside {...{ one, me }} />}
              </li>
            ))}
          </ul>
          <p>The answer did not come. It is sent again by itself, and recorded once. Do not give it again.</p>
          <Button onClick={() => void sendLostAgain(me, tell)}>Try now</Button>
        </AlertBox>
      )}
      {lost.map(
        (one) =>
          one.refusal !== null && (
            <AlertBox
              key={one.record.key}
              tone="urgent"
              className="no-print mb-12"
              title={
                <>
                  Not recorded: <Dose {...{ one, me }} />
                </>
              }
            >
              <p>
                {one.refusal}{' '}
                {one.record.kind === 'not-given'
                  ? 'Look at the dose, then put this aside.'
                  : 'Do not give it again: open the dose and record it with this time, or put this aside.'}
              </p>
              <div className="row wrap gap-8">
                {isMine(one, me) && <Button onClick={() => void sendAgain(one, tell)}>Try again</Button>}
                <PutAside {...{ one, me }} />
              </div>
            </AlertBox>
          ),
      )}
    </>
  );
}

type LostDose = { one: Unanswered; me: Nurse };

function Dose({ one, me }: LostDose) {
  const timeZone = useTimeZone();
  const now = useNow();
  const known = patientOf(one);
  const asked = useQuery({ ...inpatientQuery(one.inpatientId), enabled: known === undefined }).data;
  const patient = known ?? (asked ? `${bedName(asked)} ${asked.name}` : 'a patient who cannot be looked up');
  const { record, medicine, at, by } = one;
  const did = record.kind === 'not-given' ? record.body.outcome : 'given';
  return (
    <span>
      <b>{patient}</b>: {medicine}, {did} {dayAndTime(at, timeZone, now)}
      {!isMine(one, me) && ` by ${by.name}. It is sent when ${by.name} logs in here; until then ask before you give it`}
    </span>
  );
}

function PutAside({ one, me }: LostDose) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Put aside</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Put this record aside?"
        yes="Put it aside"
        no="Keep it here"
        run={async () => forgetRecord(one.record.key)}
      >
        <p>
          <Dose {...{ one, me }} />.
        </p>
        <p>It is not sent any more. If the dose was given, make sure that it is on the chart.</p>
      </ConfirmDialog>
    </>
  );
}
