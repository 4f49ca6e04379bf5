import type { LabMeasure, LabOrder } from '#contract/labs/lab-orders.ts';
import type { LabResult } from '#contract/labs/lab-results.ts';
import { presentFormerPuds } from '#server/patients/public.ts';
import { presentCallBack } from './call-backs/present-call-back.ts';
import { allowedSteps, holderOf, mayReadTest, maySeeCalls, maySeeResult, maySeeReview, type Reader } from './policy.ts';
import type { LabOrderRow } from './store.ts';
import { valuesOf } from './values-of.ts';

/** Presents the order as the caller may see it. What is ordered, and its result, may be withheld. */
export function presentOrder(reader: Reader, row: LabOrderRow): LabOrder {
  const isOpen = maySeeResult(reader, row);
  const isReadable = mayReadTest(reader, row);
  return {
    id: row.id,
    test: isReadable ? row.test : '',
    testCode: isReadable ? row.test_code : null,
    isWithheld: !isReadable,
    takenBy: maySeeCalls(reader) && holderOf(row, reader.now) ? row.taker_name : null,
    category: isReadable ? row.category : '',
    indication: isReadable ? row.indication : '',
    patient: row.patient_name,
    patientId: row.patient_id,
    pud: row.pud,
    ...presentFormerPuds(row.former_puds),
    place: row.place,
    diagnosisId: isReadable ? row.diagnosis_id : null,
    orderedBy: row.doctor_name,
    orderedById: row.ordered_by,
    orderedAt: row.ordered_at.toISOString(),
    collectedAt: row.collected_at?.toISOString() ?? null,
    collectedBy: row.collector_name,
    state: row.state,
    result: isOpen ? resultOf(row) : null,
    callBack: isOpen && maySeeCalls(reader) ? presentCallBack(row) : null,
    reviewedBy: row.reviewer_name,
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    reviewNote: maySeeReview(reader, row) ? row.review_note : null,
    releasedAt: row.released_at?.toISOString() ?? null,
    cancelReason: isReadable ? row.cancel_reason : null,
    measures: isReadable ? (row.measures as LabMeasure[]) : [],
    version: row.version,
    can: allowedSteps(reader, row),
  };
}

function resultOf(row: LabOrderRow): LabResult | null {
  if (row.result === null || row.entered_at === null) return null;
  return {
    values: valuesOf(row),
    text: row.result_text ?? '',
    isAbnormal: row.is_abnormal ?? false,
    isCritical: row.is_critical,
    hasFile: row.file_id !== null,
    enteredBy: row.enterer_name ?? '',
    enteredAt: row.entered_at.toISOString(),
    version: row.result,
  };
}
