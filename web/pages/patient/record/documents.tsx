import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PatientDocument } from '#contract/patients/documents.ts';
import { DocumentList } from '#web/documents/document-list.tsx';
import { useDocuments } from '#web/documents/queries.ts';
import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { RecordPart } from './record-part.tsx';

const addDialog = async () => (await import('#web/documents/add-document-dialog.tsx')).AddDocumentDialog;

export function DocumentsPage() {
  const documents = useDocuments(useMyself().patientId ?? '');
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  // Its pages are shown at once: what could not be read is seen now, with the paper still at hand.
  const onAdded = ({ id }: PatientDocument) => void navigate({ to: '/record/documents/$id', params: { id } });
  return (
    <RecordPart title={t('Your documents')}>
      <p className="muted">{t('Reports from elsewhere, as a photo or a PDF. You choose who sees each of them.')}</p>
      <Button look="primary" size="large" icon={<IconPlus aria-hidden />} onClick={() => setAdding(true)}>
        {t('Add a document')}
      </Button>
      <section className="panel p-20" aria-label={t('Your documents')}>
        <QueryView
          query={documents}
          lines={6}
          empty={t('No document yet. Old reports help a doctor who does not know you.')}
        >
          {(all) => <DocumentList documents={all} />}
        </QueryView>
      </section>
      <LazyDialog load={addDialog} dialog={{ isOpen: isAdding, onClose: () => setAdding(false), onAdded }} />
    </RecordPart>
  );
}
