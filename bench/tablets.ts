// Nurses who mark one dose, each on a tablet of her own and with a key of her own, and what each was told.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '#server/testing-people.ts';
import type { ServerProcess } from './server-process.ts';

export type Tablet = {
  nurse: Person;
  key: string;
  /** The one answer that ends the matter: it was I, or who it was and when. */
  told: { gave: boolean; message: string; wasBeforeTheBlow: boolean } | null;
};

export const newTablet = (nurse: Person): Tablet => ({ nurse, key: randomUUID(), told: null });

type Manner = { hasFallen(): boolean; hangUpAfterMs?: number };

/** False when the answer was lost, or was not about the dose. */
export async function markDose(
  { url }: ServerProcess,
  taskId: string,
  tablet: Tablet,
  { hasFallen, hangUpAfterMs = 10_000 }: Manner,
): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/medication-tasks/${taskId}/complete`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: tablet.nurse.cookie,
        'idempotency-key': tablet.key,
      },
      body: JSON.stringify({ orderVersion: 1 }),
      signal: AbortSignal.timeout(hangUpAfterMs),
    });
    const { code, message = '' } = (await answer.json()) as { code?: string; message?: string };
    const gave = answer.status === 200;
    if (gave || code === 'already_recorded') tablet.told = { gave, message, wasBeforeTheBlow: !hasFallen() };
  } catch {
    // Killed, hung up, or cut off: the tablet does not know, and asks again.
  }
  return tablet.told !== null;
}

/** As a browser does after a lost answer: with the key of the first try, until it is told. All at once, as after a blackout. */
export async function markAgain(server: ServerProcess, taskId: string, tablets: readonly Tablet[]): Promise<void> {
  const untilTold = async (tablet: Tablet) => {
    for (let tries = 0; tries < 50; tries += 1) {
      if (await markDose(server, taskId, tablet, { hasFallen: () => true })) return;
      await pause(200);
    }
  };
  await Promise.all(tablets.filter(({ told }) => told === null).map(untilTold));
}
