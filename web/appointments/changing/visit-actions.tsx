import { IconArrowsExchange, IconCalendarX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const moveDialog = async () => (await import('./move-visit-dialog.tsx')).MoveVisitDialog;
const cancelDialog = async () => (await import('./cancel-visit-dialog.tsx')).CancelVisitDialog;

export type Asked = { what: 'move' | 'cancel'; appointment: Appointment };

type VisitButtonsProps = { appointment: Appointment; onAsk: (asked: Asked) => void };

/** Only what the server says may be done. */
export function VisitButtons({ appointment, onAsk }: VisitButtonsProps) {
  const { can, patient, time, date } = appointment;
  const about = `the visit of ${patient}, ${date} ${time}`;
  return (
    <>
      {can.move && (
        <Button
          look="quiet"
          icon={<IconArrowsExchange aria-hidden />}
          aria-label={`Move ${about}`}
          onClick={() => onAsk({ what: 'move', appointment })}
        >
          Move
        </Button>
      )}
      {can.cancel && (
        <Button
          look="quiet"
          icon={<IconCalendarX aria-hidden />}
          aria-label={`Cancel ${about}`}
          onClick={() => onAsk({ what: 'cancel', appointment })}
        >
          Cancel
        </Button>
      )}
    </>
  );
}

/** One pair of dialogs for a whole list: a row that leaves the list under it takes nothing along that was typed. */
export function useVisitDialogs(isDesk = false) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const dialogs = asked && (
    <div key={`${asked.appointment.id} ${asked.appointment.version}`}>
      <LazyDialog
        load={moveDialog}
        dialog={{ isOpen: isOpen && asked.what === 'move', onClose: close, appointment: asked.appointment, isDesk }}
      />
      <LazyDialog
        load={cancelDialog}
        dialog={{ isOpen: isOpen && asked.what === 'cancel', onClose: close, appointment: asked.appointment }}
      />
    </div>
  );
  return { ask, dialogs };
}
