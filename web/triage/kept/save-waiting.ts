import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { StoredTriage } from '../../../contract/symptom-records.ts';
import { call } from '../../api.ts';
import { onServerBack } from '../../connection.ts';
import { ApiRefusal } from '../../refusal.ts';
import { forgetWaiting, waitingFor } from './keep-for-later.ts';

/** Saves what waits, now and whenever the server is back. Each carries its key: saved twice, it is there once. */
export function useSaveWaiting(accountId: string | undefined, onSaved: (saved: StoredTriage) => void) {
  const queryClient = useQueryClient();
  const save = useEffectEvent(async () => {
    if (!accountId) return;
    for (const { record, key } of waitingFor(accountId)) {
      try {
        // Seldom needed, so it is no part of a first visit.
        const { saveSymptoms } = await import('../../../contract/symptom-records.ts');
        const saved = await call(saveSymptoms, { body: record, idempotencyKey: key });
        forgetWaiting(key);
        void queryClient.invalidateQueries({ queryKey: ['symptoms'] });
        onSaved(saved);
      } catch (error) {
        // A "no" will be one again; silence may be over next time.
        if (error instanceof ApiRefusal && error.status < 500 && error.status !== 401) forgetWaiting(key);
        else return;
      }
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: someone came in, or another: what waits may be theirs.
  useEffect(() => {
    void save();
    return onServerBack(() => void save());
  }, [accountId]);
}
