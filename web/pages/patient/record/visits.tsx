import { useVisits } from '#web/care/visits/queries.ts';
import { VisitList } from '#web/care/visits/visit-list.tsx';
import { NO_VISITS } from '#web/care/visits/visits-in-short.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { RecordPart } from './record-part.tsx';

export function VisitsPage() {
  const visits = useVisits(useMyself().patientId ?? '');
  return (
    <RecordPart title="Your visits">
      <Card title="Signed by a doctor">
        <QueryView query={visits} lines={6} empty={NO_VISITS}>
          {(all) => <VisitList visits={all} />}
        </QueryView>
      </Card>
    </RecordPart>
  );
}
