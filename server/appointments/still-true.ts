// Whether what a mail or a notice says still holds when it leaves: after quiet hours, or at a later try.
import type { Deps } from '../platform/deps.ts';
import { appointmentById } from './store.ts';
import { offerById } from './waitlist/offers/store.ts';

const VISIT = /^visit:(.+)@(.+)=(.+)$/;
const OFFER = /^offer:(.+)$/;

/** See `DependsOn` of the notices. What is unknown here holds: better one too many than one lost. */
export async function isStillTrue(deps: Pick<Deps, 'db' | 'clock'>, dependsOn: string): Promise<boolean> {
  const [, visitId, startsAt = '', status] = VISIT.exec(dependsOn) ?? [];
  if (visitId) {
    const visit = await appointmentById(deps.db, visitId);
    const isSame = visit?.status === status && visit?.starts_at.getTime() === Date.parse(startsAt);
    return isSame && (status !== 'approved' || Date.parse(startsAt) > deps.clock.now().getTime());
  }
  const [, offerId] = OFFER.exec(dependsOn) ?? [];
  if (!offerId) return true;
  const offer = await offerById(deps.db, offerId);
  return offer?.state === 'open' && offer.expires_at > deps.clock.now();
}
