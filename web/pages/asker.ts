import { useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { useMe } from '../identity/queries.ts';
import type { Asker } from '../triage/script/analysis.ts';

/** Who asks the symptom tools: a patient with what the chart tells, or a guest. Undefined while that is found out. */
export function useAsker(): Asker | undefined {
  const { data: me } = useMe();
  const patientId = me?.role === 'patient' ? me.patientId : null;
  const profile = useQuery({
    queryKey: ['profile', patientId],
    queryFn: async ({ signal }) => {
      // Of patients only: a guest's first visit does without the records.
      const { readProfile } = await import('../../contract/records.ts');
      return call(readProfile, { params: { id: patientId ?? '' }, signal });
    },
    enabled: patientId !== null,
  });
  if (!me || !patientId) return null;
  if (profile.isPending) return undefined;
  return { accountId: me.id, known: profile.data ?? null };
}
