import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { enterMoment } from '../ui/fields/days/testing.ts';
import { NoteDialog } from './note-dialog.tsx';

afterEach(() => sessionStorage.clear());

test('a time that has passed is said once, at its field', async () => {
  answerCalls({
    'POST /api/board/notes': () =>
      refused(422, 'time_past', 'That time has passed.', { at: 'Choose a time that is still to come.' }),
  });
  renderPage(<NoteDialog isOpen onClose={() => undefined} patientId="p1" note={null} />);
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Drink water' } });
  enterMoment(document.body, 'When', '2020-01-01T09:00');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('Choose a time that is still to come.')).toBeDefined();
  expect(screen.queryByText('That time has passed.')).toBeNull();
});

test('a reminder with half a time is not sent, and its field says what it needs', async () => {
  const calls = answerCalls({});
  renderPage(<NoteDialog isOpen onClose={() => undefined} patientId="p1" note={null} />);
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Drink water' } });
  enterMoment(document.body, 'When', '2999-01-01T9');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('Enter the time as hh:mm, 24 hours.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Time, 24 h'));
  expect(calls).toEqual([]);
});

test('what was typed is there again after a reload, for the same person only', async () => {
  const open = (patientId: string) =>
    renderPage(<NoteDialog isOpen onClose={() => undefined} patientId={patientId} note={null} />);
  const typed = async () => (await screen.findByLabelText<HTMLInputElement>('Title')).value;
  const { unmount } = open('p1');
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Drink water' } });
  unmount();

  const again = open('p1');
  expect(await typed()).toBe('Drink water');
  again.unmount();
  open('p2');
  expect(await typed()).toBe('');
});
