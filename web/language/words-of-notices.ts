// A notice in Hindi, from its code and values. Loaded with the catalogue.
import { fillText, type Values } from '#contract/notice-words/fill.ts';
import { titleFor } from '#contract/notice-words/for-another.ts';
import { NOTICES_IN_HINDI } from '#contract/notice-words/hindi.ts';
import { medicineInHindi } from '#contract/notice-words/medicine-lines.ts';
import type { Notice } from '#contract/notices.ts';
import type { NoticeWords } from './say.ts';

const IN_HINDI = { language: 'hi', medicine: medicineInHindi } as const;

const isKnown = (code: string): code is keyof typeof NOTICES_IN_HINDI => Object.hasOwn(NOTICES_IN_HINDI, code);

/** What was kept in sentences stays in English. */
export function wordsOfNotice({
  code,
  values,
  title,
  text,
}: Pick<Notice, 'code' | 'values' | 'title' | 'text'>): NoticeWords {
  if (!code || !isKnown(code)) return { title, text, lang: 'en' };
  const words = NOTICES_IN_HINDI[code];
  return {
    title: fillText(titleFor(code, words.title, values, 'hi'), values as Values, IN_HINDI),
    text: fillText(words.text, values as Values, IN_HINDI),
    lang: undefined,
  };
}
