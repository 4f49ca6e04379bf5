// Keys begin with the type of the event that makes them stale. What depends on the hour is also asked anew each minute.

import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/durations.ts';
import { type ProfileForm, saveProfile } from '#contract/patients/profile.ts';
import { addWardNote, countInpatients, listInpatients, setInpatientStatus } from '#contract/ward/inpatients.ts';
import type { WardStatus } from '#contract/ward/news2-words.ts';
import { markObservationWrong, observe, type TypedSet } from '#contract/ward/observations.ts';
import { inpatientQuery } from '../api/inpatients.ts';
import { call } from '../api.ts';

const KEY = ['inpatients'] as const;
const DOSES = ['medication-tasks', 'medication-orders', 'profile'] as const;

const inpatientsQuery = queryOptions({
  queryKey: [...KEY, 'all'],
  queryFn: ({ signal }) => call(listInpatients, { signal }),
  meta: { follows: DOSES },
});

export const useInpatients = () => useQuery({ ...inpatientsQuery, refetchInterval: MINUTE_MS });

const countsQuery = queryOptions({
  queryKey: [...KEY, 'counts'],
  queryFn: ({ signal }) => call(countInpatients, { signal }),
  meta: { follows: DOSES },
});

export const useWardCounts = (isWanted = true) =>
  useQuery({ ...countsQuery, enabled: isWanted, refetchInterval: MINUTE_MS });

/** What the whole ward shows. */
export const wardAhead = (queryClient: QueryClient): Promise<unknown>[] => [
  queryClient.ensureQueryData(inpatientsQuery),
  queryClient.ensureQueryData(countsQuery),
];

export const useInpatient = (id: string) =>
  useQuery({ ...inpatientQuery(id), refetchInterval: MINUTE_MS, meta: { follows: DOSES } });

/** Also after a "no": somebody else was quicker, and the ward shows it. */
export function useWardStep<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

type NewSet = { set: TypedSet; key: string; basics: ProfileForm | null };

/** The age that was asked for goes into the health profile first, so that the set is scored by it. */
export const useObserve = (id: string, patientId: string) =>
  useWardStep(async ({ set, key, basics }: NewSet) => {
    if (basics) await call(saveProfile, { params: { id: patientId }, body: basics });
    return call(observe, { params: { id }, body: set, idempotencyKey: key });
  });

export const useAddNote = (id: string) =>
  useWardStep(({ note, key }: { note: string; key: string }) =>
    call(addWardNote, { params: { id }, body: { note }, idempotencyKey: key }),
  );

export const useSetStatus = (id: string) =>
  useWardStep((body: { status: WardStatus; reason: string }) => call(setInpatientStatus, { params: { id }, body }));

export const useMarkSetWrong = () =>
  useWardStep(({ id, reason }: { id: string; reason: string }) =>
    call(markObservationWrong, { params: { id }, body: { reason } }),
  );

/** What was asked at the bed goes into the health profile; what is left out stays as it was. */
export const useSaveBasics = (patientId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: ProfileForm) => call(saveProfile, { params: { id: patientId }, body: form }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['profile', patientId] });
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
};
