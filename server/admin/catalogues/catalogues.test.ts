import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportPreview, KeptEntry } from '#contract/catalogues/catalogues.ts';
import type { MedicineEntry, TestEntry } from '#contract/catalogues/entries.ts';
import type { Medicine, SafetyReport } from '#contract/medicines/medicines.ts';
import { aTreatedPatient, signFor, type Treated, testIdOf } from '#server/care/testing.ts';
import { measuresFor } from '#server/labs/measures-for.ts';
import { describeMedicines, isOffered } from '#server/pharmacy/describe-medicines.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';

let app: TestApp;
let admin: Person;
let treated: Treated;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator();
  treated = await aTreatedPatient(app);
});
afterAll(() => app.close());

const CETIRIZINE: MedicineEntry = {
  ...{ kind: 'medicine', name: 'Zyrcold', category: 'Allergy', indication: 'Hay fever' },
  ingredients: [{ name: 'cetirizine', share: 1 }],
  ...{ forms: ['tablet'], routes: ['by mouth'], amount: 10, unit: 'mg', mgPerUnit: null },
  ...{ frequency: 'once-a-day', days: 7, gapHours: null, mostIn24h: null },
};

const keep = (entry: object, replaces?: string) =>
  app.as(admin.cookie).post('/api/admin/catalogues/entries', { entry, ...(replaces ? { replaces } : {}) });
const kept = async (entry: object, replaces?: string) => (await keep(entry, replaces)).json<KeptEntry>();
const list = async (query: string) =>
  (await app.as(admin.cookie).get(`/api/admin/catalogues?${query}`)).json<{
    entries: KeptEntry[];
    found: number;
    counts: Record<string, number>;
  }>();
const offered = async () => (await app.as(treated.doctor.cookie).get('/api/medicines')).json<Medicine[]>();
const preview = async (kind: string, text: string) =>
  (await app.as(admin.cookie).post('/api/admin/catalogues/import/preview', { kind, text })).json<ImportPreview>();
const carryOut = (kind: string, text: string, plan: string | null) =>
  app.as(admin.cookie).post('/api/admin/catalogues/import', { kind, text, plan: plan ?? '' });

describe('a medicine of the clinic', () => {
  test('is offered to doctors at once, and a new version takes its place', async () => {
    const first = await kept(CETIRIZINE);
    expect(first).toMatchObject({ version: 1, madeBy: admin.name, notChecked: [], isReplaced: false });
    const order = { id: first.id ?? '', name: 'x', dose: { amount: 10, unit: 'mg' }, route: 'by mouth' } as const;
    const signed = await signFor(app, treated, { medications: [{ ...order, frequency: 'once-a-day', days: 3 }] });

    const second = await kept({ ...CETIRIZINE, indication: 'Hives' }, first.id ?? '');

    expect(second).toMatchObject({ version: 2, entry: { indication: 'Hives' } });
    expect((await offered()).filter(({ name }) => name === 'Zyrcold')).toMatchObject([{ id: second.id }]);
    const prescribed = await app.db
      .selectFrom('prescribed_medicines')
      .select(['medicine_id', 'indication'])
      .where('prescription_id', '=', signed.prescription?.id ?? '')
      .execute();
    expect(prescribed).toEqual([{ medicine_id: first.id, indication: 'Hay fever' }]);
    const versions = await app.as(admin.cookie).get(`/api/admin/catalogues/entries/${first.id}/versions`);
    expect(versions.json<KeptEntry[]>().map(({ version, isReplaced }) => [version, isReplaced])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  test('that was put right in its words is still ordered by the version before; one that holds something else is not', async () => {
    const name = 'Cetirizine of the house';
    const first = await kept({ ...CETIRIZINE, name });
    const mayOrder = async () => {
      const [described] = await describeMedicines(app.db, [{ id: first.id ?? '', name }]);
      return isOffered(app.db, described?.listed ?? null);
    };
    const second = await kept({ ...CETIRIZINE, name, indication: 'Hives' }, first.id ?? '');
    const third = await kept({ ...CETIRIZINE, name: `${name} again`, indication: 'Itching' }, second.id ?? '');
    expect(await mayOrder()).toBe(true);
    await kept({ ...CETIRIZINE, name, ingredients: [{ name: 'loratadine', share: 1 }] }, third.id ?? '');
    expect(await mayOrder()).toBe(false);
  });

  test('is changed by one of two: the second is told that the version is old', async () => {
    const { id } = await kept({ ...CETIRIZINE, name: 'Twice changed' });
    const answers = await Promise.all(
      ['Hives', 'Itching'].map((indication) => keep({ ...CETIRIZINE, name: 'Twice changed', indication }, id ?? '')),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await list('q=twice')).found).toBe(1);
  });

  test('exists once by its name, whatever the letters', async () => {
    const answer = await keep({ ...CETIRIZINE, name: 'PARACETAMOL' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'entry_exists']);
  });

  test('with an ingredient that the safety table does not know says so, here and to whoever prescribes it', async () => {
    const ours = { ...CETIRIZINE, name: 'Neemola', ingredients: [{ name: 'neemolate', share: 1 }] };
    const { id, notChecked } = await kept(ours);
    expect(notChecked).toEqual(['neemolate']);
    expect((await list('state=not-checked')).entries.map(({ entry }) => entry.name)).toContain('Neemola');
    const medications = [
      { id, name: 'Neemola', dose: { amount: 10, unit: 'mg' }, route: 'by mouth', frequency: 'once-a-day' },
    ];
    const body = { patient: treated.patient.patientId, medications };
    const report = (await app.as(treated.doctor.cookie).post('/api/diagnoses/check', body)).json<SafetyReport>();
    expect(report.verdicts).toEqual(['not-checked']);
  });

  test('with a usual dose that the check would stop is refused at its field', async () => {
    const answer = await keep({
      ...CETIRIZINE,
      name: 'Digox',
      ingredients: [{ name: 'digoxin', share: 1 }],
      amount: 250,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields['entry.amount']).toMatch(/./);
    const asNeeded = await keep({ ...CETIRIZINE, name: 'Now and then', frequency: 'as-needed' });
    expect(asNeeded.json().fields).toEqual({ 'entry.gapHours': 'As needed: say how far apart at least.' });
  });

  test('that is retired is offered no longer, is found among the retired, and is offered again as a new version', async () => {
    const { id } = await kept({ ...CETIRIZINE, name: 'Soon gone' });
    const retire = () => app.as(admin.cookie).post(`/api/admin/catalogues/entries/${id}/retire`);
    expect((await retire()).statusCode).toBe(200);
    expect((await retire()).json().code).toBe('version_outdated');
    expect((await offered()).some(({ name }) => name === 'Soon gone')).toBe(false);
    expect((await list('state=retired&q=soon')).entries).toMatchObject([{ id, entry: { name: 'Soon gone' } }]);
    const again = () =>
      app
        .as(admin.cookie)
        .post('/api/admin/catalogues/entries', { entry: { ...CETIRIZINE, name: 'Soon gone' }, replaces: id });
    const twice = await Promise.all([again(), again()]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await offered()).some(({ name }) => name === 'Soon gone')).toBe(true);
    expect((await list('state=retired&q=soon')).entries).toEqual([]);
    expect((await app.as(admin.cookie).post(`/api/admin/catalogues/entries/${randomUUID()}/retire`)).statusCode).toBe(
      404,
    );
  });

  test('can be overwritten by nobody, not even by a statement of the application', async () => {
    const change = app.db.updateTable('medicines').set({ name: 'Other' }).where('name', '=', 'Paracetamol').execute();
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a test of the clinic', () => {
  const LACTATE: TestEntry = {
    ...{ kind: 'test', name: 'Lactate', category: 'Blood work', indication: 'Shock', loinc: '2524-7' },
    measures: [
      {
        ...{ name: 'Lactate', unit: 'mmol/L', loinc: '2524-7' },
        ranges: [
          { sex: 'any', fromMonths: 0, untilMonths: 12, low: 1, high: 3.5 },
          { sex: 'female', fromMonths: 12, untilMonths: null, low: 0.5, high: 2 },
          { sex: 'male', fromMonths: 12, untilMonths: null, low: 0.6, high: 2.2 },
        ],
      },
    ],
  };

  test('keeps its ranges with the order, by the age and sex of the patient', async () => {
    const { id, notChecked } = await kept(LACTATE);
    expect(notChecked).toEqual(['Lactate']);
    await signFor(app, treated, { tests: [{ id: id ?? '', name: 'Lactate' }] });
    const order = await app.db
      .selectFrom('lab_orders')
      .select('measures')
      .where('test_id', '=', id ?? '')
      .executeTakeFirstOrThrow();
    expect(order.measures).toEqual([{ name: 'Lactate', unit: 'mmol/L', loinc: '2524-7', low: 0.5, high: 2 }]);
  });

  test.each([
    [{ age: 0, ageMonths: 5, sex: 'male' }, 1, 3.5],
    [{ age: 0, sex: 'male' }, 1, 3.5],
    [{ age: 40, sex: 'male' }, 0.6, 2.2],
    [{ age: 40, sex: 'other' }, null, null],
    [{ age: null, sex: 'female' }, 0.5, 2],
  ] as const)('%o has the range %s to %s', (person, low, high) => {
    const measures = LACTATE.measures.map((measure) => ({ ...measure, low: null, high: null }));
    expect(measuresFor(measures, person)).toMatchObject([{ low, high }]);
  });

  test('with two ranges for the same people, or another unit than its critical limits, is refused', async () => {
    const [measure] = LACTATE.measures;
    const twice = [...(measure?.ranges ?? []), { sex: 'any', fromMonths: 6, untilMonths: null, low: 1, high: 2 }];
    const overlap = await keep({ ...LACTATE, name: 'Lactate again', measures: [{ ...measure, ranges: twice }] });
    expect(overlap.json().fields).toEqual({
      'entry.measures.0.ranges.3.fromMonths': 'Another range holds for some of the same people.',
    });
    const potassium = { name: 'Potassium', unit: 'mg/dL', loinc: '2823-3', ranges: [] };
    const unit = await keep({ ...LACTATE, name: 'Potassium only', measures: [potassium] });
    expect(unit.json().fields).toEqual({
      'entry.measures.0.unit': 'Potassium is measured in mmol/L under this code.',
    });
  });

  test('of Nadi gets a new version with the same ranges it had', async () => {
    const id = await testIdOf(app, 'Kidney function');
    const { entries } = await list('kind=test&q=kidney function');
    const [kidneys] = entries;
    expect(kidneys).toMatchObject({ id, madeBy: null });
    const next = await kept({ ...kidneys?.entry, indication: 'Kidneys' }, id);
    expect(next).toMatchObject({
      version: 2,
      notChecked: [],
      entry: { measures: (kidneys?.entry as TestEntry | undefined)?.measures ?? [] },
    });
  });
});

describe('a diagnosis of the clinic', () => {
  test('is found by doctors by its own words, under a code that WHO has', async () => {
    const entry = { kind: 'diagnosis', code: 'J06.9', name: 'Monsoon cold', terms: ['rain sniffles'] };
    expect((await keep(entry)).statusCode).toBe(201);
    const found = await app.as(treated.doctor.cookie).get('/api/diagnosis-codes?q=rain%20snif');
    expect(found.json()[0]).toMatchObject({ code: 'J06.9', name: 'Monsoon cold', alsoCalled: 'rain sniffles' });
    expect((await keep({ ...entry, name: 'No such code', code: 'J99.7' })).json().fields).toEqual({
      'entry.code': 'ICD-10 of WHO, edition 2019, does not offer this code as a diagnosis.',
    });
    const { entries, counts } = await list('kind=diagnosis&q=j06.9');
    expect(entries.map(({ id }) => id === null)).toContain(true);
    expect(counts.own).toBeGreaterThanOrEqual(1);
  });
});

describe('a file', () => {
  const HEADS =
    'name;category;indication;ingredients;forms;routes;amount;unit;mg per unit;frequency;days;gap hours;most in 24 hours';
  const GOOD = 'Loratid;Allergy;Hay fever;loratadine;tablet;by mouth;10;mg;;once-a-day;7;;';

  test('names each line that cannot be read, with its field and why, and nothing is written', async () => {
    const text = `\uFEFF${[
      HEADS,
      GOOD,
      'Metfo;Diabetes;Diabetes;;tablet;by mouth;500;mg;;twice-a-day;;;',
      'Morphi;Pain;Pain;morphine;injection;IVV;10;mg;;once;;;',
      'Digo;Heart;Heart;digoxin;tablet;by mouth;250;mg;;once-a-day;;;',
      'Loratid;Allergy;Hay fever;loratadine;tablet;by mouth;10;mg;;once-a-day;7;;',
      'Amo;Antibiotic;Chest;amoxicillin|clavulanic acid;tablet;by mouth;625;mg;;3-times-a-day;7;;',
      'Calpi;Pain;Pain;paracetamol;tablet;by mouth;many;mg;;once;;;',
    ].join('\r\n')}`;
    const found = await preview('medicine', text);
    expect(found.bad.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '3 ingredients',
      '4 routes',
      '5 amount',
      '6 name',
      '7 ingredients',
      '7 ingredients',
      '8 amount',
    ]);
    expect(found.bad[0]?.why).toBe('Name the ingredients.');
    expect(found.bad[3]?.why).toBe('The same name as in line 2.');
    expect(found).toMatchObject({ lines: 7, fresh: [{ line: 2, name: 'Loratid' }], plan: null });
    expect((await carryOut('medicine', text, 'x')).json().code).toBe('import_bad_lines');
    expect((await list('q=loratid')).found).toBe(0);
  });

  test('is carried out as a whole after its preview; a second time there is nothing to do', async () => {
    const text = [HEADS, GOOD, 'Herbola;Other;Sleep;sleepine;tablet;by mouth;5;mg;;at-night;;;'].join('\n');
    const { plan, notChecked } = await preview('medicine', text);
    expect(notChecked).toEqual([{ line: 3, names: ['sleepine'] }]);
    const answers = await Promise.all([carryOut('medicine', text, plan), carryOut('medicine', text, plan)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await preview('medicine', text)).toMatchObject({ same: 2, fresh: [], changed: [], plan: null });
    const changed = text.replace('Hay fever', 'Itching');
    const second = await preview('medicine', changed);
    expect(second).toMatchObject({ same: 1, changed: [{ line: 2, name: 'Loratid' }] });
    expect((await carryOut('medicine', changed, second.plan)).json()).toEqual({ added: 0, changed: 1 });
    expect((await list('q=loratid')).entries).toMatchObject([{ version: 2 }]);
  });

  test('whose preview is old is not carried out', async () => {
    const text = [HEADS, GOOD.replace('Loratid', 'Raced')].join('\n');
    const { plan } = await preview('medicine', text);
    await kept({ ...CETIRIZINE, name: 'Raced' });
    expect((await carryOut('medicine', text, plan)).json().code).toBe('preview_outdated');
  });

  test('without its columns, or not in UTF-8, says so', async () => {
    expect((await preview('diagnosis', 'code,label\nJ06.9,Cold')).bad).toEqual([
      { line: 1, field: 'name', why: 'This column is missing in the first line.' },
      { line: 1, field: 'terms', why: 'This column is missing in the first line.' },
      { line: 1, field: 'label', why: 'This column is not known, or named twice.' },
    ]);
    const long = await app.as(admin.cookie).post('/api/admin/catalogues/import/preview', {
      ...{ kind: 'diagnosis', text: 'x'.repeat(80_001) },
    });
    expect(long.statusCode).toBe(400);
  });

  test.each(['medicine', 'test', 'diagnosis'])('of the %s catalogue comes back as it went out', async (kind) => {
    const file = await app.as(admin.cookie).get(`/api/admin/catalogues/file?kind=${kind}`);
    expect(file.statusCode).toBe(200);
    const again = await preview(kind, file.body);
    expect(again.bad).toEqual([]);
    expect([again.fresh, again.changed]).toEqual([[], []]);
    expect(again.same).toBeGreaterThan(0);
  });
});

test('the safety table shows what it knows', async () => {
  const found = (await app.as(admin.cookie).get('/api/admin/catalogues/safety-table?q=warfarin')).json();
  expect(found.ingredients.map(({ name }: { name: string }) => name)).toContain('warfarin');
  expect(found.ingredients[0]).toMatchObject({ interactions: expect.any(Number), source: expect.any(String) });
});

test.each(['patient', 'doctor', 'staff', 'desk'] as const)('a %s keeps no catalogue', async (role) => {
  const { cookie } = await app.someone(role);
  const answers = [
    await app.as(cookie).get('/api/admin/catalogues'),
    await app.as(cookie).get('/api/admin/catalogues/file'),
    await app.as(cookie).post('/api/admin/catalogues/entries', { entry: CETIRIZINE }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});
