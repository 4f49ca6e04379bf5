// What a doctor asks about the own day.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeAppointmentStatus, listAppointments, undoDecision } from '#contract/appointments/appointments.ts';
import { listTodayAppointments, readDoctorStats } from '#contract/appointments/doctor-day.ts';
import { call } from '#web/api.ts';

export const useDoctorStats = (isWanted = true) =>
  useQuery({
    queryKey: ['appointments', 'stats'],
    queryFn: ({ signal }) => call(readDoctorStats, { signal }),
    enabled: isWanted,
    meta: { follows: ['patients'] },
  });

export const useTodayAppointments = () =>
  useQuery({
    queryKey: ['appointments', 'today'],
    queryFn: ({ signal }) => call(listTodayAppointments, { signal }),
  });

export const useDoctorAppointments = (status?: 'pending' | 'approved') =>
  useQuery({
    queryKey: ['appointments', 'doctor', status ?? 'all'],
    queryFn: ({ signal }) => call(listAppointments, { query: { limit: 200, ...(status ? { status } : {}) }, signal }),
  });

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
