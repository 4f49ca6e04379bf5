// What the clinic ordered for the patient: keys begin with the event that makes them stale.

import { useQuery } from '@tanstack/react-query';
import { listPrescriptions } from '#contract/medicines/prescriptions.ts';
import { call } from '../api.ts';

export const usePrescriptions = (patientId: string) =>
  useQuery({
    queryKey: ['prescriptions', 'of', patientId],
    queryFn: ({ signal }) => call(listPrescriptions, { params: { id: patientId }, signal }),
    // The board is told of it, too.
    meta: { follows: ['board', 'notices'] },
  });
