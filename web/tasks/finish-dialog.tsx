import { useState } from 'react';
import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextArea } from '../ui/fields/text-field.tsx';
import { useFinishTask } from './queries.ts';

type FinishDialogProps = { task: StaffTask | null; onClose: () => void };

export function FinishDialog({ task, onClose }: FinishDialogProps) {
  return (
    <Dialog isOpen={task !== null} onClose={onClose} title="Task done">
      {task && <FinishForm key={task.id} task={task} onClose={onClose} />}
    </Dialog>
  );
}

function FinishForm({ task, onClose }: { task: StaffTask; onClose: () => void }) {
  const [note, setNote] = useState('');
  const finish = useFinishTask();
  const send = () =>
    mutateDetached(
      finish,
      { id: task.id, note: note.trim() },
      {
        onSuccess: () => {
          toast.success('Done', `${task.givenBy} is told.`);
          onClose();
        },
      },
    );
  return (
    <>
      <p>
        <b>{task.task}</b>
        <br />
        {[task.place, task.patient, task.pud].filter(Boolean).join(', ')}
      </p>
      <TextArea
        label="Note"
        isOptional
        hint="What the doctor should know."
        rows={3}
        maxLength={1_000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {finish.error && <AlertBox tone="urgent" title={sentenceFor(finish.error)} />}
      <DialogActions>
        <Button onClick={onClose}>Not yet</Button>
        <Button look="primary" onClick={send} isBusy={finish.isPending}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
