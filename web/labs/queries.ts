import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  collectSample,
  enterLabResult,
  type LAB_LISTS,
  listLabOrders,
  type TypedResult,
  uploadLabReport,
} from '../../contract/lab-orders.ts';
import { call } from '../api.ts';
import { upload } from '../upload.ts';

const KEY = ['lab-orders'];

export type LabList = (typeof LAB_LISTS)[number] | 'all';

export const useLabOrders = (list: LabList) =>
  useQuery({
    queryKey: [...KEY, list],
    queryFn: ({ signal }) =>
      call(listLabOrders, { query: { limit: 200, ...(list === 'all' ? {} : { list }) }, signal }),
  });

function useStep<Input>(run: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Also after a "no": the order has moved on, and the list shows where to.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export const useCollect = () => useStep((id: string) => call(collectSample, { params: { id } }));

export const useEnterResult = (id: string) =>
  useStep(({ result, key }: { result: TypedResult; key: string }) =>
    call(enterLabResult, { params: { id }, body: result, idempotencyKey: key }),
  );

type Report = { file: File; isAbnormal: boolean; text: string; onProgress: (share: number) => void };

export const useUploadReport = (id: string) =>
  useStep(({ file, isAbnormal, text, onProgress }: Report) =>
    upload(uploadLabReport, {
      params: { id },
      body: { isAbnormal, ...(text ? { text } : {}) },
      file,
      onProgress,
      signal: new AbortController().signal,
    }),
  );
