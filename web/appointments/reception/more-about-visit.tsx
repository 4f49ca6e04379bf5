import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconCalendarX,
  IconCheck,
  IconDoorExit,
  IconDots,
  IconUserOff,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ReceptionVisit, VisitAct } from '#contract/appointments/reception.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { Menu, menuItemClass } from '#web/ui/navigation/menu.tsx';
import { useVisitDialogs } from '../changing/visit-actions.tsx';
import { ACT_WORDS } from './day-groups.ts';
import styles from './visit-row.module.css';

const queueDialog = async () => (await import('./queue-dialog.tsx')).QueueDialog;

const ICONS: Partial<Record<VisitAct, typeof IconCheck>> = {
  done: IconCheck,
  left: IconDoorExit,
  'not-here': IconUserOff,
};

/** Moving and cancelling, or sending to another doctor's queue. */
export type AskAbout = (what: 'move' | 'cancel' | 'queue', visit: ReceptionVisit) => void;

type MoreProps = {
  visit: ReceptionVisit;
  acts: readonly VisitAct[];
  onNote: (act: VisitAct) => void;
  onAsk: AskAbout;
};

/** What is needed now and then, and what puts a wrong press right. */
export function MoreAboutVisit({ visit, acts, onNote, onAsk }: MoreProps) {
  const { can, mayQueue, patient, time } = visit;
  if (acts.length === 0 && !can.move && !can.cancel && !mayQueue) return null;
  return (
    <Menu
      label={`More about ${patient}, ${time}`}
      triggerClassName={styles.more}
      trigger={
        <>
          <IconDots aria-hidden />
          <span className="visually-hidden">{`More about ${patient}, ${time}`}</span>
        </>
      }
    >
      {acts.map((act) => {
        const Icon = ICONS[act] ?? IconArrowBackUp;
        return (
          <button
            key={act}
            type="button"
            className={menuItemClass}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              onNote(act);
            }}
          >
            <Icon aria-hidden />
            {ACT_WORDS[act]}
          </button>
        );
      })}
      {mayQueue && (
        <button type="button" className={menuItemClass} onClick={() => onAsk('queue', visit)}>
          <IconUsers aria-hidden />
          To another doctor’s queue
        </button>
      )}
      {can.move && (
        <button type="button" className={menuItemClass} onClick={() => onAsk('move', visit)}>
          <IconArrowsExchange aria-hidden />
          Move to another time
        </button>
      )}
      {can.cancel && (
        <button type="button" className={menuItemClass} onClick={() => onAsk('cancel', visit)}>
          <IconCalendarX aria-hidden />
          Cancel the visit
        </button>
      )}
    </Menu>
  );
}

/** One set of dialogs for a whole list. */
export function useDeskDialogs() {
  const [queued, setQueued] = useState<ReceptionVisit | null>(null);
  const [isOpen, setOpen] = useState(false);
  const changing = useVisitDialogs(true);
  const ask: AskAbout = (what, visit) => {
    if (what !== 'queue') return changing.ask({ what, appointment: visit });
    setQueued(visit);
    setOpen(true);
  };
  const dialogs = (
    <>
      {changing.dialogs}
      {queued && (
        <LazyDialog
          key={`${queued.id} ${queued.version}`}
          load={queueDialog}
          dialog={{ isOpen, onClose: () => setOpen(false), visit: queued }}
        />
      )}
    </>
  );
  return { ask, dialogs };
}
