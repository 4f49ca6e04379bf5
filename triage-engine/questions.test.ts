// A question about a part of the body is asked where something in the text leads to it.
import { expect, test } from 'vitest';
import { triage } from './triage.ts';

const askedOf = (text: string) => triage({ text, person: {} }).questions.map(({ finding }) => finding);
const OF_EYE = ['eye-injury', 'eye-foreign-body'];

test.each([
  'paper cut on my finger',
  'small cut on my finger from paper',
  'I cut my finger',
  'deep cut on my foot',
  'my palm is sliced, the cut needs stitches',
  'I accidentally cut my arm with a kitchen knife while chopping onions',
])('nobody with a cut elsewhere is asked whether something hit the eye: %s', (text) => {
  expect(askedOf(text).filter((finding) => OF_EYE.includes(finding))).toEqual([]);
});

test.each([
  'deep cut on my cheek and my eye is sore',
  'chemical splashed, my eyes are watering',
  'deep cut on my brow, one eye is swollen',
])('what may have happened to the eye is asked for, or was understood, where the eye is named: %s', (text) => {
  const { questions, understood } = triage({ text, person: {} });
  const eye = [...questions, ...understood].filter(({ finding }) => /eye|vision|sight/.test(finding));
  expect(eye.length).toBeGreaterThan(0);
});

test.each(['paper cut on my finger', 'I got a paper cut', 'splinter in my thumb', 'graze on my knee from falling'])(
  'nobody with a trifle is asked whether somebody harms them, or they themselves: %s',
  (text) => {
    const OF_HARM = ['abuse-at-home', 'assault', 'self-harm', 'overdose', 'suicidal-thoughts'];
    expect(askedOf(text).filter((finding) => OF_HARM.includes(finding))).toEqual([]);
  },
);
