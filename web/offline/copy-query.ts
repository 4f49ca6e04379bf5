import { queryOptions } from '@tanstack/react-query';
import { readPhoneCopy } from '#contract/patients/phone-copy.ts';
import { call } from '../api.ts';

export const phoneCopyQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['emergency-card', 'phone-copy', patientId],
    queryFn: ({ signal }) => call(readPhoneCopy, { params: { id: patientId }, signal }),
    meta: { follows: ['appointments', 'prescriptions', 'profile', 'medication-orders', 'inpatients'] },
  });
