// What the desk, and a doctor of their own patients, do about who may act for whom.
import type { CustodyNote, FamilyMember, WaitingAccess } from '#contract/patients/family-desk.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireChart } from '../chart-access/require-chart.ts';
import { findPatient, lockPatientById } from '../find-patient.ts';
import { closeAccess } from './close-access.ts';
import { listCustody } from './custody.ts';
import { factsOf } from './find-access.ts';
import { isChild } from './find-age.ts';
import { needsChart } from './policy.ts';
import { presentMember } from './present.ts';
import { requireSomeoneElse } from './someone-else.ts';
import {
  accessesTo,
  changeAccessIf,
  courtOrdersAmong,
  type FamilyRow,
  lockAccess,
  unconfirmedAccesses,
} from './store.ts';
import { publishFamily, tell, tellOfGuardian } from './tell-family.ts';

const requireKnown = (deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, patientId: string) =>
  needsChart(actor) ? requireChart(deps, actor, patientId) : findPatient(deps.db, patientId);

type PatientFamily = { access: FamilyMember[]; custody: CustodyNote[]; isAdult: boolean; diedOn: string | null };

export async function readPatientFamily(deps: Deps, actor: Actor, patientId: string): Promise<PatientFamily> {
  const patient = await requireKnown(deps, actor, patientId);
  const rows = await accessesTo(deps.db, patientId);
  return {
    access: rows.map((row) => presentMember(deps, row)),
    custody: await listCustody(deps.db, patientId),
    isAdult: !(await isChild(deps, patientId)),
    diedOn: patient.died_on,
  };
}

export async function listWaitingAccess(deps: Deps): Promise<WaitingAccess[]> {
  const rows = await unconfirmedAccesses(deps.db);
  const ordered = await courtOrdersAmong(
    deps.db,
    rows.map(({ patient_id }) => patient_id),
  );
  return rows.map((row) => ({
    ...presentMember(deps, row),
    patientId: row.patient_id,
    patient: row.patient_name,
    pud: row.pud,
    age: factsOf(deps, row).age,
    isCourtOrder: ordered.has(row.patient_id),
  }));
}

/** Having seen both, or their papers. Where a court has decided, its order is read first. */
export async function confirmAccess(deps: Deps, actor: Actor, id: string, isOrderRead: boolean): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const row = await requireWaiting(tx, deps, actor, id);
    await requireSomeoneElse(tx, actor, row.account_id);
    // An order that is being noted at this moment counts.
    await lockPatientById(tx, row.patient_id);
    const isOrdered = (await courtOrdersAmong(tx, [row.patient_id])).has(row.patient_id);
    if (isOrdered && !isOrderRead) throw new Refusal('court_order_unread');
    const now = deps.clock.now();
    await changeAccessIf(tx, id, { state: 'confirmed', confirmed_by: actor.accountId, confirmed_at: now });
    const about = { subject: 'access', subjectId: id, patientId: row.patient_id };
    await appendEntry(tx, deps.clock, actor, 'family.access_confirmed', {
      ...about,
      details: { account: row.account_id, court_order: isOrdered },
    });
    await tell(tx, deps, row.account_id, { code: 'family-confirmed', values: { name: row.patient_name } });
    await tellOfGuardian(tx, deps, row.owner_id, row.account_name);
    await publishFamily(tx, row);
  });
}

export async function refuseAccess(deps: Deps, actor: Actor, id: string, reason: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const row = await requireWaiting(tx, deps, actor, id);
    await closeAccess(tx, deps, actor, row, { cause: 'refused', reason });
    await tell(tx, deps, row.account_id, { code: 'family-refused', values: { name: row.patient_name } });
  });
}

/** Says no why to the one whose access ends: that is for the desk to explain in person. */
export async function endAccessAtDesk(deps: Deps, actor: Actor, id: string, reason: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const row = await lockAccess(tx, id);
    if (!row) throw new Refusal('not_found');
    await closeAccess(tx, deps, actor, row, { cause: 'revoked', reason });
    const { account_id, account_name, owner_id, patient_name } = row;
    await tell(tx, deps, account_id, { code: 'family-ended-by-desk', values: { name: patient_name } });
    if (!owner_id) return;
    await tell(tx, deps, owner_id, { code: 'family-yours-ended-by-desk', values: { name: account_name } });
  });
}

async function requireWaiting(tx: Tx, deps: Deps, actor: Actor, id: string): Promise<FamilyRow> {
  const unchecked = await lockAccess(tx, id);
  if (!unchecked) throw new Refusal('not_found');
  await requireKnown({ ...deps, db: tx }, actor, unchecked.patient_id);
  if (unchecked.state === 'confirmed') throw new Refusal('access_ended');
  return unchecked;
}
