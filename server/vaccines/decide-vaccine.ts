import type { decideVaccine as contract, DoseLine, VaccineRecord } from '#contract/childhood/vaccines.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { requireLicence } from '#server/staffing/licences/require-licence.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import { lockPatientById } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { publishToCarers } from '../records/publish-to-carers.ts';
import { findFacts, findRecord } from './find-record.ts';
import { UNKNOWN } from './record-dose.ts';
import { endDecision, endExpired, insertDecision, patientOfDecision } from './store.ts';
import { type Facts, linesOf } from './work-out.ts';

type Decision = InputOf<typeof contract>['body'];

export async function decideVaccine(
  deps: Deps,
  actor: Actor,
  patientId: string,
  input: Decision,
): Promise<VaccineRecord> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const patient = await requireChart(inTx, actor, patientId);
    // Decided while somebody records a dose, one of the two waits: neither passes the other unseen.
    await lockPatientById(tx, patientId);
    requireUntil(deps, input);
    const { facts, schedule, today } = await findFacts(inTx, patientId);
    if (!schedule.doses.some(({ series }) => series === input.series))
      throw new Refusal('bad_input', { fields: { series: UNKNOWN } });
    if (facts) requireInTime(facts, input);
    await endExpired(tx, patientId, today, deps.clock.now());
    const { id } = await insertDecision(tx, {
      ...{ patient_id: patientId, series: input.series, kind: input.kind, reason: input.reason },
      until_day: input.untilDay ?? null,
      decided_by: actor.accountId,
      decided_at: deps.clock.now(),
    });
    await appendEntry(tx, deps.clock, actor, 'vaccine.decided', { subject: 'vaccine', subjectId: id, patientId });
    await publishToCarers(tx, deps, patient, 'vaccines');
    return findRecord(inTx, actor, patientId);
  });
}

function requireUntil({ clock, config }: Deps, { kind, untilDay }: Decision): void {
  const today = dayIn(config.clinic.timeZone, clock.now());
  if (kind === 'postponed' && (!untilDay || untilDay <= today))
    throw new Refusal('bad_input', { fields: { untilDay: 'Choose a day ahead until which it waits.' } });
  if (kind !== 'postponed' && untilDay)
    throw new Refusal('bad_input', { fields: { untilDay: 'Only what is put off has a day.' } });
}

/** Put off beyond its last day it would never be given, and nobody would have decided that. */
function requireInTime(facts: Facts, { series, kind, untilDay }: Decision): void {
  if (kind !== 'postponed' || !untilDay) return;
  const missed = linesOf(facts).find(
    (line) => line.series === series && OPEN.includes(line.state) && line.lastOn !== null && line.lastOn < untilDay,
  );
  if (missed)
    throw new Refusal('bad_input', {
      fields: {
        untilDay: `The last day of ${missed.name} is ${missed.lastOn?.split('-').reverse().join('/')}. Choose a day until then, or decide that it is not given.`,
      },
    });
}

const OPEN: readonly DoseLine['state'][] = ['due', 'overdue', 'later', 'postponed'];

/** What was decided stays in the record. */
export async function endVaccineDecision(deps: Deps, actor: Actor, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const patientId = await patientOfDecision(tx, id);
    if (!patientId) throw new Refusal('not_found');
    const patient = await requireChart({ ...deps, db: tx }, actor, patientId);
    // To put off or to forbid protects; to allow it again is signed.
    requireLicence(deps, actor);
    await lockPatientById(tx, patientId);
    if (!(await endDecision(tx, id, actor.accountId, deps.clock.now()))) throw new Refusal('not_found', { patientId });
    await appendEntry(tx, deps.clock, actor, 'vaccine.decision_ended', {
      subject: 'vaccine',
      subjectId: id,
      patientId,
    });
    await publishToCarers(tx, deps, patient, 'vaccines');
  });
}
