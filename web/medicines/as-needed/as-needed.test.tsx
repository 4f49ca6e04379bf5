import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { enterMoment } from '#web/ui/fields/days/testing.ts';
import { aStay } from '#web/ward/testing.ts';
import { aLastDose, anAsNeededOrder, anOverride, minutesFromNow, someId } from '../testing.ts';
import { AsNeededList } from './as-needed-list.tsx';

async function openSheet(first: MedicationOrder) {
  const sent: unknown[] = [];
  let order = first;
  let hasEnded = false;
  answerCalls({
    'GET /api/medication-orders/as-needed': () => ({ body: hasEnded ? [] : [order] }),
    [`GET /api/inpatients/${someId(3)}`]: () => ({ body: aStay() }),
    [`POST /api/medication-orders/${someId(60)}/give`]: ({ body }) => {
      sent.push(body);
      return { body: order };
    },
  });
  const about = { signedAs: 'Priya Thomas', typed: '', isAway: false };
  const { queryClient } = renderPage(<AsNeededList {...about} />, { timeZone: 'UTC' });
  const row = (await screen.findByRole('button', { name: 'Give' })).closest('li') as HTMLElement;
  await userEvent.click(within(row).getByRole('checkbox'));
  await userEvent.click(within(row).getByRole('button', { name: 'Give' }));
  const sheet = screen.getByRole('dialog', { name: 'Give as needed' });
  await within(sheet).findByRole('button', { name: /^Record 1 g as given/ });
  const become = async (change: Partial<MedicationOrder>) => {
    order = { ...order, ...change };
    await queryClient.invalidateQueries();
  };
  const end = async () => {
    hasEnded = true;
    await queryClient.invalidateQueries();
  };
  return { sheet, sent, become, end };
}

test('an as-needed dose inside the gap is red, never green, says what it is for, and asks why', async () => {
  const last = aLastDose({
    ingredients: ['paracetamol'],
    medication: 'Paracetamol',
    at: minutesFromNow(0),
    isInsideGap: true,
  });
  const { sheet, sent } = await openSheet(anAsNeededOrder({ lastDoses: [last], giveFrom: minutesFromNow(240) }));
  const card = within(sheet)
    .getByRole('heading', { name: /^Paracetamol was given/ })
    .closest('section');
  expect(card?.className).toContain('urgent');
  expect(sheet.textContent).toContain('For Pain or fever');
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /I asked name and birth date/ }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Doctor asked for it now' }));
  await userEvent.click(within(sheet).getByRole('button', { name: /^Record 1 g as given/ }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ orderVersion: 1, reason: 'Doctor asked for it now' }]));
});

test('an as-needed sheet follows its order: an allergy that comes up closes the way', async () => {
  const { sheet, become } = await openSheet(anAsNeededOrder());
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /I asked name and birth date/ }));
  const record = within(sheet).getByRole('button', { name: /^Record 1 g as given/ }) as HTMLButtonElement;
  expect(record.disabled).toBe(false);
  await become({ allergyConflict: 'Allergy conflict: Paracetamol holds paracetamol.' });
  await vi.waitFor(() => expect(record.disabled).toBe(true));
  expect(sheet.textContent).toContain('An allergy speaks against this medicine. Ask the doctor.');
});

test('an order that ends while the sheet is open stays on it: what was given before is recorded with its time', async () => {
  const { sheet, sent, end } = await openSheet(anAsNeededOrder());
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /I asked name and birth date/ }));
  await end();
  expect(await within(sheet).findByText('Do not give this dose any more')).toBeTruthy();
  const record = within(sheet).getByRole('button', { name: /^Record 1 g as given/ }) as HTMLButtonElement;
  expect(record.disabled).toBe(true);
  enterMoment(sheet, 'Given', '2026-03-03T08:02');
  await userEvent.click(record);
  await vi.waitFor(() => expect(sent).toEqual([{ orderVersion: 1, givenAt: '2026-03-03T08:02:00.000Z' }]));
});

test('the row says why an order was kept, and what speaks against it now, before the sheet is opened', async () => {
  await openSheet(anAsNeededOrder({ overrides: [anOverride()], allergyConflict: 'Allergy to paracetamol.' }));
  const row = screen.getAllByRole('listitem')[0];
  expect(row?.textContent).toContain('Had it twice in 2024 without a rash.');
  expect(row?.textContent).toMatch(/Do not give, ask Dr\. .*Allergy to paracetamol\./);
});
