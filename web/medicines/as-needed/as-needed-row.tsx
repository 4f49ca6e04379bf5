import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { UNDO_SECONDS } from '#contract/medicines/medication-tasks.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { BigCheck } from '#web/ui/fields/big-check.tsx';
import { KeptAlthough } from '#web/ui/kept-although.tsx';
import { bedName } from '#web/ui/people/bed-tile.tsx';
import { MarkedName } from '#web/ui/people/name-alike.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { limitsInWords } from '../give/dose-facts.ts';
import { useMarkWrong, useUndo } from '../queries.ts';
import { UndoButton } from '../undo-button.tsx';
import styles from './as-needed-list.module.css';

type AsNeededRowProps = {
  order: MedicationOrder;
  now: Date;
  isAway: boolean;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onGive: () => void;
};

export function AsNeededRow({ order, now, isAway, isTicked, onTick, onGive }: AsNeededRowProps) {
  const timeZone = useTimeZone();
  const { lastGiven, giveFrom, givenIn24Hours, mostIn24Hours, can } = order;
  const isUsedUp = mostIn24Hours !== null && givenIn24Hours >= mostIn24Hours;
  const isTooSoon = giveFrom !== null && new Date(giveFrom) > now;
  const last = order.lastDoses[0];
  return (
    <li className={`stack middle gap-4 gap-x-14 surface ${styles.row} ${isTicked ? 'action-soft' : ''}`}>
      <BigCheck
        aria-label={`${order.medication} ${order.dosage} for ${order.patient}`}
        checked={isTicked}
        disabled={!can.give || isUsedUp}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <p className="lead-130">
        <b>
          {bedName(order)} <MarkedName name={order.patient} besides={order.alike?.name} />
        </b>
        <span>PUD …{order.pud.slice(-2)}</span>
        {order.alike && (
          <span className={styles.alike}>
            {order.alike.name.split(' ').at(-1)} in {bedName(order.alike)}
          </span>
        )}
      </p>
      <p className="lead-130">
        <b>
          {order.medication} {order.dosage}
        </b>
        <span>{[order.route, order.indication].filter(Boolean).join(' · ')}</span>
      </p>
      <p className="lead-130">
        <span className={`${styles.when} ${isTooSoon || isUsedUp ? styles.later : ''}`}>
          {isUsedUp
            ? 'The most for 24 hours is given'
            : isTooSoon
              ? `From ${dayAndTime(giveFrom, timeZone, now)}`
              : 'May be given now'}
        </span>
        <span>{limitsInWords(order)}</span>
        {last && (
          <span>
            Last {dayAndTime(last.at, timeZone, now)}
            {last.isOtherOrder && `, ${last.medication} ${last.dosage} under another order`}
          </span>
        )}
      </p>
      <div className="row stretch wrap gap-4 to-end">
        {lastGiven && <LastRecord order={order} />}
        <Button look="primary" disabled={!isTicked || !can.give || isUsedUp || isAway} onClick={onGive}>
          Give
        </Button>
      </div>
      <Warnings order={order} />
    </li>
  );
}

function Warnings({ order }: { order: MedicationOrder }) {
  const { overrides, allergyConflict, doctor } = order;
  if (overrides.length === 0 && !allergyConflict) return null;
  return (
    <div className={`whole-row ${styles.warnings}`}>
      <KeptAlthough overrides={overrides} />
      {allergyConflict && (
        <p className={`round text-15 lead-135 ${styles.blocked}`}>
          <b>Do not give, ask {doctor}.</b> {allergyConflict}
        </p>
      )}
    </div>
  );
}

/** Undo for ten seconds, entered in error after that. */
function LastRecord({ order }: { order: MedicationOrder }) {
  const [isMarking, setMarking] = useState(false);
  const [undo, mark] = [useUndo(), useMarkWrong()];
  const last = order.lastGiven;
  if (!last) return null;
  const until = new Date(new Date(last.recordedAt).getTime() + UNDO_SECONDS * 1_000).toISOString();
  return (
    <>
      <UndoButton
        until={until}
        icon={<IconArrowBackUp aria-hidden />}
        isBusy={undo.isPending}
        onUndo={() =>
          mutateDetached(
            undo,
            { kind: 'administration', id: last.id },
            { onError: (error) => toast.error('Not taken back', sentenceFor(error)) },
          )
        }
      >
        <Button look="quiet" onClick={() => setMarking(true)}>
          Last one in error
        </Button>
      </UndoButton>
      <ReasonDialog
        isOpen={isMarking}
        onClose={() => setMarking(false)}
        title="Entered in error"
        yes="Mark as entered in error"
        run={(reason) => mark.mutateAsync({ kind: 'administration', id: last.id, reason })}
      >
        {`The last record of ${order.medication} for ${order.patient} no longer counts and stays visible, crossed out.`}
      </ReasonDialog>
    </>
  );
}
