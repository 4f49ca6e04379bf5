import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acknowledgeMessage,
  countMessages,
  listMessages,
  type NewMessage,
  readMessage,
  replyToMessage,
  sendMessage,
} from '#contract/messages.ts';
import { call } from '../api.ts';
import { ApiRefusal } from '../refusal.ts';

const KEY = ['messages'] as const;

export const useMessages = (onlyUnread: boolean) =>
  useQuery({
    queryKey: [...KEY, 'list', onlyUnread],
    queryFn: ({ signal }) => call(listMessages, { query: onlyUnread ? { unread: 'true' } : {}, signal }),
    placeholderData: keepPreviousData,
  });

export const useMessageCounts = (isWanted = true) =>
  useQuery({
    queryKey: [...KEY, 'counts'],
    queryFn: ({ signal }) => call(countMessages, { signal }),
    enabled: isWanted,
    meta: { follows: ['duty'] },
  });

function useChange<Input, Reply>(run: (input: Input) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }) });
}

export const useSendMessage = () =>
  useChange(({ request, key }: { request: NewMessage; key: string }) =>
    call(sendMessage, { body: request, idempotencyKey: key }),
  );

type Answer = { id: string; message: string; key: string; acknowledges: boolean };

/** A reply may acknowledge too. Both are sent as one act, even if the page goes away meanwhile. */
export const useReply = () =>
  useChange(async ({ id, message, key, acknowledges }: Answer) => {
    const reply = await call(replyToMessage, { params: { id }, body: { message }, idempotencyKey: key });
    if (acknowledges) await call(acknowledgeMessage, { params: { id } }).catch(unlessQuicker);
    return reply;
  });

export const useMarkAsRead = () => useChange((id: string) => call(readMessage, { params: { id } }));

export const useAcknowledgeMessage = () => useChange((id: string) => call(acknowledgeMessage, { params: { id } }));

function unlessQuicker(error: unknown): void {
  if (!(error instanceof ApiRefusal) || error.code !== 'already_acknowledged') throw error;
}
