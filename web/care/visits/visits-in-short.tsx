import { ButtonLink } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useVisits } from './queries.ts';
import { VisitList } from './visit-list.tsx';

const FIRST = 2;

export function VisitsInShort({ patientId }: { patientId: string }) {
  const visits = useVisits(patientId);
  const count = visits.data?.length ?? 0;
  return (
    <Card
      title="Visits"
      action={
        count > FIRST && (
          <ButtonLink look="quiet" to="/record/visits">
            All {count}
            <span className="visually-hidden"> visits</span>
          </ButtonLink>
        )
      }
    >
      <QueryView query={visits} lines={2} empty={NO_VISITS}>
        {(all) => <VisitList visits={all.slice(0, FIRST)} />}
      </QueryView>
    </Card>
  );
}

export const NO_VISITS = 'None yet. After a visit its summary is here, as the doctor signed it.';
