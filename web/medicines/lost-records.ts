// Records whose answer was lost: nobody knows whether they arrived. Each is sent again with its key until someone answers,
// and shown as "not yet recorded" until then. Kept for a reload of this tab: ids, keys and reasons, no names.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { onServerBack } from '../connection.ts';
import { ApiRefusal } from '../refusal.ts';
import { dropDraft, keepDraft, readDraft } from '../ui/forms/draft.ts';
import { type DoseRecord, sendRecord } from './queries.ts';

const KEPT = 'nadi-lost-doses';
const AGAIN_MS = 10_000;

let lost: readonly DoseRecord[] = readDraft<{ records: DoseRecord[] }>(KEPT).records ?? [];
const listeners = new Set<() => void>();

function replace(next: readonly DoseRecord[]) {
  lost = next;
  if (next.length > 0) keepDraft(KEPT, { records: next });
  else dropDraft(KEPT);
  for (const listener of listeners) listener();
}

export const isUnconfirmed = (error: unknown) => !(error instanceof ApiRefusal) || error.status >= 500;

export const queueForRetry = (record: DoseRecord) => replace([...lost.filter(({ key }) => key !== record.key), record]);
export const forgetUnconfirmed = (key: string) => replace(lost.filter((record) => record.key !== key));

export const useLostRecords = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => lost,
  );

type Told = (record: DoseRecord, refusal: ApiRefusal | null) => void;

/** Tries again when the server is back, and every ten seconds. A "no" is an answer too, and is told. */
export async function sendLostAgain(onAnswer: Told): Promise<void> {
  for (const record of lost) {
    try {
      await sendRecord(record);
      forgetUnconfirmed(record.key);
      onAnswer(record, null);
    } catch (error) {
      if (isUnconfirmed(error)) continue;
      forgetUnconfirmed(record.key);
      onAnswer(record, error as ApiRefusal);
    }
  }
}

export function useSendingLostAgain(onAnswer: Told) {
  const queryClient = useQueryClient();
  const hasLost = useLostRecords().length > 0;
  useEffect(() => {
    if (!hasLost) return;
    const again = () =>
      void sendLostAgain(onAnswer).then(() =>
        queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('medication') }),
      );
    const timer = setInterval(again, AGAIN_MS);
    const stop = onServerBack(again);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [hasLost, onAnswer, queryClient]);
}
