import { queryOptions, useQuery } from '@tanstack/react-query';
import { readProfile } from '#contract/patients/profile.ts';
import { listReadings } from '#contract/readings/readings.ts';
import { call } from '../api.ts';

/** As many as one call may answer: years of home readings. */
export const READINGS_AT_ONCE = 500;

export const profileQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['profile', patientId],
    queryFn: ({ signal }) => call(readProfile, { params: { id: patientId }, signal }),
  });

export const useProfile = (patientId: string) => useQuery(profileQuery(patientId));

/** Newest first. */
export const readingsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['readings', patientId],
    queryFn: ({ signal }) =>
      call(listReadings, { params: { id: patientId }, query: { limit: READINGS_AT_ONCE }, signal }),
  });
