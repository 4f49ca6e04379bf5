// Codes of documents as people read them.
import type { DocumentKind, DocumentPage, DocumentSharing, PageState } from '#contract/patients/documents.ts';
import { shortDay } from '../ui/time/time.ts';

export const KIND_NAMES: Record<DocumentKind, string> = {
  laboratory: 'Laboratory report',
  'discharge-summary': 'Discharge summary',
  prescription: 'Prescription',
  picture: 'X-ray, scan or other picture',
  other: 'Other document',
};

export function sharingInWords({ with: chosen, doctor, isOpenNow }: DocumentSharing): string {
  if (chosen === 'nobody') return 'Only you see it';
  if (chosen === 'doctors') return 'Your doctors see it';
  return isOpenNow ? `${doctor} sees it` : `${doctor} sees it from your next visit on`;
}

/** 9 Mar 2024; a report without a day says so. */
export const reportDay = (day: string | null): string => (day ? shortDay(`${day}T12:00:00Z`, 'UTC') : 'no date on it');

const SAID: Partial<Record<PageState, readonly [one: string, many: string]>> = {
  unread: ['could not be read and is missing here', 'could not be read and are missing here'],
  blank: ['came out empty', 'came out empty'],
  blurred: ['is blurred, and may be hard to read', 'are blurred, and may be hard to read'],
  dark: ['is dark, and may be hard to read', 'are dark, and may be hard to read'],
  small: ['is a very small picture, and may be hard to read', 'are very small pictures, and may be hard to read'],
};

/** What was not read as it should be, in sentences; empty where nothing is wrong. */
export function pageNotes(pages: readonly DocumentPage[]): string[] {
  return Object.entries(SAID).flatMap(([state, [one, many]]) => {
    const numbers = pages.filter((page) => page.state === state).map(({ number }) => number);
    if (numbers.length === 0) return [];
    const which = numbers.length === 1 ? `Page ${numbers[0]}` : `Pages ${listed(numbers)}`;
    return [`${which} ${numbers.length === 1 ? one : many}.`];
  });
}

const listed = (numbers: readonly number[]) => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
