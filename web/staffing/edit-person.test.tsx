import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { EditPerson } from './edit-person.tsx';
import { useAccounts } from './queries.ts';

const NURSE: AccountReply = {
  ...{ id: '0197a1b2-0000-7000-8000-000000000013', role: 'staff', name: 'Asha Rao', email: 'asha@clinic.example' },
  ...{ title: 'Nurse', department: null, licenseNumber: 'N-1', licenceEndsOn: null, languages: [], employeeId: 'E-1' },
  ...{ state: 'active', hasSecondFactor: false, createdAt: '2026-01-01T06:00:00.000Z', lastLoginAt: null },
  ...{ sessions: 0, version: 1 },
};

function Page() {
  const account = useAccounts().data?.[0];
  return account ? <EditPerson account={account} onClose={() => undefined} /> : null;
}

test('what somebody else saved meanwhile is not overwritten: the form starts again from it, and says what was typed', async () => {
  let kept = NURSE;
  const sent: { version: number; title: string }[] = [];
  answerCalls({
    'GET /api/admin/accounts': () => ({ body: [kept] }),
    'GET /api/departments': () => ({ body: [] }),
    [`PATCH /api/admin/accounts/${NURSE.id}`]: ({ body }) => {
      const edit = body as (typeof sent)[number];
      sent.push(edit);
      if (edit.version !== kept.version) return refused(409, 'version_outdated', 'Somebody else changed it.');
      return { body: kept };
    },
  });
  const { queryClient } = renderPage(<Page />);
  const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
  await screen.findByLabelText(/^Title/);
  fireEvent.change(title(), { target: { value: 'Senior Nurse' } });
  kept = { ...NURSE, title: 'Charge Nurse', licenceEndsOn: '2031-01-31', version: 2 };
  await queryClient.refetchQueries({ queryKey: ['accounts'] });
  expect(title().value).toBe('Senior Nurse');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/You had entered: title Senior Nurse\./)).toBeDefined();
  expect(sent).toMatchObject([{ version: 1 }]);
  expect(title().value).toBe('Charge Nurse');
  expect(screen.getByLabelText<HTMLInputElement>(/^Licence holds until/).value).toBe('31/01/2031');
  fireEvent.change(title(), { target: { value: 'Ward Sister' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ version: 2, title: 'Ward Sister', licenceEndsOn: '2031-01-31' }),
  );
});
