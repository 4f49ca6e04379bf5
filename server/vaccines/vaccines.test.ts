import { beforeAll, expect, test } from 'vitest';
import type { VaccineRecord } from '#contract/childhood/vaccines.ts';
import { anInpatient } from '../admissions/testing.ts';
import { anAppointment } from '../appointments/testing.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { cautionsFor, type Health, type Taken } from './cautions.ts';
import { nameTaken } from './find-record.ts';
import { remindOfVaccines } from './remind-of-vaccines.ts';
import { CARD_DOSE, givenHere, SOUND } from './testing.ts';

const TODAY = '2026-11-17';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date(`${TODAY}T08:00:00Z`));
});

/** A child on the ward: a doctor and every nurse have the chart open. */
async function aChild(profile: object = {}) {
  const { patient, doctor, nurse } = await anInpatient(app);
  const path = `/api/patients/${patient.patientId}`;
  const [own, doc, staff] = [app.as(patient.cookie), app.as(doctor.cookie), app.as(nurse.cookie)];
  await doc.put(`${path}/profile`, {
    dateOfBirth: '2026-01-10',
    sex: 'female',
    allergyState: 'none-known',
    ...profile,
  });
  const record = async (who = doc) => (await who.get(`${path}/vaccines`)).json() as VaccineRecord;
  const give = (body: object, who = staff) => who.post(`${path}/vaccines`, body);
  return { patient, own, doc, staff, path, record, give };
}

const HEALTHY: Health = {
  profile: { pregnancy: 'no', sex: 'female', age: 1, allergyState: 'none-known', allergyDetails: [] },
  ...{ illnesses: [], medicines: [] },
};
const LIVE = [{ series: 'mr', name: 'Measles–rubella', isLive: true }];
const known = (name: string): [string, null, boolean] => [name, null, true];
const named = (name: string) => ({ code: null, name });

const stateOf = ({ lines }: VaccineRecord, code: string) => lines.find((line) => line.code === code)?.state;

test('a nurse gives a dose, the record counts it, and it names product, batch and site', async () => {
  const { give, record, own } = await aChild();
  expect(stateOf(await record(), 'mr-1')).toBe('due');
  expect((await give(givenHere('mr', TODAY))).statusCode).toBe(201);
  const known = await record(own);
  expect(stateOf(known, 'mr-1')).toBe('given');
  expect(known.given[0]).toMatchObject({ batch: 'B-4471', countsAs: 'mr-1', source: 'here' });
  // What speaks against a dose is for whoever gives it.
  expect(known).toMatchObject({ cautions: [], can: { record: false, decide: false } });
});

test('of two nurses who write the same dose down at once one does', async () => {
  const { give, record } = await aChild();
  const both = await Promise.all([give(givenHere('mr', TODAY)), give(givenHere('mr', TODAY))]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect((await record()).given).toHaveLength(1);
});

test('what is missing is said at its field', async () => {
  const { give } = await aChild();
  const empty = await give({ series: 'mr', givenOn: TODAY, source: 'here' });
  expect(Object.keys(empty.json().fields).sort()).toEqual(['batch', 'product', 'screening', 'site']);
  const fieldsOf = async (body: object) => (await give(body)).json().fields;
  expect(await fieldsOf(givenHere('mr', '2026-11-18'))).toHaveProperty('givenOn');
  expect(await fieldsOf(givenHere('mr', '2026-11-09'))).toHaveProperty('givenOn');
  expect(await fieldsOf({ ...CARD_DOSE, givenOn: '2025-12-31' })).toHaveProperty('givenOn');
  expect(await fieldsOf({ ...CARD_DOSE, givenOn: TODAY, place: undefined })).toHaveProperty('place');
  expect((await give(givenHere('yellow-fever', TODAY))).json().fields).toHaveProperty('series');
});

test.each([
  ['a chart that names leukaemia', { conditions: ['Acute leukaemia'] }, SOUND, 'mr', 'leukaemia'],
  ['prednisolone at home', { medicines: ['Prednisolone 10 mg'] }, SOUND, 'mr', 'Prednisolone'],
  ['a steroid by its brand', { medicines: ['Tab Wysolone 10'] }, SOUND, 'mr', 'Wysolone'],
  ['a fever today', {}, { ...SOUND, isWell: false }, 'mr', 'ill enough'],
  ['a last age that is over', { dateOfBirth: '2025-11-17' }, SOUND, 'rota', 'Too late'],
  ['an age below the least', { dateOfBirth: '2026-02-18' }, SOUND, 'mr', 'Too early'],
])('%s stops a nurse, and a doctor until a reason is written', async (_what, profile, screening, series, words) => {
  const { give, doc, record } = await aChild(profile);
  const dose = { ...givenHere(series, TODAY), screening };
  const nurse = await give({ ...dose, despite: 'I was told to.' });
  expect(nurse.json()).toMatchObject({ code: 'vaccine_not_now', fields: { series: expect.stringContaining(words) } });
  expect((await give(dose, doc)).json().fields).toHaveProperty('despite');
  expect((await record()).given).toEqual([]);
  const despite = 'Agreed with the parents and the haematologist.';
  expect((await give({ ...dose, despite }, doc)).statusCode).toBe(201);
  expect((await record()).given[0]?.despite).toBe(despite);
});

test.each<[string, Taken['route'], boolean]>([
  ...['Wysolone', 'Tab Wysolone 10 mg OD', 'Omnacortil', 'Omnacortil Forte', 'Medrol 8', 'Imuran', 'Endoxan'].map(
    known,
  ),
  ...['Hydrocortisone', 'Vincristine', 'Cytarabine', 'Doxorubicin', 'L-asparaginase', 'Hydroxyurea'].map(known),
  ...['on steroids', 'Betamethasone oral drops', 'Betnesol drops', 'Dexamethasone drops'].map(known),
  ...['Prednisolone syrup for ear infection', 'Chemotherapy'].map(known),
  ['Prednisolone eye drops', 'by mouth', true],
  ['Prednisolone', 'into the eye', false],
  ['Hydrocortisone', 'on the skin', false],
  ['Dexamethasone eye drops', null, false],
  ['Ciprofloxacin + dexamethasone ear drops', null, false],
  ['Betamethasone cream', null, false],
  ['Budecort inhaler', null, false],
  ['Paracetamol drops', null, false],
  ['a non-steroidal painkiller', null, false],
])('a medicine before a live vaccine: %s, route %s', async (name, route, isFound) => {
  const medicines = await nameTaken(app.db, [{ name, route }]);
  expect(cautionsFor(LIVE, { ...HEALTHY, medicines }).length > 0).toBe(isFound);
});

test.each([
  ...['Neuroblastoma', 'Retinoblastoma', 'Hodgkin disease', 'Osteosarcoma', 'Rhabdomyosarcoma', 'lymphomas'].map(named),
  ...['Malignant neoplasm of kidney', 'Hypogammaglobulinaemia', 'Immunocompromised', 'Immune-compromised'].map(named),
  ...['Retroviral disease', 'Steroid-dependent nephrotic syndrome', 'Immunosuppression', 'AIDS'].map(named),
  ...['Z21', 'R75', 'O98.7', 'Z51.1', 'D76.1', 'D89.9', 'G11.3', 'C91.0', 'B24'].map((code) => ({ code, name: 'x' })),
])('an illness before a live vaccine: $code $name', (illness) => {
  expect(cautionsFor(LIVE, { ...HEALTHY, illnesses: [illness] })).toHaveLength(1);
});

test('asthma, a cold and the like speak against nothing', () => {
  const illnesses = ['Asthma', 'Common cold', 'Anaemia', 'Otitis media'].map(named);
  expect(cautionsFor(LIVE, { ...HEALTHY, illnesses })).toEqual([]);
});

test('a pregnancy stops a live vaccine in a girl of 15', async () => {
  const { give, record } = await aChild({ dateOfBirth: '2011-05-05', pregnancy: 'yes' });
  expect((await record()).cautions).toContainEqual({ series: 'mr', sentence: expect.stringContaining('Pregnant') });
  expect((await give(givenHere('mr', TODAY))).json().code).toBe('vaccine_not_now');
  expect((await give(givenHere('td', TODAY))).statusCode).toBe(201);
});

test('what a doctor decided stops a nurse until it has ended, and it stays in the record', async () => {
  const { give, doc, staff, path, record } = await aChild();
  const decide = (body: object, who = doc) => who.post(`${path}/vaccine-decisions`, body);
  const postponed = { series: 'mr', kind: 'postponed', untilDay: '2027-02-01', reason: 'Immunoglobulin was given.' };
  expect((await decide(postponed, staff)).statusCode).toBe(403);
  expect((await decide({ ...postponed, untilDay: undefined })).json().fields).toHaveProperty('untilDay');
  const both = await Promise.all([decide(postponed), decide({ ...postponed, untilDay: '2027-03-01' })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(stateOf(await record(), 'mr-1')).toBe('postponed');
  expect((await give(givenHere('mr', TODAY))).json().code).toBe('vaccine_not_now');
  const [decision] = (await record()).decisions;
  expect((await doc.delete(`/api/vaccine-decisions/${decision?.id}`)).statusCode).toBe(200);
  expect((await doc.delete(`/api/vaccine-decisions/${decision?.id}`)).statusCode).toBe(404);
  expect((await give(givenHere('mr', TODAY))).statusCode).toBe(201);
});

test('a dose from a card is entered and corrected as a new version; nothing is overwritten', async () => {
  const { give, staff, record, patient } = await aChild();
  await give({ ...CARD_DOSE, givenOn: '2026-01-11' });
  const [dose] = (await record()).given;
  const correct = (body: object) => staff.put(`/api/vaccine-doses/${dose?.id}`, { ...CARD_DOSE, version: 1, ...body });
  const both = await Promise.all([
    correct({ givenOn: '2026-01-13', reason: 'Misread.' }),
    correct({ givenOn: '2026-01-14', reason: 'Misread.' }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const wrong = await correct({ version: 2, givenOn: '2026-01-12', isWrong: true, reason: 'Of the twin sister.' });
  expect([wrong.statusCode, (await record()).given]).toEqual([200, []]);
  const rows = await app.db
    .selectFrom('vaccine_doses')
    .selectAll()
    .where('patient_id', '=', patient.patientId)
    .execute();
  expect(rows.map(({ version, is_wrong }) => [version, is_wrong]).sort()).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test('a dose given here is corrected to another vaccine or day only as it could have been given', async () => {
  const { give, staff, doc, record } = await aChild({ conditions: ['Acute leukaemia'] });
  await give(givenHere('fipv', TODAY));
  const [dose] = (await record()).given;
  const { screening: _asked, ...facts } = givenHere('mr', TODAY);
  const body = { ...facts, version: 1, reason: 'The wrong line was chosen.' };
  const correct = (who: typeof doc, more: object = {}) =>
    who.put(`/api/vaccine-doses/${dose?.id}`, { ...body, ...more });
  const nurse = await correct(staff, { despite: 'I was told to.' });
  expect(nurse.json()).toMatchObject({ code: 'vaccine_not_now', fields: { series: expect.stringContaining('leuk') } });
  expect((await correct(doc)).json().fields).toHaveProperty('despite');
  expect((await correct(staff, { series: 'fipv', givenOn: '2026-02-01' })).json().code).toBe('vaccine_not_now');
  // What is no other dose is corrected as before.
  expect((await correct(staff, { series: 'fipv', batch: 'B-4472' })).statusCode).toBe(200);
  expect((await correct(doc, { version: 2, despite: 'It was given, and is watched.' })).statusCode).toBe(200);
  expect((await record()).given[0]).toMatchObject({ series: 'mr', despite: 'It was given, and is watched.' });
});

test('a card of the last 7 days is no way round the check, and our own clinic is no other place', async () => {
  const { give, doc, record } = await aChild({ medicines: ['Tab Wysolone 10'] });
  const card = { ...CARD_DOSE, series: 'mr', givenOn: '2026-11-10' };
  const nurse = await give({ ...card, despite: 'It stands there.' });
  expect(nurse.json()).toMatchObject({
    code: 'vaccine_not_now',
    fields: { series: expect.stringContaining('Wysolone') },
  });
  expect((await give(card, doc)).json().fields).toHaveProperty('despite');
  const ours = { ...card, givenOn: '2026-10-20', place: ` ${app.deps.config.clinic.name.toUpperCase()}, room 2` };
  expect((await give(ours)).json().fields.place).toContain('our own clinic');
  expect((await record()).given).toEqual([]);
  expect((await give({ ...card, despite: 'Given at the camp; the family has the card.' }, doc)).statusCode).toBe(201);
  expect((await give({ ...card, series: 'je', givenOn: '2026-10-12' })).statusCode).toBe(201);
});

test('a family is not told that something is due which the chart speaks against', async () => {
  const { record, own } = await aChild({ conditions: ['Acute leukaemia'] });
  expect(stateOf(await record(), 'mr-1')).toBe('due');
  const family = await record(own);
  expect(family.lines.find(({ code }) => code === 'mr-1')).toMatchObject({ state: 'ask', dueOn: null, words: '' });
  expect(stateOf(family, 'fipv-1')).toBe('overdue');
  expect(JSON.stringify(family)).not.toContain('leukaemia');
});

test('nothing is put off beyond its last day, and a postponement that is over makes room by itself', async () => {
  const { doc, path, record, give, patient } = await aChild();
  const decide = (body: object) => doc.post(`${path}/vaccine-decisions`, { reason: 'Fever for a week.', ...body });
  const rota = { series: 'rota', kind: 'postponed' };
  expect((await decide({ ...rota, untilDay: '2027-01-10' })).json().fields.untilDay).toContain('09/01/2027');
  expect((await decide({ ...rota, untilDay: '2026-11-20' })).statusCode).toBe(201);
  await app.db
    .updateTable('vaccine_decisions')
    .set({ until_day: TODAY })
    .where('patient_id', '=', patient.patientId)
    .execute();
  expect((await record()).decisions).toEqual([]);
  expect((await give(givenHere('rota', TODAY))).statusCode).toBe(201);
  expect((await decide({ ...rota, untilDay: '2026-12-24' })).statusCode).toBe(201);
});

test('of a decision and a dose at the same moment the dose does not pass the decision', async () => {
  const { doc, path, give } = await aChild();
  const never = { series: 'mr', kind: 'contraindicated', reason: 'Anaphylaxis to gelatin.' };
  const [decided, given] = await Promise.all([
    doc.post(`${path}/vaccine-decisions`, never),
    give(givenHere('mr', TODAY)),
  ]);
  expect(decided.statusCode).toBe(201);
  // They took turns: whoever came second has seen the first.
  if (given.statusCode === 201) expect(decided.json().given).toHaveLength(1);
  else expect(given.json().code).toBe('vaccine_not_now');
});

test('without a day of birth nothing is worked out, and nothing can be given', async () => {
  const patient = await app.aPatient();
  const { doctor } = await anAppointment(app, { patient, status: 'approved' });
  const doc = app.as(doctor.cookie);
  const path = `/api/patients/${patient.patientId}/vaccines`;
  expect((await doc.get(path)).json()).toMatchObject({ dateOfBirth: null, lines: [] });
  expect((await doc.post(path, givenHere('mr', TODAY))).json().fields).toHaveProperty('series');
});

test('an administrator changes the schedule as a new version, which counts at once; two at once do not overwrite each other', async () => {
  const admin = app.as(await app.login('admin'));
  const before = (await admin.get('/api/vaccine-schedule')).json();
  const doses = before.doses.map((dose: { code: string }) =>
    dose.code.startsWith('je-') ? { ...dose, whereGiven: 'everywhere' } : dose,
  );
  const body = { version: before.version, name: before.name, note: 'Our district is endemic.', doses };
  const both = await Promise.all([admin.put('/api/vaccine-schedule', body), admin.put('/api/vaccine-schedule', body)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { record } = await aChild();
  const known = await record();
  expect(known.schedule).toMatchObject({ version: before.version + 1, note: 'Our district is endemic.' });
  expect(stateOf(known, 'je-1')).toBe('due');
  const broken = { ...body, version: before.version + 1, doses: doses.slice(0, 8).concat(doses.slice(9)) };
  expect((await admin.put('/api/vaccine-schedule', broken)).statusCode).toBe(400);
});

test('the account is reminded once of what is due and once of what is overdue', async () => {
  const { patient, give, record } = await aChild({ dateOfBirth: '2026-02-10' });
  await give({ ...CARD_DOSE, givenOn: '2026-02-11' });
  const weak = await aChild({ dateOfBirth: '2026-02-10', medicines: ['Tab Wysolone 10'] });
  const told = async () =>
    (
      await app.db
        .selectFrom('notices')
        .select('code')
        .where('account_id', '=', patient.actor.accountId)
        .where('kind', '=', 'vaccine')
        .execute()
    ).map(({ code }) => code);
  // Nobody is reminded by a schedule that no doctor of the clinic has read.
  await remindOfVaccines(app.deps);
  expect(await told()).toEqual([]);
  const doctor = app.as((await app.aDoctor()).cookie);
  const { version } = (await doctor.get('/api/vaccine-schedule')).json();
  const confirm = (body = { version }) => doctor.post('/api/vaccine-schedule/confirmation', body);
  expect((await confirm({ version: version - 1 })).json().code).toBe('version_outdated');
  const both = await Promise.all([confirm(), confirm()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await record()).schedule.confirmed).toMatchObject({ by: expect.any(String), at: expect.any(String) });
  await Promise.all([remindOfVaccines(app.deps), remindOfVaccines(app.deps)]);
  await remindOfVaccines(app.deps);
  expect((await told()).sort()).toEqual(['vaccines-due', 'vaccines-overdue']);
  const texts = await app.db
    .selectFrom('notices')
    .select(['id', 'said'])
    .where('account_id', '=', weak.patient.actor.accountId)
    .where('kind', '=', 'vaccine')
    .execute();
  expect(JSON.stringify(texts)).toContain('Polio injection');
  expect(JSON.stringify(texts)).not.toContain('Rotavirus');
  app.clock.set(new Date('2026-11-18T08:00:00Z'));
  await remindOfVaccines(app.deps);
  expect(await told()).toHaveLength(2);
  app.clock.set(new Date(`${TODAY}T08:00:00Z`));
});
