import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceFor } from '../refusal.ts';
import { AlertBox } from './alert-box.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import styles from './reason-dialog.module.css';
import { TextArea } from './text-field.tsx';

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

function Reasoned({ isOpen, onClose, title, yes, no = 'Cancel', isDanger, run, onDone, children }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const running = useMutation({
    mutationFn: run,
    onSuccess: () => {
      setReason('');
      setAsked(false);
      onClose();
      onDone?.();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim()) running.mutate(reason.trim());
  };
  const close = () => {
    running.reset();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} size="small">
      <form className={styles.form} onSubmit={send} noValidate>
        {children && <p>{children}</p>}
        <TextArea
          label="Reason"
          rows={3}
          maxLength={300}
          value={reason}
          error={isAsked && !reason.trim() ? 'Reason is needed.' : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {running.error && <AlertBox tone="urgent" title={sentenceFor(running.error)} />}
        <DialogActions>
          <Button onClick={close}>{no}</Button>
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} isBusy={running.isPending}>
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
