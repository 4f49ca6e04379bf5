// Keys begin with the type of the event that makes them stale.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listLabOrders, listLabTests } from '#contract/labs/lab-orders.ts';
import { readPrescription, stopMedicine } from '#contract/medicines/prescriptions.ts';
import {
  addAddendum,
  clearDraft,
  listDiagnoses,
  type NewDiagnosis,
  readDraft,
  saveDraft,
  signDiagnosis,
} from '#contract/patients/diagnoses.ts';
import { listColleagues } from '#contract/ward/staff-tasks.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';
import type { DiagnosisForm } from './form/diagnosis-form.ts';

const A_WHILE_MS = 5 * 60_000;
const SHOWN_BEFORE = 5;

export const useLabTests = () =>
  useQuery({
    queryKey: ['lab-tests'],
    queryFn: ({ signal }) => call(listLabTests, { signal }),
    staleTime: A_WHILE_MS,
  });

export const useColleagues = () =>
  useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => call(listColleagues, { signal }),
    staleTime: A_WHILE_MS,
  });

/** Read once when the form opens: what is typed since is newer than anything the server could say. */
export const useDraft = (patientId: string) =>
  useQuery({
    queryKey: ['draft', patientId],
    queryFn: ({ signal }) => call(readDraft, { params: { id: patientId }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isFixed: true },
  });

export const fetchDraft = (patientId: string) => call(readDraft, { params: { id: patientId } });

export const keepDraftOnServer = (patientId: string, form: DiagnosisForm, version: number) =>
  call(saveDraft, { params: { id: patientId }, body: { form, version } });

export const clearDraftOnServer = (patientId: string) => call(clearDraft, { params: { id: patientId } });

export const useSignedDiagnoses = (patientId: string) =>
  useQuery({
    queryKey: ['diagnoses', 'signed', patientId],
    queryFn: ({ signal }) => call(listDiagnoses, { params: { id: patientId }, query: { limit: SHOWN_BEFORE }, signal }),
    meta: { follows: ['lab-orders', 'prescriptions', 'staff-tasks'] },
  });

export const resultsToReviewQuery = queryOptions({
  queryKey: ['lab-orders', 'to-review'],
  queryFn: ({ signal }) => call(listLabOrders, { query: { list: 'to-review', limit: 50 }, signal }),
});

export const useResultsToReview = () => useQuery(resultsToReviewQuery);

export const usePrescription = (id: string) =>
  useQuery({
    queryKey: ['prescriptions', 'sheet', id],
    queryFn: ({ signal }) => call(readPrescription, { params: { id }, signal }),
  });

/** The stream says so too; whoever signed sees it at once, also while the stream is away. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => refetchTypes(queryClient, ['diagnoses', 'prescriptions', 'lab-orders', 'staff-tasks', 'patients']);
}

export function useSign() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ request, key }: { request: NewDiagnosis; key: string }) =>
      call(signDiagnosis, { body: request, idempotencyKey: key }),
    // Refetch also after a refusal: the facts that it was checked against have changed.
    onSettled: () => void refresh(),
  });
}

export function useAddAddendum(diagnosisId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call(addAddendum, { params: { id: diagnosisId }, body: { text }, idempotencyKey: key }),
    onSettled: () => void refresh(),
  });
}

export function useStopMedicine() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(stopMedicine, { params: { id }, body: { reason } }),
    onSettled: () => void refresh(),
  });
}
