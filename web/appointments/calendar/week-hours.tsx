import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { WorkingHours } from '#contract/appointments/doctor-day.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './calendar.module.css';
import { SessionFields, type SessionTimes, wrongIn } from './session-fields.tsx';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const USUAL = { firstStart: '09:00', lastStart: '18:00' };

type WeekHoursProps = {
  hours: WorkingHours[];
  /** What is wrong is said once it was sent. */
  isAsked: boolean;
  onChange: (hours: WorkingHours[]) => void;
};

/** The hours of every week, day by day: for the doctor, and for an administrator who sets them for one. */
export const WeekHours = (week: WeekHoursProps) =>
  WEEKDAYS.map((name, index) => <Weekday key={name} name={name} weekday={index + 1} {...week} />);

type WeekdayProps = WeekHoursProps & { name: string; weekday: number };

function Weekday({ name, weekday, hours, isAsked, onChange }: WeekdayProps) {
  const sessions = hours.filter((session) => session.weekday === weekday);
  return (
    <fieldset className={`stack gap-6 ruled ${styles.weekday}`}>
      <legend className="full bold">{name}</legend>
      {sessions.map((session, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no id of their own; one is the place it stands in.
        <div key={index} className="row between gap-8">
          <SessionFields
            session={session}
            name={name}
            error={isAsked ? wrongIn(session) : undefined}
            onChange={(times) => onChange(hours.map((each) => (each === session ? { weekday, ...pick(times) } : each)))}
          />
          <Button
            look="quiet"
            isIconOnly
            aria-label={`Remove ${name}, ${session.firstStart} to ${session.lastStart}`}
            icon={<IconTrash aria-hidden />}
            onClick={() => onChange(hours.filter((each) => each !== session))}
          />
        </div>
      ))}
      {sessions.length === 0 && <p className="muted">No hours</p>}
      <Button
        look="quiet"
        size="small"
        icon={<IconPlus aria-hidden />}
        aria-label={`Add hours on ${name}`}
        onClick={() => onChange([...hours, { weekday, ...USUAL }])}
      >
        Add hours
      </Button>
    </fieldset>
  );
}

const pick = ({ firstStart, lastStart, offers, videoMinutes }: SessionTimes): SessionTimes => ({
  ...{ firstStart, lastStart },
  ...(offers ? { offers } : {}),
  ...(offers && videoMinutes ? { videoMinutes } : {}),
});
