import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Schedule, WorkingHours } from '#contract/appointments/doctor-day.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import styles from './calendar.module.css';
import { useSetHours } from './schedule-queries.ts';
import { SessionFields, wrongIn } from './session-fields.tsx';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const USUAL = { firstStart: '09:00', lastStart: '18:00' };

type HoursDialogProps = { isOpen: boolean; onClose: () => void; schedule: Schedule };

/** The hours of every week. What is booked stays booked; only what is offered changes. */
export function HoursDialog({ isOpen, onClose, schedule }: HoursDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Weekly hours">
      {/* As they are now, each time it opens. */}
      <HoursForm hours={schedule.hours} onClose={onClose} />
    </Dialog>
  );
}

type HoursFormProps = { hours: readonly WorkingHours[]; onClose: () => void };

function HoursForm({ hours: known, onClose }: HoursFormProps) {
  const timeZone = useTimeZone();
  const setting = useSetHours();
  const { draft, errors, choose, submit, isSending, failure, failureBox } = useEndpointForm({
    check: ({ hours }): { hours?: string } => (hours.some(wrongIn) ? { hours: 'Look at the times again.' } : {}),
    initial: { hours: [...known] },
    send: ({ hours }) => setting.mutateAsync(hours),
    onSent: () => {
      toast.success('Weekly hours saved', 'What is booked stays booked.');
      onClose();
    },
  });
  const said = failure instanceof ApiRefusal ? Object.values(failure.fields)[0] : undefined;
  return (
    <form className="stack gap-12" onSubmit={submit} noValidate>
      <p>Patients can book every 15 minutes from the first to the last start, in {timeZone}.</p>
      {WEEKDAYS.map((name, index) => (
        <Weekday
          key={name}
          name={name}
          weekday={index + 1}
          hours={draft.hours}
          isAsked={errors.hours !== undefined}
          onChange={(hours) => choose('hours', hours)}
        />
      ))}
      {failure && <AlertBox tone="urgent" title={said ?? sentenceFor(failure)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSending} busyText="Saving …">
          Save hours
        </Button>
      </DialogActions>
    </form>
  );
}

type WeekdayProps = {
  name: string;
  weekday: number;
  hours: WorkingHours[];
  isAsked: boolean;
  onChange: (hours: WorkingHours[]) => void;
};

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

const pick = ({ firstStart, lastStart }: { firstStart: string; lastStart: string }) => ({ firstStart, lastStart });
