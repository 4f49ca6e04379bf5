import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { anOrder, DOCTOR_ID } from '../testing.ts';
import { Results, ShortResults } from './lazy-results.tsx';
import type { Visit } from './result-words.ts';

const PATIENT = '0197a1b2-0000-7000-8000-000000000004';
const LDL = 'LDL cholesterol';

const aReport = (changes: Partial<LabReport> = {}): LabReport => ({
  id: `${changes.measureCode ?? 'ldl'} ${changes.date ?? 'now'}`,
  orderId: 'order-1',
  test: 'Lipid profile',
  measure: LDL,
  testCode: '57698-3',
  measureCode: '13457-7',
  orderedBy: 'Dr. Arjun Nair',
  orderedById: DOCTOR_ID,
  category: 'Blood work',
  date: '2026-11-12',
  result: `${changes.value ?? 118} ${changes.unit ?? 'mg/dL'}`,
  value: 118,
  unit: 'mg/dL',
  low: null,
  high: 100,
  status: 'abnormal',
  flag: 'High',
  isCritical: false,
  note: null,
  pdfUrl: null,
  state: 'released',
  earlier: [],
  ...changes,
});

const aVisit: Visit = {
  doctor: 'Dr. Arjun Nair',
  doctorId: DOCTOR_ID,
  date: '2099-11-18',
  time: '09:30',
  startsAt: '2099-11-18T04:00:00.000Z',
  status: 'approved',
};

type Shown = { waiting?: LabOrder[]; visits?: Visit[]; age?: number | null };

async function show(reports: LabReport[], { waiting = [], visits = [], age = 34 }: Shown = {}) {
  answerCalls({
    [`GET /api/patients/${PATIENT}/lab-reports`]: () => ({ body: { reports, waiting } }),
    [`GET /api/patients/${PATIENT}/profile`]: () => ({ body: { age } }),
  });
  renderPage(<Results patientId={PATIENT} visits={visits} />);
  await screen.findByRole('heading', { name: 'Results' });
}

async function showInShort(reports: LabReport[]) {
  answerCalls({
    [`GET /api/patients/${PATIENT}/lab-reports`]: () => ({ body: { reports, waiting: [] } }),
    [`GET /api/patients/${PATIENT}/profile`]: () => ({ body: { age: 34 } }),
  });
  renderPage(<ShortResults patientId={PATIENT} />);
  await screen.findByRole('heading', { name: 'Results' });
}

const item = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const found = heading.closest('li');
  if (!found) throw new Error('Not in a list.');
  return found;
};

test('what the test measures comes before the value and what it is called', async () => {
  await show([aReport()]);

  await screen.findByText('A little high');
  const words = (await item(LDL)).textContent ?? '';
  const places = ['A fat in the blood', '118 mg/dL', 'A little high', 'Usual is up to 100 mg/dL'].map((each) =>
    words.indexOf(each),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a high value names who will talk about it and when, else the doctor; a usual one names nobody', async () => {
  const usual = aReport({ id: 'k', measure: 'Potassium', measureCode: '2823-3', value: 4.2, unit: 'mmol/L' });
  await show([aReport(), { ...usual, low: 3.5, high: 5.1, flag: null, status: 'normal' }], { visits: [aVisit] });

  expect(await screen.findByText('Ask Dr. Arjun Nair about it on Wed 18 Nov at 09:30.')).toBeDefined();
  expect(within(await item('Potassium')).getByText('In the usual range')).toBeDefined();
  expect(within(await item('Potassium')).queryByText(/^Ask /)).toBeNull();
});

test('without a visit the doctor is to be asked', async () => {
  await show([aReport()]);
  expect(await screen.findByText('Ask your doctor about it.')).toBeDefined();
});

test('what it can mean, what comes next and the source stand behind disclosures', async () => {
  await show([aReport()]);

  const meaning = within(await item(LDL)).getByText(/What it can mean/);
  await userEvent.click(meaning);
  expect(await screen.findByText('A high value')).toBeDefined();
  expect(screen.queryByText('A low value')).toBeNull();
  expect(screen.getByText('What usually happens next')).toBeDefined();
  expect(screen.getByText('MedlinePlus: Cholesterol Levels')).toBeDefined();
  expect(screen.getByText('No clinician has reviewed these words yet.')).toBeDefined();
  const source = screen.getByText('Where these words come from').closest('details');
  expect(source?.open).toBe(false);
});

test('earlier values are drawn with the usual range, and a table has the same', async () => {
  await show([aReport(), aReport({ value: 131, date: '2026-08-18' })]);

  expect(await screen.findByText(/Before: 131 mg\/dL on 18 Aug 2026\./)).toBeDefined();
  expect(
    await screen.findByRole('img', {
      name: 'LDL cholesterol: 131 on 18 Aug 2026, 118 on 12 Nov 2026, in mg/dL. Usual is up to 100 mg/dL.',
      hidden: true,
    }),
  ).toBeDefined();
  const rows = within(screen.getByRole('region', { name: 'All results: LDL cholesterol', hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map(({ cells }: HTMLElement & { cells?: HTMLCollection }) => [...(cells ?? [])].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Day', 'Value', 'Usual', 'In words'],
    ['12 Nov 2026', '118 mg/dL', 'up to 100', 'A little high'],
    ['18 Aug 2026', '131 mg/dL', 'up to 100', 'High'],
  ]);
});

test('a value in another unit is in the table and said to be left out of the drawing', async () => {
  await show([aReport(), aReport({ value: 3.4, unit: 'mmol/L', high: 2.6, date: '2026-08-18' })]);

  expect(await screen.findByText(/One earlier result has another unit or another usual range/)).toBeDefined();
  expect(screen.queryByRole('img', { name: /^LDL cholesterol:/, hidden: true })).toBeNull();
  expect(screen.getByText('3.4 mmol/L')).toBeDefined();
  expect(screen.queryByText(/^Before/)).toBeNull();
});

test('a test that the catalogue does not know is shown without words about it', async () => {
  const own = { test: 'Lead', measure: 'Lead in blood', testCode: null, measureCode: null };
  await show([aReport({ ...own, value: 9, high: 5, unit: 'µg/dL' })]);

  const shown = await item('Lead in blood');
  expect(await within(shown).findByText('High')).toBeDefined();
  expect(within(shown).queryByText(/What it can mean|Where these words/)).toBeNull();
});

test.each([9, null])('ranges of adults are not applied to somebody of the age %s', async (age) => {
  await show([aReport()], { age });

  expect(await screen.findByText('To talk about')).toBeDefined();
  expect(screen.queryByText(/A little high|Usual is/)).toBeNull();
  expect(screen.getByText(/are known here for adults only/)).toBeDefined();
});

test('a critical report in words says to call now, and stands before newer ones', async () => {
  const xray = { test: 'Chest X-ray', measure: 'Chest X-ray', testCode: '36643-5', measureCode: null, value: null };
  await show([
    aReport(),
    aReport({ ...xray, id: 'x', result: 'Air beside the lung.', date: '2026-10-02', flag: null, isCritical: true }),
  ]);

  await screen.findByText('To talk about now');
  expect(screen.getByText(/If nobody has spoken with you about it, call the clinic now\./)).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Chest X-ray');
});

test('an INR is neither high nor low: it depends on the treatment', async () => {
  await show([
    aReport({
      test: 'INR',
      measure: 'INR',
      testCode: '6301-6',
      measureCode: '6301-6',
      value: 2.4,
      unit: 'ratio',
      low: 0.8,
      high: 1.2,
    }),
  ]);

  expect(await screen.findByText('Depends on treatment')).toBeDefined();
  expect(screen.getByText(/depends on whether you take a blood thinner/)).toBeDefined();
  expect(screen.queryByText(/Usual is/)).toBeNull();
});

test('a critical result reaches the patient in calm words', async () => {
  await show([aReport({ flag: 'Critical high' })]);

  expect(
    await screen.findByText(/Far above the usual range\. This can be dangerous\. .* call the clinic now\./),
  ).toBeDefined();
  expect(screen.getByText('Very high')).toBeDefined();
  expect(screen.queryByText(/critical/i)).toBeNull();
});

test('what the doctor wrote stands once with the order', async () => {
  const note = 'Better than last time.';
  const hdl = aReport({ measure: 'HDL cholesterol', measureCode: '2085-9', value: 52, low: 50, high: null, note });
  await show([aReport({ note }), { ...hdl, flag: null, status: 'normal' }]);

  expect(await screen.findAllByText(note)).toHaveLength(1);
});

test('whom to ask is not said where the doctor wrote about it and no visit is booked', async () => {
  await show([aReport({ note: 'See me in three months.' })]);

  expect(await screen.findByText('See me in three months.')).toBeDefined();
  expect(screen.queryByText('Ask your doctor about it.')).toBeNull();
});

const manyReports = (abnormal: readonly number[]) =>
  ['2093-3', '2085-9', '2571-8', '13457-7', '2160-0'].map((measureCode, n) =>
    aReport({
      measureCode,
      id: measureCode,
      // LDL of 160 is high, a total cholesterol of 260 too.
      value: abnormal.includes(n) ? 260 : 80,
      low: null,
      flag: abnormal.includes(n) ? 'High' : null,
      status: abnormal.includes(n) ? 'abnormal' : 'normal',
    }),
  );

test('all tests are shown, what lies outside its range first', async () => {
  await show(manyReports([3]));

  await screen.findByText('High');
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toHaveLength(5);
  expect(names[0]).toBe(LDL);
});

test('in short every value that is not as usual has a line, then others up to two, and the rest is counted', async () => {
  await showInShort(manyReports([3]));
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(await screen.findByRole('link', { name: /^All 5 ?results$/ })).toBeDefined();
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toContain(LDL);
  // Not before the age is known: nothing is called by one word and then by another.
  expect(lines()[0]).toContain('High');
  expect(screen.getByText('3 more as usual.')).toBeDefined();
});

test('in short nothing that is not as usual is cut off, and what cannot wait says what to do', async () => {
  const [worst, ...others] = manyReports([0, 1, 2, 3, 4]);
  await showInShort([...others, aReport({ ...worst, flag: 'Critical high', isCritical: true })]);
  await screen.findByText(/call the clinic now/);
  const lines = screen.getAllByRole('listitem');
  expect(lines).toHaveLength(5);
  expect(lines[0]?.textContent).toContain('call the clinic now');
});

test('a test that is awaited says so and not what it shows', async () => {
  await show([], { waiting: [anOrder({ test: 'Chest X-ray', state: 'ordered' })] });
  expect(await screen.findByText('Ordered by Dr. Arjun Nair. You will be told when the result is here.')).toBeDefined();
  expect(screen.getByText('Ordered')).toBeDefined();
});

test('without results the card says what will come', async () => {
  await show([]);
  expect(await screen.findByText('None yet. A result is here as soon as your doctor has looked at it.')).toBeDefined();
});
