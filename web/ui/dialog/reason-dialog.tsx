import type { ReactNode } from 'react';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '../button.tsx';
import { AlertBox } from '../feedback/alert-box.tsx';
import { TextArea } from '../fields/text-field.tsx';
import { useEndpointForm } from '../forms/endpoint-form.ts';
import { Dialog, DialogActions } from './dialog.tsx';

type ReasonDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, on its button. */
  yes: string;
  /** What stays as it is. */
  no?: string;
  /** Something is given up. */
  isDanger?: boolean;
  run: (reason: string) => Promise<unknown>;
  onDone?: () => void;
  children?: ReactNode;
};

/** Something that is done only with a written reason. What was typed stays when it did not work. */
export const ReasonDialog = (props: ReasonDialogProps) => (
  // A reason that was typed for one thing is never offered for another.
  <Reasoned key={props.title} {...props} />
);

function Reasoned({
  isOpen,
  onClose,
  title,
  yes,
  no = t('Cancel'),
  isDanger,
  run,
  onDone,
  children,
}: ReasonDialogProps) {
  const { draft, field, submit, startOver, isSending, failure, failureBox } = useEndpointForm({
    needed: { reason: 'Reason is needed.' },
    initial: { reason: '' },
    send: ({ reason }) => run(reason.trim()),
    onSent: () => {
      startOver({ reason: '' });
      onClose();
      onDone?.();
    },
  });
  const close = () => {
    startOver(draft);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} size="small">
      <form className="stack gap-16" onSubmit={submit} noValidate>
        {children && <div>{children}</div>}
        <TextArea label="Reason" rows={3} maxLength={300} {...field('reason')} />
        {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={close}>{no}</Button>
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} isBusy={isSending}>
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
