import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Board } from '#contract/patients/board.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { CareLine } from './care-line.tsx';
import { aBoard, aNote } from './testing.ts';

const NOW = new Date('2026-11-15T03:00:00Z');

function show(board: Board) {
  answerCalls({ 'GET /api/board': () => ({ body: board }) });
  renderPage(<CareLine title="Good morning, Ananya" today="Sunday 15 November" now={NOW} />);
}

const beats = () => (document.querySelector('svg path')?.getAttribute('d')?.match(/C/g) ?? []).length / 4;

test('one beat for each thing ahead', async () => {
  show(aBoard({ reminders: [aNote({ at: '2026-11-16T02:30:00Z' })] }));

  expect(await screen.findByText('Tomorrow 08:00')).toBeDefined();
  expect(screen.getByText('Fasting blood test')).toBeDefined();
  expect(beats()).toBe(1);
});

test('with nothing ahead the line runs flat and says so', async () => {
  show(aBoard());

  expect(await screen.findByText('Nothing is planned.')).toBeDefined();
  expect(beats()).toBe(0);
});
