import { expect, test } from 'vitest';
import { asSentences } from './as-sentences.ts';

test.each<[string | null, string]>([
  ['Moved to another town', 'Moved to another town. Please call.'],
  ['Moved to another town.', 'Moved to another town. Please call.'],
  ['Come at once!', 'Come at once! Please call.'],
  ['Can you come earlier? ', 'Can you come earlier? Please call.'],
  ['She said "not today."', 'She said "not today." Please call.'],
  ['Surgery (long)', 'Surgery (long). Please call.'],
  ['डॉक्टर छुट्टी पर हैं।', 'डॉक्टर छुट्टी पर हैं। Please call.'],
  ['  ', 'Please call.'],
  [null, 'Please call.'],
])('a reason ends as a sentence: %j', (reason, text) => {
  expect(asSentences(reason, 'Please call.')).toBe(text);
});
