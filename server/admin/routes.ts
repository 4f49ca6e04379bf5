import * as contract from '#contract/admin.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Route } from '../platform/route.ts';
import { leavingRoutes } from './leaving/routes.ts';
import { listChartLooks } from './list-chart-looks.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listMails, readMail } from './read-mails.ts';

export function adminRoutes(route: Route): void {
  leavingRoutes(route);
  route(contract.listMails, async (deps, _actor, { query }, http) => {
    const { limit = 50, after } = query;
    const mails = await listMails(deps, { limit, ...(after ? { after } : {}) });
    if (mails.length === limit) nextPage(http, mails.at(-1)?.id);
    return mails;
  });
  route(contract.listDeliveries, async (deps, _actor, { query }, http) => {
    const { limit = 50, after } = query;
    const deliveries = await listDeliveries(deps, { limit, ...(after ? { after } : {}) });
    if (deliveries.length === limit) nextPage(http, deliveries.at(-1)?.id);
    return deliveries;
  });
  route(contract.listChartLooks, (deps, actor, { query }) => listChartLooks(deps, actor, query));
  route(contract.readMail, (deps, actor, { params }) => readMail(deps, actor, params.id));
}
