import type { CustodyNote } from '#contract/patients/family.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import type { PatientFamily } from './queries.ts';

/** The court orders that hold, then the last note if it is none of them. */
export const notesOf = ({ courtOrders, custody }: PatientFamily): CustodyNote[] => [
  ...courtOrders,
  ...(custody && !custody.isCourtOrder ? [custody] : []),
];

/** A tick counts for the notes that were on the screen, not for one that came later. */
export const namesOf = (notes: readonly CustodyNote[]): string => notes.map(({ at }) => at).join(' ');

export function CustodyNotes({ notes }: { notes: readonly CustodyNote[] }) {
  const timeZone = useTimeZone();
  return notes.map(({ note, isCourtOrder, by, at }) => (
    <AlertBox
      key={at}
      tone={isCourtOrder ? 'attention' : 'info'}
      role="note"
      title={isCourtOrder ? 'Court order' : 'Custody'}
    >
      <p>{note}</p>
      <p className="muted">
        {by}, {dayAndTime(at, timeZone)}
      </p>
    </AlertBox>
  ));
}
