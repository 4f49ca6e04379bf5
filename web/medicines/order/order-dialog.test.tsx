import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SafetyFinding } from '#contract/medicines/medicines.ts';
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

function show(findings: SafetyFinding[] = []) {
  const sent: unknown[] = [];
  answerCalls({
    [`POST /api/inpatients/${order.inpatientId}/medication-orders/check`]: () => ({
      body: {
        ...{ tableVersion: '1', checkedAt: new Date().toISOString(), findings, comparedWith: [] },
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
      order={order}
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
