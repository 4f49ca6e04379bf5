import type { Examples } from '../testing-calls.ts';
import { aForm, aJpeg } from '../triage/testing-photos.ts';
import { aGuestIn, aGuestLink, aGuestWaiting, openedLink } from './guests/testing.ts';
import { AGREES, aVideoVisit, aVisitLetIn } from './testing.ts';

export const EXAMPLES: Examples = {
  'POST /visits/{id}/wait': async (app) => {
    const { id, patient } = await aVideoVisit(app);
    return { cookie: patient.cookie, id, body: AGREES, leaves: 'visit.agreed' };
  },
  'POST /visits/{id}/let-in': async (app) => {
    const { id, doctor, patient } = await aVideoVisit(app);
    await app.as(patient.cookie).post(`/api/visits/${id}/wait`, AGREES);
    return { cookie: doctor.cookie, id, leaves: 'visit.let_in' };
  },
  'POST /visits/{id}/call-back': async (app) => {
    const { id, doctor } = await aVisitLetIn(app);
    return { cookie: doctor.cookie, id, leaves: 'visit.called_back' };
  },
  'POST /visits/{id}/identity': async (app) => {
    const { id, doctor, pages } = await aVisitLetIn(app);
    await app.as(doctor.cookie).post(`/api/visits/${id}/met`, { page: pages.doctor, isSeen: true });
    return { cookie: doctor.cookie, id, body: { nameAndBirthDate: true }, leaves: 'visit.identity_checked' };
  },
  'POST /visits/{id}/seat': async (app) => {
    const { id, patient } = await aVideoVisit(app);
    const body = { page: crypto.randomUUID() };
    return { cookie: patient.cookie, id, body, leaves: { nothing: 'it only says which page is there' } };
  },
  'POST /visits/{id}/signals': async (app) => {
    const { id, patient, pages } = await aVisitLetIn(app);
    const signals = [{ id: crypto.randomUUID(), signal: '{}' }];
    const body = { page: pages.patient, to: pages.doctor, signals };
    return { cookie: patient.cookie, id, body, leaves: { nothing: 'it is how two pages find each other' } };
  },
  'POST /visits/{id}/signals/take': async (app) => {
    const { id, patient, pages } = await aVisitLetIn(app);
    const body = { page: pages.patient, had: 0 };
    return { cookie: patient.cookie, id, body, leaves: { nothing: 'it is how two pages find each other' } };
  },
  'POST /visits/{id}/met': async (app) => {
    const { id, doctor, pages } = await aVisitLetIn(app);
    return { cookie: doctor.cookie, id, body: { page: pages.doctor, isSeen: true }, leaves: 'visit.met' };
  },
  'POST /visits/{id}/mode': async (app) => {
    const { id, patient } = await aVisitLetIn(app);
    return { cookie: patient.cookie, id, body: { mode: 'audio', byItself: true }, leaves: 'visit.mode_changed' };
  },
  'POST /visits/{id}/chat': async (app) => {
    const { id, patient } = await aVisitLetIn(app);
    const body = { id: crypto.randomUUID(), text: 'It hurts on the left.' };
    return { cookie: patient.cookie, id, body, leaves: 'visit.chat_written' };
  },
  'POST /visits/{id}/end': async (app) => {
    const { id, doctor } = await aVisitLetIn(app);
    return { cookie: doctor.cookie, id, body: { how: 'finished' }, leaves: 'visit.finished' };
  },
  'POST /visits/{id}/photos': async (app) => {
    const { id, patient } = await aVisitLetIn(app);
    const { payload, type } = aForm({
      text: { details: JSON.stringify({ id: crypto.randomUUID() }) },
      image: await aJpeg(),
    });
    return { cookie: patient.cookie, id, payload, type, leaves: 'visit.photo_shared' };
  },
  'POST /visits/{id}/guests': async (app) => {
    const { id, patient } = await aVisitLetIn(app);
    return { cookie: patient.cookie, id, body: { name: 'Nikhil Rao' }, leaves: 'visit.guest_invited' };
  },
  'POST /visit-guests/{id}/let-in': async (app) => {
    const { doctor, guest } = await aGuestWaiting(app);
    return { cookie: doctor.cookie, id: guest.me, leaves: 'visit.guest_let_in' };
  },
  'POST /visit-guests/{id}/put-out': async (app) => {
    const { patient, guest } = await aGuestWaiting(app);
    return { cookie: patient.cookie, id: guest.me, leaves: 'visit.guest_put_out' };
  },
  'POST /guest-visit/open': async (app) => {
    const { id, doctor } = await aVisitLetIn(app);
    const { token } = await aGuestLink(app, doctor, id);
    return { body: { token }, leaves: 'visit.guest_link_opened' };
  },
  'POST /guest-visit/wait': async (app) => {
    const { id, doctor } = await aVisitLetIn(app);
    const { cookie } = await openedLink(app, (await aGuestLink(app, doctor, id)).token);
    return { cookie, body: { agrees: true }, leaves: 'visit.guest_agreed' };
  },
  'POST /guest-visit/leave': async (app) => ({
    cookie: (await aGuestWaiting(app)).guest.cookie,
    leaves: 'visit.guest_left',
  }),
  'POST /guest-visit/seat': async (app) => ({
    cookie: (await aGuestWaiting(app)).guest.cookie,
    body: { page: crypto.randomUUID() },
    leaves: { nothing: 'it only says which page is there' },
  }),
  'POST /guest-visit/signals': async (app) => {
    const { guest, pages } = await aGuestIn(app);
    const signals = [{ id: crypto.randomUUID(), signal: '{}' }];
    const body = { page: guest.page, to: pages.doctor, signals };
    return { cookie: guest.cookie, body, leaves: { nothing: 'it is how two pages find each other' } };
  },
  'POST /guest-visit/signals/take': async (app) => {
    const { guest } = await aGuestIn(app);
    const body = { page: guest.page, had: 0 };
    return { cookie: guest.cookie, body, leaves: { nothing: 'it is how two pages find each other' } };
  },
  'POST /guest-visit/chat': async (app) => {
    const { guest } = await aGuestIn(app);
    const body = { id: crypto.randomUUID(), text: 'She slept badly.' };
    return { cookie: guest.cookie, body, leaves: 'visit.chat_written' };
  },
};
