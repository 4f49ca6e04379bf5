import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CardFact,
  chooseCardFacts,
  type EmergencyCard,
  endCardLink,
  makeCardLink,
  readEmergencyCard,
} from '#contract/patients/emergency-card.ts';
import { call } from '../api.ts';

const keyOf = (patientId: string) => ['emergency-card', patientId] as const;

export const useEmergencyCard = (patientId: string) =>
  useQuery({
    queryKey: keyOf(patientId),
    queryFn: ({ signal }) => call(readEmergencyCard, { params: { id: patientId }, signal }),
    meta: { follows: ['profile', 'prescriptions', 'medication-orders', 'inpatients'] },
  });

/** What the server answered is the card; after a refusal it is read anew. */
function useCardChange<Change>(patientId: string, change: (given: Change) => Promise<EmergencyCard>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (card) => queryClient.setQueryData(keyOf(patientId), card),
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(patientId) }),
  });
}

export const useChooseFacts = (patientId: string) =>
  useCardChange(patientId, (body: { shows: CardFact[]; version: number }) =>
    call(chooseCardFacts, { params: { id: patientId }, body }),
  );

export const useMakeLink = (patientId: string) =>
  useCardChange(patientId, (body: { replaces: string | null }) =>
    call(makeCardLink, { params: { id: patientId }, body }),
  );

export const useEndLink = (patientId: string) =>
  useCardChange(patientId, (body: { link: string }) => call(endCardLink, { params: { id: patientId }, body }));
