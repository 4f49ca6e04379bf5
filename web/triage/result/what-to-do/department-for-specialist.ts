import { FIRST_DEPARTMENT, specialistsIn } from '#contract/triage/specialists.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { t, tMarked } from '#web/language/say.ts';

/** A pediatrician was named and General Medicine is offered: the line says why these are the doctors shown. */
export function departmentInWords({
  withUs,
  department,
  specialist,
}: Pick<TriageResult, 'withUs' | 'department' | 'specialist'>) {
  const isAnother = department === FIRST_DEPARTMENT && !specialistsIn(specialist).includes('General Physician');
  const here = department ? t('With us: {department}', { department: tMarked(department) }) : withUs;
  return isAnother ? t('{here}. Its doctors see you first and send you on if needed.', { here }) : here;
}
