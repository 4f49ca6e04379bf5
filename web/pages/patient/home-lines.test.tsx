import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccessEntry } from '#contract/patients/opened-by.ts';
import { MyselfContext } from '#web/identity/myself.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { HomeLines } from './home-lines.tsx';

const ME = { id: 'a', patientId: 'p', pud: 'PUD-7K3QX-2M9TD', name: 'Asha Rao', role: 'patient' };
const entry = (how: AccessEntry['how'], at: string, who = 'Dr. Meera Iyer'): AccessEntry => ({
  ...{ at, who, how, role: 'Doctor', what: 'opened the record' },
});

async function lineAboutLooks(entries: AccessEntry[]) {
  answerCalls({ 'GET /api/patients/p/opened-by?limit=100': () => ({ body: entries }) });
  renderPage(
    <MyselfContext value={ME as never}>
      <HomeLines patientId="p" readings={{}} />
    </MyselfContext>,
  );
  return (await screen.findByRole('link', { name: /^Your record/ })).textContent ?? '';
}

test.each<[string, AccessEntry[], RegExp]>([
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
])('%s', async (_, entries, words) => {
  await lineAboutLooks(entries);
  await expect.poll(() => screen.getByRole('link', { name: /^Your record/ }).textContent).toMatch(words);
});
