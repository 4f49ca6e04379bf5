// Who may be asked for a chart at all, and who may by an alert or by breaking the glass. Who may open which: who-may-open.ts.
import type { Role } from '#contract/endpoint.ts';
import type { Actor } from '#server/platform/actor.ts';
import { type Code, gaveCode, isRecordHeld } from '../policy.ts';

/** Administrators run the system, the reception receives people: neither opens a chart. */
export const opensCharts = (actor: Actor): actor is Actor & { role: Exclude<Role, 'admin' | 'desk'> } =>
  actor.role !== 'admin' && actor.role !== 'desk';

/** They answer an alert and see who it is; the chart opens to them by breaking the glass, which others hear of. */
export const mayGetChartByAlert = (actor: Actor, patient: Code, needsProof: boolean): boolean =>
  !(isRecordHeld(patient) && gaveCode(actor, patient)) && !(actor.role === 'staff' && needsProof);

/** A session alone may break the glass this often within an hour. After that each chart takes the password. */
const GLASS_WITHOUT_PROOF = 2;

export const mayBreakGlass = (brokenLately: number, isProven: boolean): boolean =>
  isProven || brokenLately < GLASS_WITHOUT_PROOF;
