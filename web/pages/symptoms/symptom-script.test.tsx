import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, aPerson, refused, renderPage } from '#web/testing.tsx';
import { keepForLater, waitingFor } from '#web/triage/pending/keep-for-later.ts';
import { forgetFresh } from '#web/triage/script/fresh-answer.ts';
import { SERVICE_OFF } from '#web/triage/testing.ts';
import { SymptomScriptPage } from './symptom-script.tsx';

const ME = aPerson();
const RESULT = '0197a1b2-0000-7000-8000-000000000021';
const WORDS = 'Fever since last night and a sore throat';
const save = 'POST /api/symptoms/save';
type Answers = Parameters<typeof answerCalls>[0];

const known: Answers = {
  'GET /api/session': () => ({ body: { me: ME } }),
  [`GET /api/patients/${ME.patientId}/profile`]: () => ({ body: null }),
  'GET /api/symptoms/service': () => ({ body: SERVICE_OFF }),
  [`GET /api/symptoms/${RESULT}`]: () => refused(404, 'not_found', 'Not found.'),
};

/** As a guest who pressed "Register and book" and has just logged in. */
function comeBack(saving: Answers[string]) {
  vi.stubGlobal('scrollTo', vi.fn());
  forgetFresh();
  keepForLater({ symptoms: WORDS, result: { potentialCauses: [], nextSteps: [] } }, null);
  const calls = answerCalls({ ...known, [save]: saving });
  return { calls, ...renderPage(<SymptomScriptPage />) };
}

const form = () => screen.queryByLabelText('Describe your symptoms');
const opening = () => screen.findByText('Opening your answer …');

afterEach(() => sessionStorage.clear());

test('after a login "Opening your answer …" stands in its place until the answer is there, never an empty form', async () => {
  const reply = Promise.withResolvers<void>();
  const { router } = comeBack(async () => {
    await reply.promise;
    return { body: { id: RESULT } };
  });

  expect((await opening()).getAttribute('role')).toBe('status');
  expect(form()).toBeNull();
  reply.resolve();
  await waitFor(() => expect(router.state.location.search).toEqual({ result: RESULT }));
  expect(form()).toBeNull();
  expect(waitingFor(ME.id)).toEqual([]);
});

test('an answer that cannot be opened is said to be, stays kept, and can be opened again', async () => {
  let isBack = false;
  const { router } = comeBack(() =>
    isBack ? { body: { id: RESULT } } : refused(429, 'too_many_requests', 'Wait a minute.'),
  );

  expect((await screen.findByRole('alert')).textContent).toContain('Your answer could not be opened.Wait a minute.');
  expect(form()).not.toBeNull();
  expect(waitingFor(ME.id)).toHaveLength(1);
  isBack = true;
  fireEvent.click(screen.getByRole('button', { name: 'Open my answer' }));

  await waitFor(() => expect(router.state.location.search).toEqual({ result: RESULT }));
});

test('of an answer that will never be accepted the words are in the form again', async () => {
  comeBack(() => refused(422, 'symptoms_unread', 'We could not read this.'));

  expect((await screen.findByRole('alert')).textContent).toContain('We could not read this.');
  expect(form()).toHaveProperty('value', WORDS);
  expect(screen.queryByRole('button', { name: 'Open my answer' })).toBeNull();
  expect(waitingFor(ME.id)).toEqual([]);
});
