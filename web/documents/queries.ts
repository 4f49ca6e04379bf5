import { useQuery } from '@tanstack/react-query';
import { listDocumentDoctors, listDocuments } from '#contract/patients/documents.ts';
import { addressFor } from '#web/acting-for.ts';
import { call } from '../api.ts';

export const KEY = ['documents'] as const;

/** A doctor gets those that are shared with them; whether the chart is open changes with visits. */
export const useDocuments = (patientId: string) =>
  useQuery({
    queryKey: [...KEY, 'of', patientId],
    queryFn: ({ signal }) => call(listDocuments, { params: { id: patientId }, signal }),
    meta: { follows: ['appointments'] },
  });

export const useDocumentDoctors = () =>
  useQuery({
    queryKey: [...KEY, 'doctors'],
    queryFn: ({ signal }) => call(listDocumentDoctors, { signal }),
    meta: { follows: ['appointments'] },
  });

export const pageAddress = (id: string, number: number) => addressFor(`/api/documents/${id}/page?number=${number}`);
