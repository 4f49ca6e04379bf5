import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { adviseOn } from '#contract/readings/reading-advice.ts';
import type { Reading, ReadingAdvice } from '#contract/readings/readings.ts';
import type { answerCalls } from '#web/testing.tsx';
import { shownToasts, toast } from '#web/ui/feedback/toast.ts';
import { readingsOf } from '../testing.ts';
import { aTold, CRISIS, NOT_CHECKED, pressureNow, READINGS, rowOf, show, showPage } from '../testing-home.tsx';

afterEach(() => {
  sessionStorage.clear();
  toast.closeAll();
});

test('after a reload the ticked signs are still there, and the instruction is as grave as before', async () => {
  const answers: Parameters<typeof answerCalls>[0] = { [`GET ${READINGS}?limit=500`]: () => ({ body: pressureNow() }) };
  const { unmount } = showPage(answers);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hard to breathe' }));
  unmount();

  showPage(answers);
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Hard to breathe' })).checked).toBe(true);
  expect(screen.getByRole('heading', { name: 'Call 108 now.' })).toBeDefined();
});

test('another tab shows that the clinic was told, with the signs, and does not offer it again', async () => {
  const clinicTold = aTold('alert', ['breathless']);
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: pressureNow({ clinicTold }) }) });

  expect(await screen.findByText(/The clinic was told at/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Call 108 now.' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Alert the clinic too' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Fainted/ }));
  expect(screen.getByRole('button', { name: 'Alert the clinic too' })).toBeDefined();
});

test('several readings at once open one dialog, worst first, and are told together', async () => {
  const measuredAt = new Date().toISOString();
  const unchecked = readingsOf('temperature', [39.9], { measuredAt, advice: NOT_CHECKED, isChecked: false, id: ID_2 });
  const grave: ReadingAdvice = { ...CRISIS, urgency: 4, title: 'Oxygen saturation 90 % is dangerously low.' };
  const oxygen = readingsOf('oxygen-saturation', [90], { measuredAt, advice: grave });
  const told: unknown[] = [];
  show({
    [`GET ${READINGS}?limit=500`]: () => ({ body: [...unchecked, ...oxygen] }),
    [`POST /api/readings/${oxygen[0]?.id}/tell`]: ({ body }) => {
      told.push(body);
      return { status: 201, body: aTold('alert') };
    },
  });

  const dialog = await screen.findByRole('dialog', { name: 'Your readings' });
  expect(within(dialog).getByText(grave.title)).toBeDefined();
  expect(
    within(within(dialog).getByRole('list', { name: 'Also measured' })).getByText(NOT_CHECKED.title),
  ).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Alert the clinic too' }));
  await expect.poll(() => told).toEqual([{ signs: [], also: [ID_2] }]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'I have read this' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of two that are as urgent the graver instruction is the headline, and the other one is said too', async () => {
  const measuredAt = new Date().toISOString();
  const fever = { ...CRISIS, title: 'Temperature 39.6 °C is very high.', steps: ['Speak to a doctor today.'] };
  const hot = readingsOf('temperature', [39.6], {
    measuredAt,
    advice: { ...fever, repeatAfterMinutes: null },
    id: ID_2,
  });
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: [...pressureNow({ measuredAt }), ...hot] }) });

  expect(await screen.findByRole('heading', { name: 'Speak to a doctor today.' })).toBeDefined();
  const also = screen.getByRole('list', { name: 'Also measured' });
  expect(also.textContent).toBe(`${CRISIS.title}${CRISIS.steps[0]}`);
  expect(screen.getByRole('button', { name: 'I have measured again' })).toBeDefined();
});

test('of two that are as grave the breath stands before the fever', async () => {
  const measuredAt = new Date().toISOString();
  const advice = (title: string): ReadingAdvice => ({ ...CRISIS, title, repeatAfterMinutes: null });
  const hot = readingsOf('temperature', [39.9], {
    measuredAt,
    advice: advice('Temperature 39.9 °C is high.'),
    id: ID_2,
  });
  const oxygen = readingsOf('oxygen-saturation', [93], {
    measuredAt,
    advice: advice('Oxygen saturation 93 % is low.'),
  });
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: [...hot, ...oxygen] }) });

  const also = await screen.findByRole('list', { name: 'Also measured' });
  expect(also.textContent).toBe('Temperature 39.9 °C is high.');
});

test('on the page nothing is said again that the sentence of the worst names already', async () => {
  const measuredAt = new Date().toISOString();
  const together: ReadingAdvice = {
    ...CRISIS,
    urgency: 4,
    title: 'Heart rate 128 /min and temperature 39.9 °C together are dangerous.',
    together: ['heart-rate', 'temperature'],
  };
  const fast = readingsOf('heart-rate', [128], { measuredAt, advice: together, id: ID_2 });
  const hot = readingsOf('temperature', [39.9], {
    measuredAt,
    advice: { ...CRISIS, title: 'Temperature 39.9 °C is high.' },
  });
  showPage({ [`GET ${READINGS}?limit=500`]: () => ({ body: [...fast, ...hot] }) });

  await screen.findByRole('dialog', { name: 'Your readings' });
  expect(screen.getAllByText(together.title)).toHaveLength(2);
  expect(screen.queryByText('Temperature 39.9 °C is high.')).toBeNull();
});

const ID_2 = '0197a1b2-0000-7000-8000-000000000222';

test('an adult’s first peak flow says that their own best is not known yet, and nothing of children', async () => {
  const measuredAt = new Date().toISOString();
  const advice: ReadingAdvice = { ...NOT_CHECKED, care: 'asthma', title: 'Peak flow 420 L/min was not checked.' };
  const first = readingsOf('peak-flow', [420], { measuredAt, advice, isChecked: false });
  showPage({ [`GET ${READINGS}?limit=500`]: () => ({ body: first }) });

  expect(await screen.findByRole('heading', { name: 'Your own best is not known yet.' })).toBeDefined();
  expect(screen.queryByText(/Children’s limits/)).toBeNull();
});

test('beside a call for an ambulance the card says to take sugar, and the signs of each reading are asked', async () => {
  const measuredAt = new Date().toISOString();
  const adult = { ageYears: 52, ageMonths: null, isPregnant: false, hasCopd: false };
  const judged = (kind: Reading['kind'], value: number, second: number | null, id: string) =>
    readingsOf(kind, [value], { measuredAt, second, id, advice: adviseOn({ kind, value, second, measuredAt }, adult) });
  const body = [
    ...judged('blood-glucose', 35, null, ID_2),
    ...judged('oxygen-saturation', 84, null, ID_2.replace('222', '223')),
    ...judged('blood-pressure', 190, 124, ID_2.replace('222', '224')),
  ];
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body }) });

  const heading = await screen.findByRole('heading', { name: 'Call 108 now.' });
  const card = heading.closest<HTMLElement>('[role="alert"]') ?? heading;
  expect(within(card).getAllByRole('listitem')[0]?.textContent).toContain('While you wait: sugar');
  expect(within(card).getByText(/^Blood pressure 190\/124/)).toBeDefined();
  for (const sign of ['Cannot eat or drink safely', /^Chest pain/, /^Face droops/])
    expect(screen.getByRole('checkbox', { name: sign })).toBeDefined();
});

test('a small child’s low sugar with a danger sign says to stay with the child, and nothing to an adult', async () => {
  const advice = adviseOn(
    { kind: 'blood-glucose', value: 60, measuredAt: new Date().toISOString() },
    { ageYears: 2, ageMonths: 30, isPregnant: false, hasCopd: false },
  );
  const low = readingsOf('blood-glucose', [60], { measuredAt: new Date().toISOString(), advice });
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: low }) });

  expect(await screen.findByRole('heading', { name: 'Give sugar now.' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Very drowsy, fainted, or a fit' }));
  expect(screen.getByRole('heading', { name: 'Call 108 now.' })).toBeDefined();
  expect(
    screen.getByText('While you wait: milk or sugar, but only while the child is awake and can swallow.'),
  ).toBeDefined();
  expect(screen.queryByText('While you wait: sugar, but only while you are awake and can swallow.')).toBeNull();
  // Who is drowsy may choke on it.
  expect(screen.queryByText(/^Half a teaspoon of sugar/)).toBeNull();
});

test('a child’s reading of last week says that it is old and was not checked, without a green tick', async () => {
  const measuredAt = new Date(Date.now() - 7 * 86_400_000).toISOString();
  let stored: Reading[] = [];
  show({
    [`GET ${READINGS}?limit=500`]: () => ({ body: stored }),
    [`POST ${READINGS}`]: () => {
      stored = readingsOf('temperature', [39.9], { measuredAt, isChecked: false });
      return { status: 201, body: stored };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add temperature' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Temperature' }), '39.9');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reading' }));

  await expect.poll(() => shownToasts()).toMatchObject([{ kind: 'info', title: 'Temperature added' }]);
  expect(shownToasts()[0]?.text).toContain('It is more than a day old, so it was not checked.');
  expect(rowOf('Temperature').textContent).toContain('No usual range under 18');
});

test('a baby’s fever has its flag in words in the list', async () => {
  const advice: ReadingAdvice = {
    ...NOT_CHECKED,
    urgency: 4,
    title: 'Temperature 38.4 °C is dangerously high at this age.',
  };
  const fever = readingsOf('temperature', [38.4], { measuredAt: new Date().toISOString(), advice, isChecked: false });
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: fever }) });
  await screen.findByRole('heading', { name: 'Go to an emergency department now.' });
  expect(rowOf('Temperature').textContent).toContain('Emergency');
});
