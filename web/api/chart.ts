import { useQuery } from '@tanstack/react-query';
import { readSummary } from '#contract/patients/chart.ts';
import { call } from '../api.ts';

export const usePatientSummary = (patientId: string) =>
  useQuery({
    queryKey: ['diagnoses', 'summary', patientId],
    queryFn: ({ signal }) => call(readSummary, { params: { id: patientId }, signal }),
    meta: {
      follows: [
        ...(['appointments', 'lab-orders', 'prescriptions', 'profile', 'readings'] as const),
        ...(['inpatients', 'medication-orders', 'medication-tasks'] as const),
      ],
    },
  });
