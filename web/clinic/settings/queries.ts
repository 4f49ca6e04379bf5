import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readServiceSettings, setServiceSettings } from '#contract/clinic/service-settings.ts';
import { readSessionLimits, type SessionLimits, setSessionLimits } from '#contract/clinic/session-limits.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

export const useSessionLimits = () =>
  useQuery({
    queryKey: ['clinic', 'session-limits'],
    queryFn: ({ signal }) => call(readSessionLimits, { signal }),
  });

export function useSetSessionLimits() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { limits: SessionLimits; version: number }) => call(setSessionLimits, { body }),
    onSettled: () => void refetchTypes(queryClient, ['clinic', 'me']),
  });
}

export const useServiceSettings = () =>
  useQuery({
    queryKey: ['clinic', 'service-settings'],
    queryFn: ({ signal }) => call(readServiceSettings, { signal }),
  });

export type ServiceChange = RequestOf<typeof setServiceSettings>['body'];

export function useSetService() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ServiceChange) => call(setServiceSettings, { body }),
    onSettled: () => void refetchTypes(queryClient, ['clinic']),
  });
}
