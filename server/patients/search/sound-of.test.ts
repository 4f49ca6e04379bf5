import { describe, expect, test } from 'vitest';
import { soundOf } from './sound-of.ts';

describe('names that sound alike have one key', () => {
  test.each([
    ['patil', 'patel'],
    ['lakshmi', 'laxmi', 'lakshmee'],
    ['mohammed', 'muhammad', 'mohamad', 'mohd', 'md'],
    ['sunita', 'suneeta', 'sunitha'],
    ['pooja', 'puja'],
    ['meera', 'mira'],
    ['deepak', 'dipak', 'deepack'],
    ['vijay', 'wijay', 'vijai'],
    ['agarwal', 'aggarwal', 'agrawal'],
    ['choudhary', 'chaudhari', 'chowdhury', 'chaudhry'],
    ['mukherjee', 'mukharji'],
    ['shaikh', 'sheikh', 'shaik', 'shekh'],
    ['syed', 'sayed', 'sayyid'],
    ['hussain', 'husain', 'hossain', 'hussein'],
    ['iyer', 'aiyar', 'ayyar'],
    ['gowda', 'gauda'],
    ['bhavna', 'bhawna', 'bhavana'],
    ['jyoti', 'jyothi'],
    ['ayesha', 'aisha'],
    ['srivastava', 'shrivastav'],
    ['farooq', 'faruk', 'pharook'],
    ['zakir', 'jakir'],
    ['reddy', 'reddi'],
    ['yusuf', 'yousuf'],
    ['राम', 'राम'],
  ])('%s, %s', (...names) => {
    expect(new Set(names.map(soundOf)).size).toBe(1);
  });
});

describe('names that sound different have different keys', () => {
  test.each([
    ['sunita', 'sanat'],
    ['rohan', 'rohini'],
    ['meera', 'maria'],
    ['ravi', 'rao'],
    ['anil', 'sunil'],
    ['rajesh', 'ramesh'],
    ['asha', 'usha'],
    ['madhu', 'mohammed'],
    ['patil', 'patole'],
    ['राम', 'श्याम'],
  ])('%s and %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});
