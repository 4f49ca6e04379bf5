import type { WaitingAccess } from '#contract/patients/family-desk.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { CustodyNotes, notesOf } from './custody-notes.tsx';
import { DecideAccess } from './decide-access.tsx';
import { usePatientFamily } from './queries.ts';
import { useWaitingGuardians } from './waiting-query.ts';

/** Parents and guardians whom nobody has confirmed yet, the oldest first. */
export function WaitingGuardians() {
  const waiting = useWaitingGuardians();
  return (
    <QueryView query={waiting} lines={6}>
      {(all) => (
        <KeepsFocus>
          {all.length === 0 ? (
            <p className="panel p-20 muted">Nobody waits.</p>
          ) : (
            <ul className="stack fit gap-16" aria-label="Parents and guardians who wait">
              {all.map((one) => (
                <li key={one.id}>
                  <Waiting waiting={one} />
                </li>
              ))}
            </ul>
          )}
        </KeepsFocus>
      )}
    </QueryView>
  );
}

function Waiting({ waiting }: { waiting: WaitingAccess }) {
  const { patientId, patient, pud, age, accountName, accountPud, since, state } = waiting;
  const timeZone = useTimeZone();
  // Without its notes nothing is confirmed.
  const family = usePatientFamily(patientId);
  return (
    <Card
      title={patient}
      action={
        <ButtonLink to="/reception" search={{ view: 'patients', patient: patientId }}>
          Open<span className="visually-hidden"> {patient}</span>
        </ButtonLink>
      }
    >
      <div className="stack gap-12">
        <p className="muted">
          {age === null ? 'Age not known' : `${age} years`} · {pud}
        </p>
        <QueryView query={family} lines={2}>
          {(known) => (
            <>
              <CustodyNotes notes={notesOf(known)} />
              <p>
                <b>{accountName}</b>, {accountPud}, since {dayAndTime(since, timeZone)}.{' '}
                {state === 'asked' ? 'Sees nothing yet.' : 'Registered the child, and can only book.'}
              </p>
              <DecideAccess member={waiting} patient={patient} notes={notesOf(known)} />
            </>
          )}
        </QueryView>
      </div>
    </Card>
  );
}
