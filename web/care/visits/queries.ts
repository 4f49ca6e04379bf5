import { queryOptions, useQuery } from '@tanstack/react-query';
import { listDiagnoses } from '#contract/patients/diagnoses.ts';
import { call } from '#web/api.ts';

/** More visits than anybody reads at once. */
const MOST = 100;

const visitsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['diagnoses', 'visits', patientId],
    queryFn: ({ signal }) => call(listDiagnoses, { params: { id: patientId }, query: { limit: MOST }, signal }),
    meta: { follows: ['prescriptions', 'lab-orders', 'notices'] },
  });

/** What doctors signed, the newest first. */
export const useVisits = (patientId: string) => useQuery(visitsQuery(patientId));
