import { randomUUID } from 'node:crypto';
import type { BackupsReply } from '#contract/clinic/backups.ts';
import type { KeptFacts } from '#contract/clinic/clinic-facts.ts';
import type { KeptFamilyRules } from '#contract/clinic/family-rules.ts';
import type { KeptServices } from '#contract/clinic/service-settings.ts';
import { USUAL_SESSION_LIMITS } from '#contract/clinic/session-limits.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { enrol } from '../credentials/testing.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { readLogo } from '../triage/photo/read-photo.ts';
import { aForm, aJpeg } from '../triage/testing-photos.ts';
import { aWaitingChange } from './clinic-facts/testing.ts';
import { setLogo } from './settings/keep-logo.ts';
import { checkTrail } from './trail/check-trail.ts';

export const EXAMPLES: Examples = {
  'POST /admin/backups': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    leaves: 'backup.asked',
  }),
  'POST /admin/catalogues/entries': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { entry: aDiagnosisEntry() },
    leaves: 'catalogue.added',
  }),
  'POST /admin/catalogues/entries/{id}/retire': async (app) => {
    const { cookie } = await app.anAdministrator();
    const kept = await app.as(cookie).post('/api/admin/catalogues/entries', { entry: aDiagnosisEntry() });
    return { cookie, id: kept.json<{ id: string }>().id, leaves: 'catalogue.retired' };
  },
  'POST /admin/catalogues/import/preview': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { kind: 'diagnosis', text: aFile() },
    leaves: { nothing: 'a preview writes nothing' },
  }),
  'POST /admin/catalogues/import': async (app) => {
    const { cookie } = await app.anAdministrator();
    const file = { kind: 'diagnosis', text: aFile() };
    const preview = await app.as(cookie).post('/api/admin/catalogues/import/preview', file);
    return { cookie, body: { ...file, plan: preview.json<{ plan: string }>().plan }, leaves: 'catalogue.imported' };
  },
  'PUT /admin/backups/plan': async (app) => {
    const { cookie } = await app.anAdministrator();
    const { plan } = (await app.as(cookie).get('/api/admin/backups')).json<BackupsReply>();
    const keep = { daily: 7, weekly: 4, monthly: 12 };
    return {
      ...{ cookie, body: { time: '03:00', keep, secondFolder: null, version: plan.version } },
      leaves: 'backup.plan_set',
    };
  },
  'POST /admin/services/test': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { service: 'ai' },
    leaves: 'service.tested',
  }),
  'PUT /admin/session-limits': async (app) => {
    const { cookie } = await app.anAdministrator();
    const { version } = (await app.as(cookie).get('/api/admin/session-limits')).json<{ version: number }>();
    return { cookie, body: { limits: USUAL_SESSION_LIMITS, version }, leaves: 'clinic.setting_set' };
  },
  'PUT /admin/services/settings': async (app) => {
    const { cookie } = await app.anAdministrator();
    const { ai } = (await app.as(cookie).get('/api/admin/services/settings')).json<KeptServices>();
    return { cookie, body: { service: 'ai', settings: null, version: ai.version }, leaves: 'clinic.setting_set' };
  },
  'POST /admin/clinic/logo': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    ...aForm({ image: await aJpeg() }),
    leaves: 'clinic.setting_set',
  }),
  'DELETE /admin/clinic/logo': async (app) => {
    const admin = await app.anAdministrator();
    await setLogo(app.deps, admin.actor, await readLogo(await aJpeg()));
    return { cookie: admin.cookie, leaves: 'clinic.setting_set' };
  },
  'POST /admin/set-up/steps': async (app) => {
    await app.db.deleteFrom('set_up_marks').execute();
    const { cookie } = await app.anAdministrator();
    return { cookie, body: { step: 'departments', mark: 'kept' }, leaves: 'set_up.step_marked' };
  },
  'POST /admin/set-up/open': async (app) => {
    await app.db.deleteFrom('set_up_marks').execute();
    return { cookie: (await app.anAdministrator()).cookie, leaves: 'set_up.doors_opened' };
  },
  'POST /admin/outgoing/release': async (app) => {
    const at = app.clock.now();
    const hold = app.db.insertInto('outgoing_holds').values({ held_at: at, made_at: at });
    await hold.onConflict((conflict) => conflict.doNothing()).execute();
    // The only administrator would need no second yes.
    await app.anAdministrator();
    const { cookie } = await app.anAdministrator();
    return { cookie, body: { isDiscarding: true }, leaves: 'outgoing.agreed' };
  },
  'POST /admin/trail/checks': async (app) => {
    // One that an earlier call asked for would be answered again, and one an hour is enough.
    await checkTrail(app.deps);
    const longAgo = new Date(app.clock.now().getTime() - 2 * HOUR_MS);
    await app.db.updateTable('trail_checks').set({ finished_at: longAgo }).execute();
    return { cookie: (await app.anAdministrator()).cookie, leaves: 'trail.check_asked' };
  },
  'POST /admin/trail/exports': async (app) => {
    const { cookie } = await app.anAdministrator();
    return { cookie, body: { kind: 'login' }, leaves: 'trail.export_asked' };
  },
  'POST /admin/trail/exports/{id}/approve': async (app) => {
    const { cookie } = await app.anAdministrator();
    return { cookie, id: await anExport(app), leaves: 'trail.export_approved' };
  },
  'POST /admin/trail/exports/{id}/stop': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: await anExport(app),
    leaves: 'trail.export_stopped',
  }),
  'POST /admin/trail/reviews/{id}': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: await aBrokenGlass(app),
    body: { verdict: 'justified', finding: 'Spoke to the nurse and to the family.' },
    leaves: 'glass.judged',
  }),
  'POST /admin/accounts/{id}/factor-reset': async (app) => {
    const { cookie } = await app.anAdministrator();
    const { id } = await enrol(app, await app.aDoctor());
    return { cookie, id, body: { reason: REASON }, leaves: 'second-factor.reset_asked' };
  },
  'POST /admin/factor-resets/{id}/approve': async (app) => {
    const { cookie } = await app.anAdministrator();
    return { cookie, id: (await aReset(app)).id, leaves: 'second-factor.reset_approved' };
  },
  'POST /factor-resets/{id}/stop': async (app) => ({ ...(await aReset(app)), leaves: 'second-factor.reset_stopped' }),
  'POST /admin/erasures': async (app) => {
    const [{ cookie }, { pud }] = [await app.anAdministrator(), await app.aPatient()];
    return { cookie, body: { pud, reason: ERASURE_REASON }, leaves: 'erasure.asked' };
  },
  'POST /admin/erasures/{id}/approve': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: await anErasure(app),
    leaves: 'erasure.approved',
  }),
  'POST /admin/erasures/{id}/stop': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    id: await anErasure(app),
    leaves: 'erasure.stopped',
  }),
  'PUT /admin/clinic': async (app) => {
    const { cookie } = await app.anAdministrator();
    const { version } = (await app.as(cookie).get('/api/admin/clinic')).json<KeptFacts>();
    const body = { supportHours: `Every day, ask for ${randomUUID().slice(0, 8)}`, version };
    return { cookie, body, leaves: 'clinic.fact_set' };
  },
  'PUT /admin/family-rules': async (app) => {
    const { cookie } = await app.anAdministrator();
    const { rules, version } = (await app.as(cookie).get('/api/admin/family-rules')).json<KeptFamilyRules>();
    // Another length each time, and the usual ages.
    const body = { ...rules, lastDayTold: (rules.lastDayTold % 30) + 1, version };
    return { cookie, body, leaves: 'clinic.family_rule_set' };
  },
  'POST /admin/clinic/waiting/{id}/confirm': async (app) => ({
    ...(await aboutAWaitingChange(app)),
    leaves: 'clinic.change_confirmed',
  }),
  'POST /admin/clinic/waiting/{id}/stop': async (app) => ({
    ...(await aboutAWaitingChange(app)),
    leaves: 'clinic.change_stopped',
  }),
};

const REASON = 'Lost the phone; we know her, she stood here.';

export async function aBrokenGlass(app: TestApp): Promise<string> {
  const [patient, nurse] = [await app.aPatient(), await app.aNurse()];
  const reason = 'Brought in unconscious, no doctor of hers is here.';
  await app.as(nurse.cookie).post(`/api/patients/${patient.patientId}/break-glass`, { reason });
  const where = app.db.selectFrom('broken_glass').select('id').where('patient_id', '=', patient.patientId);
  return (await where.executeTakeFirstOrThrow()).id;
}

async function anExport(app: TestApp): Promise<string> {
  const { cookie } = await app.anAdministrator();
  return (await app.as(cookie).post('/api/admin/trail/exports', {})).json<{ id: string }>().id;
}

/** A reset that waits, and the session of the doctor whom it is about. */
async function aReset(app: TestApp): Promise<{ id: string; cookie: string }> {
  const [asker, doctor] = [await app.anAdministrator(), await enrol(app, await app.aDoctor())];
  const body = { reason: REASON };
  const asked = await app.as(asker.cookie).post(`/api/admin/accounts/${doctor.id}/factor-reset`, body);
  return { id: asked.json<{ id: string }>().id, cookie: doctor.cookie };
}

const ERASURE_REASON = 'She stood here with her card and signed the form.';

async function anErasure(app: TestApp): Promise<string> {
  const [{ cookie }, { pud }] = [await app.anAdministrator(), await app.aPatient()];
  const asked = await app.as(cookie).post('/api/admin/erasures', { pud, reason: ERASURE_REASON });
  return asked.json<{ id: string }>().id;
}

async function aboutAWaitingChange(app: TestApp) {
  const { id } = await aWaitingChange(app);
  return { id, cookie: (await app.anAdministrator()).cookie };
}

const aDiagnosisEntry = () => ({
  ...{ kind: 'diagnosis', code: 'J06.9', name: `Monsoon cold ${randomUUID().slice(0, 8)}` },
  terms: ['rain cold'],
});

const aFile = () => `code,name,terms\nJ06.9,Harvest cough ${randomUUID().slice(0, 8)},chaff cough\n`;
