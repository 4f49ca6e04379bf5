import { describe, expect, test } from 'vitest';
import { type Catalogue, counted, localeOf, phrase } from './language.ts';

const HINDI: Catalogue = {
  'Log in': 'लॉगिन करें',
  '{name} is free {day}': '{day} को {name} ख़ाली हैं',
  '{n} new answers': ['{n} नया जवाब', '{n} नए जवाब'],
};

describe('a sentence', () => {
  test.each([
    ['in English', null, 'Log in', {}, 'Log in'],
    ['in Hindi', HINDI, 'Log in', {}, 'लॉगिन करें'],
    [
      'with values in the order of the language',
      HINDI,
      '{name} is free {day}',
      { name: 'Dr. Rao', day: 'Mon' },
      'Mon को Dr. Rao ख़ाली हैं',
    ],
    ['that the catalogue does not have is English', HINDI, 'Log out', {}, 'Log out'],
    ['keeps braces that nobody filled', null, '{name} is free', {}, '{name} is free'],
    ['does not read a value as a pattern', null, '{name}', { name: '{day} $&' }, '{day} $&'],
  ])('%s', (_how, catalogue, text, values, said) => {
    expect(phrase(catalogue, text, values)).toBe(said);
  });
});

describe('what is counted', () => {
  const forms = ['{n} new answer', '{n} new answers'] as const;
  test.each([
    ['en', null, 0, '0 new answers'],
    ['en', null, 1, '1 new answer'],
    ['en', null, 2, '2 new answers'],
    // Hindi has the form for one also for nothing.
    ['hi', HINDI, 0, '0 नया जवाब'],
    ['hi', HINDI, 1, '1 नया जवाब'],
    ['hi', HINDI, 2, '2 नए जवाब'],
    ['hi', {}, 0, '0 new answers'],
  ] as const)('in %s', (language, catalogue, n, said) => {
    expect(counted(language, catalogue, forms, n)).toBe(said);
  });
});

test('dates and numbers have Latin digits in both languages', () => {
  const day = new Date('2026-11-15T12:00:00Z');
  const written = (language: 'en' | 'hi') =>
    new Intl.DateTimeFormat(localeOf(language), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(day);
  expect(written('en')).toBe('15 November 2026');
  expect(written('hi')).toBe('15 नवंबर 2026');
});
