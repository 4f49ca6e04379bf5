// A doctor with one time a day, taken tomorrow, and people who wait for it.
import type { Wish, WishRequest } from '#contract/appointments/waitlist.ts';
import type { TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { anAppointment, aScheduledDoctor, type MadeAppointment, type ScheduledDoctor, tomorrow } from '../testing.ts';
import { joinWaitlist } from './wishes/join-waitlist.ts';
import { listWishes } from './wishes/list-wishes.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const ANY_TIME = ['morning', 'afternoon', 'evening'] as const;

/** Works from 11:30 to 11:30; tomorrow's only slot is taken. */
export async function aFullDoctor(
  app: TestApp,
  department = 'Cardiology',
): Promise<{ doctor: ScheduledDoctor; visit: MadeAppointment }> {
  const doctor = await aScheduledDoctor(app, { department, hours: { firstStart: '11:30', lastStart: '11:30' } });
  return { doctor, visit: await anAppointment(app, { doctor, time: '11:30', status: 'approved' }) };
}

export const aWaitingWish = (app: TestApp, doctor: ScheduledDoctor, about: Partial<WishRequest> = {}): WishRequest => ({
  department: doctor.department,
  doctor: doctor.id,
  weekdays: EVERY_DAY,
  dayParts: [...ANY_TIME],
  until: tomorrow(app),
  ...about,
});

export type Waiting = Patient & { wishId: string };

/** Joins a second after whoever joined before. */
export async function someoneWaiting(
  app: TestApp,
  doctor: ScheduledDoctor,
  about: Partial<WishRequest> = {},
  patient?: Patient,
): Promise<Waiting> {
  const who = patient ?? (await app.aPatient());
  app.clock.advance(1_000);
  const { id } = await joinWaitlist(app.deps, who.actor, aWaitingWish(app, doctor, about));
  return { ...who, wishId: id };
}

export const wishesSeenBy = (app: TestApp, { actor }: Patient): Promise<Wish[]> => listWishes(app.deps, actor);

/** The time that is held for this person, if one is. */
export const heldFor = async (app: TestApp, patient: Patient) =>
  (await wishesSeenBy(app, patient)).find(({ offer }) => offer)?.offer ?? null;

/** Which of these people a time is held for. */
export async function holders(app: TestApp, people: readonly Patient[]): Promise<number[]> {
  const held = await Promise.all(people.map((person) => heldFor(app, person)));
  return held.flatMap((offer, index) => (offer ? [index] : []));
}

export const openOffers = (app: TestApp) =>
  app.db.selectFrom('waitlist_offers').selectAll().where('state', '=', 'open').execute();

/** What an earlier test left does not reach into the next. */
export async function forgetWaitlist({ db, clock }: TestApp): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('waitlist_offers')
    .set({ state: 'withdrawn', ended_at: now })
    .where('state', '=', 'open')
    .execute();
  await db
    .updateTable('waitlist_wishes')
    .set({ ended_at: now, end_cause: 'left' })
    .where('ended_at', 'is', null)
    .execute();
  await db.deleteFrom('waitlist_rechecks').execute();
}

export const answer = (app: TestApp, { cookie }: Patient, offer: { id: string } | null, how: 'accept' | 'decline') =>
  app.as(cookie).post(`/api/waitlist/offers/${offer?.id}/${how}`);

export const codeOf = (reply: { statusCode: number; json(): { code?: string } }) =>
  `${reply.statusCode} ${reply.json().code}`;
