import { describe, expect, test } from 'vitest';
import { currentTable } from '../table/current-table.ts';
import { mapAllergy } from './map-allergy.ts';
import { recognise } from './recognise.ts';

const named = (text: string) => {
  const { parts, unknown } = recognise(text);
  return [parts.map(({ ingredient }) => ingredient).toSorted(), unknown];
};

describe('a medicine is recognised', () => {
  test.each([
    ['Tab Warfarin 5 mg OD', ['warfarin']],
    ['T. Warfarin 5mg b.d.', ['warfarin']],
    ['Inj. Ceftriaxone 1 g IV BD', ['ceftriaxone']],
    ['Syp Amoxycillin 5 ml TDS', ['amoxicillin']],
    ['amoxycilin', ['amoxicillin']],
    ['Amoxicilin 500', ['amoxicillin']],
    ['Atorvastatin calcium 20 mg HS', ['atorvastatin']],
    ['Losartan potassium', ['losartan']],
    ['Diclofenac sodium SR 100', ['diclofenac']],
    ['Gliclazide MR 60', ['gliclazide']],
    ['Augmentin 625', ['amoxicillin', 'clavulanic acid']],
    ['Augmentin-625', ['amoxicillin', 'clavulanic acid']],
    ['co amoxiclav', ['amoxicillin', 'clavulanic acid']],
    ['Co-amoxyclav', ['amoxicillin', 'clavulanic acid']],
    ['Ultracet', ['paracetamol', 'tramadol']],
    ['Voveran plus', ['diclofenac', 'paracetamol']],
    ['Ampicillin/sulbactam', ['ampicillin', 'sulbactam']],
    ['Benzathine penicillin', ['benzathine benzylpenicillin']],
    ['Ecosprin 75 SOS', ['aspirin']],
    ['Paracetamol 325 + Tramadol 37.5', ['paracetamol', 'tramadol']],
    ['St. John’s wort', ['st john’s wort']],
    ['Ringers 500 ml', ['ringer’s lactate']],
    ['RL', ['ringer’s lactate']],
    ['Hartmann’s', ['ringer’s lactate']],
    ['0.9 % NaCl', ['sodium chloride']],
    ['NS', ['sodium chloride']],
    ['5 % dextrose', ['dextrose']],
    ['25% dextrose', ['dextrose']],
    ['DNS', ['dextrose saline']],
    ['4FDC (RHEZ 150/75/400/275)', ['ethambutol', 'isoniazid', 'pyrazinamide', 'rifampicin']],
    ['Refresh Tears (CMC 0.5%)', ['carboxymethylcellulose']],
  ])('%s', (text, ingredients) => {
    const [parts, unknown] = named(text);
    expect(unknown).toEqual([]);
    expect(String(parts).replace("'", '’')).toBe(String(ingredients));
  });

  test.each([
    ['Voveran forte', ['forte']],
    ['Dolo turbo', ['turbo']],
    ['Crocin xyz', ['xyz']],
    ['Moonflower extract', ['moonflower', 'extract']],
  ])('but an unknown variant is not: %s', (text, unknown) => {
    expect(named(text)[1]).toEqual(unknown);
  });

  test.each(['daaxxauzz', 'daaxxaazz'])('%s is no misspelt brand: a short name must be heard exactly', (word) => {
    expect(recognise(word)).toMatchObject({ parts: [], readAs: [], unknown: [word] });
  });

  test.each([
    ['Tab Clarithro 500', 'clarithromycin'],
    ['Syp Clindamy 75', 'clindamycin'],
  ])('%s is the beginning of %s, and says so', (written, ingredient) => {
    const { parts, unknown, readAs } = recognise(written);
    expect(unknown).toEqual([]);
    expect(parts.map((part) => part.ingredient)).toEqual([ingredient]);
    expect(readAs).toEqual([ingredient]);
  });

  test.each(['Tab Chlorp', 'Inj Methylp 40'])(
    '%s may begin several, or another brand: it is none of them',
    (written) => {
      expect(recognise(written).unknown).not.toEqual([]);
    },
  );

  test('a misspelt name is named as what it was read as, and a look-alike is never taken for another', () => {
    expect(recognise('amoxicilln').readAs).toEqual(['amoxicillin']);
    expect(recognise('Amoxicillin').readAs).toEqual([]);
    for (const [one, other] of [
      ['hydroxyzine', 'hydralazine'],
      ['clonidine', 'clonazepam'],
      ['prednisolone', 'primaquine'],
      ['glipizide', 'gliclazide'],
    ]) {
      expect(named(one ?? '')[0]).toEqual([one]);
      expect(named(other ?? '')[0]).toEqual([other]);
    }
  });

  test('the strength of a brand is counted by its number', () => {
    const strengths = (text: string) => recognise(text).parts.map(({ perUnit }) => perUnit);
    expect(strengths('Augmentin 375')).toEqual([250, 125]);
    expect(strengths('Augmentin 625 duo')).toEqual([500, 125]);
    expect(strengths('Augmentin 1 g')).toEqual([875, 125]);
    expect(strengths('Dolo 650')).toEqual([650]);
    expect(strengths('Thyronorm 50')).toEqual([0.05]);
    expect(strengths('Paracetamol')).toEqual([null]);
  });
});

describe('an allergy is understood only if every word of it is', () => {
  test.each([
    ['Penicillin.', true],
    ['Penicillin-V', true],
    ['pencillin', true],
    ['Augmentin (rash, 2019)', true],
    ['Peanuts', true],
    ['dust and pollen', true],
    ['Penicillin injection: collapse', true],
    ['Sulfa drugs', true],
    ['Egg; also Voltarol', true],
    ['Egg; also Blorbofen', false],
    ['Some cold medicine made my throat swell', false],
    ['Injection after a dog bite: collapse', false],
    ['a white tablet', false],
    ['peanuts, and an antibiotic', false],
  ])('%s: %s', (text, isUnderstood) => {
    expect(mapAllergy(text, currentTable()).isUnderstood).toBe(isUnderstood);
  });
});
