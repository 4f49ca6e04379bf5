import { MessagesDesk } from '../messages/messages-desk.tsx';
import { usePatientsInCare } from '../patients/clinic-queries.ts';
import styles from './doctor-dashboard.module.css';
import { useTimeZone } from './greeting.tsx';

export function StaffMessages() {
  const timeZone = useTimeZone();
  const patients = usePatientsInCare().data ?? [];
  return (
    <div className={styles.view}>
      <h1>Doctor Messages</h1>
      <MessagesDesk side="staff" timeZone={timeZone} patients={patients} />
    </div>
  );
}
