import type { LabMeasure, LabOrder } from '#contract/labs/lab-orders.ts';
import type { AgeGroup, LabValue, TypedResult } from '#contract/labs/lab-results.ts';
import type { Tx } from '../db/connect.ts';
import { notify } from '../notices/notify.ts';
import { raiseMark } from '../patients/listing/marks.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { linkTo } from '../platform/link.ts';
import { Refusal } from '../platform/refusal.ts';
import { findProfile } from '../records/find-profile.ts';
import { closeAsCorrected } from './call-backs/close-call-back.ts';
import { openCallBack } from './call-backs/open-call-back.ts';
import { judgeResult } from './judge-result.ts';
import { examineValues } from './limits/examine-values.ts';
import { ageGroupOf, limitsFor } from './limits/limits-for.ts';
import { insertResult, type LabOrderRow } from './store.ts';
import { TAKE_FIRST, takeStep } from './take-step.ts';

/** Values or words; entered again before the review, it is a correction that keeps what was there. */
export async function enterResult(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...typed }: TypedResult & Seen,
): Promise<LabOrder> {
  const text = typed.text ?? '';
  if (typed.values.length === 0 && text === '')
    throw new Refusal('result_needed', { fields: { values: 'Enter a value, or the report in words.' } });
  return recordResult(deps, actor, id, version, async (row, tx) => {
    const measures = row.measures as LabMeasure[];
    const group = ageGroupOf(await findProfile({ ...deps, db: tx }, row.patient_id), deps.clock.now());
    assertPlausible(typed, measures, group);
    const judged = judgeResult(typed, measures, group);
    if (!judged) throw new Refusal('result_needed', { fields: { isAbnormal: 'Say whether it is normal.' } });
    return { ...judged, text, fileId: null };
  });
}

/** Impossible values are refused, each at its field; unusual ones only until they are confirmed. */
function assertPlausible(typed: TypedResult, measures: readonly LabMeasure[], group: AgeGroup): void {
  const { refused, unusual } = examineValues(
    typed.values.map(({ name, value, unit }) => {
      const measure = measures.find((one) => one.name === name);
      const limits = measure?.unit === unit ? limitsFor(measure.loinc, group) : null;
      return { name, value, unit, expectedUnit: measure?.unit ?? unit, limits };
    }),
  );
  if (Object.keys(refused).length > 0) throw new Refusal('impossible_value', { fields: atFields(refused) });
  if (Object.keys(unusual).length > 0 && !typed.confirmed)
    throw new Refusal('implausible_value', { fields: atFields(unusual) });
}

const atFields = (sentences: Record<number, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(sentences).map(([index, sentence]) => [`values.${index}.value`, sentence]));

export type NewResult = {
  values: LabValue[];
  text: string;
  isAbnormal: boolean;
  isCritical: boolean;
  fileId: string | null;
};

/** The version of the order that was on the screen. */
export type Seen = { version?: number | undefined };

/**
 * A new version, a notification to the doctor, and a mark on the patient until someone has looked. A result that came since the order was
 * looked at is not overwritten unseen: it may be critical.
 */
export function recordResult(
  deps: Deps,
  actor: Actor,
  id: string,
  seen: number | undefined,
  resultFor: (row: LabOrderRow, tx: Tx) => NewResult | Promise<NewResult>,
): Promise<LabOrder> {
  return takeStep(deps, actor, id, {
    step: 'enterResult',
    action: 'lab_result.entered',
    whoMay: TAKE_FIRST,
    isSeen: (row) => row.result === null || row.version === seen,
    async change(tx, row) {
      const now = deps.clock.now();
      const { values, text, isAbnormal, isCritical, fileId } = await resultFor(row, tx);
      const version = (row.result ?? 0) + 1;
      if (row.is_critical) await closeAsCorrected(tx, deps, actor, row);
      await insertResult(tx, {
        order_id: id,
        version,
        measured: JSON.stringify(values),
        text,
        is_abnormal: isAbnormal,
        is_critical: isCritical,
        file_id: fileId ?? row.file_id,
        entered_by: actor.accountId,
        entered_at: now,
      });
      return {
        state: 'resulted',
        result: version,
        is_abnormal: isAbnormal,
        is_critical: isCritical,
        resulted_at: now,
      };
    },
    async notify(tx, row) {
      await raiseMark(tx, deps, { patientId: row.patient_id, kind: 'follow-up', sourceId: id });
      await notifyDoctor(tx, deps, row);
      if (row.is_critical) await openCallBack(tx, deps, actor, row);
    },
  });
}

async function notifyDoctor(tx: Tx, deps: Deps, row: LabOrderRow): Promise<void> {
  const link = `/doctor-dashboard?view=patients&patient=${row.patient_id}&tab=labs` as const;
  const kind = row.is_critical ? 'critical' : row.is_abnormal ? 'abnormal' : 'normal';
  // A mail only for what should not wait; its words say nothing about the patient.
  const mail = row.is_abnormal
    ? {
        subject: row.is_critical ? 'A critical result waits for you' : 'A result waits for your review',
        text: `A result that should not wait is on your overview.\n\n${linkTo(deps.config, '/doctor-dashboard')}`,
      }
    : undefined;
  await notify(tx, deps, {
    to: row.ordered_by,
    kind: 'lab-result',
    title: `${row.test} of ${row.patient_name}: ${kind}`,
    text: 'Waits for your review.',
    link,
    patientId: row.patient_id,
    ...(mail ? { mail } : {}),
  });
}
