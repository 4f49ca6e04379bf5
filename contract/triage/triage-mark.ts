// Who made an answer of the symptom tools, said beside it: no clinician has looked at it, and it must not read as if one had.
import type { StoredTriage } from './stored-triage.ts';

export function triageMark({
  provider,
  reportedByClient,
}: Pick<StoredTriage, 'provider' | 'reportedByClient'>): string {
  if (provider !== 'embedded') return 'Nadi’s rules and AI, unverified';
  return reportedByClient
    ? 'Reported by the patient’s browser, not checked by a clinician'
    : 'Nadi’s rules, not checked by a clinician';
}
