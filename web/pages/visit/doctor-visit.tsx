import { memo, useState } from 'react';
import type { Visit } from '#contract/appointments/visits.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useMyVisits, useVisitActs } from '#web/visits/queries.ts';
import { Reach } from '#web/visits/reach.tsx';
import { CallStage } from '#web/visits/room/call-stage.tsx';
import { Chat } from '#web/visits/room/chat.tsx';
import { DeviceCheck } from '#web/visits/room/device-check.tsx';
import { ModeLine } from '#web/visits/room/mode-line.tsx';
import { ModeTimes } from '#web/visits/room/mode-times.tsx';
import { useCall, useDevices } from '#web/visits/room/use-call.ts';
import { triageWords, Where } from '#web/visits/where.tsx';
import { DiagnosisOf } from '../doctor/diagnosis-of.tsx';
import styles from './doctor-visit.module.css';

/** Large, and nothing of the call: it is not drawn again whenever somebody's network changes. */
const Chart = memo(DiagnosisOf);

const LIVE: readonly Visit['state'][] = ['open', 'waiting', 'let-in', 'in-visit'];

/** The call beside the chart and the form of the diagnosis: what is written survives the end of the call. */
export function DoctorVisit({ visit }: { visit: Visit }) {
  const isLive = LIVE.includes(visit.state);
  const isIn = visit.state === 'let-in' || visit.state === 'in-visit';
  const { devices, again } = useDevices(isLive);
  const { call, state } = useCall(visit, devices, isLive);
  const { letIn, end } = useVisitActs(visit.id);
  const [asked, setAsked] = useState<'finished' | 'broken-off' | null>(null);
  return (
    <div className="stack gap-16">
      <div>
        <h1>Video visit with {visit.patient}</h1>
        <p className="muted">
          {timeOfDay(visit.startsAt, visit.timeZone)} to {timeOfDay(visit.endsAt, visit.timeZone)}{' '}
          {visit.reason && `· ${visit.reason}`} {isIn && `· ${triageWords(visit)}`}
        </p>
      </div>
      <div className={`stack fit gap-16 ${styles.doctor}`}>
        <div className={`stack gap-16 min-0 ${styles.call}`}>
          {isIn ? <Reach visit={visit} /> : <Where visit={visit} />}
          {visit.state === 'waiting' && (
            <Button look="primary" size="large" isBusy={letIn.isPending} onClick={() => letIn.mutate()}>
              Let in
            </Button>
          )}
          {letIn.isError && (
            <AlertBox tone="urgent" title={sentenceFor(letIn.error)}>
              <OtherVisit than={visit.id} />
            </AlertBox>
          )}
          {isIn && call && state && (
            <CallStage
              {...{ visit, call, state }}
              leave={{ words: 'Finish visit', onLeave: () => setAsked('finished') }}
            >
              <Identity visit={visit} />
            </CallStage>
          )}
          {isIn && !(call && state) && <Identity visit={visit} />}
          {isIn && devices && <DeviceProblems devices={devices} onAgain={again} />}
          {isLive && !isIn && <DeviceCheck visitId={visit.id} devices={devices} onAgain={again} />}
          {isIn && (
            <>
              <ModeLine visit={visit} />
              <MayPrescribe visit={visit} />
              <Chat visitId={visit.id} other={visit.patient} isOpen />
              <Button look="danger-outline" onClick={() => setAsked('broken-off')}>
                It broke off: offer another time
              </Button>
            </>
          )}
          <ConfirmDialog
            isOpen={asked !== null}
            onClose={() => setAsked(null)}
            title={asked === 'broken-off' ? 'Note that the visit broke off?' : 'Finish this visit?'}
            yes={asked === 'broken-off' ? 'It broke off' : 'Finish visit'}
            no="Go on"
            run={() => end.mutateAsync(asked ?? 'finished')}
          >
            {asked === 'broken-off'
              ? `The call ends, and ${visit.patient} is offered another time.`
              : `The call ends for ${visit.patient} too and cannot be opened again. What you wrote stays; sign the diagnosis next.`}
            {!visit.identityCheckedAt &&
              ' Nobody has confirmed who the patient is: nothing can be prescribed from this visit.'}
          </ConfirmDialog>
          {!isLive && visit.letInAt && <KeptOfVisit visit={visit} />}
        </div>
        <div className="min-0">
          <Chart key={visit.patientId} patientId={visit.patientId} />
        </div>
      </div>
    </div>
  );
}

/** What is kept of a visit that is over. */
const KeptOfVisit = ({ visit }: { visit: Visit }) => (
  <>
    <section className="stack gap-8" aria-label="How you spoke">
      <h2>How you spoke</h2>
      <ModeTimes visit={visit} />
      <p className="muted text-14">
        {visit.seenOnVideoAt
          ? `You saw the patient on the picture from ${timeOfDay(visit.seenOnVideoAt, visit.timeZone)} on.`
          : 'The patient was not seen on the picture.'}{' '}
        {visit.identityCheckedAt
          ? `Name and birth date were confirmed at ${timeOfDay(visit.identityCheckedAt, visit.timeZone)}.`
          : 'Nobody confirmed who the patient is.'}
        {visit.adultPresent && ` With the child: ${visit.adultPresent}.`}
      </p>
    </section>
    <Chat visitId={visit.id} other={visit.patient} isOpen={false} />
  </>
);

/** The way to the visit that still goes on: its page may have been closed, or its browser may have failed. */
function OtherVisit({ than }: { than: string }) {
  const other = useMyVisits().data?.find(
    ({ id, state }) => id !== than && (state === 'let-in' || state === 'in-visit'),
  );
  return other ? <a href={`/visit/${other.id}`}>Open the visit with {other.patient}</a> : null;
}

type ProblemsProps = { devices: NonNullable<ReturnType<typeof useDevices>['devices']>; onAgain: () => void };

function DeviceProblems({ devices, onAgain }: ProblemsProps) {
  const problems = [devices.camera, devices.microphone].filter((problem) => problem !== null);
  if (problems.length === 0) return null;
  return (
    <>
      {problems.map(({ title, what }) => (
        <AlertBox key={title} tone="urgent" title={title}>
          {what.replace('The doctor cannot', 'The patient cannot')}
        </AlertBox>
      ))}
      <Button onClick={onAgain}>Try again</Button>
    </>
  );
}

function Identity({ visit }: { visit: Visit }) {
  const { checkIdentity } = useVisitActs(visit.id);
  const [adult, setAdult] = useState('');
  if (visit.identityCheckedAt) {
    return (
      <section className="stack gap-8" aria-label="Identity check">
        <h2>Identity check</h2>
        <p className="row wrap gap-8">
          Full name and date of birth said aloud
          <Badge tone="ok">Done {timeOfDay(visit.identityCheckedAt, visit.timeZone)}</Badge>
        </p>
        {visit.adultPresent && <p>With the child: {visit.adultPresent}</p>}
      </section>
    );
  }
  return (
    <section className="stack gap-8" aria-label="Identity check">
      <h2>Identity check</h2>
      <p>
        Ask for the full name, the date of birth and to see the photo ID, and compare them with the banner. The number
        of the ID is not kept. Before that nothing is prescribed.
      </p>
      {visit.needsAdult && (
        <TextField
          label="Which adult is with the child?"
          value={adult}
          maxLength={120}
          onChange={(event) => setAdult(event.target.value)}
        />
      )}
      {checkIdentity.isError && <AlertBox tone="urgent" title={sentenceFor(checkIdentity.error)} />}
      <Button
        look="primary"
        isBusy={checkIdentity.isPending}
        disabled={visit.needsAdult && adult.trim() === ''}
        onClick={() => checkIdentity.mutate(adult.trim())}
      >
        Name and birth date match
      </Button>
    </section>
  );
}

const MayPrescribe = ({ visit }: { visit: Visit }) => (
  <section className="stack gap-8" aria-label="What may be prescribed">
    <h2>What may be prescribed</h2>
    <ul>
      <li>
        List O always
        {visit.seenOnVideoAt
          ? '; list A, because you saw the patient'
          : '; list A once you have seen the patient on the picture, or as a repeat within six months of a visit in person'}
      </li>
      <li>
        List B only repeated or added to a treatment for which you saw the patient in person in the last six months
      </li>
      <li>Never: Schedule X, narcotic and psychotropic medicines</li>
    </ul>
    <p className="muted text-14">
      Telemedicine Practice Guidelines 2020. It holds until you see the patient in person, also after Finish and after
      days.
    </p>
  </section>
);
