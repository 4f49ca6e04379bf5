import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listNotices, readAllNotices, readNotice } from '#contract/notices.ts';
import { call } from '../api.ts';

const KEY = ['notices'] as const;

export const useNotices = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listNotices, { signal }) });

function useRefresh() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: KEY });
}

export const useReadNotice = () =>
  useMutation({ mutationFn: (id: string) => call(readNotice, { params: { id } }), onSettled: useRefresh() });

export const useReadAllNotices = () => useMutation({ mutationFn: () => call(readAllNotices), onSettled: useRefresh() });
