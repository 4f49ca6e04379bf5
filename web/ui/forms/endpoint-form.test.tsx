import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiRefusal } from '#web/refusal.ts';
import { renderPage } from '#web/testing.tsx';
import { SelectField, TextField } from '../fields/text-field.tsx';
import { useEndpointForm } from './endpoint-form.ts';

type Draft = { reason: string; priority: 'high' | 'low'; tests: string[] };

function Form({ send }: { send: (draft: Draft) => Promise<unknown> }) {
  const { draft, errors, field, choose, submit, failure, failureBox } = useEndpointForm<Draft, unknown>({
    needed: { reason: 'Reason is needed.' },
    check: ({ tests }): { tests?: string } => (tests.length === 0 ? { tests: 'Choose a test.' } : {}),
    initial: { reason: '', priority: 'low', tests: [] },
    send,
  });
  return (
    <form onSubmit={submit} noValidate>
      <TextField label="Reason" {...field('reason')} />
      <SelectField label="Priority" {...field('priority')}>
        <option>low</option>
        <option>high</option>
      </SelectField>
      <button type="button" onClick={() => choose('tests', [...draft.tests, 'ECG'])}>
        Add ECG
      </button>
      {errors.tests && <p>{errors.tests}</p>}
      {failure && (
        <div role="alert" tabIndex={-1} ref={failureBox}>
          Failed
        </div>
      )}
      <button type="submit">Send</button>
    </form>
  );
}

const refusal = (fields: Record<string, string>) =>
  new ApiRefusal({ status: 400, code: 'bad_input', message: 'Look again.', fields });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('what is left empty is said beside its field, takes the focus, and goes when it is filled in', async () => {
  const send = vi.fn(async () => undefined);
  renderPage(<Form send={send} />);
  await press('Send');
  expect(screen.getByText('Reason is needed.').textContent).toBe('Reason is needed.');
  expect(screen.getByText('Choose a test.').textContent).toBe('Choose a test.');
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  await userEvent.type(screen.getByLabelText('Reason'), 'Chest pain');
  await press('Add ECG');
  expect(screen.queryByText('Reason is needed.')).toBeNull();
  expect(screen.queryByText('Choose a test.')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('a list and a choice are sent with the rest, and once, however often one clicks', async () => {
  const sent: Draft[] = [];
  const send = (draft: Draft) => {
    sent.push(draft);
    return new Promise(() => undefined);
  };
  renderPage(<Form send={send} />);
  await userEvent.type(await screen.findByLabelText('Reason'), 'Chest pain');
  await userEvent.selectOptions(screen.getByLabelText('Priority'), 'high');
  await press('Add ECG');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([{ reason: 'Chest pain', priority: 'high', tests: ['ECG'] }]);
});

test('what the server says of a field stands beside it; any other failure takes the focus', async () => {
  const answers = [refusal({ reason: 'Say more.' }), refusal({})];
  renderPage(<Form send={() => Promise.reject(answers.shift())} />);
  await userEvent.type(await screen.findByLabelText('Reason'), 'Pain');
  await press('Add ECG');
  await press('Send');
  await screen.findByText('Say more.');
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  await press('Send');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

type Read = { values: Record<string, string>; note: string };

/** Two buttons, values under one name, and a draft that is kept outside. */
function Sheet({ send }: { send: (draft: Read, way?: 'confirmed') => Promise<unknown> }) {
  const [draft, setDraft] = useState<Read>({ values: {}, note: '' });
  const form = useEndpointForm<Read, unknown, 'confirmed'>({
    initial: { values: {}, note: '' },
    held: [draft, setDraft],
    check: ({ values }, way) =>
      Object.fromEntries(
        ['Sodium', 'Potassium'].flatMap((name) =>
          values[name] || way === 'confirmed' ? [] : [[`values.${name}`, `${name} is needed.`]],
        ),
      ),
    send,
    atFields: (error): Record<string, string> =>
      error instanceof ApiRefusal ? { 'values.Sodium': error.fields.first ?? '' } : {},
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField label="Sodium" {...form.entry('values', 'Sodium')} />
      <TextField label="Potassium" {...form.entry('values', 'Potassium')} />
      <TextField label="Note" {...form.field('note')} />
      <button type="button" onClick={() => form.fill({ note: 'Same', values: { Sodium: '140', Potassium: '4' } })}>
        As last time
      </button>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.submitAs('confirmed')}>
        Send anyway
      </button>
      {form.failure && (
        <div role="alert" tabIndex={-1} ref={form.failureBox}>
          Failed
        </div>
      )}
    </form>
  );
}

test('values under one name have errors of their own, and the first wrong one on the screen takes the focus', async () => {
  const send = vi.fn(async () => undefined);
  renderPage(<Sheet send={send} />);
  await userEvent.type(await screen.findByLabelText('Sodium'), '140');
  await press('Send');
  expect(screen.queryByText('Sodium is needed.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Potassium'));
  await userEvent.keyboard('4');
  expect(screen.queryByText('Potassium is needed.')).toBeNull();
  await press('Send');
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ values: { Sodium: '140', Potassium: '4' }, note: '' }, undefined),
  );
});

test('a second button sends the same draft another way, by its own rules', async () => {
  const send = vi.fn(async () => undefined);
  renderPage(<Sheet send={send} />);
  await userEvent.type(await screen.findByLabelText('Note'), 'Clotted');
  await press('Send anyway');
  await waitFor(() => expect(send).toHaveBeenCalledWith({ values: {}, note: 'Clotted' }, 'confirmed'));
});

test('several fields can be filled in at once', async () => {
  const send = vi.fn(async () => undefined);
  renderPage(<Sheet send={send} />);
  await userEvent.click(await screen.findByRole('button', { name: 'As last time' }));
  await press('Send');
  const all = { values: { Sodium: '140', Potassium: '4' }, note: 'Same' };
  await waitFor(() => expect(send).toHaveBeenCalledWith(all, undefined));
});

test('a form can say which of its fields the server means', async () => {
  renderPage(<Sheet send={() => Promise.reject(refusal({ first: 'Not possible.' }))} />);
  await userEvent.click(await screen.findByRole('button', { name: 'As last time' }));
  await press('Send');
  await screen.findByText('Not possible.');
  expect(document.activeElement).toBe(screen.getByLabelText('Sodium'));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Same');
});

test('what a password manager filled in without telling anyone is sent', async () => {
  const sent: Draft[] = [];
  renderPage(
    <Form
      send={async (draft) => {
        sent.push(draft);
      }}
    />,
  );
  await press('Add ECG');
  screen.getByLabelText<HTMLInputElement>('Reason').value = 'Filled in';
  await press('Send');
  await waitFor(() => expect(sent).toEqual([{ reason: 'Filled in', priority: 'low', tests: ['ECG'] }]));
});
