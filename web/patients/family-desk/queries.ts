// Who may act for whom, at the desk. Keys begin with `family`: each change is shown to everyone at the desk.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf, RequestOf } from '#contract/endpoint.ts';
import {
  addGuardian,
  confirmAccess,
  endAccessAtDesk,
  liftCourtOrders,
  noteCustody,
  readPatientFamily,
  refuseAccess,
} from '#contract/patients/family-desk.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

export type PatientFamily = ReplyOf<typeof readPatientFamily>;

export const usePatientFamily = (patientId: string) =>
  useQuery({
    queryKey: ['family', 'patient', patientId],
    queryFn: ({ signal }) => call(readPatientFamily, { params: { id: patientId }, signal }),
  });

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  // Refetch also after a refusal: something has changed.
  return useMutation({ mutationFn: run, onSettled: () => void refetchTypes(queryClient, ['family']) });
}

export const useConfirmAccess = (id: string) =>
  useChange((body: RequestOf<typeof confirmAccess>['body']) => call(confirmAccess, { params: { id }, body }));

export const useRefuseAccess = (id: string) =>
  useChange((reason: string) => call(refuseAccess, { params: { id }, body: { reason } }));

export const useEndAccess = (id: string) =>
  useChange((reason: string) => call(endAccessAtDesk, { params: { id }, body: { reason } }));

export const useAddGuardian = (patientId: string) =>
  useChange((body: RequestOf<typeof addGuardian>['body']) => call(addGuardian, { params: { id: patientId }, body }));

export const useNoteCustody = (patientId: string) =>
  useChange((body: RequestOf<typeof noteCustody>['body']) => call(noteCustody, { params: { id: patientId }, body }));

export const useLiftCourtOrders = (patientId: string) =>
  useChange((reason: string) => call(liftCourtOrders, { params: { id: patientId }, body: { reason } }));
