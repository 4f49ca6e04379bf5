import * as contract from '#contract/admin.ts';
import * as overview from '#contract/overview.ts';
import { nextPage } from '../platform/next-page.ts';
import type { Route } from '../platform/route.ts';
import { backupRoutes } from './backups/routes.ts';
import { catalogueRoutes } from './catalogues/routes.ts';
import { clinicFactRoutes } from './clinic-facts/routes.ts';
import { erasureRoutes } from './erasures/routes.ts';
import { factorResetRoutes } from './factor-resets/routes.ts';
import { familyRuleRoutes } from './family-rules/routes.ts';
import { glassReviewRoutes } from './glass-reviews/routes.ts';
import { leavingRoutes } from './leaving/routes.ts';
import { listChartLooks } from './list-chart-looks.ts';
import { listDeliveries } from './list-deliveries.ts';
import { readOverview } from './overview/read-overview.ts';
import { listMails, readMail } from './read-mails.ts';
import { reportRoutes } from './reports/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { setUpRoutes } from './set-up/routes.ts';
import { settingRoutes } from './settings/routes.ts';
import { trailRoutes } from './trail/routes.ts';

export function adminRoutes(route: Route): void {
  leavingRoutes(route);
  trailRoutes(route);
  glassReviewRoutes(route);
  factorResetRoutes(route);
  erasureRoutes(route);
  clinicFactRoutes(route);
  familyRuleRoutes(route);
  route(overview.readOverview, (deps) => readOverview(deps));
  setUpRoutes(route);
  catalogueRoutes(route);
  reportRoutes(route);
  serviceRoutes(route);
  settingRoutes(route);
  backupRoutes(route);
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
