import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeMedication,
  checkMedication,
  listMedicationOrders,
  orderMedication,
  stopMedication,
} from '#contract/medicines/medication-orders.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';
import type { termsOf } from './order-form.ts';

type Terms = ReturnType<typeof termsOf>;
export type Answer = { finding: string; reason: string };
/** `insteadOf`: running orders that end with this one. */
export type Written = Terms & { insteadOf?: string[] };
export type CheckedOrder = { medicineId?: string; medication: string; replaces?: string } & Written;

const CHANGED = ['medication-orders', 'medication-tasks', 'inpatients', 'diagnoses'] as const;

export const useWardOrders = (inpatientId: string) =>
  useQuery({
    queryKey: ['medication-orders', 'of', inpatientId],
    queryFn: ({ signal }) => call(listMedicationOrders, { params: { id: inpatientId }, signal }),
    meta: { follows: ['medication-tasks', 'profile'] },
  });

/** Follows the profile: an allergy that is entered meanwhile is checked at once. */
export const useOrderCheck = (inpatientId: string, request: CheckedOrder | null) =>
  useQuery({
    queryKey: ['medication-orders', 'check', inpatientId, request],
    queryFn: ({ signal }) =>
      call(checkMedication, { params: { id: inpatientId }, body: request as CheckedOrder, signal }),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    meta: { follows: ['profile', 'medication-tasks'] },
  });

function useOrderStep<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Refetch also after a refusal: what it was checked against has changed.
    onSettled: () => refetchTypes(queryClient, CHANGED),
  });
}

type Change = Terms & { version: number; answers: Answer[] };

export const useChangeOrder = (orderId: string) =>
  useOrderStep((body: Change) => call(changeMedication, { params: { id: orderId }, body }));

type NewOrder = { body: Omit<CheckedOrder, 'replaces'> & { answers: Answer[] }; key: string };

export const useNewOrder = (inpatientId: string) =>
  useOrderStep(({ body, key }: NewOrder) =>
    call(orderMedication, { params: { id: inpatientId }, body, idempotencyKey: key }),
  );

export const useStopOrder = () =>
  useOrderStep(({ id, reason }: { id: string; reason: string }) =>
    call(stopMedication, { params: { id }, body: { reason } }),
  );
