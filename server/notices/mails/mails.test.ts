// Every mail to a patient, in both languages.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language/language.ts';
import { latinIn, otherWordsIn } from '#contract/language/testing-hindi.ts';
import { NOTICES } from '#contract/notice-words/english.ts';
import { namesIn, type Text, type Values } from '#contract/notice-words/fill.ts';
import { LETTERS, PARTS } from '#server/patients/letters/english.ts';
import { LETTERS_IN_HINDI, PARTS_IN_HINDI } from '#server/patients/letters/hindi.ts';
import { letter } from '#server/patients/letters/write-letter.ts';
import { MAILS, type MailedCode } from './english.ts';
import { MAILS_IN_HINDI } from './hindi.ts';
import { sayNotice, writeMail } from './write-mail.ts';

const clinic = {
  ...{ name: 'Banyan Street Clinic', address: 'Banyan Street 4', phone: '+91 80 1234', timeZone: 'Asia/Kolkata' },
} as Parameters<typeof writeMail>[2]['clinic'];

type Mail = { subject: string; text?: Text };
const codes = Object.keys(MAILS) as MailedCode[];
const valuesFor = (texts: readonly Text[]): Values =>
  Object.fromEntries(
    texts.flatMap(namesIn).map((name) => {
      const isMoment = ['when', 'before', 'until'].includes(name);
      return [name, isMoment ? { at: '2026-11-18T06:00:00.000Z', zone: 'Asia/Kolkata' } : `<${name}>`];
    }),
  );

test('every mail is in both languages', () => {
  expect(Object.keys(MAILS_IN_HINDI).toSorted()).toEqual(codes.toSorted());
  expect(Object.keys(LETTERS_IN_HINDI).toSorted()).toEqual(Object.keys(LETTERS).toSorted());
  expect(Object.keys(PARTS_IN_HINDI)).toEqual(Object.keys(PARTS));
});

// What a locked phone may show: when, from whom, and what became of it.
const IN_SUBJECTS = ['before', 'clinic', 'until', 'when'];

describe.each(codes)('the mail %s', (code) => {
  const english: Mail = MAILS[code];
  const hindi: Mail = MAILS_IN_HINDI[code];

  test('names the same in both languages, and no person and no illness in its subject', () => {
    expect(namesIn(hindi.subject)).toEqual(namesIn(english.subject));
    expect(namesIn(hindi.text ?? '')).toEqual(namesIn(english.text ?? ''));
    expect(namesIn(english.subject).filter((name) => !IN_SUBJECTS.includes(name))).toEqual([]);
  });

  test.each(LANGUAGES)('is written without a gap in %s', (language) => {
    const { title, text } = NOTICES[code];
    const values = valuesFor([title, text, english.subject, english.text ?? '']);
    const mail = writeMail(code, values, { language, clinic });
    for (const part of [mail.subject, mail.text]) {
      expect(part).not.toMatch(/[{}]|undefined|null|\[object|[०-९]/);
      expect(part).toMatch(language === 'hi' ? /\p{Script=Devanagari}/u : /[a-z]/);
    }
    const said = sayNotice(code, values, language);
    if (!english.text) expect(mail.text).toBe(`${said.title}\n${said.text}`);
  });
});

describe.each(Object.keys(LETTERS) as (keyof typeof LETTERS)[])('the letter %s', (code) => {
  test('names the same in both languages', () => {
    expect(namesIn(LETTERS_IN_HINDI[code].subject)).toEqual(namesIn(LETTERS[code].subject));
    expect(namesIn(LETTERS_IN_HINDI[code].text)).toEqual(namesIn(LETTERS[code].text));
  });

  test.each(LANGUAGES)('is written without a gap in %s', (language) => {
    const values = Object.fromEntries(namesIn(LETTERS[code].text).map((name) => [name, `<${name}>`]));
    const { subject, text } = letter({ clinic }, code, values as never)(language);
    for (const part of [subject, text]) {
      expect(part).not.toMatch(/[{}]|undefined|null|[०-९]/);
      expect(part).toMatch(language === 'hi' ? /\p{Script=Devanagari}/u : /[a-z]/);
    }
  });
});

test('the Hindi of mails and letters calls one thing by one word, and needs no Latin letters', () => {
  const mails: readonly Mail[] = [...Object.values(MAILS_IN_HINDI), ...Object.values(LETTERS_IN_HINDI)];
  const said = [
    ...mails.flatMap(({ subject, text = [] }) => [subject, ...[text].flat()]),
    ...Object.values(PARTS_IN_HINDI),
  ];
  expect(said.length).toBeGreaterThan(80);
  expect(said.flatMap((text) => otherWordsIn(text).map((fault) => `${fault}: ${text}`))).toEqual([]);
  expect(said.flatMap((text) => latinIn(text).map((word) => `${word}: ${text}`))).toEqual([]);
});
