import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { HoursStep } from './hours-step.tsx';

const doctor = (end: number, name: string): AccountReply => ({
  ...{ id: `0197a1b2-0000-7000-8000-0000000000${end}`, role: 'doctor', name, email: `d${end}@clinic.example` },
  ...{ title: 'Doctor', department: 'Cardiology', licenseNumber: `K-${end}`, licenceEndsOn: null, languages: [] },
  ...{ employeeId: null, state: 'active', hasSecondFactor: false, createdAt: '2026-01-01T06:00:00.000Z' },
  ...{ lastLoginAt: null, sessions: 0, version: 1 },
});
const [KNOWN, UNKNOWN] = [doctor(13, 'Dr. Meera Iyer'), doctor(14, 'Dr. Arun Nair')];
const EMPTY = { timeZone: 'Asia/Kolkata', hours: [], daysOff: [], extraSessions: [], closedDays: [] };

test('a doctor whose hours did not load is not offered as chosen', async () => {
  answerCalls({
    'GET /api/admin/accounts': () => ({ body: [KNOWN, UNKNOWN] }),
    [`GET /api/admin/doctors/${KNOWN.id}/schedule`]: () => ({ body: EMPTY }),
    [`GET /api/admin/doctors/${UNKNOWN.id}/schedule`]: () => refused(500, 'failed', 'It did not work.'),
  });
  renderPage(<HoursStep />);
  expect(await screen.findByRole('button', { name: 'Give 1 doctor these hours' })).toBeDefined();
  expect(screen.getByText('Dr. Arun Nair: not known whether there are hours. Left out.')).toBeDefined();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true]);
});
