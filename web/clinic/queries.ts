import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ClinicFacts,
  confirmWaitingFacts,
  readClinicFacts,
  setClinicFacts,
  stopWaitingFacts,
} from '#contract/clinic/clinic-facts.ts';
import {
  addDepartment,
  closeDepartment,
  listKeptDepartments,
  listSpecialists,
  openDepartment,
  type PlacedSpecialist,
  placeSpecialist,
  renameDepartment,
  setDepartmentPrivate,
} from '#contract/clinic/departments.ts';
import { type FamilyRules, readFamilyRules, setFamilyRules } from '#contract/clinic/family-rules.ts';
import { call } from '../api.ts';
import { type QueryType, refetchTypes } from '../query-keys.ts';

export const useClinicFacts = () =>
  useQuery({ queryKey: ['clinic', 'facts'], queryFn: ({ signal }) => call(readClinicFacts, { signal }) });

export const useFamilyRules = () =>
  useQuery({ queryKey: ['clinic', 'family-rules'], queryFn: ({ signal }) => call(readFamilyRules, { signal }) });

export const useKeptDepartments = () =>
  useQuery({
    queryKey: ['departments', 'kept'],
    queryFn: ({ signal }) => call(listKeptDepartments, { signal }),
    meta: { follows: ['accounts', 'applications'] },
  });

export const useSpecialists = () =>
  useQuery({ queryKey: ['departments', 'specialists'], queryFn: ({ signal }) => call(listSpecialists, { signal }) });

function useChange<Input, Reply>(types: readonly QueryType[], run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => void refetchTypes(queryClient, [...types, 'overview']) });
}

export const useSetFacts = () =>
  useChange(['clinic'], (body: Partial<ClinicFacts> & { version: number }) => call(setClinicFacts, { body }));

export const useSetFamilyRules = () =>
  useChange(['clinic'], (body: FamilyRules & { version: number }) => call(setFamilyRules, { body }));

export const useConfirmFacts = (id: string) =>
  useChange(['clinic'], () => call(confirmWaitingFacts, { params: { id } }));

export const useStopFacts = (id: string) => useChange(['clinic'], () => call(stopWaitingFacts, { params: { id } }));

export const useAddDepartment = () =>
  useChange(['departments'], ({ name, key }: { name: string; key: string }) =>
    call(addDepartment, { body: { name }, idempotencyKey: key }),
  );

export const useRenameDepartment = (id: string) =>
  useChange(['departments'], (body: { name: string; was: string }) => call(renameDepartment, { params: { id }, body }));

export const useCloseDepartment = (id: string) =>
  useChange(['departments', 'accounts'], (body: { doctorsTo?: string; seen: number }) =>
    call(closeDepartment, { params: { id }, body }),
  );

export const useOpenDepartment = () =>
  useChange(['departments'], (id: string) => call(openDepartment, { params: { id } }));

export const useSetDepartmentPrivate = () =>
  useChange(['departments'], ({ id, isPrivate }: { id: string; isPrivate: boolean }) =>
    call(setDepartmentPrivate, { params: { id }, body: { isPrivate } }),
  );

export const usePlaceSpecialist = () =>
  useChange(['departments'], (body: { specialist: PlacedSpecialist['specialist']; departmentId: string | null }) =>
    call(placeSpecialist, { body }),
  );
