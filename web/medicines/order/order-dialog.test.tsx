import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Medicine, SafetyFinding } from '#contract/medicines/medicines.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { anAsNeededOrder } from '../testing.ts';
import { OrderDialog } from './order-dialog.tsx';

const order = anAsNeededOrder({
  ...{ medication: 'Ceftriaxone', version: 3, frequency: 'every-12-hours', isAsNeeded: false },
  times: ['02:00', '14:00'],
});
const FINDING: SafetyFinding = {
  key: 'dose:ceftriaxone',
  kind: 'dose',
  severity: 'severe',
  orders: [0],
  title: 'Too much ceftriaxone',
  why: 'More than 4 g a day.',
  instead: 'Give less.',
  source: 'Nadi safety table',
  needsReason: true,
} as SafetyFinding;

function show(findings: SafetyFinding[] = [], about: Partial<typeof order> = {}, begins: string[] = []) {
  const sent: unknown[] = [];
  answerCalls({
    [`POST /api/inpatients/${order.inpatientId}/medication-orders/check`]: () => ({
      body: {
        ...{ tableVersion: '1', checkedAt: new Date().toISOString(), findings, comparedWith: [], begins },
        verdicts: [findings.length > 0 ? 'severe' : 'no-known-entry'],
      },
    }),
    [`PUT /api/medication-orders/${order.id}`]: ({ body }) => {
      sent.push(body);
      return { body: order };
    },
  });
  renderPage(
    <OrderDialog
      isOpen
      order={{ ...order, ...about }}
      inpatient={{ id: order.inpatientId, name: 'Ramesh Kulkarni', place: '204-A', pud: 'PUD-K0MP7-RDJYW' }}
      showFinding={({ title }, reason, onReason) => (
        <label>
          {title}
          <textarea value={reason} onChange={(event) => onReason(event.currentTarget.value)} />
        </label>
      )}
      onClose={() => undefined}
    />,
  );
  return sent;
}

const change = () => screen.findByRole('button', { name: 'Change order' });

test('a changed dose is checked and sent with the version that was read, and keeps its times', async () => {
  const sent = show();
  const dose = await screen.findByLabelText('Dose');
  await userEvent.clear(dose);
  await userEvent.type(dose, '1');
  await waitFor(async () => expect(await change()).toHaveProperty('disabled', false));

  await userEvent.click(await change());

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ version: 3, dose: { amount: 1 }, times: ['02:00', '14:00'], answers: [] });
});

test('says before a change what becomes of a dose that is due, and does not offer a single dose', async () => {
  const lost = 'The dose of 3 Mar, 14:00 is not recorded, and ends with the earlier order.';
  show([], {}, [lost]);
  expect(await screen.findByText(lost)).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Once' })).toBeNull();
  expect(screen.getByRole('option', { name: 'Once a day' })).toBeTruthy();
});

test('an order with a severe finding is sent only with a written reason', async () => {
  const sent = show([FINDING]);
  const reason = await screen.findByLabelText('Too much ceftriaxone');
  expect(await change()).toHaveProperty('disabled', true);

  await userEvent.type(reason, 'Meningitis: four grams are wanted.');
  await waitFor(async () => expect(await change()).toHaveProperty('disabled', false));
  await userEvent.click(await change());

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    answers: [{ finding: 'dose:ceftriaxone', reason: 'Meningitis: four grams are wanted.' }],
  });
});

test('a course whose days are left alone keeps its end, and other days are counted anew', async () => {
  const sent = show([], { endsAt: new Date(Date.now() + 30 * 3_600_000).toISOString() });
  await waitFor(async () => expect(await change()).toHaveProperty('disabled', false));
  await userEvent.click(await change());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ keepsEnd: true });
  expect(sent[0]).not.toHaveProperty('days');
});

test('a new order says whether it is given instead of the one that runs, before it is sent', async () => {
  const sent: unknown[] = [];
  const ceftriaxone: Medicine = {
    ...{
      id: '0197a1b2-0000-7000-8000-000000000077',
      name: 'Ceftriaxone',
      category: 'Antibiotic',
      indication: 'Infection',
    },
    ...{ ingredients: ['ceftriaxone'], forms: [], routes: ['into a vein'] },
    usual: {
      ...{ dose: { amount: 1, unit: 'g' }, route: 'into a vein', frequency: 'once-a-day' },
      ...{ days: null, smallestGapHours: null, mostIn24Hours: null },
    },
  };
  const twice = (body: unknown) => {
    const isChosen = (body as { insteadOf?: string[] }).insteadOf?.includes(order.id) ?? false;
    const replaces = { id: order.id, isChosen, words: 'Ceftriaxone 2 g into a vein, every 12 hours: 02:00, 14:00' };
    return { ...FINDING, kind: 'duplicate' as const, needsReason: !isChosen, replaces };
  };
  answerCalls({
    'GET /api/medicines': () => ({ body: [ceftriaxone] }),
    [`POST /api/inpatients/${order.inpatientId}/medication-orders/check`]: ({ body }) => ({
      body: {
        ...{ tableVersion: '1', checkedAt: new Date().toISOString(), findings: [twice(body)], comparedWith: [] },
        verdicts: ['caution'],
      },
    }),
    [`POST /api/inpatients/${order.inpatientId}/medication-orders`]: ({ body }) => {
      sent.push(body);
      return { status: 201, body: order };
    },
  });
  renderPage(
    <OrderDialog
      isOpen
      order={null}
      inpatient={{ id: order.inpatientId, name: 'Ramesh Kulkarni', place: '204-A', pud: 'PUD-K0MP7-RDJYW' }}
      showFinding={({ replaces }, _reason, _onReason, onReplaces) => (
        <button type="button" onClick={() => onReplaces?.(true)}>
          Instead of {replaces?.words}
        </button>
      )}
      onClose={() => undefined}
    />,
  );
  await screen.findByRole('option', { name: ceftriaxone.name });
  await userEvent.selectOptions(screen.getByLabelText('Medicine'), ceftriaxone.id);
  const instead = await screen.findByRole('button', { name: /^Instead of Ceftriaxone 2 g/ });
  expect(screen.getByRole('button', { name: 'Order' })).toHaveProperty('disabled', true);
  await userEvent.click(instead);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order' })).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByRole('button', { name: 'Order' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ medicineId: ceftriaxone.id, insteadOf: [order.id], answers: [] });
});
