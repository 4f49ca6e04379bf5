import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { NoteDialog } from './note-dialog.tsx';

test('a time that has passed is said once, at its field', async () => {
  answerCalls({
    'POST /api/board/notes': () =>
      refused(422, 'time_past', 'That time has passed.', { at: 'Choose a time that is still to come.' }),
  });
  renderPage(<NoteDialog isOpen onClose={() => undefined} note={null} timeZone="Asia/Kolkata" />);
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Drink water' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '2020-01-01T09:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('Choose a time that is still to come.')).toBeDefined();
  expect(screen.queryByText('That time has passed.')).toBeNull();
});
