// Codes of documents as people read them.

import type { DocumentKind, DocumentPage, DocumentSharing, PageState } from '#contract/patients/documents.ts';
import { msg, t, tCount } from '#web/language/say.ts';
import { shortDay } from '../ui/time/time.ts';

export const KIND_NAMES: Record<DocumentKind, string> = {
  laboratory: msg('Laboratory report'),
  'discharge-summary': msg('Discharge summary'),
  prescription: msg('Prescription'),
  picture: msg('X-ray, scan or other picture'),
  other: msg('Other document'),
};

export function sharingInWords({ with: chosen, doctor, isOpenNow }: DocumentSharing): string {
  if (chosen === 'nobody') return t('Only you see it');
  if (chosen === 'doctors') return t('Your doctors see it');
  const name = { doctor: doctor ?? '' };
  return isOpenNow ? t('{doctor} sees it', name) : t('{doctor} sees it from your next visit on', name);
}

/** 9 Mar 2024; a report without a day says so. */
export const reportDay = (day: string | null): string =>
  day ? shortDay(`${day}T12:00:00Z`, 'UTC') : t('no date on it');

type Pages = { pages: string };

const SAID: Partial<Record<PageState, (n: number, pages: Pages) => string>> = {
  unread: (n, pages) =>
    tCount(
      'Page {pages} could not be read and is missing here.',
      'Pages {pages} could not be read and are missing here.',
      n,
      pages,
    ),
  blank: (n, pages) => tCount('Page {pages} came out empty.', 'Pages {pages} came out empty.', n, pages),
  blurred: (n, pages) =>
    tCount(
      'Page {pages} is blurred, and may be hard to read.',
      'Pages {pages} are blurred, and may be hard to read.',
      n,
      pages,
    ),
  dark: (n, pages) =>
    tCount(
      'Page {pages} is dark, and may be hard to read.',
      'Pages {pages} are dark, and may be hard to read.',
      n,
      pages,
    ),
  small: (n, pages) =>
    tCount(
      'Page {pages} is a very small picture, and may be hard to read.',
      'Pages {pages} are very small pictures, and may be hard to read.',
      n,
      pages,
    ),
};

/** What was not read as it should be, in sentences; empty where nothing is wrong. */
export function pageNotes(pages: readonly DocumentPage[]): string[] {
  return Object.entries(SAID).flatMap(([state, say]) => {
    const numbers = pages.filter((page) => page.state === state).map(({ number }) => number);
    return numbers.length === 0 ? [] : [say(numbers.length, { pages: listed(numbers) })];
  });
}

const listed = (numbers: readonly number[]) =>
  numbers.length === 1 ? String(numbers[0]) : `${numbers.slice(0, -1).join(', ')}${t(' and ')}${numbers.at(-1)}`;
