import * as logo from '#contract/clinic/logo.ts';
import * as services from '#contract/clinic/service-settings.ts';
import * as limits from '#contract/clinic/session-limits.ts';
import type { Route } from '#server/platform/route.ts';
import { readLogo } from '#server/triage/photo/read-photo.ts';
import { removeLogo, setLogo } from './keep-logo.ts';
import { readServiceSettings, setServiceSettings } from './keep-services.ts';
import { readSessionLimits, setSessionLimits } from './keep-session-limits.ts';

export function settingRoutes(route: Route): void {
  route(logo.setLogo, {
    // Drawn before: no connection to the database waits for it.
    before: (_deps, _actor, _input, { upload }) => readLogo(upload?.bytes),
    handle: async (deps, actor, _input, _http, drawn) => {
      await setLogo(deps, actor, drawn);
      return { message: 'The logo is shown now.' };
    },
  });
  route(logo.removeLogo, async (deps, actor) => {
    await removeLogo(deps, actor);
    return { message: 'The logo is gone.' };
  });
  route(limits.readSessionLimits, ({ db }) => readSessionLimits(db));
  route(limits.setSessionLimits, (deps, actor, { body }) => setSessionLimits(deps, actor, body));
  route(services.readServiceSettings, ({ db }) => readServiceSettings(db));
  route(services.setServiceSettings, (deps, actor, { body }) => setServiceSettings(deps, actor, body));
}
