// Drops and creams that an illness forbids, illnesses that are excluded, medicines written in letters.
import { describe, expect, test } from 'vitest';
import type { MedicineRoute } from '#contract/medicines/medicines.ts';
import { mapAllergy } from './names/map-allergy.ts';
import { recognise } from './names/recognise.ts';
import { currentTable } from './table/current-table.ts';
import { check, found } from './testing.ts';

const put = (name: string, route: MedicineRoute) => ({ name, route, dose: { amount: 1, unit: 'drops' as const } });
const ofIllness = (name: string, route: MedicineRoute, illness: string) =>
  found([put(name, route)], { patient: { conditions: [illness] } }).filter((one) => one.endsWith('condition'));

describe('an illness of eye, ear or skin forbids what is put there:', () => {
  test.each([
    ['Pred Forte', 'into the eye', 'Herpes simplex keratitis', 'severe condition'],
    ['Dexamethasone', 'into the eye', 'dendritic ulcer LE', 'severe condition'],
    ['Loteprednol', 'into the eye', 'fungal keratitis', 'severe condition'],
    ['Nepafenac', 'into the eye', 'corneal ulcer', 'caution condition'],
    ['Gentamicin', 'into the ear', 'CSOM right ear', 'caution condition'],
    ['Tobramycin', 'into the ear', 'grommets', 'caution condition'],
    ['Tropicamide', 'into the eye', 'narrow angle glaucoma', 'severe condition'],
    ['Timolol', 'into the eye', 'complete heart block', 'severe condition'],
    ['Timolol', 'into the eye', 'bradycardia', 'severe condition'],
    ['Timolol', 'into the eye', 'bronchial asthma', 'severe condition'],
    ['Pred Forte', 'into the eye', 'POAG', 'caution condition'],
    ['Latanoprost', 'into the eye', 'uveitis', 'caution condition'],
    ['Clobetasol', 'on the skin', 'tinea cruris', 'caution condition'],
    ['Betamethasone', 'on the skin', 'rosacea', 'caution condition'],
    ['Mometasone', 'on the skin', 'herpes labialis', 'caution condition'],
  ] as const)('%s %s with %s: %s', (name, route, illness, expected) => {
    expect(ofIllness(name, route, illness)).toContain(expected);
  });

  test.each([
    ['Ciprofloxacin', 'into the ear', 'CSOM right ear'],
    ['Hydrocortisone', 'on the skin', 'dendritic ulcer'],
    ['Prednisolone', 'into the eye', 'tinea cruris'],
    ['Gentamicin', 'into the eye', 'perforated ear drum'],
  ] as const)('but %s %s with %s is quiet', (name, route, illness) => {
    expect(ofIllness(name, route, illness)).toEqual([]);
  });
});

describe('an age bar of what is put on', () => {
  const atMonths = (name: string, route: MedicineRoute, ageMonths: number) =>
    found([put(name, route)], { patient: { age: Math.floor(ageMonths / 12), ageMonths } });

  test.each([
    ['Gamma benzene hexachloride lotion', 'on the skin', 8, 'severe child'],
    ['Benzocaine gel', 'on the skin', 8, 'severe child'],
    ['Choline salicylate gel', 'on the skin', 8, 'severe child'],
    ['Phenylephrine nose drops', 'into the nose', 8, 'severe child'],
    ['Oxymetazoline', 'into the nose', 8, 'severe child'],
    ['Otrivin P', 'into the nose', 20, 'severe child'],
    ['Xylometazoline', 'into the nose', 48, 'caution child'],
    ['Naphazoline', 'into the eye', 30, 'severe child'],
    ['Brimonidine', 'into the eye', 8, 'severe child'],
    ['Combigan', 'into the eye', 8, 'severe child'],
    ['Brimonidine', 'into the eye', 60, 'caution child'],
  ] as const)('counts: %s %s at %s months: %s', (name, route, ageMonths, expected) => {
    expect(atMonths(name, route, ageMonths)).toContain(expected);
  });

  test.each([
    ['Phenylephrine', 'into the eye', 1],
    ['Chloramphenicol', 'into the eye', 0],
    ['Ciprofloxacin', 'into the ear', 30],
    ['Tetracycline', 'into the eye', 0],
    ['Xylometazoline', 'into the nose', 84],
    ['Brimonidine', 'into the eye', 96],
    ['Permethrin', 'on the skin', 8],
  ] as const)('but %s %s at %s months is quiet', (name, route, ageMonths) => {
    expect(atMonths(name, route, ageMonths)).toEqual([]);
  });
});

describe('a problem list that excludes an illness', () => {
  const primaquine = (conditions: string[]) =>
    found([{ name: 'Primaquine', dose: { amount: 15, unit: 'mg' } }], { patient: { conditions } });
  const propranolol = (conditions: string[]) =>
    found([{ name: 'Propranolol', dose: { amount: 10, unit: 'mg' } }], { patient: { conditions } });

  test.each([
    'G6PD normal',
    'G6PD: normal 2019',
    'G6PD level is normal',
    'G6PD deficiency ruled out',
    'G6PD not deficient',
  ])('does not raise it: %s', (said) => {
    expect(primaquine([said])).toEqual([]);
  });

  test.each([
    'no asthma',
    'asthma excluded',
    'asthma ruled out by spirometry 2023',
    'bronchial asthma ruled out in 2020',
    'no history of asthma',
    'not a known case of bronchial asthma',
    'no diabetes or asthma',
    'No DM/HTN/asthma',
    'father has bronchial asthma',
    'asthma in her mother',
  ])('nor this: %s', (said) => {
    expect(propranolol([said])).toEqual([]);
  });

  test.each([
    'asthma, ECG normal',
    'asthma with normal spirometry',
    'asthma (chest X-ray negative)',
    'asthma. Negative for TB',
    'no known drug allergies, asthma',
    'asthma negative family history',
    'HIV negative; asthma',
    'Not well controlled asthma',
    'Never smoker with asthma',
    'not on any inhaler for asthma',
    'No exacerbation of asthma',
    'No asthma attack in 5 years',
    'mother of two with asthma',
  ])('only in its own clause and in clear words: %s is asthma', (said) => {
    expect(propranolol([said])).toContain('severe condition');
  });

  test.each([
    ['diabetic foot ulcer', []],
    ['mouth ulcers', []],
    ['corneal ulcer', []],
    ['foot ulcer and gastric ulcer', ['severe condition']],
    ['ulcer', ['severe condition']],
    ['bleeding ulcer', ['severe condition']],
  ])('“%s” and an NSAID by mouth: %s', (said, expected) => {
    const nsaid = { name: 'Naproxen', dose: { amount: 250, unit: 'mg' as const } };
    const cards = check([nsaid], { patient: { conditions: [said] } }).findings;
    expect(
      cards.filter(({ why }) => why.includes('ulcer bleeds')).map(({ severity, kind }) => `${severity} ${kind}`),
    ).toEqual(expected);
  });

  test.each([
    ['primary open angle glaucoma', []],
    ['glaucoma', ['severe condition']],
    ['acute angle closure glaucoma', ['severe condition']],
  ])('“%s” and a mydriatic: %s', (said, expected) => {
    expect(ofIllness('Tropicamide', 'into the eye', said)).toEqual(expected);
  });

  test.each([
    ['non-smoker', []],
    ['ex smoker', []],
    ['heavy smoker', ['condition']],
  ])('“%s” of 38 years and the pill: %s', (said, expected) => {
    const pill = { name: 'Ethinylestradiol + levonorgestrel', dose: { amount: 1, unit: 'tablets' as const } };
    const cards = check([pill], { patient: { conditions: [said], age: 38 } }).findings;
    expect(cards.filter(({ why }) => why.includes('Clots and strokes')).map(({ kind }) => kind)).toEqual(expected);
  });

  test('epilepsy that is not controlled is epilepsy', () => {
    const bupropion = { name: 'Bupropion', dose: { amount: 150, unit: 'mg' as const } };
    expect(found([bupropion], { patient: { conditions: ['Not controlled epilepsy'] } })).toContain('severe condition');
  });

  test('a healed ulcer still counts', () => {
    expect(
      found([{ name: 'Diclofenac', dose: { amount: 50, unit: 'mg' } }], {
        patient: { conditions: ['peptic ulcer healed 2010'] },
      }),
    ).toContain('severe condition');
  });

  test('one more entry never takes an illness away', () => {
    expect(propranolol(['asthma', 'asthma excluded'])).toContain('severe condition');
    expect(primaquine(['G6PD deficiency', 'G6PD normal'])).toContain('severe condition');
  });
});

describe('a medicine in letters', () => {
  test.each([
    ['Tab MTX 15 mg', ['methotrexate']],
    ['ISMN 20', ['isosorbide mononitrate']],
    ['5-FU', ['fluorouracil']],
    ['TMP-SMX DS', ['sulfamethoxazole', 'trimethoprim']],
    ['TLD', ['tenofovir', 'lamivudine', 'dolutegravir']],
    ['LPV/r', ['lopinavir', 'ritonavir']],
    ['Candid V6', ['clotrimazole']],
  ])('%s is %s', (written, ingredients) => {
    const { parts, unknown } = recognise(written);
    expect([parts.map(({ ingredient }) => ingredient), unknown]).toEqual([ingredients, []]);
  });

  test.each(['CTX', 'MTZ', 'LEV', 'SSZ', 'AZA'])('%s may be two medicines and is none', (written) => {
    expect(recognise(written)).toMatchObject({ parts: [], unknown: [written.toLowerCase()] });
  });

  test('that has been taken for another says what it was read as', () => {
    const { findings } = check([{ name: 'Tab AZT 300', dose: { amount: 300, unit: 'mg' } }]);
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'read-as', title: '“Tab AZT 300” was read as zidovudine' }),
    );
  });
});

describe('an allergy', () => {
  test.each([
    ['Septran - rash all over 2018', true],
    ['Penicillin as a child, swelling of both arms', true],
    ['rash all over 2018', false],
    ['swelling of the face', false],
    ['unknown', false],
    ['no known allergies', true],
  ])('“%s” is understood: %s', (text, isUnderstood) => {
    expect(mapAllergy(text, currentTable()).isUnderstood).toBe(isUnderstood);
  });
});

describe('two medicines that nobody had compared', () => {
  test.each([
    ['Metformin', 'Dolutegravir', 'caution'],
    ['Rizatriptan', 'Propranolol', 'caution'],
    ['Aminophylline', 'Ciprofloxacin', 'severe'],
    ['Nirmatrelvir', 'Simvastatin', 'severe'],
    ['Rocuronium', 'Gentamicin', 'severe'],
    ['Finerenone', 'Clarithromycin', 'severe'],
    ['Clozapine', 'Septran', 'severe'],
    ['Phenytoin', 'Capecitabine', 'severe'],
    ['Velpatasvir', 'Rifampicin', 'severe'],
    ['Bosentan', 'Ethinylestradiol', 'severe'],
    ['Potassium chloride', 'Tacrolimus', 'severe'],
    ['Adalimumab', 'Etanercept', 'severe'],
  ])('%s and %s: %s', (one, other, severity) => {
    expect(found([one], { takes: [other] })).toContain(`${severity} interaction`);
  });

  test('are quiet where the dose is low enough', () => {
    const escitalopram = (amount: number) => ({ name: 'Escitalopram', dose: { amount, unit: 'mg' as const } });
    expect(found([escitalopram(20)], { takes: ['Omeprazole'] })).toContain('caution interaction');
    expect(found([escitalopram(10)], { takes: ['Omeprazole'] })).not.toContain('caution interaction');
  });
});
