import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { StaffTasks } from './staff-tasks.tsx';

const ID = '0197a1b2-0000-7000-8000-000000000031';
const NOW = Date.parse('2026-03-10T10:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

const aTask = (about: Partial<StaffTask> = {}): StaffTask => ({
  id: ID,
  task: 'Weigh every morning',
  isWithheld: false,
  patient: 'Mohan Das',
  patientId: '0197a1b2-0000-7000-8000-000000000032',
  pud: 'PUD-7K3QX-2M9TD',
  place: '202-B',
  diagnosisId: null,
  priority: 'high',
  dueAt: new Date(NOW - 3_600_000).toISOString(),
  isOverdue: true,
  givenBy: 'Dr. Meera Iyer',
  givenById: '0197a1b2-0000-7000-8000-000000000033',
  givenAt: new Date(NOW - 7_200_000).toISOString(),
  to: null,
  toId: null,
  state: 'open',
  takenBy: null,
  takenAt: null,
  givenBackFrom: null,
  doneBy: null,
  doneAt: null,
  note: null,
  version: 1,
  can: { take: true, finish: false },
  ...about,
});
const LIST = 'GET /api/staff-tasks?state=unfinished&limit=200';

test('a task says what, for whom, in which bed, who asked and that it is overdue; Take is sent', async () => {
  const calls = answerCalls({
    [LIST]: () => ({ body: [aTask()] }),
    [`POST /api/staff-tasks/${ID}/take`]: () => ({ body: aTask({ state: 'taken' }) }),
  });
  renderPage(<StaffTasks />, { timeZone: 'UTC' });
  const row = (await screen.findByText('Weigh every morning')).closest('li') as HTMLElement;
  for (const words of ['202-B', 'Mohan Das', 'Dr. Meera Iyer', 'HIGH', 'Overdue'])
    expect(row.textContent).toContain(words);
  expect(within(row).queryByRole('button', { name: 'Done' })).toBeNull();

  await userEvent.click(within(row).getByRole('button', { name: 'Take' }));
  await vi.waitFor(() => expect(calls).toContain(`POST /api/staff-tasks/${ID}/take`));
});

test('a task that came back to the list says who had it', async () => {
  answerCalls({ [LIST]: () => ({ body: [aTask({ givenBackFrom: 'Priya Thomas' })] }) });
  renderPage(<StaffTasks />, { timeZone: 'UTC' });
  const row = (await screen.findByText('Weigh every morning')).closest('li') as HTMLElement;
  expect(row.textContent).toContain('not done in a day by Priya Thomas');
});

test('done is sent with its note, and what was typed stays when it was refused', async () => {
  const notes: unknown[] = [];
  answerCalls({
    [LIST]: () => ({ body: [aTask({ state: 'taken', can: { take: false, finish: true } })] }),
    [`POST /api/staff-tasks/${ID}/done`]: ({ body }) => {
      notes.push(body);
      return refused(409, 'task_moved_on', 'This task has changed in the meantime.');
    },
  });
  renderPage(<StaffTasks />, { timeZone: 'UTC' });
  const row = (await screen.findByText('Weigh every morning')).closest('li') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: 'Done' }));
  const dialog = screen.getByRole('dialog', { name: 'Task done' });
  const note = within(dialog).getByRole('textbox');
  await userEvent.type(note, '62.4 kg');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));

  expect(await within(dialog).findByText('This task has changed in the meantime.')).toBeTruthy();
  expect(notes).toEqual([{ note: '62.4 kg' }]);
  expect((note as HTMLTextAreaElement).value).toBe('62.4 kg');
});
