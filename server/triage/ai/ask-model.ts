// Asks a model within a total deadline, with one more try where that may help, and leaves a failing service alone.
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type FailureCode, ModelFailure, type Provider } from './provider.ts';

// A service that keeps failing is left alone for a while, so that nobody waits for it in vain.
const MAX_FAILURES = 5;
const REST_MS = 30_000;

type Circuit = { isOpen(now: Date): boolean; succeeded(): void; failed(now: Date): void };

function makeCircuit(): Circuit {
  let failures = 0;
  let closedUntil = 0;
  return {
    isOpen(now) {
      return now.getTime() < closedUntil;
    },
    succeeded() {
      failures = 0;
    },
    failed(now) {
      failures += 1;
      // After the rest one more failure is enough to rest again.
      if (failures >= MAX_FAILURES) closedUntil = now.getTime() + REST_MS;
    },
  };
}

export type Asked<Answer> =
  | { outcome: 'answered'; answer: Answer }
  | { outcome: FailureCode | 'resting' | 'limited'; answer: null };

type Kind = 'text' | 'image';

const PAUSE_MS = 250;
const WORTH_ANOTHER_TRY: readonly FailureCode[] = ['unreachable', 'busy', 'failed'];

// One for each app: a process holds one, a test file as many as it opens.
const circuits = new WeakMap<Config, Circuit>();
function circuitOf(config: Config): Circuit {
  const known = circuits.get(config) ?? makeCircuit();
  circuits.set(config, known);
  return known;
}

/** True while a service that failed several times is left alone, on this server. */
export const isModelResting = ({ config, clock }: Pick<Deps, 'config' | 'clock'>): boolean =>
  circuitOf(config).isOpen(clock.now());

export async function askModel<Answer>(
  { config, clock, log }: Pick<Deps, 'config' | 'clock' | 'log'>,
  provider: Provider,
  kind: Kind,
  ask: (signal: AbortSignal) => Promise<Answer>,
  mayAsk: () => Promise<boolean>,
): Promise<Asked<Answer>> {
  const circuit = circuitOf(config);
  if (circuit.isOpen(clock.now())) return { outcome: 'resting', answer: null };
  if (!(await mayAsk())) return { outcome: 'limited', answer: null };
  const signal = AbortSignal.timeout(config.ai.deadlineMs);
  try {
    const answer = await oneMoreTry(() => ask(signal), signal);
    circuit.succeeded();
    return { outcome: 'answered', answer };
  } catch (error) {
    const outcome = error instanceof ModelFailure ? error.code : 'broken';
    // A service that declines to speak about something is well.
    if (outcome === 'blocked') circuit.succeeded();
    else circuit.failed(clock.now());
    log.warn({ provider: provider.name, model: provider.model, kind, outcome }, 'a model gave no usable answer');
    return { outcome, answer: null };
  }
}

async function oneMoreTry<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ModelFailure) || !WORTH_ANOTHER_TRY.includes(error.code)) throw error;
    await wait(PAUSE_MS, undefined, { signal }).catch(() => {
      throw new ModelFailure('timed-out');
    });
    return ask();
  }
}
