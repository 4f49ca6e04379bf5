import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { HomeDoses } from '#contract/medicines/doses.ts';
import type { ActedFor } from '#contract/patients/family.ts';
import { noteActedFor } from '../acting-for.ts';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { shownToasts } from '../ui/feedback/toast.ts';
import { DosesToday } from './doses-today.tsx';
import { MedicinesCard } from './medicines-card.tsx';
import { isDue, nextDose } from './next-dose.ts';
import { useDoses } from './queries.ts';
import { aDose, aMedicine, someDoses, taken } from './testing.ts';
import { TimesDialog } from './times-dialog.tsx';

const DOSES = '/api/prescribed-medicines/0197a1b2-0000-7000-8000-000000000061/doses';

const CLINIC = {
  name: 'Banyan Street Clinic',
  address: '1 Banyan Street',
  timeZone: 'Asia/Kolkata',
  emergencyNumber: '112',
  crisisLine: { number: '14416', name: 'Tele-MANAS' },
  phone: '+91 80 5550 0114',
  email: 'desk@banyan.example',
  supportHours: '',
  mode: 'production',
};

function Today() {
  const known = useDoses().data;
  return known ? <DosesToday {...known} /> : null;
}

function showToday(doses: HomeDoses, more: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({ 'GET /api/doses': () => ({ body: doses }), ...more });
  renderPage(<Today />);
  return calls;
}

describe('today', () => {
  test('one press marks the dose, and the message takes it back', async () => {
    const sent: unknown[] = [];
    showToday(someDoses(), {
      [`POST ${DOSES}`]: ({ body }) => {
        sent.push(body);
        return { body: taken() };
      },
      [`POST /api/dose-answers/${taken().answer?.id}/undo`]: () => ({ body: aDose() }),
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Taken: Amlodipine 5 mg' }));

    await waitFor(() => expect(sent).toEqual([{ day: '2026-11-15', nth: 0, outcome: 'taken' }]));
    await waitFor(() => expect(shownToasts().map(({ title }) => title)).toContain('Marked as taken'));
    expect(shownToasts().find(({ title }) => title === 'Marked as taken')?.action?.label).toBe('Undo');
  });

  test('a dose that cannot be recorded says so and stays due', async () => {
    showToday(someDoses(), {
      [`POST ${DOSES}`]: () => refused(409, 'dose_too_early', 'It is too early for this dose.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Taken: Amlodipine 5 mg' }));
    await waitFor(() => expect(shownToasts().map(({ title }) => title)).toContain('It is too early for this dose.'));
    expect(screen.getByRole('button', { name: 'Taken: Amlodipine 5 mg' })).toBeDefined();
  });

  test('a missed dose says what to do, and never to take two', async () => {
    const missed = aDose({ status: 'missed', can: { answer: true, snooze: false, undo: false } });
    showToday(someDoses({ doses: [missed] }));
    expect(await screen.findByText('Missed, or not marked')).toBeDefined();
    expect(screen.getByText('Do not take a double dose to make up for a missed one.')).toBeDefined();
    expect(screen.getByText(/Source: European Medicines Agency/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'I left it out: Amlodipine 5 mg' })).toBeDefined();
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('a missed dose that was taken asks when, and sends that time, not the time of the plan', async () => {
    const sent: unknown[] = [];
    const missed = aDose({ status: 'missed', can: { answer: true, snooze: false, undo: false } });
    showToday(someDoses({ doses: [missed] }), {
      [`POST ${DOSES}`]: ({ body }) => {
        sent.push(body);
        return { body: taken() };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I took it: Amlodipine 5 mg' }));
    const dialog = await screen.findByRole('dialog', { name: 'When did you take Amlodipine 5 mg?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'I took it then' }));
    await waitFor(() => expect(sent).toEqual([{ day: '2026-11-15', nth: 0, outcome: 'taken' }]));
  });

  test('what made the patient unwell says that the doctor is told, and whom to call', async () => {
    showToday(someDoses(), {
      [`POST ${DOSES}`]: () => ({
        body: aDose({ status: 'skipped', can: { answer: false, snooze: false, undo: true } }),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip: Amlodipine 5 mg' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'It made me unwell' }));
    expect(screen.getByText('We tell your doctor that it made you unwell.')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Call \d+/ }).getAttribute('href')).toMatch(/^tel:/);
    await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
    await waitFor(() => expect(shownToasts().map(({ title }) => title)).toContain('Your doctor has been told'));
  });

  test('what is taken once a week says on which day only', async () => {
    showToday(someDoses({ doses: [aDose({ onDays: 'every Monday' })] }));
    expect(await screen.findByText('Only every Monday')).toBeDefined();
  });

  test('on the ward it says who gives the medicines', async () => {
    showToday(someDoses({ isOnWard: true, doses: [] }));
    expect(await screen.findByText('You are on the ward.')).toBeDefined();
    expect(screen.getByText('Nothing is planned at home while you are on the ward.')).toBeDefined();
  });

  test('to whoever acts for someone on the ward it names the person', async () => {
    noteActedFor({ id: '0197a1b2-0000-7000-8000-000000000001', name: 'Leela Menon' } as ActedFor);
    showToday(someDoses({ isOnWard: true, doses: [] }));
    expect(await screen.findByText('Leela is on the ward.')).toBeDefined();
    expect(screen.getByText('Nothing is planned at home while Leela is on the ward.')).toBeDefined();
    expect(screen.queryByText(/while you are/)).toBeNull();
    act(() => noteActedFor(null));
  });

  test('it can be put off by 15, 30 or 60 minutes', async () => {
    const sent: unknown[] = [];
    showToday(someDoses(), {
      'POST /api/prescribed-medicines/0197a1b2-0000-7000-8000-000000000061/snooze': ({ body }) => {
        sent.push(body);
        return { body: aDose({ status: 'snoozed', snoozedUntil: '2026-11-15T03:05:00.000Z' }) };
      },
    });
    const later = await screen.findByRole('group', { name: 'Remind me later: Amlodipine 5 mg' });
    expect(
      within(later)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['In 15 min', 'In 30 min', 'In 60 min']);
    await userEvent.click(within(later).getByRole('button', { name: 'In 30 min' }));
    await waitFor(() => expect(sent).toEqual([{ day: '2026-11-15', nth: 0, minutes: 30 }]));
  });

  test('put off by mistake, it is due again with one press', async () => {
    const sent: unknown[] = [];
    const putOff = aDose({ status: 'snoozed', snoozedUntil: '2999-11-15T03:05:00.000Z' });
    showToday(someDoses({ doses: [putOff] }), {
      'POST /api/prescribed-medicines/0197a1b2-0000-7000-8000-000000000061/snooze': ({ body }) => {
        sent.push(body);
        return { body: aDose() };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the delay: Amlodipine 5 mg' }));
    await waitFor(() => expect(sent).toEqual([{ day: '2026-11-15', nth: 0, minutes: 0 }]));
    expect(shownToasts().map(({ title }) => title)).toContain('Due now');
  });

  test('the week behind is a line a day, and nothing is called missed that was marked', async () => {
    const yesterday = { day: '2026-11-14', at: '2026-11-14T02:30:00.000Z' };
    showToday(
      someDoses({
        doses: [
          taken(yesterday),
          aDose({ ...yesterday, nth: 1, status: 'missed', can: { answer: false, snooze: false, undo: false } }),
        ],
      }),
    );
    const week = await screen.findByRole('region', { name: 'The week behind' });
    expect(week.textContent).toContain('Yesterday1 of 2 taken, 1 missed or not marked');
    expect(screen.getByText(/Nothing is planned today/)).toBeDefined();
  });

  test('without a prescription it says where doses come from', async () => {
    showToday(someDoses({ medicines: [], doses: [] }));
    expect(await screen.findByText(/They appear here when a doctor prescribes/)).toBeDefined();
  });
});

describe('the medicines of the record', () => {
  const show = (...medicines: HomeDoses['medicines']) => {
    answerCalls({
      'GET /api/doses': () => ({ body: someDoses({ medicines }) }),
      'GET /api/clinic': () => ({ body: CLINIC }),
    });
    renderPage(<MedicinesCard />);
  };
  const CAN = { moveTimes: true, askRepeat: true };

  test('of a single dose no days are counted', async () => {
    const once = { doses: 1, dosesLeft: 0, daysLeft: 0, isLow: true };
    show(aMedicine({ frequency: 'once', inWords: '500 mg by mouth, once', times: [], supply: once }));
    expect(await screen.findByText(/once/)).toBeDefined();
    expect(screen.queryByText(/days left/)).toBeNull();
  });

  test.each([
    ['enough', aMedicine(), '21 days left', false],
    [
      'a week or less',
      aMedicine({ supply: { doses: 30, dosesLeft: 6, daysLeft: 6, isLow: true }, can: CAN }),
      '6 days left',
      true,
    ],
    ['unknown', aMedicine({ supply: null, can: CAN }), 'Days left: unknown', true],
  ])('a supply that is %s', async (_what, medicine, words, isAsked) => {
    show(medicine);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for a repeat: Amlodipine' }) !== null).toBe(isAsked);
    expect(screen.getByRole('link', { name: /^Doses/ }).getAttribute('href')).toBe('/doses');
  });

  test('what is taken as needed says its gap and its most', async () => {
    const inWords = '10 mg by mouth, as needed, at least 8 hours apart, at most 2 in 24 hours';
    show(aMedicine({ name: 'Cetirizine', dosage: '10 mg', inWords, frequency: 'as-needed', times: [], supply: null }));
    expect(await screen.findByText('By mouth, as needed, at least 8 hours apart, at most 2 in 24 hours')).toBeDefined();
  });

  test('what the ward stopped says plainly to ask first', async () => {
    show(aMedicine({ hold: 'stopped' }));
    expect(await screen.findByText('Ask your doctor before taking this again.')).toBeDefined();
    expect(screen.getByText(/The ward stopped it, and your doctor has not decided yet/)).toBeDefined();
    const call = await screen.findByRole('link', { name: 'Call +91 80 5550 0114' });
    expect(call.getAttribute('href')).toBe('tel:+918055500114');
  });

  test('what took the place of a medicine that was taken lately says from when on it is taken', async () => {
    show(aMedicine({ firstDoseFrom: '2026-11-16T02:30:00.000Z' }));
    expect(
      await screen.findByText(/^Take none before .+08:00\. You have taken the earlier one already\.$/),
    ).toBeDefined();
  });

  test('a weekly medicine names its weekday and the day of its next dose', async () => {
    const weekly = { frequency: 'once-a-week', onDays: 'every Monday', nextOn: '2026-11-16' } as const;
    show(aMedicine({ ...weekly, inWords: '5 mg by mouth, once a week' }));
    expect(await screen.findByText('By mouth, once a week, every Monday, at 08:00')).toBeDefined();
    expect(screen.getByText('Next dose: Mon 16 Nov')).toBeDefined();
  });

  test('enough says from when a repeat can be asked for, and a finished course leads to a visit', async () => {
    show(
      aMedicine({ askFrom: '2026-11-29' }),
      aMedicine({ id: '0197a1b2-0000-7000-8000-000000000064', name: 'Amoxicillin', isActive: false, needsVisit: true }),
    );
    expect(await screen.findByText('Ask for a repeat from Sun 29 Nov.')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Book a visit/ })).toBeDefined();
  });

  const asked = { id: 'r', askedAt: '2026-11-15T02:30:00.000Z', doctor: 'Dr. Meera Iyer', decidedAt: null, answer: '' };
  const decided = { ...asked, decidedAt: '2026-11-15T05:30:00.000Z' };
  test.each([
    ['is asked', { ...asked, state: 'open' as const }, /Asked Sun 15 Nov\. Dr\. Meera Iyer decides\./],
    [
      'is refused',
      { ...decided, state: 'refused' as const, answer: 'The season is over.' },
      /No repeat\. The season is over\. Dr\. Meera Iyer, Sun 15 Nov\./,
    ],
    ['needs a visit', { ...decided, state: 'visit-first' as const }, /Please come first\..*Book a visit/],
  ])('a repeat that %s', async (_what, repeat, words) => {
    show(aMedicine({ repeat }));
    const card = await screen.findByRole('region', { name: 'Medicines' });
    await waitFor(() => expect(card.textContent).toMatch(words));
  });

  test('a list that cannot be fetched says so and can be tried again', async () => {
    answerCalls({ 'GET /api/doses': () => refused(503, 'unavailable', 'The service is briefly away.') });
    renderPage(<MedicinesCard />);
    expect(await screen.findByText('The service is briefly away.')).toBeDefined();
    expect(screen.getByRole('button', { name: /again|Retry/ })).toBeDefined();
  });
});

test('times that do not fit are said beside the fields, and the first of every eight hours says the others', async () => {
  const PUT = 'PUT /api/prescribed-medicines/0197a1b2-0000-7000-8000-000000000061/times';
  const sent: unknown[] = [];
  answerCalls({
    [PUT]: ({ body }) => {
      sent.push(body);
      return refused(400, 'bad_input', 'Some fields need your attention.', { times: 'Choose another.' });
    },
  });
  const medicine = aMedicine({ frequency: 'every-8-hours', times: ['06:00', '14:00', '22:00'] });
  renderPage(<TimesDialog isOpen onClose={() => {}} medicine={medicine} />);
  const field = await screen.findByLabelText('Time');
  await userEvent.clear(field);
  await userEvent.type(field, '0730');
  await userEvent.click(screen.getByRole('button', { name: 'Save times' }));
  await waitFor(() => expect(sent).toEqual([{ times: ['07:30', '15:30', '23:30'], version: 0 }]));
  expect((await screen.findByRole('alert')).textContent).toContain('Choose another.');
});

test.each([
  ['00:00', 'Amlodipine: 00:00. A time that has passed today counts from tomorrow.'],
  ['23:59', 'Amlodipine: 23:59'],
])('a new time of %s says whether it counts today', async (time, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T06:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const medicine = aMedicine({ name: 'Amlodipine', times: ['08:00'] });
  answerCalls({
    [`PUT /api/prescribed-medicines/${medicine.id}/times`]: () => ({ body: { ...medicine, times: [time] } }),
  });
  renderPage(<TimesDialog isOpen onClose={() => {}} medicine={medicine} />);
  const field = await screen.findByLabelText('Time');
  await userEvent.clear(field);
  await userEvent.type(field, time);
  await userEvent.click(screen.getByRole('button', { name: 'Save times' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ text: words }]));
});

describe('what Home shows', () => {
  const NOW = new Date('2026-11-15T03:00:00Z');
  const planned = aDose({ status: 'planned', at: '2026-11-15T16:30:00.000Z', nth: 1 });
  test.each([
    ['what is due', [planned, aDose()], 0],
    ['else what comes next', [taken(), planned], 1],
    ['what has become due since it was fetched', [aDose({ status: 'planned' }), planned], 0],
  ])('%s', (_what, doses, nth) => {
    expect(nextDose(someDoses({ doses }), NOW)?.nth).toBe(nth);
  });

  test('nothing where all is answered or missed', () => {
    expect(nextDose(someDoses({ doses: [taken(), aDose({ status: 'missed' })] }), NOW)).toBeUndefined();
    expect(isDue(planned, NOW)).toBe(false);
  });
});
