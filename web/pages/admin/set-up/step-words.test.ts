import { expect, test } from 'vitest';
import type { SetUpFigures } from '#contract/clinic/set-up.ts';
import { doorLines, summaryOf } from './step-words.ts';

const NOTHING: SetUpFigures = {
  ...{ hasOwnName: true, departments: 0, doctors: 0, doctorsWithHours: 0, nurses: 0, receptionists: 0 },
  ...{ administrators: 1, invited: 0, rooms: 0, beds: 0, bookable: 0 },
  working: { doctors: 0, nurses: 0, receptionists: 0, administrators: 1 },
};
const open = (figures: Partial<SetUpFigures>) =>
  doorLines({ ...NOTHING, ...figures }).flatMap(({ isDone, text }) => (isDone ? [] : [text]));

test('opening an empty clinic says what does not work yet', () => {
  expect(open({})).toEqual([
    'Nobody can book: no doctor has hours',
    'Nobody works at the front desk',
    'Nobody can be admitted: there are no beds',
    'You are the only administrator: a lost phone locks you out',
  ]);
});

test('nothing is called open in a clinic that has everything; a ward without beds is named as such', () => {
  const people = { doctors: 2, nurses: 1, receptionists: 1, administrators: 2 };
  const full = { ...people, working: people, doctorsWithHours: 2, bookable: 2, rooms: 1, beds: 2 };
  expect(open(full)).toEqual([]);
  expect(open({ ...full, beds: 0 })).toEqual(['Nobody can be admitted: there are no beds']);
  const none = { doctors: 0, nurses: 0, receptionists: 0, administrators: 1 };
  expect(open({ ...full, working: none, bookable: 0, invited: 5 })).toEqual([
    'Nobody can book: no doctor with hours has logged in yet',
    'Nobody works at the front desk: 1 only invited',
    'No nurse works here yet: 1 only invited',
    'You are the only administrator: a lost phone locks you out',
  ]);
});

test.each([
  ['departments', {}, 'None yet.'],
  ['departments', { departments: 1 }, '1 department'],
  ['people', { doctors: 2 }, '2 doctors (2 only invited), 0 nurses, 0 receptionists and 1 administrator'],
  ['hours', { doctors: 1, doctorsWithHours: 0 }, '0 of 1 doctor has hours'],
  ['rooms', { rooms: 2, beds: 4 }, '2 rooms, 4 beds'],
] as const)('%s with %o reads "%s"', (step, figures, words) => {
  expect(summaryOf(step, { ...NOTHING, ...figures })).toBe(words);
});
