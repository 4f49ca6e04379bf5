import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { StoredTriage } from '#contract/triage/stored-triage.ts';
import { type SavedRecord, saveSymptoms } from '#contract/triage/symptom-records.ts';
import { call } from '#web/api.ts';
import { onServerBack } from '#web/connection.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { keepWords, readWords } from '../script/words-draft.ts';
import { forgetWaiting, waitingFor } from './keep-for-later.ts';

export type WaitingAnswer = {
  /** True from the first render on which something waits until `onSaved` has led to it. */
  isOpening: boolean;
  /** Why the last try failed; null while none has. */
  error: Error | null;
  /** False: the server will refuse it again. The words are back in the form. */
  canRetry: boolean;
  retry: () => void;
};

// Log in again, wait for the same call, slow down: these refusals end by themselves.
const PASSING_STATUSES = [401, 408, 409, 425, 429];
const isFinal = (error: unknown) =>
  error instanceof ApiRefusal && error.status < 500 && !PASSING_STATUSES.includes(error.status);

/** Saves what waits, now and whenever the server is back. Each carries its key: saved twice, it is there once. */
export function useSaveWaiting(
  accountId: string | undefined,
  onSaved: (saved: StoredTriage) => void | Promise<void>,
): WaitingAnswer {
  const queryClient = useQueryClient();
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async (owner: string) => {
      let refusal: unknown;
      for (const { record, key } of waitingFor(owner)) {
        try {
          const saved = await call(saveSymptoms, { body: record, idempotencyKey: key });
          forgetWaiting(key);
          void queryClient.invalidateQueries({ queryKey: ['symptoms'] });
          await onSaved(saved);
        } catch (error) {
          if (!isFinal(error)) throw error;
          forgetWaiting(key);
          giveWordsBack(record, owner);
          refusal = error;
        }
      }
      if (refusal) throw refusal;
    },
  });
  const hasWaiting = accountId !== undefined && waitingFor(accountId).length > 0;
  const save = useEffectEvent(() => {
    if (accountId && waitingFor(accountId).length > 0 && !saving.isPending) saving.mutate(accountId);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: someone came in, or another: what waits may be theirs.
  useEffect(() => {
    save();
    return onServerBack(() => save());
  }, [accountId]);
  return {
    isOpening: saving.isPending || (saving.isIdle && hasWaiting),
    error: saving.error,
    canRetry: !isFinal(saving.error),
    retry: () => accountId && saving.mutate(accountId),
  };
}

/** What was typed is never lost: it can be analyzed again. A photo or a questionnaire is no text to type. */
function giveWordsBack({ symptoms, questionnaire, result }: SavedRecord, accountId: string) {
  const isTyped = !questionnaire && 'nextSteps' in result;
  if (isTyped && readWords(accountId) === '') keepWords(symptoms, accountId);
}
