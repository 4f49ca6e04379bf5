import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '../button.tsx';
import { AlertBox } from '../feedback/alert-box.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, on its button: "Cancel appointment". */
  yes: string;
  /** What stays as it is: "Keep it". */
  no: string;
  run: () => Promise<unknown>;
  onDone?: () => void;
  children: ReactNode;
};

/** Asks once before something is given up, and says in place when it did not work. */
export function ConfirmDialog({ isOpen, onClose, title, yes, no, run, onDone, children }: ConfirmDialogProps) {
  const running = useMutation({
    mutationFn: run,
    onSuccess: () => {
      onClose();
      onDone?.();
    },
  });
  const close = () => {
    running.reset();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} size="small">
      <div>{children}</div>
      {running.error && <AlertBox tone="urgent" title={sentenceFor(running.error)} />}
      <DialogActions>
        <Button onClick={close}>{no}</Button>
        <Button look="danger" onClick={() => running.mutate()} isBusy={running.isPending}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
