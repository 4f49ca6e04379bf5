// Keys begin with the type of the event that makes them stale: 'patients'.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PatientOnFile, readPatient, updatePatient } from '../../contract/patients.ts';
import { call } from '../api.ts';
import type { Details } from './details.ts';

export const onFileQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['patients', patientId],
    queryFn: ({ signal }) => call(readPatient, { params: { id: patientId }, signal }),
  });

export const useOnFile = (patientId: string) => useQuery(onFileQuery(patientId));

type Change = { details: Details; version: number };

export function useChangeDetails(patientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ details, version }: Change) =>
      call(updatePatient, { params: { id: patientId }, body: { ...details, version } }),
    onSuccess: (saved: PatientOnFile) => {
      queryClient.setQueryData(onFileQuery(patientId).queryKey, saved);
      // The name stands in the bar at the top too.
      void queryClient.invalidateQueries({ queryKey: ['me'] });
    },
  });
}
