import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useMyself } from '#web/identity/myself.ts';
import { OpenCallBacks } from '#web/labs/open-call-backs.tsx';
import { useMedicationCounts } from '#web/medicines/queries.ts';
import { MedicationQueue } from '#web/medicines/queue/medication-queue.tsx';
import { OverdueFigure } from '#web/medicines/queue/overdue-figure.tsx';
import { FigureLines, PageHead } from '#web/ui/page/page-head.tsx';
import { ShiftNote } from './shift-note.tsx';

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
