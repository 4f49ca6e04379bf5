import * as contract from '#contract/channels.ts';
import type { Route } from '../platform/route.ts';
import { readNoticeSettings, saveNoticeSettings } from './notice-settings.ts';
import { keepPush, subscribePush, unsubscribePush } from './push/subscriptions.ts';

export function channelRoutes(route: Route): void {
  route(contract.readNoticeSettings, (deps, actor) => readNoticeSettings(deps, actor));
  route(contract.saveNoticeSettings, (deps, actor, { body }) => saveNoticeSettings(deps, actor, body));
  route(contract.subscribePush, async (deps, actor, { body }) => {
    await subscribePush(deps, actor, body);
    return { message: 'Notices come to this browser.' };
  });
  route(contract.keepPush, (deps, actor, { body }) => keepPush(deps, actor, body.endpoint));
  route(contract.unsubscribePush, async (deps, actor) => {
    await unsubscribePush(deps, actor);
    return { message: 'No more notices come to this browser.' };
  });
}
