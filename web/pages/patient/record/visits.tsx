import { useVisits } from '#web/care/visits/queries.ts';
import { VisitList } from '#web/care/visits/visit-list.tsx';
import { NO_VISITS } from '#web/care/visits/visits-in-short.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { t, tMarked } from '#web/language/say.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { RecordPart } from './record-part.tsx';

export function VisitsPage() {
  const visits = useVisits(useMyself().patientId ?? '');
  return (
    <RecordPart title={t('Your visits')}>
      <Card title={t('Signed by a doctor')}>
        <QueryView query={visits} lines={6} empty={tMarked(NO_VISITS)}>
          {(all) => <VisitList visits={all} />}
        </QueryView>
      </Card>
    </RecordPart>
  );
}
