import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AccessEntry } from '#contract/patients/opened-by.ts';
import { renderPage } from '#web/testing.tsx';
import { OpenedByList } from './opened-by-list.tsx';

const entry = (who: string, what: string): AccessEntry => ({
  at: '2026-11-14T10:00:00Z',
  who,
  role: who === 'You' ? 'Patient' : 'Doctor',
  what,
  how: 'done',
});
const DOSES = Array.from({ length: 20 }, () => entry('You', 'marked a dose as taken'));
const LOOK = entry('Dr. Meera Iyer', 'opened the record');
const names = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);

test('others who looked come first; what one did oneself is there on a press', async () => {
  renderPage(<OpenedByList entries={[...DOSES, LOOK]} atFirst={5} />);
  await screen.findByText('Dr. Meera Iyer');
  expect(names()).toEqual(['Dr. Meera Iyer']);

  await userEvent.click(screen.getByRole('button', { name: 'Show all 21, with what you did yourself' }));
  expect(names()).toHaveLength(21);
});

test('where nobody else has looked it says so, and nothing of one’s own is lost', async () => {
  renderPage(<OpenedByList entries={DOSES} />);
  await screen.findByText('Nobody but you has looked');
  expect(names()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Show all 20/ }));
  expect(names()).toHaveLength(20);
});
