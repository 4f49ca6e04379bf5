// What someone on the waiting list is told. A mail says that there is something to answer and until when, and no more.
import type { Tx } from '#server/db/connect.ts';
import { type Notification, notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish, SEE_SLOTS } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/link.ts';
import { dayIn, timeIn } from '#server/platform/zoned-time.ts';
import { when } from '../notify-sides.ts';
import type { OfferRow } from './offers/store.ts';
import type { WishRow } from './wishes/store.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;

const whenOf = ({ config }: Needs, { starts_at }: Pick<OfferRow, 'starts_at'>) =>
  when({ startsAt: starts_at.toISOString(), timeZone: config.clinic.timeZone });

/** Quiet hours hold it back only where there is a day left: ten minutes later it is somebody else's. */
export async function notifyOffered(tx: Tx, deps: Needs, offer: OfferRow): Promise<void> {
  const { timeZone, name, phone } = deps.config.clinic;
  const until = timeIn(timeZone, offer.expires_at);
  await tell(tx, deps, offer.patient_account_id, {
    title: `A time has become free: ${offer.doctor_name}`,
    text: `${whenOf(deps, offer)}. It is held for you until ${until}.`,
    isUrgent: dayIn(timeZone, offer.starts_at) === dayIn(timeZone, deps.clock.now()),
    dependsOn: `offer:${offer.id}`,
    mail: {
      subject: `A time is held for you until ${until}`,
      text: `A time that suits you has become free. It is held for you until ${until} (${timeZone}). To take it, or to leave it to the next, log in:\n\n${linkTo(deps.config, '/book#waitlist')}\n\n${[name, phone].filter(Boolean).join('\n')}`,
    },
  });
}

export const notifyLapsed = (tx: Tx, deps: Needs, offer: OfferRow): Promise<void> =>
  tell(tx, deps, offer.patient_account_id, {
    title: 'The time that was held for you went to the next',
    text: `${offer.doctor_name}, ${whenOf(deps, offer)}. Ten minutes were over. You keep your place on the waiting list.`,
  });

export const notifyWithdrawn = (tx: Tx, deps: Needs, offer: OfferRow): Promise<void> =>
  tell(tx, deps, offer.patient_account_id, {
    title: 'The time that was held for you is no longer offered',
    text: `${offer.doctor_name}, ${whenOf(deps, offer)}. We are sorry. You keep your place on the waiting list.`,
  });

export const notifyEnded = (tx: Tx, deps: Needs, wish: WishRow, cause: 'expired' | 'doctor-left'): Promise<void> =>
  tell(tx, deps, wish.patient_account_id, {
    title: `You no longer wait for ${wish.doctor_name ?? wish.department}`,
    text:
      cause === 'expired'
        ? 'No time that suits you became free. You can book another time or wait again.'
        : `${wish.doctor_name ? 'This doctor no longer sees' : 'Nobody of this department sees'} patients here. You can book or wait for another one.`,
  });

type Words = Pick<Notification, 'title' | 'text' | 'mail' | 'isUrgent' | 'dependsOn'>;

async function tell(tx: Tx, deps: Needs, accountId: string | null, words: Words): Promise<void> {
  if (!accountId) return;
  await notify(tx, deps, { to: accountId, kind: 'appointment', link: '/book#waitlist', ...words });
}

/** The places of those who share a line have changed. */
export async function publishLine(tx: Tx, waiting: readonly Pick<WishRow, 'patient_id'>[]): Promise<void> {
  const patients = [...new Set(waiting.map(({ patient_id }) => patient_id))];
  if (patients.length > 0) await publish(tx, { type: 'waitlist', to: { patients } });
}

/** The slot is held or free again: whoever looks at this doctor's times sees it. */
export async function publishHold(tx: Tx, { doctor_id }: Pick<OfferRow, 'doctor_id'>): Promise<void> {
  await publish(tx, { type: 'slots', id: doctor_id, to: { roles: SEE_SLOTS } });
}
