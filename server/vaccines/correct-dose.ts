import type { CorrectDose, Screening, VaccineRecord } from '#contract/childhood/vaccines.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import { lockPatientById } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { publishToCarers } from '../records/publish-to-carers.ts';
import { findFacts, findRecord } from './find-record.ts';
import { findAgainst, isAsked, requireAnswered, requireFacts, UNKNOWN } from './record-dose.ts';
import { insertDose, newestOfDose } from './store.ts';
import type { Facts } from './work-out.ts';

/** Writes a new version. What was written before stays; of two who correct at once one wins. */
export async function correctDose(deps: Deps, actor: Actor, id: string, input: CorrectDose): Promise<VaccineRecord> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const unchecked = await newestOfDose(tx, id);
    if (!unchecked) throw new Refusal('not_found');
    const patientId = unchecked.patient_id;
    const patient = await requireChart(inTx, actor, patientId);
    await lockPatientById(tx, patientId);
    const old = await newestOfDose(tx, id);
    if (!old || old.version !== input.version || old.is_wrong) throw new Refusal('version_outdated');
    const known = await findFacts(inTx, patientId);
    // A dose of here stays one of here: what was asked before it belongs to it.
    requireFacts(deps, { ...input, source: old.source }, known.dateOfBirth, true);
    if (!known.schedule.doses.some(({ series }) => series === input.series))
      throw new Refusal('bad_input', { fields: { series: UNKNOWN } });
    const isTwice = known.doses.some(
      (other) => other.id !== id && other.series === input.series && other.given_on === input.givenOn,
    );
    if (isTwice && !input.isWrong) throw new Refusal('already_recorded');
    const asked = { series: input.series, givenOn: input.givenOn, screening: old.screening as Screening | null };
    const isOther = input.series !== old.series || input.givenOn !== old.given_on;
    // Another vaccine or another day is another dose: what spoke against that one has not been answered.
    const against =
      isOther && !input.isWrong && isAsked(deps, { ...input, source: old.source })
        ? await findAgainst(inTx, actor, patientId, asked, { ...known, facts: withoutDose(known.facts, id) })
        : [];
    const despite = requireAnswered(deps, actor, against, input) ?? old.despite;
    const isFirst = await insertDose(tx, {
      ...old,
      version: old.version + 1,
      series: input.series,
      given_on: input.givenOn,
      product: input.product ?? null,
      batch: input.batch ?? null,
      site: input.site ?? null,
      place: old.source === 'here' ? old.place : (input.place ?? null),
      given_by: input.givenBy ?? null,
      screening: old.screening === null ? null : JSON.stringify(old.screening),
      despite: despite === null ? null : JSON.stringify(despite),
      is_wrong: input.isWrong ?? false,
      reason: input.reason,
      written_by: actor.accountId,
      written_at: deps.clock.now(),
    });
    if (!isFirst) throw new Refusal('version_outdated');
    await appendEntry(tx, deps.clock, actor, 'vaccine.corrected', { subject: 'vaccine', subjectId: id, patientId });
    await publishToCarers(tx, deps, patient, 'vaccines');
    return findRecord(inTx, actor, patientId);
  });
}

const withoutDose = (facts: Facts | null, id: string): Facts | null =>
  facts && { ...facts, doses: facts.doses.filter((dose) => dose.id !== id) };
