import { expect, test } from 'vitest';
import { triage } from '../triage.ts';

const urgencyOf = (text: string, person = {}) => triage({ text, person }).urgency ?? 1;

test.each([
  'took 30 sleeping pills',
  'I swallowed a whole box of paracetamol an hour ago',
  'I took all my antidepressants at once',
  'I have taken too many ibuprofen on purpose',
  'he took loads of pills and is really sleepy',
  'I ate 20 crocin tablets',
  "my daughter had a full strip of her grandmother's BP tablets",
  'swallowed a handful of pills from the cupboard',
  'popped 15 dolo 650 in one go',
  'my wife consumed 10 sleeping tablets after a fight',
  'took double dose of my insulin by mistake',
  'toddler ate half a bottle of iron tablets',
  'I accidentally took my blood pressure medicine three times today',
  'downed the whole bottle of cough syrup',
  'he has taken too much of his heart medicine',
  "took my entire month's supply of metformin",
  'a friend took like 40 paracetamols last night',
  'he swallowed 3 strips of alprax',
  'mum took her warfarin twice by mistake',
  'my 2 year old ate my thyroid tablets',
  'the nurse gave him ten times the dose of morphine',
  '12 tablets of tramadol taken together',
])('an amount that poisons is an emergency: %s', (text) => {
  expect(urgencyOf(text)).toBeGreaterThanOrEqual(4);
});

test.each([
  'I took two paracetamol for my headache and it went away',
  'I take 3 tablets daily for blood pressure and have a dry cough',
  'took one ibuprofen this morning, knee pain',
  'I have taken all my antibiotics and the cough is still there',
  'I have finished the whole course of antibiotics, sore throat back',
  'I have 20 tablets of metformin left and need a refill, mild headache',
  'I had dinner at 8 and took a tablet for acidity',
  'took paracetamol 500 mg for fever since 2 days',
  'forgot my pill yesterday so took two contraceptive pills today',
  'I took all my tablets this morning and now a mild headache',
  'I have been eating a lot and taking antacid tablets, bloated',
  'I did not take 20 tablets, I only have a cough',
])('medicine as it should be taken is none: %s', (text) => {
  expect(urgencyOf(text) ?? 0).toBeLessThanOrEqual(3);
});
