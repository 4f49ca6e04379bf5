import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { WorkingHours } from '#contract/appointments/doctor-day.ts';
import { listHitVisits, readDoctorHours, setDoctorHours } from '#contract/appointments/doctor-hours.ts';
import { endLeave, listVisitsInLeave, setLeave } from '#contract/appointments/doctor-leave.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

const hoursQuery = (id: string) =>
  queryOptions({
    queryKey: ['slots', 'hours', id],
    queryFn: ({ signal }) => call(readDoctorHours, { params: { id }, signal }),
  });

export const useDoctorHours = (id: string) => useQuery(hoursQuery(id));

/** Of several doctors: whether each has hours. Not among them: not known yet. */
export function useWhoHasHours(ids: readonly string[]): ReadonlyMap<string, boolean> {
  const known = useQueries({ queries: ids.map(hoursQuery) });
  return new Map(
    ids.flatMap((id, index) => {
      const hours = known[index]?.data?.hours;
      return hours ? [[id, hours.length > 0] as const] : [];
    }),
  );
}

/** Asked while the hours are typed: nothing is changed by it. */
export const useHitVisits = (id: string, hours: WorkingHours[], isWanted: boolean) =>
  useQuery({
    queryKey: ['slots', 'hit-visits', id, hours],
    queryFn: ({ signal }) => call(listHitVisits, { params: { id }, body: { hours }, signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    meta: { follows: ['appointments'] },
  });

export function useSetDoctorHours(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { hours: WorkingHours[]; before: WorkingHours[]; hitIds: string[] }) =>
      call(setDoctorHours, { params: { id }, body }),
    onSettled: () => void refetchTypes(queryClient, ['slots', 'overview']),
  });
}

/** Gives doctors who have no hours the same week, one after the other: what fails leaves those before it done. */
export function useGiveHours() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ doctorIds, hours }: { doctorIds: readonly string[]; hours: WorkingHours[] }) => {
      for (const id of doctorIds)
        await call(setDoctorHours, { params: { id }, body: { hours, before: [], hitIds: [] } });
    },
    onSettled: () => void refetchTypes(queryClient, ['slots', 'overview']),
  });
}

type Range = { from: string; until: string };

export const useVisitsInLeave = (id: string, range: Range, isWanted: boolean) =>
  useQuery({
    queryKey: ['slots', 'leave-visits', id, range],
    queryFn: ({ signal }) => call(listVisitsInLeave, { params: { id }, body: range, signal }),
    enabled: isWanted,
    meta: { follows: ['appointments'] },
  });

function useLeaveChange<Input>(run: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => void refetchTypes(queryClient, ['slots']) });
}

export const useSetLeave = (id: string) =>
  useLeaveChange((body: Range & { hitIds: string[] }) => call(setLeave, { params: { id }, body }));

export const useEndLeave = (id: string) =>
  useLeaveChange((body: { leaveId: string }) => call(endLeave, { params: { id }, body }));
