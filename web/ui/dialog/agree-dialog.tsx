import type { ReactNode } from 'react';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '../button.tsx';
import { AlertBox } from '../feedback/alert-box.tsx';
import { TextArea } from '../fields/text-field.tsx';
import { useEndpointForm } from '../forms/endpoint-form.ts';
import { Dialog, DialogActions } from './dialog.tsx';

/** Why one cannot agree: it is one's own request, or the two accounts may be in one hand. */
export const secondYesOf = (askedBy: string) =>
  `The second yes has to come from another administrator, whose account ${askedBy} did not open, enable or promote, nor the other way round.`;

type AgreeDialogProps = {
  title: string;
  yes: string;
  /** Characters that a reason needs; without it none is asked for. */
  reasonOf?: number;
  reasonHint?: string;
  run: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Something that is said yes to on purpose. The proof that it asks for is asked by the one dialog for it, when it is sent. */
export function AgreeDialog({
  title,
  yes,
  reasonOf = 0,
  reasonHint,
  run,
  onDone,
  onClose,
  children,
}: AgreeDialogProps) {
  const form = useEndpointForm<{ reason: string }, unknown>({
    initial: { reason: '' },
    check: ({ reason }) => ({
      ...(reason.trim().length < reasonOf ? { reason: `Write at least ${reasonOf} characters.` } : {}),
    }),
    send: ({ reason }) => run(reason.trim()),
    onSent: onDone,
  });
  const hint = reasonHint ?? `At least ${reasonOf} characters: how do you know that it is this person?`;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small">
      <form className="stack gap-16" noValidate onSubmit={form.submit}>
        <div>{children}</div>
        {reasonOf > 0 && <TextArea label="Reason" hint={hint} rows={3} maxLength={500} {...form.field('reason')} />}
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={form.isSending}>
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
