import { IconBed } from '@tabler/icons-react';
import { useRooms } from '#web/api/rooms.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FigureLines, PageHead } from '#web/ui/page/page-head.tsx';
import { BedBoard } from '#web/ward/admissions/bed-board.tsx';
import { RecentAdmissions } from '#web/ward/admissions/recent-admissions.tsx';
import { ShiftNote } from './shift-note.tsx';

export function WardAdmissions() {
  const beds = useRooms().data?.flatMap((room) => room.beds);
  const free = beds?.filter(({ isTaken, isClosed }) => !isTaken && !isClosed).length;
  return (
    <>
      <PageHead title="Admissions" note={<ShiftNote />}>
        <FigureLines
          lines={[
            {
              icon: <IconBed aria-hidden />,
              count: beds?.filter(({ isTaken }) => isTaken).length,
              words: 'beds taken',
            },
            { icon: <IconBed aria-hidden />, count: free, words: free === 1 ? 'bed free' : 'beds free' },
          ]}
        />
        <ButtonLink to="/staff-dashboard" search={{ view: 'patients', tab: 'register' }}>
          Register at the desk
        </ButtonLink>
      </PageHead>
      <div className="stack fit gap-16">
        <BedBoard />
        <RecentAdmissions />
      </div>
    </>
  );
}
