import type { Invitation } from '#contract/patients/family.ts';
import type { TestApp } from '#server/testing-app.ts';
import type { Examples } from '#server/testing-calls.ts';
import { aPatientBorn, giveAccess } from './testing.ts';

const CHILD = '2020-05-01';
const TEENAGER = '2012-02-01';

export const FAMILY_EXAMPLES: Examples = {
  'POST /family/children/ask': async (app) => ({
    cookie: (await app.aPatient()).cookie,
    body: { pud: (await aPatientBorn(app, CHILD)).pud, isGuardian: true },
    leaves: 'family.asked',
  }),
  'POST /family/invitations': async (app) => ({
    cookie: (await app.aPatient()).cookie,
    body: { pud: (await app.aPatient()).pud, parts: ['medicines'], months: 6 },
    leaves: 'family.invited',
  }),
  'POST /family/invitations/{id}/accept': async (app) => {
    const { helper, id, code } = await anInvitation(app);
    return { cookie: helper.cookie, id, body: { code }, leaves: 'family.access_given' };
  },
  'POST /family/invitations/{id}/end': async (app) => {
    const { helper, id } = await anInvitation(app);
    return { cookie: helper.cookie, id, leaves: 'family.invitation_ended' };
  },
  'PUT /family/access/{id}': async (app) => {
    const [patient, helper] = [await app.aPatient(), await app.aPatient()];
    const id = await giveAccess(app, helper, patient, { relation: 'helper' });
    const body = { parts: ['medicines'], months: 3, seesConfidential: false };
    return { cookie: patient.cookie, id, body, leaves: 'family.access_changed' };
  },
  'POST /family/access/{id}/end': async (app) => {
    const [patient, helper] = [await app.aPatient(), await app.aPatient()];
    const id = await giveAccess(app, helper, patient, { relation: 'helper' });
    return { cookie: patient.cookie, id, leaves: 'family.access_ended' };
  },
  'POST /family/access/{id}/longer': async (app) => {
    const [patient, helper] = [await app.aPatient(), await app.aPatient()];
    const id = await giveAccess(app, helper, patient, { relation: 'helper' });
    return { cookie: helper.cookie, id, leaves: 'family.longer_asked' };
  },
  'POST /family/access/{id}/longer/answer': async (app) => {
    const [patient, helper] = [await app.aPatient(), await app.aPatient()];
    const id = await giveAccess(app, helper, patient, { relation: 'helper' });
    await app.as(helper.cookie).post(`/api/family/access/${id}/longer`);
    return { cookie: patient.cookie, id, body: { months: 6 }, leaves: 'family.longer_given' };
  },
  'POST /family/access/{id}/own-login': async (app) => {
    const [mother, child] = [await app.aPatient(), await aPatientBorn(app, TEENAGER)];
    await app.db.updateTable('patients').set({ account_id: null }).where('id', '=', child.patientId).execute();
    const id = await giveAccess(app, mother, child, { relation: 'guardian' });
    return { cookie: mother.cookie, id, leaves: 'family.own_login_started' };
  },
  'POST /patients/{id}/guardians': async (app) => ({
    cookie: (await app.aReceptionist()).cookie,
    id: (await aPatientBorn(app, CHILD)).patientId,
    body: { pud: (await app.aPatient()).pud },
    leaves: 'family.access_given',
  }),
  'POST /access/{id}/confirm': async (app) => ({
    ...(await atTheDesk(app, 'unconfirmed')),
    body: {},
    leaves: 'family.access_confirmed',
  }),
  'POST /access/{id}/refuse': async (app) => ({
    ...(await atTheDesk(app, 'unconfirmed')),
    body: { reason: 'The papers are of another child.' },
    leaves: 'family.access_ended',
  }),
  'POST /access/{id}/end': async (app) => ({
    ...(await atTheDesk(app, 'confirmed')),
    body: { reason: 'The court gave custody to the father.' },
    leaves: 'family.access_ended',
  }),
  'POST /patients/{id}/custody': async (app) => ({
    cookie: (await app.aReceptionist()).cookie,
    id: (await aPatientBorn(app, CHILD)).patientId,
    body: { note: 'Lives with the father, both may ask.', isCourtOrder: false },
    leaves: 'family.custody_noted',
  }),
  'POST /patients/{id}/custody/lift': async (app) => {
    const [{ cookie }, { patientId: id }] = [await app.aReceptionist(), await aPatientBorn(app, CHILD)];
    await app.as(cookie).post(`/api/patients/${id}/custody`, { note: 'Custody with the father.', isCourtOrder: true });
    return { cookie, id, body: { reason: 'The court has lifted it.' }, leaves: 'family.court_order_lifted' };
  },
  'POST /patients/{id}/death': async (app) => ({
    cookie: (await app.aNurse()).cookie,
    id: (await app.aPatient()).patientId,
    body: { diedOn: '2026-03-01' },
    leaves: 'patient.died',
  }),
};

async function atTheDesk(app: TestApp, state: 'unconfirmed' | 'confirmed') {
  const [mother, child] = [await app.aPatient(), await aPatientBorn(app, CHILD)];
  const id = await giveAccess(app, mother, child, { relation: 'guardian', state });
  return { cookie: (await app.aReceptionist()).cookie, id };
}

/** A father asks his daughter for help with his medicines. */
export async function anInvitation(app: TestApp) {
  const [father, helper] = [await app.aPatient(), await app.aPatient()];
  const body = { pud: helper.pud, parts: ['medicines'], months: 6 };
  const made = await app.as(father.cookie).post('/api/family/invitations', body);
  const { invitation, code } = made.json<{ invitation: Invitation; code: string }>();
  return { father, helper, id: invitation.id, code };
}
