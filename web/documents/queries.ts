import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addDocument,
  type ChangedDocument,
  type ChangedSharing,
  changeDocument,
  listDocumentDoctors,
  listDocuments,
  type NewDocument,
  shareDocument,
  withdrawDocument,
} from '#contract/patients/documents.ts';
import { addressFor } from '#web/acting-for.ts';
import { call } from '../api.ts';
import { upload } from '../upload.ts';

const KEY = ['documents'] as const;

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

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  // Refetch also after a refusal: another tab may have changed it.
  return useMutation({ mutationFn: run, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

type Sent = { document: NewDocument; file: File; key: string; onProgress: (share: number) => void };

export const useAddDocument = () =>
  useChange(({ document, file, key, onProgress }: Sent) =>
    upload(addDocument, {
      body: document,
      file,
      idempotencyKey: key,
      onProgress,
      signal: new AbortController().signal,
    }),
  );

export const useChangeDocument = (id: string) =>
  useChange((body: ChangedDocument) => call(changeDocument, { params: { id }, body }));

export const useShareDocument = (id: string) =>
  useChange((body: ChangedSharing) => call(shareDocument, { params: { id }, body }));

export const useWithdrawDocument = (id: string) => useChange(() => call(withdrawDocument, { params: { id } }));

export const pageAddress = (id: string, number: number) => addressFor(`/api/documents/${id}/page?number=${number}`);
