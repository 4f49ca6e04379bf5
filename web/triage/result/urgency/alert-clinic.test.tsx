import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { ENGLISH } from '#web/triage/language/english.ts';
import { aResult } from '#web/triage/testing.ts';
import { UrgencyCard } from './urgency-card.tsx';

const ID = '0197a1b2-0000-7000-8000-000000000021';
const ALERT = `POST /api/symptoms/${ID}/alert`;
const CLINIC = {
  name: 'Banyan Street Clinic',
  emergencyNumber: '108',
  crisisLine: { number: '14416', name: 'Tele-MANAS' },
  phone: '+91 80 5550 0114',
};
const FLAG = { id: 'stroke', because: 'A drooping face can be a stroke.', doNow: null, urgency: 5 } as const;

function show(changes: Partial<TriageResult>, isNow = true) {
  renderPage(
    <UrgencyCard
      result={aResult({ urgency: 5, flags: [FLAG], resultId: ID, ...changes })}
      clinic={CLINIC}
      isNow={isNow}
      spoken={{ language: 'en', words: ENGLISH }}
    />,
  );
}

const button = () => screen.queryByRole('button', { name: 'Alert the clinic too' });

test('a red flag reaches the clinic when the patient says so, and never in place of the emergency number', async () => {
  const calls = answerCalls({
    [ALERT]: () => ({
      status: 201,
      body: { id: ID, source: 'triage', status: 'raised', raisedAt: '', acknowledged: null, attended: null },
    }),
  });
  show({});
  expect(await screen.findByText(/It does not call an ambulance\.$/)).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.click(button() ?? document.body);

  expect((await screen.findByRole('status')).textContent).toContain('The doctors and nurses on duty see your call.');
  expect(calls).toEqual([ALERT]);
  expect(screen.getByRole('link', { name: 'Call 108' })).toBeDefined();
});

test('when the clinic could not be told, it says to phone', async () => {
  answerCalls({ [ALERT]: () => refused(500, 'unexpected', 'x') });
  show({});
  fireEvent.click(await screen.findByRole('button', { name: 'Alert the clinic too' }));

  expect(await screen.findByText('The clinic was not told. Phone the emergency number.')).toBeDefined();
});

const NOBODY: [string, Partial<TriageResult>, boolean][] = [
  ['a guest, whom the clinic does not know', { resultId: null }, true],
  ['a questionnaire that is urgent by itself', { flags: [] }, true],
  ['an answer of the past', {}, false],
];

test.each(NOBODY)('%s calls nobody', async (_, changes, isNow) => {
  show(changes, isNow);

  expect(await screen.findByText('Nadi does not call an ambulance.')).toBeDefined();
  expect(button()).toBeNull();
});
