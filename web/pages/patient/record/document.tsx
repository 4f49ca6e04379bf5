import { useNavigate, useParams } from '@tanstack/react-router';
import { OwnDocument } from '#web/documents/own-document.tsx';
import { useDocuments } from '#web/documents/queries.ts';
import { useMyself } from '#web/identity/myself.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { RecordPart } from './record-part.tsx';

export function DocumentPage() {
  const { id } = useParams({ strict: false });
  const documents = useDocuments(useMyself().patientId ?? '');
  const navigate = useNavigate();
  const document = documents.data?.find((each) => each.id === id);
  const onDeleted = () => {
    toast.success(t('Deleted'));
    void navigate({ to: '/record/documents' });
  };
  return (
    <RecordPart
      title={document ? <AsWritten>{document.title}</AsWritten> : t('Document')}
      to="/record/documents"
      back={t('Documents')}
    >
      <QueryView query={documents} lines={8} empty={t('There is no such document in your record.')}>
        {() =>
          document ? (
            <OwnDocument key={document.id} document={document} onDeleted={onDeleted} />
          ) : (
            <p className="muted">{t('There is no such document in your record.')}</p>
          )
        }
      </QueryView>
    </RecordPart>
  );
}
