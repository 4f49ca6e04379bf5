// Keys begin with 'readings': a new measurement makes them stale.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CorrectReading, correctReading, readGrowth } from '#contract/childhood/growth.ts';
import { type Gestation, saveProfile } from '#contract/patients/profile.ts';
import { addReadings, type NewReading } from '#contract/readings/readings.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

export const useGrowth = (patientId: string) =>
  useQuery({
    queryKey: ['readings', 'growth', patientId],
    queryFn: ({ signal }) => call(readGrowth, { params: { id: patientId }, signal }),
    meta: { follows: ['profile'] },
  });

function useRefresh() {
  const queryClient = useQueryClient();
  return () => void refetchTypes(queryClient, ['readings', 'profile', 'opened-by']);
}

type Measured = { body: { readings: NewReading[]; confirmed?: boolean }; key: string };

export const useMeasure = (patientId: string) =>
  useMutation({
    mutationFn: ({ body, key }: Measured) =>
      call(addReadings, { params: { id: patientId }, body, idempotencyKey: key }),
    onSettled: useRefresh(),
  });

export const useCorrect = () =>
  useMutation({
    mutationFn: ({ id, body, key }: { id: string; body: CorrectReading; key: string }) =>
      call(correctReading, { params: { id }, body, idempotencyKey: key }),
    onSettled: useRefresh(),
  });

export const useSaveGestation = (patientId: string) =>
  useMutation({
    mutationFn: ({ gestation, version, key }: { gestation: Gestation; version: number; key: string }) =>
      call(saveProfile, { params: { id: patientId }, body: { gestation, version }, idempotencyKey: key }),
    onSettled: useRefresh(),
  });
