import { IconCalendarOff } from '@tabler/icons-react';
import type { KeptClosedDay } from '#contract/appointments/closed-days.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { DayField } from '#web/ui/fields/days/day-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { dayWithin } from '#web/ui/time/day-text.ts';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import styles from './closed-days.module.css';
import { useCloseDay, useClosedDays, useOpenDay } from './queries.ts';

/** The clinic's holidays, kept by an administrator. */
export function ClosedDays() {
  const days = useClosedDays();
  return (
    <>
      <Card title="Close a day">
        <CloseDay />
      </Card>
      <Card title="The clinic is closed on">
        <QueryView query={days} lines={4} empty="No day is closed.">
          {(all) => (
            <ul aria-label="Closed days">
              {all.map((day) => (
                <ClosedDayRow key={day.id} day={day} />
              ))}
            </ul>
          )}
        </QueryView>
      </Card>
    </>
  );
}

const EMPTY = { date: '', name: '' };

function CloseDay() {
  const closing = useCloseDay();
  const attempt = useAttemptKey();
  const form = useEndpointForm({
    needed: { date: 'Date is needed.', name: 'Name is needed.' },
    days: { date: dayWithin() },
    initial: EMPTY,
    send: ({ date, name }) => {
      const body = { date, name: name.trim() };
      return closing.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    onSent: ({ date, visits }) => {
      attempt.forget();
      toast.success(`Closed on ${dayInFull(date)}.`, visits.length > 0 ? `${inWords(visits)} booked.` : undefined);
      form.startOver(EMPTY);
    },
  });
  return (
    <form className="stack fit gap-12" noValidate onSubmit={form.submit}>
      <p className="muted">
        No times are offered on that day, and it does not count towards the answers to messages. Visits that are booked
        stay booked.
      </p>
      <div className={`stack gap-12 ${styles.fields}`}>
        <DayField label="Day" hasCalendar {...form.day('date')} />
        <TextField
          label="Name"
          hint="Patients read it, such as Republic Day."
          maxLength={60}
          autoComplete="off"
          {...form.field('name')}
        />
      </div>
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      <Button
        className={styles.close}
        type="submit"
        look="primary"
        icon={<IconCalendarOff aria-hidden />}
        isBusy={form.isSending}
        busyText="Closing …"
      >
        Close the clinic
      </Button>
    </form>
  );
}

function ClosedDayRow({ day: { id, date, name, visits } }: { day: KeptClosedDay }) {
  const opening = useOpenDay();
  return (
    <li className="stack fit gap-8 py-12 ruled">
      <div className="row wrap between gap-12">
        <p>
          <b>{dayInFull(date)}</b>
          <span className="block muted breakable">{name}</span>
        </p>
        <Button
          isBusy={opening.isPending}
          aria-label={`Open again on ${dayInFull(date)}`}
          onClick={() => mutateDetached(opening, id, { onError: (error) => toast.error(sentenceFor(error)) })}
        >
          Open again
        </Button>
      </div>
      {visits.length > 0 && (
        <AlertBox tone="attention" title={`${inWords(visits)} booked on this day.`}>
          <ul>
            {visits.map((visit) => (
              <li key={visit.id}>
                {visit.time} {visit.doctor}, {visit.status}
              </li>
            ))}
          </ul>
          <p>Nobody is told by the closed day alone. Each doctor moves or cancels these in the calendar.</p>
        </AlertBox>
      )}
    </li>
  );
}

const inWords = ({ length }: { length: number }) => (length === 1 ? '1 visit stays' : `${length} visits stay`);
