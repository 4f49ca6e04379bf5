import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { aMedicineNow } from '#web/chart/testing.ts';
import { anAsNeededOrder, someId } from '#web/medicines/testing.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { aStay } from '#web/ward/testing.ts';
import { useSteering } from './ward-steering.tsx';

const can = { give: false, change: true, stop: true };
const ORDERS: MedicationOrder[] = [
  anAsNeededOrder({ id: someId(61), medication: 'Ceftriaxone', can }),
  anAsNeededOrder({ id: someId(62), medication: 'Paracetamol', can }),
];

function Steering() {
  const { actions, dialogs } = useSteering(aStay());
  return (
    <>
      {ORDERS.map(({ id, medication }) => (
        <div key={id}>{actions(aMedicineNow({ id, source: 'ward', name: medication }))}</div>
      ))}
      {dialogs}
    </>
  );
}

test('an order is stopped with a reason, and a reason that was typed for another order is not offered for it', async () => {
  const sent: unknown[] = [];
  answerCalls({
    [`GET /api/inpatients/${someId(1)}/medication-orders`]: () => ({ body: ORDERS }),
    [`POST /api/medication-orders/${someId(62)}/stop`]: ({ body }) => {
      sent.push(body);
      return { body: { ...ORDERS[1], state: 'stopped' } };
    },
  });
  renderPage(<Steering />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop Ceftriaxone' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'Rash on the trunk');
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));

  await userEvent.click(screen.getByRole('button', { name: 'Stop Paracetamol' }));
  expect(await screen.findByRole('dialog', { name: 'Stop Paracetamol for Mohan Das' })).toBeDefined();
  const reason = screen.getByLabelText<HTMLTextAreaElement>('Reason');
  expect(reason.value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Stop order' }));
  expect(screen.getByText('Reason is needed.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.type(reason, 'No fever');
  await userEvent.click(screen.getByRole('button', { name: 'Stop order' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'No fever' }]));
});
