import { IconPencil, IconShare2, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { PatientDocument } from '#contract/patients/documents.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { ChangeDialog, ShareDialog } from './change-dialogs.tsx';
import { useWithdrawDocument } from './changes.ts';
import { PageViewer } from './page-viewer.tsx';
import { KIND_NAMES, reportDay, sharingInWords } from './words.ts';

type OwnDocumentProps = { document: PatientDocument; onDeleted: () => void };

/** A patient's own document: its pages, what it is, who sees it, and what can be done with it. */
export function OwnDocument({ document, onDeleted }: OwnDocumentProps) {
  const [open, setOpen] = useState<'change' | 'share' | 'delete' | null>(null);
  const withdrawing = useWithdrawDocument(document.id);
  const timeZone = useTimeZone();
  const close = () => setOpen(null);
  const { kind, reportedOn, addedAt, note, sharing, can } = document;
  return (
    <>
      <section className="panel p-20" aria-label={t('Pages')}>
        <PageViewer document={document} />
      </section>
      <section className="panel p-20 stack gap-12" aria-label={t('About this document')}>
        <p>
          {asSentences(`${tMarked(KIND_NAMES[kind])}, ${reportDay(reportedOn)}`)}{' '}
          <span className="muted">{t('Added {moment}.', { moment: dayAndTime(addedAt, timeZone) })}</span>
        </p>
        {note && (
          <p className="breakable">
            <AsWritten>{note}</AsWritten>
          </p>
        )}
        {sharing && <p className="semibold">{asSentences(sharingInWords(sharing))}</p>}
        {can.change && (
          <div className="row wrap gap-12">
            <Button look="primary" icon={<IconShare2 aria-hidden />} onClick={() => setOpen('share')}>
              {t('Share')}
            </Button>
            <Button icon={<IconPencil aria-hidden />} onClick={() => setOpen('change')}>
              {t('Change')}
            </Button>
            <Button look="danger-outline" icon={<IconTrash aria-hidden />} onClick={() => setOpen('delete')}>
              {t('Delete')}
            </Button>
          </div>
        )}
      </section>
      {open === 'change' && <ChangeDialog document={document} onClose={close} />}
      {open === 'share' && <ShareDialog document={document} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'delete'}
        onClose={close}
        title={t('Delete this document?')}
        yes={t('Delete')}
        no={t('Keep it')}
        run={() => withdrawing.mutateAsync(undefined)}
        onDone={onDeleted}
      >
        {t(
          'Nobody can open it any more, and neither can you. The clinic keeps a sealed copy, because a doctor may have seen it.',
        )}
      </ConfirmDialog>
    </>
  );
}
