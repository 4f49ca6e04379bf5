import * as contract from '#contract/notices.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Route } from '../platform/route.ts';
import { listNotices, markNoticesRead } from './read-notices.ts';

export function noticeRoutes(route: Route): void {
  route(contract.listNotices, async (deps, actor, { query }, http) => {
    const { limit = 30, after } = query;
    const notices = await listNotices(deps, actor, { limit, after });
    if (notices.length === limit) nextPage(http, notices.at(-1)?.id);
    return notices;
  });
  route(contract.readNotice, async (deps, actor, { params }) => {
    await markNoticesRead(deps, actor, params.id);
    return { message: 'Noted.' };
  });
  route(contract.readAllNotices, async (deps, actor) => {
    await markNoticesRead(deps, actor);
    return { message: 'Noted.' };
  });
}
