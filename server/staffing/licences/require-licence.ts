import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { maySign } from '../policy.ts';

/** Asked by whatever is signed: diagnoses, prescriptions, ward orders, reviewed results, discharges. */
export function requireLicence({ clock, config }: Pick<Deps, 'clock' | 'config'>, actor: Actor): void {
  if (!maySign(actor, dayIn(config.clinic.timeZone, clock.now()))) throw new Refusal('licence_lapsed');
}
