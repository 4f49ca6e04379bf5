import type { PatientDocument } from '#contract/patients/documents.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayOf } from '../ui/time/zoned-time.ts';
import { useChangeDocument, useShareDocument } from './changes.ts';
import {
  draftOf,
  type FactsDraft,
  factsOf,
  NEEDED,
  problemsInFacts,
  problemsInSharing,
  type SharingDraft,
  sharingOf,
} from './draft.ts';
import { FactsFields } from './facts-fields.tsx';
import { SharingFields } from './sharing-fields.tsx';

type ChangeDialogProps = { document: PatientDocument; onClose: () => void };

/** Is on the screen only while it is open, so that it begins with what is kept now. */
export function ChangeDialog({ document, onClose }: ChangeDialogProps) {
  const today = dayOf(useNow(), useTimeZone());
  const changing = useChangeDocument(document.id);
  const form = useEndpointForm<FactsDraft, PatientDocument>({
    initial: draftOf(document),
    needed: NEEDED,
    check: (draft) => problemsInFacts(draft, today),
    send: (draft) => changing.mutateAsync({ ...factsOf(draft), version: document.version }),
    onSent: () => {
      onClose();
      toast.success(t('Saved'));
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('Change title and facts')}>
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <FactsFields form={form} />
        <SaveActions form={form} onClose={onClose} />
      </form>
    </Dialog>
  );
}

export function ShareDialog({ document, onClose }: ChangeDialogProps) {
  const sharing = useShareDocument(document.id);
  const form = useEndpointForm<SharingDraft, PatientDocument>({
    initial: { sharedWith: document.sharing?.with ?? '', doctorId: document.sharing?.doctorId ?? '' },
    check: problemsInSharing,
    send: (draft) => sharing.mutateAsync({ ...sharingOf(draft), version: document.version }),
    onSent: () => {
      onClose();
      toast.success(t('Saved'));
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('Who may see it')}>
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <SharingFields form={form} onChoose={(sharedWith) => form.choose('sharedWith', sharedWith)} />
        <SaveActions form={form} onClose={onClose} />
      </form>
    </Dialog>
  );
}

type Saving = Pick<
  ReturnType<typeof useEndpointForm<FactsDraft, PatientDocument>>,
  'isSending' | 'failureElsewhere' | 'failureBox'
>;

function SaveActions({ form, onClose }: { form: Saving; onClose: () => void }) {
  const { isSending, failureElsewhere, failureBox } = form;
  return (
    <>
      {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>{t('Leave as it is')}</Button>
        <Button type="submit" look="primary" isBusy={isSending} busyText={t('Saving …')}>
          {t('Save')}
        </Button>
      </DialogActions>
    </>
  );
}
