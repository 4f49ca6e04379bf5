// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal, Unreachable } from '#web/refusal.ts';
import { askOrAnswerHere, localEngine, usePreloadEngine, usePreloadWhenUsed } from './answer-here.ts';

const nobody = () => Promise.reject(new Unreachable());

test('while the server is away the same engine answers here, marked as such', async () => {
  const words = { symptoms: 'Crushing chest pain going into my left arm, and sweating' };

  const { result, isFromHere } = await askOrAnswerHere(nobody, (engine) => engine.answerWords(words, '108'));

  expect(isFromHere).toBe(true);
  expect(result).toMatchObject({ urgency: 5, resultId: null, provider: 'embedded' });
  expect(result.nextSteps[0]).toBe('Call 108 for an ambulance now. Do not wait for an appointment.');
  const sentences = result.nextSteps.flatMap((step) => step.split(/(?<=\.)\s+/));
  expect(sentences, 'each sentence is said once').toHaveLength(new Set(sentences).size);
  expect(sentences).not.toContain('Call an ambulance now.');
});

test.each([
  ['chest pain on breathing in stays an emergency', [1, 3], 5],
  ['heartburn does not', [2, 3], 3],
])('a questionnaire is answered here too: %s', async (_what, answers, urgency) => {
  const asked = { part: 'chest', answers } as const;

  const { result } = await askOrAnswerHere(nobody, (engine) =>
    engine.answerQuestions({ ...asked, answers: [...asked.answers] }, '108'),
  );

  expect(result.recommendation).toMatchObject({ specialist: 'Cardiologist', urgency });
});

test('a "no" of the server is no reason to answer in its place', async () => {
  const refusal = new ApiRefusal({ status: 429, code: 'too_many_requests', message: 'Wait.' });

  const asking = askOrAnswerHere(
    () => Promise.reject(refusal),
    () => 'never',
  );

  await expect(asking).rejects.toBe(refusal);
});

describe('the engine is fetched ahead', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.restoreAllMocks();
  });

  type Worker = { controller: object | null; installing: object | null; ready?: Promise<unknown> };
  const idleBeside = (worker: Worker | undefined) => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => Number(run()));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const registration = { installing: worker?.installing ?? null, waiting: null, update: async () => undefined };
    const { controller, ready = Promise.resolve() } = worker ?? {};
    const value = { controller, ready, register: async () => registration };
    if (worker) Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
    const load = vi.spyOn(localEngine, 'load').mockResolvedValue({} as never);
    return { load, shown: vi.fn(async () => undefined) };
  };

  const preloadBeside = async (worker: Worker | undefined) => {
    const { load, shown } = idleBeside(worker);
    renderHook(() => usePreloadEngine(shown));
    await waitFor(() => expect(shown).toHaveBeenCalled());
    await new Promise((later) => setTimeout(later, 20));
    return load;
  };

  test.each<[string, Worker | undefined, number]>([
    ['where there is no worker', undefined, 1],
    ['where a newer worker is on its way', { controller: {}, installing: {} }, 1],
  ])('%s', async (_where, worker, times) => {
    expect(await preloadBeside(worker)).toHaveBeenCalledTimes(times);
  });

  test.each<[string, Worker]>([
    ['keeps it', { controller: {}, installing: null }],
    ['comes with the first visit', { controller: null, installing: {} }],
  ])('only when it is needed where the worker %s', async (_what, worker) => {
    expect(await preloadBeside(worker)).not.toHaveBeenCalled();
  });

  test('where the worker of a first visit does not come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    const load = await preloadBeside({ controller: null, installing: {}, ready: new Promise(() => undefined) });
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('on a screen with other things, the page of the answer waits until somebody turns to the form, where a worker keeps it', async () => {
    const kept = idleBeside({ controller: {}, installing: null });
    const { result: hook } = renderHook(() => usePreloadWhenUsed(kept.shown));
    await new Promise((later) => setTimeout(later, 20));
    expect(kept.shown).not.toHaveBeenCalled();
    hook.current();
    expect(kept.shown).toHaveBeenCalledTimes(1);
    expect(kept.load).not.toHaveBeenCalled();
  });

  test('and does not where none does', async () => {
    const { load, shown } = idleBeside({ controller: {}, installing: {} });
    renderHook(() => usePreloadWhenUsed(shown));
    await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
