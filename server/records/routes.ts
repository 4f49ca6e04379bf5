import { correctPerson as correction } from '#contract/appointments/reception.ts';
import * as growth from '#contract/childhood/growth.ts';
import { registerChild as childRegistration } from '#contract/patients/family.ts';
import { listWhoOpened as whoOpened } from '#contract/patients/opened-by.ts';
import { registerAtDesk as registration } from '#contract/patients/patients.ts';
import * as profile from '#contract/patients/profile.ts';
import * as readings from '#contract/readings/readings.ts';
import { countChange } from '../appointments/desk/desk-limits.ts';
import { countNamed, countRegistration } from '../patients/search/count-look-ups.ts';
import type { Route } from '../platform/route.ts';
import { correctPerson } from './correct-person.ts';
import { readGrowth } from './growth/read-growth.ts';
import { listWhoOpened } from './list-who-opened.ts';
import { readProfile } from './read-profile.ts';
import { addReadings } from './readings/add-readings.ts';
import { correctReading } from './readings/correct-reading.ts';
import { listReadings } from './readings/list-readings.ts';
import { markReadingWrong } from './readings/mark-reading-wrong.ts';
import { registerAtDesk } from './register-at-desk.ts';
import { registerChild } from './register-child.ts';
import { saveProfile } from './save-profile.ts';

export function recordRoutes(route: Route): void {
  // Registration is here because it writes the first lines of the health profile.
  route(registration, {
    before: (deps, actor, { body }) => countRegistration(deps, actor, body),
    handle: (deps, actor, { body }) => registerAtDesk(deps, actor, body),
    refused: (deps, actor, refusal) => countNamed(deps, actor, refusal),
  });
  route(childRegistration, (deps, actor, { body }) => registerChild(deps, actor, body));
  route(correction, {
    before: (deps, actor, { params }) => countChange(deps, actor, params.id),
    handle: (deps, actor, { params, body }) => correctPerson(deps, actor, params.id, body),
  });
  route(readings.listReadings, (deps, actor, { params, query }) => listReadings(deps, actor, params.id, query));
  route(readings.addReadings, (deps, actor, { params, body }) => addReadings(deps, actor, params.id, body));
  route(readings.markReadingWrong, async (deps, actor, { params }) => {
    await markReadingWrong(deps, actor, params.id);
    return { message: 'The reading is crossed out.' };
  });
  route(growth.readGrowth, (deps, actor, { params }) => readGrowth(deps, actor, params.id));
  route(growth.correctReading, (deps, actor, { params, body }) => correctReading(deps, actor, params.id, body));
  route(profile.readProfile, (deps, actor, { params }) => readProfile(deps, actor, params.id));
  route(profile.saveProfile, (deps, actor, { params, body }) => saveProfile(deps, actor, params.id, body));
  route(whoOpened, (deps, actor, { params, query }) => listWhoOpened(deps, actor, params.id, query.limit));
}
