import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, renderPage } from '../testing.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { FactsDialog } from './facts-dialog.tsx';
import { aProfile } from './testing.ts';

beforeEach(() => toast.closeAll());

const told = {
  ...{ name: 'Gout', code: null, since: null, isActive: true, isConfirmed: false },
  ...{ enteredBy: 'Ananya Rao', enteredAt: '2026-11-01T05:00:00.000Z' },
};

function show(changes: Parameters<typeof aProfile>[0] = {}) {
  const sent: unknown[] = [];
  const profile = aProfile({ conditions: ['Gout'], problems: [told], ...changes });
  answerCalls({
    [`PUT /api/patients/${profile.patientId}/profile`]: ({ body }) => {
      sent.push(body);
      return { body: profile };
    },
    'GET /api/diagnosis-codes?q=Asthma&limit=8': () => ({
      body: [{ code: 'J45.9', name: 'Asthma, unspecified', alsoCalled: '', isExact: false, usedByMe: 0 }],
    }),
    'GET /api/diagnosis-codes?q=Gout&limit=8': () => ({ body: [] }),
  });
  renderPage(<FactsDialog isOpen profile={profile} name="Ananya Rao" onClose={() => undefined} />);
  return sent;
}

test('a problem that the patient told is confirmed, and a coded one is added with its year', async () => {
  const sent = show();
  const first = await screen.findByRole('group', { name: 'Problem 1' });
  expect(first.textContent).toContain('Told by the patient');
  expect(first.textContent).toContain('entered 1 Nov 2026 by Ananya Rao');
  await userEvent.click(within(first).getByRole('button', { name: 'Confirm' }));
  await userEvent.click(screen.getByRole('button', { name: 'Another problem' }));
  const second = screen.getByRole('group', { name: 'Problem 2' });
  await userEvent.type(within(second).getByRole('combobox', { name: /Problem/ }), 'Asthma');
  await userEvent.click(await within(second).findByRole('option', { name: /J45.9/ }));
  const since = within(second).getByLabelText(/Since/);
  await userEvent.type(since, 'long');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(within(second).getByText('Write a year: 2011')).toBeDefined();
  await userEvent.clear(since);
  await userEvent.type(since, '2011');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    problems: [
      { name: 'Gout', code: null, since: null, isActive: true, isConfirmed: true },
      { name: 'Asthma, unspecified', code: 'J45.9', since: '2011', isActive: true, isConfirmed: true },
    ],
    version: 3,
  });
});

test('a doctor makes a problem private in its row; what is private already is marked, and a nurse is not asked', async () => {
  const id = '0f0e7a52-8e5a-4a37-9d0c-0f3a2b1c4d5e';
  const hidden = { ...told, name: 'Asthma', isConfirmed: true, id, isPrivate: true };
  const sent = show({
    ...{ problems: [told, hidden], canHide: true },
    ...{ medicines: ['Fluoxetine 20 mg'], hiddenMedicines: ['Fluoxetine 20 mg'], isPregnancyHidden: true },
  });
  const second = await screen.findByRole('group', { name: 'Problem 2' });
  expect(within(second).getByText('Private')).toBeDefined();
  expect(within(second).queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/Private: Fluoxetine 20 mg\./)).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: /Private: hidden from parents/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    problems: [
      { name: 'Gout', isPrivate: true },
      { name: 'Asthma', id },
    ],
  });
  expect(JSON.stringify(sent[0]).match(/isPrivate/g)).toHaveLength(1);
});
