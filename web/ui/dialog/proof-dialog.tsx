import type { ReactNode } from 'react';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '../button.tsx';
import { AlertBox } from '../feedback/alert-box.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { TextArea, TextField } from '../fields/text-field.tsx';
import { useEndpointForm } from '../forms/endpoint-form.ts';
import { Dialog, DialogActions } from './dialog.tsx';

/** Why one cannot agree: it is one's own request, or the two accounts may be in one hand. */
export const secondYesOf = (askedBy: string) =>
  `The second yes has to come from another administrator, whose account ${askedBy} did not open, enable or promote, nor the other way round.`;

export type ProofDraft = { reason: string; password: string; code: string };

type ProofDialogProps = {
  title: string;
  yes: string;
  /** Characters that a reason needs; without it none is asked for. */
  reasonOf?: number;
  reasonHint?: string;
  /** Whether the person who is here has a second factor. */
  hasCode: boolean;
  run: (draft: ProofDraft) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Something for which an open session is not enough: the password, and the code where there is one. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, yes, reasonOf = 0, hasCode, run, onDone, onClose, children } = props;
  const hint = props.reasonHint ?? `At least ${reasonOf} characters: how do you know that it is this person?`;
  const form = useEndpointForm<ProofDraft, unknown>({
    initial: { reason: '', password: '', code: '' },
    needed: { password: 'Enter your password.' },
    check: ({ reason, code }) => ({
      ...(reason.trim().length < reasonOf ? { reason: `Write at least ${reasonOf} characters.` } : {}),
      ...(hasCode && code.trim() === '' ? { code: 'Enter the code from your authenticator app.' } : {}),
    }),
    send: run,
    onSent: onDone,
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small">
      <form className="stack gap-16" noValidate onSubmit={form.submit}>
        <div>{children}</div>
        {reasonOf > 0 && <TextArea label="Reason" hint={hint} rows={3} maxLength={500} {...form.field('reason')} />}
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
        {hasCode && (
          <TextField
            label="Code from your authenticator app"
            autoComplete="one-time-code"
            inputMode="numeric"
            {...form.field('code')}
          />
        )}
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
