import { SelectField } from '#web/ui/fields/text-field.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { useAllDoctors } from '../queries.ts';

type DoctorFieldProps = { value: string; onChoose: (doctorId: string) => void };

/** Every doctor with the department and the next free time. */
export function DoctorField({ value, onChoose }: DoctorFieldProps) {
  const timeZone = useTimeZone();
  const doctors = useAllDoctors().data ?? [];
  return (
    <SelectField label="Doctor" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">Choose a doctor</option>
      {doctors.map(({ id, name, department, nextFreeAt }) => (
        <option key={id} value={id}>
          {name}, {department}
          {nextFreeAt ? `, free ${dayAndTime(nextFreeAt, timeZone)}` : ''}
        </option>
      ))}
    </SelectField>
  );
}
