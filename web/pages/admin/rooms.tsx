import { useSearch } from '@tanstack/react-router';
import { RoomsBoard } from '#web/rooms/rooms-board.tsx';

/** The open room stands in the address: a reload and the way back keep the place. */
export function RoomsPage() {
  const { room } = useSearch({ strict: false });
  return (
    <div className="stack fit gap-16">
      <h1>Rooms and beds</h1>
      <RoomsBoard openId={room} />
    </div>
  );
}
