// The week of a family. Stale with whatever one of them has in it.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RequestOf } from '#contract/endpoint.ts';
import {
  bookNeighbours,
  makeEmergencyContact,
  readFamilyWeek,
  tellOfMissedDoses,
} from '#contract/patients/family-week.ts';
import { call } from '../api.ts';

export const useFamilyWeek = () =>
  useQuery({
    queryKey: ['family', 'week'],
    queryFn: ({ signal }) => call(readFamilyWeek, { signal }),
    meta: { follows: ['appointments', 'doses', 'prescriptions', 'vaccines', 'board', 'profile'] },
    // Events about others come by the clock.
    refetchInterval: 60_000,
  });

export const useTellOfMissedDoses = () =>
  useMutation({
    mutationFn: ({ id, isTold }: { id: string; isTold: boolean }) =>
      call(tellOfMissedDoses, { params: { id }, body: { isTold } }),
  });

export const useMakeContact = () =>
  useMutation({ mutationFn: (id: string) => call(makeEmergencyContact, { params: { id } }) });

type Booking = RequestOf<typeof bookNeighbours>['body'];

export const useBookNeighbours = () =>
  useMutation({
    mutationFn: ({ key, ...body }: Booking & { key: string }) => call(bookNeighbours, { body, idempotencyKey: key }),
  });
