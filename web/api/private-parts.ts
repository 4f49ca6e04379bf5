// What is private in a record: the patient, the doctor and the nurse see it marked.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listPrivateParts,
  markPrivate,
  type PrivateParts,
  type PrivateSubject,
} from '#contract/patients/private-parts.ts';
import { call } from '../api.ts';

const keyOf = (patientId: string) => ['patients', 'private', patientId] as const;

/** Nobody asks for someone else: to them it does not exist. */
export const usePrivateParts = (patientId: string, isWanted = true) =>
  useQuery({
    queryKey: keyOf(patientId),
    queryFn: ({ signal }) => call(listPrivateParts, { params: { id: patientId }, signal }),
    enabled: isWanted && patientId !== '',
    meta: { follows: ['appointments', 'diagnoses', 'inbox', 'profile'] },
  });

export const privateMark = (known: PrivateParts | undefined, id: string) => known?.parts.find((part) => part.id === id);

export function useMarkPrivate(patientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { subject: PrivateSubject; id: string; isPrivate: boolean; reason?: string }) =>
      call(markPrivate, { params: { id: patientId }, body }),
    onSuccess: (parts) => queryClient.setQueryData<PrivateParts>(keyOf(patientId), parts),
  });
}
