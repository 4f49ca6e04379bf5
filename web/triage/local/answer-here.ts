// Asks the server; when nobody answers there, asks the engine that came along with the page.

import { Unreachable } from '#web/refusal.ts';
import { registerWorker } from '#web/register-worker.ts';
import { savesData, useWhenIdle } from '#web/ui/loading/when-idle.ts';

/** An object, so that a test can take the engine away. */
export const localEngine = { load: () => import('./local-engine.ts') };

/** Loaded when something is sent. */
export const loadAsking = () => import('#contract/triage/symptoms.ts');

export type LocalEngine = Awaited<ReturnType<typeof localEngine.load>>;

/**
 * Fetched while the page is idle, so that it is there when the network is not; and with it whatever shows the answer.
 * Who saves data gets it with the first answer that needs it.
 */
export function usePreloadEngine(showsAnswer: () => Promise<unknown>) {
  useWhenIdle(() => {
    if (savesData()) return;
    for (const load of [localEngine.load, loadAsking, showsAnswer]) void load().catch(() => undefined);
    void registerWorker();
  });
}

export type Given<Reply> = { result: Reply; isFromHere: boolean };

export async function askOrAnswerHere<Reply>(
  ask: () => Promise<Reply>,
  answerHere: (engine: LocalEngine) => Reply,
): Promise<Given<Reply>> {
  try {
    return { result: await ask(), isFromHere: false };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const engine = await localEngine.load().catch(() => {
      throw error;
    });
    return { result: answerHere(engine), isFromHere: true };
  }
}
