import { useQuery } from '@tanstack/react-query';
import { listDoctors } from '#contract/appointments/doctors.ts';
import { call } from '../api.ts';

/** Of every department. */
export const useAllDoctors = (isWanted = true) =>
  useQuery({
    queryKey: ['slots', 'doctors', 'all'],
    queryFn: ({ signal }) => call(listDoctors, { query: {}, signal }),
    enabled: isWanted,
  });
