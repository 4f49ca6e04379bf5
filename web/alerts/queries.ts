import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acknowledgeAlert,
  attendAlert,
  closeAlert,
  listAlerts,
  raiseSos,
  readOwnAlerts,
} from '../../contract/alerts.ts';
import { call } from '../api.ts';

const KEY = ['alerts'];

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

function useStep<Input>(run: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Also after a "no": somebody else was quicker, and the list shows who.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export const useAcknowledgeAlert = () => useStep((id: string) => call(acknowledgeAlert, { params: { id } }));

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
