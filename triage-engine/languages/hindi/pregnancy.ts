// Blood that is told in another clause than the pregnancy or the birth: 'saat mahine ka pet hai, khoon aa raha hai'.
import type { Reading } from '#triage-engine/context/read-context.ts';
import { normalForm } from './normal-form.ts';
import type { HindiWord } from './read-hindi-words.ts';

const BLOOD = new Set(['khoon', 'bleeding', 'blood', 'rakt', 'thakke'].map(normalForm));
const ELSEWHERE = new Set(
  [
    'naak',
    'masoode',
    'ulti',
    'khansi',
    'patla',
    'jaanch',
    'test',
    'report',
    'kami',
    'pressure',
    'potty',
    'latrine',
    'tatti',
    'masse',
    'bawasir',
    'piles',
  ].map(normalForm),
);
const OF_BLEEDING: [RegExp, string][] = [
  [/^(pregnant|pregnant-late)$/, 'bleeding-in-pregnancy'],
  [/^gave-birth-recently$/, 'bleeding-after-birth'],
];

export function withPregnancy(text: string, words: HindiWord[], readings: Reading[]): Reading[] {
  const blood = words.findIndex(({ form }) => BLOOD.has(form));
  if (blood < 0 || words.some(({ form }) => ELSEWHERE.has(form))) return readings;
  const isDenied = words.slice(blood + 1, blood + 4).some(({ form }) => form === 'nahi');
  const told = readings.filter((one) => !one.isDenied && !one.isPast && !one.isOthers);
  const added = OF_BLEEDING.flatMap(([who, id]): Reading[] => {
    const about = told.find(({ match }) => who.test(match.phrase.id));
    if (!about || isDenied || told.some(({ match }) => match.phrase.id === id)) return [];
    const { from, to } = words[blood] ?? { from: 0, to: 0 };
    const phrase = { id, stems: [id], names: 'finding' as const };
    return [{ ...about, match: { ...about.match, phrase, positions: [blood] }, words: text.slice(from, to) }];
  });
  return [...readings, ...added];
}
