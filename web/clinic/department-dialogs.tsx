import { useState } from 'react';
import type { KeptDepartment } from '#contract/clinic/departments.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { SelectField, TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useCloseDepartment, useRenameDepartment } from './queries.ts';

type RenameProps = { department: KeptDepartment; onClose: () => void };

export function RenameDepartmentDialog({ department, onClose }: RenameProps) {
  const renaming = useRenameDepartment(department.id);
  // What was on the screen when the typing began.
  const [was] = useState(department.name);
  const form = useEndpointForm({
    needed: { name: 'Department is needed.' },
    initial: { name: department.name },
    send: ({ name }) => renaming.mutateAsync({ name: name.trim(), was }),
    onSent: ({ name }) => {
      toast.success(`${department.name} is now ${name}.`);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={`Rename ${department.name}`} size="small">
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <TextField label="Department" maxLength={60} autoComplete="off" {...form.field('name')} />
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

type CloseProps = RenameProps & { others: readonly KeptDepartment[] };

/** Names whom it hits before it is done, and asks where they go. */
export function CloseDepartmentDialog({ department, others, onClose }: CloseProps) {
  const closing = useCloseDepartment(department.id);
  const { doctors, applications } = department;
  const hasPeople = doctors + applications > 0;
  const form = useEndpointForm({
    check: ({ doctorsTo }): { doctorsTo?: string } =>
      hasPeople && !doctorsTo ? { doctorsTo: 'Choose where they go.' } : {},
    initial: { doctorsTo: '' },
    send: ({ doctorsTo }) => closing.mutateAsync({ ...(doctorsTo ? { doctorsTo } : {}), seen: doctors + applications }),
    onSent: () => {
      toast.success(`${department.name} is closed.`);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={`Close ${department.name}?`} size="small">
      <form className="stack gap-16" onSubmit={form.submit} noValidate>
        <p>Nobody books or applies there any more. Visits that are booked stay booked.</p>
        {hasPeople && (
          <SelectField label={`${people(doctors, applications)} to`} {...form.field('doctorsTo')}>
            <option value="">Choose a department</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" look="danger" isBusy={form.isSending}>
            Close it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function people(doctors: number, applications: number): string {
  const parts = [
    ...(doctors > 0 ? [doctors === 1 ? '1 doctor' : `${doctors} doctors`] : []),
    ...(applications > 0 ? [applications === 1 ? '1 application' : `${applications} applications`] : []),
  ];
  return `${parts.join(' and ')} ${doctors + applications === 1 ? 'goes' : 'go'}`;
}
