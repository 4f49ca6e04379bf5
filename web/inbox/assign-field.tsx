import type { InboxThread } from '#contract/inbox.ts';
import { sentenceFor } from '../refusal.ts';
import { toast } from '../ui/feedback/toast.ts';
import { SelectField } from '../ui/fields/text-field.tsx';
import { useAssignThread, useInboxColleagues } from './queries.ts';

/** Gives a thread to a doctor or a nurse, who reads it from then on. */
export function AssignField({ thread: { id, version, assignee, patient } }: { thread: InboxThread }) {
  const colleagues = useInboxColleagues().data ?? [];
  const assign = useAssignThread();
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
