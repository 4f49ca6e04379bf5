import { IconChevronLeft, IconChevronRight, IconClockEdit } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { addDays, dayOf, dayWords } from '#web/ui/time/zoned-time.ts';
import { useVisitDialogs } from '../changing/visit-actions.tsx';
import styles from './calendar.module.css';
import { useSchedule, useWeekAppointments, useWeekSlots } from './schedule-queries.ts';
import { VisitDialog } from './visit-dialog.tsx';
import { blocksOf, daysOfWeek, mondayOf } from './week.ts';
import { WeekGrid } from './week-grid.tsx';

const hoursDialog = async () => (await import('./hours-dialog.tsx')).HoursDialog;

type MyCalendarProps = {
  doctorId: string;
  week: string | undefined;
  openChart: (appointment: Appointment) => ReactNode;
};

/** One week: what is booked, what is still free, days off and extra sessions. */
export function MyCalendar({ doctorId, week, openChart }: MyCalendarProps) {
  const timeZone = useTimeZone();
  const today = dayOf(useNow(), timeZone);
  const monday = mondayOf(week && isDay(week) ? week : today);
  const days = daysOfWeek(monday);
  const [isEditing, setEditing] = useState(false);
  const [opened, setOpened] = useState<Appointment | null>(null);
  const { ask, dialogs } = useVisitDialogs();
  const schedule = useSchedule();
  const appointments = useWeekAppointments(monday, addDays(monday, 6));
  const slots = useWeekSlots(doctorId, days);
  const blocks = days.map((day, index) =>
    blocksOf(slots[index] ?? [], appointments.data?.booked.filter(({ date }) => date === day) ?? []),
  );
  return (
    <>
      <div className={`row wrap gap-8 gap-x-12 ${styles.bar}`}>
        <WeekLink week={addDays(monday, -7)} label="Week before" icon={<IconChevronLeft aria-hidden />} />
        <h2>{inWords(days)}</h2>
        <WeekLink week={addDays(monday, 7)} label="Week after" icon={<IconChevronRight aria-hidden />} />
        {!days.includes(today) && (
          <Link to="/doctor-dashboard" search={{ view: 'appointments', list: 'calendar' }}>
            This week
          </Link>
        )}
        <p className="muted text-14">{summaryOf(blocks.flat(), timeZone)}</p>
        <Button icon={<IconClockEdit aria-hidden />} onClick={() => setEditing(true)} disabled={!schedule.data}>
          Weekly hours
        </Button>
      </div>
      <QueryView query={appointments} lines={8}>
        {() => (
          <QueryView query={schedule} lines={8}>
            {(known) => <WeekGrid {...{ days, blocks, today }} schedule={known} onOpen={setOpened} />}
          </QueryView>
        )}
      </QueryView>
      <VisitDialog appointment={opened} onClose={() => setOpened(null)} onAsk={ask} openChart={openChart} />
      {dialogs}
      {schedule.data && (
        <LazyDialog
          load={hoursDialog}
          dialog={{ isOpen: isEditing, onClose: () => setEditing(false), schedule: schedule.data }}
        />
      )}
    </>
  );
}

const WeekLink = ({ week, label, icon }: { week: string; label: string; icon: ReactNode }) => (
  <ButtonLink
    to="/doctor-dashboard"
    search={{ view: 'appointments', list: 'calendar', week }}
    isIconOnly
    icon={icon}
    aria-label={label}
  />
);

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

function inWords(days: readonly string[]): string {
  const [first, last] = [dayWords(days[0] ?? ''), dayWords(days.at(-1) ?? '')];
  const from = first.month === last.month ? first.number : `${first.number} ${first.month}`;
  return `${from} to ${last.number} ${last.month} ${days.at(-1)?.slice(0, 4)}`;
}

function summaryOf(blocks: readonly ReturnType<typeof blocksOf>[number][], timeZone: string): string {
  const visits = blocks.filter(({ kind }) => kind === 'visit').length;
  const free = blocks.reduce((sum, block) => sum + (block.kind === 'free' ? block.count : 0), 0);
  return `${visits === 1 ? '1 appointment' : `${visits} appointments`}, ${free} times free · ${timeZone}`;
}
