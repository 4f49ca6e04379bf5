// Keys begin with the type of the event that makes them stale.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readLabOrder, releaseLabResult, reviewLabResult } from '#contract/labs/lab-orders.ts';
import { listHistory } from '#contract/patients/chart.ts';
import { readPatient } from '#contract/patients/patients.ts';
import { call } from '../api.ts';

/** Refused with 404 where the chart is not open to the reader. */
export const useChartPatient = (patientId: string) =>
  useQuery({
    queryKey: ['patients', 'chart', patientId],
    queryFn: ({ signal }) => call(readPatient, { params: { id: patientId }, signal }),
  });

export const useHistory = (patientId: string) =>
  useQuery({
    queryKey: ['diagnoses', 'history', patientId],
    queryFn: ({ signal }) => call(listHistory, { params: { id: patientId }, signal }),
    meta: { follows: ['appointments', 'lab-orders', 'prescriptions', 'symptoms'] },
  });

export const useLabOrder = (orderId: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['lab-orders', 'one', orderId],
    queryFn: ({ signal }) => call(readLabOrder, { params: { id: orderId }, signal }),
    enabled: isWanted,
  });

function useLabStep<Input>(run: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Refetch also after a refusal: the order has moved on.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lab-orders'] }),
  });
}

type Review = { orderId: string; version: number; note: string; release: boolean };

export const useReview = () =>
  useLabStep(({ orderId, version, note, release }: Review) =>
    call(reviewLabResult, { params: { id: orderId }, body: { version, release, ...(note ? { note } : {}) } }),
  );

export const useRelease = () => useLabStep((orderId: string) => call(releaseLabResult, { params: { id: orderId } }));
