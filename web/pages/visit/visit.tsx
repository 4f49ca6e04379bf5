import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Visit } from '#contract/appointments/visits.ts';
import { markPresent } from '#web/activity.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { lazyWithPreload } from '#web/ui/loading/lazy-with-preload.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { dayAndTime, timeOfDay } from '#web/ui/time/time.ts';
import { Elsewhere } from '#web/visits/elsewhere.tsx';
import { useVisit } from '#web/visits/queries.ts';
import { useCallScreen } from '#web/visits/room/call-screen.ts';
import { Chat } from '#web/visits/room/chat.tsx';
import { useCall, useDevices } from '#web/visits/room/use-call.ts';
import { WaitingRoom } from '#web/visits/room/waiting-room.tsx';

const DoctorVisit = lazy(async () => ({ default: (await import('./doctor-visit.tsx')).DoctorVisit }));

/** Fetched while the patient waits: it is needed the moment the doctor lets in. */
const PatientCall = lazyWithPreload(async () => (await import('./patient-call.tsx')).PatientCall);

const OVER: readonly Visit['state'][] = ['finished', 'missed', 'broken-off', 'called-off'];

/** One address for both sides; what it opens the server decides. */
export function VideoVisitPage() {
  const { id = '' } = useParams({ strict: false });
  const visit = useVisit(id);
  useEffect(loadOwnDocument, []);
  // Also in the middle of a call: who may not take part any more sees nothing of it.
  if (visit.error instanceof ApiRefusal && visit.error.status === 404) {
    return <AlertBox tone="attention" title={t('There is no such video visit among yours.')} />;
  }
  return (
    <QueryView query={visit} lines={8}>
      {(now) =>
        now.me === 'doctor' ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <DoctorVisit visit={now} />
          </Suspense>
        ) : (
          <PatientVisit visit={now} />
        )
      }
    </QueryView>
  );
}

/** Only a document of this address may use the microphone: whoever came from another page of the app loads it anew. */
function loadOwnDocument() {
  const [entry] = performance.getEntriesByType('navigation');
  const came = entry?.name ? new URL(entry.name, location.href).pathname : location.pathname;
  if (came !== location.pathname) location.reload();
}

export function PatientVisit({ visit }: { visit: Visit }) {
  const isOver = OVER.includes(visit.state);
  const isOpen = !isOver && visit.state !== 'not-open';
  const { devices, again } = useDevices(isOpen);
  const isWanted = isOpen && visit.state !== 'open';
  const { call, state } = useCall(visit, devices, isWanted);
  const isIn = visit.state === 'let-in' || visit.state === 'in-visit';
  useCallScreen(isIn);
  useEffect(() => {
    if (isOpen) void PatientCall.ahead();
  }, [isOpen]);
  useStayUnlocked(visit.state === 'waiting');
  const [openedFor] = useState(visit.startsAt);
  if (isOver) return <Ended visit={visit} />;
  if (call && state?.phase === 'elsewhere' && !isIn) return <Elsewhere onHere={call.comeHere} />;
  if (!isIn) {
    return (
      <div className="stack gap-20">
        {openedFor !== visit.startsAt && <Moved visit={visit} />}
        {visit.state === 'not-open' ? (
          <NotOpen visit={visit} />
        ) : (
          <WaitingRoom visit={visit} devices={devices} onAgain={again} />
        )}
      </div>
    );
  }
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <PatientCall {...{ visit, devices, call, state, again }} />
    </Suspense>
  );
}

const STAY_MS = 20_000;

/** Whoever waits for the doctor is asked to stay, not to touch the screen: it does not lock in front of them. */
function useStayUnlocked(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return;
    const stay = () => {
      if (document.visibilityState === 'visible') markPresent();
    };
    stay();
    const timer = setInterval(stay, STAY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

/** While this page was open. Nobody is left to find out by themselves why the waiting is over. */
const Moved = ({ visit }: { visit: Visit }) => (
  <AlertBox tone="attention" role="alert" title={t('The time of this visit was changed.')}>
    <p>
      {t('It is now on {when}. You need not wait here until then. When the room is open, press I am ready again.', {
        when: dayAndTime(visit.startsAt, visit.timeZone),
      })}
    </p>
  </AlertBox>
);

const NotOpen = ({ visit }: { visit: Visit }) => (
  <div className="stack gap-16">
    <h1>{t('Video visit with {name}', { name: visit.doctor })}</h1>
    <p>
      {t('{when}. The room opens at {time}. This page then goes on by itself.', {
        when: dayAndTime(visit.startsAt, visit.timeZone),
        time: timeOfDay(visit.opensAt, visit.timeZone),
      })}
    </p>
  </div>
);

const ENDED: Partial<Record<Visit['state'], { title: string; text: string }>> = {
  finished: {
    title: msg('The visit is finished'),
    text: msg(
      'What the doctor found and prescribed stands in your record as soon as it is signed. Nothing was recorded.',
    ),
  },
  missed: {
    title: msg('This visit did not take place'),
    text: msg('Nobody met in time. Choose another time, by video or in the clinic.'),
  },
  'broken-off': {
    title: msg('This visit broke off'),
    text: msg('It ended before it was finished. Choose another time. If you feel worse, do not wait for it.'),
  },
  'called-off': {
    title: msg('This visit was cancelled or moved'),
    text: msg('You need not wait here. Your appointments say how it goes on.'),
  },
};

function Ended({ visit }: { visit: Visit }) {
  const words = ENDED[visit.state];
  return (
    <div className="stack gap-16">
      <h1>{words && tMarked(words.title)}</h1>
      <p>{words && tMarked(words.text)}</p>
      <div className="row wrap gap-12">
        {visit.state === 'finished' ? (
          <ButtonLink look="primary" to="/record/visits">
            {t('Visit summaries')}
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" to="/book">
            {t('Choose another time')}
          </ButtonLink>
        )}
        <Link to="/dashboard">{t('Home')}</Link>
      </div>
      {visit.letInAt && <Chat visitId={visit.id} other={visit.doctor} isOpen={false} />}
    </div>
  );
}
