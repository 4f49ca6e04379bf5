// Dangers that are told quietly, in three languages, and their harmless neighbours.
import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';

const levelOf = (text: string, person = {}) => triage({ text, person }).urgency ?? 0;
const firstCauseOf = (text: string, person = {}) => triage({ text, person }).causes[0]?.condition;

describe('the saddle is numb', () => {
  test.each([
    'back pain for weeks and now when i wipe my bottom it feels like cardboard',
    'I cannot feel the toilet seat any more, and my back has been bad since Monday',
    "wiping feels as though it is somebody else's bottom, numb, bad back for a month",
    'sciatica in both legs and since yesterday my pee only comes in drops',
    'slipped disc. pain shooting down both legs, hardly any wee coming, just a trickle',
    'kamar dard hai aur potty dhone par kuch mehsoos nahi hota',
    'कमर में दर्द है और नीचे धोते समय सुन्न लगता है',
    'kamar dard dono pairon me jata hai, peshab boond boond aa raha hai',
  ])('and it is an emergency: %s', (text) => {
    expect(levelOf(text)).toBeGreaterThanOrEqual(4);
  });

  test.each(['my arm goes numb when i lie down on it', 'numb down the outside of my thigh when sitting'])(
    'and an arm or a thigh is no saddle: %s',
    (text) => {
      expect(levelOf(text)).toBeLessThanOrEqual(3);
    },
  );
});

describe('a battery where it burns', () => {
  test.each([
    'my daughter had a little round battery in her mouth',
    'found my baby sucking on the battery from the kitchen scale',
    'she pushed a battery up her nostril',
    'the little round battery of the toy is missing and he was playing with it',
    'naak me battery daal li bacche ne',
    'bachche ne ghadi ki gol battery muh me daal li',
    'बच्ची ने बटन वाला सेल चबा लिया',
    'granny swallowed her hearing aid battery',
  ])('is an emergency: %s', (text) => {
    expect(levelOf(text)).toBeGreaterThanOrEqual(4);
  });

  test('is none in a hearing aid', () => {
    expect(levelOf('my hearing aid battery is dead, my ear itches')).toBeLessThanOrEqual(2);
  });
});

describe('a medicine that can lower the white blood cells', () => {
  test.each([
    'I take carbimazole and have a sore throat since yesterday',
    'Taking neomercazole tablets for two months, throat is killing me',
    'PTU tablets for graves and mouth full of sores',
    'salazopyrin for colitis and a bad sore throat',
    'my brother takes clozapine and has a temperature',
    'थायराइड की दवा कार्बिमाज़ोल चल रही है, गला बहुत दुख रहा है',
    'neo-mercazole le rahi hoon, gala kharab hai',
  ])('is looked at today with a sore throat, sores or a fever: %s', (text) => {
    expect(levelOf(text)).toBeGreaterThanOrEqual(3);
  });

  test.each([
    'On carbimazole for my thyroid, now a fever and mouth ulcers',
    'methotrexate every sunday, since last night shivering and fever 101',
    'started clozapine 5 weeks ago, feverish and throat hurts to swallow',
    'carbimazole kha rahi hu 2 mahine se aur gala kharab + bukhar',
    'गठिया के लिए मेथोट्रेक्सेट लेती हूँ, मुँह में छाले और बुखार',
  ])('is an emergency with a fever and one of them: %s', (text) => {
    expect(levelOf(text)).toBeGreaterThanOrEqual(4);
  });

  test('is named as the cause', () => {
    expect(firstCauseOf('I take carbimazole and have a sore throat since yesterday')).toBe('medicine-low-white-cells');
  });
});

describe('palms and soles that itch late in pregnancy', () => {
  test.each([
    '34 weeks pregnant and my palms and soles itch like mad at night',
    '8 months pregnant, soles and palms itching, no rash at all',
    '8 mahine ki garbhvati hoon, haatheli aur talwon me bahut khujli hai raat ko',
    'मैं नौ महीने की गर्भवती हूँ, हथेलियों और तलवों में बहुत खुजली होती है, कोई दाने नहीं',
    '7 mahine ka pet hai, hatheliyon me khujli se neend nahi aati',
    'प्रेगनेंसी का नौवां महीना, हाथ पैर में बहुत खुजली, दाने नहीं हैं',
  ])('are looked at today, the liver first: %s', (text) => {
    const person = { ageYears: 30, sex: 'female' } as const;
    expect(levelOf(text, person)).toBe(3);
    expect(firstCauseOf(text, person)).toBe('obstetric-cholestasis');
  });

  test('are no pregnancy of whoever is not pregnant', () => {
    const { understood } = triage({ text: 'hath pair me khujli ho rahi hai', person: { ageYears: 30, sex: 'male' } });
    expect(understood.map(({ finding }) => finding)).not.toContain('itch-in-pregnancy');
  });
});

describe('a red line from a wound', () => {
  test.each([
    'a red streak going up my arm from a cut on my hand',
    'there is a red line up my forearm from the cut',
    'cut on my palm is swollen, red stripe on the inside of my arm',
    'thorn in my finger last week and there are red streaks up to my elbow',
    'ungli me kaanta chubha tha, ab lal dhari kohni tak aa gayi',
    'पैर के छाले से लाल धारी ऊपर चढ़ रही है',
  ])('is an infection that runs up, and no self-harm: %s', (text) => {
    const { flags, urgency } = triage({ text, person: {} });
    expect(urgency).toBe(3);
    expect(flags.map(({ id }) => id)).not.toContain('self-harm');
  });

  test.each([
    'i cut my arm with a blade, there are red lines all over',
    'my arms have red lines from cutting',
    'red lines on my arm from the cuts i made',
  ])('is self-harm where it is told so: %s', (text) => {
    expect(triage({ text, person: {} }).flags.map(({ id }) => id)).toContain('self-harm');
  });
});

describe('a fever that falls while the body fails', () => {
  test.each([
    'day 5 of fever, now the fever is gone but his hands are cold and sweaty, vomiting and restless',
    'dengue fever 5 days, tummy pain, vomiting, feet cold and clammy, hardly any pee',
    'बुखार के पाँचवें दिन हाथ पैर ठंडे, उल्टी हो रही है, पेशाब नहीं हुआ सुबह से',
  ])('is an emergency: %s', (text) => {
    expect(levelOf(text)).toBeGreaterThanOrEqual(4);
  });
});

describe('liquor that nobody licensed', () => {
  test.each([
    'drank illicit liquor last night, now everything is white like snow',
    'had bootleg vodka at a wedding, eyesight is milky today and belly hurts',
    'kachchi sharab pi thi kal, aaj dhundhla dikh raha hai',
  ])('is a poison: %s', (text) => {
    expect(levelOf(text)).toBeGreaterThanOrEqual(4);
  });
});

describe('a plan to die that is told calmly', () => {
  test.each([
    'He has saved up his tablets and says he will take them all when we are asleep',
    'i have been hoarding pills and tonight im going to take them',
    'my father is giving away his watch and his books, eats nothing and says goodbye to everyone',
    'goliyan jama kar rakhi hain, aaj raat sab kha lunga',
  ])('is a crisis: %s', (text) => {
    expect(triage({ text, person: {} }).flags.map(({ id }) => id)).toContain('plan-to-die');
  });

  test.each([
    'counted out my tablets for the week in the dosette',
    'I gave away old clothes to charity and my back hurts',
  ])('is not read from counting and giving: %s', (text) => {
    expect(levelOf(text)).toBeLessThanOrEqual(3);
  });
});

describe('fingers that turn white in the cold', () => {
  test.each([
    'my fingers go white then blue in the cold and then red and tingling',
    'fingers turn white and numb whenever i touch something cold',
    'hands turn blue and white when i take things from the freezer, fine after few minutes',
    'thand me ungliyan safed pad jaati hain phir neeli',
    'ठंड में उँगलियाँ सफेद और सुन्न हो जाती हैं',
  ])('are Raynaud: %s', (text) => {
    expect(firstCauseOf(text)).toBe('raynaud');
    expect(levelOf(text)).toBe(2);
  });

  test.each([
    'left hand white and cold and numb since this morning',
    'after the snow my toes are white and numb and do not warm up',
    'pair thanda aur safed pad gaya achanak, dard hai',
  ])('stay an emergency where they stay so: %s', (text) => {
    expect(levelOf(text)).toBeGreaterThanOrEqual(4);
  });
});

test.each([
  'gave birth two weeks ago, painful lump at my back passage and bleeding on the paper',
  'delivery ke baad se latrine ki jagah masse aur dard',
  'डिलीवरी के बाद बवासीर हो गई है',
])('piles are suggested after childbirth: %s', (text) => {
  expect(firstCauseOf(text, { ageYears: 30, sex: 'female' })).toBe('haemorrhoids');
});

test('legs that bow and a leg that thickened over years have causes', () => {
  const child = triage({ text: 'his legs bow outwards and his wrists look thick', person: { ageYears: 2 } });
  expect(child.causes.map(({ condition }) => condition)).toContain('rickets-osteomalacia');
  const leg = triage({ text: 'my leg has thickened slowly over ten years, the skin is folded like bark', person: {} });
  expect(leg.causes.map(({ condition }) => condition)).toContain('filariasis');
});
