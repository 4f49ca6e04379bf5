// What a doctor asks about the own day.
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeAppointmentStatus, listAppointments, undoDecision } from '#contract/appointments/appointments.ts';
import { listTodayAppointments, readDoctorStats } from '#contract/appointments/doctor-day.ts';
import { call } from '#web/api.ts';

const statsQuery = queryOptions({
  queryKey: ['appointments', 'stats'],
  queryFn: ({ signal }) => call(readDoctorStats, { signal }),
  meta: { follows: ['patients'] },
});

export const useDoctorStats = (isWanted = true) => useQuery({ ...statsQuery, enabled: isWanted });

const todayQuery = queryOptions({
  queryKey: ['appointments', 'today'],
  queryFn: ({ signal }) => call(listTodayAppointments, { signal }),
});

export const useTodayAppointments = () => useQuery(todayQuery);

const appointmentsQuery = (status?: 'pending' | 'approved') =>
  queryOptions({
    queryKey: ['appointments', 'doctor', status ?? 'all'],
    queryFn: ({ signal }) => call(listAppointments, { query: { limit: 200, ...(status ? { status } : {}) }, signal }),
  });

export const useDoctorAppointments = (status?: 'pending' | 'approved') => useQuery(appointmentsQuery(status));

/** What the overview of the day shows. */
export const dayAhead = (queryClient: QueryClient): Promise<unknown>[] => [
  queryClient.ensureQueryData(statsQuery),
  queryClient.ensureQueryData(todayQuery),
  queryClient.ensureQueryData(appointmentsQuery('pending')),
];

type Decision = {
  id: string;
  status: 'approved' | 'rejected' | 'completed' | 'no-show';
  reason?: string;
  outsideHours?: boolean;
  version?: number;
};

function useRefreshing<Input>(run: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Refetch also after a refusal: the request has changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['appointments'] }),
  });
}

export const useDecide = () =>
  useRefreshing(({ id, ...change }: Decision) => call(changeAppointmentStatus, { params: { id }, body: change }));

export const useUndo = () => useRefreshing((id: string) => call(undoDecision, { params: { id } }));
