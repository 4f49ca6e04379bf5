import { useNavigate, useSearch } from '@tanstack/react-router';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ReceptionVisit } from '#contract/appointments/reception.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { shownToasts, toast } from '#web/ui/feedback/toast.ts';
import { anAppointment } from '../testing.ts';
import { DayList } from './day-list.tsx';
import { FindPeople } from './find-people.tsx';

beforeEach(() => toast.closeAll());

// jsdom knows no popover: it is opened as the browser would say it was.
HTMLElement.prototype.hidePopover = () => undefined;
function openMenu(button: HTMLElement) {
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (panel) fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
}

const visit = (changes: Partial<ReceptionVisit> = {}): ReceptionVisit => ({
  ...anAppointment({ status: 'approved' }),
  state: 'booked',
  acts: ['arrived'],
  isWalkIn: false,
  mayQueue: false,
  age: 58,
  ...changes,
});
const day = (...visits: ReceptionVisit[]) => ({ date: '2999-11-18', timeZone: 'Asia/Kolkata', visits, unfinished: [] });

test('who arrives is noted at one press, with the version that was shown, and moves to those who wait', async () => {
  const expected = visit({ version: 3 });
  const here = visit({ state: 'arrived', acts: ['with-doctor', 'done', 'left'], token: 'A-07', version: 4 });
  let shown = expected;
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/reception/day': () => ({ body: day(shown) }),
    [`POST /api/reception/visits/${expected.id}/note`]: ({ body }) => {
      sent.push(body);
      shown = here;
      return { body: here };
    },
  });
  renderPage(<DayList onOpen={() => undefined} />);

  const list = await screen.findByRole('list', { name: 'Expected' });
  expect(within(list).getByText('58 · PUD-7K3QX-2M9TD')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Arrived: Ananya Rao, 11:30' }));

  expect(await screen.findByRole('list', { name: 'Waiting' })).toBeDefined();
  expect(screen.getByText('A-07')).toBeDefined();
  expect(sent).toEqual([{ act: 'arrived', version: 3 }]);
});

test('the reception sees that a reason names a danger, without the reason', async () => {
  const marked = visit({ reason: '', isReasonWithheld: true, reasonDanger: 'danger' });
  answerCalls({ 'GET /api/reception/day': () => ({ body: day(marked) }) });
  renderPage(<DayList onOpen={() => undefined} />);
  expect(await screen.findByText('Danger sign: read first')).toBeDefined();
});

test('the list of one doctor is chosen by name', async () => {
  const other = visit({ id: '0197a1b2-0000-7000-8000-000000000099', doctorId: 'other', doctor: 'Dr. Arjun Nair' });
  answerCalls({ 'GET /api/reception/day': () => ({ body: day(visit(), { ...other, patient: 'Ravi Menon' }) }) });
  renderPage(<DayList onOpen={() => undefined} />);
  await screen.findByText('Ravi Menon');
  await userEvent.selectOptions(screen.getByLabelText('Doctor'), 'Dr. Arjun Nair, 1');
  expect(screen.queryByText('Ananya Rao')).toBeNull();
  expect(screen.getByText('Ravi Menon')).toBeDefined();
});

test('nobody is looked up before three characters are typed, and who is found is opened', async () => {
  const opened: string[] = [];
  const person = {
    patientId: 'p',
    name: 'Irfan Sheikh',
    age: 29,
    bornIn: 1997,
    sex: 'Male',
    phoneEnding: '2318',
    pud: 'PUD-5YD2Q-H7N4R',
  };
  const calls = answerCalls({
    'GET /api/reception/patients?q=irf': () => ({
      body: { people: [{ ...person, isDeactivated: false }], isCut: true },
    }),
  });
  renderPage(<FindPeople onOpen={(id) => opened.push(id)} />);
  const field = await screen.findByLabelText('Find a patient');
  await userEvent.type(field, 'ir');
  expect(screen.getByText(/Type at least three characters/)).toBeDefined();
  await userEvent.type(field, 'f');
  const found = await screen.findByRole('button', { name: /Irfan Sheikh/ });
  expect(found.textContent).toContain('29, Male, born 1997phone …2318');
  expect(screen.getByText('There are more than 1: type more, or the phone number.')).toBeDefined();
  await userEvent.click(found);
  expect([opened, calls.filter((each) => each.includes('reception/patients'))]).toEqual([
    ['p'],
    ['GET /api/reception/patients?q=irf'],
  ]);
});

test('Back from a person leads to the name that was searched and to whom it found', async () => {
  const person = { patientId: 'p', name: 'Irfan Sheikh', age: 29, bornIn: 1997, sex: 'Male', phoneEnding: '2318' };
  const found = { ...person, pud: 'PUD-5YD2Q-H7N4R', isDeactivated: false };
  const calls = answerCalls({
    'GET /api/reception/patients?q=irf': () => ({ body: { people: [found], isCut: false } }),
  });
  const { router } = renderPage(<FindOrOpen />);
  await userEvent.type(await screen.findByLabelText('Find a patient'), 'irf');
  await userEvent.click(await screen.findByRole('button', { name: /Irfan Sheikh/ }));
  expect(screen.queryByLabelText('Find a patient')).toBeNull();
  act(() => router.history.back());

  expect(await screen.findByRole('button', { name: /Irfan Sheikh/ })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Find a patient').value).toBe('irf');
  // Each look-up is in the trail: this one is not made twice.
  expect(calls).toHaveLength(1);
});

function FindOrOpen() {
  const { patient } = useSearch({ strict: false });
  const navigate = useNavigate();
  return patient ? (
    <p>A person</p>
  ) : (
    <FindPeople onOpen={(id) => void navigate({ to: '/', search: { patient: id } })} />
  );
}

test('a note that came too late says so', async () => {
  const late = visit();
  answerCalls({
    'GET /api/reception/day': () => ({ body: day(late) }),
    [`POST /api/reception/visits/${late.id}/note`]: () =>
      refused(409, 'appointment_moved_on', 'This appointment is already cancelled by Asha Rao.'),
  });
  renderPage(<DayList onOpen={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Arrived: / }));
  await expect
    .poll(() => shownToasts())
    .toMatchObject([{ title: 'It was not noted.', text: 'This appointment is already cancelled by Asha Rao.' }]);
});

test('what was left open on the last days stands first, with its day; another day is asked for by its date', async () => {
  const open = visit({ id: '0197a1b2-0000-7000-8000-000000000098', patient: 'Gopal Krishnamurthy', state: 'late' });
  const calls = answerCalls({
    'GET /api/reception/day': () => ({ body: { ...day(visit()), unfinished: [open] } }),
    'GET /api/reception/day?date=2999-11-19': () => ({ body: { ...day(visit({ patient: 'Ravi Menon' })) } }),
  });
  renderPage(<DayList onOpen={() => undefined} />);
  const list = await screen.findByRole('list', { name: 'Left open on the last days' });
  expect(list.textContent).toMatch(/11:30.*18 Nov.*Gopal Krishnamurthy/);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2999-11-19' } });
  expect(await screen.findByText('Ravi Menon')).toBeDefined();
  expect(calls).toContain('GET /api/reception/day?date=2999-11-19');
});

test('a wrong press is taken back behind More, and whoever waits is sent to a doctor who is here', async () => {
  const here = visit({
    state: 'arrived',
    acts: ['with-doctor', 'not-here'],
    token: 'A-07',
    version: 4,
    mayQueue: true,
  });
  const sent: unknown[] = [];
  const doctors = ['Dr. Sunita Pillai', 'Dr. Karan Shah'].map((doctor, place) => ({
    ...{ doctorId: `0197a1b2-0000-7000-8000-00000000010${place}`, doctor, room: 'Room 5', waiting: 2 },
    ...{ firstStart: '09:00', lastStart: '13:00', aboutAt: '2999-11-18T05:50:00.000Z' },
    department: place === 0 ? 'Cardiology' : 'Dermatology',
  }));
  answerCalls({
    'GET /api/reception/day': () => ({ body: day(here) }),
    'GET /api/reception/doctors': () => ({ body: doctors }),
    [`POST /api/reception/visits/${here.id}/note`]: ({ body }) => {
      sent.push(body);
      return { body: here };
    },
    [`POST /api/reception/visits/${here.id}/queue`]: ({ body }) => {
      sent.push(body);
      return { body: { ...here, doctor: 'Dr. Sunita Pillai' } };
    },
  });
  renderPage(<DayList onOpen={() => undefined} />);
  const more = await screen.findByRole('button', { name: 'More about Ananya Rao, 11:30' });
  openMenu(more);
  await userEvent.click(screen.getByRole('button', { name: 'Not here after all' }));
  expect(sent).toEqual([{ act: 'not-here', version: 4 }]);

  openMenu(more);
  await userEvent.click(screen.getByRole('button', { name: 'To another doctor’s queue' }));
  expect(await screen.findByLabelText(/Dr. Sunita Pillai.*Room 5, 09:00 to 13:00, 2 waiting/)).toBeDefined();
  // A booked visit stays in its department.
  expect(screen.queryByLabelText(/Dr. Karan Shah/)).toBeNull();
  await userEvent.click(screen.getByLabelText(/Dr. Sunita Pillai/));
  await userEvent.type(screen.getByLabelText('Reason'), 'The doctor is late.');
  await userEvent.click(screen.getByRole('button', { name: 'Send there' }));
  await expect
    .poll(() => sent[1])
    .toEqual({ doctorId: doctors[0]?.doctorId, reason: 'The doctor is late.', version: 4 });
});
