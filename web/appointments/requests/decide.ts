// Approve, reject and undo, with the words of the spec for each outcome.
import type { Appointment } from '#contract/appointments/appointments.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import { useDecide, useUndo } from '../doctor-day/doctor-queries.ts';

const DONE = {
  approved: ['Appointment Approved', 'The appointment has been successfully approved.'],
  rejected: ['Appointment Rejected', 'The appointment has been rejected.'],
} as const;
const FAILED = {
  approved: 'Failed to approve appointment. Please try again.',
  rejected: 'Failed to reject appointment. Please try again.',
} as const;

type Answer =
  | { status: 'approved'; outsideHours?: boolean; isPrivate?: boolean }
  | { status: 'rejected'; reason: string };
type After = {
  onDone?: () => void;
  /** The time lies on a day off or outside the hours: the sentence that says so, to be asked about. */
  onOutside?: (sentence: string) => void;
};

export function useDecision() {
  const [deciding, undoing] = [useDecide(), useUndo()];
  const undo = (id: string, about: string) =>
    mutateDetached(undoing, id, {
      onSuccess: () => toast.info('Taken back', 'The request is pending again.', { about }),
      onError: (error) => toast.error('Not taken back', error instanceof ApiRefusal ? error.message : undefined),
    });
  const decide = (appointment: Appointment, answer: Answer, after: After = {}) => {
    const { id, version, patient, date, time } = appointment;
    const about = `${patient}, ${dayInFull(date)}, ${time}`;
    return mutateDetached(
      deciding,
      { id, version, ...answer },
      {
        onSuccess: () => {
          const [title, text] = DONE[answer.status];
          toast.success(title, text, { action: { label: 'Undo', run: () => undo(id, about) }, about });
          after.onDone?.();
        },
        onError: (error) => {
          const isOutside = error instanceof ApiRefusal && error.code === 'outside_hours';
          if (isOutside && after.onOutside) return after.onOutside(error.message);
          // Somebody was quicker: the server says who and what, and the list already shows it.
          const isTold = error instanceof ApiRefusal && error.status === 409;
          toast.error(FAILED[answer.status], isTold ? error.message : undefined);
        },
      },
    );
  };
  return { decide, isBusy: deciding.isPending };
}
