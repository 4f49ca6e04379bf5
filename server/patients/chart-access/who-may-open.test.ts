import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import type { Role } from '#contract/endpoint.ts';
import { anInpatient } from '#server/admissions/testing.ts';
import { raiseAlert } from '#server/alerts/raise-alert.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient, Person } from '#server/testing-people.ts';
import {
  isHeldFromOwner,
  knowsEveryContact,
  listsOnlyInCare,
  mayConfirmIdentity,
  ownerAgreesToEmail,
  provesOwnerForEmail,
} from '../policy.ts';
import { openCare } from './care.ts';
import { mayBreakGlass, mayGetChartByAlert, opensCharts } from './policy.ts';
import { findOpenCharts, isChartOpen } from './require-chart.ts';
import { upsertOwnAlarm } from './store.ts';
import { type ChartFacts, reasonToOpenChart } from './who-may-open.ts';

const NOTHING: ChartFacts = {
  isOwner: false,
  isRecordHeld: false,
  isInCare: false,
  isOpenToNurses: false,
  hasOpenAlert: false,
  isOnDuty: false,
  gaveCode: false,
  needsProof: false,
};
const who = (role: Role, accountId: string = role): Actor => ({
  role,
  accountId,
  sessionId: 's',
  requestId: null,
  patientId: accountId,
});

/** Whatever is not in this table opens no chart. */
test.each<[Role, string, Partial<ChartFacts>, ReturnType<typeof reasonToOpenChart>]>([
  ['patient', 'their own', { isOwner: true }, 'care'],
  ['patient', 'their own, while nobody has seen who they are', { isOwner: true, isRecordHeld: true }, null],
  ['patient', 'another’s', { isInCare: true, isOpenToNurses: true, hasOpenAlert: true, isOnDuty: true }, null],
  ['doctor', 'one in care', { isInCare: true }, 'care'],
  ['doctor', 'one in care, held', { isInCare: true, isRecordHeld: true, gaveCode: true }, 'care'],
  ['doctor', 'an inpatient of others', { isOpenToNurses: true, isOnDuty: true }, null],
  ['doctor', 'one with an open alert, on duty', { hasOpenAlert: true, isOnDuty: true }, 'alert-open'],
  ['doctor', 'one with an open alert, off duty', { hasOpenAlert: true }, null],
  ['staff', 'an inpatient', { isOpenToNurses: true }, 'care'],
  ['staff', 'one with an open alert', { hasOpenAlert: true }, 'alert-open'],
  ['staff', 'one whose code they gave', { hasOpenAlert: true, isRecordHeld: true, gaveCode: true }, null],
  ['staff', 'one whose code they gave, seen since', { hasOpenAlert: true, gaveCode: true }, 'alert-open'],
  ['staff', 'one whom their own alarms opened', { hasOpenAlert: true, needsProof: true }, null],
  ['staff', 'one of these in care', { hasOpenAlert: true, needsProof: true, isInCare: true }, 'care'],
  ['doctor', 'one of these, on duty', { hasOpenAlert: true, needsProof: true, isOnDuty: true }, 'alert-open'],
  ['staff', 'anyone else', { isOnDuty: true }, null],
  ['desk', 'anyone', { isInCare: true, isOpenToNurses: true, hasOpenAlert: true, isOnDuty: true }, null],
  ['admin', 'anyone', { isInCare: true, isOpenToNurses: true, hasOpenAlert: true, isOnDuty: true }, null],
])('a %s opens the chart of %s as the rules say', (role, _whose, facts, reason) => {
  expect(reasonToOpenChart(role, { ...NOTHING, ...facts })).toBe(reason);
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the database opens exactly those charts to clinicians that the policy opens', async () => {
  const readers = [
    { person: await app.aNurse(), isOnDuty: false },
    { person: await app.aDoctor(), isOnDuty: false },
    { person: await app.aDoctor(), isOnDuty: true },
  ];
  for (const { person, isOnDuty } of readers) {
    const on_duty_since = isOnDuty ? app.clock.now() : null;
    await app.db.updateTable('clinicians').set({ on_duty_since }).where('account_id', '=', person.id).execute();
  }
  for (const { person, isOnDuty } of readers) {
    const charts = await everyChartFor(person);
    const open = await findOpenCharts(app.deps, person.actor, [...charts.keys()]);
    for (const [id, facts] of charts) {
      const expected = reasonToOpenChart(person.actor.role, { ...facts, isOnDuty });
      expect([facts, open.has(id)]).toEqual([facts, expected !== null]);
      expect([facts, await isChartOpen(app.deps, person.actor, id)]).toEqual([facts, expected !== null]);
    }
  }
});

/** A patient for every combination of what can be so between them and this clinician. */
async function everyChartFor(person: Person): Promise<Map<string, ChartFacts>> {
  const charts = new Map<string, ChartFacts>();
  const others = { doctor: await app.aDoctor(), nurse: await app.aNurse() };
  for (let bits = 0; bits < 64; bits += 1) {
    const [isRecordHeld, isInCare, isOpenToNurses, hasOpenAlert, gaveCode, needsProof] = [1, 2, 4, 8, 16, 32].map(
      (bit) => (bits & bit) > 0,
    );
    if (needsProof && !hasOpenAlert) continue;
    const facts = {
      ...NOTHING,
      isRecordHeld,
      isInCare,
      isOpenToNurses,
      hasOpenAlert,
      gaveCode,
      needsProof,
    } as ChartFacts;
    const patient = await app.aPatient();
    if (isOpenToNurses) await anInpatient(app, { patient, ...others });
    await relate(person, patient, facts);
    charts.set(patient.patientId, facts);
  }
  return charts;
}

async function relate(person: Person, { patientId, actor }: Patient, facts: ChartFacts): Promise<void> {
  const now = app.clock.now();
  const care = { patientId, clinicianId: person.id, kind: 'task', sourceId: randomUUID() } as const;
  await transaction(app.db, async (tx) => {
    if (facts.isInCare) await openCare(tx, app.deps, { ...care, closesAt: new Date(now.getTime() + DAY_MS) });
    if (facts.hasOpenAlert) await raiseAlert(tx, app.deps, actor, { patientId, source: 'sos', reason: 'Help' });
    const alarm = { patient_id: patientId, clinician_id: person.id, source_id: randomUUID(), opened_at: now };
    if (facts.needsProof) await upsertOwnAlarm(tx, { ...alarm, needs_proof: true });
    const code = {
      record_held_since: facts.isRecordHeld ? now : null,
      code_made_by: facts.gaveCode ? person.id : null,
    };
    await tx.updateTable('patients').set(code).where('id', '=', patientId).execute();
  });
}

test('only administrators open no charts at all', () => {
  expect((['patient', 'doctor', 'staff', 'admin'] as const).filter((role) => opensCharts(who(role)))).toEqual([
    'patient',
    'doctor',
    'staff',
  ]);
});

test('an owner whose record is held is told so, and nobody else is', () => {
  const patient = { id: 'patient', record_held_since: new Date() };
  expect(isHeldFromOwner(who('patient'), patient)).toBe(true);
  expect(isHeldFromOwner(who('patient', 'another'), patient)).toBe(false);
  expect(isHeldFromOwner(who('patient'), { ...patient, record_held_since: null })).toBe(false);
});

test('whoever made the code or used it neither confirms the identity nor gets the chart by an alert', () => {
  const held = { record_held_since: new Date(), code_made_by: 'maker', activated_by: 'user' };
  for (const accountId of ['maker', 'user']) {
    expect(mayConfirmIdentity(who('staff', accountId), held)).toBe(false);
    expect(mayGetChartByAlert(who('staff', accountId), held, false)).toBe(false);
    expect(mayGetChartByAlert(who('staff', accountId), { ...held, record_held_since: null }, false)).toBe(true);
  }
  expect(mayConfirmIdentity(who('staff', 'another'), held)).toBe(true);
  expect(mayGetChartByAlert(who('staff', 'another'), held, false)).toBe(true);
  expect(mayGetChartByAlert(who('staff', 'another'), held, true)).toBe(false);
  expect(mayGetChartByAlert(who('doctor', 'another'), held, true)).toBe(true);
});

test.each<[Role, { contacts: boolean; proves: boolean; agrees: boolean }]>([
  ['patient', { contacts: false, proves: true, agrees: false }],
  ['doctor', { contacts: false, proves: false, agrees: false }],
  ['staff', { contacts: true, proves: false, agrees: true }],
])('a %s changes contact details as the rules say', (role, { contacts, proves, agrees }) => {
  expect(knowsEveryContact(who(role))).toBe(contacts);
  expect(provesOwnerForEmail(who(role))).toBe(proves);
  expect(ownerAgreesToEmail(who(role), { account_id: 'p' })).toBe(agrees);
  expect(ownerAgreesToEmail(who(role), { account_id: null })).toBe(false);
});

test('the glass is broken twice within an hour, and then with the password only', () => {
  expect([0, 1, 2, 3].map((broken) => mayBreakGlass(broken, false))).toEqual([true, true, false, false]);
  expect(mayBreakGlass(9, true)).toBe(true);
});

test('a doctor lists those in care; the desk everyone, until it asks about care', () => {
  expect(listsOnlyInCare(who('doctor'), false)).toBe(true);
  expect(listsOnlyInCare(who('staff'), false)).toBe(false);
  expect(listsOnlyInCare(who('staff'), true)).toBe(true);
});
