// Keys begin with the type of the event that makes them stale. What the patient's own room also asks has the same key.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listHistory, readSummary } from '#contract/chart.ts';
import { listLabReports, readLabOrder, releaseLabResult, reviewLabResult } from '#contract/lab-orders.ts';
import { readPatient } from '#contract/patients.ts';
import { listReadings, readProfile } from '#contract/records.ts';
import { call } from '../api.ts';

/** As many as one call may answer: years of home readings. */
export const READINGS_AT_ONCE = 500;

const SUMMARY_FOLLOWS = [
  ...(['appointments', 'lab-orders', 'prescriptions', 'profile', 'readings'] as const),
  ...(['inpatients', 'medication-orders', 'medication-tasks'] as const),
];

/** Refused with 404 where the chart is not open to the reader. */
export const useChartPatient = (patientId: string) =>
  useQuery({
    queryKey: ['patients', 'chart', patientId],
    queryFn: ({ signal }) => call(readPatient, { params: { id: patientId }, signal }),
  });

export const useChartProfile = (patientId: string) =>
  useQuery({
    queryKey: ['profile', patientId],
    queryFn: ({ signal }) => call(readProfile, { params: { id: patientId }, signal }),
  });

/** Newest first. */
export const useChartReadings = (patientId: string) =>
  useQuery({
    queryKey: ['readings', patientId],
    queryFn: ({ signal }) =>
      call(listReadings, { params: { id: patientId }, query: { limit: READINGS_AT_ONCE }, signal }),
  });

export const useLabReports = (patientId: string) =>
  useQuery({
    queryKey: ['lab-orders', 'reports', patientId],
    queryFn: ({ signal }) => call(listLabReports, { params: { id: patientId }, signal }),
  });

export const useHistory = (patientId: string) =>
  useQuery({
    queryKey: ['diagnoses', 'history', patientId],
    queryFn: ({ signal }) => call(listHistory, { params: { id: patientId }, signal }),
    meta: { follows: ['appointments', 'lab-orders', 'prescriptions', 'symptoms'] },
  });

export const useSummary = (patientId: string) =>
  useQuery({
    queryKey: ['diagnoses', 'summary', patientId],
    queryFn: ({ signal }) => call(readSummary, { params: { id: patientId }, signal }),
    meta: { follows: SUMMARY_FOLLOWS },
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
    // Also after a "no": the order has moved on.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lab-orders'] }),
  });
}

type Review = { orderId: string; version: number; note: string; release: boolean };

export const useReview = () =>
  useLabStep(({ orderId, version, note, release }: Review) =>
    call(reviewLabResult, { params: { id: orderId }, body: { version, release, ...(note ? { note } : {}) } }),
  );

export const useRelease = () => useLabStep((orderId: string) => call(releaseLabResult, { params: { id: orderId } }));
