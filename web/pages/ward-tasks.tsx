import { StaffTasks } from '../tasks/staff-tasks.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ShiftNote } from './ward-overview.tsx';

export function WardTasks() {
  return (
    <>
      <PageHead title="Staff Tasks" note={<ShiftNote />} />
      <StaffTasks />
    </>
  );
}
