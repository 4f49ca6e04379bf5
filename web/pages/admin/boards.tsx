import { BoardKeys } from '#web/appointments/waiting-room/board-keys.tsx';

export function BoardsPage() {
  return (
    <div className="stack fit gap-16">
      <h1>Boards</h1>
      <BoardKeys />
    </div>
  );
}
