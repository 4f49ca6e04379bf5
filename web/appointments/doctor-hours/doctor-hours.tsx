import type { Schedule, WorkingHours } from '#contract/appointments/doctor-day.ts';
import type { HitVisit } from '#contract/appointments/doctor-hours.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { useDebounced } from '#web/ui/debounced.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AskBeforeLeaving } from '#web/ui/forms/ask-before-leaving.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useFollow, useSeen } from '#web/ui/forms/seen.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { weekdayAndDay } from '#web/ui/time/zoned-time.ts';
import { wrongIn } from '../calendar/session-fields.tsx';
import { WeekHours } from '../calendar/week-hours.tsx';
import styles from './doctor-hours.module.css';
import { Hits } from './hits.tsx';
import { Leave } from './leave.tsx';
import { useDoctorHours, useHitVisits, useSetDoctorHours } from './queries.ts';

type DoctorHoursProps = { doctor: { id: string; name: string } };

/** The hours of one doctor, set by an administrator, with the visits that a change would hit. */
export function DoctorHours({ doctor }: DoctorHoursProps) {
  const schedule = useDoctorHours(doctor.id);
  return (
    <QueryView query={schedule} lines={8}>
      {(known) => (
        <div className="stack fit gap-16">
          <HoursEditor doctor={doctor} schedule={known} />
          <Leave doctor={doctor} schedule={known} />
        </div>
      )}
    </QueryView>
  );
}

const ASKED_AFTER_MS = 300;

function HoursEditor({ doctor, schedule }: DoctorHoursProps & { schedule: Schedule }) {
  const setting = useSetDoctorHours(doctor.id);
  const seen = useSeen(schedule, ({ hours }) => asText(hours));
  const form = useEndpointForm({
    check: ({ hours }): { hours?: string } => (hours.some(wrongIn) ? { hours: 'Look at the times again.' } : {}),
    initial: { hours: [...schedule.hours] },
    send: ({ hours }) => setting.mutateAsync({ hours, before: seen.value.hours, hitIds: hit.map(({ id }) => id) }),
    onSent: (saved) => {
      seen.see(saved);
      form.startOver({ hours: [...saved.hours] });
      toast.success(`Hours of ${doctor.name} saved`, 'What is booked stays booked. The doctor is told.');
    },
  });
  const typed = form.draft.hours;
  const isChanged = asText(typed) !== asText(seen.value.hours);
  const startOver = () => {
    seen.see(schedule);
    form.startOver({ hours: [...schedule.hours] });
  };
  useFollow(seen.isOutdated && !isChanged, startOver);
  const isWrong = isChanged && typed.some(wrongIn);
  const settled = useDebounced(typed, ASKED_AFTER_MS);
  const hits = useHitVisits(doctor.id, settled, isChanged && !settled.some(wrongIn));
  const hit: readonly HitVisit[] = isChanged ? (hits.data ?? []) : [];
  const isAsking = isChanged && (hits.isFetching || settled !== typed);
  return (
    <form className={`stack start fit gap-16 ${styles.columns}`} noValidate onSubmit={form.submit}>
      <AskBeforeLeaving isUnsaved={isChanged} />
      <Card title={`Weekly hours of ${doctor.name}`}>
        <p className="muted mb-12">
          Patients can book every 15 minutes from the first to the last start, in {schedule.timeZone}.
          {schedule.hours.length === 0 && ' There are none yet: nobody can book.'}
        </p>
        <div className="stack gap-12">
          <WeekHours
            hours={typed}
            isAsked={form.errors.hours !== undefined}
            onChange={(hours) => form.choose('hours', hours)}
          />
        </div>
      </Card>
      <div className={`stack fit gap-16 ${styles.beside}`}>
        <Card title="What this change hits">
          {!isChanged && <p className="muted">Nothing is changed yet.</p>}
          {isWrong ? (
            <p>Not looked at yet: a time above is not right.</p>
          ) : (
            isChanged && <Hits hit={hit} isAsking={isAsking} hasFailed={hits.isError} />
          )}
          {form.failure && (
            <AlertBox className="mt-12" tone="urgent" title={sentenceFor(form.failure)} ref={form.failureBox} />
          )}
          {isChanged && (
            <div className="row wrap gap-8 mt-12">
              <Button
                type="submit"
                look="primary"
                disabled={isAsking || hits.isError}
                isBusy={form.isSending}
                busyText="Saving …"
              >
                Save hours
              </Button>
              <Button look="quiet" onClick={startOver}>
                Put it back
              </Button>
            </div>
          )}
        </Card>
        <Exceptions schedule={schedule} />
      </div>
    </form>
  );
}

const asText = (hours: readonly WorkingHours[]) =>
  hours
    .map(({ weekday, firstStart, lastStart, offers = 'in-person', videoMinutes = '' }) =>
      [weekday, firstStart, lastStart, offers, videoMinutes].join(' '),
    )
    .sort()
    .join();

function Exceptions({ schedule: { daysOff, extraSessions, closedDays } }: { schedule: Schedule }) {
  const lines = [
    ...daysOff.map(({ date }) => ({ date, words: 'day off' })),
    ...extraSessions.map(({ date, firstStart, lastStart }) => ({
      date,
      words: `extra, ${firstStart} to ${lastStart}`,
    })),
    ...closedDays.map(({ date, name }) => ({ date, words: `clinic closed: ${name}` })),
  ].sort((one, other) => one.date.localeCompare(other.date));
  return (
    <Card title="Days off and extra">
      {lines.length === 0 && <p className="muted">Every week is alike.</p>}
      <ul className="stack gap-8">
        {lines.map(({ date, words }) => (
          <li key={`${date} ${words}`}>
            <b>{weekdayAndDay(`${date}T12:00:00Z`, 'UTC')}</b> {words}
          </li>
        ))}
      </ul>
      <p className="muted text-14 mt-8">The doctor keeps these in the calendar.</p>
    </Card>
  );
}
