import type { Handover, HandoverPatient } from '#contract/ward/handover.ts';
import { SBAR } from '#contract/ward/handover.ts';
import { listLive, listWaiting } from '#server/admissions/find-inpatient.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findUnrecorded } from '#server/medication/find-unrecorded.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addDays } from '#server/platform/zoned-time.ts';
import { readDuty } from '#server/staffing/duty.ts';
import { findWardFacts } from '../find-ward-facts.ts';
import { allowedOnHandover, mayReadHandover } from '../policy.ts';
import { type Known, presentInpatient } from '../present-inpatient.ts';
import { findOpenItems } from './open-items.ts';
import { fillIn } from './sbar.ts';
import { shiftAt, shiftBefore, shiftOf } from './shift.ts';
import { type HandoverRow, handoverById, handoverOf, handoversSince } from './store.ts';
import { findWorseNow } from './worse-now.ts';

const DAYS_LISTED = 14;
/** What nurses wrote, by stay: only the SBAR letters that replace what is filled in. */
export type Written = Record<string, Partial<Record<(typeof SBAR)[number], string>>>;

export async function readHandover(
  deps: Deps,
  actor: Actor,
): Promise<{ current: Handover; toAccept: Handover | null }> {
  return transaction(deps.db, async (tx) => {
    const { timeZone } = deps.config.clinic;
    const since = addDays(shiftAt(deps.clock.now(), timeZone).day, -DAYS_LISTED);
    const waiting = (await handoversSince(tx, since)).find((row) => row.handed_over_at && !row.accepted_at);
    return {
      current: await currentHandover(tx, deps, actor),
      toAccept: waiting ? await waitingToBeAccepted(tx, deps, actor, waiting) : null,
    };
  });
}

export async function listHandovers(deps: Deps, actor: Actor) {
  return transaction(deps.db, async (tx) => {
    await appendEntry(tx, deps.clock, actor, 'handovers.listed', { subject: 'ward' });
    const { timeZone } = deps.config.clinic;
    const rows = await handoversSince(tx, addDays(shiftAt(deps.clock.now(), timeZone).day, -DAYS_LISTED));
    return rows.flatMap((row) => {
      const { id, handedOver, accepted, shift } = asHandedOver(row, actor, timeZone);
      return id && handedOver ? [{ id, shift, handedOver, accepted }] : [];
    });
  });
}

export async function readHandoverKept(deps: Deps, actor: Actor, id: string): Promise<Handover> {
  return transaction(deps.db, async (tx) => {
    const row = await handoverById(tx, id);
    if (!row?.handed_over_at || !(await mayReadKept(tx, deps, actor, row))) throw new Refusal('not_found');
    await appendEntry(tx, deps.clock, actor, 'handover.opened', { subject: 'handover', subjectId: id });
    return asHandedOver(row, actor, deps.config.clinic.timeZone);
  });
}

/** True for two weeks, for those whom the policy allows. */
async function mayReadKept(tx: Tx, deps: Deps, actor: Actor, row: HandoverRow): Promise<boolean> {
  if (row.on_day < addDays(shiftAt(deps.clock.now(), deps.config.clinic.timeZone).day, -DAYS_LISTED)) return false;
  const { isOnDuty } = await readDuty({ ...deps, db: tx }, actor);
  return mayReadHandover(actor, row, isOnDuty);
}

/** The handover of the running shift: filled in from the current state, with what was written instead. */
export async function currentHandover(tx: Tx, deps: Deps, actor: Actor): Promise<Handover> {
  const inTx = { ...deps, db: tx };
  const { timeZone } = deps.config.clinic;
  const shift = shiftAt(deps.clock.now(), timeZone);
  const row = await handoverOf(tx, shift);
  if (row?.handed_over_at) return waitingToBeAccepted(tx, deps, actor, row);
  const { written, note } = row ? textOf(row) : await leftFromBefore(tx, deps);
  const known = await findWardFacts(inTx, actor, await listLive(inTx, actor));
  const unrecorded = await findUnrecorded(
    tx,
    known.map(({ admission }) => admission.id),
    // Those of the shift before, too: whoever takes over can still ask and record them.
    { since: new Date(shiftBefore(shift, timeZone).from), timeZone },
  );
  const open = await findOpenItems(tx, known, await listWaiting(inTx, actor), unrecorded);
  return {
    id: row?.id ?? null,
    shift,
    state: 'open',
    patients: known.map((one) => patientOf(deps, actor, one, written, open.of(one.admission.id))),
    note,
    open: open.ofTheWard,
    handedOver: null,
    accepted: null,
    version: row?.version ?? 0,
    can: allowedOnHandover(actor, null),
  };
}

function patientOf(
  deps: Deps,
  actor: Actor,
  known: Known,
  written: Written,
  open: HandoverPatient['open'],
): HandoverPatient {
  const inpatient = presentInpatient(deps, actor, known, { sets: 1, notes: 1 });
  const own = written[inpatient.id] ?? {};
  const { patientId, name, age, place, doctor, status, news2 } = inpatient;
  return {
    inpatientId: inpatient.id,
    ...{ patientId, name, age, place, doctor, status },
    score: news2?.score ?? null,
    ...fillIn(inpatient, deps.config.clinic.timeZone),
    ...own,
    edited: SBAR.filter((letter) => own[letter] !== undefined),
    worseNow: null,
    open,
  };
}

export const textOf = ({ written, note }: HandoverRow) => ({ written: written as Written, note });

/** Carries what a shift wrote and never handed over into the next one. */
export async function leftFromBefore(tx: Tx, { clock, config }: Deps): Promise<{ written: Written; note: string }> {
  const shift = shiftAt(clock.now(), config.clinic.timeZone);
  const [last] = (await handoversSince(tx, addDays(shift.day, -DAYS_LISTED))).filter(
    (row) => row.on_day !== shift.day || row.shift !== shift.name,
  );
  return last && !last.handed_over_at ? textOf(last) : { written: {}, note: '' };
}

/** Presents it as it was written, and marks whoever is worse by now. */
async function waitingToBeAccepted(tx: Tx, deps: Deps, actor: Actor, row: HandoverRow): Promise<Handover> {
  const written = asHandedOver(row, actor, deps.config.clinic.timeZone);
  if (!row.handed_over_at || row.accepted_at) return written;
  const worseNow = await findWorseNow(tx, deps, actor, row.handed_over_at);
  return { ...written, patients: written.patients.map((one) => ({ ...one, worseNow: worseNow(one) })) };
}

export type Snapshot = Pick<Handover, 'patients' | 'note' | 'open'>;

export function asHandedOver(row: HandoverRow, actor: Actor, timeZone: string): Handover {
  const { patients, note, open } = (row.handed_over as Snapshot | null) ?? { patients: [], note: row.note, open: [] };
  const step = (id: string | null, by: string | null, at: Date | null) =>
    id && by && at ? { by, byId: id, at: at.toISOString() } : null;
  return {
    id: row.id,
    shift: shiftOf(row.shift, row.on_day, timeZone),
    state: row.accepted_at ? 'accepted' : 'handed-over',
    patients: patients.map((one) => ({ ...one, worseNow: null })),
    note,
    open,
    handedOver: step(row.handed_over_by, row.giver, row.handed_over_at),
    accepted: step(row.accepted_by, row.taker, row.accepted_at),
    version: row.version,
    can: allowedOnHandover(actor, row),
  };
}
