import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listDeliveries, listMails, readMail } from '#contract/admin.ts';
import { call } from '../api.ts';

const PAGE = 50;

/** Newest first, page by page. */
export const useMails = () =>
  useInfiniteQuery({
    queryKey: ['mails'],
    queryFn: ({ pageParam, signal }) =>
      call(listMails, { query: { limit: PAGE, ...(pageParam ? { after: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flat(),
  });

/** The events of mails tell of these, too. */
export const useDeliveries = () =>
  useInfiniteQuery({
    queryKey: ['mails', 'deliveries'],
    queryFn: ({ pageParam, signal }) =>
      call(listDeliveries, { query: { limit: PAGE, ...(pageParam ? { after: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flat(),
  });

/** Each opening is written in the audit trail, so it is asked for once, and not again with every event of the outbox. */
export const useMail = (id: string) =>
  useQuery({
    queryKey: ['mail-text', id],
    queryFn: ({ signal }) => call(readMail, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isFixed: true },
  });
