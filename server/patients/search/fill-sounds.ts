import { transaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { markSoundsWritten, patientsWithoutSounds } from './store.ts';
import { writeKeys } from './write-keys.ts';

const AT_ONCE = 200;

/** Writes the sounds of names that were registered before there were any. False when nobody is left. */
export async function fillSounds({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return transaction(db, async (tx) => {
    const waiting = await patientsWithoutSounds(tx, AT_ONCE);
    for (const patient of waiting) await writeKeys(tx, patient);
    await markSoundsWritten(
      tx,
      waiting.map(({ id }) => id),
    );
    return waiting.length > 0;
  });
}
