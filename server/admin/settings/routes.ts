import * as services from '#contract/clinic/service-settings.ts';
import * as limits from '#contract/clinic/session-limits.ts';
import type { Route } from '#server/platform/route.ts';
import { readServiceSettings, setServiceSettings } from './keep-services.ts';
import { readSessionLimits, setSessionLimits } from './keep-session-limits.ts';

export function settingRoutes(route: Route): void {
  route(limits.readSessionLimits, ({ db }) => readSessionLimits(db));
  route(limits.setSessionLimits, (deps, actor, { body }) => setSessionLimits(deps, actor, body));
  route(services.readServiceSettings, ({ db }) => readServiceSettings(db));
  route(services.setServiceSettings, (deps, actor, { body }) => setServiceSettings(deps, actor, body));
}
