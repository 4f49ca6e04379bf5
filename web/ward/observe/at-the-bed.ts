import type { WaitingAdmission } from '#contract/ward/admissions.ts';
import type { InpatientDetail } from '#contract/ward/inpatients.ts';

/** What recording a set needs to know of someone. */
export type AtTheBed = Pick<
  InpatientDetail,
  | 'id'
  | 'patientId'
  | 'name'
  | 'age'
  | 'notScored'
  | 'saturationScale'
  | 'news2'
  | 'observations'
  | 'isAccepted'
  | 'status'
>;

/** Before the acceptance: the set is recorded, and nothing of the chart is known. */
export const beforeAcceptance = ({
  id,
  patientId,
  name,
  age,
  saturationScale,
  status,
}: WaitingAdmission): AtTheBed => ({
  ...{ id, patientId, name, age, saturationScale },
  notScored: null,
  news2: null,
  observations: [],
  isAccepted: false,
  status,
});
