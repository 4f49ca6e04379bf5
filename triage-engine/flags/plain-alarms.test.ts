// The plainest words for danger: at least an emergency department, at every age, told or not.
import { describe, expect, test } from 'vitest';
import { urgencyOf } from '../triage.ts';

const ALARMS = [
  "I can't breathe",
  'gasping for air',
  'struggling to breathe',
  'fighting for breath',
  "I can't breathe properly, can't get air",
  'suicide attempt yesterday',
  'tried to kill myself last night',
  'bleeding a lot',
  'blood is pouring out of my leg',
  'soaked four towels with blood',
  'choking',
  'he is choking',
  'I think I had a fit today',
  'had a convulsion this morning',
  'loss of consciousness',
  'I lost consciousness',
  'blacked out at the bus stop',
  'ribs suck in when breathing',
  'skin between ribs pulling in with every breath',
  'drooping face with a weak arm',
  "speech is slurred and can't lift the right arm",
  'crushing chest pain and sweating',
];

describe.each([undefined, 3, 8, 15, 25, 40, 55, 72, 90])('at the age of %s', (ageYears) => {
  test.each(ALARMS)('%s', (text) => {
    const isHeart = text.includes('chest');
    // A crushing chest pain of a small child is no heart attack, and still a reason to go today.
    const floor = isHeart && ageYears !== undefined && ageYears < 10 ? 3 : 4;
    expect(urgencyOf({ text, person: { ...(ageYears !== undefined && { ageYears }) } })).toBeGreaterThanOrEqual(floor);
  });
});

describe('violence', () => {
  test.each([
    'he choked me with his hands, throat sore',
    'my partner strangled me yesterday, my voice is hoarse',
    'he gripped my throat hard, now I am hoarse and it hurts to swallow',
    'he put his hands round my neck',
    'my boyfriend squeezed my neck until I saw black',
    'husband tried to throttle me, voice is gone',
    'she was held by the throat and cannot swallow properly',
    'he pressed a pillow on my face and I could not breathe',
    'they tied a rope round his neck',
    'I was raped last night',
    'someone forced themselves on me yesterday',
    'got beaten with a stick on the head and vomiting',
    'my father beats me and today my belly hurts badly',
  ])('is an emergency: %s', (text) => {
    expect(urgencyOf({ text, person: {} })).toBeGreaterThanOrEqual(4);
  });

  test.each(['my husband hits me every night, I am scared', 'I was beaten up, bruises all over'])(
    'is seen today: %s',
    (text) => {
      expect(urgencyOf({ text, person: {} })).toBeGreaterThanOrEqual(3);
    },
  );

  test.each([
    'I choked on my tea for a second, fine now, just a sore throat',
    "can't breathe through my nose, cold since 2 days",
  ])('is not read into: %s', (text) => {
    expect(urgencyOf({ text, person: {} }) ?? 1).toBeLessThanOrEqual(3);
  });
});
