// Keys begin with the type of the event that makes them stale: 'profile' and 'readings'.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listWhoOpened } from '#contract/patients/opened-by.ts';
import { type ProfileForm, saveProfile } from '#contract/patients/profile.ts';
import {
  addReadings,
  listReadings,
  markReadingWrong,
  type NewReading,
  type Reading,
  type ReadingKind,
} from '#contract/readings/readings.ts';
import { READINGS_AT_ONCE, readingsQuery } from '../api/records.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';

export const useReadings = (patientId: string) => useQuery({ ...readingsQuery(patientId), select: byKind });

/** Newest first in each kind. `isCutOff`: there are older ones than one call may answer. */
const byKind = (all: readonly Reading[]) => ({
  isCutOff: all.length === READINGS_AT_ONCE,
  kinds: Object.groupBy(all, ({ kind }) => kind),
});

/** Readings of one kind, for what lies further back than the latest of all kinds. */
export const useReadingsOf = (patientId: string, kind: ReadingKind, isWanted: boolean) =>
  useQuery({
    queryKey: ['readings', patientId, kind],
    queryFn: ({ signal }) => call(listReadings, { params: { id: patientId }, query: { kind, limit: 50 }, signal }),
    enabled: isWanted,
  });

/** Newest first. Every change of the record is an entry of this list too. */
export const useWhoOpened = (patientId: string) =>
  useQuery({
    queryKey: ['opened-by', patientId],
    queryFn: ({ signal }) => call(listWhoOpened, { params: { id: patientId }, query: { limit: 100 }, signal }),
    meta: { follows: ['profile', 'readings', 'appointments', 'patients'] },
  });

function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void refetchTypes(queryClient, ['profile', 'readings', 'opened-by']);
  };
}

type NewReadings = { readings: NewReading[]; confirmed?: boolean };

export const useAddReadings = (patientId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewReadings; key: string }) =>
      call(addReadings, { params: { id: patientId }, body, idempotencyKey: key }),
    // At once: what to do about a dangerous one must not wait for the list.
    onSuccess: (added) =>
      queryClient.setQueryData<Reading[]>(['readings', patientId], (all) =>
        [...added, ...(all ?? [])].toSorted((a, b) => Date.parse(b.measuredAt) - Date.parse(a.measuredAt)),
      ),
    onSettled: useRefresh(),
  });
};

export const useMarkReadingWrong = () =>
  useMutation({
    mutationFn: (readingId: string) => call(markReadingWrong, { params: { id: readingId } }),
    onSettled: useRefresh(),
  });

export const useSaveProfile = (patientId: string) =>
  useMutation({
    mutationFn: ({ body, key }: { body: ProfileForm; key: string }) =>
      call(saveProfile, { params: { id: patientId }, body, idempotencyKey: key }),
    onSettled: useRefresh(),
  });
