import type { EmergencyCard } from '#contract/patients/emergency-card.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';

const SHOWS = ['bloodGroup', 'allergies'];

async function withLink(app: TestApp) {
  const { cookie, patientId } = await app.aPatient();
  const answer = await app.as(cookie).post(`/api/patients/${patientId}/emergency-card/link`, { replaces: null });
  const { link } = answer.json<EmergencyCard>();
  return { cookie, id: patientId, link: link?.id ?? '', token: link?.address.split('#')[1] ?? '' };
}

export const EXAMPLES: Examples = {
  'PUT /patients/{id}/emergency-card': async (app) => {
    const { cookie, patientId } = await app.aPatient();
    return { cookie, id: patientId, body: { shows: SHOWS, version: 0 }, leaves: 'emergency-card.chosen' };
  },
  'POST /patients/{id}/emergency-card/link': async (app) => {
    const { cookie, patientId } = await app.aPatient();
    return { cookie, id: patientId, body: { replaces: null }, leaves: 'emergency-card.link_made' };
  },
  'POST /patients/{id}/emergency-card/link/end': async (app) => {
    const { cookie, id, link } = await withLink(app);
    return { cookie, id, body: { link }, leaves: 'emergency-card.link_ended' };
  },
  'POST /emergency-card/open': async (app) => ({
    body: { token: (await withLink(app)).token },
    leaves: 'emergency-card.opened',
  }),
};
