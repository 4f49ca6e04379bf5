import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addReadings,
  listReadings,
  listWhoOpened,
  markReadingWrong,
  type NewReading,
  type ProfileForm,
  type Reading,
  type ReadingKind,
  readProfile,
  saveProfile,
} from '../../contract/records.ts';
import { call } from '../api.ts';

const KEY = 'records';
/** As many as one call may answer: years of home readings. */
const READINGS_AT_ONCE = 500;

export const useProfile = (patientId: string) =>
  useQuery({
    queryKey: [KEY, patientId, 'profile'],
    queryFn: ({ signal }) => call(readProfile, { params: { id: patientId }, signal }),
  });

export const useReadings = (patientId: string) =>
  useQuery({
    queryKey: [KEY, patientId, 'readings'],
    queryFn: ({ signal }) =>
      call(listReadings, { params: { id: patientId }, query: { limit: READINGS_AT_ONCE }, signal }),
    select: byKind,
  });

/** Newest first in each kind. `isCutOff`: there are older ones than one call may answer. */
const byKind = (all: readonly Reading[]) => ({
  isCutOff: all.length === READINGS_AT_ONCE,
  kinds: Object.groupBy(all, ({ kind }) => kind),
});

/** Readings of one kind, for what lies further back than the latest of all kinds. */
export const useReadingsOf = (patientId: string, kind: ReadingKind, isWanted: boolean) =>
  useQuery({
    queryKey: [KEY, patientId, 'readings', kind],
    queryFn: ({ signal }) => call(listReadings, { params: { id: patientId }, query: { kind, limit: 50 }, signal }),
    enabled: isWanted,
  });

export const useWhoOpened = (patientId: string, limit: number, isWanted = true) =>
  useQuery({
    queryKey: [KEY, patientId, 'opened-by', limit],
    queryFn: ({ signal }) => call(listWhoOpened, { params: { id: patientId }, query: { limit }, signal }),
    enabled: isWanted,
  });

function useRefresh() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [KEY] });
}

type NewReadings = { readings: NewReading[]; confirmed?: boolean };

export const useAddReadings = (patientId: string) =>
  useMutation({
    mutationFn: ({ body, key }: { body: NewReadings; key: string }) =>
      call(addReadings, { params: { id: patientId }, body, idempotencyKey: key }),
    onSettled: useRefresh(),
  });

export const useMarkReadingWrong = (patientId: string) =>
  useMutation({
    mutationFn: (readingId: string) => call(markReadingWrong, { params: { id: patientId, readingId } }),
    onSettled: useRefresh(),
  });

export const useSaveProfile = (patientId: string) =>
  useMutation({
    mutationFn: ({ body, key }: { body: ProfileForm; key: string }) =>
      call(saveProfile, { params: { id: patientId }, body, idempotencyKey: key }),
    onSettled: useRefresh(),
  });
