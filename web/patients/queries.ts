// Keys begin with the type of the event that makes them stale: 'patients'.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { approveEmail, sendEmailAgain } from '#contract/patients/patient-email.ts';
import { type PatientReply, readPatient, updatePatient } from '#contract/patients/patients.ts';
import { call } from '../api.ts';
import type { Details } from './details/details.ts';

export const patientQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['patients', patientId],
    queryFn: ({ signal }) => call(readPatient, { params: { id: patientId }, signal }),
  });

export const usePatient = (patientId: string) => useQuery(patientQuery(patientId));

type Change = { details: Details & { password?: string; code?: string }; version: number };

export function useChangeDetails(patientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ details: { name, email, phone, password, code }, version }: Change) =>
      call(updatePatient, {
        params: { id: patientId },
        body: {
          name,
          email: email.trim() || null,
          phone,
          version,
          ...(password ? { password } : {}),
          ...(code ? { code } : {}),
        },
      }),
    onSuccess: (saved: PatientReply) => {
      queryClient.setQueryData(patientQuery(patientId).queryKey, saved);
      // The name stands in the bar at the top too.
      void queryClient.invalidateQueries({ queryKey: ['me'] });
    },
  });
}

function useAboutEmail<Input>(patientId: string, run: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: patientQuery(patientId).queryKey }),
  });
}

export const useSendEmailAgain = (id: string) => useAboutEmail(id, () => call(sendEmailAgain, { params: { id } }));

export const useApproveEmail = (id: string) =>
  useAboutEmail(id, (body: { code: string; password: string }) => call(approveEmail, { params: { id }, body }));
