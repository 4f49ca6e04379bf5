// Words that mean something else beside others, and the danger that they mean without them.
import { describe, expect, test } from 'vitest';
import { triage } from '#triage-engine/triage.ts';

const told = (text: string) => {
  const { urgency, understood } = triage({ text, person: {} });
  return { urgency, found: understood.filter(({ state }) => state === 'present').map(({ finding }) => finding) };
};

describe('what began is no blow', () => {
  test.each(['सिर दुखने लगा', 'धूप में सिर दुखने लगा', 'subah se sir dukhne laga', 'sar dukhne lga hai'])('%s', (text) => {
    expect(told(text).found).not.toContain('head-injury');
    expect(told(text).found.some((id) => id.startsWith('headache'))).toBe(true);
  });
  test.each([
    'सिर पर चोट लगी',
    'सिर में लगा',
    'sir par patthar laga',
    'girne se sir par laga',
    'सिर पर गेंद लगने से दुखने लगा',
  ])('a blow is one: %s', (text) => expect(told(text).found).toContain('head-injury'));
});

describe('saffron is no cancer', () => {
  test.each([
    'kesar wala doodh piya',
    'kesar doodh peene se pet dard',
    'केसर वाला दूध पिया, पेट में दर्द',
    'kheer me kesar dala tha, ulti ho gayi',
  ])('%s', (text) => expect(told(text).found).not.toContain('cancer-known'));
  test.each([
    'mummy ko kesar hai',
    'maa ko breast kesar hai, kesar doodh deti hu',
    'papa ka kesar ka ilaj chal raha hai',
  ])('by ear it is one: %s', (text) => expect(told(text).found).toContain('cancer-known'));
});

describe('a bill for electricity is no lightning and no shock', () => {
  test.each([
    'bijli ka bill dekha to sir chakra gaya',
    'bijli ka bill dekh ke jhatka laga',
    'बिजली का बिल देखकर झटका लगा',
    'bijli ka bill zyada aaya, sir dard ho gaya',
    'bijlee ka bil dekhkar jhatka laga',
    'electricity bill gave me a shock',
  ])('%s', (text) => {
    expect(told(text).urgency ?? 2).toBeLessThan(4);
  });
  test.each([
    'bijli ka jhatka laga',
    'switch chhua, jhatka laga',
    'बिजली का झटका लगा',
    'bijli ke taar ko haath lag gaya',
    'sir mein bijli si dard uthi',
  ])('a shock is one: %s', (text) => expect(told(text).urgency).toBeGreaterThanOrEqual(4));
});

describe('what was given to drink is not yellow', () => {
  test.each([
    'balgam hai, syrup pila diya',
    'aankh lal hai, doodh pila diya',
    'bachche ko ors pila diya, dast hai',
    'दूध पिला दिया, उल्टी कर दी',
    'usko pani pila diya, chehra garam hai',
  ])('%s', (text) => {
    expect(told(text).found.filter((id) => /jaundice|pale-skin|green-sputum/.test(id))).toEqual([]);
  });
  test.each(['aankhein pili ho gayi', 'rang pila pad gaya', 'बच्चे की आँखें पीली हैं', 'peela balgam aa raha hai'])(
    'yellow is yellow: %s',
    (text) => {
      expect(told(text).found.some((id) => /jaundice|pale-skin|green-sputum/.test(id))).toBe(true);
    },
  );
});

describe('whoever fears to be killed does not wish to die', () => {
  test.each([
    'log mujhe maarna chahte hain',
    'mujhe lagta hai padosi mujhe maarna chahte hain',
    'koi mujhe maarna chahta hai, ghar se nikalne me dar lagta hai',
    'log mujhe marna chahte hain',
    'लोग मुझे मारना चाहते हैं',
  ])('%s', (text) => {
    const { found, urgency } = told(text);
    expect(found.filter((id) => /^(?:suicid|plan-to-die)/.test(id))).toEqual([]);
    expect(found.some((id) => /^(?:delusions|life-threatened|abuse-at-home)$/.test(id))).toBe(true);
    expect(urgency).toBeGreaterThanOrEqual(3);
    expect(triage({ text, person: {} }).flags.map(({ danger }) => danger)).not.toContain('suicide');
  });
  test.each([
    'main khud ko maarna chahta hun',
    'main marna chahta hun',
    'mujhe marne ka man karta hai',
    'mujhe ab bas mar jaana hai',
    'मैं खुद को मारना चाहता हूँ',
    'मैं मरना चाहती हूँ',
    'log mujhe maarna chahte hain isliye main khudkushi kar lunga',
  ])('who wishes to is believed: %s', (text) => {
    expect(triage({ text, person: {} }).flags.map(({ danger }) => danger)).toContain('suicide');
  });
});
