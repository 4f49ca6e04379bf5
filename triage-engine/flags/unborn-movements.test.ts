// An unborn child that is not felt to move, or less than usual, is an emergency however it is told; a born one has its own rules.
import { describe, expect, test } from 'vitest';
import { type Person, triage, urgencyOf } from '../triage.ts';

const flagOf = (text: string, person: Person = {}) =>
  triage({ text, person }).flags.find(({ id }) => id === 'baby-moves-less');

describe('an unborn child that moves less or not at all is an emergency', () => {
  const ENGLISH = [
    'I have not felt the baby move since yesterday, 34 weeks',
    "I haven't felt my baby move today",
    'havent felt baby move since last night',
    "I can't feel my baby moving anymore, 30 weeks pregnant",
    "can't feel the baby, 32 weeks",
    'baby moving less than usual',
    'baby is moving less than usual, I am 33 weeks',
    'My baby moves much less today, I am 36 weeks pregnant.',
    'My baby has been moving less since yesterday and I am pregnant',
    'fetal movements reduced',
    'foetal movements have stopped',
    'reduced foetal movement at 35 weeks',
    'decreased fetal movements for two days',
    "25-year-old pregnant woman presenting with pregnancy complaints. Hasn't felt fetal movements during the day.",
    '28-year-old woman, 37 weeks, G2P1, perceives fewer fetal movements',
    'Pregnant woman reports no fetal movements since morning',
    'Patient says she has not perceived any fetal movement for 12 hours',
    'G1 at 36 weeks with diminished fetal movement',
    'absence of fetal movements since yesterday',
    'lack of fetal movement, 38 weeks',
    'RFM since this morning, 31 weeks',
    'not felt any movements all day, 29 weeks pregnant',
    'no movements since last night, I am 34 weeks',
    'not much movement from the baby today, 35 weeks',
    "I'm 31 weeks and there's been hardly any movement today",
    'barely any kicks today, 28 weeks',
    'baby hardly moving, 39 weeks',
    'my bump has gone very quiet',
    'baby has gone quiet in my tummy',
    "the baby is very quiet today, I'm 36 weeks",
    'the baby inside me stopped moving',
    'my unborn baby is not moving',
    'baby stopped kicking',
    'the little one has stopped kicking in my belly, 8th month',
    "baby isn't kicking like before, 7 months pregnant",
    'baby kicks have reduced',
    'kicks are getting weaker and fewer, 34 weeks',
    'only felt two kicks today instead of the usual lots, 33 weeks',
    "I'm pregnant and my baby's movements have changed, much slower than normal",
    'movements have slowed down at 37 weeks',
    'movements are a lot less than normal, pregnant 32 weeks',
    "the baby does not move as much as it used to, I'm 7 months pregnant",
    "baby doesn't move anymore in womb",
    'I am 8 months pregnant and baby is not moving properly',
    'my wife is 8 months pregnant and the baby is not moving since morning',
    'my wife says she cannot feel the baby moving, she is 33 weeks',
    "she hasn't felt the baby kick since yesterday, 35 weeks gone",
    'my sister is pregnant, baby movement is not there since 12 hours',
    'No baby movement from yesterday night, 9th month running',
    'Baby movement is less since 2 days, 32 weeks',
    'less movement of baby in the womb',
    'baby movement decreased in 8th month',
    'not able to feel baby movements since morning',
    'twins, one of them has stopped moving, 30 weeks',
    "Haven't had a single kick since breakfast, 36 weeks along",
    'I usually feel kicks after dinner but tonight nothing. 33 weeks.',
    "he's not kicking tonight, I'm 37 weeks pregnant with a boy",
    "she hasn't moved all day, I'm 38 weeks pregnant with a girl",
    'Should I worry? Baby normally wriggles a lot but has barely moved since yesterday. 35 weeks.',
    'no wriggles or kicks from bump all day',
    "my bump isn't moving",
    "haven't felt him move since last night, im 36 weeks pregnant",
    'I am 28 weeks pregnant and I have not felt movement for a day',
    'pregnant 26 weeks, no fetal kicks felt',
    "I'm 40 weeks and baby is so still",
    'baby is still inside and not moving 40 weeks',
    'cant feel babby kick all day im 36 wks',
    'havnt felt baby mov since yestday 34 wks',
    'baby not movin much im 35 weeks pregnent',
    'my baby isnt moveing in my tumy',
    'fetal movment reduced',
    'foetus not moving',
    'the fetus has stopped moving',
    'no feotal movements today',
    'I am expecting and my baby has not moved for hours',
    "due next week and baby hasn't moved today",
    "bub hasn't moved much today, 34+2 weeks",
    "Bub's been quiet since last night, 37 weeks",
    "My baby didn't move all day and I'm 32 weeks",
    'the baby did not kick at all last night, seventh month',
    'I noticed that the baby moves only rarely now, 8 months pregnant',
    "baby's movements are weak, 36 weeks",
    "I lost the baby's movements yesterday, 34 weeks",
    'movement of the child in the womb is less',
    'child in my womb is not moving',
    "my child in the belly isn't moving, 8 months",
    'kick count is low today, 33 weeks',
    'kick count only 3 in two hours',
    "I drank juice and lay on my side but baby still isn't moving",
    'I worry because I did not feel baby today. 30 weeks',
    'No bleeding or pain, baby has not moved since yesterday, 34 weeks',
    'no bleeding, no pain, reduced fetal movements, 36 weeks',
    'no bleeding and reduced fetal movements since yesterday, 34 weeks',
    "I'm worried that the baby isn't moving enough, 35 weeks",
    "is it ok that I've had no kicks since last night? 38 weeks, first baby",
    'Baby kicks a lot normally. Today nothing. I drank cold juice, lay on my side, still nothing.',
    'kick count was ten, today not even one kick, sugar cold water also I drank',
    "I'm 34 weeks pregnant, my 2 year old has a cold, and the baby hasn't moved since morning",
    'I am breastfeeding my son and 30 weeks pregnant, the baby moves less',
    'I have fever and the baby is moving less, 37 weeks',
    "I'm 34 weeks, calf pain and baby not moving",
  ];
  const HINDI = [
    'bachcha pet mein hil nahi raha',
    'bacha pet me hil nahi raha hai',
    'baccha pet mein nahi hil raha subah se',
    'pet me bachcha hil nahi raha 8 mahine ki pregnant hu',
    'pet mein bachcha kal se nahi hila',
    'bachcha hil dul nahi raha, aathva mahina',
    'bachcha hilna dulna band kar diya',
    'bachche ki harkat kam ho gayi hai',
    'bachche ki harkat mehsoos nahi ho rahi',
    'bache ki movement nahi ho rahi',
    'bachche ki movement kam hai, 9 mahina chal raha hai',
    'baby ki movement feel nahi ho rahi 34 weeks',
    'baby movement nahi kar raha',
    'baby hil nahi raha hai, 7 mahina',
    'baby kick nahi kar raha',
    'baby kick nahi maar raha kal se',
    'pet me baby ghoom nahi raha',
    'pet ka bachcha shaant hai kal raat se',
    'pet me bacche ki halchal band hai',
    'halchal nahi ho rahi pet me, 8va mahina',
    'bachcha laat nahi maar raha',
    'bacche ne kal se laat nahi mari',
    'bachha ghumta nahi hai pet me',
    'bachcha pet mein kam hil raha hai',
    'kal se bachche ka hilna kam ho gaya hai',
    'meri biwi 8 mahine ki pregnant hai, bachcha hil nahi raha',
    'bhabhi ke pet me bachcha nahi hil raha',
    'pet me bacha ruk gaya hai hilta nahi',
    'garbh mein bachcha nahi hil raha',
    'garbh me shishu ki halchal kam',
    'kokh me bachcha hil nahi raha',
    'aaj baby ne ek bhi kick nahi mara',
    'fetal movement kam hai',
    'baby ka movement band ho gaya hai',
    'बच्चा पेट में हिल नहीं रहा',
    'पेट में बच्चा नहीं हिल रहा है',
    'पेट में बच्चे की हलचल कम हो गई है',
    'बच्चे की हरकत महसूस नहीं हो रही',
    'बच्चे की मूवमेंट नहीं हो रही, आठवां महीना',
    'गर्भ में बच्चा हिल नहीं रहा',
    'बच्चा लात नहीं मार रहा',
    'शिशु की हलचल बंद है',
    'बेबी मूवमेंट कम है',
    'कल से बच्चा पेट में घूम नहीं रहा',
    'बच्चा किक नहीं कर रहा, नौवां महीना',
    'बच्चे का हिलना डुलना कम हो गया',
    'पेट का बच्चा सुबह से शांत है',
  ];

  test.each([...ENGLISH, ...HINDI])('%s', (text) => {
    expect(flagOf(text)?.urgency).toBe(4);
    expect(urgencyOf({ text, person: {} })).toBeGreaterThanOrEqual(4);
  });

  test('no movements, told by somebody whose profile says that she is pregnant', () => {
    expect(flagOf('no movements since last night', { sex: 'female', ageYears: 30, pregnant: true })?.urgency).toBe(4);
  });

  test('the father who writes is told the same', () => {
    expect(flagOf('baby not moving since morning, 34 weeks', { sex: 'male', ageYears: 33 })?.urgency).toBe(4);
  });

  test('its causes are those of a pregnancy, not of an infant', () => {
    const { causes } = triage({ text: 'baby moving less than usual', person: {} });
    expect(causes[0]?.condition).toBe('reduced-fetal-movements');
  });

  test('a child in the womb is not called unresponsive', () => {
    const { flags } = triage({ text: 'bachcha pet mein hil nahi raha', person: {} });
    expect(flags.map(({ id }) => id)).toEqual(['baby-moves-less']);
  });
});

describe('a child that is born is not taken for an unborn one', () => {
  test.each([
    'my 8-month-old is not moving much',
    'my 8 month old baby is not moving much',
    'my 3 week old baby moves less than usual and feeds poorly',
    'my daughter is 6 months old and has been moving less',
    'baby not moving his arm after a fall',
    'the baby is quiet and not feeding well',
    'baby quiet after his bath, sleeping in the cot',
    'my baby is less active than usual and has a fever, he is 10 months',
    'my baby fell, has a bump on his head and is not moving much',
    'premature baby born at 34 weeks, moves less',
    'I gave birth two weeks ago and my baby moves less',
    'mera 8 mahine ka bachcha kam hil raha hai',
    'meri 6 mahine ki beti hil nahi rahi',
    'bachche ke pet me dard hai, hil nahi raha',
  ])('%s', (text) => {
    expect(flagOf(text)).toBeUndefined();
  });

  test.each([
    'my 2 month old baby stopped moving',
    'my 5 week old baby is not moving at all',
    'baby not moving and not crying',
    'my baby is not moving, he is in his cot',
    'mera navjat bachcha hil nahi raha',
  ])('and is an emergency when it does not move at all: %s', (text) => {
    expect(urgencyOf({ text, person: {} })).toBe(5);
    expect(flagOf(text)).toBeUndefined();
  });

  test('also where only the profile tells that it is about an infant', () => {
    expect(flagOf('moving less than usual, baby quiet', { ageYears: 0, ageMonths: 5 })).toBeUndefined();
  });
});

test.each([
  'my dog is pregnant and the puppies are not moving',
  "my dog's baby is not moving",
  'taking baby steps, not moving much since my knee operation',
  'I have not moved my bowels for three days',
  'no kicks at football training because my knee hurts',
  'reduced movement of the shoulder',
  "my mother's movements have slowed down, she is 80",
  'I am 20 weeks pregnant and my bowel movements have stopped',
  "I'm 34 weeks pregnant and can't move my hip for pain",
  "I'm 25 weeks pregnant and not able to move my neck",
  'I have not felt my legs move',
])('nobody is carried, or something else moves: %s', (text) => {
  expect(flagOf(text)).toBeUndefined();
});

test.each([
  'baby is moving well, only heartburn at 30 weeks',
  '37 weeks pregnant, baby kicking as usual, my back aches',
  '31-year-old lady, G2P1 at 20 weeks, mild heartburn, good fetal movements, no bleeding',
  "30 weeks pregnant, no change in the baby's movements, leg cramps",
  'pregnant 30 weeks, baby moving normally, no reduced movements, back ache',
  'No vaginal bleeding, leakage of fluid or decreased fetal movement, 30 weeks, itchy feet',
  'denies bleeding and reduced fetal movements, 33 weeks, heartburn',
  'the baby does not stop kicking, 32 weeks, ribs sore',
  '8 mahine ki pregnant hu, baby achhe se hil raha hai, bas kamar me dard',
  'bachche ki halchal theek hai, kamar me dard hai',
  'नौवां महीना है बच्चा अच्छे से हिल रहा, बस कमर दुखती है',
])('the child moves as it should: %s', (text) => {
  expect(flagOf(text)).toBeUndefined();
});
