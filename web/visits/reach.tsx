import type { Visit } from '#contract/appointments/visits.ts';
import { useClinic } from '#web/api/clinic.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useVisitActs } from './queries.ts';
import styles from './reach.module.css';

/** For the doctor: whom to call and where to send help, in sight as long as the visit goes on. */
export function Reach({ visit }: { visit: Visit }) {
  const { callBack } = useVisitActs(visit.id);
  const number = useClinic().data?.emergencyNumber;
  // What came back by itself, or was stepped up by hand, needs no call any more.
  const isByTelephone = visit.modes.at(-1)?.mode === 'call-back';
  const isAsked = isByTelephone && visit.callBack !== null && visit.callBack.calledAt === null;
  return (
    <section className={`stack gap-8 ${styles.reach}`} aria-label="Where the patient is">
      {isAsked && <AlertBox tone="urgent" title={`Call ${visit.patient} now. The video visit does not hold.`} />}
      {callBack.isError && <AlertBox tone="urgent" title={sentenceFor(callBack.error)} />}
      <div className="row wrap between gap-12">
        <dl className="row wrap gap-x-14 gap-6 min-0">
          <div>
            <dt className="muted text-14">Is now at</dt>
            <dd className="bold breakable">{visit.place ?? 'Not said'}</dd>
          </div>
          <div>
            <dt className="muted text-14">
              {visit.callBack?.calledAt
                ? `Telephone, you call since ${timeOfDay(visit.callBack.calledAt, visit.timeZone)}`
                : 'Telephone'}
            </dt>
            <dd>
              <a href={`tel:${visit.phone.replaceAll(/[^+\d]/g, '')}`}>{visit.phone}</a>
            </dd>
          </div>
        </dl>
        <div className="row wrap gap-8">
          <Button
            look={isAsked ? 'primary' : 'secondary'}
            isBusy={callBack.isPending}
            onClick={() => callBack.mutate()}
          >
            I am calling now
          </Button>
          {number && (
            <ButtonAnchor look="danger-outline" href={`tel:${number}`}>
              Emergency: {number}
            </ButtonAnchor>
          )}
        </div>
      </div>
    </section>
  );
}
