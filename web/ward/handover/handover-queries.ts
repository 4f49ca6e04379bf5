import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptHandover,
  addHandoverToDo,
  finishHandoverToDo,
  handOver,
  readHandover,
  type SBAR,
  writeHandover,
} from '#contract/ward/handover.ts';
import { call } from '#web/api.ts';

const KEY = ['handovers'] as const;
/** What is open is gathered from all of these. */
const FOLLOWS = ['inpatients', 'medication-tasks', 'staff-tasks', 'messages', 'alerts', 'lab-orders'] as const;

export const useHandover = () =>
  useQuery({
    queryKey: [...KEY, 'current'],
    queryFn: ({ signal }) => call(readHandover, { signal }),
    meta: { follows: FOLLOWS },
  });

function useStep<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

export type Letter = (typeof SBAR)[number];
export type Written = { inpatientId: string } & Partial<Record<Letter, string>>;

export const useWriteHandover = () =>
  useStep(({ patients, note, version }: { patients: Written[]; note?: string; version: number }) =>
    call(writeHandover, { body: { patients, version, ...(note === undefined ? {} : { note }) } }),
  );

export const useHandOver = () =>
  useStep(({ version, key }: { version: number; key: string }) =>
    call(handOver, { body: { version }, idempotencyKey: key }),
  );

export const useAcceptHandover = () => useStep((id: string) => call(acceptHandover, { params: { id } }));

export const useAddToDo = () =>
  useStep(({ inpatientId, words, key }: { inpatientId?: string; words: string; key: string }) =>
    call(addHandoverToDo, { body: { words, ...(inpatientId ? { inpatientId } : {}) }, idempotencyKey: key }),
  );

export const useFinishToDo = () => useStep((id: string) => call(finishHandoverToDo, { params: { id } }));
