// What a neighbour coughs is no finding of whoever writes; who lies next door is believed.
import { expect, test } from 'vitest';
import { triage } from '../triage.ts';

const told = (text: string) => {
  const { urgency, causes, asks, understood } = triage({ text, person: {} });
  const found = understood.filter(({ state }) => state === 'present').map(({ finding }) => finding);
  return { urgency, causes, found, asked: asks.map(({ danger }) => danger) };
};

test.each([
  'my neighbour coughed blood',
  'my neighbour coughed up blood',
  'my neighbor coughs blood',
  'my neigbour coughed blod',
  'padosi ko khoon ki khansi',
  'पड़ोसी को खून की खाँसी है',
])('alone it is nobody’s cause, and all signs are asked for: %s', (text) => {
  const { urgency, causes, asked } = told(text);
  expect(urgency).toBeNull();
  expect(causes).toEqual([]);
  expect(asked.length).toBeGreaterThanOrEqual(12);
});

test.each([
  'padosi ko khoon ki khansi, mujhe sardi hai',
  'my colleague coughed blood, and I have had a runny nose and a fever since monday',
])('beside what the writer has, that is answered: %s', (text) => {
  expect(told(text).found).toContain('runny-nose');
  expect(told(text).found).not.toContain('coughing-blood');
});

test.each(['I coughed blood', 'my neighbour coughed blood and now I cough blood too', 'mujhe khoon ki khansi hai'])(
  'one’s own is one’s own: %s',
  (text) => {
    expect(told(text).found).toContain('coughing-blood');
  },
);

test.each(['my neighbour collapsed in the yard', 'padosi behosh ho gaya', 'my neighbour is not breathing'])(
  'who lies there is believed: %s',
  (text) => {
    expect(told(text).urgency).toBeGreaterThanOrEqual(4);
  },
);
