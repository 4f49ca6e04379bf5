// What somebody who examined tells: a clear self-limiting illness is looked after at home, and nothing else is.
import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { isToldByExaminer, withoutNormal } from './examined.ts';

const urgencyOf = (text: string) => triage({ text, person: {} }).urgency;

describe('who tells it', () => {
  test.each([
    ['A 30-year-old man has had a cough for two days. He is afebrile and his chest is clear.', true],
    ['An 8-year-old girl has an itchy scalp. She has no fever, rash or swollen glands.', true],
    ['I am 30 years old with a cough, no fever, and my chest is clear.', false],
    ['My 8-year-old daughter has an itchy scalp, no fever, no rash.', false],
    ['A 30-year-old man has had a cough for two days.', false],
    ['cough for two days, no fever, no rash', false],
  ])('%s', (text, isSo) => {
    expect(isToldByExaminer(text)).toBe(isSo);
  });
});

describe('what was sought and not found is left out, and what somebody cannot do is not', () => {
  test.each([
    ['He has a cough. There is no blood in the stool. Chest clear.', /blood/, false],
    ['No rash, but he is drowsy.', /drowsy/, true],
    ['She cannot pass urine.', /pass urine/, true],
    ['He does not respond to voice.', /respond/, true],
    ['The baby is not feeding.', /not feeding/, true],
  ])('%s', (text, words, isThere) => {
    expect(words.test(withoutNormal(text))).toBe(isThere);
  });
});

describe('is looked after at home', () => {
  test.each([
    'A 34-year-old man has had a runny nose, sneezing and a scratchy throat for three days. He has a mild cough but no fever, wheeze or facial pain. Temperature 36.9°C. Throat slightly red, chest clear, no swollen glands.',
    'A 22-year-old woman presents with a two-day history of sore throat. She also has a cough and a hoarse voice. She has no fever, can swallow saliva and opens her mouth normally. The tonsils are not enlarged and there is no exudate.',
    'A 39-year-old man presents with a 6-day history of nasal congestion, green nasal discharge and facial pressure after a cold. He is afebrile. There is no swelling around the eyes, no visual change and no severe headache.',
    'A 25-year-old woman with no past medical history has had a cough for five days with a little clear phlegm and a blocked nose. She is afebrile with normal vital signs. Her lungs are clear.',
    'A 31-year-old woman was stung by a wasp on the forearm an hour ago. There is a tender red swelling 2 cm across. She has no wheeze, no swelling of lips or tongue, no hives elsewhere and feels well. Pulse 76.',
    'A 24-year-old man turned his ankle inwards on a kerb yesterday. The outer side is a little swollen and bruised. He walked four steps at once and now limps slightly. There is no tenderness over the bones and feeling in the toes is normal.',
    'A 37-year-old woman has had vomiting and loose watery stools since yesterday evening. Her son had it two days before. She has mild cramps but no blood, high fever or severe pain, and she drinks and passes urine normally. Temperature 37.3°C, pulse 80, abdomen soft.',
    'A 41-year-old man woke this morning with a stiff, aching neck, worse on turning to the right. He had slept awkwardly. He has no fever, headache, arm pain, numbness or weakness and has had no injury.',
    'A 6-year-old boy fell off his scooter and grazed his knee. The scrape is shallow and clean, the bleeding has stopped and he walks normally. He did not hit his head. His vaccinations are up to date.',
    'A 20-year-old footballer has an itchy red rash in both groins with a scaly edge for ten days. The scrotum is spared. There is no discharge, fever or swelling.',
    'A 48-year-old teacher has had a pressing ache on both sides of the forehead since yesterday after a stressful week. It does not get worse on walking. He has no nausea, no visual disturbance, no fever and no neck stiffness. Neurological examination is normal.',
  ])('%s', (text) => {
    expect(urgencyOf(text)).toBe(1);
  });
});

describe('a risk, a danger sign or a long time', () => {
  test.each([
    [
      'a risk',
      'A 78-year-old man with COPD has had a cough with yellow sputum and a runny nose for four days. He is afebrile, his chest is clear and his vital signs are normal.',
    ],
    [
      'pregnancy',
      'A 29-year-old woman, 9 weeks pregnant, has had a blocked nose and sore throat for two days. Temperature 36.8°C. Her chest is clear.',
    ],
    [
      'seven weeks',
      'A 55-year-old smoker has had a cough for seven weeks with clear sputum. He has no fever, his chest is clear and vital signs are normal.',
    ],
    [
      'two weeks of a sore throat',
      'An 18-year-old student has had a sore throat and fatigue for two weeks with swollen neck glands on both sides. Temperature 37.8°C. She has no cough.',
    ],
    [
      'nine days of diarrhoea',
      'A 19-year-old man has had watery stools for nine days since a trip to Nepal. He has no fever or blood. He drinks well.',
    ],
    [
      'diabetes',
      'A 45-year-old man with type 1 diabetes has had vomiting and diarrhoea since last night. Temperature 37.2°C, pulse 92. There is no blood in the stool.',
    ],
    [
      'the fifth time',
      'A 36-year-old woman has had vulval itching and white discharge for the fifth time this year. She has no fever, pelvic pain or sores.',
    ],
    [
      'a redness that spreads',
      'A 31-year-old man has a red, warm, spreading patch on his shin for two days around an insect bite. He has no fever and feels well. Pulse 78.',
    ],
    [
      'six weeks old',
      'A 6-week-old boy has had a blocked nose for two days and takes half his feeds. He has no fever. His chest is clear.',
    ],
    [
      'a lens',
      'A 24-year-old contact lens wearer has a red, sore right eye with discharge for a day. Light hurts. His sight is slightly blurred. He has no fever.',
    ],
    [
      'warfarin',
      'A 53-year-old man on warfarin has had three nosebleeds this week. Each stopped after ten minutes. Pulse 76, blood pressure 138/82.',
    ],
    [
      'weight lost',
      'A 58-year-old man has been constipated for five weeks, with harder stools than before. He has lost 4 kg. He has no pain or vomiting. His abdomen is soft.',
    ],
    [
      'sinusitis of eighteen days',
      'A 33-year-old woman has had a blocked nose with green discharge and cheek pain for eighteen days. It is getting worse. Temperature 38.2°C. Her eyelids are normal.',
    ],
    [
      'a bone that is tender',
      'A 22-year-old man twisted his ankle yesterday. He cannot put weight on it and the bone behind the outer ankle is tender. Feeling in the toes is normal.',
    ],
    [
      'food that sticks',
      'A 59-year-old man has had heartburn for three weeks and food sticks in his gullet. He has no vomiting or black stools.',
    ],
    [
      'burning and sweat',
      'A 56-year-old man has had burning behind the breastbone for an hour with sweating and nausea. Antacids do not help. His chest is clear and he has no fever.',
    ],
  ])('is for a doctor for all that is normal: %s', (_, text) => {
    expect(urgencyOf(text)).toBeGreaterThan(1);
  });
});

describe('what is grave', () => {
  test.each([
    'A 24-year-old woman was stung by a bee twenty minutes ago. She has hives all over, a hoarse voice and her tongue feels thick. Pulse 112, blood pressure 96/60. No fever.',
    'A 46-year-old man has had low back pain for two days after lifting and now has numbness around the anus and cannot pass urine. He has no fever.',
    'A 50-year-old woman had a sudden severe headache while gardening an hour ago, the worst of her life. She vomited once. She has no fever and her neck moves freely. Blood pressure 148/88.',
    'A 28-year-old man has had a sore throat on one side for four days. He cannot open his mouth fully, drools and speaks as if with a hot potato. Temperature 38.8°C. No cough.',
    'A 64-year-old woman had ten minutes of weakness in her right hand and slurred speech this morning, now gone. She has no headache or fever. Examination is normal.',
  ])('is an emergency for all that is normal: %s', (text) => {
    expect(urgencyOf(text)).toBeGreaterThanOrEqual(4);
  });
});
