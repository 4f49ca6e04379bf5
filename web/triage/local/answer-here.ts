// Asks the server; when nobody answers there, asks the engine that came along with the page.

import { Unreachable } from '#web/refusal.ts';
import { registerWorker } from '#web/register-worker.ts';
import { savesData, useWhenIdle } from '#web/ui/loading/when-idle.ts';

/** A worker that needs longer on a first visit may never come. */
const MAX_INSTALL_MS = 20_000;

/** An object, so that a test can take the engine away. */
export const localEngine = { load: () => import('./local-engine.ts') };

export type LocalEngine = Awaited<ReturnType<typeof localEngine.load>>;

/**
 * Fetched while the page is idle, so that it is there when the network is not; and with it whatever shows the answer.
 * Who saves data gets it with the first answer that needs it. Where the service worker keeps it already, the page does not work it
 * out ahead of time: that is half a second of a good processor.
 */
export function usePreloadEngine(showsAnswer: () => Promise<unknown>) {
  useWhenIdle(() => {
    if (!savesData()) fetchAhead(showsAnswer, loadUnlessKept);
  });
}

/**
 * The same on a screen that holds other things too. Each style sheet that comes makes the browser lay out the whole screen anew, so
 * what the service worker keeps is fetched when somebody turns to the form: call what comes back.
 */
export function usePreloadWhenUsed(showsAnswer: () => Promise<unknown>): () => void {
  useWhenIdle(() => {
    if (savesData()) return;
    void isKept().then((kept) => kept || fetchAhead(showsAnswer, localEngine.load));
  });
  return () => fetchAhead(showsAnswer);
}

function fetchAhead(...loads: (() => Promise<unknown>)[]) {
  for (const load of loads) void load().catch(() => undefined);
}

// Without a network the check for a newer worker fails: then what is kept is all there is.
const isKept = () => isKeptByWorker().catch(() => true);

async function loadUnlessKept(): Promise<void> {
  if (!(await isKept())) await localEngine.load();
}

/** A worker that has just been found keeps the files of another build; that of a first visit, those of this page. */
async function isKeptByWorker(): Promise<boolean> {
  const registration = await registerWorker();
  if (!registration) return false;
  const { controller, ready } = navigator.serviceWorker;
  if (!controller) return Promise.race([ready.then(() => true), pause(MAX_INSTALL_MS).then(() => false)]);
  await registration.update();
  return registration.installing === null && registration.waiting === null;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

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
