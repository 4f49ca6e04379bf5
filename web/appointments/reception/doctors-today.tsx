import { useId } from 'react';
import type { DoctorToday } from '#contract/appointments/reception.ts';
import { FieldError } from '#web/ui/fields/field.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import styles from './doctors-today.module.css';
import { useDoctorsToday } from './queries.ts';

type DoctorsTodayProps = {
  value: string;
  error?: string | undefined;
  isShown?: (doctor: DoctorToday) => boolean;
  onChoose: (doctorId: string) => void;
};

/** Who can see somebody first: the doctors of today with room, how many wait, and about when. */
export function DoctorsToday({ value, error, isShown = () => true, onChoose }: DoctorsTodayProps) {
  const doctors = useDoctorsToday();
  const timeZone = useTimeZone();
  const name = useId();
  return (
    <fieldset className="min-0" data-wrong={error ? true : undefined}>
      <legend className="mb-8 p-0 semibold">Who can see them first</legend>
      <QueryView query={doctors} lines={3}>
        {(all) => {
          const shown = all.filter(isShown);
          if (shown.length === 0) return <p className="muted">Nobody sees people any more today.</p>;
          return (
            <div className="stack fit gap-8">
              {shown.map((doctor) => (
                <label key={doctor.doctorId} className={`ringed outlined round surface pressable ${styles.doctor}`}>
                  <input
                    type="radio"
                    name={name}
                    checked={doctor.doctorId === value}
                    onChange={() => onChoose(doctor.doctorId)}
                  />
                  <span className="min-0">
                    <b className="block">{doctor.doctor}</b>
                    <span className="muted text-14">
                      {[doctor.department, doctor.room, `${doctor.firstStart} to ${doctor.lastStart}`, waits(doctor)]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </span>
                  <b className="nowrap">about {timeOfDay(doctor.aboutAt, timeZone)}</b>
                </label>
              ))}
            </div>
          );
        }}
      </QueryView>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

const waits = ({ waiting }: DoctorToday) => (waiting === 0 ? 'nobody waits' : `${waiting} waiting`);
