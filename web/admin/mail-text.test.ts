// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { piecesOf } from './mail-text.tsx';

const HERE = 'https://nadi.banyanstreet.example';

const linksIn = (text: string) =>
  piecesOf(text, HERE)
    .filter(({ isLink }) => isLink)
    .map(({ words }) => words);

test('an address of this clinic can be followed', () => {
  const link = `${HERE}/reset-password#QnGIMRSb3zaRNkW6`;

  expect(linksIn(`Open this link:\n\n${link}\n\nIt works once.`)).toEqual([link]);
});

test.each([
  'https://elsewhere.example/reset-password',
  'https://nadi.banyanstreet.example.elsewhere.example/',
  'https://nadi.banyanstreet.example@elsewhere.example/',
  'http://nadi.banyanstreet.example/reset-password',
  'javascript:alert(1)',
])('%s stays plain text', (address) => {
  expect(linksIn(`Look here: ${address} now`)).toEqual([]);
});

test('no word of a mail is lost', () => {
  const text = `Hello,\n\n${HERE}/a and http://b.example/c\n\nBye.\n`;

  expect(
    piecesOf(text, HERE)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});
