import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { someoneWaitsForALock } from '#server/appointments/testing.ts';
import { findRunningMedicines, listPrescriptions } from '#server/care/prescriptions/list-prescriptions.ts';
import { stopMedicine } from '#server/care/prescriptions/stop-medicine.ts';
import { readSummary } from '#server/chart/read-summary.ts';
import { transaction } from '#server/db/transaction.ts';
import { listNotices } from '#server/notices/read-notices.ts';
import { takeIntoCare, trailAbout } from '#server/patients/testing.ts';
import { saveProfile } from '#server/records/save-profile.ts';
import { changeDuty } from '#server/staffing/duty.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { answerDose } from '../answer-dose.ts';
import { listDoses } from '../list-doses.ts';
import { moveTimes } from '../move-times.ts';
import { type AtHome, aPatientAtHome, at, CETIRIZINE } from '../testing.ts';
import { askRepeat } from './ask-repeat.ts';
import { decideRepeat } from './decide-repeat.ts';
import { listRepeats, readRepeat } from './read-repeats.ts';
import { remindOfRepeats } from './remind-of-repeats.ts';

const SIGNED = new Date('2026-03-02T09:00:00.000Z');
const daysLater = (days: number) => new Date(SIGNED.getTime() + days * DAY_MS);
const TEN_DAYS = { ...CETIRIZINE, days: 10 };

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
});
beforeEach(() => app.clock.set(SIGNED));
afterAll(async () => {
  await second.close();
  await app.close();
});

/** Asked for four days before it ends. */
async function asked(medicine = TEN_DAYS): Promise<AtHome & { id: string }> {
  const known = await aPatientAtHome(app, [medicine]);
  app.clock.set(daysLater(6));
  const { repeat } = await askRepeat(app.deps, known.patient.actor, known.medicineId);
  return { ...known, id: repeat?.id ?? '' };
}

const own = async ({ patient }: Pick<AtHome, 'patient'>) => (await listDoses(app.deps, patient.actor)).medicines;
const noticesOf = async (person: Person) =>
  (await listNotices(app.deps, person.actor, { limit: 50 })).map(({ title, text }) => `${title}: ${text}`);

describe('asking', () => {
  test('tells the prescriber, who finds it on the list; the patient sees that it is asked', async () => {
    const known = await asked();
    expect(await own(known)).toMatchObject([
      { repeat: { state: 'open', doctor: 'Dr. Arjun Nair' }, can: { askRepeat: false } },
    ]);
    expect(await listRepeats(app.deps, known.doctor.actor)).toMatchObject([
      { id: known.id, patient: 'Anjali Deshmukh', name: 'Cetirizine', isMine: true, isLate: false },
    ]);
    expect((await noticesOf(known.doctor))[0]).toMatch(/^Anjali Deshmukh asks for a repeat: Cetirizine\./);
  });

  test('at once from two devices asks once', async () => {
    const { patient, medicineId } = await aPatientAtHome(app, [TEN_DAYS]);
    app.clock.set(daysLater(6));
    const tries = await Promise.allSettled(
      [app, second, app].map(({ db }) => askRepeat({ ...app.deps, db }, patient.actor, medicineId)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const whyNot = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(whyNot).toEqual(['repeat_asked', 'repeat_asked']);
    const rows = await app.db
      .selectFrom('repeat_requests')
      .select('id')
      .where('medicine_id', '=', medicineId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('from a second phone waits for the first and is told that it is asked already', async () => {
    const { patient, medicineId } = await aPatientAtHome(app, [TEN_DAYS]);
    app.clock.set(daysLater(6));
    const { again } = await transaction(app.db, async (tx) => {
      await askRepeat({ ...app.deps, db: tx }, patient.actor, medicineId);
      const asking = askRepeat({ ...app.deps, db: second.db }, patient.actor, medicineId).catch((error) => error);
      await Promise.race([someoneWaitsForALock(app), asking]);
      return { again: asking };
    });
    expect(await again).toMatchObject({ code: 'repeat_asked' });
  });

  test('is refused while there is enough, once it was stopped, and long after it has ended', async () => {
    const [early, stopped, ended] = [
      await aPatientAtHome(app, [TEN_DAYS]),
      await aPatientAtHome(app, [TEN_DAYS]),
      await aPatientAtHome(app, [TEN_DAYS]),
    ];
    const ask = ({ patient, medicineId }: AtHome) => askRepeat(app.deps, patient.actor, medicineId);
    await expect(ask(early)).rejects.toMatchObject({ code: 'repeat_not_possible' });
    await stopMedicine(app.deps, stopped.doctor.actor, stopped.medicineId, 'A rash.');
    app.clock.set(daysLater(6));
    await expect(ask(stopped)).rejects.toMatchObject({ code: 'repeat_not_possible' });
    app.clock.set(daysLater(45));
    await expect(ask(ended)).rejects.toMatchObject({ code: 'repeat_not_possible' });
    app.clock.set(daysLater(20));
    expect(await ask(ended)).toMatchObject({ repeat: { state: 'open' } });
  });
});

describe('what is not asked for again at once', () => {
  const ask = ({ patient, medicineId }: AtHome) => askRepeat(app.deps, patient.actor, medicineId);

  test('says in words from which day on it can be', async () => {
    const known = await aPatientAtHome(app, [{ ...CETIRIZINE, days: 30 }]);
    expect(await own(known)).toMatchObject([{ askFrom: '2026-03-25', can: { askRepeat: false } }]);
    await expect(ask(known)).rejects.toMatchObject({
      message: 'You have enough for now. You can ask from Wed 25 Mar on.',
    });
  });

  test('as needed it is not asked for on the day on which it was prescribed', async () => {
    const asNeeded = {
      ...CETIRIZINE,
      frequency: 'as-needed',
      smallestGapHours: 8,
      mostIn24Hours: 2,
      quantity: 20,
    } as const;
    const known = await aPatientAtHome(app, [asNeeded]);
    await expect(ask(known)).rejects.toMatchObject({ message: expect.stringContaining('from Thu 12 Mar on') });
    app.clock.set(daysLater(10));
    expect(await ask(known)).toMatchObject({ repeat: { state: 'open' } });
  });

  test('a finished course of an antibiotic needs a visit', async () => {
    const course = { ...TEN_DAYS, name: 'Amoxicillin', dose: { amount: 500, unit: 'mg' as const } };
    const known = await aPatientAtHome(app, [course]);
    app.clock.set(daysLater(12));
    expect(await own(known)).toMatchObject([{ needsVisit: true, can: { askRepeat: false } }]);
    await expect(ask(known)).rejects.toMatchObject({ message: expect.stringContaining('This course is finished.') });
  });

  test('what was prescribed anew is asked for by its new prescription', async () => {
    const known = await aPatientAtHome(app, [TEN_DAYS]);
    app.clock.set(daysLater(12));
    await aPatientAtHome(app, [{ ...TEN_DAYS, dose: { amount: 5, unit: 'mg' } }], { treated: known });
    expect((await own(known)).map(({ dosage }) => dosage)).toEqual(['5 mg']);
    await expect(ask(known)).rejects.toMatchObject({ message: expect.stringContaining('newer prescription') });
  });
});

describe('what the decision rests on', () => {
  test('says how often it was repeated, since when, and that it is a course', async () => {
    const known = await asked();
    await decideRepeat(app.deps, known.doctor.actor, known.id, { decision: 'renewed' });
    app.clock.set(daysLater(20));
    const { repeat } = await askRepeat(app.deps, known.patient.actor, known.medicineId);
    expect(await readRepeat(app.deps, known.doctor.actor, repeat?.id ?? '')).toMatchObject({
      repeatsGiven: 1,
      firstPrescribedOn: '2026-03-02',
      lastRepeatOn: '2026-03-08',
      lastReviewOn: '2026-03-02',
      course: expect.stringMatching(/^A course of 10 days/),
    });
  });

  test('counts repeats, and not a changed dose of the same series', async () => {
    const known = await aPatientAtHome(app, [TEN_DAYS]);
    app.clock.set(daysLater(2));
    const more = { ...TEN_DAYS, dose: { amount: 5, unit: 'mg' as const }, replaces: [known.medicineId] };
    const { medicineId } = await aPatientAtHome(app, [more], { treated: known });
    app.clock.set(daysLater(8));
    const { repeat } = await askRepeat(app.deps, known.patient.actor, medicineId);
    expect(await readRepeat(app.deps, known.doctor.actor, repeat?.id ?? '')).toMatchObject({
      ...{ repeatsGiven: 0, lastRepeatOn: null, firstPrescribedOn: '2026-03-02' },
    });
  });

  test('is not what the patient lists of the same medicine: that is no second one', async () => {
    const { doctor, patient, id } = await asked();
    await saveProfile(app.deps, patient.actor, patient.patientId, { medicines: ['Cetirizine 10 mg'] });
    const { check } = await readRepeat(app.deps, doctor.actor, id);
    expect(check.findings.filter(({ kind }) => kind === 'duplicate')).toEqual([]);
  });

  test('is read with the check of this moment, and leaves an entry', async () => {
    const { doctor, patient, id } = await asked();
    const full = await readRepeat(app.deps, doctor.actor, id);
    expect(full).toMatchObject({ allergies: 'None known', daysLeft: 4, check: { findings: [] } });
    expect(full.adherence).toMatchObject({ taken: 0, untold: expect.any(Number) });
    expect((await trailAbout(app, patient.patientId)).at(-1)).toMatchObject({
      action: 'chart.opened',
      details: { part: 'repeat' },
    });
  });

  test('is open to the prescriber after the care relationship has ended', async () => {
    const doctor = await app.aDoctor({ name: 'Dr. Meera Iyer' });
    const patient = await app.aPatient();
    await takeIntoCare(app, doctor, patient, daysLater(1));
    await saveProfile(app.deps, patient.actor, patient.patientId, {
      age: 40,
      sex: 'female',
      pregnancy: 'no',
      allergyState: 'none-known',
    });
    const { medicineId } = await aPatientAtHome(app, [TEN_DAYS], { treated: { doctor, patient } });
    app.clock.set(daysLater(6));
    await expect(readSummary(app.deps, doctor.actor, patient.patientId)).rejects.toMatchObject({ code: 'not_found' });
    const { repeat } = await askRepeat(app.deps, patient.actor, medicineId);
    await decideRepeat(app.deps, doctor.actor, repeat?.id ?? '', { decision: 'renewed' });
    app.clock.set(daysLater(8));
    await expect(readSummary(app.deps, doctor.actor, patient.patientId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is open to the prescriber however long nobody has answered, and closes a day after the answer', async () => {
    const doctor = await app.aDoctor({ name: 'Dr. Meera Iyer' });
    const patient = await app.aPatient();
    await takeIntoCare(app, doctor, patient, daysLater(1));
    await saveProfile(app.deps, patient.actor, patient.patientId, { age: 40, sex: 'male', allergyState: 'none-known' });
    const { medicineId } = await aPatientAtHome(app, [TEN_DAYS], { treated: { doctor, patient } });
    app.clock.set(daysLater(6));
    const { repeat } = await askRepeat(app.deps, patient.actor, medicineId);
    const id = repeat?.id ?? '';
    app.clock.set(daysLater(22));
    await expect(readSummary(app.deps, doctor.actor, patient.patientId)).rejects.toMatchObject({ code: 'not_found' });

    expect(await readRepeat(app.deps, doctor.actor, id)).toMatchObject({ id, allergies: 'None known' });
    expect(await readSummary(app.deps, doctor.actor, patient.patientId)).toBeDefined();
    app.clock.set(daysLater(24));
    await decideRepeat(app.deps, doctor.actor, id, { decision: 'renewed' });

    app.clock.set(daysLater(26));
    await expect(readSummary(app.deps, doctor.actor, patient.patientId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(readRepeat(app.deps, doctor.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('an allergy that was written since then stops the one click: a yes needs the reason', async () => {
    const { doctor, patient, id } = await asked({
      ...TEN_DAYS,
      name: 'Amoxicillin',
      dose: { amount: 500, unit: 'mg' },
    });
    await saveProfile(app.deps, patient.actor, patient.patientId, {
      allergyState: 'listed',
      allergies: ['Penicillin'],
    });
    const { check } = await readRepeat(app.deps, doctor.actor, id);
    const severe = check.findings.filter(({ needsReason }) => needsReason);
    expect(severe).toMatchObject([{ kind: expect.stringMatching(/allergy/), severity: 'severe' }]);

    const yes = decideRepeat(app.deps, doctor.actor, id, { decision: 'renewed' });
    await expect(yes).rejects.toMatchObject({ code: 'safety_unanswered' });

    const answers = severe.map(({ key }) => ({
      finding: key,
      reason: 'Tolerated it twice under watch, tested negative.',
    }));
    expect(await decideRepeat(app.deps, doctor.actor, id, { decision: 'renewed', answers })).toMatchObject({
      state: 'renewed',
    });
    const [running] = await findRunningMedicines(app.deps, doctor.actor, patient.patientId);
    expect(running?.overrides).toMatchObject([{ reason: 'Tolerated it twice under watch, tested negative.' }]);
  });
});

describe('a yes', () => {
  test('prescribes it again with a number of its own, ends the earlier one and goes on with its days', async () => {
    const known = await asked();
    await decideRepeat(app.deps, known.doctor.actor, known.id, { decision: 'renewed' });

    const running = await findRunningMedicines(app.deps, known.doctor.actor, known.patient.patientId);
    expect(running).toMatchObject([{ name: 'Cetirizine', startsOn: '2026-03-08', endsOn: '2026-03-21' }]);
    expect(await own(known)).toMatchObject([
      { supply: { doses: 20, daysLeft: 14, isLow: false }, repeat: { state: 'renewed' }, can: { askRepeat: false } },
    ]);
    expect(await listPrescriptions(app.deps, known.patient.actor, known.patient.patientId)).toMatchObject([
      { medicines: [{ isActive: true, isRenewed: false }] },
      { medicines: [{ isActive: false, isRenewed: true, stopReason: 'Renewed' }] },
    ]);
    expect(await listRepeats(app.deps, known.doctor.actor)).toEqual([]);
    expect((await noticesOf(known.patient))[0]).toBe('Cetirizine is prescribed again: You can fetch it as before.');
  });

  test('keeps the times, the answers and the count of days: no dose is doubled', async () => {
    const { patient, doctor, medicineId } = await aPatientAtHome(app, [
      { ...CETIRIZINE, frequency: 'once-a-week', days: 7 },
    ]);
    await moveTimes(app.deps, patient.actor, medicineId, { times: ['15:00'], version: 0 });
    const take = { day: '2026-03-02', nth: 0, outcome: 'taken' } as const;
    await answerDose(at(app, '2026-03-02T09:31:00Z'), patient.actor, medicineId, take);
    app.clock.set(daysLater(2));
    const { repeat } = await askRepeat(app.deps, patient.actor, medicineId);
    await decideRepeat(app.deps, doctor.actor, repeat?.id ?? '', { decision: 'renewed' });

    const { doses, medicines } = await listDoses(at(app, daysLater(6)), patient.actor);

    expect(medicines).toMatchObject([{ times: ['15:00'], timesVersion: 1 }]);
    expect(doses.map(({ day, status }) => [day, status])).toEqual([
      ['2026-03-02', 'taken'],
      ['2026-03-09', 'planned'],
    ]);
  });

  test('of two doctors at once prescribes once, and the other learns who was first', async () => {
    const { patient, doctor, id } = await asked();
    const colleague = await app.aDoctor({ name: 'Dr. Meera Iyer' });
    await takeIntoCare(app, colleague, patient);
    const tries = await Promise.allSettled(
      [doctor, colleague, doctor, colleague].map(({ actor }, index) =>
        decideRepeat({ ...app.deps, db: (index % 2 ? second : app).db }, actor, id, { decision: 'renewed' }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'repeat_decided' });
    expect(await findRunningMedicines(app.deps, doctor.actor, patient.patientId)).toHaveLength(1);
  });
});

describe('a no', () => {
  test('needs a reason, which the patient reads, and is not asked again for a week', async () => {
    const known = await asked();
    const no = (answer?: string) =>
      decideRepeat(app.deps, known.doctor.actor, known.id, { decision: 'refused', answer });
    await expect(no()).rejects.toMatchObject({ code: 'reason_needed' });
    await no('The season is over; stop it when this box is empty.');
    expect(await own(known)).toMatchObject([
      {
        repeat: { state: 'refused', answer: 'The season is over; stop it when this box is empty.' },
        can: { askRepeat: false },
      },
    ]);
    const again = askRepeat(app.deps, known.patient.actor, known.medicineId);
    await expect(again).rejects.toMatchObject({ code: 'repeat_not_possible' });
  });

  test('"see me first" leads the patient to booking', async () => {
    const known = await asked();
    await decideRepeat(app.deps, known.doctor.actor, known.id, { decision: 'visit-first' });
    const [notice] = await listNotices(app.deps, known.patient.actor, { limit: 1 });
    expect(notice).toMatchObject({ title: 'Please come first: Cetirizine', link: '/book' });
  });

  test('what was stopped meanwhile is not renewed', async () => {
    const { doctor, medicineId, id } = await asked();
    await stopMedicine(app.deps, doctor.actor, medicineId, 'A rash.');
    const yes = decideRepeat(app.deps, doctor.actor, id, { decision: 'renewed' });
    await expect(yes).rejects.toMatchObject({ code: 'repeat_not_possible' });
    expect(await listRepeats(app.deps, doctor.actor)).toEqual([]);
  });
});

test('a yes that comes more than 30 days after the end is refused; a visit can still be asked for', async () => {
  const { doctor, id } = await asked();
  app.clock.set(daysLater(45));
  const yes = decideRepeat(app.deps, doctor.actor, id, { decision: 'renewed' });
  await expect(yes).rejects.toMatchObject({ message: expect.stringContaining('more than 30 days ago') });
  expect(await decideRepeat(app.deps, doctor.actor, id, { decision: 'visit-first' })).toMatchObject({
    state: 'visit-first',
  });
});

describe('standing in', () => {
  test('a doctor without care sees nothing; on duty, after a day, it is shown, told once and can be answered', async () => {
    const { id, patient } = await asked();
    const colleague = await app.aDoctor({ name: 'Dr. Meera Iyer' });
    await changeDuty(app.deps, colleague.actor, true);
    const shown = async () => (await listRepeats(app.deps, colleague.actor)).filter((one) => one.id === id);
    expect(await shown()).toEqual([]);
    await expect(readRepeat(app.deps, colleague.actor, id)).rejects.toMatchObject({ code: 'not_found' });

    app.clock.set(daysLater(7.1));
    await Promise.all([app, second, app].map(({ db }) => remindOfRepeats({ ...app.deps, db })));
    const told = await app.db
      .selectFrom('notices')
      .select(['id', 'title'])
      .where('once_key', '=', `repeat-waits:${id}:${colleague.id}`)
      .execute();
    expect(told).toMatchObject([{ title: 'A repeat for Anjali Deshmukh has waited for a day' }]);
    expect(await shown()).toMatchObject([{ id, isMine: false, isLate: true }]);
    expect(await readRepeat(app.deps, colleague.actor, id)).toMatchObject({ patientId: patient.patientId });
    expect(await decideRepeat(app.deps, colleague.actor, id, { decision: 'visit-first' })).toMatchObject({
      state: 'visit-first',
    });
  });

  test('while no doctor is on duty all are told, of one whose prescriber has left at once, and of one that waits after a day', async () => {
    const colleague = await app.aDoctor();
    const offDuty = () => app.db.updateTable('clinicians').set({ on_duty_since: null }).execute();
    await offDuty();
    const { id } = await asked();
    app.clock.set(daysLater(7.1));
    await offDuty();
    await remindOfRepeats(app.deps);
    const told = await app.db
      .selectFrom('notices')
      .select('id')
      .where('once_key', '=', `repeat-waits:${id}:${colleague.id}`)
      .execute();
    expect(told).toHaveLength(1);

    app.clock.set(SIGNED);
    const left = await aPatientAtHome(app, [TEN_DAYS]);
    app.clock.set(daysLater(6));
    await app.db
      .updateTable('accounts')
      .set({ disabled_at: app.clock.now() })
      .where('id', '=', left.doctor.id)
      .execute();
    await offDuty();
    await askRepeat(app.deps, left.patient.actor, left.medicineId);
    expect(await noticesOf(colleague)).toContainEqual(expect.stringMatching(/asks for a repeat: Cetirizine.*On duty/));
  });
});
