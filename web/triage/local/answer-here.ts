// Asks the server; when nobody answers there, asks the engine that came along with the page.
import { useEffect } from 'react';
import { Unreachable } from '../../refusal.ts';

const loadEngine = () => import('./local-engine.ts');

export type LocalEngine = Awaited<ReturnType<typeof loadEngine>>;

/** Fetched while the page is idle, so that it is there when the network is not. */
export function useEngineAtHand() {
  useEffect(() => {
    const fetchIt = () => void loadEngine().catch(() => undefined);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchIt, 2_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchIt, { timeout: 5_000 });
    return () => cancelIdleCallback(idle);
  }, []);
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
    const engine = await loadEngine().catch(() => {
      throw error;
    });
    return { result: answerHere(engine), isFromHere: true };
  }
}
