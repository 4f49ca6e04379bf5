// Changes of a stay, answered with the whole inpatient, which the room of the admissions does not know.
import type { InpatientDetail } from '../../contract/inpatients.ts';
import { type Arrival, admitPatient } from '../admissions/admit-patient.ts';
import { orderScale } from '../admissions/order-scale.ts';
import { transferInpatient } from '../admissions/transfer-inpatient.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { inpatientDetail } from './read-inpatient.ts';
import { writeNote } from './write-note.ts';

export const admit = (
  deps: Deps,
  actor: Actor,
  { note, ...arrival }: Arrival & { note?: string | undefined },
): Promise<InpatientDetail> =>
  answered(deps, actor, async (inTx) => {
    const id = await admitPatient(inTx, actor, arrival);
    if (note) await writeNote(inTx, actor, id, note);
    return id;
  });

export const transfer = (
  deps: Deps,
  actor: Actor,
  id: string,
  to: { bedId: string; version: number },
): Promise<InpatientDetail> =>
  answered(deps, actor, async (inTx) => {
    await transferInpatient(inTx, actor, id, to);
    return id;
  });

export const setScale = (
  deps: Deps,
  doctor: Actor,
  id: string,
  order: { scale: 1 | 2; reason: string },
): Promise<InpatientDetail> =>
  answered(deps, doctor, async (inTx) => {
    await orderScale(inTx, doctor, id, order);
    return id;
  });

const answered = (deps: Deps, actor: Actor, change: (inTx: Deps) => Promise<string>): Promise<InpatientDetail> =>
  transaction(deps.db, async (tx) => inpatientDetail(tx, deps, actor, await change({ ...deps, db: tx })));
