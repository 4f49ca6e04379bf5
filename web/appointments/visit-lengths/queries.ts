import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listTightVisits,
  readVisitLengths,
  setVisitLengths,
  type VisitLengths,
} from '#contract/appointments/visit-lengths.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

/** Of the clinic where no doctor is named. */
export const useVisitLengths = (doctorId: string | null) =>
  useQuery({
    queryKey: ['slots', 'lengths', doctorId],
    queryFn: ({ signal }) => call(readVisitLengths, { query: doctorId ? { doctorId } : {}, signal }),
  });

type Change = { doctorId: string | null; lengths: VisitLengths | null };

/** Asked while the lengths are chosen: nothing is changed by it. */
export const useTightVisits = (change: Change, isWanted: boolean) =>
  useQuery({
    queryKey: ['slots', 'tight-visits', change],
    queryFn: ({ signal }) => call(listTightVisits, { body: change, signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    meta: { follows: ['appointments'] },
  });

export function useSetVisitLengths() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Change & { version: number; hitIds: string[] }) => call(setVisitLengths, { body }),
    onSettled: () => void refetchTypes(queryClient, ['slots']),
  });
}
