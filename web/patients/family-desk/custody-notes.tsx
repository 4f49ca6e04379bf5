import type { CustodyNote } from '#contract/patients/family-desk.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import type { PatientFamily } from './queries.ts';

export const ordersIn = ({ custody }: PatientFamily): CustodyNote[] =>
  custody.filter(({ kind, isLifted }) => kind === 'court-order' && !isLifted);

/** What is read before anyone is confirmed: the court orders that hold, then every other note. */
export const notesOf = (family: PatientFamily): CustodyNote[] => [
  ...ordersIn(family),
  ...family.custody.filter(({ kind }) => kind === 'note'),
];

/** Orders that no longer hold, and why. */
export const pastOf = ({ custody }: PatientFamily): CustodyNote[] =>
  custody.filter(({ kind, isLifted }) => kind === 'lifting' || isLifted);

/** A tick counts for the notes that were on the screen, not for one that came later. */
export const namesOf = (notes: readonly CustodyNote[]): string => notes.map(({ at }) => at).join(' ');

const TITLES = { note: 'Custody', 'court-order': 'Court order', lifting: 'Why the order no longer holds' } as const;

export function CustodyNotes({ notes }: { notes: readonly CustodyNote[] }) {
  const timeZone = useTimeZone();
  return notes.map(({ kind, note, isLifted, by, at }) => (
    <AlertBox
      key={`${kind}${at}${note}`}
      tone={kind === 'court-order' && !isLifted ? 'attention' : 'info'}
      role="note"
      title={isLifted ? 'Court order, lifted' : TITLES[kind]}
    >
      <p>{note}</p>
      <p className="muted">
        {by}, {dayAndTime(at, timeZone)}
      </p>
    </AlertBox>
  ));
}
