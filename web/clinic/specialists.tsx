import type { KeptDepartment, PlacedSpecialist } from '#contract/clinic/departments.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { toast } from '../ui/feedback/toast.ts';
import { SelectField } from '../ui/fields/text-field.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import styles from './clinic.module.css';
import { useKeptDepartments, usePlaceSpecialist, useSpecialists } from './queries.ts';

/** Where people go whose symptom check names a specialist. */
export function Specialists() {
  const specialists = useSpecialists();
  const open = useKeptDepartments().data?.filter(({ isClosed }) => !isClosed) ?? [];
  return (
    <Card title="Who sees to what">
      <p className="muted mb-12">
        A symptom check names a specialist. Choose which of your departments sees to each. Automatic is the department
        of that name, else General Medicine.
      </p>
      <QueryView query={specialists} lines={8}>
        {(all) => (
          <ul className={`stack gap-12 ${styles.specialists}`} aria-label="Specialists">
            {all.map((placed) => (
              <li key={placed.specialist}>
                <SpecialistField placed={placed} departments={open} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

type SpecialistFieldProps = { placed: PlacedSpecialist; departments: readonly KeptDepartment[] };

function SpecialistField({ placed, departments }: SpecialistFieldProps) {
  const placing = usePlaceSpecialist();
  const { specialist, chosenId, department } = placed;
  const place = (departmentId: string | null) =>
    mutateDetached(
      placing,
      { specialist, departmentId },
      {
        onSuccess: () => toast.success(`${specialist} saved.`),
        onError: (error) => toast.error(sentenceFor(error)),
      },
    );
  return (
    <SelectField
      label={specialist}
      value={chosenId ?? ''}
      disabled={placing.isPending}
      onChange={(event) => place(event.currentTarget.value || null)}
    >
      <option value="">Automatic{chosenId ? '' : `: ${department}`}</option>
      {departments.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
