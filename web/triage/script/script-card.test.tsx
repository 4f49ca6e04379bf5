import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reportReached, reportUnreachable } from '#web/call-reports.ts';
import { watchConnection } from '#web/connection.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import type { KnownFacts } from '../about/about-draft.ts';
import { localEngine } from '../local/answer-here.ts';
import { aResult, SERVICE_OFF, SERVICE_ON } from '../testing.ts';
import { forgetFresh, peekFresh } from './fresh-answer.ts';
import { ScriptCard } from './script-card.tsx';
import { readWords } from './words-draft.ts';

const WORDS = 'Fever since last night and a sore throat';
const CHART: KnownFacts = {
  age: 34,
  sex: 'female',
  pregnancy: 'no',
  conditions: ['Asthma'],
  medicines: ['Salbutamol'],
};
const service = 'GET /api/symptoms/service';
const analyze = 'POST /api/symptoms/analyze';

watchConnection();
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function show(known: KnownFacts = CHART) {
  const onAnswered = vi.fn();
  renderPage(
    <ScriptCard
      asker={{ accountId: 'ananya', known }}
      emergencyNumber="108"
      onAnswered={onAnswered}
      showsAnswer={async () => undefined}
    />,
  );
  return onAnswered;
}

const field = () => screen.findByLabelText('Describe your symptoms');
const write = async (words: string) => fireEvent.change(await field(), { target: { value: words } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));

test('an alarm is sent although it is short', async () => {
  const calls = answerCalls({
    [service]: () => ({ body: SERVICE_OFF }),
    [analyze]: () => ({ body: aResult() }),
  });
  show();
  await write('chest pain');
  press();
  await waitFor(() => expect(calls).toContain(analyze));
});

// spec: 5.5
test.each(['', '             fever             ', 'fourteen chars'])(
  '"%s" is too short, and nothing is sent',
  async (words) => {
    const calls = answerCalls({ [service]: () => ({ body: SERVICE_OFF }) });
    show();
    await write(words);
    press();

    expect(screen.getByRole('alert').textContent).toContain('Please describe your symptoms in at least 15 characters.');
    expect(document.activeElement).toBe(await field());
    expect(calls).not.toContain(analyze);
  },
);

// spec: 4.12
test('while it is analysed the input is disabled and the button says so; then the answer is handed over', async () => {
  const waiting = Promise.withResolvers<void>();
  const result = aResult({ resultId: '0197a1b2-0000-7000-8000-000000000021' });
  answerCalls({
    [service]: () => ({ body: SERVICE_OFF }),
    [analyze]: async ({ body }) => {
      expect(body).toEqual({ symptoms: WORDS });
      await waiting.promise;
      return { body: result };
    },
  });
  const onAnswered = show();
  await write(`  ${WORDS} `);
  press();

  expect(await screen.findByRole('button', { name: 'Analyzing...' })).toHaveProperty('disabled', true);
  expect(await field()).toHaveProperty('disabled', true);
  waiting.resolve();
  await waitFor(() => expect(onAnswered).toHaveBeenCalledWith(result.resultId));
  // A page may be drawn twice before it stands, and both times it is the answer that was just given.
  for (const _ of ['first', 'second'])
    expect(peekFresh()).toMatchObject({ result, isFromHere: false, asked: { symptoms: WORDS } });
  forgetFresh();
  expect(peekFresh()).toBeNull();
});

test('what was typed is there again after a reload, for the same person only, until it was answered', async () => {
  answerCalls({ [service]: () => ({ body: SERVICE_OFF }), [analyze]: () => ({ body: aResult() }) });
  show();
  await write(WORDS);
  cleanup();
  show();
  expect(await field()).toHaveProperty('value', WORDS);
  expect(readWords('tara')).toBe('');
  press();
  await waitFor(() => expect(readWords('ananya')).toBe(''));
});

test('without a connection and without the engine it says so with the number, and asks again when it is back', async () => {
  vi.spyOn(localEngine, 'load').mockRejectedValue(new TypeError('offline'));
  let isAway = true;
  answerCalls({
    [service]: () => ({ body: SERVICE_OFF }),
    [analyze]: () => {
      if (isAway) throw new TypeError('offline');
      return { body: aResult({ resultId: '0197a1b2-0000-7000-8000-000000000021' }) };
    },
  });
  const onAnswered = show();
  await write(WORDS);
  press();

  const box = await screen.findByRole('alert');
  expect(box.textContent).toContain('No connection');
  expect(screen.getByRole('link', { name: 'Call 108' })).toBeDefined();
  isAway = false;
  reportUnreachable();
  reportReached({ isForeground: false });
  await waitFor(() => expect(onAnswered).toHaveBeenCalled());
});

test('the button stays where it is when the questions about the person come', async () => {
  answerCalls({ [service]: () => ({ body: SERVICE_OFF }) });
  show(null);
  await write(WORDS);
  const age = await screen.findByLabelText('Age in years');
  const button = screen.getByRole('button', { name: 'Analyze' });
  expect(button.compareDocumentPosition(age)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('near the limit it says how much room is left', async () => {
  answerCalls({ [service]: () => ({ body: SERVICE_OFF }) });
  show();
  await write('a'.repeat(3_000));
  expect(screen.queryByText(/characters left/)).toBeNull();
  await write('a'.repeat(3_963));
  expect(screen.getByText('37 characters left')).toBeDefined();
});

// spec: 4.12, 8.4
test('a failure is labelled Error and says what went wrong', async () => {
  answerCalls({ [service]: () => ({ body: SERVICE_OFF }), [analyze]: () => refused(500, 'unexpected', 'x') });
  show();
  await write(WORDS);
  press();

  const box = await screen.findByRole('alert');
  expect(box.textContent).toContain('Error');
  expect(box.textContent).toContain('Something went wrong while analyzing symptoms.');
  expect(await field()).toHaveProperty('disabled', false);
});

test('nothing may go to an outside service until the person says yes', async () => {
  const sent: unknown[] = [];
  answerCalls({
    [service]: () => ({ body: SERVICE_ON }),
    [analyze]: ({ body }) => {
      sent.push(body);
      return refused(500, 'unexpected', 'x');
    },
  });
  show();
  await write(WORDS);
  const consent = await screen.findByLabelText('Google Gemini may look at my words too.');
  press();
  await screen.findByRole('alert');
  fireEvent.click(consent);
  press();
  await waitFor(() => expect(sent).toHaveLength(2));

  expect(sent).toEqual([{ symptoms: WORDS }, { symptoms: WORDS, consent: true }]);
});

test('what the chart does not tell is asked, and only that is sent', async () => {
  const sent: unknown[] = [];
  answerCalls({
    [service]: () => ({ body: SERVICE_OFF }),
    [analyze]: ({ body }) => {
      sent.push(body);
      return { body: aResult() };
    },
  });
  show({ age: null, sex: 'male', pregnancy: null, conditions: ['Asthma'], medicines: [] });
  await write(WORDS);
  fireEvent.change(await screen.findByLabelText('Age in years'), { target: { value: '41' } });
  expect(screen.queryByText('Pregnant')).toBeNull();
  expect(screen.queryByLabelText(/^Long-term conditions/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Medicines/), { target: { value: 'Metformin, Aspirin' } });
  press();

  await waitFor(() =>
    expect(sent).toEqual([{ symptoms: WORDS, person: { age: 41, medicines: ['Metformin', 'Aspirin'] } }]),
  );
});
