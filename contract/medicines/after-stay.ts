// What becomes of the medicines at home when a patient leaves the ward. Changes are published as `doses` and `inpatients`.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id } from '../fields.ts';

/** What the ward did with a medicine from home. */
export const ON_WARD = ['continued', 'changed', 'stopped', 'not-ordered'] as const;
export type OnWard = (typeof ON_WARD)[number];

export const DISCHARGE_DECISIONS = ['continue', 'stop'] as const;
export type DischargeDecision = (typeof DISCHARGE_DECISIONS)[number];

export const LeavingMedicine = z.object({
  id: Id,
  name: z.string(),
  /** "5 mg by mouth, once a day" */
  inWords: z.string(),
  onWard: z.enum(ON_WARD),
  /** What the ward gives instead, or why it was stopped. */
  wardWords: z.nullable(z.string()),
  /** A doctor who discharges decides about it. */
  mustDecide: z.boolean(),
  /** Without that word it waits for a doctor, since this stay or an earlier one: nobody takes it at home until then. */
  isHeld: z.boolean(),
});
export type LeavingMedicine = z.infer<typeof LeavingMedicine>;

export const listLeavingMedicines = endpoint({
  method: 'GET',
  path: '/inpatients/{id}/home-medicines',
  summary: 'What this inpatient takes at home, and what the ward has done with it',
  params: ById,
  reply: z.object({ medicines: z.array(LeavingMedicine), can: z.object({ decide: z.boolean() }) }),
  roles: ['doctor', 'staff'],
  refusals: ['not_found'],
  failure: 'The medicines from home could not be fetched.',
});

export const decideAfterStay = endpoint({
  method: 'POST',
  path: '/prescribed-medicines/{id}/after-stay',
  summary: 'Decide about a medicine that the ward stopped or changed and nobody has decided about since the discharge',
  params: ById,
  body: z.strictObject({ decision: z.enum(DISCHARGE_DECISIONS, { error: 'Choose whether it goes on.' }) }),
  reply: z.object({ id: Id, name: z.string(), decision: z.enum(DISCHARGE_DECISIONS) }),
  roles: ['doctor'],
  refusals: ['not_found', 'nothing_to_decide', 'already_stopped', 'licence_lapsed'],
});
