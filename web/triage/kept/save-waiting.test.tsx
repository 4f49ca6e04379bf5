import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, renderPage } from '../../testing.tsx';
import { keepForLater, waitingFor } from './keep-for-later.ts';
import { useSaveWaiting } from './save-waiting.ts';

const record = { symptoms: 'Fever since last night', result: { potentialCauses: [], nextSteps: [] } };
afterEach(() => sessionStorage.clear());

function Tool({ onSaved }: { onSaved: (saved: unknown) => void }) {
  return <p>{useSaveWaiting('ananya', onSaved) ? 'Being saved' : 'Nothing on its way'}</p>;
}

test('who registered to book sees that the answer is on its way, until it is saved', async () => {
  keepForLater(record, null);
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  answerCalls({ 'POST /api/symptoms/save': () => answer.promise });
  const onSaved = vi.fn();
  renderPage(<Tool onSaved={onSaved} />);

  expect(await screen.findByText('Being saved')).toBeDefined();
  answer.resolve({ status: 201, body: { id: 'r1' } });
  expect(await screen.findByText('Nothing on its way')).toBeDefined();
  expect(onSaved).toHaveBeenCalledWith({ id: 'r1' });
  expect(waitingFor('ananya')).toEqual([]);
});

test('an answer that cannot be saved now waits on, and nothing says that it is on its way', async () => {
  keepForLater(record, 'ananya');
  answerCalls({});
  renderPage(<Tool onSaved={() => {}} />);
  expect(await screen.findByText('Nothing on its way')).toBeDefined();
  expect(waitingFor('ananya')).toHaveLength(1);
});
