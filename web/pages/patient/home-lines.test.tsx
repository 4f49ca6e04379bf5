import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AccessEntry } from '#contract/patients/opened-by.ts';
import { aBoard } from '#web/board/testing.ts';
import { aMedicine, someDoses } from '#web/doses/testing.ts';
import { MyselfContext } from '#web/identity/myself.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { HomeLines } from './home-lines.tsx';
import { RecordLines } from './record/record-lines.tsx';

const ME = { id: 'a', patientId: 'p', pud: 'PUD-7K3QX-2M9TD', name: 'Asha Rao', role: 'patient' };
const entry = (how: AccessEntry['how'], at: string, who = 'Dr. Meera Iyer'): AccessEntry => ({
  ...{ at, who, how, role: 'Doctor', what: 'opened the record' },
});

const LINES = [
  { screen: 'Home', line: /^Your record/, show: () => <HomeLines patientId="p" readings={{}} /> },
  { screen: 'Record', line: /^Who opened your record/, show: () => <RecordLines patientId="p" /> },
];

const LOOKS: [string, AccessEntry[], RegExp][] = [
  [
    'a refused attempt is said as one, not as a look',
    [entry('refused', '2026-11-14T10:00:00Z', 'Ravi Menon'), entry('done', '2026-11-13T10:00:00Z')],
    /Ravi Menon tried to look and was refused/,
  ],
  ['a look is said as one', [entry('done', '2026-11-13T10:00:00Z')], /Dr. Meera Iyer looked/],
  [
    'what happens by itself is nobody’s look',
    [entry('by-itself', '2026-11-14T10:00:00Z', 'Banyan Street Clinic'), entry('done', '2026-11-14T09:00:00Z', 'You')],
    /Nobody but you has looked/,
  ],
];

describe.each(LINES)('on $screen', ({ line, show }) => {
  test.each(LOOKS)('%s', async (_, entries, words) => {
    answerCalls({ 'GET /api/patients/p/opened-by?limit=100': () => ({ body: entries }) });
    renderPage(<MyselfContext value={ME as never}>{show()}</MyselfContext>);
    await expect.poll(() => screen.queryByText(line)?.closest('a, button')?.textContent).toMatch(words);
  });
});

test('what runs low is named with its days; a single dose leaves nothing over, and is not', async () => {
  answerCalls({
    'GET /api/board': () => ({ body: aBoard() }),
    'GET /api/patients/p/prescriptions': () => ({ body: [] }),
  });
  const { queryClient } = renderPage(
    <MyselfContext value={ME as never}>
      <HomeLines patientId="p" readings={{}} />
    </MyselfContext>,
  );
  const line = await screen.findByRole('link', { name: /^HealthBoard/ });
  const once = aMedicine({
    name: 'Paracetamol',
    frequency: 'once',
    supply: { doses: 1, dosesLeft: 0, daysLeft: 0, isLow: true },
  });
  const low = aMedicine({ supply: { doses: 30, dosesLeft: 3, daysLeft: 3, isLow: true } });
  queryClient.setQueryData(['doses'], someDoses({ medicines: [once, low] }));
  await expect.poll(() => line.textContent).toContain('Amlodipine: 3 days left');
  queryClient.setQueryData(['doses'], someDoses({ medicines: [once] }));
  await expect.poll(() => line.textContent).toContain('Nothing is on it yet');
});
