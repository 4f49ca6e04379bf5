import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WorkingHours } from '#contract/appointments/doctor-day.ts';
import { listHitVisits, readDoctorHours, setDoctorHours } from '#contract/appointments/doctor-hours.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

export const useDoctorHours = (id: string) =>
  useQuery({
    queryKey: ['slots', 'hours', id],
    queryFn: ({ signal }) => call(readDoctorHours, { params: { id }, signal }),
  });

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
