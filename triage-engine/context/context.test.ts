// What is denied, feared, of others or of earlier times, sentence by sentence.
import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';

const statesIn = (text: string) => understand({ text, person: {} }).stated;

/** Expects '+fever' present, '-fever' denied, '?fever' not stated at all. */
function expectStates(text: string, expected: string): void {
  const stated = statesIn(text);
  for (const one of expected.split(' ')) {
    const state = { '+': 'present', '-': 'absent', '?': undefined }[one[0] ?? ''];
    expect(`${one.slice(1)} ${stated.get(one.slice(1))?.state}`).toBe(`${one.slice(1)} ${state}`);
  }
}

describe('what is denied', () => {
  test.each([
    ['No fever, cough or rash.', '-fever -cough -rash'],
    ['No fever, No cough, No rash', '-fever -cough -rash'],
    ['I have a cough but no fever.', '+cough -fever'],
    ['No fever, but I have a cough.', '-fever +cough'],
    ['She denies chest pain, nausea, or vomiting.', '-chest-pain -nausea -vomiting'],
    ["I haven't had any fever, chills or chest pain.", '-fever -chills -chest-pain'],
    ['I do not have a headache, I have a sore throat.', '-headache +sore-throat'],
    ['Cough without fever.', '+cough -fever'],
    ['While working without gloves a 24-year-old man felt chest pain.', '+chest-pain'],
    ['There is no rash in a 3-year-old boy with fever.', '-rash'],
    ['No urine has passed and he vomits.', '+vomiting'],
    ['He has had no drainage for eight hours, a headache and chills.', '+headache +chills'],
    ['No fever, a cough or a rash.', '-fever -cough -rash'],
    ['No sleep, chest pain.', '+chest-pain'],
    ['No lunch, left arm weak.', '+arm-weakness'],
    ['Without helmet, banged my head, vomited.', '+vomiting'],
    ['No breakfast, fainted on the stairs.', '+fainting'],
    ['exam week, no sleep, coughing blood', '+coughing-blood'],
    ['Neither nausea nor vomiting.', '-nausea -vomiting'],
    ['Rash: none. Cough: yes.', '-rash +cough'],
    ['Fever is absent.', '-fever'],
    ['fever(-), cough(+)', '-fever +cough'],
    ['No, the dizziness comes when I roll over in bed.', '+dizziness'],
    ["No, I haven't had a cough.", '-cough'],
    ["I don't have any other symptoms like fever or headache.", '-fever -headache'],
    ['I feel nauseous but have not vomited.', '+nausea -vomiting'],
    ['He is not only vomiting but also has a fever.', '+vomiting +fever'],
    ["I haven't lost weight or noticed any chest pain, only a stuffy nose.", '-weight-loss -chest-pain +blocked-nose'],
    ["I haven't had pain during urination, fever, or back pain.", '-painful-urination -fever -back-pain'],
    ['No pain when passing urine, fever, or discharge.', '-painful-urination -fever'],
    ["I don't have chest pain or feel breathless, just a cold.", '-chest-pain -breathless'],
    ["She hasn't had a fever or developed a rash.", '-fever -rash'],
    ['He has not vomited or complained of headache after the bump.', '-vomiting -headache'],
    ["I didn't vomit or have chest pain.", '-vomiting -chest-pain'],
    ["I haven't felt weak or had numbness in my feet.", '-numbness-feet'],
    ['I have not noticed blood in my stool or lost weight.', '-blood-in-stool -weight-loss'],
    ["I haven't had a fever but I have noticed a cough.", '-fever +cough'],
    ["I don't get headaches or hot flushes.", '-headache -hot-flushes'],
    ['It does not get better and I have a headache.', '+headache'],
    ['I got hit by nothing, nobody kicked me and nobody hit me.', '-assault'],
    ['I had a nasty fall, no one kicked me.', '-assault'],
    ['Nothing weak or numb.', '-weakness-general'],
    ['Nothing helps the headache.', '+headache'],
    ['He thought he was going to die.', '?suicidal-thoughts ?plan-to-die'],
    ['She keeps thinking about dying.', '+suicidal-thoughts'],
    ['I swear someone kicked me in the back of the ankle.', '?assault +achilles-pain'],
    ['She feeds and sleeps well.', '?too-weak-to-stand'],
    ['Pulse 70, blood pressure 124/78.', '?low-blood-pressure'],
    ['The muscles along the spine are sore.', '?vertigo'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

describe('what only sounds denied', () => {
  test.each([
    ["I can't breathe.", '+breathless'],
    ['I can not stop vomiting.', '+vomiting'],
    ['The headache is not going away.', '+headache'],
    ['No relief of the chest pain.', '+chest-pain'],
    ['I have no appetite and a fever.', '+loss-of-appetite +fever'],
    ['Tylenol did not help my headache.', '+headache'],
    ['The cough has not improved.', '+cough'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

describe('a vague "not right" means unwell and denies nothing that follows', () => {
  test.each([
    ["He doesn't look right, grey, sweating, chest pain.", '+malaise +sweating +chest-pain'],
    ["Mum isn't feeling good, very breathless, lips blue.", '+malaise +breathless +blue-lips'],
    ["I haven't been right all day, speech is slurred, face droops.", '+speech-slurred +facial-droop'],
    ['Papa is not looking good, chest pain, sweating a lot.', '+malaise +chest-pain +sweating'],
    ["She's not been herself since morning, talking rubbish, left arm weak.", '+confusion +arm-weakness'],
    ['The baby is not right today, floppy, not feeding.', '+floppy-child +poor-feeding'],
    ["My husband doesn't seem right, slurring his words.", '+speech-slurred'],
    ['I am not doing good, vomiting blood.', '+vomiting-blood'],
    ['Not feeling great at all, crushing chest pain.', '+crushing-chest-pain'],
    ["Grandma ain't right, confused, high fever.", '+confusion +high-fever'],
    ["He hasn't been okay since the fall, vomiting, very drowsy.", '+vomiting +drowsiness'],
    ['Not in a good way, lips swelling, hives.', '+swelling-lips-tongue +hives'],
    ['Not feeling right, cough, no fever.', '+malaise +cough -fever'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

describe('what is of somebody else', () => {
  test.each([
    ['My mother had a stroke. I have a headache.', '?facial-droop +headache'],
    ['My mother had chest pain.', '?chest-pain'],
    ['His brother has a cough. He has a fever.', '?cough +fever'],
    ['Family history: seizures. Complaint: headache.', '?seizure +headache'],
    ['My wife noticed that I have a rash.', '+rash'],
    ['My mother has chest pain and is sweating.', '+chest-pain +sweating'],
    ['My 3 year old son has a fever and a rash.', '+fever +rash'],
    ['A classmate had a rash. I have a sore throat.', '?rash +sore-throat'],
    ["My husband collapsed, I'm so scared.", '+collapse'],
    ['Papa suddenly vomited blood.', '+vomiting-blood'],
    ['My dad had a fall just now, hit his head and is vomiting.', '+head-injury +vomiting'],
    ['Hubby is sweating, chest pain.', '+sweating +chest-pain'],
    ['Our maid fainted in the kitchen.', '+fainting'],
    ['My brother has epilepsy and I have a cough.', '?epilepsy-known +cough'],
    ['My father died of a heart attack and I have a cough.', '?chest-pain +cough'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

describe('what is of earlier times', () => {
  test.each([
    ['As a child I had seizures. Now I have a cough.', '?seizure +cough'],
    ['I used to have a cough.', '?cough'],
    ['I had chest pain 5 years ago.', '?chest-pain'],
    ['The chest pain started 2 years ago.', '+chest-pain'],
    ['She presents with a 2-day history of fever and cough.', '+fever +cough'],
    ['Medical history: migraine. Complaint: chest pain.', '?headache +migraine-known +chest-pain'],
    ['I have a history of diabetes.', '+diabetes-known'],
    ['Ten years ago I took an overdose. Now I have a cold sore.', '?overdose +cold-sore'],
    ['Took an overdose when I was a teenager. Now a cough.', '?overdose +cough'],
    ['I was raped in 2009, today I have a cough.', '?sexual-assault +cough'],
    ['Attempted suicide in my twenties, but now my knee hurts.', '?suicide-attempt +knee-pain'],
    ['He had a seizure in 1998 and has been fine since, today mild back pain.', '?seizure +back-pain'],
    ['I fainted once years ago. Now just dandruff.', '?fainting'],
    ['Chest pain since 2019.', '+chest-pain'],
    ['I noticed the lump in my breast 2 years ago.', '+breast-lump'],
    ['I had a heart attack in 2018 and now again chest pain and sweating.', '+chest-pain +sweating'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

describe('what is feared or guessed', () => {
  test.each([
    ["I don't know if I have a fever.", '?fever'],
    ['I am not sure whether there is blood in my stool.', '?blood-in-stool'],
    ['I am worried about my chest pain.', '+chest-pain'],
    ['Worried about dehydration, but he has a fever.', '?dehydrated-look +fever'],
  ])('%s', (text, expected) => expectStates(text, expected));
});

describe('how it is said makes no difference', () => {
  test.each([
    ['My chest feels tight.', '+chest-tightness +chest-pain'],
    ['tightness across the chest', '+chest-tightness'],
    ['It hurts when I pee.', '+painful-urination'],
    ['burning when urinating', '+painful-urination'],
    ['pain, leg', '+leg-pain-one'],
    ['distension, abd', '+abdominal-swelling'],
    ['Shortness of, breath', '+breathless'],
    ['I have difficulty breathing even when I am at rest.', '+breathless-at-rest'],
    ['Chest pain since noon. The pain spreads to my left arm.', '+chest-pain-radiating-arm-jaw'],
  ])('%s', (text, expected) => expectStates(text, expected));
});
