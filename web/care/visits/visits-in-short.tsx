import { msg, t, tApart, tMarked } from '#web/language/say.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useVisits } from './queries.ts';
import { VisitList } from './visit-list.tsx';

const FIRST = 1;

export function VisitsInShort({ patientId }: { patientId: string }) {
  const visits = useVisits(patientId);
  const count = visits.data?.length ?? 0;
  return (
    <Card
      title={tApart('Visits', 'record')}
      action={
        count > FIRST && (
          <ButtonLink look="quiet" to="/record/visits">
            {t('All {n}', { n: count })}
            <span className="visually-hidden"> {t('visits')}</span>
          </ButtonLink>
        )
      }
    >
      <QueryView query={visits} lines={2} empty={tMarked(NO_VISITS)}>
        {(all) => <VisitList visits={all.slice(0, FIRST)} />}
      </QueryView>
    </Card>
  );
}

export const NO_VISITS = msg('None yet. After a visit its summary is here, as the doctor signed it.');
