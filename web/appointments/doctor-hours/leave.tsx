import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Schedule } from '#contract/appointments/doctor-day.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { useDebounced } from '#web/ui/debounced.ts';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { Card } from '#web/ui/page/card.tsx';
import { dayAsText, dayFromText } from '#web/ui/time/day-text.ts';
import { addDays } from '#web/ui/time/zoned-time.ts';
import styles from './doctor-hours.module.css';
import { Hits } from './hits.tsx';
import { useEndLeave, useSetLeave, useVisitsInLeave } from './queries.ts';

type LeaveProps = { doctor: { id: string; name: string }; schedule: Schedule };

const NONE = { from: '', until: '' };
const ASKED_AFTER_MS = 300;

/** Several days at once, with the visits that lie in them before it is saved. */
export function Leave({ doctor, schedule }: LeaveProps) {
  const setting = useSetLeave(doctor.id);
  const form = useEndpointForm<typeof NONE, unknown>({
    check: (typed): Record<string, string> => ({
      ...(dayFromText(typed.from) ? {} : { from: 'Enter the first day as dd/mm/yyyy.' }),
      ...(dayFromText(typed.until) ? {} : { until: 'Enter the last day as dd/mm/yyyy.' }),
    }),
    initial: NONE,
    send: (): Promise<unknown> => {
      const hitIds = (hits.data ?? []).map(({ id }) => id);
      return setting.mutateAsync({ ...range, hitIds });
    },
    onSent: () => {
      form.startOver(NONE);
      toast.success(`Leave of ${doctor.name} saved`, 'What is booked stays booked. The doctor is told.');
    },
  });
  const range: typeof NONE = { from: dayFromText(form.draft.from) ?? '', until: dayFromText(form.draft.until) ?? '' };
  const settled = JSON.parse(useDebounced(JSON.stringify(range), ASKED_AFTER_MS)) as typeof range;
  const isWhole = settled.from !== '' && settled.until >= settled.from;
  const hits = useVisitsInLeave(doctor.id, settled, isWhole);
  const isAsking = isWhole && (hits.isFetching || settled.from !== range.from || settled.until !== range.until);
  return (
    <Card title="Leave">
      <Spans doctor={doctor} days={schedule.daysOff} />
      <form className="stack fit gap-12" noValidate onSubmit={form.submit}>
        <div className={`stack start gap-12 ${styles.range}`}>
          <TextField label="First day of leave" hint="dd/mm/yyyy" autoComplete="off" {...form.field('from')} />
          <TextField label="Last day of leave" hint="dd/mm/yyyy" autoComplete="off" {...form.field('until')} />
        </div>
        {isWhole && <ExtraSessions extra={schedule.extraSessions} {...settled} />}
        {isWhole && <Hits hit={hits.data ?? []} isAsking={isAsking} hasFailed={hits.isError} where="in this leave" />}
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <div>
          <Button
            type="submit"
            icon={<IconCalendarOff aria-hidden />}
            disabled={isAsking}
            isBusy={form.isSending}
            busyText="Saving …"
          >
            Save leave
          </Button>
        </div>
      </form>
    </Card>
  );
}

type ExtraSessionsProps = { extra: Schedule['extraSessions']; from: string; until: string };

function ExtraSessions({ extra, from, until }: ExtraSessionsProps) {
  const inLeave = extra.filter(({ date }) => date >= from && date <= until);
  if (inLeave.length === 0) return null;
  return (
    <AlertBox tone="attention" title="Extra sessions on these days are taken out, too.">
      {inLeave.map(({ date, firstStart, lastStart }) => `${dayAsText(date)}, ${firstStart} to ${lastStart}`).join('; ')}
    </AlertBox>
  );
}

type DayOff = Schedule['daysOff'][number];
type SpansProps = { doctor: LeaveProps['doctor']; days: readonly DayOff[] };

function Spans({ doctor, days }: SpansProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const leaves = leavesOf(days);
  const chosen = leaves.find(({ leaveId }) => leaveId !== null && leaveId === asked);
  if (leaves.length === 0) return <p className="muted mb-12">No day off is entered.</p>;
  return (
    <>
      <ul className="mb-16" aria-label="Leave that is entered">
        {leaves.map(({ leaveId, words }) => (
          <li key={leaveId ?? 'own'} className="row wrap between gap-8 py-12 ruled-below">
            <b>{words}</b>
            {leaveId ? (
              <Button size="small" aria-label={`Take back ${words}`} onClick={() => setAsked(leaveId)}>
                Take back
              </Button>
            ) : (
              <span className="muted">Entered by the doctor</span>
            )}
          </li>
        ))}
      </ul>
      {chosen?.leaveId && (
        <TakeBack doctor={doctor} leaveId={chosen.leaveId} words={chosen.words} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

type TakeBackProps = { doctor: LeaveProps['doctor']; leaveId: string; words: string; onClose: () => void };

function TakeBack({ doctor, leaveId, words, onClose }: TakeBackProps) {
  const ending = useEndLeave(doctor.id);
  return (
    <Dialog isOpen onClose={onClose} title={`Take back the leave of ${doctor.name}?`} size="small">
      <p>{words}. Patients can book these days again. The doctor is told.</p>
      {ending.error && <AlertBox tone="urgent" title={sentenceFor(ending.error)} />}
      <DialogActions>
        <Button onClick={onClose}>Leave it</Button>
        <Button
          look="primary"
          isBusy={ending.isPending}
          onClick={() => ending.mutate({ leaveId }, { onSuccess: onClose })}
        >
          Take back
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Days that were entered together, as one line; what the doctor entered is one line, too. */
function leavesOf(days: readonly DayOff[]): { leaveId: string | null; words: string }[] {
  const byLeave = Map.groupBy(days, ({ leaveId }) => leaveId);
  return [...byLeave].map(([leaveId, its]) => ({
    leaveId,
    words: spansOf(its.map(({ date }) => date))
      .map(({ from, until }) => (from === until ? dayAsText(from) : `${dayAsText(from)} to ${dayAsText(until)}`))
      .join(', '),
  }));
}

/** Days that follow each other, as one. */
export function spansOf(days: readonly string[]): { from: string; until: string }[] {
  const spans: { from: string; until: string }[] = [];
  for (const day of days.toSorted()) {
    const last = spans.at(-1);
    if (last && addDays(last.until, 1) === day) last.until = day;
    else spans.push({ from: day, until: day });
  }
  return spans;
}
