import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Bed, Room } from '#contract/ward/rooms.ts';
import styles from './rooms.module.css';
import { closedInWords, STATE_WORDS, stateOf } from './words.ts';

/** One room with its beds, as on a plan. */
export function RoomTile({ room, isOpen }: { room: Room; isOpen: boolean }) {
  return (
    <li>
      <Link
        className={`stack packed gap-8 round ink no-underline ${styles.room}`}
        to="/admin/rooms"
        search={{ room: room.id }}
        aria-current={isOpen ? 'true' : undefined}
        resetScroll={false}
      >
        <span className="row baseline wrap gap-x-8">
          <b className={styles.number}>{room.name}</b>
          {room.closing && (
            <span className="attention text-14 semibold">
              {room.beds.some(({ isTaken }) => isTaken) ? 'closes when empty' : closedInWords(room.closing)}
            </span>
          )}
        </span>
        <span className="row stretch wrap gap-8">
          {room.beds.map((bed) => (
            <BedPlace key={bed.id} bed={bed} />
          ))}
        </span>
      </Link>
    </li>
  );
}

function BedPlace({ bed }: { bed: Bed }) {
  const state = stateOf(bed);
  return (
    <span className={`column round text-13 semibold icons-15 ${styles.bed} ${styles[state]}`}>
      <b>
        <span className="visually-hidden">Bed </span>
        {bed.name}
      </b>
      {bed.isTaken && <IconLock aria-hidden />}
      <span>{STATE_WORDS[state]}</span>
    </span>
  );
}
