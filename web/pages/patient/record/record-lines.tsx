import { IconEye, IconFiles, IconNotes, IconTrendingUp, IconVaccine } from '@tabler/icons-react';
import { useState } from 'react';
import { useActedFor } from '#web/acting-for.ts';
import { useProfile } from '#web/api/records.ts';
import { usePrescriptions } from '#web/board/care-queries.ts';
import { useBoard } from '#web/board/queries.ts';
import { useDocuments } from '#web/documents/queries.ts';
import { t, tCount } from '#web/language/say.ts';
import { useWhoOpened } from '#web/records/queries.ts';
import { lastLookInWords } from '#web/records/who-opened/last-look.ts';
import { isOwnOnly, openedTitle } from '#web/records/who-opened/opened-words.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { GoButton, GoList, GoRow } from '#web/ui/navigation/go-list.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import styles from './record.module.css';

const openedByDialog = async () => (await import('#web/records/who-opened/opened-by-dialog.tsx')).OpenedByDialog;

/** One line each for what has a place of its own. */
export function RecordLines({ patientId }: { patientId: string }) {
  const [isOpen, setOpen] = useState(false);
  const person = useActedFor();
  return (
    <section className={`panel ${styles.lines}`} aria-label={t('More of your record')}>
      <GoList>
        <GoRow to="/record/board" icon={<IconNotes aria-hidden />} title={t('HealthBoard')}>
          {useBoardInWords(patientId)}
        </GoRow>
        {useIsChild(patientId) && (
          <>
            <GoRow to="/record/growth" icon={<IconTrendingUp aria-hidden />} title={t('Growth')}>
              {t('Weight, height and head beside WHO’s curves')}
            </GoRow>
            <GoRow to="/record/vaccines" icon={<IconVaccine aria-hidden />} title={t('Vaccines')}>
              {t('What is due, what was given, and a sheet to print')}
            </GoRow>
          </>
        )}
        <GoRow to="/record/documents" icon={<IconFiles aria-hidden />} title={t('Documents')}>
          {useDocumentsInWords(patientId)}
        </GoRow>
        <GoButton icon={<IconEye aria-hidden />} title={openedTitle(person)} onClick={() => setOpen(true)}>
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
    prescriptions > 0 && tCount('{n} prescription to print', '{n} prescriptions to print', prescriptions),
    due > 0 && tCount('{n} reminder', '{n} reminders', due),
    notes > 0 && tCount('{n} note', '{n} notes', notes),
  ];
  return parts.filter(Boolean).join(', ') || t('Prescriptions, visits, your notes and reminders');
}

/** "2 documents, 1 shared" */
function useDocumentsInWords(patientId: string): string {
  const documents = useDocuments(patientId).data;
  if (!documents) return '…';
  const shared = documents.filter(({ sharing }) => sharing && sharing.with !== 'nobody').length;
  if (documents.length === 0) return t('Old reports, as a photo or a PDF');
  return tCount('{n} document, {shared} shared', '{n} documents, {shared} shared', documents.length, { shared });
}

function useLookInWords(patientId: string): string {
  const timeZone = useTimeZone();
  const opened = useWhoOpened(patientId).data;
  const person = useActedFor();
  if (!opened) return '…';
  if (isOwnOnly(person)) return t('Your own entries only');
  return lastLookInWords(opened, timeZone);
}
