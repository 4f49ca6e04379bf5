// Keys begin with the type of the event that makes them stale: 'slots' for what is free, 'appointments' for my own.
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Appointment,
  type BookingRequest,
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  listAppointments,
  MAX_PENDING,
  rescheduleAppointment,
} from '#contract/appointments/appointments.ts';
import { listDoctors, listFreeDays, listSlots, readDoctor } from '#contract/appointments/doctors.ts';
import type { SlotKind, VisitMode } from '#contract/appointments/visit-modes.ts';
import { actingFor } from '../acting-for.ts';
import { askedAgainAfterMs } from '../api/still-to-come.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';

const DAYS_SHOWN_AHEAD = 14;

export const doctorsQuery = (department: string | undefined) =>
  queryOptions({
    queryKey: ['slots', 'doctors', department],
    queryFn: ({ signal }) => call(listDoctors, { query: { department }, signal }),
    enabled: department !== undefined,
  });

export const useDoctors = (department: string | undefined) => useQuery(doctorsQuery(department));

/** Of all departments. */
export const useAllDoctors = () =>
  useQuery({ queryKey: ['slots', 'doctors'], queryFn: ({ signal }) => call(listDoctors, { query: {}, signal }) });

export const useDoctor = (id: string) =>
  useQuery({
    queryKey: ['slots', 'doctor', id],
    queryFn: ({ signal }) => call(readDoctor, { params: { id }, signal }),
  });

/** Whose visit it is, where that is not the caller's own: how long it lasts decides which times are free. */
export type ForWhom = { patient?: string | undefined; kind?: SlotKind | undefined; moving?: string | undefined };

/** Only what is known: an address says nothing of what is not. */
export const forWhom = ({ patient, moving }: Pick<ForWhom, 'patient' | 'moving'>): ForWhom => ({
  ...(patient ? { patient } : {}),
  ...(moving ? { moving } : {}),
});

/** What someone else is to a doctor, and which visit is theirs, is not asked for: times that fit any visit. */
const whomOf = ({ moving, ...whom }: ForWhom): ForWhom =>
  actingFor() ? { kind: 'longest', ...whom } : { ...whom, ...(moving ? { moving } : {}) };

export const freeDaysQuery = (doctorId: string, from: string, mode: VisitMode = 'in-person', whom: ForWhom = {}) =>
  queryOptions({
    queryKey: ['slots', 'days', doctorId, from, mode, whom],
    queryFn: ({ signal }) =>
      call(listFreeDays, {
        params: { id: doctorId },
        query: { from, count: DAYS_SHOWN_AHEAD, ...byVideo(mode), ...whomOf(whom) },
        signal,
      }),
  });

export const useFreeDays = (...of: Parameters<typeof freeDaysQuery>) =>
  useQuery({ ...freeDaysQuery(...of), placeholderData: keepPreviousData });

/** In person is what is meant when nothing is said. */
const byVideo = (mode: VisitMode) => (mode === 'video' ? { mode } : {});

export const slotsQuery = (doctorId: string, date: string, mode: VisitMode = 'in-person', whom: ForWhom = {}) =>
  queryOptions({
    queryKey: ['slots', 'times', doctorId, date, mode, whom],
    queryFn: ({ signal }) =>
      call(listSlots, { params: { id: doctorId }, query: { date, ...byVideo(mode), ...whomOf(whom) }, signal }),
  });

export const useSlots = (doctorId: string, date: string, isWanted = true, mode?: VisitMode, whom?: ForWhom) =>
  useQuery({
    ...slotsQuery(doctorId, date, mode, whom),
    enabled: isWanted,
    // A time passes without anyone announcing it.
    refetchInterval: 60_000,
  });

export const myAppointmentsQuery = queryOptions({
  queryKey: ['appointments', 'mine'],
  queryFn: ({ signal }) => call(listAppointments, { query: { limit: 100 }, signal }),
});

export const useMyAppointments = () =>
  useQuery({
    ...myAppointmentsQuery,
    refetchInterval: ({ state }) => askedAgainAfterMs(state.data),
  });

/** True when as many requests wait as are allowed: another one would be refused. */
export const useIsAtLimit = (): boolean =>
  (useMyAppointments().data ?? []).filter(({ status }) => status === 'pending').length >= MAX_PENDING;

/** The stream says so too; but whoever acted sees it at once, also while the stream is away. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => refetchTypes(queryClient, ['appointments', 'slots', 'board']);
}

export function useBookAppointment() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ request, key }: { request: BookingRequest; key: string }) =>
      call(bookAppointment, { body: request, idempotencyKey: key }),
    // Refetch also after a refusal: the free times have changed.
    onSettled: () => void refresh(),
  });
}

export type NewTime = { date: string; time: string };

export function useRescheduleAppointment(appointment: Appointment) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ date, time }: NewTime) =>
      call(rescheduleAppointment, {
        params: { id: appointment.id },
        body: { date, time, version: appointment.version },
      }),
    onSettled: () => void refresh(),
  });
}

export function useCancelAppointment() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(cancelAppointment, { params: { id } }),
    onSettled: () => void refresh(),
  });
}

export function useConfirmAppointment() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(confirmAppointment, { params: { id } }),
    onSettled: () => void refresh(),
  });
}
