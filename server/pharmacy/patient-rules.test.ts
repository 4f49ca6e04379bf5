import { describe, expect, test } from 'vitest';
import { egfrOf } from './egfr.ts';
import type { PatientFacts } from './facts.ts';
import { check, found } from './testing.ts';

const mg = (amount: number) => ({ amount, unit: 'mg' as const });
const weighing = (kg: number, daysAgo = 1) => ({ weight: { kg, daysAgo, on: '13 Nov 2026' } });
const CHILD: Partial<PatientFacts> = { age: 8, sex: 'male', ...weighing(23.8) };

describe('a route', () => {
  test('that the medicine does not have is severe, and its own is offered', () => {
    const { findings } = check([{ name: 'Insulin glargine', dose: { amount: 30, unit: 'IU' }, route: 'by mouth' }]);
    expect(findings).toMatchObject([
      { kind: 'route', severity: 'severe', needsReason: true, offer: { route: 'under the skin' } },
    ]);
  });

  test('into the spine kills with vincristine', () => {
    expect(found([{ name: 'Vincristine', dose: mg(2), route: 'spinal', frequency: 'once' }])[0]).toBe('severe route');
  });

  test('on the skin raises nothing about the whole body, but an allergy does', () => {
    const gel = {
      name: 'Diclofenac',
      dose: { amount: 1, unit: 'application' as const },
      route: 'on the skin' as const,
    };
    expect(
      found([gel], { takes: ['Warfarin 5 mg'], patient: { conditions: ['peptic ulcer', 'CKD 4'], pregnancy: 'yes' } }),
    ).toEqual([]);
    expect(found([gel], { allergies: ['Voveran'] })).toEqual(['severe allergy']);
  });
});

describe('a child', () => {
  const paracetamol = { name: 'Paracetamol', dose: mg(650), frequency: '4-times-a-day' as const };

  test('gets the dose by weight, with the sum and the dose that fits', () => {
    const [finding] = check([paracetamol], { patient: CHILD }).findings;
    expect(finding).toMatchObject({
      kind: 'child',
      severity: 'severe',
      title: 'Too much paracetamol for 23.8 kg: 27.3 mg/kg at once',
      offer: { dose: { unit: 'mg' } },
      sums: [{ what: 'One dose', isOver: true }, { what: 'In 24 h' }],
    });
    const amount = finding?.offer?.dose?.amount ?? 0;
    expect(found([{ ...paracetamol, dose: mg(amount) }], { patient: CHILD })).toEqual([]);
  });

  test('without a weight on record must be answered', () => {
    const { findings } = check([{ ...paracetamol, dose: mg(250) }], { patient: { ...CHILD, weight: null } });
    expect(findings).toMatchObject([{ kind: 'child', needsReason: true, title: expect.stringContaining('No weight') }]);
  });

  test('with an old weight is told so', () => {
    const { findings } = check([{ ...paracetamol, dose: mg(250) }], { patient: { ...CHILD, ...weighing(23.8, 400) } });
    expect(findings).toMatchObject([{ severity: 'note', title: 'The weight of 23.8 kg is of 13 Nov 2026' }]);
  });

  test('never gets more than an adult, whatever the weight', () => {
    const heavy = { ...CHILD, age: 15, ...weighing(120) };
    expect(found([{ ...paracetamol, dose: mg(1500) }], { patient: heavy })[0]).toBe('severe child');
  });

  test.each([
    ['Aspirin', 8, 'severe child'],
    ['Codeine', 8, 'severe child'],
    ['Doxycycline', 5, 'severe child'],
  ])('is protected from %s at %s years: %s', (name, age, expected) => {
    expect(found([{ name, dose: mg(1) }], { patient: { ...CHILD, age } })).toContain(expected);
  });

  test('a dose that the table has no weight rule for is not checked, by name', () => {
    const { findings } = check([{ name: 'Clopidogrel', dose: mg(75) }], { patient: CHILD });
    expect(findings).toMatchObject([
      { kind: 'not-checked', needsReason: true, title: 'Dose of Clopidogrel not checked' },
    ]);
  });
});

describe('the kidneys', () => {
  const metformin = { name: 'Metformin', dose: mg(1000), frequency: 'twice-a-day' as const };
  const ofResult = (egfr: number) => ({ kidney: { egfr, daysAgo: 0, on: '15 Nov 2026' } });

  test.each([
    ['a result of 24', ofResult(24), 'severe kidney'],
    ['a result of 90', ofResult(90), undefined],
    ['CKD 4 in the problem list', { conditions: ['CKD 4'] }, 'severe kidney'],
    ['CKD stage IV', { conditions: ['Chronic kidney disease, stage IV'] }, 'severe kidney'],
    ['dialysis', { conditions: ['on dialysis'] }, 'severe kidney'],
    ['eGFR written by hand', { conditions: ['eGFR 22'] }, 'severe kidney'],
    ['a signed code', { illnesses: [{ code: 'N18.4', name: 'CKD', daysAgo: 300 }] }, 'severe kidney'],
    ['a disease without its stage', { conditions: ['kidney disease'] }, 'caution kidney'],
    ['kidney stones', { conditions: ['kidney stones'] }, undefined],
    ['a father with kidney failure', { conditions: ['father had kidney failure'] }, undefined],
    ['CKD 4 not on dialysis', { conditions: ['CKD stage 4, not on dialysis'] }, 'severe kidney'],
    ['CKD 4 not on dialysis, in one clause', { conditions: ['CKD-4 not on dialysis'] }, 'severe kidney'],
    ['CKD 5 without dialysis', { conditions: ['CKD stage 5, no dialysis yet'] }, 'severe kidney'],
    ['ESRD without a transplant', { conditions: ['ESRD on dialysis, not a transplant candidate'] }, 'severe kidney'],
    [
      'CKD 4 of a patient whose father has another illness',
      { conditions: ['Father diabetic, CKD 4'] },
      'severe kidney',
    ],
    ['CKD 4 of a mother of two', { conditions: ['Mother of two with CKD stage 4'] }, 'severe kidney'],
    ['CKD 4 that is not controlled', { conditions: ['Hypertension not controlled, CKD 4'] }, 'severe kidney'],
    ['CKD 4 that does not progress', { conditions: ['No CKD stage 4 progression'] }, 'severe kidney'],
    ['none of three, with slashes', { conditions: ['No DM/HTN/CKD'] }, undefined],
    ['no CKD', { conditions: ['No CKD'] }, undefined],
    ['no history of kidney disease', { conditions: ['no h/o chronic kidney disease'] }, undefined],
    ['neither diabetes nor kidney disease', { conditions: ['No diabetes or kidney disease'] }, undefined],
    ['diabetes without nephropathy', { conditions: ['Diabetes without diabetic nephropathy'] }, undefined],
    ['a family history of CKD', { conditions: ['Family history of CKD stage 5'] }, undefined],
    ['kidney failure in the mother', { conditions: ['kidney failure in mother'] }, undefined],
  ])('%s', (_what, patient, expected) => {
    expect(found([metformin], { patient }).find((one) => one.includes('kidney'))).toBe(expected);
  });

  test.each([
    ['5 mg/dL at 10 years', 5, { age: 10 }, 'severe kidney'],
    ['1.1 mg/dL at 10 years', 1.1, { age: 10 }, 'caution kidney'],
    ['0.6 mg/dL at 10 years', 0.6, { age: 10 }, undefined],
    ['0.9 mg/dL at 3 years', 0.9, { age: 3 }, 'severe kidney'],
    ['0.9 mg/dL at 2 days', 0.9, { age: 0, ageMonths: 0 }, undefined],
    ['0.9 mg/dL at 8 months', 0.9, { age: 0, ageMonths: 8 }, 'caution kidney'],
    ['3 mg/dL at an unknown age', 3, { age: null }, 'caution kidney'],
    ['5 mg/dL at 10 years, two years ago', 5, { age: 10, daysAgo: 730 }, undefined],
  ])(
    'of a creatinine of %s',
    (_what, mgPerDl, { daysAgo = 0, ...patient }: Partial<PatientFacts> & { daysAgo?: number }, expected) => {
      const gentamicin = {
        name: 'Gentamicin',
        dose: mg(70),
        route: 'into a vein' as const,
        frequency: 'every-8-hours' as const,
      };
      const facts = { ...weighing(28), ...patient, creatinine: { mgPerDl, daysAgo, on: '15 Nov 2026' } };
      expect(found([gentamicin], { patient: facts }).find((one) => one.includes('kidney'))).toBe(expected);
    },
  );

  test('of whom the stage is not known must be answered', () => {
    const { findings } = check([metformin], { patient: { conditions: ['renal failure'] } });
    expect(findings.find(({ kind }) => kind === 'kidney')).toMatchObject({ severity: 'caution', needsReason: true });
  });

  test('eGFR is worked out by CKD-EPI 2021', () => {
    // https://www.kidney.org calculator: woman of 63 with 2.2 mg/dL, man of 50 with 1.0 mg/dL.
    expect(egfrOf({ creatinineMgPerDl: 2.2, age: 63, sex: 'female' })).toBe(25);
    expect(egfrOf({ creatinineMgPerDl: 1, age: 50, sex: 'male' })).toBe(92);
  });
});

describe('a condition', () => {
  test.each([
    ['Propranolol', { conditions: ['Bronchial asthma'] }, 'severe condition'],
    ['Propranolol', { conditions: ['astma since 2011'] }, 'severe condition'],
    ['Propranolol', { conditions: ['No history of asthma'] }, undefined],
    ['Propranolol', { illnesses: [{ code: 'J45.9', name: 'Asthma', daysAgo: 900 }] }, 'severe condition'],
    ['Naproxen', { conditions: ['peptic ulcer'] }, 'severe condition'],
    ['Nitrofurantoin', { conditions: ['G6PD deficiency'] }, 'severe condition'],
    ['Tramadol', { conditions: ['Epilepsy'] }, 'severe condition'],
    ['Ciprofloxacin', { conditions: ['Myasthenia gravis'] }, 'severe condition'],
    ['Dabigatran', { conditions: ['Mechanical mitral valve'] }, 'severe condition'],
    ['Apixaban', { conditions: ['s/p AVR 2015'] }, 'severe condition'],
    ['Rivaroxaban', { conditions: ['RHD, MVR done'] }, 'severe condition'],
    [
      'Dabigatran',
      { illnesses: [{ code: 'Z95.2', name: 'Prosthetic heart valve', daysAgo: 900 }] },
      'severe condition',
    ],
    ['Rivaroxaban', { conditions: ['RHD with severe MS, AF'] }, 'severe condition'],
    ['Rivaroxaban', { illnesses: [{ code: 'I05.0', name: 'Mitral stenosis', daysAgo: 9 }] }, 'severe condition'],
    ['Rivaroxaban', { conditions: ['mild mitral stenosis'] }, undefined],
    ['Rivaroxaban', { conditions: ['Bioprosthetic aortic valve replacement'] }, undefined],
    ['Rivaroxaban', { conditions: ['Rheumatic heart disease'] }, 'caution condition'],
    ['Rivaroxaban', { conditions: ['Atrial fibrillation'] }, undefined],
    ['Rivaroxaban', { conditions: ['ST depression in aVR'] }, undefined],
    ['Warfarin', { conditions: ['Mechanical mitral valve'] }, undefined],
    ['Dapagliflozin', { conditions: ['Type 1 diabetes'] }, 'severe condition'],
    ['Empagliflozin', { conditions: ['T1DM since 2004'] }, 'severe condition'],
    ['Dapagliflozin', { illnesses: [{ code: 'E10.9', name: 'Diabetes', daysAgo: 300 }] }, 'severe condition'],
    ['Dapagliflozin', { conditions: ['DM type I'] }, 'severe condition'],
    ['Dapagliflozin', { conditions: ['NIDDM'] }, undefined],
    ['Dapagliflozin', { conditions: ['Type 2 diabetes'] }, undefined],
    ['Dapagliflozin', { illnesses: [{ code: 'E11.9', name: 'Diabetes', daysAgo: 300 }] }, undefined],
    ['Insulin glargine', { conditions: ['Type 1 diabetes'] }, undefined],
    ['Clozapine', { conditions: ['breastfeeding'] }, 'severe condition'],
    ['Fingolimod', { conditions: ['breastfeeding'] }, 'severe condition'],
    ['Dapsone', { conditions: ['breastfeeding'] }, 'caution condition'],
    ['Phenobarbital', { conditions: ['breastfeeding'] }, 'caution condition'],
  ])('and %s with %j: %s', (name, patient, expected) => {
    expect(found([{ name, dose: mg(1) }], { patient }).find((one) => one.includes('condition'))).toBe(expected);
  });
});

describe('whoever could become pregnant', () => {
  test.each([
    ['a woman of 29', { age: 29, sex: 'female' }, true],
    ['a girl of 13', { age: 13, sex: 'female' }, true],
    ['a woman of 60', { age: 60, sex: 'female' }, false],
    ['a man', { age: 29, sex: 'male' }, false],
  ] as const)('is asked about contraception before valproate: %s', (_who, patient, isAsked) => {
    const { findings } = check(['Sodium valproate'], { patient: { ...patient, pregnancy: 'no', ...weighing(50) } });
    expect(findings.some(({ kind, needsReason }) => kind === 'prevention' && needsReason)).toBe(isAsked);
  });

  test('fingolimod is severe in pregnancy, and asks about contraception before it', () => {
    const order = [{ name: 'Fingolimod', dose: mg(0.5) }];
    expect(found(order, { patient: { pregnancy: 'yes' } })).toContain('severe pregnancy');
    expect(found(order, { patient: { pregnancy: 'no', age: 29 } })).toContain('severe prevention');
  });

  test.each([
    ['28 weeks pregnant, no complaints', 'severe pregnancy'],
    ['Pregnant with no bleeding', 'severe pregnancy'],
    ['Pregnant - no complaints', 'severe pregnancy'],
    ['G2P1, pregnancy 12 weeks, not immune to rubella', 'severe pregnancy'],
    ['Not pregnant', undefined],
    ['Previous ectopic pregnancy', undefined],
    ['Diabetes after pregnancy', undefined],
    ['pregnancy: no', undefined],
  ])('“%s” in the problem list and warfarin: %s', (said, expected) => {
    const patient = { pregnancy: 'no' as const, age: 29, conditions: [said] };
    expect(found(['Warfarin'], { patient }).find((one) => one.endsWith('pregnancy'))).toBe(expected);
  });

  test('low-dose aspirin in pregnancy is quiet, a painkiller’s dose is not', () => {
    const aspirin = (amount: number) =>
      found([{ name: 'Aspirin', dose: mg(amount) }], { patient: { pregnancy: 'yes' } });
    expect(aspirin(75)).toEqual([]);
    expect(aspirin(600)[0]).toMatch(/pregnancy/);
  });
});

describe('what the patient takes', () => {
  test('and nobody knows must be answered', () => {
    expect(check(['Paracetamol'], { takes: ['blood thinner'] }).findings.some(({ needsReason }) => needsReason)).toBe(
      true,
    );
    expect(found(['Ibuprofen'], { takes: ['blood thinner'] })[0]).toBe('severe interaction');
  });

  test('in a combination is found by each ingredient', () => {
    expect(found(['Paracetamol'], { takes: ['Ultracet'] })).toContain('caution duplicate');
  });

  test('three together that stop the kidneys are one severe finding', () => {
    const { findings } = check(['Ibuprofen'], { takes: ['Ramipril', 'Furosemide'] });
    expect(findings[0]).toMatchObject({ severity: 'severe', title: expect.stringContaining('The three together') });
  });
});

test.each([
  [
    'citalopram 40 mg at 72 years',
    { name: 'Citalopram', dose: { amount: 40, unit: 'mg' } },
    { age: 72 },
    'severe dose',
  ],
  ['citalopram 20 mg at 72 years', { name: 'Citalopram', dose: { amount: 20, unit: 'mg' } }, { age: 72 }, 'none'],
  [
    'paracetamol 4 g a day at 44 kg',
    { name: 'Paracetamol', dose: { amount: 1, unit: 'g' }, frequency: '4-times-a-day' },
    { weight: { kg: 44, daysAgo: 1, on: '14 Nov' } },
    'severe dose',
  ],
] as const)('who is old or light bears less: %s', (_, order, patient, expected) => {
  expect(found([order], { patient }).join(', ') || 'none').toBe(expected);
});

test('ear drops into the eye and a tablet into a vein are refused by what their names say', () => {
  expect(found([{ name: 'Candibiotic ear drops', route: 'into the eye' }])).toContain('severe route');
  expect(found([{ name: 'Tab Furosemide 40', route: 'into a vein' }])).toContain('severe route');
});

test('an allergy whose spelling may mean two medicines counts for both until it is answered', () => {
  const findings = found(['Amoxicillin'], { allergies: ['amoxcillin - hives'] });
  expect(findings).toContain('severe allergy');
  expect(findings).toContain('caution allergy-not-understood');
});

test('a dose of twice what weak kidneys bear is severe', () => {
  const gabapentin = {
    name: 'Gabapentin',
    dose: { amount: 600, unit: 'mg' as const },
    frequency: '3-times-a-day' as const,
  };
  expect(found([gabapentin], { patient: { kidney: { egfr: 22, daysAgo: 2, on: '13 Nov' } } })).toContain(
    'severe kidney',
  );
});
