import { useQuery } from '@tanstack/react-query';
import { labReportsQuery } from '#web/api/lab-orders.ts';

/** Those that a doctor has looked at and released. */
export const useReleasedResults = (patientId: string) =>
  useQuery({ ...labReportsQuery(patientId), meta: { follows: ['notices'] } });
