import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { anAppointment } from '../testing.ts';
import { SlotChoice } from './slot-choice.tsx';

const DOCTOR = '0197a1b2-0000-7000-8000-000000000013';
const DATE = '2999-11-18';
const slot = (time: string, startsAt: string) => ({ time, startsAt, isFree: true });

test('a time at which the patient is already at another doctor cannot be chosen, and says why', async () => {
  answerCalls({
    [`GET /api/doctors/${DOCTOR}/slots?date=${DATE}`]: () => ({
      body: {
        date: DATE,
        timeZone: 'Asia/Kolkata',
        slots: [slot('11:30', `${DATE}T06:00:00.000Z`), slot('11:45', `${DATE}T06:15:00.000Z`)],
      },
    }),
  });
  const elsewhere = [anAppointment({ status: 'approved', doctor: 'Dr. Arun Nair' })];
  renderPage(<SlotChoice doctorId={DOCTOR} date={DATE} time="" onChoose={() => undefined} elsewhere={elsewhere} />);

  const taken = (await screen.findByRole('radio', { name: '11:30, you are at Dr. Arun Nair' })) as HTMLInputElement;
  expect(taken.disabled).toBe(true);
  expect(screen.getByText('11:30: you are at Dr. Arun Nair then.')).toBeDefined();
  expect((screen.getByRole('radio', { name: '11:45' }) as HTMLInputElement).disabled).toBe(false);
});

test('of a long day so many rows are shown that two times are free, and the rest when it is asked for', async () => {
  const taken = new Set(['09:00', '09:30', '09:45']);
  const day = Array.from({ length: 37 }, (_, n) => {
    const minutes = 9 * 60 + n * 15;
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return { ...slot(time, `${DATE}T${time}:00.000Z`), isFree: !taken.has(time) };
  });
  answerCalls({
    [`GET /api/doctors/${DOCTOR}/slots?date=${DATE}`]: () => ({
      body: { date: DATE, timeZone: 'Asia/Kolkata', slots: day },
    }),
  });
  renderPage(<SlotChoice doctorId={DOCTOR} date={DATE} time="" onChoose={() => undefined} atFirst={4} />);

  expect(await screen.findAllByRole('radio')).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: 'Show until 18:00' }));
  expect(screen.getAllByRole('radio')).toHaveLength(37);
});
