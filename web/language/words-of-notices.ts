// A notice in Hindi, from its code and values. Loaded with the catalogue.
import { fillText, type Values } from '#contract/notice-words/fill.ts';
import { NOTICES_IN_HINDI } from '#contract/notice-words/hindi.ts';
import { medicineInHindi } from '#contract/notice-words/medicine-lines.ts';
import type { Notice } from '#contract/notices.ts';
import type { NoticeWords } from './say.ts';

const IN_HINDI = { language: 'hi', medicine: medicineInHindi } as const;

/** What was kept in sentences stays in English. */
export function wordsOfNotice({
  code,
  values,
  title,
  text,
}: Pick<Notice, 'code' | 'values' | 'title' | 'text'>): NoticeWords {
  const words =
    code && Object.hasOwn(NOTICES_IN_HINDI, code) ? NOTICES_IN_HINDI[code as keyof typeof NOTICES_IN_HINDI] : null;
  if (!words) return { title, text, lang: 'en' };
  return {
    title: fillText(words.title, values as Values, IN_HINDI),
    text: fillText(words.text, values as Values, IN_HINDI),
    lang: undefined,
  };
}
