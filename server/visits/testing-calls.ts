import type { Examples } from '../testing-calls.ts';
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
    const { id, doctor } = await aVisitLetIn(app);
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
};
