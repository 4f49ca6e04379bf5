import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Visit } from '#contract/appointments/visits.ts';
import { useClinic } from '#web/api/clinic.ts';
import { Translated } from '#web/language/marked-text.tsx';
import { t, tRich } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';
import type { Devices } from '../call/devices.ts';
import { Consent } from '../consent.tsx';
import { DeviceCheck } from './device-check.tsx';
import styles from './waiting-room.module.css';

// What can be read a moment later.
const later = () => import('./while-waiting.tsx');
const WeakNetwork = lazy(async () => ({ default: (await later()).WeakNetwork }));
const WhoElse = lazy(async () => ({ default: (await later()).WhoElse }));

type WaitingRoomProps = { visit: Visit; devices: Devices | null; onAgain: () => void };

/** The check comes before the consent: whoever presses "I am ready" has seen what the doctor will see. */
export function WaitingRoom({ visit, devices, onAgain }: WaitingRoomProps) {
  const emergencyNumber = useClinic().data?.emergencyNumber;
  const heading = useShownOnceWaiting(visit.state);
  return (
    <div className="stack gap-20">
      <header className={`stack gap-8 ${styles.head}`}>
        <h1 ref={heading} tabIndex={-1}>
          {visit.state === 'waiting' ? headline(visit) : t('Video visit with {name}', { name: visit.doctor })}
        </h1>
        <p>
          {tRich('{department}, {from} to {until}', {
            department: <Translated>{visit.department}</Translated>,
            from: timeOfDay(visit.startsAt, visit.timeZone),
            until: timeOfDay(visit.endsAt, visit.timeZone),
          })}
        </p>
        {visit.line && <Line {...visit.line} doctor={visit.doctor} />}
      </header>
      <AlertBox tone="urgent" title={t('Chest pain, hard to breathe, or about to faint?')}>
        <div className="row wrap between gap-12">
          <p>{t('Do not wait for the doctor.')}</p>
          {emergencyNumber && (
            <ButtonAnchor look="danger" href={`tel:${emergencyNumber}`}>
              {t('Call {number}', { number: emergencyNumber })}
            </ButtonAnchor>
          )}
        </div>
      </AlertBox>
      <div className={`stack fit gap-20 ${styles.columns}`}>
        <div className="stack gap-20 min-0">
          <div className="panel p-20 min-0">
            <DeviceCheck visitId={visit.id} devices={devices} onAgain={onAgain} />
          </div>
          <Suspense>
            <WeakNetwork visit={visit} />
          </Suspense>
        </div>
        <div className="stack gap-20 min-0">
          {visit.state === 'open' && <Consent visit={visit} />}
          <section className="stack gap-8 panel p-20" aria-label={t('Have at hand')}>
            <h2>{t('Have at hand')}</h2>
            <ul className={styles.points}>
              <li>{t('Your medicines, the boxes themselves')}</li>
              <li>{t('What you measured today: temperature, pressure, weight')}</li>
              <li>{t('A photo ID. You show it to the camera once; the number is not kept')}</li>
              <li>{t('A quiet place with light on your face')}</li>
            </ul>
          </section>
          <Suspense>
            <WhoElse visit={visit} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** On a phone "I am ready" lies far below: whoever presses it is led to what it says about the waiting. */
function useShownOnceWaiting(state: Visit['state']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'open' && state === 'waiting') {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    before.current = state;
  }, [state]);
  return heading;
}

const headline = ({ line }: Visit) =>
  line && line.before > 0
    ? t('{n} before you. Please stay on this page.', { n: line.before })
    : t('You are next. Please stay on this page.');

const Line = ({ before, lateMinutes, doctor }: { before: number; lateMinutes: number; doctor: string }) => (
  <p role="status">
    {before === 0 ? `${t('Nobody is before you.')} ` : ''}
    {lateMinutes > 0
      ? t('{name} is about {minutes} min late.', { name: doctor, minutes: lateMinutes })
      : t('{name} is on time.', { name: doctor })}
  </p>
);
