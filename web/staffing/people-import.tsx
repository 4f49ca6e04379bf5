import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importPeople, PEOPLE_COLUMNS, previewPeople } from '#contract/staffing/people-import.ts';
import { call } from '../api.ts';
import { toast } from '../ui/feedback/toast.ts';
import { ImportForm } from '../ui/imports/import-form.tsx';

/** Invites doctors, nurses and receptionists from a file; administrators are invited one by one. */
export function PeopleImport({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const carryOut = useMutation({
    mutationFn: ({ idempotencyKey, ...body }: { text: string; plan: string; idempotencyKey: string }) =>
      call(importPeople, { body, idempotencyKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['accounts'] }),
    onSuccess: ({ invited }) =>
      toast.success(
        invited === 1 ? 'One invitation is on its way.' : `${invited} invitations are on their way.`,
        'All administrators are told.',
      ),
  });
  return (
    <ImportForm
      title="Invite people from a file"
      columns={PEOPLE_COLUMNS}
      one="Person"
      preview={(text) => call(previewPeople, { body: { text } })}
      carryOut={(confirmed) => carryOut.mutateAsync(confirmed)}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
