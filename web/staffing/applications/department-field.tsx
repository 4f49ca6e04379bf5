import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Department } from '#contract/clinic.ts';
import { ErrorMessage } from '#web/ui/feedback/error-message.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';

type DepartmentFieldProps = Omit<ComponentProps<typeof SelectField>, 'label'> & {
  departments: UseQueryResult<Department[]>;
};

/** The real field appears with its choices: before that it could not hold the one that was chosen earlier. */
export function DepartmentField({ departments, ...field }: DepartmentFieldProps) {
  if (departments.data) {
    return (
      <SelectField {...field} size="large" label="Department" required>
        <option value="">Choose one</option>
        {departments.data.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <div>
      <SelectField size="large" label="Department" disabled>
        <option>{departments.error ? 'Not loaded' : 'Loading…'}</option>
      </SelectField>
      {departments.error && (
        <ErrorMessage
          error={departments.error}
          onRetry={() => void departments.refetch()}
          isRetrying={departments.isFetching}
        />
      )}
    </div>
  );
}
