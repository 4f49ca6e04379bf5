import type { Wish } from '#contract/appointments/waitlist.ts';
import { SECOND_MS } from '#contract/durations.ts';
import { findOwnPatient } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type OfferRow, openOfferOf } from '../offers/store.ts';
import { allowedActions } from '../policy.ts';
import { byTurn, slotInZone } from './line.ts';
import { sharingLine, type WishRow, wishesOf } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

export async function listWishes(deps: Needs, actor: Actor): Promise<Wish[]> {
  const { id } = await findOwnPatient(deps.db, actor);
  const wishes = await wishesOf(deps.db, id);
  const offer = wishes.length > 0 ? await openOfferOf(deps.db, id) : undefined;
  return Promise.all(
    wishes.map((wish) => presentWish(deps, actor, wish, offer?.wish_id === wish.id ? offer : undefined)),
  );
}

export async function presentWish(deps: Needs, actor: Actor, wish: WishRow, offer?: OfferRow): Promise<Wish> {
  const line = await sharingLine(deps.db, wish);
  const { reason_danger: danger } = wish;
  return {
    id: wish.id,
    department: wish.department,
    doctor: wish.doctor_name,
    weekdays: wish.weekdays,
    dayParts: wish.day_parts as Wish['dayParts'],
    until: wish.until_day,
    joinedAt: wish.joined_at.toISOString(),
    place: line.filter((other) => other.id !== wish.id && byTurn(other, wish) < 0).length + 1,
    offer: offer ? presentOffer(deps, offer) : null,
    ...(danger && danger !== 'none' ? { reasonDanger: danger } : {}),
    can: allowedActions(actor, wish, offer, deps.clock.now()),
  };
}

function presentOffer({ clock, config }: Needs, offer: OfferRow): NonNullable<Wish['offer']> {
  const { timeZone } = config.clinic;
  const { day, time } = slotInZone(timeZone, offer.starts_at);
  return {
    id: offer.id,
    doctor: offer.doctor_name,
    department: offer.department,
    date: day,
    time,
    startsAt: offer.starts_at.toISOString(),
    timeZone,
    offeredAt: offer.offered_at.toISOString(),
    heldUntil: offer.expires_at.toISOString(),
    secondsLeft: Math.max(0, Math.ceil((offer.expires_at.getTime() - clock.now().getTime()) / SECOND_MS)),
  };
}
