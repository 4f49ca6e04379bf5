import type { KeptEntry } from '#contract/catalogues/catalogues.ts';
import { type Catalogue, Entry } from '#contract/catalogues/entries.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { DiagnosisFields } from './forms/diagnosis-fields.tsx';
import { type Draft, draftOf, entryOf, fieldOf, measureAt } from './forms/draft.ts';
import { MedicineFields } from './forms/medicine-fields.tsx';
import { TestFields } from './forms/test-fields.tsx';
import { useKeepEntry } from './queries.ts';
import { CATALOGUE_WORDS } from './words.ts';

type EntryDialogProps = { kind: Catalogue; kept: KeptEntry | null; onClose: () => void };

/** A new entry, or a new version of one: the version before stays with what it was used for. */
export function EntryDialog({ kind, kept, onClose }: EntryDialogProps) {
  const keep = useKeepEntry();
  const attempt = useAttemptKey();
  const form = useEndpointForm<Draft, KeptEntry>({
    initial: draftOf(kept?.entry ?? null),
    check: (draft) => atFields(draft, Entry.safeParse(entryOf(kind, draft)).error?.issues ?? []),
    send: (draft) => {
      const body = { entry: Entry.parse(entryOf(kind, draft)), ...(kept?.id ? { replaces: kept.id } : {}) };
      return keep.mutateAsync({ ...body, idempotencyKey: attempt.keyFor(body) });
    },
    atFields: (error, draft) =>
      error instanceof ApiRefusal
        ? atFields(
            draft,
            Object.entries(error.fields).map(([name, message]) => ({
              path: name.replace(/^entry\./, '').split('.'),
              message,
            })),
          )
        : {},
    onSent: ({ entry, version, notChecked }) => {
      if (notChecked.length > 0) {
        toast.success(`${entry.name}, version ${version}`, `Doctors read “not checked” for: ${notChecked.join(', ')}.`);
      } else toast.success(`${entry.name}, version ${version}, is offered now.`);
      onClose();
    },
  });
  const Fields = { medicine: MedicineFields, test: TestFields, diagnosis: DiagnosisFields }[kind];
  const title = kept ? `A new version of ${kept.entry.name}` : `Add a ${CATALOGUE_WORDS[kind].one}`;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="large">
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <Fields form={form} />
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={form.isSending}>
            {kept ? `Save as version ${kept.version + 1}` : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Issue = { path: readonly PropertyKey[]; message: string };

/** The first of each field; what a list says of one of its parts stands at the list. */
function atFields(draft: Draft, issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const names = path.map(String);
    const measure = measureAt(draft, names);
    errors[fieldOf(names)] ??= measure ? `${measure}: ${message}` : message;
  }
  return errors;
}
