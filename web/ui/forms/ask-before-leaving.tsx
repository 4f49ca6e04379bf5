import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

/** Beside a form that is saved by a button: Back, a link or a closed tab does not throw away what was typed unasked. */
export function AskBeforeLeaving({ isUnsaved }: { isUnsaved: boolean }) {
  const leaving = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={leaving.status === 'blocked'}
      onClose={() => leaving.reset?.()}
      title="Leave without saving?"
      yes="Leave the page"
      no="Stay"
      run={async () => leaving.proceed?.()}
    >
      What you changed here is not saved.
    </ConfirmDialog>
  );
}
