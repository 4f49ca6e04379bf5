import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listAccounts } from '#contract/staffing/accounts.ts';
import { listTrailExports } from '#contract/trail/exports.ts';
import { listGlassReviews } from '#contract/trail/glass-reviews.ts';
import {
  askForTrailCheck,
  listTrail,
  readAccessReport,
  readTrailState,
  type TrailFilter,
} from '#contract/trail/trail.ts';
import { call } from '../api.ts';

const PAGE = 50;

/** Each reading is an entry of the trail, so a page is asked for once, until someone wants the newest. */
const askedForOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isFixed: true },
  refetchOnWindowFocus: false,
} as const;

export const useTrail = (filter: TrailFilter) =>
  useInfiniteQuery({
    queryKey: ['trail', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listTrail, { query: { ...filter, limit: PAGE, ...(pageParam ? { after: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flat(),
    ...askedForOnce,
  });

export function useShowNewest() {
  const queryClient = useQueryClient();
  return () => void queryClient.resetQueries({ queryKey: ['trail'] });
}

export const useAccessReport = (filter: TrailFilter) =>
  useQuery({
    queryKey: ['trail', 'report', filter],
    queryFn: ({ signal }) => call(readAccessReport, { query: filter, signal }),
    ...askedForOnce,
  });

/** Everyone who works here, by name: whoever can be asked about. */
export const useWorkers = () =>
  useQuery({ queryKey: ['accounts'], queryFn: ({ signal }) => call(listAccounts, { signal }) });

const WHILE_RUNNING_MS = 1_500;

export const useTrailState = () =>
  useQuery({
    queryKey: ['trail-state'],
    queryFn: ({ signal }) => call(readTrailState, { signal }),
    refetchInterval: ({ state }) =>
      ['waiting', 'running'].includes(state.data?.check?.state ?? '') ? WHILE_RUNNING_MS : false,
  });

export function useVerify() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(askForTrailCheck),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['trail-state'] }),
  });
}

/** A link to the file: the browser keeps it, however long it is. */
export function fileLink(path: string, filter: TrailFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined) as [string, string][];
  const search = new URLSearchParams(given).toString();
  return `/api${path}${search && `?${search}`}`;
}

export const useGlassReviews = () =>
  useQuery({
    queryKey: ['glass-reviews'],
    queryFn: ({ signal }) => call(listGlassReviews, { signal }),
    ...askedForOnce,
  });

/** After a verdict, also after one that came too late. */
export function useReviewsAgain() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['glass-reviews'] });
}

export const useExports = () =>
  useQuery({ queryKey: ['trail-exports'], queryFn: ({ signal }) => call(listTrailExports, { signal }) });

export function useExportsAgain() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['trail-exports'] });
}
