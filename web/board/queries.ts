import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { addNote, type BoardNote, changeNote, readBoard, removeNote } from '#contract/patients/board.ts';
import type { NewNote } from '#contract/patients/new-note.ts';
import { askedAgainAfterMs } from '../api/still-to-come.ts';
import { call } from '../api.ts';

const KEY = ['board'] as const;

/** It also holds what was booked. */
export const boardQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call(readBoard, { signal }),
  meta: { follows: ['appointments', 'notices'] },
});

export const useBoard = () =>
  useQuery({
    ...boardQuery,
    refetchInterval: ({ state }) => askedAgainAfterMs(state.data?.appointments.booked),
  });

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}

export const useAddNote = () =>
  useMutation({
    mutationFn: ({ note, key }: { note: NewNote; key: string }) => call(addNote, { body: note, idempotencyKey: key }),
    onSettled: useRefresh(),
  });

type Change = z.input<typeof changeNote.body>;

export const useChangeNote = () =>
  useMutation({
    mutationFn: ({ id, change }: { id: string; change: Change }) => call(changeNote, { params: { id }, body: change }),
    onSettled: useRefresh(),
  });

export const useRemoveNote = () =>
  useMutation({ mutationFn: (id: string) => call(removeNote, { params: { id } }), onSettled: useRefresh() });

/** A note as it stands, to be sent back with something changed. */
export const asItStands = ({ title, detail, at, version }: BoardNote): Change => ({
  title,
  ...(detail && { detail }),
  ...(at && { at }),
  version,
});
