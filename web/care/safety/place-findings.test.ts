import { expect, test } from 'vitest';
import { customRow } from '../form/diagnosis-form.ts';
import { aFinding, aMedicine, aReport, doxycycline } from '../testing.ts';
import { isAnswered, placeFindings, suggestedBy, unanswered } from './place-findings.ts';

const [first, second] = [customRow('Warfarin'), customRow('Ibuprofen')];
const checkedWith = (...findings: ReturnType<typeof aFinding>[]) => ({
  report: aReport({ findings }),
  rows: [first.row, second.row],
});

test('a finding stands under its own row, and one about two under the one that brought it about', () => {
  const interaction = aFinding({ key: 'i', kind: 'interaction', orders: [0, 1] });

  const { ofRow } = placeFindings(checkedWith(aFinding(), interaction), [first, second]);

  expect(ofRow.get(first.row)).toEqual([aFinding()]);
  expect(ofRow.get(second.row)).toEqual([interaction]);
});

test('what is about the patient, or about every row alike, stands above them once', () => {
  const notAsked = aFinding({ key: 'a', kind: 'allergies-not-asked', orders: [] });
  const child = aFinding({ key: 'c', kind: 'not-checked', orders: [0, 1] });

  expect(placeFindings(checkedWith(notAsked, child), [first, second]).ofPatient).toEqual([notAsked, child]);
});

test('a finding of a row that was removed meanwhile is gone with it', () => {
  expect(placeFindings(checkedWith(aFinding()), [second]).ofRow.size).toBe(0);
});

test('a severe finding is answered by a reason of twenty characters, and not by blanks', () => {
  const { key } = aFinding();

  expect(isAnswered(aFinding(), { [key]: 'No alternative for' })).toBe(false);
  expect(isAnswered(aFinding(), { [key]: `${' '.repeat(30)}x` })).toBe(false);
  expect(isAnswered(aFinding(), { [key]: 'No alternative for her.' })).toBe(true);
  expect(unanswered(checkedWith(aFinding(), aFinding({ key: 'n', needsReason: false })), {})).toEqual([aFinding()]);
});

test('the better choice is a medicine of the catalogue that the advice names', () => {
  expect(suggestedBy(aFinding(), [aMedicine(), doxycycline])).toBe(doxycycline);
  expect(suggestedBy(aFinding({ instead: 'Choose an antibiotic of another class.' }), [doxycycline])).toBeUndefined();
});

test('one allergy card for two rows of the same medicine offers the better choice too', () => {
  expect(suggestedBy(aFinding({ orders: [0, 1] }), [aMedicine(), doxycycline])).toBe(doxycycline);
});

test('an interaction, a kidney or an illness card offers the ingredient that the check names, and nothing that holds more', () => {
  const card = aFinding({ kind: 'interaction', orders: [0, 1], swap: { order: 1, ingredient: 'doxycycline' } });
  const combined = aMedicine({ name: 'Doxycycline plus', ingredients: ['doxycycline', 'lactobacillus'] });
  expect(suggestedBy(card, [combined, doxycycline])).toBe(doxycycline);
  expect(suggestedBy(card, [combined])).toBeUndefined();
});

test('of an interaction nothing is replaced: the words do not say which of the two goes', () => {
  expect(suggestedBy(aFinding({ kind: 'interaction', orders: [0, 1] }), [doxycycline])).toBeUndefined();
});
