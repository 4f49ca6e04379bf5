import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  BOARD_ASKS_EVERY_MS,
  endBoardKey,
  listBoardKeys,
  makeBoardKey,
  readWaitingRoom,
} from '#contract/appointments/waiting-room.ts';
import { call } from '#web/api.ts';
import { ApiRefusal } from '#web/refusal.ts';

const KEY = ['board-keys'] as const;

export const useBoardKeys = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listBoardKeys, { signal }) });

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

export const useMakeBoardKey = () => useChange((name: string) => call(makeBoardKey, { body: { name } }));

export const useEndBoardKey = () => useChange((id: string) => call(endBoardKey, { params: { id } }));

/** A television has no session and no stream: it asks every few seconds, for as long as its key is good. */
export const useWaitingRoom = (key: string) =>
  useQuery({
    queryKey: ['waiting-room', key],
    queryFn: ({ signal }) => call(readWaitingRoom, { body: { key }, signal }),
    enabled: key !== '',
    refetchInterval: ({ state }) => (isRefused(state.error) ? false : BOARD_ASKS_EVERY_MS),
    refetchIntervalInBackground: true,
    retry: false,
  });

export const isRefused = (error: Error | null) => error instanceof ApiRefusal && error.code === 'link_invalid';
