import type { Appointment } from '#contract/appointments/appointments.ts';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import { ArrivedButton } from '../arrival/arrived-button.tsx';
import { DangerMark } from '../reasons/danger-mark.tsx';
import { sortAppointments } from '../sort-appointments.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './desk-visits.module.css';
import { useVisitDialogs, VisitButtons } from './visit-actions.tsx';
import { usePatientVisits } from './visit-queries.ts';

const PAST_SHOWN = 5;

/** The appointments of one patient at the desk: when, with whom, and what became of them. No reason of a visit. */
export function DeskVisits({ patientId }: { patientId: string }) {
  const visits = usePatientVisits(patientId);
  const { ask, dialogs } = useVisitDialogs(true);
  const now = useNow();
  const row = (appointment: Appointment) => (
    <li key={appointment.id} className="row wrap gap-4 gap-x-16 py-12 ruled">
      <div className={`stack ${styles.words}`}>
        <b>
          {dayInFull(appointment.date)}, {appointment.time}
        </b>
        <span className="muted">
          {appointment.doctor}, {appointment.department}
        </span>
      </div>
      <DangerMark visit={appointment} />
      <StatusBadge appointment={appointment} />
      <div className={`row stretch wrap gap-8 ${styles.actions}`}>
        {appointment.can.arrive && <ArrivedButton appointment={appointment} />}
        <VisitButtons appointment={appointment} onAsk={ask} />
      </div>
    </li>
  );
  return (
    <Card title="Appointments">
      <KeepsFocus>
        <QueryView query={visits} lines={3} empty="No appointments yet.">
          {(all) => {
            const { upcoming, fallenThrough, past } = sortAppointments(all, now);
            const over = [...fallenThrough, ...past].slice(0, PAST_SHOWN);
            return (
              <>
                <h3 className="mt-12 text-16">Upcoming</h3>
                {upcoming.length > 0 ? <ul>{upcoming.map(row)}</ul> : <p className="muted">Nothing is booked.</p>}
                {over.length > 0 && (
                  <>
                    <h3 className="mt-12 text-16">Over or cancelled</h3>
                    <ul>{over.map(row)}</ul>
                  </>
                )}
              </>
            );
          }}
        </QueryView>
      </KeepsFocus>
      {dialogs}
    </Card>
  );
}
