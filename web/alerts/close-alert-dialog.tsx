import { useState } from 'react';
import type { Alert } from '#contract/alerts.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { useCloseAlert } from './queries.ts';

/** An alert ends with what was done, in words. */
export function CloseAlertDialog({ alert, onClose }: { alert: Alert | null; onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const [isAsked, setAsked] = useState(false);
  const closing = useCloseAlert();
  const leave = () => {
    setOutcome('');
    setAsked(false);
    closing.reset();
    onClose();
  };
  const submit = () => {
    setAsked(true);
    if (alert && outcome.trim())
      mutateDetached(closing, { id: alert.id, outcome: outcome.trim() }, { onSuccess: leave });
  };
  return (
    <Dialog isOpen={alert !== null} onClose={leave} title={`Close the alert of ${alert?.patient ?? ''}`}>
      <TextArea
        label="What was done"
        rows={3}
        maxLength={1000}
        value={outcome}
        error={isAsked && !outcome.trim() ? 'What was done is needed.' : undefined}
        onChange={(event) => setOutcome(event.currentTarget.value)}
      />
      {closing.error && <AlertBox tone="urgent" title={sentenceFor(closing.error)} />}
      <DialogActions>
        <Button onClick={leave}>Keep it open</Button>
        <Button look="primary" onClick={submit} isBusy={closing.isPending}>
          Close the alert
        </Button>
      </DialogActions>
    </Dialog>
  );
}
