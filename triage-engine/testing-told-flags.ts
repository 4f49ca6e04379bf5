// The frame of the tests of told flags, the same in each language: a sentence raises its flag, or one of the same danger; what is denied,
// long past, somebody else's, or only sounds like it does not.
import { describe, expect, test } from 'vitest';
import type { Person } from './answer.ts';
import { flagIdsOf } from './triage.ts';

/** 'a|b': either, of the same danger. */
export type ToldFlag = readonly [flag: string, person: Person, sentences: string[]];

export const BABY: Person = { ageYears: 0, ageMonths: 1 };
export const CHILD: Person = { ageYears: 3 };
export const ADULT: Person = { ageYears: 30 };
export const OLDER: Person = { ageYears: 66 };
export const PREGNANT: Person = { ageYears: 26, sex: 'female', pregnant: true };
export const MOTHER: Person = { ageYears: 26, sex: 'female' };

export const flagsIn = (text: string, person: Person = {}): string[] => flagIdsOf({ text, person });

export function areTold(told: readonly ToldFlag[]): void {
  describe.each(told)('%s', (flag, person, sentences) => {
    test.each(sentences)('%s', (text) => {
      expect(flagsIn(text, person).filter((id) => flag.split('|').includes(id))).not.toEqual([]);
    });
  });
}

export function areNotTold(notTold: readonly ToldFlag[]): void {
  describe.each(notTold)('not %s', (flag, person, sentences) => {
    test.each(sentences)('%s', (text) => {
      expect(flagsIn(text, person)).not.toContain(flag);
    });
  });
}
