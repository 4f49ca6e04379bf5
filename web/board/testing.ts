import type { Board, BoardNote } from '#contract/patients/board.ts';

export const aNote = (changes: Partial<BoardNote> = {}): BoardNote => ({
  id: '0197a1b2-0000-7000-8000-000000000021',
  type: 'reminder',
  title: 'Fasting blood test',
  detail: '',
  at: null,
  doneAt: null,
  delivery: null,
  version: 1,
  ...changes,
});

export const aBoard = (changes: Partial<Board> = {}): Board => ({
  prescriptions: [],
  appointments: { booked: [], notes: [] },
  reminders: [],
  ...changes,
});
