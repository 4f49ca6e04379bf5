import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { lockWithoutSounds, markSoundsWritten, patientsWithoutSounds } from './store.ts';
import { writeKeys } from './write-keys.ts';

const AT_ONCE = 200;

/** Writes the sounds of names that were registered before there were any. False when nobody is left. */
export async function fillSounds({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const waiting = await patientsWithoutSounds(db, AT_ONCE);
  await forEachIsolated(
    waiting,
    ({ id }) => `patient ${id}`,
    ({ id }) => transaction(db, (tx) => fill(tx, id)),
  );
  return waiting.length > 0;
}

async function fill(tx: Tx, id: string): Promise<void> {
  const patient = await lockWithoutSounds(tx, id);
  if (!patient) return;
  await writeKeys(tx, patient);
  await markSoundsWritten(tx, id);
}
