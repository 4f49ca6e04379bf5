import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Alert,
  acknowledgeAlert,
  attendAlert,
  closeAlert,
  glanceAtAlarms,
  listAlerts,
  raiseSos,
  readOwnAlerts,
  readTakenBack,
  takeBackSos,
} from '#contract/alerts.ts';
import { acknowledgeMessage, listCriticalMessages } from '#contract/messages.ts';
import { call } from '../api.ts';

const KEY = ['alerts'] as const;
const MESSAGES = ['messages'] as const;

export const useAlerts = (isWanted = true) =>
  useQuery({
    queryKey: [...KEY, 'all'],
    queryFn: ({ signal }) => call(listAlerts, { signal }),
    enabled: isWanted,
    // The stream brings them at once; this is the net beneath it.
    refetchInterval: 30_000,
  });

export const useOwnAlerts = () =>
  useQuery({
    queryKey: [...KEY, 'mine'],
    queryFn: ({ signal }) => call(readOwnAlerts, { signal }),
    refetchInterval: 30_000,
  });

/** Critical messages that wait for me: they sound and escalate like alerts. */
export const useCriticalMessages = () =>
  useQuery({
    queryKey: [...MESSAGES, 'critical'],
    queryFn: ({ signal }) => call(listCriticalMessages, { signal }),
    refetchInterval: 30_000,
  });

/** Polled, because a locked screen has no stream. */
export const useGlance = () =>
  useQuery({
    queryKey: [...KEY, 'glance'],
    queryFn: ({ signal }) => call(glanceAtAlarms, { signal }),
    refetchInterval: 5_000,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  });

function useStep<Input>(run: (input: Input) => Promise<unknown>, key: QueryKey = KEY) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Refetch also after a refusal: somebody else was quicker, and the list shows who.
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Takes on the score that is on the screen. */
export const useAcknowledgeAlert = () =>
  useStep(({ id, score }: Pick<Alert, 'id' | 'score'>) =>
    call(acknowledgeAlert, { params: { id }, body: score === null ? {} : { score } }),
  );

export const useAcknowledgeMessage = () =>
  useStep((id: string) => call(acknowledgeMessage, { params: { id } }), MESSAGES);

export const useReadTakenBack = () => useStep((id: string) => call(readTakenBack, { params: { id } }));

export const useTakeBackSos = () => useStep((id: string) => call(takeBackSos, { params: { id } }));

export const useAttendAlert = () => useStep((id: string) => call(attendAlert, { params: { id } }));

export const useCloseAlert = () =>
  useStep(({ id, outcome }: { id: string; outcome: string }) =>
    call(closeAlert, { params: { id }, body: { outcome } }),
  );

type Call = { place: string; key: string };

export const useCallForHelp = () =>
  useStep(({ place, key }: Call) =>
    call(raiseSos, { body: place.trim() ? { place: place.trim() } : {}, idempotencyKey: key }),
  );
