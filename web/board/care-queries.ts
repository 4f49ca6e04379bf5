// What the clinic ordered for the patient: keys begin with the event that makes them stale.

import { useQuery } from '@tanstack/react-query';
import { listPrescriptions } from '#contract/medicines/prescriptions.ts';
import { labReportsQuery } from '../api/lab-orders.ts';
import { call } from '../api.ts';

export const usePrescriptions = (patientId: string) =>
  useQuery({
    queryKey: ['prescriptions', 'of', patientId],
    queryFn: ({ signal }) => call(listPrescriptions, { params: { id: patientId }, signal }),
    // The board is told of it, too.
    meta: { follows: ['board', 'notices'] },
  });

/** Those that a doctor has looked at and released. */
export const useResults = (patientId: string) =>
  useQuery({ ...labReportsQuery(patientId), meta: { follows: ['notices'] } });
