import { expect, test } from 'vitest';
import { triage } from '../triage.ts';

const isFound = (text: string, person = {}) =>
  triage({ text, person }).understood.some(({ finding }) => finding === 'hands-swollen-pregnancy');

test.each([
  'मैं 30 हफ़्ते की गर्भवती हूँ, कल से सिरदर्द और हाथों में सूजन है।',
  'Main garbhvati hoon. Kal se chehra sooj gaya hai.',
  'I am 32 weeks pregnant. Since yesterday my face is puffy.',
])('hands or a face that swell in a pregnancy are found, also in another clause than it: %s', (text) =>
  expect(isFound(text)).toBe(true),
);

test('the pregnancy may stand in the chart alone', () =>
  expect(isFound('सिर में दर्द है और हाथ सूज गए हैं।', { pregnant: true, sex: 'female', ageYears: 28 })).toBe(true));

test.each([
  'मैं गर्भवती हूँ, हाथों में सूजन नहीं है, सिर में दर्द है।',
  'I am pregnant. A bee stung my hand and it is swollen.',
  'मेरे हाथ में सूजन है।',
])('what is denied, stung, or told of nobody pregnant is none: %s', (text) => expect(isFound(text)).toBe(false));
