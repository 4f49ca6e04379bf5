// Trifles in people's own words are looked after at home; what only looks like one is not.
import { describe, expect, test } from 'vitest';
import { urgencyOf } from '../triage.ts';

const TRIFLES = [
  'paper cut on my finger',
  'got a blister on my heel from new shoes',
  'i have a small splinter in my thumb',
  'stubbed my toe on the table, can still walk fine',
  'a bit sunburnt on my shoulders after the beach',
  'really hungover this morning, headache and feel sick after drinking last night',
  'my legs are sore after leg day at the gym',
  'usual period cramps, first day of my period',
  'chapped lips in the cold weather',
  'jet lag after flying from london yesterday',
  'my hands are dry and cracked from washing',
  'hiccups for the last half hour',
  'i have a mild cold, runny nose and sneezing for two days',
  'mosquito bite on my arm, itchy',
  'i have a mouth ulcer inside my cheek since yesterday',
  'small stye on my eyelid',
  'dandruff, flaky scalp',
  'mild heartburn after a big spicy meal',
  'bruise on my shin from bumping the coffee table',
  'hay fever, itchy eyes and sneezing every spring',
  'sore throat and a runny nose since yesterday, no fever',
  'my shoulders are stiff from sitting at the desk',
  'my ears popped on the plane and feel a bit blocked',
  'a bit of gas and bloating after eating beans',
  'cold sore coming up on my lip',
  'a pimple on my chin',
  'i bit my cheek and it is a little sore',
  'my feet ache after standing all day',
  'cramp in my calf last night, gone now',
  'ate too much and feel bloated',
  'i feel tired after a late night',
  'cat scratched me lightly, tiny scratch on my hand',
  'hangnail that is a bit sore',
  'my eyelid keeps twitching',
  'my muscles ache after running a marathon yesterday',
  'my toddler has nappy rash, otherwise happy',
  'my son has a runny nose and is playing normally',
  'foot fell asleep, pins and needles for a minute after sitting cross legged',
  'cough and cold for 3 days, no fever, feeling ok',
  'sneezing a lot when dusting',
  'smelly feet',
  'sweaty armpits',
  'bad breath',
  'small wart on my finger',
  'corn on my little toe',
  'callus on my hand from the gym',
  'ant bites on my feet, itchy',
  'nosebleed that stopped after five minutes',
  'ear wax',
  'dry cough after a cold, getting better',
  'lost my voice after shouting at the match',
  'brain freeze after ice cream',
  'a little motion sickness on the bus',
  'my lips are dry and peeling',
  'small burn on my finger from the oven, just red',
  'got shampoo in my eye, stings a little but i rinsed it',
  'bug bite that itches',
  'mild tension headache after a long day at the computer',
  'slight hangover, dry mouth and thirsty',
  'scraped my elbow, cleaned it, small',
  'razor burn after shaving',
  'premenstrual bloating and sore breasts like every month',
];

const LOOK_ALIKES = [
  'There is throat swelling.',
  'There is throat swelling. My friend says it is nothing.',
  'paper cut on my finger a week ago, now the whole hand is swollen, red and hot',
  'blister on my foot, i am diabetic and the toe is black',
  'splinter in my eye',
  'stubbed my toe and it is bent sideways',
  'sunburn with blisters all over my back and i feel faint with fever',
  'hangover and i vomited blood this morning',
  'my legs are so sore after the gym and my urine is dark brown like cola',
  'period cramps far worse than ever and i fainted',
  'lips swollen after eating prawns',
  'after a long flight my calf is swollen and i am short of breath',
  'hiccups for four days non stop',
  'cold for two weeks and now chest pain when i breathe in and high fever',
  'mosquito bite and now my throat is tight and i have hives all over',
  'mouth ulcer that has not healed for six weeks',
  'stye and now the whole eye is swollen shut, red, with fever',
  'heartburn spreading to my jaw with sweating',
  'constipated for five days, belly swollen and vomiting green',
  'bruises all over without any injury and gums bleed',
  'hay fever and now i cannot breathe, wheezing badly',
  'graze on my knee with a red streak running up my leg and fever',
  "burn on my baby's face from hot tea",
  'shoulder stiff for three months and getting worse',
  'bee sting in my mouth',
  'nosebleed for an hour that will not stop, i take warfarin',
  'mild headache since i hit my head yesterday and i have vomited three times',
  'pulled my back lifting and now i cannot feel between my legs',
  'cat bite on my hand, it is swollen and throbbing',
  'i have lost my voice for six weeks, i smoke',
  'small cut from a rusty nail, foot red and swollen',
  'sore throat and runny nose for two days, i am on chemo',
  'runny tummy since this morning and my baby is 4 months old and not drinking',
  'tired for three months and losing weight',
  'my dad is 84 and has a cold and cough for a week',
  'got bleach in my eye, it stings',
  'pins and needles in my arm and my face feels numb since this morning',
  'wart that bleeds and grows fast',
  'my toe hurts, red hot and swollen and i have fever',
  'cold sore on my lip, i am pregnant 38 weeks',
  'heat rash and my child is very drowsy',
  'constipation for six weeks with blood on the paper and weight loss',
];

describe('self-care', () => {
  test.each(TRIFLES)('is given, with and without age and sex: %s', (text) => {
    const levels = [{}, { ageYears: 30, sex: 'female' as const }].map((person) => urgencyOf({ text, person }));
    expect(levels).toEqual([1, 1]);
  });

  test.each(LOOK_ALIKES)('is not given: %s', (text) => {
    for (const person of [{}, { ageYears: 35 }]) expect(urgencyOf({ text, person })).not.toBe(1);
  });

  test.each([
    ['a baby', { ageYears: 0, ageMonths: 5 }],
    ['somebody of 75 on warfarin', { ageYears: 75, medicines: ['warfarin'] }],
    ['somebody with weak defences', { ageYears: 40, medicines: ['methotrexate'] }],
  ])('is not given to %s for a paper cut', (_, person) => {
    expect(urgencyOf({ text: 'paper cut on my finger', person })).toBeGreaterThan(1);
  });

  test('is not given where a word of danger was not understood', () => {
    expect(urgencyOf({ text: 'small scratch from a bat in my room', person: {} })).not.toBe(1);
  });
});
