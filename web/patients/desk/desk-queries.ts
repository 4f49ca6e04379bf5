// What the desk asks: finding anyone, who may be the same person, registering, and the slip with the code.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deactivatePatient,
  listLikelyDuplicates,
  listPatients,
  reactivatePatient,
  registerAtDesk,
  renewActivationCode,
  searchPatients,
} from '../../../contract/patients.ts';
import { call } from '../../api.ts';
import type { Details } from '../details.ts';
import { SEARCHED_FROM } from '../finding-queries.ts';

const KEY = ['patients'];

/** By name, PUD or phone from three characters on; before that the first of the list. */
export const useDeskSearch = (q: string) =>
  useQuery({
    queryKey: [...KEY, 'desk', q],
    queryFn: ({ signal }) =>
      q.length >= SEARCHED_FROM
        ? call(searchPatients, { query: { q }, signal })
        : call(listPatients, { query: { limit: 50 }, signal }),
    placeholderData: keepPreviousData,
  });

/** People with the same phone number and a similar name. */
export const useLikelyDuplicates = (name: string, phone: string) =>
  useQuery({
    queryKey: [...KEY, 'duplicates', name, phone],
    queryFn: ({ signal }) => call(listLikelyDuplicates, { query: { name, phone }, signal }),
    enabled: name.length > 2 && phone.replace(/\D/g, '').length > 5,
  });

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

export const useRegisterAtDesk = () =>
  useChange(({ details, isNotDuplicate, key }: { details: Details; isNotDuplicate: boolean; key: string }) =>
    call(registerAtDesk, {
      body: { ...details, ...(isNotDuplicate ? { isNotDuplicate } : {}) },
      idempotencyKey: key,
    }),
  );

export const useRenewCode = () => useChange((id: string) => call(renewActivationCode, { params: { id } }));

export const useSetDeactivated = (id: string) =>
  useChange((isDeactivated: boolean) =>
    call(isDeactivated ? deactivatePatient : reactivatePatient, { params: { id } }),
  );
