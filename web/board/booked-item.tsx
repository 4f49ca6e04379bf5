import type { ReactNode } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { dayWords } from '../ui/zoned-time.ts';
import { BoardItem, DayMark } from './board-item.tsx';

/** What is booked is changed where it was booked; the board only shows it. */
export function BookedItem({ appointment, status }: { appointment: Appointment; status: ReactNode }) {
  const { weekday, number, month } = dayWords(appointment.date);
  return (
    <BoardItem mark={<DayMark number={number} month={month} />} title={appointment.doctor} side={status}>
      <span>
        {weekday} <span className="visually-hidden">{`${number} ${month} `}</span>
        {appointment.time}, {appointment.department}
      </span>
    </BoardItem>
  );
}
