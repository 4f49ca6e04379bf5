import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  askForBackup,
  type BackupsReply,
  readBackups,
  releaseOutgoing,
  setBackupPlan,
} from '#contract/clinic/backups.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { call } from '../api.ts';

const KEY = ['backups'] as const;
const WHILE_RUNNING_MS = 2_000;

const isRunning = (data: BackupsReply | undefined) => data?.running != null;

/** Begin and end come as events; how far it is is asked for. */
export const useBackups = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readBackups, { signal }),
    refetchInterval: ({ state }) => (isRunning(state.data) ? WHILE_RUNNING_MS : false),
  });

export function useAskForBackup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(askForBackup, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useReleaseOutgoing() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isDiscarding: boolean) => call(releaseOutgoing, { body: { isDiscarding } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useSetPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof setBackupPlan>['body']) => call(setBackupPlan, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
