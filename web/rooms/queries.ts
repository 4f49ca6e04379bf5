import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addBed,
  addRooms,
  changeRoom,
  closeBed,
  closeRoom,
  listRoomChanges,
  type NewClosing,
  type NewRooms,
  openBed,
  openRoom,
  renameBed,
} from '#contract/ward/rooms.ts';
import { call } from '../api.ts';
import { refetchTypes } from '../query-keys.ts';

export const useRoomChanges = (id: string) =>
  useQuery({
    queryKey: ['rooms', 'changes', id],
    queryFn: ({ signal }) => call(listRoomChanges, { params: { id }, signal }),
  });

/** Fetches the rooms again also after a refusal: someone else may have been first. */
function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => void refetchTypes(queryClient, ['rooms', 'overview']) });
}

export const useAddRooms = () =>
  useChange(({ body, key }: { body: NewRooms; key: string }) => call(addRooms, { body, idempotencyKey: key }));

type Named = { name: string; ward: string | null };

export const useChangeRoom = (id: string) =>
  useChange((body: Named & { was: Named }) => call(changeRoom, { params: { id }, body }));

export const useAddBed = (id: string) =>
  useChange(({ name, key }: { name: string; key: string }) =>
    call(addBed, { params: { id }, body: { name }, idempotencyKey: key }),
  );

export const useRenameBed = (id: string) =>
  useChange((body: { name: string; was: string }) => call(renameBed, { params: { id }, body }));

/** A room or one bed of it. */
export type Closable = { kind: 'room' | 'bed'; id: string };

export const useClose = ({ kind, id }: Closable) =>
  useChange((body: NewClosing) => call(kind === 'bed' ? closeBed : closeRoom, { params: { id }, body }));

export const useOpen = ({ kind, id }: Closable) =>
  useChange(() => call(kind === 'bed' ? openBed : openRoom, { params: { id } }));
