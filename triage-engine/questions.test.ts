// A question about a part of the body is asked where something in the text leads to it.
import { expect, test } from 'vitest';
import { ALL_FINDINGS } from './knowledge/library.ts';
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

test('a question is answered by Yes where its finding is there: none asks for the contrary, or for more than Yes or No', () => {
  const asked = ALL_FINDINGS.flatMap(({ name, question }) => (question ? [{ name, question }] : []));
  expect(asked.length).toBeGreaterThan(400);
  const begins = /^(Press .*: )?(are|can|could|did|do|does|has|have|is|was|were) /i;
  expect(asked.filter(({ question }) => !begins.test(question) || /\bhow (long|many|often)\b/.test(question))).toEqual(
    [],
  );
  // "Can you say a full sentence?" for "Cannot finish a sentence": whoever cannot would say No, and would be taken to be well.
  const denied = asked.filter(({ name }) => /\b(cannot|not|no)\b/i.test(name));
  expect(denied.length).toBeGreaterThan(8);
  const saysSo = /\b(cannot|not|no|unable|impossible|stopped|refuse|too breathless|still|stay|up|even|lasted)\b/i;
  expect(denied.filter(({ question }) => !saysSo.test(question))).toEqual([]);
});
