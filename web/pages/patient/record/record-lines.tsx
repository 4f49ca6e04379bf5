import { IconEye, IconFiles, IconNotes, IconTrendingUp, IconVaccine } from '@tabler/icons-react';
import { useState } from 'react';
import { useProfile } from '#web/api/records.ts';
import { usePrescriptions } from '#web/board/care-queries.ts';
import { useBoard } from '#web/board/queries.ts';
import { useDocuments } from '#web/documents/queries.ts';
import { useWhoOpened } from '#web/records/queries.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { GoButton, GoList, GoRow } from '#web/ui/navigation/go-list.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import styles from './record.module.css';

const openedByDialog = async () => (await import('#web/records/who-opened/opened-by-dialog.tsx')).OpenedByDialog;

/** One line each for what has a place of its own. */
export function RecordLines({ patientId }: { patientId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`panel ${styles.lines}`} aria-label="More of your record">
      <GoList>
        <GoRow to="/record/board" icon={<IconNotes aria-hidden />} title="HealthBoard">
          {useBoardInWords(patientId)}
        </GoRow>
        {useIsChild(patientId) && (
          <>
            <GoRow to="/record/growth" icon={<IconTrendingUp aria-hidden />} title="Growth">
              Weight, height and head beside WHO’s curves
            </GoRow>
            <GoRow to="/record/vaccines" icon={<IconVaccine aria-hidden />} title="Vaccines">
              What is due, what was given, and a sheet to print
            </GoRow>
          </>
        )}
        <GoRow to="/record/documents" icon={<IconFiles aria-hidden />} title="Documents">
          {useDocumentsInWords(patientId)}
        </GoRow>
        <GoButton icon={<IconEye aria-hidden />} title="Who opened your record" onClick={() => setOpen(true)}>
          {useLookInWords(patientId)}
        </GoButton>
      </GoList>
      <LazyDialog load={openedByDialog} dialog={{ isOpen, onClose: () => setOpen(false), patientId }} />
    </section>
  );
}

/** WHO’s curves and the schedule of vaccines end before this age. */
const CHILD_UNDER_YEARS = 19;

function useIsChild(patientId: string): boolean {
  const age = useProfile(patientId).data?.age;
  return typeof age === 'number' && age < CHILD_UNDER_YEARS;
}

/** "3 prescriptions to print, 1 reminder" */
function useBoardInWords(patientId: string): string {
  const prescriptions = usePrescriptions(patientId).data?.length;
  const board = useBoard().data;
  if (prescriptions === undefined || !board) return '…';
  const due = board.reminders.filter(({ doneAt }) => doneAt === null).length;
  const notes = board.appointments.notes.length + board.prescriptions.length;
  const parts = [
    prescriptions > 0 && `${counted(prescriptions, 'prescription')} to print`,
    due > 0 && counted(due, 'reminder'),
    notes > 0 && counted(notes, 'note'),
  ];
  return parts.filter(Boolean).join(', ') || 'Prescriptions, visits, your notes and reminders';
}

/** "2 documents, 1 shared" */
function useDocumentsInWords(patientId: string): string {
  const documents = useDocuments(patientId).data;
  if (!documents) return '…';
  const shared = documents.filter(({ sharing }) => sharing && sharing.with !== 'nobody').length;
  if (documents.length === 0) return 'Old reports, as a photo or a PDF';
  return `${counted(documents.length, 'document')}, ${shared} shared`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function useLookInWords(patientId: string): string {
  const timeZone = useTimeZone();
  const opened = useWhoOpened(patientId).data;
  if (!opened) return '…';
  const last = opened.find(({ who }) => who !== 'You');
  return last ? `${last.who}, ${dayAndTime(last.at, timeZone)}` : 'Nobody but you so far';
}
