import type { DischargeDecision, OnWard } from '#contract/medicines/after-stay.ts';
import { dischargeInpatient } from '#server/admissions/discharge-inpatient.ts';
import { type InpatientRow, lockStay } from '#server/admissions/find-inpatient.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { AFTER_STAY, stopMedicine } from '#server/care/prescriptions/stop-medicine.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { lockPatientById } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireLicence } from '#server/staffing/licences/require-licence.ts';
import { mayDecideMedicines } from '../policy.ts';
import { insertDecisions, insertReview, lookNow } from '../store.ts';
import { findHeld } from './find-held.ts';
import { firstReminderAt } from './hold-reminders.ts';
import { findLeaving, type Leaving, mustDecide } from './leaving-medicines.ts';
import { setHoldClock } from './store.ts';
import { tellOfHolds } from './tell-of-holds.ts';

type Decided = { id: string; onWard: OnWard; decision: DischargeDecision };
type Form = {
  summary: string;
  advice?: string | undefined;
  version: number;
  medicines?: readonly Decided[] | undefined;
};

/**
 * A doctor says of each medicine from home how it goes on; what a nurse discharges with waits for a doctor. What the ward stopped or
 * changed is not taken at home before that.
 */
export async function discharge(
  deps: Deps,
  actor: Actor,
  id: string,
  { medicines = [], ...leaving }: Form,
): Promise<{ id: string; dischargedAt: string }> {
  // A nurse decides on no medicine, and signs nothing.
  if (mayDecideMedicines(actor)) requireLicence(deps, actor);
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    // One after the other with whoever orders, changes or stops something on the ward: what is decided on is what was seen.
    const stay = await lockStay(tx, deps, actor, id);
    await lockPatientById(tx, stay.patient_id);
    const known = await findLeaving(inTx, stay);
    const decided = requireDecisions(actor, known, medicines);
    // The chart is still open to whoever decides.
    for (const { medicine, decision } of decided) {
      if (decision === 'stop') await stopMedicine(inTx, actor, medicine.id, AFTER_STAY);
    }
    const left = await dischargeInpatient(inTx, actor, id, leaving);
    await keep(tx, deps, actor, stay, decided);
    await askForDecisions(tx, deps, stay);
    await lookNow(tx, stay.patient_id);
    await publish(tx, { type: 'doses', to: { patients: [stay.patient_id] } });
    return left;
  });
}

/** Of what this stay left open, and of what was open before it: the doctor of the last stay is asked for all of it. */
async function askForDecisions(tx: Tx, deps: Deps, stay: InpatientRow): Promise<void> {
  const held = await findHeld({ ...deps, db: tx }, stay.patient_id);
  await setHoldClock(tx, stay, held.length > 0 ? firstReminderAt(deps.clock.now()) : null);
  if (held.length > 0) await tellOfHolds(tx, deps, stay, held);
}

type Answered = Leaving & { decision: DischargeDecision };

function requireDecisions(actor: Actor, known: readonly Leaving[], medicines: readonly Decided[]): Answered[] {
  const decided = known.flatMap((one) => {
    const answer = medicines.find(({ id, onWard }) => id === one.medicine.id && onWard === one.did);
    return answer ? [{ ...one, decision: answer.decision }] : [];
  });
  if (!mayDecideMedicines(actor)) {
    if (medicines.length === 0) return [];
    throw new Refusal('bad_input', { fields: { medicines: 'A doctor decides about medicines.' } });
  }
  const open = known.filter((one) => mustDecide(one) && !decided.some(({ medicine }) => medicine === one.medicine));
  const isElse = medicines.some(({ id, onWard }) => known.some((one) => one.medicine.id === id && one.did !== onWard));
  if (open.length > 0 || isElse) throw new Refusal('medicines_undecided');
  return decided;
}

async function keep(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { id, patient_id: patientId }: InpatientRow,
  decided: readonly Answered[],
): Promise<void> {
  await insertReview(tx, id, deps.clock.now());
  const decision = {
    admission_id: id,
    patient_id: patientId,
    decided_by: actor.accountId,
    decided_at: deps.clock.now(),
  };
  await insertDecisions(
    tx,
    decided.map((one) => ({ ...decision, medicine_id: one.medicine.id, on_ward: one.did, decision: one.decision })),
  );
  for (const { medicine } of decided) {
    const about = { subject: 'prescribed-medicine', subjectId: medicine.id, patientId };
    await appendEntry(tx, deps.clock, actor, 'medicine.decided_after_stay', about);
  }
}
