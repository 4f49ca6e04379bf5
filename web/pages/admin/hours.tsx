import { useNavigate, useSearch } from '@tanstack/react-router';
import { DoctorHours } from '#web/appointments/doctor-hours/doctor-hours.tsx';
import { VisitLengths } from '#web/appointments/visit-lengths/visit-lengths.tsx';
import { useAccounts } from '#web/staffing/queries.ts';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import styles from './admin.module.css';

/** The doctor stands in the address: a reload and the way back keep the place. */
export function HoursPage() {
  const { doctor: chosen } = useSearch({ strict: false });
  const navigate = useNavigate();
  const accounts = useAccounts();
  return (
    <div className="stack fit gap-16">
      <h1>Hours</h1>
      <QueryView query={accounts} lines={8}>
        {(all) => {
          const doctors = all.filter(({ role, state }) => role === 'doctor' && state !== 'disabled');
          const doctor = doctors.find(({ id }) => id === chosen) ?? doctors[0];
          if (!doctor) return <p className="muted">No doctor works here yet.</p>;
          return (
            <>
              <div className={styles.choice}>
                <SelectField
                  label="Doctor"
                  value={doctor.id}
                  onChange={(event) =>
                    void navigate({ to: '/admin/hours', search: { doctor: event.currentTarget.value } })
                  }
                >
                  {doctors.map(({ id, name, department }) => (
                    <option key={id} value={id}>
                      {department ? `${name}, ${department}` : name}
                    </option>
                  ))}
                </SelectField>
              </div>
              <DoctorHours key={doctor.id} doctor={doctor} />
              <VisitLengths key={`lengths ${doctor.id}`} doctor={doctor} />
              <VisitLengths doctor={null} />
            </>
          );
        }}
      </QueryView>
    </div>
  );
}
