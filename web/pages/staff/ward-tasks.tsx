import { StaffTasks } from '#web/tasks/staff-tasks.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ShiftNote } from './shift-note.tsx';

export function WardTasks() {
  return (
    <>
      <PageHead title="Staff Tasks" note={<ShiftNote />} />
      <StaffTasks />
    </>
  );
}
