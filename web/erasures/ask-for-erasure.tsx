import { askForErasure, ERASURE_HOURS, ERASURE_REASON_CHARACTERS } from '#contract/patients/erasures.ts';
import { parsePud } from '#contract/pud.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextArea, TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { Card } from '../ui/page/card.tsx';
import { useErasuresAgain } from './queries.ts';

const TOO_SHORT = `Write at least ${ERASURE_REASON_CHARACTERS} characters.`;

/** By PUD: an administrator looks nobody up. */
export function AskForErasure() {
  const again = useErasuresAgain();
  const form = useEndpointForm<{ pud: string; reason: string }, unknown>({
    initial: { pud: '', reason: '' },
    needed: { pud: 'Type the PUD on the card.' },
    check: ({ pud, reason }) => ({
      ...(pud.trim() !== '' && parsePud(pud) === null ? { pud: 'This is not a PUD. Compare it with the card.' } : {}),
      ...(reason.trim().length < ERASURE_REASON_CHARACTERS ? { reason: TOO_SHORT } : {}),
    }),
    send: ({ pud, reason }) => call(askForErasure, { body: { pud: pud.trim(), reason: reason.trim() } }),
    onSent: () => {
      toast.success('Asked for.', 'A second administrator has to agree. Nothing changes before that.');
      form.fill({ pud: '', reason: '' });
      again();
    },
  });
  return (
    <Card title="Erase a patient who asks for it">
      <form className="stack fit gap-16" noValidate onSubmit={form.submit}>
        <ul className="stack gap-6">
          <li>
            A second administrator agrees. {ERASURE_HOURS} hours later the record is gone: diagnoses, medicines,
            results, messages, photos, contacts and the login. Coming visits are cancelled, and nobody acts for the
            patient any more.
          </li>
          <li>
            What stays: that visits and stays took place, when and with whom, and the audit trail with the PUD. None of
            it says who it was or why.
          </li>
          <li>
            What it does not reach: backups that were made before, until their retention removes them, and what was
            printed, exported or mailed. Whoever restores such a backup erases the record again.
          </li>
          <li>Ask first whether the law lets you erase it now: many records must be kept for years.</li>
        </ul>
        <TextField
          label="PUD"
          hint="From the patient’s card."
          isCode
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          {...form.field('pud')}
        />
        <TextArea
          label="Reason"
          hint={`At least ${ERASURE_REASON_CHARACTERS} characters: how did the patient ask, and how do you know that it was them? Nothing about health.`}
          rows={3}
          maxLength={500}
          {...form.field('reason')}
        />
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <p>
          <Button type="submit" look="danger-outline" isBusy={form.isSending} busyText="Asking …">
            Ask for the erasure
          </Button>
        </p>
      </form>
    </Card>
  );
}
