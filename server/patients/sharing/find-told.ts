// Who hears of missed doses: asked by the module that knows when one was missed.
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { accessesTold, toldOf } from './store.ts';

export type Told = { accountId: string; patientName: string };

export const findToldOfMissedDoses = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  patientId: string,
): Promise<Told[]> =>
  (await toldOf(tx, patientId, clock.now())).map(({ account_id, name }) => ({
    accountId: account_id,
    patientName: name,
  }));

/** The shares with this patient whose holders are told. */
export const listTold = (tx: Tx, patientId: string): Promise<string[]> => accessesTold(tx, patientId);
