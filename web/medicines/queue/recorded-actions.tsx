import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useMarkWrong, useUndo } from '../queries.ts';
import { UndoButton } from '../undo-button.tsx';

/** Undo for ten seconds; after that a wrong record is marked as one, with a reason, and stays visible. */
export function RecordedActions({ task }: { task: MedicationTask }) {
  const [isMarking, setMarking] = useState(false);
  const [undo, mark] = [useUndo(), useMarkWrong()];
  const takeBack = () =>
    mutateDetached(
      undo,
      { kind: 'task', id: task.id },
      {
        onSuccess: (after) => toast.info('Taken back', whatIsDue(task, after)),
        onError: (error) => toast.error('Not taken back', sentenceFor(error)),
      },
    );
  return (
    <>
      {task.administration?.reason && (
        <span className="grow muted text-15 lead-125 breakable">{task.administration.reason}</span>
      )}
      <UndoButton
        until={task.can.undo ? task.undoUntil : null}
        icon={<IconArrowBackUp aria-hidden />}
        isBusy={undo.isPending}
        onUndo={takeBack}
      >
        {task.can.markWrong && (
          <Button look="quiet" onClick={() => setMarking(true)}>
            Entered in error
          </Button>
        )}
      </UndoButton>
      <ReasonDialog
        isOpen={isMarking}
        onClose={() => setMarking(false)}
        title="Entered in error"
        yes="Mark as entered in error"
        run={(reason) => mark.mutateAsync({ kind: 'task', id: task.id, reason })}
      >
        {`The record of ${task.medication} ${task.dosage} for ${task.patient} no longer counts and stays visible, crossed out. The dose is open again if its order still holds; else your notifications say what is due instead.`}
      </ReasonDialog>
    </>
  );
}

/** A dose that was given before its order changed or ended is not to be given any more: what follows it may be due again. */
function whatIsDue({ medication, patient }: MedicationTask, after: unknown): string {
  const isOver = typeof after === 'object' && after !== null && 'ended' in after && after.ended !== null;
  return isOver
    ? `This dose of ${medication} for ${patient} is not to be given any more. Your notifications say what is due instead.`
    : `${medication} for ${patient} is open again.`;
}
