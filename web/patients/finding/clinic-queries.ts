import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listPatients, type PATIENT_FILTERS } from '#contract/patients/patients.ts';
import { call } from '#web/api.ts';

export type PatientFilter = (typeof PATIENT_FILTERS)[number];

type Wanted = { q?: string; filter?: PatientFilter };

/** What a search finds; the last answer stays on screen while one types. */
const usePatientList = (wanted: Wanted) =>
  useQuery({
    queryKey: ['patients', 'list', wanted],
    queryFn: ({ signal }) => call(listPatients, { query: { limit: 200, ...wanted }, signal }),
    placeholderData: keepPreviousData,
    meta: { follows: ['appointments', 'alerts', 'diagnoses'] },
  });

/** Those whose charts are open to the reader. */
export const usePatientsInCare = () => usePatientList({ filter: 'mine' });
