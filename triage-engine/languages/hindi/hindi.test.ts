// Hindi in both scripts and Hinglish, sentence by sentence: what is found, denied, of earlier times, of whom, since when.
import { describe, expect, test } from 'vitest';
import { FINDING_BY_ID } from '#triage-engine/knowledge/library.ts';
import { triage, urgencyOf } from '#triage-engine/triage.ts';
import { understand } from '#triage-engine/understand.ts';
import { hindiBook } from './phrase-book.ts';

const read = (text: string) => understand({ text, person: {} });

/** '+fever' present, '-fever' denied, '?fever' not stated at all. */
function expectStates(text: string, expected: string): void {
  const { stated } = read(text);
  for (const one of expected.split(' ')) {
    const state = { '+': 'present', '-': 'absent', '?': undefined }[one[0] ?? ''];
    expect(`${one.slice(1)} ${stated.get(one.slice(1))?.state}`).toBe(`${one.slice(1)} ${state}`);
  }
}

test('every wording belongs to a finding that exists', () => {
  expect(
    hindiBook()
      .phrases.filter(({ id }) => !FINDING_BY_ID.has(id))
      .map(({ id }) => id),
  ).toEqual([]);
});

describe('the order of the words is free', () => {
  test.each([
    ['pet me bahut dard', '+abdominal-pain'],
    ['dard ho raha hai pet mein', '+abdominal-pain'],
    ['पेट में दर्द हो रहा है', '+abdominal-pain'],
    ['dukh raha hai seena bahut', '+chest-pain'],
    ['seena aur pet dono me dard', '+chest-pain +abdominal-pain'],
    ['seene me jalan aur pet me dard', '+heartburn +abdominal-pain ?chest-pain'],
    ['sirdard hai do din se', '+headache'],
    ['saat mahine ka pet hai aur khoon aa raha hai', '+bleeding-in-pregnancy'],
    ['khansi aur jukam hai', '+cough +runny-nose ?cannot-pass-urine'],
    ['पीठ में दर्द है', '+back-pain'],
    ['peeth me dard hai', '+back-pain'],
    ['seene ka dard peeth tak ja raha hai', '+chest-pain-radiating-back'],
    ['nigeria se lauta hoon, bukhar hai', '+recent-travel-tropics +fever'],
    ['मैं मरना चाहता हूँ', '+suicidal-thoughts ?delusions'],
    ['pet dard hai sar bhaari hai', '+abdominal-pain +headache'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

describe('“ke”, of, is not “kai”, vomit', () => {
  test.each(['khoon ki jaanch ke baad haath pe neel pad gaya', 'khoon ke baad', 'खून की जाँच के बाद हाथ पर नील पड़ गया'])(
    'nobody vomits blood: %s',
    (text) => {
      expect(triage({ text, person: {} }).understood.map(({ finding }) => finding)).not.toContain('vomiting-blood');
    },
  );

  test.each(['khoon ki kai hui', 'kai me khoon aaya', 'खून की कै हुई', 'उल्टी में खून आया', 'khoon ki ulti'])(
    'somebody does: %s',
    (text) => {
      expect(urgencyOf({ text, person: {} })).toBeGreaterThanOrEqual(4);
    },
  );
});

describe('what is denied', () => {
  test.each([
    ['bukhar nahi hai, khansi hai', '-fever +cough'],
    ['बुखार नहीं है बस खांसी है', '-fever +cough'],
    ['bukhar ya khansi nahi hai, bas jukam', '-fever -cough +runny-nose'],
    ['na bukhar hai na ulti', '-fever -vomiting'],
    ['bina bukhar ke khansi', '-fever +cough'],
    ['fever nahi hai', '-fever'],
    ['pasli nahi chal rahi, bas khansi hai', '-chest-indrawing +cough'],
    ['khud ko nuksan nahi pahunchana chahti', '-self-harm'],
    ['बेहोशी नहीं हुई, झटके नहीं आए', '-fainting -seizure'],
    ['kutte ne kaata, jyada khoon nahi nikla', '+animal-bite -bleeding-heavy ?wound'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

describe('what only sounds denied', () => {
  test.each([
    ['saans nahi aa rahi', '+breathless'],
    ['dard kam nahi ho raha sar ka', '+headache'],
    ['seene ka dard nahi gaya', '+chest-pain'],
    ['khoon ruk nahi raha', '+bleeding-wont-stop'],
    ['bukhar utar hi nahi raha', '+fever'],
    ['pet dard saha nahi ja raha', '+abdominal-pain +severe-pain'],
    ['peshab nahi ho raha kal se', '+cannot-pass-urine'],
    ['papa ko hosh nahi hai', '+unresponsive'],
    ['nigla nahi ja raha par pani pi leta hu', '+swallowing-difficulty ?not-drinking'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

describe('what is of earlier times or of somebody else', () => {
  test.each([
    ['do saal pehle daura pada tha, ab khansi hai', '?seizure +cough'],
    ['bachpan me daure aate the. aaj gale me kharash hai', '?seizure +sore-throat'],
    ['pehle seene me dard hota tha, ab bilkul theek, bas jukam', '?chest-pain +runny-nose'],
    ['do ghante pehle seene me dard hua', '+chest-pain'],
    ['chacha ko lakwa hua tha, mujhe bas khansi hai', '?one-sided-weakness +cough'],
    ['papa ko seene me dard hai', '+chest-pain'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

describe('who it is about', () => {
  test.each([
    ['meri beti 3 saal ki hai, bukhar hai', { ageYears: 3, sex: 'female' }],
    ['20 din ka baby hai, doodh nahi pi raha', { ageYears: 0, ageMonths: 0 }],
    ['8 mahine ka beta, ulti ho rahi hai', { ageYears: 0, ageMonths: 8, sex: 'male' }],
    ['papa 70 saal ke hain, chakkar aa rahe', { ageYears: 70, sex: 'male' }],
    ['umar 61 saal, seene me dard', { ageYears: 61 }],
    ['pet me dard hai, uth nahi pa rahi hu', { sex: 'female' }],
    ['5 saal se khansi hai', {}],
    ['meri patni pet se hai, sar dard hai', { sex: 'female', pregnant: true }],
    ['मेरी बीवी गर्भवती है, खून आ रहा है', { sex: 'female', pregnant: true }],
  ])('%s', (text, who) => {
    const { afterBirth: _, ...told } = read(text).who;
    expect(told).toEqual(who);
  });
});

describe('since when, how sudden, how strong', () => {
  test.each([
    ['2 din se bukhar hai', { durationDays: 2 }],
    ['दो दिन से बुखार है', { durationDays: 2 }],
    ['kal raat se ulti ho rahi hai', { durationDays: 1 }],
    ['subah se pet me dard hai', { durationDays: 0.3 }],
    ['hafte bhar se khansi hai', { durationDays: 7 }],
    ['saalon se ghutne me dard hai', { durationDays: 1825 }],
    ['achanak sar me dard hua', { onset: 'sudden' }],
    ['ghutne me halka dard hai', { painScore: 2 }],
  ])('%s', (text, expected) => expect(read(text).attributes).toMatchObject(expected));
});

describe('swallowed amounts', () => {
  test.each([
    ['crocin ki 30 goli kha li', '+overdose'],
    ['neend ki poori patti nigal gayi', '+overdose'],
    ['तीस गोलियाँ खा लीं', '+overdose'],
    ['poori sheeshi pi li syrup ki', '+overdose'],
    ['roz 1 goli khata hu bp ki', '?overdose'],
    ['2 crocin li bukhar me', '?overdose'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

test.each([
  ['papa ko seene me bahut bhaaripan hai, paseena aa raha hai', 5],
  ['मां का मुंह एक तरफ लटक गया है, बोल नहीं पा रही', 5],
  ['bhai ko saanp ne kaat liya khet me', 5],
  ['saans nahi aa rahi, hont neele pad rahe hain', 5],
  ['mujhe ab jeena nahi hai, rassi le aaya hu', 4],
])('%s is an emergency', (text, least) => {
  expect(urgencyOf({ text, person: {} })).toBeGreaterThanOrEqual(least);
});

test.each([
  'naak beh rahi hai aur chheenk aa rahi hai, bukhar nahi',
  'मच्छर ने काटा, हल्की खुजली है',
  'clinic kab khulta hai, fees kitni hai',
])('%s is none', (text) => {
  expect(urgencyOf({ text, person: {} }) ?? 0).toBeLessThan(3);
});

test.each([
  ['maa ne bachche ko doodh pila diya', 'jaundice'],
  ['pyaaz kaatte ungli kat gayi, patti laga li, khoon ruk gaya', 'amputation'],
  ['chhota bachcha, gaal laal, sardi me', 'low-body-temperature'],
  ['khelte khelte bachcha gira, ghutna chhil gaya', 'fainting-on-effort'],
  ['कप टूट गया', 'shaking'],
  ['मुझे दमा नहीं है', 'breathless'],
  ['haath daba ke soya tha, so gaya haath', 'crush-injury'],
])('%s tells nothing of %s', (text, finding) => {
  expect(read(text).stated.get(finding)?.state).not.toBe('present');
});

test.each([
  ['chehra peela pad gaya hai', 'jaundice'],
  ['machine me ungli kat gayi', 'amputation'],
  ['haath kaanp rahe hai', 'shaking'],
  ['7va mahina hai neeche se khoon', 'pregnant-late'],
])('%s tells of %s', (text, finding) => {
  expect(read(text).stated.get(finding)?.state).toBe('present');
});

test('every finding quotes the words of the text it came from', () => {
  const text = 'पापा को सीने में बहुत दर्द है';
  for (const { words } of read(text).stated.values()) expect(text).toContain(words);
});
