import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInpatient } from '#server/admissions/testing.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { saveProfile } from '#server/records/save-profile.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { changeMedication, stopMedication } from '../orders/change-medication.ts';
import { aDose, PARACETAMOL } from '../testing.ts';
import { listTasks, readTask } from './list-tasks.ts';
import { giveDose } from './record-dose.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
});
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const afterMinutes = (minutes: number) => ({
  ...app.deps,
  clock: fixedClock(new Date(app.clock.now().getTime() + minutes * MINUTE_MS)),
});
const liveRecords = async (taskId: string) =>
  app.db
    .selectFrom('administrations')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('wrong_since', 'is', null)
    .execute();
const give = { orderVersion: 1 };

describe('time', () => {
  const stayWithDose = async (isTimeCritical = false) => {
    const stay = await anInpatient(app);
    return { stay, task: await aDose(app, stay, { isTimeCritical }) };
  };
  const statusAfter = async (minutes: number, isTimeCritical: boolean) => {
    const { stay, task } = await stayWithDose(isTimeCritical);
    return (await readTask(afterMinutes(minutes), stay.nurse.actor, task.id)).status;
  };

  test('makes a dose overdue after 60 minutes, a time-critical one after 30', async () => {
    expect([await statusAfter(59, false), await statusAfter(60, false)]).toEqual(['pending', 'overdue']);
    expect([await statusAfter(29, true), await statusAfter(30, true)]).toEqual(['pending', 'overdue']);
  });

  test('that is past wants a reason, which is kept', async () => {
    const { stay, task } = await stayWithDose();
    const late = afterMinutes(61);
    const attempt = giveDose(late, stay.nurse.actor, task.id, give);
    await expect(attempt).rejects.toMatchObject({ code: 'late_reason_needed' });
    const given = await giveDose(late, stay.nurse.actor, task.id, { ...give, reason: 'Patient was in X-ray.' });
    expect(given.administration).toMatchObject({ reason: 'Patient was in X-ray.' });
  });

  test('that is not yet there wants a reason too, from 60 minutes on', async () => {
    const stay = await anInpatient(app);
    // 14:30 in the clinic; the dose is due at 16:00.
    const task = await aDose(app, stay, { frequency: 'once-a-day', times: ['16:00'] });
    expect(task.reasonNeededFor).toBe('early');
    const attempt = giveDose(app.deps, stay.nurse.actor, task.id, give);
    await expect(attempt).rejects.toMatchObject({ code: 'too_early' });
    expect(await giveDose(afterMinutes(30), stay.nurse.actor, task.id, give)).toMatchObject({ status: 'completed' });
  });

  test('given may be earlier today, never tomorrow', async () => {
    const { stay, task } = await stayWithDose();
    const at = (minutes: number) => afterMinutes(minutes).clock.now().toISOString();
    const ahead = giveDose(app.deps, stay.nurse.actor, task.id, { ...give, givenAt: at(10) });
    await expect(ahead).rejects.toMatchObject({ code: 'bad_input' });
    const given = await giveDose(afterMinutes(20), stay.nurse.actor, task.id, { ...give, givenAt: at(5) });
    expect(given.administration).toMatchObject({ at: at(5), recordedAt: at(20) });
  });
});

describe('at the moment of giving', () => {
  test('an order that changed since it was shown is refused, and the queue shows old and new', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay);
    const { medication: _same, ...terms } = PARACETAMOL;
    const dose = { amount: 1, unit: 'g' } as const;
    await changeMedication(app.deps, stay.doctor.actor, task.orderId, { ...terms, dose, version: 1 });

    const attempt = giveDose(app.deps, stay.nurse.actor, task.id, give);

    await expect(attempt).rejects.toMatchObject({ code: 'order_changed' });
    const now = await readTask(app.deps, stay.nurse.actor, task.id);
    expect(now).toMatchObject({ dosage: '1 g', orderVersion: 2 });
    expect(now.changed?.changes).toEqual([{ what: 'Dose', before: '500 mg', after: '1 g' }]);
    const given = await giveDose(app.deps, stay.nurse.actor, task.id, { orderVersion: 2 });
    expect(given).toMatchObject({ status: 'completed', administration: { dosage: '1 g' } });
  });

  test('an allergy that was entered since the order stops it', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay, { medication: 'Amoxicillin' });
    const { actor } = stay.patient;
    await saveProfile(app.deps, actor, stay.patient.patientId, { allergies: ['Penicillin'], allergyState: 'listed' });

    const attempt = giveDose(app.deps, stay.nurse.actor, task.id, give);

    await expect(attempt).rejects.toMatchObject({ code: 'allergy_conflict' });
    expect((await readTask(app.deps, stay.nurse.actor, task.id)).allergyConflict).toContain('Penicillin');
    expect(await liveRecords(task.id)).toEqual([]);
  });

  test('a grave reaction to a related medicine that was entered since the order stops it until the doctor answers', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay, { medication: 'Cefalexin' });
    const { actor, patientId } = stay.patient;
    await saveProfile(app.deps, actor, patientId, { allergies: ['Penicillin: anaphylaxis'], allergyState: 'listed' });

    const attempt = giveDose(app.deps, stay.nurse.actor, task.id, give);

    await expect(attempt).rejects.toMatchObject({ code: 'allergy_conflict' });
    expect((await readTask(app.deps, stay.nurse.actor, task.id)).allergyConflict).toContain('Penicillin: anaphylaxis');
    expect(await liveRecords(task.id)).toEqual([]);
  });

  test('a related medicine is given where the reaction was not a grave one', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay, { medication: 'Cefalexin' });
    const { actor, patientId } = stay.patient;
    await saveProfile(app.deps, actor, patientId, { allergies: ['Penicillin: rash'], allergyState: 'listed' });

    expect(await giveDose(app.deps, stay.nurse.actor, task.id, give)).toMatchObject({ status: 'completed' });
  });

  test('a related medicine that the doctor ordered in spite of a grave reaction is given once the nurse has read why', async () => {
    const stay = await anInpatient(app, { allergies: ['Penicillin: anaphylaxis'] });
    const input = { ...PARACETAMOL, medication: 'Cefalexin' };
    const url = `/api/inpatients/${stay.id}/medication-orders/check`;
    const check = (await app.as(stay.doctor.cookie).post(url, input)).json();
    const reason = 'Had it last year without a reaction.';
    const answers = check.findings.map(({ key }: { key: string }) => ({ finding: key, reason }));

    const task = await aDose(app, stay, { medication: 'Cefalexin', answers });

    expect(task.allergyConflict).toBeNull();
    await expect(giveDose(app.deps, stay.nurse.actor, task.id, give)).rejects.toMatchObject({
      code: 'override_unconfirmed',
    });
    const confirmed = task.overrides.map(({ key }) => key);
    expect(await giveDose(app.deps, stay.nurse.actor, task.id, { ...give, confirmed })).toMatchObject({
      status: 'completed',
    });
  });

  test('an allergy that the doctor ordered against is given once the nurse has read why', async () => {
    const stay = await anInpatient(app, { allergies: ['Penicillin'] });
    const input = { ...PARACETAMOL, medication: 'Amoxicillin' };
    const browser = app.as(stay.doctor.cookie);
    const check = (await browser.post(`/api/inpatients/${stay.id}/medication-orders/check`, input)).json();
    const reason = 'Tolerated twice under watch in the last year.';
    const answers = check.findings.map(({ key }: { key: string }) => ({ finding: key, reason }));
    expect((await browser.post(`/api/inpatients/${stay.id}/medication-orders`, input)).json().code).toBe(
      'safety_unanswered',
    );

    const task = await aDose(app, stay, { medication: 'Amoxicillin', answers });

    expect(task.allergyConflict).toBeNull();
    expect(task.overrides).toMatchObject([
      { kind: 'allergy', reason, by: stay.doctor.name, at: app.clock.now().toISOString(), mustConfirm: true },
    ]);
    const unread = giveDose(app.deps, stay.nurse.actor, task.id, give);
    await expect(unread).rejects.toMatchObject({ code: 'override_unconfirmed' });
    expect(await liveRecords(task.id)).toEqual([]);

    const confirmed = task.overrides.map(({ key }) => key);
    const given = await giveDose(app.deps, stay.nurse.actor, task.id, { ...give, confirmed });
    expect(given).toMatchObject({ status: 'completed' });
    expect(await liveRecords(task.id)).toMatchObject([{ confirmed }]);
    expect((await app.trail()).at(-1)).toMatchObject({ action: 'dose.given', details: { confirmed: 1 } });
  });

  test('a severe interaction that the doctor ordered against is given once the nurse has read why', async () => {
    const stay = await anInpatient(app);
    await aDose(app, stay, { medication: 'Morphine', dose: { amount: 5, unit: 'mg' } });
    const input = { ...PARACETAMOL, medication: 'Lorazepam', dose: { amount: 1, unit: 'mg' } };
    const browser = app.as(stay.doctor.cookie);
    const check = (await browser.post(`/api/inpatients/${stay.id}/medication-orders/check`, input)).json();
    const severe = check.findings.find(({ severity }: { severity: string }) => severity === 'severe');
    expect(severe).toMatchObject({ kind: 'interaction' });
    const reason = 'Both are watched on the monitor tonight.';
    const answers = check.findings.map(({ key }: { key: string }) => ({ finding: key, reason }));

    const task = await aDose(app, stay, { medication: 'Lorazepam', dose: { amount: 1, unit: 'mg' }, answers });

    const unread = giveDose(app.deps, stay.nurse.actor, task.id, give);
    await expect(unread).rejects.toMatchObject({ code: 'override_unconfirmed' });
    const confirmed = task.overrides.filter(({ mustConfirm }) => mustConfirm).map(({ key }) => key);
    const given = await giveDose(app.deps, stay.nurse.actor, task.id, { ...give, confirmed });
    expect(given).toMatchObject({ status: 'completed' });
  });

  test('a stopped order cannot be given, and its doses leave the queue', async () => {
    const stay = await anInpatient(app);
    const task = await aDose(app, stay);
    await stopMedication(app.deps, stay.doctor.actor, task.orderId, 'No longer needed.');
    await expect(giveDose(app.deps, stay.nurse.actor, task.id, give)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listTasks(app.deps, stay.nurse.actor, { inpatientId: stay.id })).toEqual([]);
  });
});
