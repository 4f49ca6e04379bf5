import { expect, test } from 'vitest';
import type { DocumentSharing, PageState } from '#contract/patients/documents.ts';
import { EMPTY, factsOf, problemsInNew, sharingOf } from './draft.ts';
import { pageNotes, reportDay, sharingInWords } from './words.ts';

const pages = (...states: PageState[]) =>
  states.map((state, index) => ({ number: index + 1, state, width: null, height: null }));

test.each<[PageState[], string[]]>([
  [['read', 'read'], []],
  [['read', 'unread'], ['Page 2 could not be read and is missing here.']],
  [['unread', 'read', 'unread', 'unread'], ['Pages 1, 3 and 4 could not be read and are missing here.']],
  [['blank'], ['Page 1 came out empty.']],
  [['blurred'], ['Page 1 is blurred, and may be hard to read.']],
  [
    ['blank', 'unread'],
    ['Page 2 could not be read and is missing here.', 'Page 1 came out empty.'],
  ],
])('what was not read well is said: %j', (states, notes) => {
  expect(pageNotes(pages(...states))).toEqual(notes);
});

test.each<[Partial<DocumentSharing>, string]>([
  [{ with: 'nobody' }, 'Only you see it'],
  [{ with: 'doctors' }, 'Your doctors see it'],
  [{ with: 'doctor', doctor: 'Dr. Meera Iyer', isOpenNow: true }, 'Dr. Meera Iyer sees it'],
  [{ with: 'doctor', doctor: 'Dr. Meera Iyer', isOpenNow: false }, 'Dr. Meera Iyer sees it from your next visit on'],
])('who sees it is said in words: %j', (sharing, words) => {
  expect(sharingInWords({ with: 'nobody', doctorId: null, doctor: null, isOpenNow: false, ...sharing })).toBe(words);
});

test('a report without a day says so', () => {
  expect([reportDay('2024-03-09'), reportDay(null)]).toEqual(['9 Mar 2024', 'no date on it']);
});

const file = (bytes: number, type = 'application/pdf') => new File([new Uint8Array(bytes)], 'report', { type });
const GOOD = { ...EMPTY, document: file(9), title: 'Report', kind: 'other', sharedWith: 'nobody' } as const;

test.each<[string, object, string | null]>([
  ['nothing is wrong', {}, null],
  ['no file', { document: null }, 'document'],
  ['a file of more than 15 MB', { document: file(15_000_001) }, 'document'],
  ['a photo of more than 15 MB', { document: file(15_000_001, 'image/jpeg') }, null],
  ['a day that is none', { reportedOn: '31/02/2024' }, 'reportedOn'],
  ['a day to come', { reportedOn: '18/11/2026' }, 'reportedOn'],
  ['today', { reportedOn: '17/11/2026' }, null],
  ['nobody was chosen', { sharedWith: '' }, 'sharedWith'],
  ['one doctor, and none is named', { sharedWith: 'doctor' }, 'doctorId'],
])('what is wrong stands at its field: %s', (_what, changes, field) => {
  expect(Object.keys(problemsInNew({ ...GOOD, ...changes }, '2026-11-17'))).toEqual(field ? [field] : []);
});

test('what is typed becomes what is sent', () => {
  expect(factsOf({ ...GOOD, title: ' Report ', reportedOn: '9.3.2024', note: ' Old. ' })).toEqual({
    title: 'Report',
    kind: 'other',
    reportedOn: '2024-03-09',
    note: 'Old.',
  });
  expect(sharingOf({ sharedWith: 'doctors', doctorId: 'left over' })).toEqual({
    sharedWith: 'doctors',
    doctorId: null,
  });
});
