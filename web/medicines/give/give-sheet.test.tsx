import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import type { StayDose } from '#contract/ward/inpatients.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { enterMoment } from '#web/ui/fields/days/testing.ts';
import { aStay } from '#web/ward/testing.ts';
import { MedicationQueue } from '../queue/medication-queue.tsx';
import { aLastDose, aTask, minutesFromNow, someId } from '../testing.ts';
import { substanceOf } from './dose-facts.ts';

const ONE = `/api/medication-tasks/${someId(1)}`;
const COUNTS = { open: 1, overdue: 0, nextHour: 1, completed: 0, notGiven: 0, asNeeded: 0 };

beforeEach(() => sessionStorage.clear());

/** Opens the sheet of one dose; `become` is what the server says of it from then on. */
async function openSheet(first: MedicationTask, doses: StayDose[] = []) {
  const sent: unknown[] = [];
  let task = first;
  answerCalls({
    'GET /api/medication-tasks': () => ({ body: [task] }),
    'GET /api/medication-tasks/counts': () => ({ body: COUNTS }),
    [`GET ${ONE}`]: () => ({ body: task }),
    [`GET /api/inpatients/${first.inpatientId}`]: () => ({ body: aStay({ doses }) }),
    [`POST ${ONE}/complete`]: ({ body }) => {
      sent.push(body);
      return { body: { ...task, status: 'completed' } };
    },
  });
  const { queryClient } = renderPage(<MedicationQueue signedAs="Priya Thomas" />, { timeZone: 'UTC' });
  const row = (await screen.findByText('Mark Complete')).closest('li') as HTMLElement;
  await userEvent.click(within(row).getByRole('checkbox'));
  await userEvent.click(within(row).getByRole('button', { name: 'Mark Complete' }));
  const sheet = screen.getByRole('dialog', { name: 'Give this medicine' });
  await within(sheet).findByRole('button', { name: /^Record / });
  const become = async (change: Partial<MedicationTask>) => {
    task = { ...task, ...change };
    await queryClient.invalidateQueries();
  };
  return { sheet, row, sent, become };
}

const identity = (sheet: HTMLElement) => within(sheet).getByRole('checkbox', { name: /I asked name and birth date/ });
const recordIn = (sheet: HTMLElement) => within(sheet).getByRole('button', { name: /^Record / }) as HTMLButtonElement;

describe('the last dose on the sheet', () => {
  const cardOf = (sheet: HTMLElement, title: RegExp) =>
    within(sheet).getByRole('heading', { name: title }).closest('section') as HTMLElement;

  test('under another order inside the gap is red, says who, when and until when, and asks why', async () => {
    const { sheet, sent } = await openSheet(
      aTask({
        reasonNeededFor: 'gap',
        lastDoses: [
          aLastDose({
            ...{ at: minutesFromNow(-13.5), isOtherOrder: true, orderStoppedAt: minutesFromNow(-5), isInsideGap: true },
            gapEndsAt: minutesFromNow(346.5),
          }),
        ],
      }),
    );
    const card = cardOf(sheet, /^Ceftriaxone was given 13 min ago$/);
    expect(card.className).toContain('urgent');
    expect(card.textContent).toContain('Sara George, under another order (stopped ');
    expect(card.textContent).toContain('Inside the smallest gap of 6 h');
    expect(sheet.textContent).not.toContain('Not given here');
    await userEvent.click(identity(sheet));
    await userEvent.click(recordIn(sheet));
    expect(within(sheet).getByText('Reason is needed.')).toBeTruthy();
    await userEvent.click(within(sheet).getByRole('button', { name: 'The last dose was vomited' }));
    await userEvent.click(recordIn(sheet));
    await vi.waitFor(() => expect(sent).toMatchObject([{ orderVersion: 1, reason: 'The last dose was vomited' }]));
  });

  test('is amber under another order when the gap is kept, green under the same one', async () => {
    const { sheet, become } = await openSheet(aTask({ lastDoses: [aLastDose({ isOtherOrder: true })] }));
    const card = cardOf(sheet, /^Ceftriaxone was given/);
    expect(card.className).toContain('attention');
    expect(card.textContent).toContain('Smallest gap 6 h is kept. In 24 h: 1 dose, 2 g.');
    await become({ lastDoses: [aLastDose()] });
    await vi.waitFor(() => expect(cardOf(sheet, /^Ceftriaxone was given/).className).toContain('ok'));
  });

  test('says how far back it was looked for where there is none', async () => {
    const { sheet } = await openSheet(aTask({ lastDoses: [] }));
    expect(cardOf(sheet, /^Not given here in the last 7 days$/).textContent).toContain(
      'Ceftriaxone: no dose under any order.',
    );
  });
});

describe('a missing reason', () => {
  const soon = aLastDose({ at: minutesFromNow(-3.5), gapEndsAt: minutesFromNow(356.5), isInsideGap: true });
  const footOf = (sheet: HTMLElement) => recordIn(sheet).parentElement?.textContent;

  test('locks Record, and pressing it leads to the reason and says that it is needed', async () => {
    const { sheet, sent } = await openSheet(aTask({ reasonNeededFor: 'gap', lastDoses: [soon] }));
    const scrolled = vi.fn();
    within(sheet).getByRole('group', { name: /^Why so soon/ }).scrollIntoView = scrolled;
    await userEvent.click(identity(sheet));
    const record = recordIn(sheet);
    expect(record.getAttribute('aria-disabled')).toBe('true');
    expect(record.className).toContain('locked');
    for (const times of [1, 2]) {
      await userEvent.click(record);
      expect(scrolled).toHaveBeenCalledTimes(times);
      expect(document.activeElement?.textContent).toBe('Doctor asked for it now');
    }
    expect(within(sheet).getByRole('alert').textContent).toBe('Reason is needed.');
    expect(sent).toEqual([]);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Doctor asked for it now' }));
    expect(record.getAttribute('aria-disabled')).toBeNull();
    expect(record.className).not.toContain('locked');
    await userEvent.click(record);
    await vi.waitFor(() => expect(sent).toMatchObject([{ orderVersion: 1, reason: 'Doctor asked for it now' }]));
  });

  test.each([
    ['late', 'why so late'],
    ['early', 'why so early'],
    ['gap', 'why again so soon'],
  ] as const)('(%s) is named in the foot: %s', async (reasonNeededFor, words) => {
    const { sheet } = await openSheet(aTask({ reasonNeededFor }));
    expect(footOf(sheet)).toContain(`Still to tick: name and birth date, or the wristband. Still to say: ${words}.`);
  });

  test('or not, the foot warns of the last dose as long as its gap lasts', async () => {
    const { sheet, become } = await openSheet(aTask({ reasonNeededFor: 'gap', lastDoses: [soon] }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'The last dose was vomited' }));
    expect(footOf(sheet)).toContain('Ceftriaxone was given 3 min ago');
    await become({ reasonNeededFor: null, lastDoses: [{ ...soon, isInsideGap: false }] });
    await vi.waitFor(() => expect(footOf(sheet)).not.toContain('was given'));
  });
});

test('a name that is not known here is amber with the doctor’s reason, and no last dose is green', async () => {
  const unchecked = {
    ...{ key: 'not-checked:N-001:paracetmol', kind: 'not-checked' as const, mustConfirm: false },
    ...{ title: 'Paracetmol not checked', why: 'The table does not list it.', reason: 'I looked it up myself.' },
    ...{ by: 'Dr. Arjun Nair', at: minutesFromNow(-300) },
  };
  const unknown = { medication: 'Paracetmol', ingredients: ['paracetmol'], isRecognised: false };
  const { sheet, become } = await openSheet(aTask({ ...unknown, overrides: [unchecked], lastDoses: [] }));
  const toneOf = (name: RegExp) => within(sheet).getByRole('heading', { name }).closest('section')?.className;
  const title = /^This name is not known here: earlier doses of other orders were not compared$/;
  expect(toneOf(title)).toContain('attention');
  expect(toneOf(/^Paracetmol not checked$/)).toContain('attention');
  expect(sheet.querySelector('blockquote')?.textContent).toBe('I looked it up myself.');
  expect(sheet.textContent).not.toContain('Not given here');
  await become({ lastDoses: [aLastDose({ medication: 'Paracetmol', ingredients: ['paracetmol'] })] });
  await vi.waitFor(() => expect(toneOf(/^Paracetmol was given/)).toContain('attention'));
  expect(toneOf(title)).toContain('attention');
});

test('a name that is not known here is named in the foot, and the other medicines must be ticked beside their list', async () => {
  const unknown = { medication: 'Paracetmol', ingredients: ['paracetmol'], isRecognised: false, lastDoses: [] };
  const dose = {
    ...{ orderId: someId(70), taskId: null, name: 'Paracetamol', dosage: '1 g', isStopped: false },
    ...{
      route: 'by mouth' as const,
      due: null,
      at: minutesFromNow(-120),
      outcome: 'given' as const,
      isOverdue: false,
      endedAt: null,
      by: 'Sara George',
    },
  };
  const { sheet, sent } = await openSheet(aTask(unknown), [
    dose,
    { ...dose, name: 'Cefixime', at: minutesFromNow(-1500) },
    { ...dose, name: 'Aspirin', outcome: 'held' },
  ]);
  const list = await within(sheet).findByRole('list', { name: 'Given in the last 24 hours' });
  expect(list.textContent).toMatch(/^Paracetamol 1 g by mouth, .*, Sara George$/);
  const foot = recordIn(sheet).parentElement as HTMLElement;
  expect(foot.textContent).toContain('This name is not known here');
  await userEvent.click(identity(sheet));
  expect(recordIn(sheet).disabled).toBe(true);
  expect(foot.textContent).toContain('Still to tick: the other medicines of the last 24 hours');
  await userEvent.click(within(sheet).getByRole('checkbox', { name: 'I have checked the other medicines' }));
  expect(foot.textContent).toContain('This name is not known here');
  await userEvent.click(recordIn(sheet));
  await vi.waitFor(() => expect(sent).toMatchObject([{ orderVersion: 1, otherMedicinesChecked: true }]));
});

test('what a doctor ordered against an allergy is shown with words, name and time, and must be ticked', async () => {
  const override = {
    ...{ key: 'allergy:a-001:amoxicillin:penicillin', kind: 'allergy' as const, mustConfirm: true },
    title: 'Allergy conflict: amoxicillin is a penicillin',
    why: 'The allergies on file name “Penicillin”.',
    reason: 'Tolerated amoxicillin twice.',
    ...{ by: 'Dr. Arjun Nair', at: minutesFromNow(-300) },
  };
  const { sheet, sent } = await openSheet(aTask({ overrides: [override] }));
  expect(sheet.textContent).toContain('Dr. Arjun Nair ordered it all the same');
  expect(sheet.querySelector('blockquote')?.textContent).toBe('Tolerated amoxicillin twice.');
  await userEvent.click(identity(sheet));
  expect(recordIn(sheet).disabled).toBe(true);
  expect(sheet.textContent).toContain('Still to tick: the allergy, and why Dr. Arjun Nair ordered it');
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /I have read this/ }));
  await userEvent.click(recordIn(sheet));
  await vi.waitFor(() => expect(sent).toMatchObject([{ orderVersion: 1, confirmed: [override.key] }]));
});

test('an order that changes while the sheet is open must be ticked anew, and the button says the new dose', async () => {
  const { sheet, sent, become } = await openSheet(aTask());
  await userEvent.click(identity(sheet));
  expect(recordIn(sheet).disabled).toBe(false);

  const changes = [{ what: 'Dose', before: '2 g', after: '1 g' }];
  const changed = { version: 2, at: minutesFromNow(0), by: 'Dr. Arjun Nair', changes };
  await become({ dosage: '1 g', orderVersion: 2, changed });

  const record = await within(sheet).findByRole('button', { name: /^Record 1 g as given/ });
  expect((record as HTMLButtonElement).disabled).toBe(true);
  expect(sheet.textContent).toContain('Still to tick: the new order, 1 g');
  await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Tick anew: I have prepared 1 g' }));
  await userEvent.click(record);
  await vi.waitFor(() => expect(sent).toMatchObject([{ orderVersion: 2 }]));
});

const TYPED_BEFORE = '2026-03-03T08:02';
const enterTime = (sheet: HTMLElement) => enterMoment(sheet, 'Given', TYPED_BEFORE);
const BEFORE = `${TYPED_BEFORE}:00.000Z`;

test('a dose whose order ends while the sheet is open is not to be given, and is recorded only with the time of before', async () => {
  const { sheet, sent, become } = await openSheet(aTask());
  await userEvent.click(identity(sheet));
  await become({ ended: { at: '2026-03-03T08:05:00.000Z', why: 'Replaced by Ceftriaxone 1 g.' } });

  const alert = await within(sheet).findByText('Do not give this dose any more');
  expect(alert.closest('[role=alert]')?.textContent).toContain(
    'Replaced by Ceftriaxone 1 g. If you gave it before 08:05, enter the time',
  );
  expect(within(sheet).queryByRole('button', { name: 'Not given' })).toBeNull();
  expect(sheet.textContent).not.toContain('Order unchanged');
  expect(recordIn(sheet).disabled).toBe(true);
  enterMoment(sheet, 'Given', '2026-03-03T08:06');
  expect(within(sheet).getByRole('group', { name: /^Why was it given after its order had ended/ })).toBeTruthy();
  expect(recordIn(sheet).getAttribute('aria-disabled')).toBe('true');
  enterTime(sheet);
  await userEvent.click(recordIn(sheet));
  await vi.waitFor(() => expect(sent).toEqual([{ orderVersion: 1, givenAt: BEFORE }]));
});

test('a time that is emptied, half typed or still to come is never recorded as now', async () => {
  const { sheet, sent } = await openSheet(aTask());
  await userEvent.click(identity(sheet));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Change time' }));
  expect(recordIn(sheet).disabled).toBe(false);
  for (const [moment, said] of [
    ['T', 'Still to enter: when it was given.'],
    ['T08:02', 'Time given: Enter the day as dd/mm/yyyy.'],
    ['2026-03-03T8', 'Time given: Enter the time as hh:mm, 24 hours.'],
    ['2999-03-03T08:02', 'Time given: This time is still to come.'],
  ] as const) {
    enterMoment(sheet, 'Given', moment);
    expect(within(sheet).getByRole('status').textContent).toContain(said);
    expect(recordIn(sheet).disabled).toBe(true);
  }
  expect(within(sheet).getByText('This time is still to come.', { selector: '[id$=-error]' })).toBeTruthy();
  enterTime(sheet);
  await userEvent.click(recordIn(sheet));
  await vi.waitFor(() => expect(sent).toMatchObject([{ givenAt: BEFORE }]));
});

test('a dose that was given after its order had ended is recorded with a reason', async () => {
  const { sheet, sent, become } = await openSheet(aTask());
  await userEvent.click(identity(sheet));
  await become({ ended: { at: '2026-03-03T08:05:00.000Z', why: 'Stopped.' } });
  await within(sheet).findByText('Do not give this dose any more');
  enterMoment(sheet, 'Given', '2026-03-03T08:06');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Given before the change was seen' }));
  await userEvent.click(recordIn(sheet));
  const reason = 'Given before the change was seen';
  const body = { orderVersion: 1, givenAt: '2026-03-03T08:06:00.000Z', reason, despiteEnd: true };
  await vi.waitFor(() => expect(sent).toEqual([body]));
});

test('what was given before the order changed is recorded in its own amount, with its time', async () => {
  const { sheet, sent, become } = await openSheet(aTask());
  await userEvent.click(identity(sheet));
  const changes = [{ what: 'Dose', before: '2 g', after: '1 g' }];
  const changed = { version: 2, at: '2026-03-03T08:05:00.000Z', by: 'Dr. Arjun Nair', changes };
  await become({ dosage: '1 g', orderVersion: 2, changed, time: '2026-03-03T08:00:00.000Z' });
  expect(await within(sheet).findByText(/^This dose was due before the change/)).toBeTruthy();

  await userEvent.click(await within(sheet).findByRole('button', { name: 'I gave 2 g before it changed' }));
  const record = within(sheet).getByRole('button', { name: /^Record 2 g as given/ }) as HTMLButtonElement;
  expect(record.disabled).toBe(true);
  enterTime(sheet);
  await userEvent.click(record);
  await vi.waitFor(() => expect(sent).toEqual([{ orderVersion: 1, givenAt: BEFORE }]));
});

test('a neighbour of a name that is alike is named on the sheet and in Not given', async () => {
  const alike = {
    ...{ patientId: someId(77), name: 'Ramesh Kulkarny', room: '206', bed: 'B', pud: 'PUD-00000-0007W' },
    ...{ age: 61, sex: 'male' as const, dateOfBirth: '1965-01-02' },
  };
  const { sheet } = await openSheet(aTask({ alike }));
  const words = 'Not Ramesh Kulkarny in 206-B, 61 M, born 2 Jan 1965, PUD …7W';
  expect(sheet.textContent).toContain(words);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Not given' }));
  expect(screen.getByRole('dialog', { name: 'Not given' }).textContent).toContain(words);
});

test('a row is not ticked any more when its sheet was closed', async () => {
  const { sheet, row } = await openSheet(aTask());
  await userEvent.click(within(sheet).getByRole('button', { name: 'Cancel' }));
  expect((within(row).getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
});

test.each([
  ['Ringer’s lactate', ['ringers'], 'Ringer’s lactate'],
  ['Atorvastatin calcium', ['atorvastatin'], 'Atorvastatin calcium'],
  ['Augmentin', ['amoxicillin', 'clavulanic acid'], 'amoxicillin + clavulanic acid'],
  ['Paracetamol + tramadol', ['paracetamol'], 'paracetamol'],
])('the last dose of %s, by %s, is named %s', (medication, ingredients, words) => {
  expect(substanceOf(ingredients, medication)).toBe(words);
});
