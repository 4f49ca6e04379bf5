// What patients read about a doctor as it is typed: lists as lines of a field.
import { DoctorPage } from '#contract/staffing/doctor-pages.ts';
import { ApiRefusal } from '#web/refusal.ts';

export type PageDraft = Omit<DoctorPage, 'qualifications' | 'seesFor'> & { qualifications: string; seesFor: string };

export const PART_NAMES: Record<keyof DoctorPage, string> = {
  languages: 'Languages',
  seesFor: 'Sees people for',
  qualifications: 'Qualifications',
  about: 'About',
  room: 'Room',
  directions: 'How to get there',
};
const PARTS = Object.keys(PART_NAMES) as (keyof DoctorPage)[];

export const draftOf = ({ languages, qualifications, seesFor, about, room, directions }: DoctorPage): PageDraft => ({
  ...{ languages, about, room, directions },
  qualifications: qualifications.join('\n'),
  seesFor: seesFor.join('\n'),
});

export const pageIn = (draft: PageDraft): DoctorPage => ({
  ...draft,
  qualifications: linesIn(draft.qualifications),
  seesFor: linesIn(draft.seesFor),
});

/** By field: the first sentence about it. */
export function wrongIn(draft: PageDraft): Record<string, string> {
  const issues = DoctorPage.safeParse(pageIn(draft)).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
}

/** The server names the line; the form has one field for all of them. */
export const refusedFields = (error: unknown): Record<string, string> =>
  error instanceof ApiRefusal
    ? Object.fromEntries(Object.entries(error.fields).map(([name, said]) => [name.replace(/\..*/, ''), said]))
    : {};

const isSame = (part: keyof DoctorPage, one: PageDraft, other: PageDraft) => String(one[part]) === String(other[part]);

export const whatChanged = (before: PageDraft, after: PageDraft): string[] =>
  PARTS.filter((part) => !isSame(part, before, after)).map((part) => PART_NAMES[part]);

/** Keeps what was typed; untouched parts take the new value, or saving would undo another's change. */
export const carriedOver = (typed: PageDraft, before: PageDraft, after: PageDraft): PageDraft => ({
  ...typed,
  ...Object.fromEntries(PARTS.filter((part) => isSame(part, typed, before)).map((part) => [part, after[part]])),
});

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
