import { HOUR_MS } from '#contract/durations.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countTypedSince } from './store.ts';

const FOR_ONE_PATIENT_PER_HOUR = 5;
const BY_ONE_NURSE_PER_HOUR = 20;

/** Each address that staff type mails the owner; their own mails are limited apart from it, or staff could use these up. */
export async function assertMayType(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  nurse: Actor,
  patientId: string,
): Promise<void> {
  const since = new Date(clock.now().getTime() - HOUR_MS);
  const { forPatient, byNurse } = await countTypedSince(tx, { nurseId: nurse.accountId, patientId, since });
  if (forPatient >= FOR_ONE_PATIENT_PER_HOUR) throw tooMany('for this patient');
  if (byNurse >= BY_ONE_NURSE_PER_HOUR) throw tooMany('by you');
}

const tooMany = (whose: string) =>
  new Refusal('too_many_requests', {
    message: `Too many e-mail addresses were typed ${whose} in the last hour. Try again in an hour, or keep the old address.`,
  });
