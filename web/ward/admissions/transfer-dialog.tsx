import { useState } from 'react';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import type { Room } from '#contract/ward/rooms.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { useTransfer } from './admission-queries.ts';

type TransferDialogProps = { inpatient: Inpatient | null; rooms: readonly Room[]; onClose: () => void };

export function TransferDialog({ inpatient, rooms, onClose }: TransferDialogProps) {
  return (
    <Dialog isOpen={inpatient !== null} onClose={onClose} title={`Transfer ${inpatient?.name ?? ''}`} size="small">
      {inpatient && <TransferForm key={inpatient.id} inpatient={inpatient} rooms={rooms} onClose={onClose} />}
    </Dialog>
  );
}

type TransferFormProps = { inpatient: Inpatient; rooms: readonly Room[]; onClose: () => void };

function TransferForm({ inpatient, rooms, onClose }: TransferFormProps) {
  const free = rooms.flatMap(({ beds }) => beds).filter(({ isTaken, isClosed }) => !isTaken && !isClosed);
  const [bedId, setBedId] = useState(free[0]?.id ?? '');
  const transfer = useTransfer(inpatient.id);
  const send = () =>
    mutateDetached(
      transfer,
      { bedId, version: inpatient.version },
      {
        onSuccess: ({ name, place }) => {
          toast.success('Transferred', `${name} lies in ${place}.`);
          onClose();
        },
      },
    );
  return (
    <>
      <p>Now in {inpatient.place}.</p>
      {free.length === 0 ? (
        <AlertBox tone="attention" title="No other bed is free." />
      ) : (
        <SelectField label="To" value={bedId} onChange={(event) => setBedId(event.currentTarget.value)}>
          {free.map(({ id, place }) => (
            <option key={id} value={id}>
              {place}
            </option>
          ))}
        </SelectField>
      )}
      {transfer.error && <AlertBox tone="urgent" title={sentenceFor(transfer.error)} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={!bedId} isBusy={transfer.isPending} onClick={send}>
          Transfer
        </Button>
      </DialogActions>
    </>
  );
}
