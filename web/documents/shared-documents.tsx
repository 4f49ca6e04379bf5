import { IconFileText, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { PatientDocument } from '#contract/patients/documents.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { GoButton, GoList } from '../ui/navigation/go-list.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { PageViewer } from './page-viewer.tsx';
import { useDocuments } from './queries.ts';
import styles from './shared-documents.module.css';
import { KIND_NAMES, pageNotes, reportDay } from './words.ts';

/** In a doctor's chart: what the patient added from elsewhere and shares with this doctor. */
export function SharedDocuments({ patientId }: { patientId: string }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const timeZone = useTimeZone();
  const documents = useDocuments(patientId);
  const open = documents.data?.find(({ id }) => id === openId);
  const aboutIt = ({ kind, reportedOn, pages, addedAt }: PatientDocument) =>
    [
      KIND_NAMES[kind],
      reportDay(reportedOn),
      pages.length === 1 ? '1 page' : `${pages.length} pages`,
      `added ${dayAndTime(addedAt, timeZone)}`,
      ...(pageNotes(pages).length > 0 ? ['not read in full'] : []),
    ].join(', ');
  return (
    <section className={styles.documents} aria-label="Documents from the patient">
      <h3>Documents from the patient</h3>
      <QueryView query={documents} lines={2} empty="The patient shares no document with you.">
        {(all) => (
          <GoList>
            {all.map((document) => (
              <GoButton
                key={document.id}
                icon={document.source === 'pdf' ? <IconFileText aria-hidden /> : <IconPhoto aria-hidden />}
                title={document.title}
                onClick={() => setOpenId(document.id)}
              >
                {aboutIt(document)}
              </GoButton>
            ))}
          </GoList>
        )}
      </QueryView>
      {open && (
        <Dialog isOpen onClose={() => setOpenId(null)} title={open.title} size="large">
          <p className="muted">{aboutIt(open)}. Added by the patient; nobody here has checked it.</p>
          {open.note && <p className="breakable">The patient writes: {open.note}</p>}
          <PageViewer document={open} />
        </Dialog>
      )}
    </section>
  );
}
