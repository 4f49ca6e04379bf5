import { describe, expect, test } from 'vitest';
import { triage } from './triage.ts';

test.each([
  'how do i make butter chicken for six people',
  'what time does the match start tonight',
  'please book me an appointment for friday morning',
  'it is raining heavily in mumbai today',
  'what are your opening hours',
  'do you take card payments',
  'add two cups of flour and a pinch of salt, bake for forty minutes',
  'the striker shot from the left and hit the post',
  'i want to hold your hand, let me be the one',
  'thank you so much for your help yesterday',
  'where is the clinic, is there parking',
  'can i change my password',
  'my appointment is on tuesday, can i move it to thursday',
  'happy birthday to my sister',
  'who won the cricket yesterday',
  'stir the onions until brown then add the tomatoes',
  'the train to delhi was late again',
  'hello is anyone there',
  'i would like a copy of my bill',
  'how much does a consultation cost',
  'the movie was so good, the hero killed the villain at the end',
  'we drove to goa and the beach was beautiful',
  'you broke my heart and left me in the cold',
  'cut the potatoes into small pieces and fry in hot oil',
  'our team lost the final by two runs',
  'is doctor sharma in today',
  'tomorrow will be cloudy with strong wind',
  'my phone is broken and the screen is black',
  'need to renew my insurance, which form do i fill',
  'burning down the house tonight, dance with me',
  'the cake fell apart when i took it out of the oven',
  'she bought a red dress and black shoes',
  'how do i get to the hospital by bus',
  'the dog next door barks all night',
  'what vaccines do you offer',
  'lorem ipsum dolor sit amet',
  'asdf qwer zxcv hjkl',
  'the stock market fell sharply this morning',
  'my car would not start, the battery is dead',
  'can i bring my mother with me',
  'when is the flu clinic this year',
  'when is the next polio drops sunday',
  'is there a lift for wheelchairs in the building',
  'where did you put the button for going back',
  'my health card got lost in the bus, how to get a duplicate',
  'i just wanted to see if the microphone picks up my accent',
  'the film was brilliant, hav you seen it',
  'my insurance claim for a fracture was refused, whom do i call',
  'i am writing a school project on diabetes and need facts',
  'how long does a covid test take',
  'where can i park when visiting the stroke unit',
  'the dog has been vomiting, is there a vet',
  'what are the side effects of paracetamol',
])('no cause is given for what is no complaint: %s', (text) => {
  const { enough, causes, urgency } = triage({ text, person: {} });
  expect({ enough, causes, urgency }).toEqual({ enough: false, causes: [], urgency: null });
});

test.each([
  'the printer at the office is coughing and wheezing, do you know a repairman',
  'the new tax form is a pain in the neck, is there parking',
  'our buffalo is not eating and has fever, whom do we call in the village',
  'gehu me peela ratua lag gaya hai, kaun sa spray maru',
  'bijli ka bill dekh ke sar dard ho gaya, online kaise bharu',
  'इस ऐप ने सिर दर्द कर रखा है, बार बार बंद हो जाता है',
  'भैंस को बुखार है, पशु डॉक्टर कब आते हैं',
])('nor for what is said of a machine, an animal, a crop or a nuisance: %s', (text) => {
  const { causes, urgency } = triage({ text, person: {} });
  expect({ causes, urgency }).toEqual({ causes: [], urgency: null });
});

test.each([
  'hello doctor sir my son has fever please tell what to do',
  'good morning, i have a cold, can i book an appointment tomorrow',
  'can you give medicine for headache please doctor',
  'namaste doctor ji mere bete ko bukhar hai kya karu',
  'नमस्ते डॉक्टर साहब मेरे बेटे को बुखार है क्या करूँ',
  'doctor please my mother has knee pain, when are you available',
])('who asks for something and complains is answered: %s', (text) => {
  expect(triage({ text, person: {} }).causes).not.toEqual([]);
});

test.each([
  ['is there parking? my ear has been aching for two days', 2],
  ['the bill was a headache, but my chest is being squeezed now and my left arm aches', 4],
  ['our dog is fine, but he bit my son and the wound is deep', 3],
  ['traffic was bad. pain in my neck since I slept badly', 1],
  ['clinic khula hai kya, papa ko saans nahi aa rahi aur paseena aa raha hai', 4],
])('beside it a complaint is heard: %s', (text, least) => {
  const { urgency, causes } = triage({ text, person: {} });
  expect(urgency).toBeGreaterThanOrEqual(least);
  expect(causes).not.toEqual([]);
});

test.each([
  'i need a sick note for uni for last week',
  'i need a fitness certificate for joining a new company',
  'my repeat prescription, is it ready for pick up',
  'what are the charges of the full body checkup package',
  'my bill is rong you charjed me twise',
])('no cause is named to whoever only asks for something, or by one misspelt word: %s', (text) => {
  expect(triage({ text, person: {} }).causes).toEqual([]);
});

test.each([
  'which counter gives the birth papers, my sister’s boy was born on Monday and both are well',
  'my brother is training to be a paramedic and wants to ride along one night',
  'the sprinter pulled up lame in the heats in 2004, what was her name',
  'is malaria from bad air as the romans thought, for my latin class',
  'they operated on my knee in 2010 and the pension board wants the papers',
  'she said my poem made her heart stop, is that good',
  'how do you bandage a doll’s arm, my daughter runs a toy hospital',
  'tractor ki batti nahi jalti raat ko, wiring jali lagti h',
  'dadi kehti thi jab haija aata tha to dhol bajate the, sach h kya',
  'dil toota to usne shayari likhni shuru ki, ab kitaab aa rahi h',
  'गुड़िया का हाथ टूट गया, खिलौने वाला जोड़ देगा क्या',
  'टीबी मुक्त भारत की रैली में हमें भी आना है, कहाँ से निकलेगी',
  'दर्द भरी ग़ज़लों की कैसेट आपके पास होगी क्या',
])('nor for talk of health while nobody is ill: %s', (text) => {
  const { causes, urgency } = triage({ text, person: {} });
  expect({ causes, urgency }).toEqual({ causes: [], urgency: null });
});

test.each([
  'building se koi gir gaya h abhi',
  'my words come out jumbled since tea time',
  'cannot get air in, the inhaler is empty',
  'he drank the pesticide behind the shed',
  'she wants to be with her dead mother and has the tablets in her hand',
  'the gardener is lying by the hedge and does not answer',
  'पुल से लड़का गिरा, हिल नहीं रहा',
  'सीना जकड़ रहा है और ठंडा पसीना है',
  'saanp kaat gaya paer me, dhundhla dikh raha',
  'fell from the mango tree and my wrist is puffy',
  'had whooping cough as a child, now coughing again for three weeks',
  'I stepped on a rusty nail and my last tetanus shot was 15 years ago.',
  'toy hospital was fun, she has a real splinter though, in her heel',
  'ped se gira, kalai sooj gayi',
  'भैंस ने लात मारी, जाँघ पर नील है',
  'चाची के घुटने जवाब दे गए',
])('who is ill beside such words is not asked whether somebody is: %s', (text) => {
  expect(triage({ text, person: {} }).mayBeNoComplaint).toBeUndefined();
});

describe('whether somebody is ill is asked where it may be no complaint', () => {
  const MAYBE = 'our village bus has asthma on every hill, the driver says a new engine comes next year';

  test('with all danger signs, without a cause and without a number', () => {
    const { mayBeNoComplaint, urgency, causes, asks } = triage({ text: MAYBE, person: {} });
    expect({ mayBeNoComplaint, urgency, causes }).toEqual({ mayBeNoComplaint: true, urgency: null, causes: [] });
    expect(asks.length).toBeGreaterThanOrEqual(12);
  });

  test('who says that somebody is, and that no sign is there, is answered', () => {
    const { asks } = triage({ text: MAYBE, person: {} });
    const dangers = asks.map(({ danger }) => ({ danger, state: 'absent' as const }));
    const answer = triage({ text: MAYBE, person: {}, dangers });
    expect(answer.mayBeNoComplaint).toBeUndefined();
    expect(answer.causes).not.toEqual([]);
  });

  test('a danger that was read in it is asked for first', () => {
    const text = 'In the film the hero collapsed on the stage and the whole audience clapped for ten minutes';
    const { asks, urgency } = triage({ text, person: {} });
    expect(urgency).toBeNull();
    expect(asks[0]).toMatchObject({ danger: 'unconscious', reason: 'heard' });
  });

  test.each(['my nose is running since yesterday', 'pain in my left ear', 'नाक बह रही है और छींक आ रही है'])(
    'not of what is plainly a complaint: %s',
    (text) => {
      expect(triage({ text, person: {} }).mayBeNoComplaint).toBeUndefined();
    },
  );
});

test.each(['It is hard to swallow solid food and I lose weight.', 'A boil on my buttock that is very sore.'])(
  'who speaks of the own body is answered, and not asked whether somebody is ill: %s',
  (text) => {
    expect(triage({ text, person: {} }).enough).toBe(true);
  },
);

test.each([
  ['Never had chest pain. My knee hurts.', 'chest-pain'],
  ['I have a headache but no stiff neck, no fever and no rash.', 'meningitis'],
])('what was denied is not asked for: %s', (text, danger) => {
  expect(triage({ text, person: {} }).asks.map((one) => one.danger)).not.toContain(danger);
});

test.each([
  'our cat sneezes and has watery eyes, is there a vet nearby',
  'kutte ko khujli ho rahi hai, baal jhad rahe hain uske',
  'the horse limps on the left foreleg after the race',
  'पंखे से अजीब आवाज़ आ रही है और धीरे चलता है',
  'bachpan me mujhe typhoid hua tha, form me likhna zaroori hai kya',
  'is the water in goa safe to drink',
  'प्रधानमंत्री ने नए अस्पताल का उद्घाटन किया',
  'my bank balance has low blood pressure and my credit card has high fever haha',
  'juliet drinks the poison or romeo does, I forgot which',
  'snapped my wrist wen i was 9, all good, only filling in the form',
  'I had dengue twelve years ago, nothing since, please add it to my file',
])('of an animal, a thing, a play or an illness that is over no cause is named: %s', (text) => {
  const { causes, urgency } = triage({ text, person: {} });
  expect({ causes, urgency }).toEqual({ causes: [], urgency: null });
});

test.each([
  ['kutte ne kaata, khoon nikla', 3],
  ['dog bite on the calf, bleeding', 3],
  ['cat scratched the arm, it is red and hot', 2],
  ['chicken pox spots all over and fever', 2],
  ['horse kicked the belly, strong pain and vomiting', 3],
  ['bachpan me typhoid hua tha, ab teen din se bukhar hai', 2],
  ['nahar me doob gaya tha, ab saans nahi aa rahi', 4],
])('what an animal or an old illness stands beside is answered: %s', (text, least) => {
  expect(triage({ text, person: {} }).urgency).toBeGreaterThanOrEqual(least);
});
