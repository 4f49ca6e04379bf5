import type { TriageResult } from '#contract/triage-result.ts';

const FIRST_DOOR = 'General Medicine';

/** A pediatrician was named and General Medicine is offered: the line says why these are the doctors shown. */
export function withUsInWords({
  withUs,
  department,
  specialist,
}: Pick<TriageResult, 'withUs' | 'department' | 'specialist'>) {
  const isAnother = department === FIRST_DOOR && !specialist.includes('General Physician');
  return isAnother ? `${withUs}. Its doctors see you first and send you on if needed.` : withUs;
}
