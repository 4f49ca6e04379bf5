import { VisitsToMoveNotice } from '#web/appointments/visits-to-move/visits-to-move.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { Staff } from '#web/staffing/staff.tsx';

export function PeoplePage() {
  const me = useMyself();
  return (
    <div className="stack fit gap-16">
      <h1>People</h1>
      <VisitsToMoveNotice />
      <Staff me={me} />
    </div>
  );
}
