import { expect, test } from 'vitest';
import { placeAndTrouble } from './place-and-trouble.ts';

test.each([
  ['my knee is swollen', true, true],
  ['coughing all night', true, true],
  ['घुटने में दर्द है', true, true],
  ['pair me khujli', true, true],
  ['my sholder is soar and stif', true, true],
  ['itching', false, true],
  ['when does the clinic open', false, false],
  ['me duele la cabeza', false, false],
])('%s: place %s, trouble %s', (text, place, trouble) => {
  expect(placeAndTrouble(text)).toEqual({ place, trouble });
});
