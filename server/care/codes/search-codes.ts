// Type-ahead over the coded diagnoses: clinical words, everyday words, or the beginning of a code.
import type { CodedDiagnosis } from '../../../contract/diagnoses.ts';
import { ALL_CONDITIONS } from '../../../triage-engine/knowledge/library.ts';
import { CLINIC_CODES } from './clinic-codes.ts';

type Entry = { code: string; name: string; words: { text: string; folded: string }[] };

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase();

const entry = (code: string, name: string, alsoCalled: readonly string[]): Entry => ({
  code,
  name,
  words: [name, ...alsoCalled].map((text) => ({ text, folded: ` ${fold(text)}` })),
});

/** What the engine calls an illness that the clinic has a name for is another word for it; the rest it adds. */
const CLINIC_HAS = new Set(CLINIC_CODES.map(([code]) => code));
const wordsOfEngine = (code: string) =>
  ALL_CONDITIONS.filter(({ icd10 }) => icd10 === code).flatMap(({ name, aliases }) => [name, ...aliases]);
const CLINIC = CLINIC_CODES.map(([code, name, also = '']) =>
  entry(code, name, [...also.split(', ').filter((word) => word !== ''), ...wordsOfEngine(code)]),
);
const ENGINE = ALL_CONDITIONS.filter(({ icd10 }) => !CLINIC_HAS.has(icd10)).map(({ icd10, name, aliases }) =>
  entry(icd10, name, aliases),
);

export const CODES: readonly Entry[] = [...CLINIC, ...ENGINE];

/** How well it fits, from 0: by its code, wholly, from the beginning, by its words; null: not at all. */
function rank({ code, words }: Entry, typed: string): { rank: number; word: number } | null {
  if (fold(code).startsWith(typed)) return { rank: 0, word: 0 };
  const ways: ((folded: string) => boolean)[] = [
    (folded) => folded === ` ${typed}`,
    (folded) => folded.startsWith(` ${typed}`),
    (folded) => typed.split(' ').every((word) => beginsWord(folded, word)),
  ];
  for (const [place, fits] of ways.entries()) {
    const word = words.findIndex(({ folded }) => fits(folded));
    if (word >= 0) return { rank: place + 1, word };
  }
  return null;
}

const beginsWord = (folded: string, word: string) =>
  [' ', '(', '-', '/'].some((before) => folded.includes(before + word));

export function searchCodes(typed: string, used: ReadonlyMap<string, number>, limit = 12): CodedDiagnosis[] {
  const wanted = fold(typed).trim().replace(/\s+/g, ' ');
  if (wanted === '') return [];
  // The clinic's own come before the engine's, the name before other words, and each in its order.
  const hits = CODES.flatMap((one, place) => {
    const hit = rank(one, wanted);
    return hit
      ? [{ one, place, isAdded: Number(place >= CLINIC.length), ...hit, usedByMe: used.get(one.code) ?? 0 }]
      : [];
  });
  return hits
    .toSorted(
      (a, b) =>
        b.usedByMe - a.usedByMe || a.rank - b.rank || a.isAdded - b.isAdded || a.word - b.word || a.place - b.place,
    )
    .slice(0, limit)
    .map(({ one: { code, name, words }, word, usedByMe }) => {
      return { code, name, alsoCalled: word === 0 ? null : (words[word]?.text ?? null), usedByMe };
    });
}
