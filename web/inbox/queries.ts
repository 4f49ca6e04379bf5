import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerPatient,
  assignInboxThread,
  closeInboxThread,
  type InboxThread,
  listAddressees,
  listInbox,
  listInboxColleagues,
  markInboxRead,
  type NewInboxMessage,
  readInboxThread,
  writeToClinic,
} from '#contract/inbox.ts';
import { call } from '../api.ts';

const KEY = ['inbox'] as const;

export const useAddressees = () =>
  useQuery({
    queryKey: [...KEY, 'addressees'],
    queryFn: ({ signal }) => call(listAddressees, { signal }),
  });

export const useInbox = (status: 'open' | 'closed') =>
  useQuery({
    queryKey: [...KEY, 'list', status],
    queryFn: ({ signal }) => call(listInbox, { query: { status }, signal }),
    placeholderData: keepPreviousData,
  });

export const useInboxThread = (id: string | null) =>
  useQuery({
    queryKey: [...KEY, 'thread', id],
    queryFn: ({ signal }) => call(readInboxThread, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });

export const useInboxColleagues = () =>
  useQuery({
    queryKey: [...KEY, 'colleagues'],
    queryFn: ({ signal }) => call(listInboxColleagues, { signal }),
    staleTime: 60_000,
  });

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

export const useWriteToClinic = () =>
  useChange(({ request, key }: { request: NewInboxMessage; key: string }) =>
    call(writeToClinic, { body: request, idempotencyKey: key }),
  );

export const useAnswerPatient = () =>
  useChange(({ id, key, ...body }: { id: string; message: string; seen: string; version: number; key: string }) =>
    call(answerPatient, { params: { id }, body, idempotencyKey: key }),
  );

export const useMarkInboxRead = () =>
  useChange(({ id, upTo }: { id: string; upTo: string }) => call(markInboxRead, { params: { id }, body: { upTo } }));

/** `onGiven` comes before the lists are read anew: the thread may not be there any more for whoever gave it. */
export const useAssignThread = (onGiven: (thread: InboxThread) => void) =>
  useChange(async ({ id, ...body }: { id: string; to: string | null; version: number }) => {
    const given = await call(assignInboxThread, { params: { id }, body });
    onGiven(given);
    return given;
  });

export const useCloseThread = () =>
  useChange(({ id, version }: { id: string; version: number }) =>
    call(closeInboxThread, { params: { id }, body: { version } }),
  );
