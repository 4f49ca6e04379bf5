import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { DoctorInFull } from '#contract/appointments/doctors.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { DoctorChoice } from '../booking/doctor-choice.tsx';
import { DoctorFacts } from './doctor-facts.tsx';
import { DoctorHead } from './doctor-head.tsx';
import { NextTimes } from './next-times.tsx';

const clinic = { name: 'Banyan Street Clinic', address: '14 Banyan Street' };
const IYER: DoctorInFull = {
  id: '0197a1b2-0000-7000-8000-000000000013',
  name: 'Dr. Meera Iyer',
  title: 'Senior Doctor',
  department: 'Cardiology',
  languages: ['en', 'ta', 'ins'],
  qualifications: ['MBBS', 'DM (Cardiology)'],
  seesFor: ['Palpitations', 'High blood pressure'],
  about: 'Please bring earlier ECGs.',
  room: 'Room 2',
  directions: 'First floor, left of the lift.',
  takesBookings: true,
  nextDays: [
    { date: '2026-11-16', times: ['09:30', '11:00'] },
    { date: '2026-11-18', times: ['14:15'] },
  ],
};
const SILENT = { languages: [], qualifications: [], seesFor: [], about: '', room: '', directions: '' };

beforeEach(() => {
  sessionStorage.clear();
  answerCalls({});
});

function show(changes: Partial<DoctorInFull> = {}, phone?: string) {
  const doctor = { ...IYER, ...changes };
  return renderPage(
    <>
      <DoctorHead doctor={doctor} />
      <NextTimes doctor={doctor} accountId="ananya" phone={phone} />
      <DoctorFacts doctor={doctor} clinic={clinic} />
    </>,
  );
}
const draft = () => JSON.parse(sessionStorage.getItem('nadi-booking-ananya') ?? '{}');

test('says who the doctor is, in words and not in codes, and where to go', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Meera Iyer' })).toBeDefined();
  expect(screen.getByText('Senior Doctor, Cardiology')).toBeDefined();
  const about = screen.getByRole('region', { name: 'About Dr. Meera Iyer' });
  expect(about.textContent).toContain('English, Tamil, Indian Sign Language');
  const lines = within(about).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Palpitations',
    'High blood pressure',
    'MBBS',
    'DM (Cardiology)',
  ]);
  const where = screen.getByRole('region', { name: 'Where to go' });
  expect(where.textContent).toContain('Room 2');
  expect(where.textContent).toContain('First floor, left of the lift.');
});

test('what the doctor has not said is left out, never shown as empty', async () => {
  show({ ...SILENT, room: '', languages: ['en'] });
  const about = await screen.findByRole('region', { name: 'About Dr. Meera Iyer' });
  const terms = within(about).getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['Speaks']);
  expect(screen.queryByRole('region', { name: 'Where to go' })).toBeNull();
});

test('a doctor who has said nothing has times and no other card', async () => {
  show(SILENT);
  expect((await screen.findAllByRole('region')).map((region) => region.textContent?.slice(0, 15))).toEqual([
    'Next free times',
  ]);
});

test('a time leads to the booking form with the doctor, the day and the time chosen', async () => {
  const { router } = show();
  await userEvent.click(await screen.findByRole('link', { name: 'Book Wed 18 Nov, 14:15' }));
  expect(draft()).toMatchObject({
    ...{ department: 'Cardiology', doctorId: IYER.id, doctorName: IYER.name },
    ...{ date: '2026-11-18', time: '14:15' },
  });
  await expect.poll(() => router.state.location.pathname).toBe('/book');
});

test('all times are those of the booking form, with the doctor chosen', async () => {
  show();
  await userEvent.click(await screen.findByRole('link', { name: 'All times' }));
  expect(draft()).toMatchObject({ doctorId: IYER.id, date: '', time: '' });
});

test('a doctor who takes no bookings says so, with a number to call', async () => {
  show({ takesBookings: false, nextDays: [] }, '+91 22 5550 0100');
  expect(await screen.findByText(/Dr. Meera Iyer is not taking bookings at present/)).toBeDefined();
  expect(screen.getByRole('link', { name: '+91 22 5550 0100' }).getAttribute('href')).toBe('tel:+912255500100');
  expect(screen.queryByRole('link', { name: 'All times' })).toBeNull();
});

test('where every time is taken the way leads to the waiting list', async () => {
  show({ nextDays: [] });
  expect(await screen.findByText(/All times of the next weeks are taken/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the waiting list' }).getAttribute('href')).toBe('/book#waitlist');
});

test('each doctor of the booking form says which languages they speak, and has a page', async () => {
  const doctors = [{ ...IYER, nextFreeAt: null }];
  renderPage(<DoctorChoice doctors={doctors} chosenId={undefined} onChoose={() => undefined} />);
  const link = await screen.findByRole('link', { name: 'About Dr. Meera Iyer' });
  expect(link.getAttribute('href')).toBe(`/book/doctors/${IYER.id}`);
  expect(screen.getByText('Speaks English, Tamil, Indian Sign Language')).toBeDefined();
});
