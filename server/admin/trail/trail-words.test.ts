import { describe, expect, test } from 'vitest';
import { TRAIL_KINDS } from '#contract/trail/trail.ts';
import { ACTIONS } from '#server/audit/actions.ts';
import { csvLine } from '#server/platform/csv/csv-line.ts';
import { noteOf } from './note-words.ts';
import { aroundAbout, wordsOf } from './trail-words.ts';

test.each(ACTIONS)('%s has a sentence and a kind', (action) => {
  const { kind, sentence } = wordsOf(action);
  expect(Object.keys(TRAIL_KINDS)).toContain(kind);
  expect(sentence).toMatch(/^[a-z][^._]+$/);
  expect(sentence.split('@').length).toBeLessThanOrEqual(2);
  for (const hasAbout of [true, false]) expect(aroundAbout(sentence, hasAbout).join(' ')).not.toContain('@');
});

// A line says that something was done, not how somebody is.
test.each(ACTIONS)('%s names no finding', (action) => {
  expect(wordsOf(action).sentence).not.toMatch(/critical|danger|unwell|score|oxygen|not given|left out|severe/);
});

// What is done for one clinical reason only would say that reason, so it reads like what is done every day.
test.each([
  ['lab_call.missed', 'lab_result.entered'],
  ['lab_call.read_back', 'lab_result.released'],
  ['lab_call_back.closed', 'lab_result.reviewed'],
  ['lab_call_back.opened', 'lab_result.entered'],
  ['lab_call_back.seen', 'lab_result.reviewed'],
  ['saturation-scale.ordered', 'ward-note.written'],
  ['dose.unwell_told', 'reminder.told'],
  ['reading.told', 'readings.added'],
  ['dose.not_given', 'dose.given'],
] as const)('%s reads like %s', (rare, common) => {
  expect(wordsOf(rare)).toEqual(wordsOf(common));
});

test('an action of another release is read as it stands', () => {
  expect(wordsOf('lab_order.lost')).toEqual({ kind: 'settings', sentence: 'lab order lost @' });
});

test.each([
  ['opened the chart of @', true, ['opened the chart of', '']],
  ['opened the chart of @', false, ['opened the chart', '']],
  ['admitted @ to a bed', true, ['admitted', 'to a bed']],
  ['tried something with @ and was refused', false, ['tried something and was refused', '']],
  ['logged in', false, ['logged in', '']],
] as const)('%s with somebody: %s', (sentence, hasAbout, halves) => {
  expect(aroundAbout(sentence, hasAbout)).toEqual(halves);
});

describe('details leave by a list of keys only', () => {
  /** What may be said of an entry, by action. Everything else in its details stays inside. */
  const SAFE: Record<string, string[]> = {
    'account.edited': [
      ...['department', 'employeeId', 'endAfter', 'endBefore', 'languages', 'licenceEndsOn', 'licenseNumber', 'name'],
      'title',
    ],
    'schedule.leave_ended': ['from', 'until'],
    'schedule.leave_set': ['from', 'until'],
    'access.refused': ['code', 'endpoint'],
    'account.opened': ['role'],
    'account.role_changed': ['role'],
    'audit.checkpoint_mailed': ['batch'],
    'chart.opened': ['part', 'reason'],
    'clinic.change_asked': ['fact'],
    'clinic.day_closed': ['date'],
    'clinic.day_opened': ['date'],
    'clinic.fact_set': ['fact'],
    'clinic.family_rule_set': ['rule', 'from', 'to'],
    'clinic.setting_set': ['setting'],
    'glass.broken': ['minutes'],
    'glass.judged': ['verdict'],
    'help.asked': ['role', 'what'],
    'list.opened': ['found', 'list'],
    'login.refused': ['role', 'why'],
    'login.succeeded': ['stage'],
    'looks.listed': ['count'],
    'patient.registered': ['at'],
    'session.ended': ['why'],
    'set_up.step_marked': ['mark', 'step'],
    'trail.checked': ['entries', 'whole'],
    'trail.exported': ['what'],
    'trail.read': ['lines', 'what'],
  };

  test.each(ACTIONS)('%s reads no other key', (action) => {
    const read = new Set<string>();
    const details = new Proxy({}, { get: (_, key) => void read.add(String(key)) });
    noteOf(action, details);
    // As what someone acted for the patient is said of every action.
    expect([...read].toSorted()).toEqual([...(SAFE[action] ?? []), 'acting_as'].toSorted());
  });

  test.each(ACTIONS)('%s passes on no text that it does not know', (action) => {
    const text = new Proxy({}, { get: () => 'pneumonia' });
    expect(noteOf(action, text) ?? '').not.toContain('pneumonia');
    const figures = new Proxy({}, { get: () => -7.5 });
    expect(noteOf(action, figures) ?? '').not.toContain('7.5');
  });
});

test.each([
  ['chart.opened', { part: 'profile', reason: 'alert-open' }, 'by an open alert, profile'],
  ['glass.broken', { minutes: 60, glass: 'x', flagged: true }, '60 minutes'],
  [
    'access.refused',
    { code: 'not_found', endpoint: 'get.patients.id.profile' },
    'not there, or not open to them, under patients',
  ],
  ['access.refused', { code: 'allergy_conflict', endpoint: 'post.administrations' }, null],
  ['list.opened', { list: 'get.patients', found: 1200 }, 'patients, 1,200 patients'],
  ['session.ended', { why: 'role-changed' }, 'the role was changed'],
  ['observation.recorded', { score: 9, partial: false }, null],
  [
    'account.edited',
    { name: true, licenceEndsOn: true, versionBefore: 1, endBefore: null, endAfter: '2031-01-31' },
    'name, end of the licence, until 2031-01-31',
  ],
  ['schedule.leave_set', { from: '2027-05-03', until: '2027-05-05' }, '2027-05-03 to 2027-05-05'],
  ['schedule.leave_ended', { from: '2027-05-03', until: '2027-05-03' }, '2027-05-03'],
] as const)('the note of %s with %o', (action, details, note) => {
  expect(noteOf(action, details)).toBe(note);
});

test.each([
  [['a', 'b, c', 'say "d"', null, 7], '"a","b, c","say ""d""",,7\r\n'],
  [['=1+1', '+cmd', '-2', '@x', '\tx'], `"'=1+1","'+cmd","'-2","'@x","'\tx"\r\n`],
  [['a;=1+1', 'b\t@x', 'c\n=2', 'PUD-7K3QX'], `"a;'=1+1","b\t'@x","c\n'=2","PUD-7K3QX"\r\n`],
] as const)('%o is a line of a CSV file that a spreadsheet carries nothing out of', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
