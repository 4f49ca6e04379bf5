import type { Appointment } from '#contract/appointments/appointments.ts';
import { useBoard } from '#web/board/queries.ts';
import { useVisits } from '#web/care/visits/queries.ts';
import { VisitList } from '#web/care/visits/visit-list.tsx';
import { NO_VISITS } from '#web/care/visits/visits-in-short.tsx';
import { withoutSummary } from '#web/care/visits/without-summary.ts';
import { useMyself } from '#web/identity/myself.ts';
import { Translated } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { shortDay } from '#web/ui/time/time.ts';
import { RecordPart } from './record-part.tsx';

export function VisitsPage() {
  const visits = useVisits(useMyself().patientId ?? '');
  const booked = useBoard().data?.appointments.booked;
  const unsigned = visits.data && booked ? withoutSummary(booked, visits.data) : [];
  return (
    <RecordPart title={t('Your visits')}>
      <Card title={t('Signed by a doctor')}>
        <QueryView query={visits} lines={6} empty={tMarked(NO_VISITS)}>
          {(all) => <VisitList visits={all} />}
        </QueryView>
      </Card>
      {unsigned.length > 0 && <WithoutSummary visits={unsigned} />}
    </RecordPart>
  );
}

/** That somebody was here is said, whether or not a doctor has signed; what is withheld from the reader counts as not there. */
function WithoutSummary({ visits }: { visits: readonly Appointment[] }) {
  const timeZone = useTimeZone();
  return (
    <Card title={t('No summary yet')}>
      <p className="muted">{t('You were here, and no summary of it is here yet. You can ask in a message.')}</p>
      <ul>
        {visits.map(({ id, startsAt, doctor, department }) => (
          <li key={id} className="py-12 ruled lead-135">
            <b className="semibold">
              {shortDay(startsAt, timeZone)}, {doctor}
            </b>
            <span className="block muted">
              <Translated>{department}</Translated>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
