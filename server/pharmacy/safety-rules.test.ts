import { describe, expect, test } from 'vitest';
import { checkOrders } from './check-orders.ts';
import { currentTable } from './table/current-table.ts';
import { check, factsOf, found, ordered } from './testing.ts';

describe('an allergy', () => {
  test.each([
    ['Penicillin', 'Amoxicillin', ['severe allergy']],
    ['Penicillin', 'Penicillin V', ['severe allergy']],
    ['penicillin, anaphylaxis 2019', 'Flucloxacillin', ['severe allergy']],
    ['Amoxil', 'Flucloxacillin', ['severe allergy']],
    ['Amoxicillin', 'Amoxicillin', ['severe allergy']],
    ['Penicillin', 'Cefalexin', ['caution cross-allergy']],
    ['Cephalosporins', 'Amoxicillin', ['caution cross-allergy']],
    ['Penicillin', 'Doxycycline', []],
    ['Sulfonamides', 'Bactrim', ['severe allergy']],
    ['sulpha drugs', 'Furosemide', ['caution cross-allergy']],
    ['Ibuprofen', 'Diclofenac', ['severe allergy']],
    ['Aspirin', 'Ibuprofen', ['severe allergy']],
    ['Aspirin', 'Paracetamol', []],
    ['Codeine', 'Morphine', ['severe allergy']],
    ['Ramipril', 'Losartan', ['caution cross-allergy']],
    ['Peanuts', 'Amoxicillin', []],
    ['Clopidogrel', 'Clopidogrel', ['severe allergy']],
    ['Clopidogrel', 'Amlodipine', []],
  ])('to %s and an order for %s: %j', (allergy, medicine, expected) => {
    expect(found([medicine], { allergies: [allergy] })).toEqual(expected);
  });

  test.each([
    ['Ceftazidime, anaphylaxis', 'Aztreonam', ['severe cross-allergy']],
    ['Aztreonam', 'Ceftazidime', ['severe cross-allergy']],
    ['Ceftriaxone', 'Aztreonam', []],
    ['Meropenem', 'Ceftriaxone', ['caution cross-allergy']],
    ['Meropenem, anaphylaxis', 'Ceftriaxone', ['severe cross-allergy']],
  ])('to %s and an injection of %s: %j', (allergy, name, expected) => {
    const injection = { name, route: 'into a vein' as const, dose: { amount: 1, unit: 'g' as const } };
    expect(found([injection], { allergies: [allergy] })).toEqual(expected);
  });

  test('names the class, why, what instead and where it stands', () => {
    const [finding] = check(['Amoxicillin'], { allergies: ['Penicillin'] }).findings;
    expect(finding).toMatchObject({
      title: 'Allergy conflict: amoxicillin is a penicillin',
      why: expect.stringContaining('“Penicillin”'),
      instead: expect.stringContaining('doxycycline'),
      source: expect.stringMatching(/^Nadi safety table \d{4}-\d\d-\d\d\.[0-9a-f]{8}, entry A:penicillin: /),
      orders: [0],
      needsReason: true,
    });
  });

  test('that nobody understands is a finding that must be answered', () => {
    const { findings } = check(['Amoxicillin'], { allergies: ['the little red pills'] });
    expect(findings).toMatchObject([{ kind: 'allergy-not-understood', needsReason: true }]);
  });

  test.each([
    ['not-asked', 'allergies-not-asked'],
    ['unconfirmed', 'allergies-unconfirmed'],
  ] as const)('state %s is a finding that must be answered', (allergyState, kind) => {
    const { findings } = check(['Amoxicillin'], { patient: { allergyState } });
    expect(findings).toMatchObject([{ kind, needsReason: true, orders: [] }]);
  });

  test('is not asked about when nothing is prescribed', () => {
    expect(found([], { patient: { allergyState: 'not-asked' } })).toEqual([]);
  });
});

describe('medicines together', () => {
  test.each([
    [['Warfarin', 'Ibuprofen'], 'severe interaction'],
    [['Warfarin', 'Aspirin'], 'severe interaction'],
    [['Warfarin', 'Paracetamol'], undefined],
    [['Clarithromycin', 'Simvastatin'], 'severe interaction'],
    [['Azithromycin', 'Simvastatin'], undefined],
    [['Azithromycin', 'Citalopram'], 'severe interaction'],
    [['Methotrexate', 'Bactrim'], 'severe interaction'],
    [['Ramipril', 'Losartan'], 'severe interaction'],
    [['Ramipril', 'Spironolactone'], 'severe interaction'],
    [['Ibuprofen', 'Diclofenac'], 'severe interaction'],
    [['Sildenafil', 'GTN'], 'severe interaction'],
    [['Codeine', 'Diazepam'], 'severe interaction'],
    [['Clopidogrel', 'Omeprazole'], 'severe interaction'],
    [['Clopidogrel', 'Pantoprazole'], undefined],
    [['Atorvastatin', 'Rosuvastatin'], 'caution duplicate'],
    [['Paracetamol', 'Crocin'], 'caution duplicate'],
  ])('%j: %s', (medicines, expected) => {
    // Methotrexate each day is a finding of its own.
    const weekly = medicines.map((name) => ({
      name,
      frequency: 'once-a-week' as const,
      dose: { amount: 0.1, unit: 'mg' as const },
    }));
    expect(found(weekly)[0]).toBe(expected);
    expect(found(weekly.toReversed())[0]).toBe(expected);
  });

  test('are compared with what the patient takes already, by whatever name', () => {
    expect(found(['Ibuprofen'], { takes: ['Warfarin 5 mg'] })).toEqual(['severe interaction']);
    expect(found(['Aspirin'], { takes: ['Ecosprin 75'] })).toEqual(['caution duplicate']);
    const [finding] = check(['Ibuprofen'], { takes: ['a green powder'] }).findings;
    expect(finding).toMatchObject({ title: 'Not compared with a green powder', needsReason: true });
  });
});

describe('pregnancy', () => {
  test.each([
    ['Ramipril', { pregnancy: 'yes' }, ['severe pregnancy']],
    ['Ramipril', { pregnancy: 'unsure' }, ['severe pregnancy']],
    ['Ramipril', { pregnancy: null }, ['caution pregnancy']],
    ['Ramipril', { pregnancy: 'no' }, []],
    ['Ramipril', { pregnancy: null, age: 61 }, []],
    ['Ramipril', { pregnancy: null, sex: 'male' }, []],
    ['Ibuprofen', { pregnancy: 'yes' }, ['severe pregnancy']],
    ['Paracetamol', { pregnancy: 'yes' }, []],
    ['Trimethoprim', { pregnancy: 'yes' }, ['caution pregnancy']],
    ['Trimethoprim', { pregnancy: null }, []],
  ] as const)('and %s with %j: %j', (medicine, patient, expected) => {
    expect(found([medicine], { patient })).toEqual(expected);
  });
});

describe('a dose', () => {
  const mg = (amount: number) => ({ amount, unit: 'mg' as const });
  test.each([
    ['4 g of paracetamol a day', [{ name: 'Paracetamol', dose: mg(1000), frequency: 'every-6-hours' }], 0],
    ['6 g of paracetamol a day', [{ name: 'Paracetamol', dose: mg(1000), frequency: 'every-4-hours' }], 1],
    ['1.5 g of paracetamol at once', [{ name: 'Paracetamol', dose: mg(1500), frequency: 'twice-a-day' }], 1],
    ['in grams', [{ name: 'Paracetamol', dose: { amount: 2, unit: 'g' }, frequency: 'once' }], 1],
    ['in micrograms', [{ name: 'Digoxin', dose: { amount: 125, unit: 'mcg' }, frequency: 'once-a-day' }], 0],
    ['a microgram too many', [{ name: 'Digoxin', dose: { amount: 251, unit: 'mcg' }, frequency: 'once-a-day' }], 2],
    [
      'as needed inside its limits',
      [{ name: 'Paracetamol', dose: mg(650), frequency: 'as-needed', smallestGapHours: 6, mostIn24Hours: 4 }],
      0,
    ],
    [
      'as needed beyond them',
      [{ name: 'Paracetamol', dose: mg(1000), frequency: 'as-needed', smallestGapHours: 4, mostIn24Hours: 6 }],
      1,
    ],
    [
      'a gap of 5 hours, which has room for five doses',
      [{ name: 'Paracetamol', dose: mg(1000), frequency: 'as-needed', smallestGapHours: 5, mostIn24Hours: 5 }],
      1,
    ],
    [
      'a gap of 7 hours, which has room for four doses',
      [{ name: 'Ibuprofen', dose: mg(800), frequency: 'as-needed', smallestGapHours: 7, mostIn24Hours: 4 }],
      1,
    ],
    [
      'a gap of 7 hours and three doses at most',
      [{ name: 'Ibuprofen', dose: mg(800), frequency: 'as-needed', smallestGapHours: 7, mostIn24Hours: 3 }],
      0,
    ],
    ['a one-off treatment', [{ name: 'Azithromycin', dose: mg(1000), frequency: 'once' }], 0],
    ['the same every day', [{ name: 'Azithromycin', dose: mg(1000), frequency: 'once-a-day' }], 2],
    ['methotrexate once a week', [{ name: 'Methotrexate', dose: mg(7.5), frequency: 'once-a-week' }], 0],
    ['methotrexate once a day', [{ name: 'Methotrexate', dose: mg(7.5), frequency: 'once-a-day' }], 2],
    ['alendronate 70 mg once a week', [{ name: 'Alendronate', dose: mg(70), frequency: 'once-a-week' }], 0],
    ['on the skin', [{ name: 'Diclofenac gel', dose: { amount: 1, unit: 'application' }, route: 'on the skin' }], 0],
  ] as const)('%s gives %s severe findings', (_what, options, severe) => {
    const findings = check([...options], { patient: { sex: 'male' } }).findings.filter(
      ({ severity }) => severity === 'severe',
    );
    expect(findings.map(({ kind }) => kind)).toEqual(Array(severe).fill('dose'));
  });

  test('is summed by ingredient over all orders and what runs already', () => {
    const half = { dose: mg(1000), frequency: 'twice-a-day' as const };
    const orders = [
      { name: 'Paracetamol', ...half },
      { name: 'Crocin', ...half },
    ];
    const runningToo = { ...ordered({ name: 'Calpol', ...half }), isPrescribed: true };
    const taken = { ...runningToo, taken: runningToo };

    expect(found(orders).filter((one) => one.includes('dose'))).toEqual([]);
    const [finding] = check(orders, { takes: [taken] }).findings;
    expect(finding).toMatchObject({ title: 'Too much paracetamol: 6 g a day', orders: [0, 1], needsReason: true });
  });

  test('of another amount is another finding: its reason does not cover more', () => {
    const keyOf = (amount: number) =>
      check([{ name: 'Paracetamol', dose: mg(amount), frequency: 'once' }]).findings[0]?.key;
    expect(keyOf(1500)).not.toBe(keyOf(15_000));
  });

  test('by a way or in a unit that the table does not know is not checked, and wants a reason', () => {
    const drops = check([{ name: 'Paracetamol', dose: { amount: 20, unit: 'drops' } }]);
    expect(drops.findings).toMatchObject([{ kind: 'not-checked', needsReason: true }]);
    expect(drops.verdicts).toEqual(['not-checked']);
  });

  test('of a listed medicine without a highest dose for this route is not checked, and wants a reason', () => {
    const table = currentTable();
    const amoxicillin = table.ingredients.get('amoxicillin');
    if (!amoxicillin) throw new Error('amoxicillin is gone');
    const ingredients = new Map(table.ingredients).set('amoxicillin', { ...amoxicillin, adult: [] });
    const report = checkOrders(factsOf(['Amoxicillin']), new Date(0), { ...table, ingredients });
    expect(report.findings).toMatchObject([{ title: 'Dose of Amoxicillin not checked', needsReason: true }]);
    expect(report.verdicts).toEqual(['not-checked']);
  });
});

describe('what the table cannot say', () => {
  test('an unlisted medicine is not checked, and wants a reason', () => {
    const { findings, verdicts } = check(['Moonflower extract']);
    expect(findings).toMatchObject([
      { kind: 'not-checked', title: 'Moonflower extract not checked', needsReason: true },
    ]);
    expect(verdicts).toEqual(['not-checked']);
  });

  test('one that is listed in part is checked as far as it goes', () => {
    expect(found(['Amoxicillin with moonflower'], { allergies: ['Penicillin'] })).toEqual([
      'severe allergy',
      'note not-checked',
    ]);
  });

  test('an age that nobody knows is asked for', () => {
    const { findings } = check(['Amoxicillin'], { patient: { age: null } });
    expect(findings).toMatchObject([{ kind: 'not-checked', needsReason: true }]);
  });

  test('nothing found is “no known entry”; the word safe is nowhere', () => {
    const report = check(['Paracetamol', 'Cetirizine']);
    expect(report).toMatchObject({ findings: [], verdicts: ['no-known-entry', 'no-known-entry'] });
    expect(JSON.stringify(report)).not.toMatch(/\bsafe\b/i);
  });
});
