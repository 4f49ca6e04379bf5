// What the reception asks and notes. Keys begin with `appointments`: every visit that changes anywhere is fetched anew.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Appointment } from '#contract/appointments/appointments.ts';
import {
  bookForPatient,
  correctPerson,
  findPeople,
  listDoctorsToday,
  noteVisit,
  queueElsewhere,
  readPerson,
  readReceptionDay,
  takeWalkIn,
  type VisitAct,
} from '#contract/appointments/reception.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { call } from '#web/api.ts';
import { refetchTypes } from '#web/query-keys.ts';

/** Empty: today. */
export const useReceptionDay = (date: string) =>
  useQuery({
    queryKey: ['appointments', 'reception', 'day', date],
    queryFn: ({ signal }) => call(readReceptionDay, { query: date ? { date } : {}, signal }),
    placeholderData: keepPreviousData,
    // Someone becomes late without anyone announcing it.
    refetchInterval: MINUTE_MS,
  });

export const SEARCHED_FROM = 3;

export const usePeople = (q: string) =>
  useQuery({
    queryKey: ['patients', 'reception', q],
    queryFn: ({ signal }) => call(findPeople, { query: { q }, signal }),
    enabled: q.length >= SEARCHED_FROM,
    placeholderData: keepPreviousData,
    // Each look-up is counted and kept in the trail: none is made twice.
    staleTime: MINUTE_MS,
  });

export const usePerson = (patientId: string) =>
  useQuery({
    queryKey: ['appointments', 'reception', 'person', patientId],
    queryFn: ({ signal }) => call(readPerson, { params: { id: patientId }, signal }),
  });

/** Who is here and how many wait, for a walk-in and for another queue. */
export const useDoctorsToday = () =>
  useQuery({
    queryKey: ['appointments', 'reception', 'doctors'],
    queryFn: ({ signal }) => call(listDoctorsToday, { signal }),
    refetchInterval: MINUTE_MS,
  });

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  // Refetch also after a refusal: something has changed.
  return useMutation({
    mutationFn: run,
    onSettled: () => void refetchTypes(queryClient, ['appointments', 'slots']),
  });
}

export const useNoteVisit = () =>
  useChange(({ id, act, version }: { id: string; act: VisitAct; version: number }) =>
    call(noteVisit, { params: { id }, body: { act, version } }),
  );

export const useQueueElsewhere = ({ id, version }: Pick<Appointment, 'id' | 'version'>) =>
  useChange((to: { doctorId: string; reason: string }) =>
    call(queueElsewhere, { params: { id }, body: { ...to, version } }),
  );

export const useCorrectPerson = (id: string) =>
  useChange((body: RequestOf<typeof correctPerson>['body']) => call(correctPerson, { params: { id }, body }));

type Keyed<Body> = { body: Body; key: string };

export const useBookForPatient = () =>
  useChange(({ body, key }: Keyed<RequestOf<typeof bookForPatient>['body']>) =>
    call(bookForPatient, { body, idempotencyKey: key }),
  );

export const useTakeWalkIn = () =>
  useChange(({ body, key }: Keyed<RequestOf<typeof takeWalkIn>['body']>) =>
    call(takeWalkIn, { body, idempotencyKey: key }),
  );
