import type { CSSProperties } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Schedule } from '#contract/appointments/doctor-day.ts';
import styles from './calendar.module.css';
import { DayColumn } from './day-column.tsx';
import { type Block, SLOT_MINUTES, spanOf, timeAt } from './week.ts';

type WeekGridProps = {
  days: readonly string[];
  blocks: readonly Block[][];
  today: string;
  schedule: Schedule;
  onOpen: (appointment: Appointment) => void;
};

/** Seven columns on one axis of time; on a narrow screen the days follow each other. */
export function WeekGrid({ days, blocks, today, schedule, onOpen }: WeekGridProps) {
  const { from, until } = spanOf(blocks);
  const hours = Array.from({ length: (until - from) / 60 }, (_, hour) => from + hour * 60);
  const rows = { '--rows': (until - from) / SLOT_MINUTES } as CSSProperties;
  return (
    <div className={`stack fit gap-10 ${styles.week}`} style={rows}>
      <div className={`hidden ${styles.hours}`} aria-hidden>
        {hours.map((minutes) => (
          <span key={minutes} style={{ '--from': (minutes - from) / SLOT_MINUTES + 1 } as CSSProperties}>
            {timeAt(minutes)}
          </span>
        ))}
      </div>
      {days.map((day, index) => (
        <DayColumn key={day} {...{ day, today, from, schedule, onOpen }} blocks={blocks[index] ?? []} />
      ))}
    </div>
  );
}
