import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listCallBacks, type NewCall, recordCall } from '#contract/labs/lab-call-backs.ts';
import {
  collectSample,
  enterLabResult,
  type LabOrder,
  takeLabOrder,
  uploadLabReport,
} from '#contract/labs/lab-orders.ts';
import { readResultSheet, type TypedResult } from '#contract/labs/lab-results.ts';
import { call } from '../api.ts';
import { upload } from '../upload.ts';

const KEY = ['lab-orders'] as const;

/** Limits for this patient and the last values; a form works without them, because the server judges. */
export const useResultSheet = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'result-sheet', id],
    queryFn: ({ signal }) => call(readResultSheet, { params: { id }, signal }),
  });

/** Critical results that no doctor knows yet; a doctor may also acknowledge the message about one. */
export const useCallBacks = () =>
  useQuery({
    queryKey: [...KEY, 'call-backs'],
    queryFn: ({ signal }) => call(listCallBacks, { signal }),
    meta: { follows: ['messages', 'duty'] },
  });

function useStep<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Refetch also after a refusal: the order has moved on, and the list shows where to.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export const useTakeOrder = () =>
  useStep(({ id, version }: Pick<LabOrder, 'id' | 'version'>) =>
    call(takeLabOrder, { params: { id }, body: { version } }),
  );

export const useCollect = () => useStep((id: string) => call(collectSample, { params: { id } }));

export const useEnterResult = (id: string) =>
  useStep(({ result, key }: { result: TypedResult & Pick<LabOrder, 'version'>; key: string }) =>
    call(enterLabResult, { params: { id }, body: result, idempotencyKey: key }),
  );

export const useRecordCall = (orderId: string) =>
  useStep(({ request, key }: { request: NewCall; key: string }) =>
    call(recordCall, { params: { id: orderId }, body: request, idempotencyKey: key }),
  );

type Report = {
  version: number;
  file: File;
  isAbnormal: boolean;
  isCritical: boolean;
  text: string;
  onProgress: (share: number) => void;
};

export const useUploadReport = (id: string) =>
  useStep(({ version, file, isAbnormal, isCritical, text, onProgress }: Report) =>
    upload(uploadLabReport, {
      params: { id },
      body: { version, isAbnormal, ...(isCritical ? { isCritical } : {}), ...(text ? { text } : {}) },
      file,
      onProgress,
      signal: new AbortController().signal,
    }),
  );
