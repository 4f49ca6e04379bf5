import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { DangerInReason } from './danger-in-reason.tsx';

const clinic = { name: 'Banyan Street Clinic', emergencyNumber: '108', crisisLine: { number: '14416', name: null } };

test.each([
  ['I have chest pain', ['108'], 'You are writing chest pain'],
  ['सीने में दर्द', ['108'], 'सीने में दर्द'],
  ['I want to end my life', ['14416', '108'], 'Call first'],
])('a reason that names a danger shows whom to call before the times: %s', async (reason, numbers, words) => {
  answerCalls({ 'GET /api/clinic': () => ({ body: clinic }) });
  renderPage(<DangerInReason text={reason} />);
  const alert = await screen.findByRole('alert', {}, { timeout: 15_000 });
  await expect
    .poll(() => [...alert.querySelectorAll('a')].map((link) => link.getAttribute('href')))
    .toEqual(numbers.map((number) => `tel:${number}`));
  expect(alert.textContent).toContain(words);
});

function Typed() {
  const [reason, setReason] = useState('I have chest pain');
  return (
    <>
      <input value={reason} onChange={(event) => setReason(event.target.value)} />
      <DangerInReason text={reason} />
    </>
  );
}

test('what is typed instead of it takes the warning away', async () => {
  answerCalls({ 'GET /api/clinic': () => ({ body: clinic }) });
  renderPage(<Typed />);
  await screen.findByRole('alert', {}, { timeout: 15_000 });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'To have my spectacles checked' } });
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});
