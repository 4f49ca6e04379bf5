// What the desk asks: finding anyone, who may be the same person, registering, and the slip with the code.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deactivateWithVisits, type Leave } from '#contract/appointments/leaving.ts';
import {
  confirmIdentity,
  type DeskRegistration,
  type LikelyDuplicate,
  listLikelyDuplicates,
  listPatients,
  reactivatePatient,
  registerAtDesk,
  renewActivationCode,
  searchPatients,
} from '#contract/patients/patients.ts';
import { SEARCHED_FROM } from '#web/api/patients.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

const KEY = ['patients'] as const;

/** Searches by name, PUD or phone from three characters on; before that it returns the start of the list. */
export const useDeskSearch = (q: string) =>
  useQuery({
    queryKey: [...KEY, 'desk', q],
    queryFn: ({ signal }) =>
      q.length >= SEARCHED_FROM
        ? call(searchPatients, { query: { q }, signal })
        : call(listPatients, { query: { limit: 50 }, signal }),
    placeholderData: keepPreviousData,
  });

type Person = { name: string; phone: string } & Pick<Partial<DeskRegistration>, 'dateOfBirth' | 'age' | 'sex'>;

/** Returns patients who may be this person already. The last answer stays on screen during typing. */
export const useLikelyDuplicates = ({ phone, ...person }: Person): readonly LikelyDuplicate[] => {
  const isEnough = person.name.length > 2;
  const query = { ...person, ...(phone.replace(/\D/g, '').length > 5 ? { phone } : {}) };
  const found = useQuery({
    queryKey: [...KEY, 'duplicates', query],
    queryFn: ({ signal }) => call(listLikelyDuplicates, { query, signal }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  return (isEnough && found.data) || [];
};

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

export const useRegisterAtDesk = () =>
  useChange(({ body, key }: { body: DeskRegistration; key: string }) =>
    call(registerAtDesk, { body, idempotencyKey: key }),
  );

export const useRenewCode = () => useChange((id: string) => call(renewActivationCode, { params: { id } }));

export function useDeactivate(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (leave: Leave) => call(deactivateWithVisits, { params: { id }, body: leave }),
    // Refetch also after a refusal: the list of visits has changed.
    onSettled: () => refetchTypes(queryClient, ['patients', 'appointments']),
  });
}

export const useReactivate = (id: string) => useChange(() => call(reactivatePatient, { params: { id } }));

export const useConfirmIdentity = (id: string) => useChange(() => call(confirmIdentity, { params: { id } }));
