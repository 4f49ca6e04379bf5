import { useState } from 'react';
import type { Bed } from '#contract/ward/rooms.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useRenameBed } from './queries.ts';

export function RenameBedDialog({ bed, onClose }: { bed: Bed; onClose: () => void }) {
  const renaming = useRenameBed(bed.id);
  const [was] = useState(bed.name);
  const form = useEndpointForm({
    needed: { name: 'Bed is needed.' },
    initial: { name: bed.name },
    send: ({ name }) => renaming.mutateAsync({ name: name.trim(), was }),
    onSent: (_, { name }) => {
      toast.success(`Renamed: ${bed.place} is now ${bed.place.slice(0, -bed.name.length)}${name.trim()}.`);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={`Rename ${bed.place}`} size="small">
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <TextField label="Bed" maxLength={10} autoComplete="off" {...form.field('name')} />
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={form.isSending}>
            Rename
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
