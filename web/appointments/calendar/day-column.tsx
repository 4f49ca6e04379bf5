import { IconBeach, IconClockPlus } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Schedule } from '#contract/appointments/doctor-day.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { dayInFull, dayWords } from '#web/ui/time/zoned-time.ts';
import styles from './calendar.module.css';
import { DayOffDialog } from './day-off-dialog.tsx';
import { ExtraSessionDialog } from './extra-session-dialog.tsx';
import { useTakeBack } from './schedule-queries.ts';
import { stateInWords } from './visit-dialog.tsx';
import { type Block, SLOT_MINUTES, timeAt } from './week.ts';

type DayColumnProps = {
  day: string;
  today: string;
  /** The minute at which the grid begins. */
  from: number;
  blocks: readonly Block[];
  schedule: Schedule;
  onOpen: (appointment: Appointment) => void;
};

export function DayColumn({ day, today, from, blocks, schedule, onOpen }: DayColumnProps) {
  const { weekday, number, month } = dayWords(day);
  const dayOff = schedule.daysOff.find(({ date }) => date === day);
  const closed = schedule.closedDays.find(({ date }) => date === day);
  const isPast = day < today;
  const span = (start: number, count: number) =>
    ({ '--from': (start - from) / SLOT_MINUTES + 1, '--span': count }) as CSSProperties;
  return (
    <section
      className={classNames(
        `panel round clipped ${styles.day}`,
        day === today && styles.today,
        (dayOff || closed) && 'sunk',
      )}
      aria-label={`${dayInFull(day)}${day === today ? ', today' : ''}`}
    >
      <header className={`row between ${styles.head}`}>
        <p className="muted lead-120">
          {weekday} <b className="ink text-17">{number}</b> <span>{month}</span>
        </p>
        {!isPast && <DayActions day={day} hasDayOff={dayOff !== undefined} booked={bookedIn(blocks)} />}
      </header>
      {closed && (
        <p className={`attention text-14 semibold lead-125 breakable ${styles.closed}`}>Clinic closed: {closed.name}</p>
      )}
      <Exceptions day={day} schedule={schedule} canChange={!isPast} />
      <ol className={styles.blocks}>
        {blocks.map((block) =>
          block.kind === 'free' ? (
            <li
              key={`free-${block.from}`}
              className={`row baseline wrap gap-x-8 ruled muted text-14 ${styles.free}`}
              style={span(block.from, block.count)}
            >
              <span>
                {timeAt(block.from)} – {timeAt(block.from + block.count * SLOT_MINUTES)}
              </span>{' '}
              <b className="semibold">{block.count} free</b>
            </li>
          ) : (
            <li
              key={block.appointment.id}
              className={classNames(`ruled action-soft ${styles.visit}`, styles[block.appointment.status])}
              style={span(block.from, block.count)}
            >
              <button
                className="row wrap baseline full pressable ink"
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(block.appointment)}
              >
                <Visit appointment={block.appointment} />
              </button>
            </li>
          ),
        )}
      </ol>
      {blocks.length === 0 && (
        <p className={`muted text-14 ${styles.nothing}`}>
          {closed ? 'No times are offered' : dayOff ? 'Day off' : isPast ? 'No visits' : 'No hours'}
        </p>
      )}
    </section>
  );
}

const Visit = ({ appointment: { time, patient, reason, status } }: { appointment: Appointment }) => (
  <>
    <time>{time}</time> <b title={reason}>{patient}</b>
    <span className={`muted ${styles.reason}`}>{reason}</span>
    <em>{stateInWords(status)}</em>
  </>
);

/** Visits that take place or wait for an answer. */
const bookedIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'visit' && ['pending', 'approved'].includes(block.appointment.status) ? [block.appointment] : [],
  );

type DayActionsProps = { day: string; hasDayOff: boolean; booked: readonly Appointment[] };

function DayActions({ day, hasDayOff, booked }: DayActionsProps) {
  const [asked, setAsked] = useState<'off' | 'extra' | null>(null);
  const close = () => setAsked(null);
  const on = `on ${dayInFull(day)}`;
  return (
    <div className={`row stretch ${styles.actions}`}>
      {!hasDayOff && (
        <Button
          look="quiet"
          isIconOnly
          aria-label={`Take a day off ${on}`}
          title="Take this day off"
          icon={<IconBeach aria-hidden />}
          onClick={() => setAsked('off')}
        />
      )}
      <Button
        look="quiet"
        isIconOnly
        aria-label={`Add an extra session ${on}`}
        title="Add an extra session"
        icon={<IconClockPlus aria-hidden />}
        onClick={() => setAsked('extra')}
      />
      <DayOffDialog {...{ day, booked }} isOpen={asked === 'off'} onClose={close} />
      <ExtraSessionDialog day={day} isOpen={asked === 'extra'} onClose={close} />
    </div>
  );
}

type ExceptionsProps = { day: string; schedule: Schedule; canChange: boolean };

/** What makes this day unlike its weekday, and a way to take it back. */
function Exceptions({ day, schedule, canChange }: ExceptionsProps) {
  const takeBack = useTakeBack();
  const all = [
    ...schedule.daysOff.map(({ id, date, reason }) => ({ id, date, words: `Day off${reason && `: ${reason}`}` })),
    ...schedule.extraSessions.map(({ id, date, firstStart, lastStart }) => ({
      id,
      date,
      words: `Extra ${firstStart} to ${lastStart}`,
    })),
  ].filter(({ date }) => date === day);
  return (
    <ul className={styles.exceptions}>
      {all.map(({ id, words }) => (
        <li className="row wrap between attention text-14 semibold lead-125" key={id}>
          <span>{words}</span>
          {canChange && (
            <Button
              look="quiet"
              size="small"
              disabled={takeBack.isPending}
              aria-label={`Take back: ${words}, ${dayInFull(day)}`}
              onClick={() => mutateDetached(takeBack, id, { onError: (error) => toast.error(sentenceFor(error)) })}
            >
              Take back
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
