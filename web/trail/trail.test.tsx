import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TrailExport } from '#contract/trail/exports.ts';
import type { GlassReview } from '#contract/trail/glass-reviews.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { ExportPanel } from './export-panel.tsx';
import { GlassReviews } from './glass-reviews.tsx';
import { SealPanel } from './seal-panel.tsx';

const ID = '0197a1b2-0000-7000-8000-000000000011';
const CHECK = {
  id: ID,
  askedAt: '2026-11-15T21:30:00.000Z',
  askedBy: 'Leela Krishnan',
  finishedAt: '2026-11-15T21:31:00.000Z',
  lines: 481206,
};
const SEAL = { number: 3117, sealedAt: '2026-11-16T04:30:00.000Z', fingerprint: '9f3c 51e0 84d2 77ab' };

function showState(check: object | null) {
  answerCalls({ 'GET /api/admin/trail/state': () => ({ body: { newestLine: 481240, lastSeal: SEAL, check } }) });
  renderPage(<SealPanel />);
}

test('a whole trail is said to be whole, with how many lines fit', async () => {
  showState({ ...CHECK, state: 'whole', broken: null });
  expect(await screen.findByText('The trail is whole')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('4,81,206 sealed lines fit');
  expect(screen.getByText('9f3c 51e0 84d2 77ab')).toBeDefined();
});

test('a broken trail is an alarm that names the line, its time and the last good seal', async () => {
  const lastGoodSeal = { number: 40, sealedAt: '2025-11-15T04:30:00.000Z' };
  const broken = { problem: 'it was edited', line: '812', at: '2025-11-15T05:30:00.000Z', seal: 41, lastGoodSeal };
  showState({ ...CHECK, state: 'broken', broken });
  const said = (await screen.findByRole('alert')).textContent;
  expect(said).toContain('The trail is broken at line 812');
  expect(said).toContain('It was edited. The line says that it was written 15 Nov 2025 11:00.');
  expect(said).toContain('Everything up to checkpoint 40 of 15 Nov 2025 10:00 is whole.');
});

test('a verification that runs says how far it is, and cannot be asked for twice', async () => {
  showState({ ...CHECK, finishedAt: null, lines: 1000, state: 'running', broken: null });
  expect(await screen.findByText('1,000 lines so far, no gap.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verifying…' }).disabled).toBe(true);
});

test('a verdict on broken glass needs words, and says which of the two it is', async () => {
  const review: GlassReview = {
    id: ID,
    pud: 'PUD-7K3QX-2M9TD',
    who: 'Dr. Farah Sheikh',
    role: 'doctor',
    department: 'Cardiology',
    brokenAt: '2026-11-15T03:01:00.000Z',
    dueAt: '2026-11-18T03:01:00.000Z',
    state: 'overdue',
    openings: 2,
    lastOpenedAt: '2026-11-15T03:19:00.000Z',
    caredForLater: false,
    finding: null,
    decidedBy: null,
    decidedAt: null,
    can: { decide: true },
  };
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/admin/trail/reviews': () => ({ body: [review] }),
    [`POST /api/admin/trail/reviews/${ID}`]: ({ body }) => {
      sent.push(body);
      return { body: { ...review, state: 'not-justified' } };
    },
  });
  renderPage(<GlassReviews />);
  await userEvent.click(await screen.findByRole('button', { name: 'Not justified' }));
  expect(screen.getByText('Write at least 20 characters.')).toBeDefined();
  expect(sent).toEqual([]);

  const finding = 'Spoke to Dr. Sheikh and to the wife.';
  await userEvent.type(screen.getByRole('textbox', { name: 'What you found out' }), finding);
  await userEvent.click(screen.getByRole('button', { name: 'Not justified' }));
  await expect.poll(() => sent).toEqual([{ verdict: 'not-justified', finding }]);
});

test('an export is agreed to on purpose, and stopped with a press', async () => {
  const asked: TrailExport = {
    id: ID,
    filter: { kind: 'login' },
    askedBy: 'Leela Krishnan',
    askedAt: '2026-11-15T03:01:00.000Z',
    approvedBy: null,
    state: 'waiting',
    readyAt: '2026-11-16T03:01:00.000Z',
    can: { approve: true, take: false, stop: true },
  };
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/admin/trail/exports': () => ({ body: [asked] }),
    'GET /api/admin/accounts': () => ({ body: [] }),
    [`POST /api/admin/trail/exports/${ID}/approve`]: ({ body }) => {
      sent.push(body);
      return { body: asked };
    },
    [`POST /api/admin/trail/exports/${ID}/stop`]: () => {
      sent.push('stop');
      return { body: { ...asked, state: 'stopped' } };
    },
  });
  renderPage(<ExportPanel />);
  await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree' }));
  await expect.poll(() => sent).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop it' }));
  await expect.poll(() => sent.at(-1)).toBe('stop');
});
