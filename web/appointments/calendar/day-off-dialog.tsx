import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../refusal.ts';
import { settle } from '../../settle.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { dayInFull } from '../../ui/zoned-time.ts';
import { useTakeDayOff } from './schedule-queries.ts';

type DayDialogProps = { day: string; isOpen: boolean; onClose: () => void };

export function DayOffDialog({ day, isOpen, onClose }: DayDialogProps) {
  const [reason, setReason] = useState('');
  const taking = useTakeDayOff();
  const take = (event: FormEvent) => {
    event.preventDefault();
    settle(
      taking,
      { date: day, reason },
      {
        onSuccess: () => {
          toast.success('Day off', `Nothing more can be booked on ${dayInFull(day)}.`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Take ${dayInFull(day)} off`} size="small">
      <form onSubmit={take}>
        <p>No times are offered that day. What is already booked stays booked.</p>
        <TextField
          label="Reason"
          hint="Only you see it."
          isOptional
          maxLength={120}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {taking.error && <AlertBox tone="urgent" title={sentenceFor(taking.error)} />}
        <DialogActions>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" look="primary" isBusy={taking.isPending}>
            Take it off
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
