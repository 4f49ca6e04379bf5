// What someone on the waiting list is told. A mail says that there is something to answer and until when, and no more.
import type { Moment } from '#contract/notice-words/fill.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Said } from '#server/notices/mails/write-mail.ts';
import type { DependsOn } from '#server/notices/notify.ts';
import { tellPatient } from '#server/patients/telling/tell-patient.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish, SEE_SLOTS } from '#server/platform/events.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import type { OfferRow } from './offers/store.ts';
import type { WishRow } from './wishes/store.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;

const whenOf = ({ config }: Needs, { starts_at }: Pick<OfferRow, 'starts_at'>): Moment => ({
  at: starts_at.toISOString(),
  zone: config.clinic.timeZone,
});

/** Quiet hours hold it back only where there is a day left: ten minutes later it is somebody else's. */
export async function notifyOffered(tx: Tx, deps: Needs, offer: OfferRow): Promise<void> {
  const { timeZone } = deps.config.clinic;
  const until = { at: offer.expires_at.toISOString(), zone: timeZone };
  await tell(
    tx,
    deps,
    { ...offer, id: offer.wish_id },
    {
      says: { code: 'offer-held', values: { doctor: offer.doctor_name, when: whenOf(deps, offer), until } },
      isUrgent: dayIn(timeZone, offer.starts_at) === dayIn(timeZone, deps.clock.now()),
      dependsOn: `offer:${offer.id}`,
    },
  );
}

export const notifyLapsed = (tx: Tx, deps: Needs, offer: OfferRow): Promise<void> =>
  tell(
    tx,
    deps,
    { ...offer, id: offer.wish_id },
    {
      says: { code: 'offer-lapsed', values: { doctor: offer.doctor_name, when: whenOf(deps, offer) } },
    },
  );

export const notifyWithdrawn = (tx: Tx, deps: Needs, offer: OfferRow): Promise<void> =>
  tell(
    tx,
    deps,
    { ...offer, id: offer.wish_id },
    {
      says: { code: 'offer-withdrawn', values: { doctor: offer.doctor_name, when: whenOf(deps, offer) } },
    },
  );

export function notifyEnded(tx: Tx, deps: Needs, wish: WishRow, cause: 'expired' | 'doctor-left'): Promise<void> {
  const whoLeft = wish.doctor_name ? 'wait-over-doctor-left' : 'wait-over-department-closed';
  return tell(tx, deps, wish, {
    says: {
      code: cause === 'expired' ? 'wait-over' : whoLeft,
      values: { whom: wish.doctor_name ?? wish.department },
    },
  });
}

type News = { says: Said; isUrgent?: boolean; dependsOn?: DependsOn };

type Waits = Pick<WishRow, 'id' | 'patient_id' | 'patient_account_id'>;

async function tell(tx: Tx, deps: Needs, { id, patient_id, patient_account_id }: Waits, news: News): Promise<void> {
  const whom = { patientId: patient_id, accountId: patient_account_id, part: 'appointments' } as const;
  const about = { table: 'waitlist_wishes', id } as const;
  await tellPatient(tx, deps, { ...whom, about }, { kind: 'appointment', link: '/book#waitlist', ...news });
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
