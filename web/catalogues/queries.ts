import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CATALOGUE_STATES } from '#contract/catalogues/catalogues.ts';
import {
  importCatalogue,
  keepEntry,
  listCatalogue,
  listSafetyTable,
  listVersions,
  previewImport,
  retireEntry,
} from '#contract/catalogues/catalogues.ts';
import type { Catalogue, Entry } from '#contract/catalogues/entries.ts';
import { call } from '../api.ts';

export type Wanted = { kind: Catalogue; q: string; state: (typeof CATALOGUE_STATES)[number]; page: number };

export const useCatalogue = (query: Wanted) =>
  useQuery({
    queryKey: ['catalogues', query],
    queryFn: ({ signal }) => call(listCatalogue, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useVersions = (id: string) =>
  useQuery({
    queryKey: ['catalogues', 'versions', id],
    queryFn: ({ signal }) => call(listVersions, { params: { id }, signal }),
  });

export const useSafetyTable = (q: string) =>
  useQuery({
    queryKey: ['catalogues', 'safety-table', q],
    queryFn: ({ signal }) => call(listSafetyTable, { query: { q }, signal }),
    placeholderData: keepPreviousData,
  });

/** Doctors' lists are fetched anew, too, should the same browser hold one. */
function useFetchAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['catalogues'] });
}

export function useKeepEntry() {
  const onSettled = useFetchAgain();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: { entry: Entry; replaces?: string; idempotencyKey: string }) =>
      call(keepEntry, { body, idempotencyKey }),
    onSettled,
  });
}

export function useRetireEntry() {
  const onSettled = useFetchAgain();
  return useMutation({ mutationFn: (id: string) => call(retireEntry, { params: { id } }), onSettled });
}

export const previewCatalogue = (kind: Catalogue, text: string) => call(previewImport, { body: { kind, text } });

export function useImportCatalogue(kind: Catalogue) {
  const onSettled = useFetchAgain();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...file }: { text: string; plan: string; idempotencyKey: string }) =>
      call(importCatalogue, { body: { kind, ...file }, idempotencyKey }),
    onSettled,
  });
}
