import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Appointment } from '#contract/appointments/appointments.ts';
import {
  addExtraSession,
  listDoctorAppointments,
  readMySchedule,
  removeFromSchedule,
  setMyHours,
  takeDayOff,
  type WorkingHours,
} from '#contract/appointments/doctor-day.ts';
import { listSlots, type Slot } from '#contract/appointments/doctors.ts';
import { call } from '#web/api.ts';

export const useWeekAppointments = (from: string, until: string) =>
  useQuery({
    queryKey: ['appointments', 'week', from, until],
    queryFn: ({ signal }) => wholeWeek(from, until, signal),
    // A week without a visit is a week, too: not an empty list.
    select: (booked) => ({ booked }),
  });

const AT_ONCE = 200;

/** A full week with all that was moved and cancelled may be more than one page. */
async function wholeWeek(from: string, until: string, signal: AbortSignal): Promise<Appointment[]> {
  const all: Appointment[] = [];
  for (;;) {
    const last = all.at(-1)?.id;
    const query = { from, until, limit: AT_ONCE, ...(last ? { after: last } : {}) };
    const page = await call(listDoctorAppointments, { query, signal });
    all.push(...page);
    if (page.length < AT_ONCE) return all;
  }
}

/** The slots of each day; undefined while they are being fetched. */
export const useWeekSlots = (doctorId: string, days: readonly string[]): (Slot[] | undefined)[] =>
  useQueries({
    queries: days.map((date) => ({
      queryKey: ['slots', 'times', doctorId, date, 'follow-up'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(listSlots, { params: { id: doctorId }, query: { date, kind: 'follow-up' }, signal }),
    })),
    combine: (results) => results.map(({ data }) => data?.slots),
  });

/** Changed hours change what is offered: the same event. */
export const useSchedule = () =>
  useQuery({ queryKey: ['slots', 'schedule'], queryFn: ({ signal }) => call(readMySchedule, { signal }) });

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['slots'] }),
  });
}

export const useSetHours = () => useChange((hours: WorkingHours[]) => call(setMyHours, { body: { hours } }));

export const useTakeDayOff = () =>
  useChange(({ date, reason }: { date: string; reason: string }) =>
    call(takeDayOff, { body: { date, ...(reason.trim() ? { reason: reason.trim() } : {}) } }),
  );

export const useAddSession = () =>
  useChange((session: { date: string; firstStart: string; lastStart: string }) =>
    call(addExtraSession, { body: session }),
  );

export const useTakeBack = () => useChange((id: string) => call(removeFromSchedule, { params: { id } }));
