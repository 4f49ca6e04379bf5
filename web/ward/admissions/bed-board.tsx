import { IconBed, IconBedOff, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { WaitingAdmission } from '#contract/ward/admissions.ts';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import type { Bed, Room } from '#contract/ward/rooms.ts';
import { useRooms } from '#web/api/rooms.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { weekdayAndDay } from '#web/ui/time/zoned-time.ts';
import { Level } from '../look/level.tsx';
import { useInpatients } from '../queries.ts';
import { useWaitingAdmissions } from '../waiting/waiting-queries.ts';
import { ageAndSex } from '../words.ts';
import { AdmitDialog } from './admit-dialog.tsx';
import styles from './bed-board.module.css';
import { DischargeDialog, type Leaving } from './discharge-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** Rooms and beds as they stand: who lies where, and what is free. */
export function BedBoard() {
  const rooms = useRooms();
  const ward = useInpatients().data ?? [];
  const [admittingTo, setAdmittingTo] = useState<Bed | null>(null);
  const [moving, setMoving] = useState<Inpatient | null>(null);
  const waiting = useWaitingAdmissions().data ?? [];
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  return (
    <>
      <QueryView query={rooms} lines={6} empty="There is no room yet. An administrator sets rooms and beds up.">
        {(all) => (
          <ul className={`stack halves gap-12 ${styles.rooms}`}>
            {all.map((room) => (
              <RoomCard
                key={room.id}
                room={room}
                ward={ward}
                waiting={waiting}
                onAdmit={setAdmittingTo}
                onMove={setMoving}
                onDischarge={setLeaving}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <AdmitDialog bed={admittingTo} onClose={() => setAdmittingTo(null)} />
      <TransferDialog inpatient={moving} rooms={rooms.data ?? []} onClose={() => setMoving(null)} />
      <DischargeDialog inpatient={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

type RoomCardProps = {
  room: Room;
  ward: readonly Inpatient[];
  waiting: readonly WaitingAdmission[];
  onAdmit: (bed: Bed) => void;
  onMove: (inpatient: Inpatient) => void;
  onDischarge: (inpatient: Leaving) => void;
};

function RoomCard({ room, ward, waiting, onAdmit, onMove, onDischarge }: RoomCardProps) {
  return (
    <li className={`panel clipped ${styles.room}`}>
      <h2>Room {room.name}</h2>
      <ul>
        {room.beds.map((bed) => {
          const inpatient = ward.find((one) => one.place === bed.place);
          const unaccepted = inpatient ? undefined : waiting.find((one) => one.place === bed.place);
          return (
            <li key={bed.id} className={`stack middle gap-12 ruled ${styles.bed} ${bed.isTaken ? styles.taken : ''}`}>
              <b className={`stack round place-centre ${styles.letter}`}>{bed.name}</b>
              {inpatient ? (
                <div className={`row wrap gap-4 gap-x-12 min-0 ${styles.who}`}>
                  <Link className="ink text-17 bold" to="/staff-dashboard" search={{ patient: inpatient.id }}>
                    {inpatient.name}
                  </Link>
                  <span>{inpatient.condition}</span>
                  <Level status={inpatient.status} />
                </div>
              ) : unaccepted ? (
                <NotAccepted waiting={unaccepted} />
              ) : (
                <p className="row gap-8 muted icons-22">
                  {bed.isClosed ? <IconBedOff aria-hidden /> : <IconBed aria-hidden />}
                  {bed.isTaken ? (bed.patient?.name ?? 'Taken') : bed.isClosed ? outOfUse(bed, room) : 'Free'}
                </p>
              )}
              <div className={`row stretch wrap to-end ${styles.actions}`}>
                {!bed.isTaken && !bed.isClosed && (
                  <Button
                    icon={<IconPlus aria-hidden />}
                    aria-label={`Admit to ${bed.place}`}
                    onClick={() => onAdmit(bed)}
                  >
                    Admit
                  </Button>
                )}
                {inpatient?.can.transfer && (
                  <Button look="quiet" aria-label={`Transfer ${inpatient.name}`} onClick={() => onMove(inpatient)}>
                    Transfer
                  </Button>
                )}
                {inpatient?.can.discharge && (
                  <Button
                    look="quiet"
                    aria-label={`Discharge ${inpatient.name}`}
                    onClick={() => onDischarge(inpatient)}
                  >
                    Discharge
                  </Button>
                )}
                {unaccepted?.can.discharge && (
                  <Button
                    look="quiet"
                    aria-label={`Discharge ${unaccepted.name}`}
                    onClick={() => onDischarge(unaccepted)}
                  >
                    Discharge
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** Why, and until when, as the administrator has said it. */
function outOfUse(bed: Bed, room: Room): string {
  const { reason, until } = bed.closing ?? room.closing ?? { reason: null, until: null };
  const day = until ? ` until ${weekdayAndDay(`${until}T12:00:00Z`, 'UTC')}` : '';
  return `Out of use${day}${reason ? `: ${reason}` : ''}`;
}

const NotAccepted = ({ waiting }: { waiting: WaitingAdmission }) => (
  <div className={`row wrap gap-4 gap-x-12 min-0 ${styles.who}`}>
    <b>{waiting.name}</b>
    <span>
      {ageAndSex(waiting)} · waits for {waiting.doctor}
    </span>
    <Badge tone="attention">Not accepted yet</Badge>
  </div>
);
