import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Wish } from '#contract/appointments/waitlist.ts';
import { answerCalls, refused, renderPage, type Sent } from '#web/testing.tsx';
import { shownToasts, toast } from '#web/ui/feedback/toast.ts';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { draftOf, useBookingDraft } from '../booking/booking-draft.ts';
import { anAppointment } from '../testing.ts';
import { HeldTime } from './held-time.tsx';
import { OfferLine } from './offer-line.tsx';
import { anOffer, aWish } from './testing.ts';
import { WaitlistCard } from './waitlist-card.tsx';

const DOCTOR = {
  id: '0197a1b2-0000-7000-8000-000000000013',
  name: 'Dr. Meera Iyer',
  title: '',
  department: 'Cardiology',
  languages: [],
};

beforeEach(() => toast.closeAll());

type Answers = Parameters<typeof answerCalls>[0];

function show(wishes: () => Wish[], answers: Answers = {}) {
  answerCalls({
    'GET /api/waitlist': () => ({ body: wishes() }),
    'GET /api/departments': () => ({ body: [{ id: DOCTOR.id, name: 'Cardiology' }] }),
    'GET /api/doctors?department=Cardiology': () => ({ body: [{ ...DOCTOR, nextFreeAt: null }] }),
    ...answers,
  });
  return renderPage(<Shown />);
}

function Shown() {
  const bookingForm = useBookingDraft('ananya', { reason: 'A cough' });
  return (
    <>
      <h1>Book a visit</h1>
      <OfferLine />
      <KeepsFocus>
        <div>
          <HeldTime id="waitlist" />
        </div>
      </KeepsFocus>
      <WaitlistCard id="waitlist" bookingForm={bookingForm} />
    </>
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test.each(['danger', 'unread'] as const)(
  'a wish whose reason is %s shows whom to call, unfolded',
  async (reasonDanger) => {
    show(() => [aWish({ reasonDanger })]);
    const call = await screen.findByRole('link', { name: /^\d+$/ });
    expect(call.getAttribute('href')).toMatch(/^tel:\d+$/);
    expect(call.closest('details')?.open).not.toBe(false);
  },
);

test('whom nothing suits says what would, and reads the place in line', async () => {
  let sent: Sent | undefined;
  let wishes: Wish[] = [];
  show(() => wishes, {
    'POST /api/waitlist': (call) => {
      sent = call;
      wishes = [aWish({ place: 3 })];
      return { status: 201, body: wishes[0] };
    },
  });
  await screen.findByText(/has ten minutes to answer/);
  await press('Wait for a time');
  expect((screen.getByLabelText('With') as HTMLSelectElement).selectedOptions[0]?.text).toBe('Dr. Meera Iyer');
  for (const day of ['Wed', 'Thu', 'Fri', 'Sat', 'Sun']) await userEvent.click(screen.getByLabelText(day));
  for (const part of [/^Afternoon/, /^Evening/]) await userEvent.click(screen.getByLabelText(part));
  await press('Join the waiting list');
  expect(await screen.findByText('You are number 3 in line.')).toBeDefined();
  expect(screen.getByText('Mon, Tue, mornings, until Fri 20 Nov')).toBeDefined();
  expect(sent?.body).toMatchObject({
    ...{ department: 'Cardiology', doctor: DOCTOR.id, weekdays: [1, 2], dayParts: ['morning'], reason: 'A cough' },
  });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
});

test('what was chosen stays when the booking proposes another doctor meanwhile', async () => {
  const nair = { ...DOCTOR, id: '0197a1b2-0000-7000-8000-000000000014', name: 'Dr. Arun Nair' };
  let doctors: object[] = [{ ...DOCTOR, nextFreeAt: null }];
  const { queryClient } = show(() => [], {
    'GET /api/doctors?department=Cardiology': () => ({ body: doctors }),
  });
  await press('Wait for a time');
  await userEvent.click(screen.getByLabelText('Sun'));
  doctors = [...doctors, { ...nair, nextFreeAt: '2999-11-18T06:00:00.000Z' }];
  await queryClient.refetchQueries({ queryKey: ['slots', 'doctors'] });
  await screen.findByRole('option', { name: 'Dr. Arun Nair' });
  expect((screen.getByLabelText('With') as HTMLSelectElement).selectedOptions[0]?.text).toBe('Dr. Meera Iyer');
  expect((screen.getByLabelText('Sun') as HTMLInputElement).checked).toBe(false);
});

test('a form without a day is not sent, and says so beside it', async () => {
  show(() => []);
  await press('Wait for a time');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await userEvent.click(screen.getByLabelText(day));
  await press('Join the waiting list');
  expect(screen.getByText('Choose at least one day.')).toBeDefined();
  const monday = screen.getByLabelText('Mon');
  expect(document.activeElement).toBe(monday);
  const described = document.getElementById(monday.getAttribute('aria-describedby') ?? '');
  expect([monday.getAttribute('aria-invalid'), described?.textContent]).toEqual(['true', 'Choose at least one day.']);
});

test('whoever could book at once is told which time is free, and keeps what was chosen', async () => {
  const message = 'A time that suits you is free now: Dr. Meera Iyer, Wed 18 Nov 2026, 11:30 (Asia/Kolkata).';
  show(() => [], {
    'POST /api/waitlist': () =>
      refused(409, 'time_is_free', message, { until: 'Choose a day before that, or book that time.' }),
  });
  await press('Wait for a time');
  await userEvent.click(screen.getByLabelText('Sun'));
  await press('Join the waiting list');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByText('Choose a day before that, or book that time.')).toBeDefined();
  expect((screen.getByLabelText('Sun') as HTMLInputElement).checked).toBe(false);
});

const isAtHeading = (heading = 'Tell me if an earlier time comes free') =>
  expect.poll(() => document.activeElement?.textContent).toBe(heading);

test('the focus goes into the form, and back to the heading when it closes', async () => {
  show(() => []);
  await press('Wait for a time');
  expect(document.activeElement).toBe(screen.getByLabelText('With'));
  await press('Not now');
  await isAtHeading();
});

test('the focus goes on at the heading of the page when a held time was taken', async () => {
  let wishes = [aWish({ offer: anOffer() })];
  show(() => wishes, {
    [`POST /api/waitlist/offers/${anOffer().id}/accept`]: () => {
      wishes = [];
      return { status: 201, body: anAppointment({ time: '10:15' }) };
    },
  });
  await press('Take Wed 18 Nov, 10:15');
  await isAtHeading('Book a visit');
});

test('a held time stands first, with the minutes that are left, and is taken with one press', async () => {
  let wishes = [aWish({ offer: anOffer() })];
  show(() => wishes, {
    [`POST /api/waitlist/offers/${anOffer().id}/accept`]: () => {
      wishes = [];
      return { status: 201, body: anAppointment({ time: '10:15' }) };
    },
  });
  const offer = await screen.findByRole('region', { name: 'Wed 18 Nov, 10:15 came free' });
  expect(within(offer).getByRole('timer').textContent).toMatch(/^(8:00|7:5\d)held$/);
  expect(screen.getByRole('link', { name: 'Take it or leave it' }).getAttribute('href')).toBe('/book#waitlist');
  await press('Take Wed 18 Nov, 10:15');
  await expect.poll(() => screen.queryByRole('region', { name: /came free/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Take it or leave it' })).toBeNull();
});

test('whoever is at the waiting list when a time is held is led to it', async () => {
  show(() => [aWish({ offer: anOffer() })]);
  await screen.findByRole('region', { name: 'Wed 18 Nov, 10:15 came free' });
  expect(document.querySelectorAll('#waitlist')).toHaveLength(1);
  await press('Take it or leave it');
  expect(document.activeElement?.id).toBe('waitlist');
});

test('a time that went to another is said in place, and the held time is gone', async () => {
  let wishes = [aWish({ offer: anOffer() })];
  show(() => wishes, {
    [`POST /api/waitlist/offers/${anOffer().id}/decline`]: () => {
      wishes = [aWish({ place: 1 })];
      return { body: { message: 'The time goes to the next in line.' } };
    },
    [`POST /api/waitlist/offers/${anOffer().id}/accept`]: () =>
      refused(409, 'too_many_pending', 'Three requests are already waiting for an answer.'),
  });
  await press('Take Wed 18 Nov, 10:15');
  expect((await screen.findByRole('alert')).textContent).toContain('Three requests are already waiting for an answer.');
  await press('Leave it to the next');
  expect(await screen.findByText('You are next in line.')).toBeDefined();
  expect(screen.queryByRole('region', { name: /came free/ })).toBeNull();
});

test('when the minutes are over it can no longer be taken', async () => {
  show(() => [aWish({ offer: anOffer({ heldUntil: new Date(Date.now() - 60_000).toISOString(), secondsLeft: 0 }) })]);
  const take = (await screen.findByRole('button', { name: 'Take Wed 18 Nov, 10:15' })) as HTMLButtonElement;
  expect([take.disabled, screen.getByRole('timer').textContent]).toEqual([true, '0:00held']);
  expect(screen.getByText('Dr. Meera Iyer, Cardiology. The ten minutes are over.')).toBeDefined();
});

test('a phone whose clock is an hour ahead takes a held time all the same', async () => {
  show(() => [aWish({ offer: anOffer({ heldUntil: new Date(Date.now() - 52 * 60_000).toISOString() }) })]);
  const take = (await screen.findByRole('button', { name: 'Take Wed 18 Nov, 10:15' })) as HTMLButtonElement;
  expect(take.disabled).toBe(false);
  expect(screen.getByRole('timer').textContent).toMatch(/^(8:00|7:5\d)held$/);
});

test('a time that lapsed as it was taken is said to be lost, although its box is gone', async () => {
  let wishes = [aWish({ offer: anOffer() })];
  show(() => wishes, {
    [`POST /api/waitlist/offers/${anOffer().id}/accept`]: () => {
      wishes = [aWish({ place: 1 })];
      return refused(409, 'offer_over', 'This time is no longer held for you.');
    },
  });
  await press('Take Wed 18 Nov, 10:15');
  await expect.poll(() => screen.queryByRole('region', { name: /came free/ })).toBeNull();
  expect(shownToasts()).toMatchObject([
    { kind: 'error', title: 'Wed 18 Nov, 10:15 was not booked.', text: 'This time is no longer held for you.' },
  ]);
});

test('leaving asks first, and three wishes are the most', async () => {
  const ids = ['32', '33', '34'].map((end) => `0197a1b2-0000-7000-8000-0000000000${end}`);
  let wishes = ids.map((id, index) => aWish({ id, doctor: null, department: `Department ${index}` }));
  show(() => wishes, {
    [`DELETE /api/waitlist/${ids[0]}`]: () => {
      wishes = wishes.slice(1);
      return { body: { message: 'You have left the waiting list.' } };
    },
  });
  await screen.findByText('Any doctor of Department 0');
  expect(screen.queryByRole('button', { name: /^Wait for/ })).toBeNull();
  await press('Leave the line: Any doctor of Department 0');
  await press('Leave');
  await expect.poll(() => screen.queryByText('Any doctor of Department 0')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Wait for another doctor' })).toBeDefined();
});

test('a time that is free instead of waiting is one press away', async () => {
  const told = 'Dr. Meera Iyer is free at a time that suits you.';
  show(() => [], {
    'POST /api/waitlist': () => ({
      status: 409,
      body: {
        ...{ code: 'time_is_free', message: told, detail: 'at' },
        values: { doctor: DOCTOR.name, when: { at: '2999-11-18T06:00:00.000Z', zone: 'Asia/Kolkata' } },
      },
    }),
  });
  await press('Wait for a time');
  await press('Join the waiting list');
  await press(/^Take Mon 18 Nov, 11:30/);
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  expect(draftOf('ananya')).toMatchObject({ doctorId: DOCTOR.id, date: '2999-11-18', time: '11:30' });
});
