import type { InboxThread } from '#contract/inbox.ts';
import { sentenceFor } from '../refusal.ts';
import { toast } from '../ui/feedback/toast.ts';
import { SelectField } from '../ui/fields/text-field.tsx';
import { useAssignThread, useInboxColleagues } from './queries.ts';

type AssignFieldProps = {
  thread: InboxThread;
  /** Whoever gives it away may have read it only because it was theirs. */
  onGivenAway?: () => void;
};

/** Gives a thread to a doctor or a nurse, who reads it from then on. */
export function AssignField({ thread: { id, version, assignee, patient, isWithheld }, onGivenAway }: AssignFieldProps) {
  const colleagues = useInboxColleagues().data ?? [];
  const assign = useAssignThread((given) => {
    if (!given.isWithheld || isWithheld) return;
    toast.success(`${given.assignee?.name ?? 'The desk'} has the messages of ${patient} now.`);
    onGivenAway?.();
  });
  return (
    <SelectField
      label="Assigned to"
      aria-label={`Assigned to, messages of ${patient}`}
      value={assignee?.id ?? ''}
      disabled={assign.isPending}
      onChange={({ currentTarget }) =>
        assign.mutate(
          { id, version, to: currentTarget.value || null },
          { onError: (error) => toast.error(sentenceFor(error)) },
        )
      }
    >
      <option value="">Nobody</option>
      {colleagues.map((colleague) => (
        <option key={colleague.id} value={colleague.id}>
          {colleague.name}
        </option>
      ))}
    </SelectField>
  );
}
