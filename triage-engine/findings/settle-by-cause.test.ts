// Pain of the skin over the chest, and a heart that pounds before people, beside the heart that is ill.
import { describe, expect, test } from 'vitest';
import type { Person } from '../answer.ts';
import { triage } from '../triage.ts';

const urgencyOf = (text: string, person: Person = {}) => triage({ text, person }).urgency ?? 0;

describe('blisters in a band explain the pain over the chest', () => {
  test.each([
    'A 65-year-old woman has a vesicular rash in a band around the right chest with burning pain since two days.',
    'shingles on my chest, burning blisters in a band on the left side since two days, I am 60',
    'I am 58, blisters in a stripe round my ribs on one side and chest pain there',
  ])('%s', (text) => expect(urgencyOf(text)).toBeLessThanOrEqual(3));
  test.each([
    'I am 65, blisters in a band on one side of my chest, and now crushing chest pain with sweating',
    'I am 65, a band of blisters on one side of the chest and I am breathless with chest pain',
  ])('the heart beside them is heard: %s', (text) => expect(urgencyOf(text)).toBeGreaterThanOrEqual(4));
});

describe('a heart that pounds before people, and only then', () => {
  test.each([
    'My heart races and my hands sweat before I go on stage, gone when the show is over',
    'before every presentation my heart pounds and I feel light headed, only then',
  ])('%s', (text) => expect(urgencyOf(text)).toBeLessThanOrEqual(3));
  test.each([
    'my heart pounds before every speech and today I fainted on stage',
    'before every meeting my heart races and I get chest pain into the left arm',
  ])('what an audience does not explain is heard: %s', (text) => expect(urgencyOf(text)).toBeGreaterThanOrEqual(4));
});

describe('a chest that hurts with effort only, as for months', () => {
  test.each([
    'A 60-year-old man gets central chest tightness after walking up two flights, relieved within three minutes by rest, unchanged over the last four months. He is pain free now.',
    'I am 66, my chest gets tight when I walk uphill, it goes when I rest, the same for two years',
  ])('%s', (text) => expect(urgencyOf(text)).toBeLessThanOrEqual(3));
  test.each([
    'I am 66, my chest gets tight when I walk uphill, it goes when I rest, the same for two years but worse since yesterday',
    'I am 66, my chest is tight at rest now, it used to go when I rest, the same for two years',
    'A 60-year-old man has chest tightness on walking, relieved by rest, and more often over the last two weeks.',
  ])('what is new is an emergency, or asked for by name: %s', (text) => {
    const { urgency, asks } = triage({ text, person: {} });
    if ((urgency ?? 0) < 4) expect(asks.map(({ danger }) => danger)).toContain('chest-pain');
  });
});
