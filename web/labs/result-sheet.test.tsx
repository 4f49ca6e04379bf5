import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, refused, renderPage, type Sent } from '../testing.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { A_SHEET, aCallBack, anOrder, COLLEAGUE_ID, DOCTOR_ID, DOCTORS, ORDER_ID } from './testing.ts';

const ENTER = `POST /api/lab-orders/${ORDER_ID}/result`;
const CALL = `POST /api/lab-orders/${ORDER_ID}/calls`;

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});

const noting = (answer: (sent: Sent) => { status?: number; body: unknown }) => (given: Sent) => {
  sent.push(given.body);
  return answer(given);
};

function show(answers: Parameters<typeof answerCalls>[0] = {}, order = anOrder()) {
  let callBack = aCallBack();
  answerCalls({
    [`GET /api/lab-orders/${ORDER_ID}/result-sheet`]: () => ({ body: A_SHEET }),
    'GET /api/lab-call-backs': () => ({ body: { open: [callBack], doctors: DOCTORS } }),
    [CALL]: noting(({ body }) => {
      const { outcome } = body as { outcome: string };
      callBack =
        outcome === 'read-back'
          ? aCallBack({ state: 'read-back' })
          : aCallBack({ attempts: [{ doctor: 'Dr. Arjun Nair', by: 'Priya Thomas', at: '2026-11-15T11:33:00.000Z' }] });
      return { body: callBack };
    }),
    ...answers,
  });
  renderPage(<ResultSheet order={order} onClose={() => {}} />);
}

const critical = () => ({ body: anOrder({ state: 'resulted', callBack: aCallBack() }) });
const type = async (label: string, typed: string) => userEvent.type(await screen.findByLabelText(label), typed);

test('a value that cannot be says so as it is typed, and the server’s sentence stands at its field', async () => {
  const fields = { 'values.0.value': 'Sodium 4.1 is not possible. Was it potassium?' };
  show({
    [ENTER]: () => refused(422, 'impossible_value', 'Some values are not possible. Look at them again.', fields),
  });
  await screen.findByText(/^Last 139/);
  await type('Sodium', '4.1');
  expect(await screen.findByText('Not possible')).toBeDefined();
  expect(screen.getByText('outside 80 to 220')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Enter result' }));
  expect(await screen.findByText('Sodium 4.1 is not possible. Was it potassium?')).toBeDefined();
  const sodium = screen.getByLabelText<HTMLInputElement>('Sodium');
  expect([sodium.value, sodium.getAttribute('aria-invalid')]).toEqual(['4.1', 'true']);
});

test('an unusual value is asked about and sent again once it was checked', async () => {
  const fields = { 'values.0.value': 'Potassium 9 mmol/L is unusual. Check it and confirm.' };
  show({
    [ENTER]: noting(({ body }) =>
      (body as { confirmed?: boolean }).confirmed
        ? critical()
        : refused(409, 'implausible_value', 'Some values are unusual. Check them and confirm.', fields),
    ),
  });
  await type('Potassium', '9');
  await userEvent.click(screen.getByRole('button', { name: /Enter/ }));
  expect(await screen.findByText('Potassium 9 mmol/L is unusual. Check it and confirm.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'I checked, it is right' }));
  expect(await screen.findByText('Critical potassium')).toBeDefined();
  expect(sent).toMatchObject([{ values: [{ value: 9 }] }, { values: [{ value: 9 }], confirmed: true }]);
});

test('a critical value looks other than a high one and leads to the call', async () => {
  show({ [ENTER]: critical });
  await screen.findByText(/^Last 139/);
  await type('Sodium', '150');
  expect(screen.getByText('High')).toBeDefined();
  await type('Potassium', '6.8');
  expect(screen.getByText('Critical high')).toBeDefined();
  expect(screen.getByText('Saving tells Dr. Arjun Nair as critical. Then call, and have it read back.')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Enter critical result' }));
  expect(await screen.findByRole('dialog', { name: 'Call the doctor' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Potassium read back'));
  expect(screen.getByText('mmol/L, critical above 6.2')).toBeDefined();
});

test('the call is recorded only when the same figure was read back', async () => {
  show({ [ENTER]: critical });
  await type('Potassium', '6.8');
  await userEvent.click(screen.getByRole('button', { name: /Enter/ }));
  const done = await screen.findByRole('button', { name: 'Reached and read back' });

  await userEvent.click(done);
  expect(await screen.findByText('Type what the doctor read back.')).toBeDefined();
  await type('Potassium read back', '6.3');
  expect(await screen.findByText('The result is 6.8. Say it again.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.clear(screen.getByLabelText('Potassium read back'));
  await type('Potassium read back', '6.8');
  expect(await screen.findByText('Same as the result')).toBeDefined();
  await userEvent.click(done);
  await expect
    .poll(() => sent)
    .toMatchObject([
      { outcome: 'read-back', doctorId: DOCTOR_ID, resultVersion: 1, readBack: [{ name: 'Potassium', value: 6.8 }] },
    ]);
});

test('a doctor who is not reached is noted, and the next one on duty is offered', async () => {
  show({ [ENTER]: critical });
  await type('Potassium', '6.8');
  await userEvent.click(screen.getByRole('button', { name: /Enter/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Not reached' }));

  const missed = await screen.findByRole('list', { name: 'Calls that reached nobody' });
  expect(within(missed).getByText(/Dr\. Arjun Nair not reached at 17:03/)).toBeDefined();
  await expect.poll(() => screen.getByLabelText<HTMLSelectElement>('Call').value).toBe(COLLEAGUE_ID);
  expect(document.activeElement).toBe(screen.getByLabelText('Potassium read back'));
});

test('a report in words can be called critical', async () => {
  show({ [ENTER]: noting(critical) }, anOrder({ test: 'CT of the head', measures: [] }));
  await type('Report', 'Bleeding beneath the dura.');
  await userEvent.click(screen.getByRole('radio', { name: 'Critical' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enter critical result' }));
  await expect.poll(() => sent).toMatchObject([{ isCritical: true, isAbnormal: true }]);
});

test('a sheet says which version of the order it was opened with, and that a result is there already', async () => {
  show({ [ENTER]: noting(critical) }, anOrder({ state: 'resulted', version: 7 }));
  expect(await screen.findByText('A result is entered already.')).toBeDefined();
  await type('Potassium', '6.8');
  await userEvent.click(screen.getByRole('button', { name: /Enter/ }));
  await expect.poll(() => sent).toMatchObject([{ values: [{ value: 6.8 }], version: 7 }]);
});

test('a PDF is chosen with a button of ours, which says what was chosen', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Upload a PDF' }));
  const field = screen.getByLabelText('Report as a PDF Choose a file');
  await userEvent.upload(field, new File(['%PDF'], 'potassium.pdf', { type: 'application/pdf' }));
  expect(screen.getByText('potassium.pdf, 1 kB')).toBeDefined();
});

test('a result that is refused leads to the field that is wrong, and the next key is typed there', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Enter result' }));
  expect(await screen.findByText('Enter a value or the report in words.')).toBeDefined();
  const first = screen.getByLabelText(anOrder().measures[0]?.name ?? '');
  await expect.poll(() => document.activeElement).toBe(first);
});

test('a report without a judgement leads to the judgement', async () => {
  show({}, anOrder({ test: 'CT of the head', measures: [] }));
  await type('Report', 'Bleeding beneath the dura.');
  await userEvent.click(screen.getByRole('button', { name: 'Enter result' }));
  expect(await screen.findByText('Say whether it is normal.')).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('radio', { name: 'Normal' }));
});
