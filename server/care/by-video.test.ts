import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { MedicineOrder } from '#contract/medicines/medicines.ts';
import type { NewDiagnosis } from '#contract/patients/diagnoses.ts';
import { transaction } from '../db/transaction.ts';
import { fixedClock } from '../platform/clock.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { changeMode } from '../visits/during-visit.ts';
import { endVisit } from '../visits/end-visit.ts';
import { aVideoVisit, aVisitGoingOn, aVisitLetIn, type MadeVisit } from '../visits/testing.ts';
import { checkDiagnosis } from './check-safety.ts';
import { checkRenewal, renewMedicine } from './prescriptions/renew-medicine.ts';
import { signDiagnosis } from './sign-diagnosis.ts';
import { aForm, PARACETAMOL } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const order = (name: string): MedicineOrder => ({
  ...PARACETAMOL,
  ...{ name, dose: { amount: 1, unit: 'tablets' }, frequency: 'at-night', days: 3 },
});

const later = (visit: MadeVisit, minutes: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(visit.startsAt.getTime() + minutes * MINUTE_MS)),
});

/** Signs with a reason for everything that asks for one: what is refused then is forbidden. */
async function sign(visit: MadeVisit, names: string[], { deps = app.deps, code = 'J18.9' } = {}) {
  const medications = names.map(order);
  const { findings } = await checkDiagnosis(deps, visit.doctor.actor, {
    ...{ patient: visit.patient.patientId, medications, diagnosis: 'Pneumonia', code },
  });
  const answers = findings.map(({ key }) => ({ finding: key, reason: 'Compared by hand, and it fits.' }));
  const form: NewDiagnosis = { ...aForm(visit.patient), code, medications, answers };
  return signDiagnosis(deps, visit.doctor.actor, form);
}

const FORBIDDEN = { code: 'not_prescribable' };

/** They met in the clinic; minutes from the start of the video visit. */
async function meetInPerson(visit: MadeVisit, minutes: number): Promise<void> {
  const start = new Date(visit.startsAt.getTime() + minutes * MINUTE_MS);
  const { id: _id, ...row } = await app.db
    .selectFrom('appointments')
    .select(['id', 'patient_id', 'doctor_id', 'department_id', 'reason', 'requested_at', 'expires_at'])
    .where('id', '=', visit.id)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('appointments')
    .values({
      ...row,
      ...{ status: 'completed', holds_slot: false },
      during: sql<string>`tstzrange(${start}, ${new Date(start.getTime() + 15 * MINUTE_MS)})`,
    })
    .execute();
}

/** A medicine that was prescribed at a visit in the clinic, so many minutes before the video visit. */
async function prescribedInPerson(visit: MadeVisit, name: string, code = 'J18.9'): Promise<string> {
  await meetInPerson(visit, -HOUR_MS / MINUTE_MS - 1);
  const signed = await sign(visit, [name], { deps: later(visit, -HOUR_MS / MINUTE_MS), code });
  return signed.prescription?.medicines[0]?.id ?? '';
}

describe('what may be prescribed in a video visit', () => {
  test.each<[string, boolean]>([
    ['Paracetamol', true],
    ['Azithromycin', true],
    ['Codeine', false],
    ['Alprazolam', false],
    ['Methylphenidate', false],
    ['Warfarin', false],
    ['Sitagliptin', false],
    ['Hydrochlorothiazide', false],
    ['Glimepiride', false],
  ])('at a first visit in which the patient was seen, %s: %s', async (name, isAllowed) => {
    const visit = await aVisitGoingOn(app);
    const signed = sign(visit, [name]);
    if (isAllowed) expect((await signed).id).toBeTruthy();
    else await expect(signed).rejects.toMatchObject(FORBIDDEN);
  });

  test('without a picture a first visit allows list O alone, whatever mode was chosen by hand', async () => {
    const visit = await aVisitGoingOn(app, { isSeen: false });
    await changeMode(app.deps, visit.doctor.actor, visit.id, { mode: 'chat', byItself: false });
    await changeMode(app.deps, visit.doctor.actor, visit.id, { mode: 'video', byItself: false });
    await expect(sign(visit, ['Azithromycin'])).rejects.toMatchObject(FORBIDDEN);
    expect((await sign(visit, ['Paracetamol'])).id).toBeTruthy();
  });

  test('it holds from the moment the room opens, before anyone is let in', async () => {
    const visit = await aVideoVisit(app);
    await expect(sign(visit, ['Codeine'])).rejects.toMatchObject(FORBIDDEN);
    await expect(sign(visit, ['Paracetamol'])).rejects.toMatchObject(FORBIDDEN);
    expect((await sign(visit, ['Codeine'], { deps: later(visit, -16) })).id).toBeTruthy();
  });

  test('nothing is prescribed before somebody has asked who it is', async () => {
    const visit = await aVisitLetIn(app);
    await expect(sign(visit, ['Paracetamol'])).rejects.toMatchObject({
      ...FORBIDDEN,
      message: expect.stringContaining('Identity not checked'),
    });
  });

  test('it follows the visit for ever: finishing, breaking off, signing once, a month or a bed in the ward change nothing', async () => {
    for (const how of ['finished', 'broken-off'] as const) {
      const visit = await aVisitGoingOn(app);
      await endVisit(later(visit, 16), visit.doctor.actor, visit.id, how);
      await sign(visit, ['Paracetamol'], { deps: later(visit, 18) });
      for (const minutes of [19, 2 * 24 * 60, 30 * 24 * 60]) {
        await expect(sign(visit, ['Codeine'], { deps: later(visit, minutes) })).rejects.toMatchObject(FORBIDDEN);
      }
      await meetInPerson(visit, 31 * 24 * 60);
      const signed = await sign(visit, ['Codeine'], { deps: later(visit, 31 * 24 * 60 + 20) });
      expect(await metWhenSigned(signed.id)).toEqual(['in-person', null]);
    }
  });

  test('what is signed says how the two had met: by video with the visit, in person, or never', async () => {
    const visit = await aVisitGoingOn(app);
    const byVideo = await sign(visit, ['Paracetamol']);
    expect(await metWhenSigned(byVideo.id)).toEqual(['video', visit.id]);
    expect(byVideo.prescription?.lastMet).toBe('video');
    const unseen = await aVideoVisit(app);
    const early = await sign(unseen, ['Paracetamol'], { deps: later(unseen, -16) });
    expect(await metWhenSigned(early.id)).toEqual(['never', null]);
  });

  test('a repeat and an addition by video need a visit in person in the last six months', async () => {
    const visit = await aVisitGoingOn(app);
    const halfAYear = -190 * 24 * 60;
    await meetInPerson(visit, halfAYear);
    await sign(visit, ['Warfarin'], { deps: later(visit, halfAYear + 5), code: 'I48.9' });
    await expect(sign(visit, ['Warfarin'], { code: 'I48.9' })).rejects.toMatchObject(FORBIDDEN);
    await meetInPerson(visit, -30 * 24 * 60);
    expect((await sign(visit, ['Warfarin'], { code: 'I48.9' })).id).toBeTruthy();
  });

  test('a renewal is held to the same: a narcotic of an earlier visit in person is not renewed by video', async () => {
    const visit = await aVideoVisit(app);
    const [codeine, warfarin] = [
      await prescribedInPerson(visit, 'Codeine'),
      await prescribedInPerson(visit, 'Warfarin', 'I48.9'),
    ];
    const going = later(visit, 1);
    const renew = async (id: string) => {
      const { findings } = await checkRenewal(going, visit.doctor.actor, id);
      const answers = findings.map(({ key }) => ({ finding: key, reason: 'Compared by hand, and it fits.' }));
      return transaction(app.db, (tx) => renewMedicine(tx, going, visit.doctor.actor, { id, answers }));
    };
    await expect(renew(codeine)).rejects.toMatchObject(FORBIDDEN);
    await app.db
      .insertInto('video_visits')
      .values({ appointment_id: visit.id, identity_checked_at: visit.startsAt, identity_checked_by: visit.doctor.id })
      .execute();
    await expect(renew(codeine)).rejects.toMatchObject(FORBIDDEN);
    // List B goes on where it began in person, and is added for an illness that was seen in person.
    expect(await renew(warfarin)).toBeTruthy();
    expect((await sign(visit, ['Digoxin'], { deps: going, code: 'I48.0' })).id).toBeTruthy();
    await expect(sign(visit, ['Digoxin'], { deps: going, code: 'E11.9' })).rejects.toMatchObject(FORBIDDEN);
  });

  test('with off nothing is prescribed by video; whoever was seen in person since is free of it', async () => {
    const visit = await aVisitGoingOn(app);
    const off = { ...app.deps, config: { ...app.deps.config, telePrescribing: 'off' as const } };
    await expect(sign(visit, ['Paracetamol'], { deps: off })).rejects.toMatchObject(FORBIDDEN);
    await endVisit(later(visit, 16), visit.doctor.actor, visit.id, 'finished');
    await meetInPerson(visit, 60);
    expect((await sign(visit, ['Codeine'], { deps: later(visit, 90) })).id).toBeTruthy();
  });
});

test('a medicine that is in no list, or that nobody knows, asks for a reason and never passes in silence', async () => {
  const visit = await aVisitGoingOn(app);
  for (const name of ['Linezolid', 'Moonwort drops']) {
    const { findings } = await checkDiagnosis(app.deps, visit.doctor.actor, {
      ...{ patient: visit.patient.patientId, medications: [order(name)], diagnosis: 'Pneumonia', code: 'J18.9' },
    });
    expect(findings.filter(({ kind }) => kind === 'by-video')).toMatchObject([{ needsReason: true }]);
  }
});

async function metWhenSigned(diagnosisId: string) {
  const kept = await app.db
    .selectFrom('prescriptions')
    .select(['last_met', 'video_visit_id'])
    .where('diagnosis_id', '=', diagnosisId)
    .executeTakeFirstOrThrow();
  return [kept.last_met, kept.video_visit_id];
}
