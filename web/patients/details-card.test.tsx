import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PatientOnFile } from '../../contract/patients.ts';
import { answerCalls, refused, renderPage, type Sent } from '../testing.tsx';
import { shownToasts, toast } from '../ui/toast.ts';
import { carriedOver, whatChanged } from './details.ts';
import { DetailsCard } from './details-card.tsx';

const ANANYA: PatientOnFile = {
  id: '0197a1b2-0000-7000-8000-000000000004',
  pud: 'PUD-7K3QX-2M9TD',
  name: 'Ananya Rao',
  email: 'ananya.rao@mail.example',
  newEmail: null,
  phone: '+91 98200 14477',
  registeredAt: '2026-03-12T04:00:00.000Z',
  hasAccount: true,
  isDeactivated: false,
  version: 3,
};
const READ = `GET /api/patients/${ANANYA.id}`;
const NOT_CONFIRMED = 'Your new e-mail address is not confirmed yet';
const CHANGE = `PUT /api/patients/${ANANYA.id}`;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retype = async (name: string, words: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), words);
};

/** A file that answers as the server does, and every change that was sent to it. */
function aFile(start: PatientOnFile = ANANYA) {
  const state = { file: start, sent: [] as unknown[] };
  answerCalls({
    [READ]: () => ({ body: state.file }),
    [CHANGE]: ({ body }: Sent) => {
      state.sent.push(body);
      const { email, version, ...rest } = body as PatientOnFile;
      if (version !== state.file.version) return refused(409, 'version_outdated', 'Someone changed this.');
      const newEmail = email === state.file.email ? state.file.newEmail : email;
      state.file = { ...state.file, ...rest, newEmail, version: version + 1 };
      return { body: state.file };
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

  const waiting = await screen.findByText(NOT_CONFIRMED);
  expect(waiting.parentElement?.textContent).toContain('new.place@mail.example counts once you have opened the link');
  expect(screen.getByText(ANANYA.email, { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText('Look into the outbox.')).toBeTruthy();
  expect(shownToasts()[0]?.text).toBe('Now open the link in the mail to new.place@mail.example.');
});

test('the mail to an unconfirmed address can be sent again', async () => {
  const state = aFile({ ...ANANYA, newEmail: 'new.place@mail.example' });
  renderPage(<DetailsCard patientId={ANANYA.id} />);
  await screen.findByText(NOT_CONFIRMED);

  await press('Send the mail again');

  await waitFor(() => expect(shownToasts().map(({ title }) => title)).toEqual(['Sent again']));
  expect(state.sent).toMatchObject([{ email: 'new.place@mail.example', version: 3 }]);
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
