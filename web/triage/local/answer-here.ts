// Asks the server; when nobody answers there, asks the engine that came along with the page.
import { useEffect, useEffectEvent } from 'react';
import { Unreachable } from '../../refusal.ts';

const loadEngine = () => import('./local-engine.ts');

/** Nobody needs it before something is sent. */
export const loadAsking = () => import('../../../contract/symptoms.ts');

export type LocalEngine = Awaited<ReturnType<typeof loadEngine>>;

/**
 * Fetched while the page is idle, so that it is there when the network is not; and with it whatever shows the answer.
 * `isWanted`: on a page of many things, once someone begins to use it.
 */
export function useEngineAtHand(isWanted: boolean, showsAnswer: () => Promise<unknown>) {
  const fetchAll = useEffectEvent(() => {
    for (const load of [loadEngine, loadAsking, showsAnswer]) void load().catch(() => undefined);
  });
  useEffect(() => {
    if (!isWanted) return;
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => fetchAll(), 2_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => fetchAll(), { timeout: 5_000 });
    return () => cancelIdleCallback(idle);
  }, [isWanted]);
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
