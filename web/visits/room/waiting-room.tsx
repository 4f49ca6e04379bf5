import { useState } from 'react';
import type { Visit } from '#contract/appointments/visits.ts';
import { useClinic } from '#web/api/clinic.ts';
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
      <h1>{visit.state === 'waiting' ? headline(visit) : `Video visit with ${visit.doctor}`}</h1>
      <p className="muted">
        {visit.department}, {timeOfDay(visit.startsAt, visit.timeZone)} to {timeOfDay(visit.endsAt, visit.timeZone)}
      </p>
      {visit.line && <Line {...visit.line} doctor={visit.doctor} />}
      <AlertBox tone="urgent" title="Chest pain, hard to breathe, or about to faint?">
        <p>Do not wait for the doctor.</p>
        {emergencyNumber && (
          <ButtonAnchor look="danger" href={`tel:${emergencyNumber}`}>
            Call {emergencyNumber}
          </ButtonAnchor>
        )}
      </AlertBox>
      {visit.state === 'open' && <Consent visit={visit} />}
      <DeviceCheck visitId={visit.id} devices={devices} onAgain={onAgain} />
      <section className="stack gap-8" aria-label="If the network is weak">
        <h2>If the network is weak</h2>
        <p>
          The visit goes on. It steps down by itself from video to sound, then chat, and steps up again when it can. The
          last step: {visit.doctor} calls you on {visit.phone || 'the number at the desk'}.
        </p>
      </section>
      <section className="stack gap-8" aria-label="Have at hand">
        <h2>Have at hand</h2>
        <ul>
          <li>Your medicines, the boxes themselves</li>
          <li>What you measured today: temperature, pressure, weight</li>
          <li>A photo ID. You show it to the camera once; the number is not kept</li>
          <li>A quiet place with light on your face</li>
        </ul>
      </section>
    </div>
  );
}

const headline = ({ line }: Visit) =>
  line && line.before > 0
    ? `${line.before} before you. Please stay on this page.`
    : 'You are next. Please stay on this page.';

const Line = ({ before, lateMinutes, doctor }: { before: number; lateMinutes: number; doctor: string }) => (
  <p role="status">
    {before === 0 ? 'Nobody is before you. ' : ''}
    {lateMinutes > 0 ? `${doctor} is about ${lateMinutes} min late.` : `${doctor} is on time.`}
  </p>
);

function Consent({ visit }: { visit: Visit }) {
  const [agrees, setAgrees] = useState(false);
  const { wait } = useVisitActs(visit.id);
  return (
    <section className="stack gap-12 panel p-20" aria-label="Agree to a video visit">
      <h2>Agree to a video visit</h2>
      <ul>
        <li>The doctor cannot touch you or listen to your chest. You may be asked to come in.</li>
        <li>Nothing is recorded, by us or by {visit.doctor}. What is written goes into your record.</li>
        <li>Some medicines cannot be prescribed this way.</li>
        <li>You can stop at any time and take a visit at the clinic instead.</li>
      </ul>
      <CheckField
        label="I agree to this video visit"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      {wait.isError && <AlertBox tone="urgent" title={sentenceFor(wait.error)} />}
      <Button look="primary" size="large" isBusy={wait.isPending} disabled={!agrees} onClick={() => wait.mutate()}>
        I am ready
      </Button>
    </section>
  );
}
