// @vitest-environment jsdom
import { useSearch } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing.tsx';
import { useKeptInPlace } from './kept-in-place.ts';

function List() {
  const [typed, setTyped] = useKeptInPlace('list', '');
  return <input aria-label="Find" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />;
}

function Screens() {
  const { patient } = useSearch({ strict: false });
  return patient ? <h1>{patient}</h1> : <List />;
}

const typed = () => screen.getByLabelText<HTMLInputElement>('Find').value;

test('what was typed is there again after Back, and not on the same screen when it is opened anew', async () => {
  const { router } = renderPage(<Screens />);
  await userEvent.type(await screen.findByLabelText('Find'), 'irfan');
  await act(() => router.navigate({ to: '/', search: { patient: 'Irfan' } }));
  await screen.findByRole('heading', { name: 'Irfan' });
  act(() => router.history.back());
  await screen.findByLabelText('Find');
  expect(typed()).toBe('irfan');

  await act(() => router.navigate({ to: '/', search: { patient: 'Irfan' } }));
  await screen.findByRole('heading', { name: 'Irfan' });
  await act(() => router.navigate({ to: '/', search: {} }));
  await screen.findByLabelText('Find');
  expect(typed()).toBe('');
});
