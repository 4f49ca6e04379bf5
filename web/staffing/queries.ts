import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listAccounts } from '#contract/staffing/accounts.ts';
import { listApplications } from '#contract/staffing/staffing.ts';
import { type DoctorPageForm, readDoctorPage, saveDoctorPage } from '#contract/staffing/writing-doctor-pages.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';

export const useApplications = () =>
  useQuery({ queryKey: ['applications'], queryFn: ({ signal }) => call(listApplications, { signal }) });

export const useAccounts = () =>
  useQuery({ queryKey: ['accounts'], queryFn: ({ signal }) => call(listAccounts, { signal }) });

export const doctorPageQuery = (doctorId: string) =>
  queryOptions({
    queryKey: ['accounts', 'page', doctorId],
    queryFn: ({ signal }) => call(readDoctorPage, { params: { id: doctorId }, signal }),
  });

export const useDoctorPage = (doctorId: string) => useQuery(doctorPageQuery(doctorId));

export function useSaveDoctorPage(doctorId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: DoctorPageForm) => call(saveDoctorPage, { params: { id: doctorId }, body: form }),
    onSuccess: (saved) => queryClient.setQueryData(doctorPageQuery(doctorId).queryKey, saved),
  });
}

/** Refetches after a decision, also after one that came too late. */
export function useShowTheTruth() {
  const queryClient = useQueryClient();
  return () => {
    void refetchTypes(queryClient, ['applications', 'accounts', 'mails']);
  };
}
