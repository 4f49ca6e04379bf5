import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PatientSummary } from '#contract/patients/chart.ts';
import type { Profile } from '#contract/patients/profile.ts';
import type { Reading } from '#contract/readings/readings.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { aChartProfile, aMedicineNow, aReading, aStayNow, aSummary, PATIENT_ID } from '../testing.ts';
import { Vitals } from './vitals.tsx';

const chart = `GET /api/patients/${PATIENT_ID}`;

async function show(readings: Reading[], profile: Partial<Profile> = {}, summary: Partial<PatientSummary> = {}) {
  answerCalls({
    [`${chart}/profile`]: () => ({ body: aChartProfile(profile) }),
    [`${chart}/readings?limit=500`]: () => ({ body: readings }),
    [`${chart}/summary`]: () => ({ body: aSummary(summary) }),
  });
  const page = renderPage(<Vitals patientId={PATIENT_ID} />);
  await screen.findAllByRole('img');
  return page;
}

const trendOf = (name: string) => screen.getByRole('img', { name: new RegExp(`^${name}:`) });

// spec: 2.53
test('a trend says its latest value in words, its change, its range, and itself to those who do not see it', async () => {
  await show([aReading({ value: 104, flag: 'High' }), aReading({ value: 92, daysAgo: 2 })]);
  const row = screen.getByRole('article');

  for (const words of ['Heart rate', 'per min', '60 to 100', '104', 'High', '+12 in 2 days'])
    expect(row.textContent).toContain(words);
  expect(trendOf('Heart rate').getAttribute('aria-label')).toBe(
    'Heart rate: 2 readings, first 92, last 104, lowest 92, highest 104, 1 outside the range.',
  );
});

test('a value inside its range says In range', async () => {
  await show([aReading({ value: 72 })]);
  expect(screen.getByText('In range')).toBeDefined();
});

test('a point outside its range changes shape, upwards when high and downwards when low', async () => {
  await show([
    aReading({ kind: 'blood-pressure', value: 168, second: 86, flag: 'High', unit: 'mmHg' }),
    aReading({ kind: 'oxygen-saturation', value: 93, flag: 'Low', unit: '%' }),
  ]);
  const [pressure, saturation] = [trendOf('Blood pressure'), trendOf('Oxygen saturation')];

  // The upper figure is high, the lower one is not.
  expect(pressure.querySelectorAll('path[class*="outside"]')).toHaveLength(1);
  expect(pressure.querySelectorAll('circle')).toHaveLength(1);
  expect(saturation.querySelectorAll('path[class*="outside"]')).toHaveLength(1);
  expect(saturation.querySelectorAll('circle')).toHaveLength(0);
});

test("a child's readings have no adult range and no word about one", async () => {
  await show([aReading({ value: 130 })], { age: 8, dateOfBirth: '2018-02-11' });
  expect(await screen.findByText(/Under 18 years: the ranges of adults are not applied/)).toBeDefined();

  expect(screen.queryByText('60 to 100')).toBeNull();
  expect(screen.queryByText('In range')).toBeNull();
  await waitFor(() => expect(trendOf('Heart rate').querySelector('rect')).toBeNull());
});

test('the time can be chosen: 7 days, 30 days, 3 months or all', async () => {
  await show([aReading({ value: 71, daysAgo: 3 }), aReading({ value: 70, daysAgo: 20 }), aReading({ daysAgo: 200 })]);
  const counted = () => /(\d+) readings?/.exec(trendOf('Heart rate').getAttribute('aria-label') ?? '')?.[1];
  expect(counted()).toBe('2');

  await userEvent.click(screen.getByRole('button', { name: '7 days' }));
  expect(counted()).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(counted()).toBe('3');
});

test('the same readings stand in a table, with their meaning in words and who recorded them', async () => {
  await show([aReading({ value: 104, flag: 'High', recordedBy: 'Priya Thomas' }), aReading({ value: 72, daysAgo: 1 })]);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));

  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first?.textContent).toMatch(/Heart rate104 \/minHighPriya Thomas$/);
  expect(second?.textContent).toMatch(/72 \/minIn rangeAnanya Rao$/);
});

test('one day is read out in figures, and one steps from day to day', async () => {
  await show([aReading({ value: 104, flag: 'High' }), aReading({ value: 72, daysAgo: 4 })]);
  const readout = within(screen.getByRole('region', { name: 'One day in figures' }));
  expect(readout.getByText(/104 \/min/).textContent).toContain('High');

  await userEvent.click(readout.getByRole('button', { name: 'Earlier day with readings' }));
  expect(readout.getByText(/72 \/min/)).toBeDefined();
  expect(readout.getByRole('button', { name: 'Earlier day with readings' })).toHaveProperty('disabled', true);
});

test('the chart of an inpatient begins with the last 24 hours', async () => {
  await show([aReading({ value: 71 }), aReading({ value: 70, daysAgo: 20 })], {}, { stay: aStayNow() });

  await waitFor(() => expect(screen.getByRole('button', { name: '24 h' }).getAttribute('aria-pressed')).toBe('true'));
  expect(trendOf('Heart rate').getAttribute('aria-label')).toContain('1 reading,');
});

test('a value carries its own time, and one of a week ago says that it is old', async () => {
  await show([
    aReading({ value: 71 }),
    aReading({ kind: 'temperature', value: 36.8, unit: '°C', daysAgo: 9 }),
    aReading({ kind: 'weight', value: 62, unit: 'kg', daysAgo: 9 }),
  ]);

  const words = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');
  expect(words.find((each) => each.startsWith('Heart rate'))).toContain('Today ');
  expect(words.find((each) => each.startsWith('Temperature'))).toContain('Old: ');
  // A weight of last week still holds.
  expect(words.find((each) => each.startsWith('Weight'))).not.toContain('Old: ');
});

test('medicines now come from the ward, the prescriptions and home, with the last dose and the next', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await show(
    [aReading()],
    {},
    {
      stay: aStayNow(),
      medicinesNow: [
        aMedicineNow({
          lastGiven: { at: hoursAgo(26), by: 'Priya Thomas', dosage: '2 g' },
          nextDue: hoursAgo(2.01),
          overdueAt: hoursAgo(1),
        }),
        aMedicineNow({ source: 'prescribed', id: 'p', name: 'Amlodipine', note: 'Not ordered on the ward' }),
        aMedicineNow({ source: 'home', id: 'Aspirin', name: 'Aspirin', inWords: '' }),
      ],
    },
  );
  const medicines = await screen.findByRole('region', { name: 'Medicines now' });

  for (const words of ['Ordered on the ward', 'Ceftriaxone', 'Priya Thomas', '2 h late', 'Not ordered on the ward'])
    expect(medicines.textContent).toContain(words);
  expect(within(medicines).getByRole('heading', { name: 'At home, told by the patient' })).toBeDefined();
  expect(medicines.textContent).not.toContain('Nothing is prescribed here');
});

test('a pressure that is a little high is called so in the chart, as on every other screen', async () => {
  await show([aReading({ kind: 'blood-pressure', value: 130, second: 81, flag: 'A little high', unit: 'mmHg' })]);
  expect(screen.getAllByText('A little high').length).toBeGreaterThan(0);
  expect(screen.queryByText('In range')).toBeNull();
});
