import * as contract from '#contract/patients/emergency-card.ts';
import { readPhoneCopy as phoneCopy } from '#contract/patients/phone-copy.ts';
import type { Route } from '../platform/route.ts';
import { endCardLink, makeLink } from './change-link.ts';
import { chooseFacts } from './choose-facts.ts';
import { openSharedCard } from './open-shared-card.ts';
import { readCard } from './read-card.ts';
import { readPhoneCopy } from './read-phone-copy.ts';

export function emergencyCardRoutes(route: Route): void {
  route(contract.readEmergencyCard, (deps, actor, { params }) => readCard(deps, actor, params.id));
  route(contract.chooseCardFacts, (deps, actor, { params, body }) => chooseFacts(deps, actor, params.id, body));
  route(contract.makeCardLink, (deps, actor, { params, body }) => makeLink(deps, actor, params.id, body));
  route(contract.endCardLink, (deps, actor, { params, body }) => endCardLink(deps, actor, params.id, body));
  route(contract.openSharedCard, (deps, caller, { body }, { request }) =>
    openSharedCard(deps, caller, {
      token: body.token,
      userAgent: request.headers['user-agent'],
      address: request.ip,
    }),
  );
  route(phoneCopy, (deps, actor, { params }) => readPhoneCopy(deps, actor, params.id));
}
