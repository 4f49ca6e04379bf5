import type { CustodyNote } from '#contract/patients/family-desk.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { CustodyNotes, namesOf } from './custody-notes.tsx';

/** Which notes were read. */
export type Reading = { isRead: string };

export const readErrors = (notes: readonly CustodyNote[], { isRead }: Reading): Record<string, string> =>
  notes.length > 0 && isRead !== namesOf(notes) ? { isRead: 'Read it first, then tick this.' } : {};

/** Said only where a court order was on the screen: one that is noted at this moment is still to be read. */
export const orderRead = (notes: readonly CustodyNote[]): { isOrderRead?: true } =>
  notes.some(({ kind }) => kind === 'court-order') ? { isOrderRead: true } : {};

type ReadingNotesProps = {
  notes: readonly CustodyNote[];
  reading: Reading;
  error: string | undefined;
  onRead: (reading: Reading) => void;
};

export function ReadingNotes({ notes, reading, error, onRead }: ReadingNotesProps) {
  if (notes.length === 0) return null;
  const shown = namesOf(notes);
  return (
    <>
      <CustodyNotes notes={notes} />
      <CheckField
        label="I have read it"
        error={error}
        checked={reading.isRead === shown}
        onChange={(event) => onRead({ isRead: event.currentTarget.checked ? shown : '' })}
      />
    </>
  );
}
