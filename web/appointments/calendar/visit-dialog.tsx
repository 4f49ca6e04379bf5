import type { ReactNode } from 'react';
import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import { type Asked, VisitButtons } from '../changing/visit-actions.tsx';
import { DangerMark } from '../reasons/danger-mark.tsx';

const STATES: Partial<Record<AppointmentStatus, string>> = {
  pending: 'waits for you',
  'no-show': 'not attended',
};

export const stateInWords = (status: AppointmentStatus): string => STATES[status] ?? status;

type VisitDialogProps = {
  appointment: Appointment | null;
  onClose: () => void;
  onAsk: (asked: Asked) => void;
  openChart: (appointment: Appointment) => ReactNode;
};

/** One visit of the calendar: who, when, why, and what can be done with it. */
export function VisitDialog({ appointment, onClose, onAsk, openChart }: VisitDialogProps) {
  const ask = (asked: Asked) => {
    // One dialog after the other: what is asked next stands alone.
    onClose();
    onAsk(asked);
  };
  return (
    <Dialog isOpen={appointment !== null} onClose={onClose} title={appointment?.patient ?? ''} size="small">
      {appointment && (
        <>
          <DangerMark visit={appointment} />
          <Facts
            rows={{
              'Health ID': appointment.pud,
              When: `${dayInFull(appointment.date)}, ${appointment.time}`,
              Status: stateInWords(appointment.status),
              ...(appointment.reason && { Reason: appointment.reason }),
              ...(appointment.moved && { Moved: appointment.moved.reason }),
            }}
          />
          <DialogActions>
            <VisitButtons appointment={appointment} onAsk={ask} />
            {openChart(appointment)}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
