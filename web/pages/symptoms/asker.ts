import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#web/api.ts';
import { useMe } from '#web/identity/queries.ts';
import type { Asker } from '#web/triage/script/analysis.ts';
import { dropDraft, keepDraft, readDraft } from '#web/ui/forms/draft.ts';

const NAME = 'nadi-asker';
type Kept = { accountId: string };

/** Remembers whose tab this is, for a reload without a connection. Null: nobody's; undefined: not known now. */
export function useKeptAsker(accountId: string | null | undefined) {
  useEffect(() => {
    if (accountId === null) dropDraft(NAME);
    else if (accountId) keepDraft(NAME, { accountId } satisfies Kept);
  }, [accountId]);
}

/**
 * Returns who asks the symptom tools: a patient with facts of the chart, or a guest. Undefined while that is being fetched.
 */
export function useAsker(): Asker | undefined {
  const { data: me, isFetched } = useMe();
  const patientId = me?.role === 'patient' ? me.patientId : null;
  const profile = useQuery({
    queryKey: ['profile', patientId],
    queryFn: async ({ signal }) => {
      // Loaded for patients only: a guest's first visit does without the records.
      const { readProfile } = await import('#contract/patients/profile.ts');
      return call(readProfile, { params: { id: patientId ?? '' }, signal });
    },
    enabled: patientId !== null,
  });
  useKeptAsker(me === undefined ? undefined : patientId && me ? me.id : null);
  const { accountId } = readDraft<Kept>(NAME);
  // Loaded again without a connection: whose tab it was is known, and what is asked waits for their record.
  if (isFetched && me === undefined && accountId) return { accountId, known: null };
  if (!me || !patientId) return null;
  if (profile.isPending) return undefined;
  return { accountId: me.id, known: profile.data ?? null };
}
