// Changes of a stay. Admitting and moving open no chart, so they answer with what the desk knows.
import type { ChangedStay } from '#contract/ward/admissions.ts';
import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { type Arrival, admitPatient } from '../admissions/admit-patient.ts';
import { bedInWords } from '../admissions/bed-in-words.ts';
import { requireStay } from '../admissions/find-inpatient.ts';
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
): Promise<ChangedStay> =>
  changed(deps, actor, async (inTx) => {
    const id = await admitPatient(inTx, actor, arrival);
    if (note) await writeNote(inTx, actor, id, note);
    return id;
  });

export const transfer = (
  deps: Deps,
  actor: Actor,
  id: string,
  to: { bedId: string; version: number },
): Promise<ChangedStay> =>
  changed(deps, actor, async (inTx) => {
    await transferInpatient(inTx, actor, id, to);
    return id;
  });

export const setScale = (
  deps: Deps,
  doctor: Actor,
  id: string,
  order: { scale: 1 | 2; reason: string },
): Promise<InpatientDetail> =>
  transaction(deps.db, async (tx) => {
    await orderScale({ ...deps, db: tx }, doctor, id, order);
    return inpatientDetail(tx, deps, doctor, id);
  });

const changed = (deps: Deps, actor: Actor, change: (inTx: Deps) => Promise<string>): Promise<ChangedStay> =>
  transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const stay = await requireStay(inTx, actor, await change(inTx));
    const { id, patient: name, doctor, accepted_at } = stay;
    return { id, name, place: bedInWords(stay), doctor, isAccepted: accepted_at !== null };
  });
