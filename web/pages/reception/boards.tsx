import { BoardKeys } from '#web/appointments/waiting-room/board-keys.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';

/** Televisions of the waiting rooms. */
export const Boards = () => (
  <>
    <PageHead title="Boards" note="Televisions in the waiting rooms" />
    <BoardKeys />
  </>
);
