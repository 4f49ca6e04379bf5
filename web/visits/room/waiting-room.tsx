import { useState } from 'react';
import type { Visit } from '#contract/appointments/visits.ts';
import { useClinic } from '#web/api/clinic.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';
import type { Devices } from '../call/devices.ts';
import { useVisitActs } from '../queries.ts';
import { DeviceCheck } from './device-check.tsx';

type WaitingRoomProps = { visit: Visit; devices: Devices | null; onAgain: () => void };

export function WaitingRoom({ visit, devices, onAgain }: WaitingRoomProps) {
  const emergencyNumber = useClinic().data?.emergencyNumber;
  return (
    <div className="stack gap-20">
      <h1>{visit.state === 'waiting' ? headline(visit) : t('Video visit with {name}', { name: visit.doctor })}</h1>
      <p className="muted">
        {t('{department}, {from} to {until}', {
          department: visit.department,
          from: timeOfDay(visit.startsAt, visit.timeZone),
          until: timeOfDay(visit.endsAt, visit.timeZone),
        })}
      </p>
      {visit.line && <Line {...visit.line} doctor={visit.doctor} />}
      <AlertBox tone="urgent" title={t('Chest pain, hard to breathe, or about to faint?')}>
        <p>{t('Do not wait for the doctor.')}</p>
        {emergencyNumber && (
          <ButtonAnchor look="danger" href={`tel:${emergencyNumber}`}>
            {t('Call {number}', { number: emergencyNumber })}
          </ButtonAnchor>
        )}
      </AlertBox>
      {visit.state === 'open' && <Consent visit={visit} />}
      <DeviceCheck visitId={visit.id} devices={devices} onAgain={onAgain} />
      <section className="stack gap-8" aria-label={t('If the network is weak')}>
        <h2>{t('If the network is weak')}</h2>
        <p>
          {t(
            'The visit goes on. It steps down by itself from video to sound, then chat, and steps up again when it can. The last step is the telephone.',
          )}
        </p>
      </section>
      <section className="stack gap-8" aria-label={t('Have at hand')}>
        <h2>{t('Have at hand')}</h2>
        <ul>
          <li>{t('Your medicines, the boxes themselves')}</li>
          <li>{t('What you measured today: temperature, pressure, weight')}</li>
          <li>{t('A photo ID. You show it to the camera once; the number is not kept')}</li>
          <li>{t('A quiet place with light on your face')}</li>
        </ul>
      </section>
    </div>
  );
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

function Consent({ visit }: { visit: Visit }) {
  const [agrees, setAgrees] = useState(false);
  const { wait } = useVisitActs(visit.id);
  return (
    <section className="stack gap-12 panel p-20" aria-label={t('Agree to a video visit')}>
      <h2>{t('Agree to a video visit')}</h2>
      <ul>
        <li>{t('The doctor cannot touch you or listen to your chest. You may be asked to come in.')}</li>
        <li>
          {t('Nothing is recorded, by us or by {name}. What is written goes into your record.', { name: visit.doctor })}
        </li>
        <li>{t('Some medicines cannot be prescribed this way.')}</li>
        <li>{t('You can stop at any time and take a visit at the clinic instead.')}</li>
      </ul>
      <CheckField
        label={t('I agree to this video visit')}
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      {wait.isError && <AlertBox tone="urgent" title={sentenceFor(wait.error)} />}
      <Button look="primary" size="large" isBusy={wait.isPending} disabled={!agrees} onClick={() => wait.mutate()}>
        {t('I am ready')}
      </Button>
    </section>
  );
}
