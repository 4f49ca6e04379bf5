import { useSearch } from '@tanstack/react-router';
import { MessagesPanel } from '#web/messages/messages-panel.tsx';
import { usePatientsInCare } from '#web/patients/finding/clinic-queries.ts';
import styles from './doctor-dashboard.module.css';

export function DoctorMessages() {
  const soughtId = useSearch({ strict: false }).message;
  const patients = (usePatientsInCare().data ?? []).map(({ id, name, age, pud }) => ({
    ...{ id, name },
    note: [age === null ? null : `${age} y`, `PUD …${pud.slice(-2)}`].filter(Boolean).join(', '),
  }));
  return (
    <div className={`stack fit gap-16 ${styles.view}`}>
      <h1>Messages</h1>
      <MessagesPanel side="doctor" patients={patients} soughtId={soughtId} />
    </div>
  );
}
