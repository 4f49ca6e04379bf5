import { useMutation } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mutateDetached } from './mutate-detached.ts';
import { renderPage } from './testing.tsx';

type Outcome = { onSuccess: (said: string) => void; onError: (error: Error) => void };

function Row({ answer, outcome, leave }: { answer: Promise<string>; outcome: Outcome; leave: () => void }) {
  const approving = useMutation({ mutationFn: () => answer });
  const approve = () => {
    mutateDetached(approving, undefined, outcome);
    leave();
  };
  return (
    <button type="button" onClick={approve}>
      Approve
    </button>
  );
}

function List({ answer, outcome }: { answer: Promise<string>; outcome: Outcome }) {
  const [isThere, setThere] = useState(true);
  return isThere ? <Row answer={answer} outcome={outcome} leave={() => setThere(false)} /> : <p>No requests.</p>;
}

test.each([
  ['an answer', (answer: PromiseWithResolvers<string>) => answer.resolve('approved'), 'approved'],
  ['a refusal', (answer: PromiseWithResolvers<string>) => answer.reject(new Error('too late')), 'too late'],
])('%s is told also when its row has left the page meanwhile', async (_, end, expected) => {
  const answer = Promise.withResolvers<string>();
  const told: string[] = [];
  const outcome = { onSuccess: (said: string) => told.push(said), onError: (error: Error) => told.push(error.message) };
  renderPage(<List answer={answer.promise} outcome={outcome} />);
  (await screen.findByRole('button', { name: 'Approve' })).click();
  await screen.findByText('No requests.');

  end(answer);

  await expect.poll(() => told).toEqual([expected]);
});
