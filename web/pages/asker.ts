import { useMe } from '../identity/queries.ts';
import { useProfile } from '../records/queries.ts';
import type { Asker } from '../triage/script/analysis.ts';

/** Who asks the symptom tools: a patient with what the chart tells, or a guest. Undefined while that is found out. */
export function useAsker(): Asker | undefined {
  const { data: me } = useMe();
  const patientId = me?.role === 'patient' ? me.patientId : null;
  const profile = useProfile(patientId ?? '', patientId !== null);
  if (!me || !patientId) return null;
  if (profile.isPending) return undefined;
  return { accountId: me.id, known: profile.data ?? null };
}
