import { useState } from 'react';
import type { PatientDocument } from '#contract/patients/documents.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { FileField } from '../ui/fields/file-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { readyPhoto } from '../ui/photos/ready-photo.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayOf } from '../ui/time/zoned-time.ts';
import { useAddDocument } from './changes.ts';
import { EMPTY, factsOf, NEEDED, type NewDraft, problemsInNew, sharingOf } from './draft.ts';
import { FactsFields } from './facts-fields.tsx';
import { SharingFields } from './sharing-fields.tsx';

/** What cannot be looked into here goes as it is: the server says what is wrong with it. */
async function smallEnough(chosen: File): Promise<File> {
  if (!chosen.type.startsWith('image/')) return chosen;
  const ready = await readyPhoto(chosen);
  return 'file' in ready ? ready.file : chosen;
}

type AddDocumentDialogProps = { isOpen: boolean; onClose: () => void; onAdded: (added: PatientDocument) => void };

export function AddDocumentDialog({ isOpen, onClose, onAdded }: AddDocumentDialogProps) {
  const today = dayOf(useNow(), useTimeZone());
  const [share, setShare] = useState(0);
  // The browser's field forgets its file only by being another one.
  const [round, setRound] = useState(0);
  const adding = useAddDocument();
  const attempt = useAttemptKey();
  const form = useEndpointForm<NewDraft, PatientDocument>({
    initial: EMPTY,
    keepAs: 'new-document',
    needed: NEEDED,
    check: (draft) => problemsInNew(draft, today),
    send: async (draft) => {
      const chosen = draft.document as File;
      const document = { ...factsOf(draft), ...sharingOf(draft) };
      const key = attempt.keyFor([document, chosen.name, chosen.size, chosen.lastModified]);
      setShare(0);
      const file = await smallEnough(chosen);
      return adding.mutateAsync({ document, file, key, onProgress: setShare });
    },
    onSent: (added) => {
      attempt.forget();
      form.startOver(EMPTY);
      setRound((before) => before + 1);
      onClose();
      onAdded(added);
    },
  });
  const { draft, choose, control, submit, isSending, failureElsewhere, failureBox } = form;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Add a document')} mustAnswer={isSending}>
      <form className="stack gap-16" onSubmit={submit} noValidate>
        <FileField
          key={round}
          label={t('Photo or PDF')}
          hint={t('At most 15 MB and 20 pages.')}
          accept="image/jpeg,image/png,image/webp,application/pdf,.pdf"
          file={draft.document}
          onChoose={(file) => choose('document', file)}
          {...control('document')}
        />
        <SharingFields form={form} onChoose={(sharedWith) => choose('sharedWith', sharedWith)} />
        <FactsFields form={form} />
        <p className="muted text-sm">
          {t('Nobody is told that you added it. If something in it worries you, write to us or call.')}
        </p>
        {isSending && (
          <p className="stack gap-8" role="status">
            {share < 1 ? t('Sending the file …') : t('Reading the pages …')}
            {share < 1 && <progress max={1} value={share} aria-label={t('Sending the file')} />}
          </p>
        )}
        {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose} disabled={isSending}>
            {t('Not now')}
          </Button>
          <Button type="submit" look="primary" isBusy={isSending} busyText={t('Adding …')}>
            {t('Add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
