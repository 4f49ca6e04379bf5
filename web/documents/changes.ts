// What a patient does with a document: apart from the lists, because sending a file does not travel with Record.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addDocument,
  type ChangedDocument,
  type ChangedSharing,
  changeDocument,
  type NewDocument,
  shareDocument,
  withdrawDocument,
} from '#contract/patients/documents.ts';
import { call } from '../api.ts';
import { upload } from '../upload.ts';
import { KEY } from './queries.ts';

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
