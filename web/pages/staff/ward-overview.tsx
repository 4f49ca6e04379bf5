import { IconClockExclamation, IconFilter, IconPill } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { OpenCallBacks } from '#web/labs/open-call-backs.tsx';
import { Button } from '#web/ui/button.tsx';
import { isAhead } from '#web/ui/loading/is-ahead.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { FigureBox, FigureLines, PageHead } from '#web/ui/page/page-head.tsx';
import { EVERYONE, isEveryone } from '#web/ward/overview/filter-ward.ts';
import { Overview } from '#web/ward/overview/overview.tsx';
import { WardFilters } from '#web/ward/overview/ward-filters.tsx';
import { useWardCounts } from '#web/ward/queries.ts';
import { WaitingPatients } from '#web/ward/waiting/waiting-patients.tsx';

import { ShiftNote } from './shift-note.tsx';

const WardPatient = lazy(async () => ({ default: (await import('./ward-patient.tsx')).WardPatient }));
const WardObservation = lazy(async () => ({ default: (await import('./ward-observation.tsx')).WardObservation }));

/** The whole ward, one patient of it, or a new set of observations for one. */
export function WardOverview() {
  const { patient, tab } = useSearch({ strict: false });
  if (!patient) return <WholeWard />;
  const View = tab === 'observe' ? WardObservation : WardPatient;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <View key={patient} inpatientId={patient} />
    </Suspense>
  );
}

function WholeWard() {
  const counts = useWardCounts().data;
  const [filter, setFilter] = useState(EVERYONE);
  const [isFiltering, setFiltering] = useState(false);
  return (
    <>
      <PageHead title="Patient Overview" note={<ShiftNote />}>
        {!isAhead && (
          <>
            <FigureBox
              count={counts?.needAttention}
              tone="urgent"
              title="Need Attention"
              note={counts && `${counts.critical} critical, ${counts.attention} attention`}
            />
            <FigureLines
              lines={[
                {
                  icon: <IconClockExclamation aria-hidden />,
                  count: counts?.observationsLate,
                  words: counts?.observationsLate === 1 ? 'observation late' : 'observations late',
                },
                {
                  icon: <IconPill aria-hidden />,
                  count: counts?.overdueDoses,
                  words: counts?.overdueDoses === 1 ? 'medicine overdue' : 'medicines overdue',
                },
              ]}
            />
            <Button
              look={isEveryone(filter) ? 'quiet' : 'secondary'}
              isIconOnly
              aria-label="Filter by room, doctor or status"
              aria-expanded={isFiltering}
              icon={<IconFilter aria-hidden />}
              onClick={() => setFiltering(!isFiltering)}
            />
          </>
        )}
      </PageHead>
      {(isFiltering || !isEveryone(filter)) && <WardFilters filter={filter} onFilter={setFilter} />}
      <OpenCallBacks />
      <WaitingPatients />
      <Overview filter={filter} />
    </>
  );
}
