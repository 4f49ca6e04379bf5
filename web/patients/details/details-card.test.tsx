import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PatientReply } from '#contract/patients/patients.ts';
import { answerCalls, refused, renderPage, type Sent } from '#web/testing.tsx';
import { shownToasts, toast } from '#web/ui/feedback/toast.ts';
import { carriedOver, whatChanged } from './details.ts';
import { DetailsCard } from './details-card.tsx';

const ANANYA = {
  id: '0197a1b2-0000-7000-8000-000000000004',
  pud: 'PUD-7K3QX-2M9TD',
  name: 'Ananya Rao',
  email: 'ananya.rao@mail.example',
  newEmail: null,
  newEmailNeeds: null,
  phone: '+91 98200 14477',
  dateOfBirth: '1992-03-14',
  age: 34,
  sex: 'female',
  registeredAt: '2026-03-12T04:00:00.000Z',
  hasAccount: true,
  isDeactivated: false,
  version: 3,
} satisfies PatientReply;
const READ = `GET /api/patients/${ANANYA.id}`;
const NOT_CONFIRMED = 'Your new e-mail address is not confirmed yet';
const CHANGE = `PUT /api/patients/${ANANYA.id}`;
const AGAIN = `POST /api/patients/${ANANYA.id}/email/send-again`;
const APPROVE = `POST /api/patients/${ANANYA.id}/email/approve`;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retype = async (name: string, words: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), words);
};

/** A file that answers as the server does, and every change that was sent to it. */
function aFile(start: PatientReply = ANANYA) {
  const state = { file: start, sent: [] as unknown[] };
  answerCalls({
    [READ]: () => ({ body: state.file }),
    [CHANGE]: ({ body }: Sent) => {
      state.sent.push(body);
      const { email, version, ...rest } = body as PatientReply;
      if (version !== state.file.version) return refused(409, 'version_outdated', 'Someone changed this.');
      const isNew = email !== state.file.email;
      if (isNew && !('password' in rest))
        return {
          status: 403,
          body: {
            message: 'No.',
            code: 'wrong_password',
            fields: { password: 'Enter your password.' },
            requestId: 'r',
          },
        };
      const { password: _, ...details } = rest as PatientReply & { password?: string };
      const waiting = isNew ? { newEmail: email, newEmailNeeds: 'link' as const } : {};
      state.file = { ...state.file, ...details, ...waiting, version: version + 1 };
      return { body: state.file };
    },
    [AGAIN]: () => {
      state.sent.push('again');
      return { body: { message: 'Sent.' } };
    },
    [APPROVE]: ({ body }: Sent) => {
      state.sent.push(body);
      state.file = { ...state.file, newEmailNeeds: 'link' };
      return { body: { message: 'Thank you.' } };
    },
  });
  return state;
}

async function startChanging() {
  renderPage(<DetailsCard patientId={ANANYA.id} whereMailsGo={<p>Look into the outbox.</p>} />);
  await screen.findByText(ANANYA.email);
  await press('Change');
}

beforeEach(() => toast.closeAll());

test('a new phone number is saved with the version that was read, and the focus goes back to Change', async () => {
  const state = aFile();
  await startChanging();
  expect(document.activeElement).toBe(field('Full Name'));

  await retype('Phone', '+91 90000 00001');
  await press('Save');

  expect(await screen.findByText('+91 90000 00001')).toBeTruthy();
  expect(state.sent).toEqual([{ name: 'Ananya Rao', email: ANANYA.email, phone: '+91 90000 00001', version: 3 }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
});

test('a new e-mail address is said to count only once its link was opened, before and after it is saved', async () => {
  aFile();
  await startChanging();
  expect(screen.getByText(/A new address counts once you have opened the link/)).toBeTruthy();

  await retype('Email', 'new.place@mail.example');
  expect(screen.getByText(/Until then we write to ananya.rao@mail.example/)).toBeTruthy();
  await press('Save');
  // The session alone does not change where a lost password is sent.
  expect(await screen.findByText('Enter your password.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your password'), 'slow river at dawn');
  await press('Save');

  const waiting = await screen.findByText(NOT_CONFIRMED);
  expect(waiting.parentElement?.textContent).toContain('new.place@mail.example counts once you have opened the link');
  expect(screen.getByText(ANANYA.email, { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText('Look into the outbox.')).toBeTruthy();
  expect(shownToasts()[0]?.text).toBe('Now open the link in the mail to new.place@mail.example.');
});

test('the mail to an unconfirmed address can be sent again', async () => {
  const state = aFile({ ...ANANYA, newEmail: 'new.place@mail.example', newEmailNeeds: 'link' });
  renderPage(<DetailsCard patientId={ANANYA.id} />);
  await screen.findByText(NOT_CONFIRMED);

  await press('Send the mail again');

  await waitFor(() => expect(shownToasts().map(({ title }) => title)).toEqual(['Sent again']));
  expect(state.sent).toEqual(['again']);
});

test('who registered and has not confirmed the address reads so, and can ask for the mail again', async () => {
  const state = aFile({ ...ANANYA, email: null, newEmail: 'new.here@mail.example', newEmailNeeds: 'link' });
  renderPage(<DetailsCard patientId={ANANYA.id} />);
  const box = await screen.findByText('Your e-mail address is not confirmed yet');
  expect(box.parentElement?.textContent).toContain('a lost password cannot be reset');
  await press('Send the mail again');
  await waitFor(() => expect(state.sent).toEqual(['again']));
});

test('an address that the desk wrote down asks for the code and the password', async () => {
  const state = aFile({ ...ANANYA, newEmail: 'from.desk@mail.example', newEmailNeeds: 'approval' });
  renderPage(<DetailsCard patientId={ANANYA.id} />);
  await screen.findByText('The desk wrote down a new e-mail address');
  await userEvent.type(field('Code from the desk'), 'ABCDE-FGH23');
  await userEvent.type(screen.getByLabelText('Your password'), 'slow river at dawn');
  await press('This address is mine');
  expect(await screen.findByText(NOT_CONFIRMED)).toBeTruthy();
  expect(state.sent).toEqual([{ code: 'ABCDE-FGH23', password: 'slow river at dawn' }]);
});

describe('when someone changed the details in the meantime', () => {
  test('what was typed stays, their change is shown, and saving again keeps both', async () => {
    const state = aFile();
    await startChanging();
    await retype('Phone', '+91 90000 00001');
    state.file = { ...ANANYA, name: 'Ananya Menon', version: 4 };
    await press('Save');

    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('Someone changed your details in the meantime.');
    expect(box.textContent).toContain('Name: Ananya Menon');
    expect(document.activeElement).toBe(box);
    expect(field('Phone').value).toBe('+91 90000 00001');
    expect(field('Full Name').value).toBe('Ananya Menon');
    await press('Save');

    await waitFor(() =>
      expect(state.file).toMatchObject({ name: 'Ananya Menon', phone: '+91 90000 00001', version: 5 }),
    );
  });

  test('an address that was confirmed meanwhile is not asked for anew', () => {
    const before = { name: 'A', email: 'old@mail.example', phone: '1' };
    const after = { ...before, email: 'new@mail.example' };

    expect(carriedOver({ ...before, phone: '2' }, before, after)).toEqual({ ...after, phone: '2' });
    expect(carriedOver({ ...before, email: 'mine@mail.example' }, before, after).email).toBe('mine@mail.example');
    expect(whatChanged(before, after)).toEqual(['Email: new@mail.example']);
  });
});

test('what is wrong is said beside its field and nothing is sent', async () => {
  const state = aFile();
  await startChanging();

  await retype('Email', 'no address');
  await press('Save');

  expect(screen.getByText('Enter an e-mail address like name@example.com.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Email'));
  expect(state.sent).toEqual([]);
});

test('saving without a change sends nothing', async () => {
  const state = aFile();
  await startChanging();

  await press('Save');

  await screen.findByRole('button', { name: 'Change' });
  expect(state.sent).toEqual([]);
});

test('a failure keeps what was typed and says so', async () => {
  answerCalls({ [READ]: () => ({ body: ANANYA }), [CHANGE]: () => ({ status: 500, body: {} }) });
  await startChanging();

  await retype('Phone', '+91 90000 00001');
  await press('Save');

  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed');
  expect(field('Phone').value).toBe('+91 90000 00001');
});
