import { IconArrowLeft, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Room } from '#contract/ward/rooms.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { BedCard } from './bed-card.tsx';
import { ClosedNote } from './closed-note.tsx';
import { ClosingDialog } from './closing-dialog.tsx';
import { useAddBed, useOpen } from './queries.ts';
import { RoomForm } from './room-form.tsx';
import { RoomHistory } from './room-history.tsx';
import styles from './rooms.module.css';
import { nextBedName } from './words.ts';

/** One room: its name and ward, its beds, closing it, and what was changed. */
export function RoomDetail({ room, wards }: { room: Room; wards: readonly string[] }) {
  const isOccupied = room.beds.some(({ isTaken }) => isTaken);
  const title = useRef<HTMLHeadingElement>(null);
  // On a phone it takes the place of the plan, which may have been scrolled.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={`stack fit gap-16 panel ${styles.detail}`} aria-labelledby="room-detail">
      <div className="row between gap-12">
        <div>
          <h2 id="room-detail" ref={title} tabIndex={-1}>
            Room {room.name}
          </h2>
          {room.ward && <p className="muted">{room.ward}</p>}
        </div>
        <ButtonLink className={styles.back} look="quiet" to="/admin/rooms" icon={<IconArrowLeft aria-hidden />}>
          All rooms
        </ButtonLink>
        <ButtonLink
          className={styles.leave}
          look="quiet"
          to="/admin/rooms"
          isIconOnly
          icon={<IconX aria-hidden />}
          aria-label="Close the panel"
          resetScroll={false}
        />
      </div>
      <RoomForm room={room} wards={wards} isOccupied={isOccupied} />
      <Beds room={room} />
      <CloseWhole room={room} isOccupied={isOccupied} />
      <RoomHistory roomId={room.id} />
    </section>
  );
}

function Beds({ room }: { room: Room }) {
  const adding = useAddBed(room.id);
  const attempt = useAttemptKey();
  const name = nextBedName(room);
  const add = () =>
    mutateDetached(
      adding,
      { name, key: attempt.keyFor({ room: room.id, name }) },
      {
        onSuccess: () => {
          attempt.forget();
          toast.success(`Bed ${room.name}-${name} added.`);
        },
        onError: (error) => toast.error(sentenceFor(error)),
      },
    );
  return (
    <div className="stack fit gap-8">
      <h3>Beds</h3>
      <ul className="stack fit gap-8">
        {room.beds.map((bed) => (
          <BedCard key={bed.id} bed={bed} isRoomClosed={room.closing !== null} />
        ))}
      </ul>
      {name && (
        <Button isBlock icon={<IconPlus aria-hidden />} isBusy={adding.isPending} onClick={add}>
          Add bed {room.name}-{name}
        </Button>
      )}
    </div>
  );
}

function CloseWhole({ room, isOccupied }: { room: Room; isOccupied: boolean }) {
  const [isClosing, setClosing] = useState(false);
  const which = { kind: 'room', id: room.id } as const;
  const opening = useOpen(which);
  return (
    <div className="stack fit gap-8 ruled pt-16">
      <h3>{room.closing ? 'The room is closed' : 'Close the whole room'}</h3>
      {room.closing ? (
        <ClosedNote
          closing={room.closing}
          isOccupied={isOccupied}
          name={`room ${room.name}`}
          isBusy={opening.isPending}
          onOpen={() => mutateDetached(opening, undefined, { onError: (error) => toast.error(sentenceFor(error)) })}
          onChange={() => setClosing(true)}
        />
      ) : (
        <>
          <p className="muted text-14">
            {isOccupied
              ? 'Someone lies in it, so this waits for the discharge; new admissions go elsewhere from now on.'
              : 'Nobody is admitted to any of its beds until you open it again.'}
          </p>
          <Button look="danger-outline" isBlock onClick={() => setClosing(true)}>
            {isOccupied ? `Close ${room.name} when it is empty` : `Close ${room.name}`}
          </Button>
        </>
      )}
      {isClosing && (
        <ClosingDialog
          which={which}
          name={`room ${room.name}`}
          isOccupied={isOccupied}
          known={room.closing}
          onClose={() => setClosing(false)}
        />
      )}
    </div>
  );
}
