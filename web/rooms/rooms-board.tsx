import type { Room } from '#contract/ward/rooms.ts';
import { useRooms } from '../api/rooms.ts';
import { classNames } from '../ui/class-names.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { AddRooms } from './add-rooms.tsx';
import { RoomDetail } from './room-detail.tsx';
import { RoomTile } from './room-tile.tsx';
import styles from './rooms.module.css';
import { summaryOf, wardsOf } from './words.ts';

/** Wards as they stand, and beside them the room that the address names. */
export function RoomsBoard({ openId }: { openId: string | undefined }) {
  const rooms = useRooms();
  const open = rooms.data?.find(({ id }) => id === openId);
  return (
    <div className={classNames('stack start fit gap-16', open && styles.split)}>
      <div className={classNames('stack fit gap-16', open && styles.plan)}>
        <QueryView query={rooms} lines={8} empty="There is no room yet. Nobody can be admitted until there is.">
          {(all) => <Wards rooms={all} openId={open?.id} />}
        </QueryView>
        <AddRooms rooms={rooms.data ?? []} />
      </div>
      {open && <RoomDetail key={open.id} room={open} wards={wardNames(rooms.data ?? [])} />}
    </div>
  );
}

const wardNames = (rooms: readonly Room[]) => wardsOf(rooms).flatMap(({ name }) => name ?? []);

function Wards({ rooms, openId }: { rooms: readonly Room[]; openId: string | undefined }) {
  return wardsOf(rooms).map(({ name, rooms: held }) => (
    <Panel key={name} title={name ?? 'Rooms'} note={summaryOf(held)}>
      <ul className={`stack gap-12 ${styles.rooms}`}>
        {held.map((room) => (
          <RoomTile key={room.id} room={room} isOpen={room.id === openId} />
        ))}
      </ul>
    </Panel>
  ));
}
