import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useMyself } from '../identity/myself.ts';
import { OpenCallBacks } from '../labs/open-call-backs.tsx';
import { useMedicationCounts } from '../medicines/queries.ts';
import { MedicationQueue } from '../medicines/queue/medication-queue.tsx';
import { OverdueFigure } from '../medicines/queue/overdue-figure.tsx';
import { FigureLines, PageHead } from '../ui/page-head.tsx';
import { ShiftNote } from './ward-overview.tsx';

export function WardMedications() {
  const me = useMyself();
  const counts = useMedicationCounts().data;
  return (
    <>
      <PageHead title="Medication Queue" note={<ShiftNote />}>
        <OverdueFigure />
        <FigureLines
          lines={[
            { icon: <IconClock aria-hidden />, count: counts && counts.open - counts.overdue, words: 'pending' },
            { icon: <IconCircleCheck aria-hidden />, count: counts?.completed, words: 'completed' },
          ]}
        />
      </PageHead>
      <OpenCallBacks />
      <MedicationQueue signedAs={me.name} />
    </>
  );
}
