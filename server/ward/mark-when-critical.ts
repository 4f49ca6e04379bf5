import type { InpatientRow } from '../admissions/find-inpatient.ts';
import type { Tx } from '../db/connect.ts';
import { lowerMarks, raiseMark } from '../patients/listing/marks.ts';
import type { Deps } from '../platform/deps.ts';
import { findClinicalStatuses, type WithStatus } from './find-clinical-statuses.ts';

/** A critical inpatient is Critical in every list of patients, until the ward says otherwise. */
export async function markWhenCritical(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  admission: Pick<InpatientRow, 'id' | 'patient_id' | 'admitted_at'>,
): Promise<WithStatus> {
  const clinicalStatus = (await findClinicalStatuses({ ...deps, db: tx }, [admission]))(admission.id);
  const mark = { patientId: admission.patient_id, kind: 'critical', sourceId: admission.id } as const;
  if (clinicalStatus.status === 'critical') await raiseMark(tx, deps, mark);
  else await lowerMarks(tx, [admission.id]);
  return clinicalStatus;
}
