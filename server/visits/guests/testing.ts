// Guests of video visits in any state, through the endpoints that they use.
import type { GuestVisit } from '#contract/appointments/visit-guests.ts';
import type { Visit } from '#contract/appointments/visits.ts';
import type { TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { aVisitLetIn } from '../testing.ts';

export async function aGuestLink(app: TestApp, by: Person, visitId: string): Promise<{ id: string; token: string }> {
  const as = app.as(by.cookie);
  const known = (await as.get(`/api/visits/${visitId}`)).json<Visit>().guests.map(({ id }) => id);
  const { visit, address } = (await as.post(`/api/visits/${visitId}/guests`, { name: 'Nikhil Rao' })).json();
  // Not by its place: the clock stands still between two.
  const made = (visit as Visit).guests.find(({ id }) => !known.includes(id));
  return { id: made?.id ?? '', token: new URL(address).hash.slice(1) };
}

export async function openedLink(app: TestApp, token: string): Promise<{ cookie: string; me: string }> {
  const opened = await app.as('').post('/api/guest-visit/open', { token });
  return { cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '', me: opened.json<GuestVisit>().me };
}

export async function aGuestWaiting(app: TestApp) {
  const visit = await aVisitLetIn(app);
  const { token } = await aGuestLink(app, visit.patient, visit.id);
  const guest = await openedLink(app, token);
  await app.as(guest.cookie).post('/api/guest-visit/wait', { agrees: true });
  return { ...visit, token, guest };
}

export async function aGuestIn(app: TestApp) {
  const visit = await aGuestWaiting(app);
  const page = crypto.randomUUID();
  await app.as(visit.guest.cookie).post('/api/guest-visit/seat', { page });
  await app.as(visit.doctor.cookie).post(`/api/visit-guests/${visit.guest.me}/let-in`);
  return { ...visit, guest: { ...visit.guest, page } };
}
