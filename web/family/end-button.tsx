import { type ReactNode, useState } from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

type EndButtonProps = {
  /** On the button, and on the one that confirms. */
  label: string;
  /** Where several buttons look the same. */
  spokenAs?: string;
  title: string;
  run: () => Promise<unknown>;
  /** Said when it is over. */
  done: string;
  children: ReactNode;
};

/** Ends a share or an invitation, having asked once. */
export function EndButton({ label, spokenAs, title, run, done, children }: EndButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={spokenAs} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        yes={label}
        no={t('Keep it')}
        run={run}
        onDone={() => toast.success(done)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
