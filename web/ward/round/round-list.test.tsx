import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { RoundPatient } from '#contract/ward/rounds.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { anInpatient, minutesFromNow, someId } from '../testing.ts';
import { RoundList } from './round-list.tsx';

const aRoundPatient = (changes: Partial<RoundPatient> = {}): RoundPatient => ({
  inpatient: anInpatient(),
  isMine: true,
  seenAt: null,
  lastVisitAt: null,
  news: [],
  ...changes,
});

async function show(round: RoundPatient[]) {
  const marks: unknown[] = [];
  const opened: string[] = [];
  answerCalls({
    'GET /api/ward/round': () => ({ body: round }),
    [`PUT /api/inpatients/${someId(1)}/visit`]: ({ body }) => {
      marks.push(body);
      return { body: { seenAt: minutesFromNow(0) } };
    },
  });
  renderPage(<RoundList openChart={(id) => opened.push(id)} detail={() => <p>What they get</p>} />);
  await screen.findByRole('heading', { name: /inpatients/i });
  return { marks, opened };
}

test('a row names bed, score, status and what happened since the visit, each with its word', async () => {
  const at = minutesFromNow(-20);
  await show([
    aRoundPatient({
      news: [
        { kind: 'score', tone: 'urgent', words: 'NEWS2 7 to 13', at },
        { kind: 'left-out', tone: 'attention', words: 'Paracetamol 1 g refused: Nausea', at },
      ],
    }),
  ]);
  const row = await screen.findByRole('listitem', { name: '202-B, Mohan Das' });

  for (const words of ['Stable', 'NEWS2 7 to 13', 'Paracetamol 1 g refused: Nausea', 'Heart failure'])
    expect(row.textContent).toContain(words);
  expect(within(row).getByRole('list', { name: 'What happened since the admission' })).toBeDefined();
});

test('a late dose says by how much', async () => {
  // Half a minute more: the clock of the page may be some seconds behind.
  const at = minutesFromNow(-41.5);
  await show([aRoundPatient({ news: [{ kind: 'overdue', tone: 'urgent', words: 'Ceftriaxone 2 g is late', at }] })]);
  const row = await screen.findByRole('listitem', { name: '202-B, Mohan Das' });
  expect(row.textContent).toMatch(/Ceftriaxone 2 g is late by 41 min, due /);
});

test('Seen sends one mark, and the keys select a row, mark it and open its chart', async () => {
  const { marks, opened } = await show([aRoundPatient()]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mohan Das seen' }));
  await waitFor(() => expect(marks).toEqual([{ isSeen: true }]));

  await userEvent.click(screen.getByRole('button', { name: 'Mohan Das' }));
  expect(screen.getByText('What they get')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Open chart' }));
  expect(opened).toEqual([someId(2)]);
});

test("a colleague's inpatient is shown among all, with the name of the doctor", async () => {
  await show([
    aRoundPatient(),
    aRoundPatient({ isMine: false, inpatient: anInpatient({ id: someId(9), name: 'Leela Menon' }) }),
  ]);
  expect(screen.queryByText('Leela Menon')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: /All open to me/ }));
  const row = await screen.findByRole('listitem', { name: '202-B, Leela Menon' });
  expect(row.textContent).toContain('Dr. Meera Iyer');
});
