import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';

const CAUSE = 'small-everyday-trouble';
const of = (text: string, person = {}) => triage({ text, person });

const TOLD = [
  'cricket tournament whole sunday without cap, my nose and back of neck became red and hot and today it is tight. what can i apply from home',
  'hair straightener kissed my ear, tiny pink stripe. wedding reception tonight. concealer over it or no',
  'small wood piece went in palm from jhadoo stick, end is coming out little bit. needle is ok or tweezer',
];

describe.each(TOLD)('%s', (text) => {
  test('is looked after at home, as a small trouble that passes', () => {
    const { urgency, causes, selfCare, comeBack } = of(text);
    expect({ urgency, first: causes[0]?.condition }).toEqual({ urgency: 1, first: CAUSE });
    expect(selfCare.length).toBeGreaterThan(0);
    expect(comeBack.length).toBeGreaterThan(0);
  });

  test.each([
    ['age 80', { ageYears: 80 }],
    ['age 1', { ageYears: 1, ageMonths: 14 }],
    ['pregnant', { ageYears: 28, sex: 'female' as const, pregnant: true }],
    ['sugar', { conditions: ['diabetes'] }],
  ])('not with %s', (_, person) => {
    expect(of(text, person).urgency).not.toBe(1);
  });

  test.each([
    'I can not breathe properly',
    'the pain is 9/10',
    'it has been so for three months',
    'it is getting worse every day',
    'I have high fever and shivering',
    'there is pus',
    'I am on chemo',
  ])('not beside: %s', (risk) => {
    expect(of(`${text}. ${risk}`).urgency).not.toBe(1);
  });
});

test.each([
  'Black stools since iron, told it is normal, feeling ok',
  'I have a toothache since yesterday.',
  'Tingling in my thumb and first fingers at night.',
  'My hands and knees are stiff for an hour every morning.',
  'I read about meningitis and am afraid. I only have a headache.',
  "I've been drinking more water and urinating more frequently. My throat and mouth frequently feel dry.",
  'There is a rash particularly bad around my nose, with large red sores that have yellow rust-colored ooze coming from them.',
])('what was read as an illness, goes on or rests on one common word is none: %s', (text) => {
  expect(of(text).urgency).not.toBe(1);
});

test.each([
  'घड़ी का छोटा सेल गायब है, बिटिया बोली मैंने निगल लिया, वैसे ठीक है, बस थोड़ी लार गिर रही है',
  'chhota wala sel gum hai, shayad bitiya ne nigal liya, bas thodi laar gir rahi hai, khel rahi hai',
  'one of the little magnets from the fridge is gone since this morning, my boy only dribbles a bit and plays',
  'a coin went missing yesterday while he played with it, only a little dribble since',
])('what may have been swallowed is never a trifle: %s', (text) => {
  const { urgency, asks } = of(text, { ageYears: 3 });
  expect(urgency === null || urgency >= 3).toBe(true);
  expect(urgency !== null && urgency >= 4 ? ['told'] : asks).not.toEqual([]);
});

test.each([
  'Chopping wood I caught my thumb, the tip is dangling a bit, wrapped it in a hanky. Can I finish the stack first?',
  'tailgate shut on my middle finger, the end just hangs there, no big pain. plaster and carry on?',
  'Shutter girne se ungli ka sira latak raha hai, rumal baandh liya, dukaan band karke dikhaun to chalega?',
  'machine ke patte mein angutha kuchal gaya, patti lagaa li hai, kal tak theek ho jayega na?',
  'दरवाज़े में उँगली आ गई, आगे का मांस लटक रहा है, पट्टी बाँध ली है, शाम को दिखा दूँ तो चलेगा?',
])('what hangs or is crushed is never a trifle, however calmly it is bandaged: %s', (text) => {
  const { urgency, asks } = of(text);
  expect(urgency === null || urgency >= 3 || asks.length > 0).toBe(true);
  expect(urgency).not.toBe(1);
});

describe('told so surely that nothing read beside it counts, but what weighs', () => {
  test.each([
    'tomato soup scalded the roof of my mouth at lunch, a bit of skin peeled, eating ice cream happily now',
    'did a hundred squats for a bet on sunday, going downstairs like an old crab, loosening up already',
  ])('%s', (text) => {
    expect(of(text).urgency).toBe(1);
  });
  test.each([
    'tomato soup scalded the roof of my mouth at lunch, a bit of skin peeled, eating happily now, lips are swollen',
    'did a hundred squats for a bet on sunday, going downstairs like an old crab, hardly any urine since',
    'a dull headache after eight hours of spreadsheets yesterday, my neck is stiff, gone after a walk and a big glass of water',
    'the rabbit at the farm bit my finger, tiny mark, washed it, laughing about it',
  ])('not beside what weighs: %s', (text) => {
    expect(of(text).urgency).not.toBe(1);
  });
});

describe('what stings by itself, a mark of the oven, a jab of last year and who can’t tie a shoe are no reason to be seen', () => {
  test.each([
    'the sanitiser makes my dry knuckles sting after all that washing up, hand cream helps a bit',
    'Can’t tie my shoes without groaning, my thighs are sore from the first leg day on Monday',
    'burnt my finger on the oven shelf, red line as long as a grain of rice, cooled it for twenty minutes',
    'cut my thumb peeling carrots, tiny, stopped in a minute, my tetanus was done last year',
    'mosquitoes attacked me in the garden, itchy bumps on the ankles, nothing else',
  ])('%s', (text) => {
    expect(of(text).urgency).toBe(1);
  });
  test.each([
    'cat scratch on my hand and a red line going up the arm',
    'wasp stung me on the hand an hour ago, small swelling',
    'burnt my hand on the oven yesterday, now a red line is creeping up the arm',
    'can’t bend my fingertip since I cut it slicing bread, tiny cut',
  ])('beside these: %s', (text) => {
    expect(of(text).urgency).not.toBe(1);
  });
});
