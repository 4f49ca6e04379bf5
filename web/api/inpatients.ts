import { queryOptions } from '@tanstack/react-query';
import { readInpatient } from '#contract/ward/inpatients.ts';
import { call } from '../api.ts';

export const inpatientQuery = (id: string) =>
  queryOptions({
    queryKey: ['inpatients', 'one', id],
    queryFn: ({ signal }) => call(readInpatient, { params: { id }, signal }),
  });
