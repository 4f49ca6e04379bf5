import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { ApprovedList } from '../doctor-day/approved-list.tsx';
import { anAppointment } from '../testing.ts';
import { DeskVisits } from './desk-visits.tsx';

const visit = anAppointment({ status: 'approved', version: 4, can: { move: true, cancel: true } });
const STATUS = `PATCH /api/appointments/${visit.id}/status`;
const MOVE = `POST /api/appointments/${visit.id}/move`;
const IYER = {
  ...{ id: visit.doctorId, name: visit.doctor, title: '', department: visit.department },
  ...{ languages: [], nextFreeAt: null },
};
const NAIR = { ...IYER, id: '0197a1b2-0000-7000-8000-000000000042', name: 'Dr. Arun Nair' };

const timesOf = (doctorId: string) => ({
  [`GET /api/doctors/${doctorId}/days?from=2999-11-18&count=14&patient=${visit.patientId}&moving=${visit.id}`]: () => ({
    body: [{ date: '2999-11-18', free: 1, offered: 1 }],
  }),
  [`GET /api/doctors/${doctorId}/slots?date=2999-11-18&patient=${visit.patientId}&moving=${visit.id}`]: () => ({
    body: {
      date: '2999-11-18',
      timeZone: 'Asia/Kolkata',
      slots: [{ time: '15:00', startsAt: '2999-11-18T09:30:00.000Z', isFree: true }],
    },
  }),
});

function answer(more: Parameters<typeof answerCalls>[0]) {
  const sent: unknown[] = [];
  const keep = (name: string) => ({
    [name]: (call: { body: unknown; headers: Headers }) => {
      sent.push(call.body);
      return more[name]?.(call) ?? { body: visit };
    },
  });
  answerCalls({
    'GET /api/appointments?limit=200&status=approved': () => ({ body: [visit] }),
    [`GET /api/appointments/patient/${visit.patientId}?limit=100`]: () => ({ body: [{ ...visit, reason: '' }] }),
    'GET /api/doctors?department=Cardiology': () => ({ body: [IYER, NAIR] }),
    ...timesOf(IYER.id),
    ...timesOf(NAIR.id),
    ...more,
    ...keep(STATUS),
    ...keep(MOVE),
  });
  return sent;
}

function showDoctor(more: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answer(more);
  renderPage(
    <>
      <ApprovedList isDemo={false} told={() => null} />
      <Toasts />
    </>,
  );
  return sent;
}

test('a doctor cancels an approved visit, with a reason', async () => {
  const sent = showDoctor();
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel the visit of Ananya Rao/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the visit of Ananya Rao?' }));
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Reason' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
  expect(dialog.getByText('Reason is needed.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'I am ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
  expect(await screen.findByText('Visit cancelled')).toBeDefined();
  expect(sent).toEqual([{ status: 'cancelled', reason: 'I am ill.', version: 4 }]);
});

test('a doctor moves an approved visit within the own calendar, with a reason', async () => {
  const sent = showDoctor();
  await userEvent.click(await screen.findByRole('button', { name: /^Move the visit of Ananya Rao/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the visit of Ananya Rao' }));
  expect(dialog.queryByRole('combobox', { name: 'Doctor' })).toBeNull();
  await userEvent.click(await dialog.findByRole('radio', { name: '15:00' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A meeting');
  await userEvent.click(dialog.getByRole('button', { name: 'Move to Monday 18 November, 15:00' }));

  expect(await screen.findByText('Visit moved')).toBeDefined();
  expect(sent).toEqual([{ date: '2999-11-18', time: '15:00', reason: 'A meeting', version: 4 }]);
});

test('a move that came too late says so in place and keeps what was typed', async () => {
  showDoctor({
    [MOVE]: () => refused(409, 'appointment_moved_on', 'This appointment is already cancelled by Ananya Rao.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Move the visit/ }));
  await userEvent.click(await screen.findByRole('radio', { name: '15:00' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A meeting');
  await userEvent.click(screen.getByRole('button', { name: /^Move to/ }));

  const dialog = within(screen.getByRole('dialog', { name: 'Move the visit of Ananya Rao' }));
  expect(await dialog.findByText('This appointment is already cancelled by Ananya Rao.')).toBeDefined();
  expect((screen.getByRole('textbox', { name: /^Reason/ }) as HTMLTextAreaElement).value).toBe('A meeting');
});

test('the desk moves a visit to another doctor of the department', async () => {
  const sent = answer({});
  renderPage(<DeskVisits patientId={visit.patientId} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Move the visit/ }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Doctor' }), 'Dr. Arun Nair');
  await userEvent.click(await screen.findByRole('radio', { name: '15:00' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Dr. Iyer is ill');
  await userEvent.click(screen.getByRole('button', { name: /^Move to/ }));

  await expect
    .poll(() => sent)
    .toEqual([{ date: '2999-11-18', time: '15:00', reason: 'Dr. Iyer is ill', doctorId: NAIR.id, version: 4 }]);
});

test('whoever moves or cancels reads whom to call, where no mail reaches the patient', async () => {
  const unreached = { ...visit, callPatient: '+91 98200 14477' };
  showDoctor({ 'GET /api/appointments?limit=200&status=approved': () => ({ body: [unreached] }) });
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel the visit of Ananya Rao/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the visit of Ananya Rao?' }));
  expect(dialog.getByText('Call Ananya Rao: +91 98200 14477')).toBeDefined();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'I am ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
  expect(await screen.findByText('Ananya Rao gets no mail: call +91 98200 14477.')).toBeDefined();
});
