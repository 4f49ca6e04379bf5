import { useTimeZone } from '../clinic/queries.ts';
import { StaffTasks } from '../tasks/staff-tasks.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ShiftNote } from './ward-overview.tsx';

export function WardTasks() {
  const timeZone = useTimeZone();
  return (
    <>
      <PageHead title="Staff Tasks" note={<ShiftNote timeZone={timeZone} />} />
      <StaffTasks timeZone={timeZone} />
    </>
  );
}
