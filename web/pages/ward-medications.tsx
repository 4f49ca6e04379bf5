import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useTimeZone } from '../clinic/queries.ts';
import { useMyself } from '../identity/myself.ts';
import { OpenCallBacks } from '../labs/open-call-backs.tsx';
import { useMedicationCounts } from '../medicines/queries.ts';
import { MedicationQueue } from '../medicines/queue/medication-queue.tsx';
import { OverdueFigure } from '../medicines/queue/overdue-figure.tsx';
import { FigureLines, PageHead } from '../ui/page-head.tsx';
import { ShiftNote } from './ward-overview.tsx';

export function WardMedications() {
  const timeZone = useTimeZone();
  const me = useMyself();
  const counts = useMedicationCounts().data;
  return (
    <>
      <PageHead title="Medication Queue" note={<ShiftNote timeZone={timeZone} />}>
        <OverdueFigure />
        <FigureLines
          lines={[
            { icon: <IconClock aria-hidden />, count: counts && counts.open - counts.overdue, words: 'pending' },
            { icon: <IconCircleCheck aria-hidden />, count: counts?.completed, words: 'completed' },
          ]}
        />
      </PageHead>
      <OpenCallBacks timeZone={timeZone} />
      <MedicationQueue timeZone={timeZone} signedAs={me.name} />
    </>
  );
}
