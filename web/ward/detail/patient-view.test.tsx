import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { InpatientDetail, StayDose } from '#contract/ward/inpatients.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { aSet, aStay, minutesFromNow, someId } from '../testing.ts';
import { PatientView } from './patient-view.tsx';

const POINTS = aSet().points;
const ILL = aSet({
  ...{ id: someId(21), at: minutesFromNow(-2), score: 13, status: 'critical', respiration: 26, oxygenSaturation: 90 },
  ...{ isOnOxygen: true, oxygenLitres: 6, points: { ...POINTS, respiration: 3, oxygenSaturation: 3, isOnOxygen: 2 } },
});

const dose = (about: Partial<StayDose>): StayDose => ({
  ...{ orderId: someId(1), taskId: someId(41), name: 'Ceftriaxone', dosage: '2 g', route: 'into a vein' },
  ...{ isStopped: false, due: null, at: null, outcome: null, isOverdue: false, endedAt: null, by: null },
  ...about,
});

async function show(about: Partial<InpatientDetail> = {}, canGive: string[] = []) {
  const give = vi.fn();
  const giving = { canGive: new Set(canGive), give, canGiveAsNeeded: new Set<string>(), giveAsNeeded: vi.fn() };
  answerCalls({});
  renderPage(<PatientView inpatient={aStay(about)} giving={giving} />, { timeZone: 'UTC' });
  await screen.findByRole('heading', { name: 'Medicines' });
  return give;
}

test('the chart says each last value with its points and its direction in words', async () => {
  await show({ observations: [ILL, aSet({ score: 7 })] });
  const chart = screen.getByRole('region', { name: 'Last 48 hours' });
  for (const said of ['13', 'was 7', '26+3 ▲ high', '90+3 ▼ low, 6 L +2', '118/700, in range', 'AAlert'])
    expect(chart.textContent).toContain(said);
});

test('as a table every set has who entered it and the way to mark it as wrong', async () => {
  await show({ observations: [ILL] });
  await userEvent.click(screen.getByRole('button', { name: 'As a table' }));
  const table = within(screen.getByRole('table'));
  expect(table.getByText('Priya Thomas')).toBeTruthy();
  expect(table.getByRole('button', { name: /^Entered in error/ })).toBeTruthy();
});

test('a child has no bands and no points; the page says why, and the nurse sets the status', async () => {
  const none = Object.fromEntries(Object.keys(POINTS).map((key) => [key, null])) as typeof POINTS;
  const can = { ...aStay().can, setStatus: true };
  const observations = [aSet({ pulse: 140, points: none, score: null, notScored: 'under-16', status: null })];
  await show({ age: 8, news2: null, notScored: 'under-16', status: 'not-scored', observations, can });
  const chart = screen.getByRole('region', { name: 'Last 48 hours' });
  expect(chart.textContent).toContain('Adult limits do not apply; no score for children.');
  expect(chart.textContent).not.toContain('high');
  expect(screen.getByRole('button', { name: 'Set status' })).toBeTruthy();
});

test('an overdue dose says by how much and opens the sheet; what cannot be given yet has no button', async () => {
  const give = await show(
    {
      doses: [
        dose({ due: minutesFromNow(-116.5), isOverdue: true }),
        dose({
          taskId: someId(42),
          name: 'Enoxaparin',
          due: minutesFromNow(-3),
          at: minutesFromNow(-2),
          outcome: 'given',
        }),
        dose({ taskId: someId(43), name: 'Azithromycin', due: minutesFromNow(-50) }),
      ],
    },
    [someId(41)],
  );
  const late = screen.getByRole('button', { name: /^Give Ceftriaxone 2 g, due \d\d:\d\d, 1 h 56 min late$/ });
  await userEvent.click(late);
  expect(give).toHaveBeenCalledWith(someId(41));
  expect(screen.queryByRole('button', { name: /Enoxaparin|Azithromycin/ })).toBeNull();
});

test('a dose that nobody recorded when its order ended stays on the chart, and is recorded from there', async () => {
  const give = await show({
    doses: [dose({ due: minutesFromNow(-30), endedAt: minutesFromNow(-20), isStopped: true })],
  });
  await userEvent.click(
    screen.getByRole('button', { name: /^Ceftriaxone 2 g, due .+: not recorded when its order ended/ }),
  );
  expect(give).toHaveBeenCalledWith(someId(41));
});

test('the ward’s list says why a medicine was kept although the check spoke against it', async () => {
  const override = {
    ...{ key: 'k', kind: 'allergy' as const, title: 'Amoxicillin is a penicillin', why: 'Listed.', mustConfirm: true },
    ...{ reason: 'Tolerated in 2022 and 2024.', by: 'Dr. Arjun Nair', at: minutesFromNow(-60) },
  };
  const order = {
    orderId: someId(1),
    name: 'Amoxicillin',
    dosage: '500 mg',
    route: 'by mouth' as const,
    frequency: 'Once a day',
  };
  const medications = [{ ...order, lastGiven: null, nextDue: null, firstDoseFrom: null, overrides: [override] }];
  await show({ history: { ...aStay().history, medications } });
  const list = screen.getByRole('region', { name: 'Medicines' });
  expect(list.textContent).toContain('Kept although: Amoxicillin is a penicillin. Dr. Arjun Nair');
  expect(list.textContent).toContain('“Tolerated in 2022 and 2024.”');
});
