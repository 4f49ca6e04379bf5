import * as contract from '#contract/messages.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Route } from '../platform/route.ts';
import { acknowledgeMessage, markMessageRead, replyToMessage } from './answer-message.ts';
import { listCriticalMessages } from './list-critical-messages.ts';
import { countMessages, listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

export function messageRoutes(route: Route): void {
  route(contract.listMessages, async (deps, actor, { query }, http) => {
    const { limit = 50, after, unread } = query;
    const messages = await listMessages(deps, actor, { limit, after, onlyUnread: unread === 'true' });
    if (messages.length === limit) nextPage(http, messages.at(-1)?.id);
    return messages;
  });
  route(contract.listCriticalMessages, (deps, actor) => listCriticalMessages(deps, actor));
  route(contract.countMessages, (deps, actor) => countMessages(deps, actor));
  route(contract.sendMessage, (deps, actor, { body }) => sendMessage(deps, actor, body));
  route(contract.replyToMessage, (deps, actor, { params, body }) =>
    replyToMessage(deps, actor, params.id, body.message),
  );
  route(contract.readMessage, (deps, actor, { params }) => markMessageRead(deps, actor, params.id));
  route(contract.acknowledgeMessage, (deps, actor, { params }) => acknowledgeMessage(deps, actor, params.id));
}
