// The schedule is read from the migration as it is delivered: these tests hold the default of a new clinic.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ScheduledDose, Screening } from '#contract/childhood/vaccines.ts';
import { againstNow } from './against-now.ts';
import { dayAfter } from './age.ts';
import { cautionsFor, type Health } from './cautions.ts';
import { asReadAtThisAge } from './of-age.ts';
import { mistakesIn } from './save-schedule.ts';
import { countDoses, type Facts, linesOf } from './work-out.ts';

const UIP = readDelivered();

function readDelivered(): ScheduledDose[] {
  const sql = readFileSync(join(import.meta.dirname, '../db/migrations/0079_childhood.sql'), 'utf8');
  const rows = [...sql.matchAll(/^ {2}\(1, \d+, (.*)\)[,;]$/gm)].map(([, cells = '']) =>
    [...cells.matchAll(/'((?:[^']|'')*)'|([^,\s][^,]*)/g)].map(([, words, plain]) => words ?? plain?.trim() ?? ''),
  );
  const orNull = (cell = '') => (cell === 'null' ? null : cell);
  return rows.map((cell) => ({
    ...{ code: cell[0] ?? '', series: cell[1] ?? '', nth: Number(cell[2]), name: cell[3] ?? '' },
    ...{ dueAge: cell[4] ?? '', overdueAge: cell[5] ?? '', leastAge: cell[6] ?? '', source: cell[15] ?? '' },
    ...{ onlyBefore: orNull(cell[7]), lateWords: orNull(cell[8]), afterCode: orNull(cell[9]) },
    ...{ leastGap: orNull(cell[10]), insteadOf: orNull(cell[11]), isLive: cell[12] === 'true' },
    keepsApart: cell[13] === 'true',
    whereGiven: cell[14] === 'endemic-area' ? 'endemic-area' : 'everywhere',
  }));
}

const WELL: Screening = { isWell: true, hadNoReaction: true, hasSoundImmunity: true, isNotPregnant: true };
const BORN = '2026-01-10';
let next = 0;
const dose = (series: string, givenOn: string) => ({ id: String(next++).padStart(4, '0'), series, givenOn });
const facts = (today: string, doses: Facts['doses'] = [], rest: Partial<Facts> = {}): Facts => ({
  ...{ dateOfBirth: BORN, today, schedule: UIP, doses, decisions: [], ...rest },
});
const line = (given: Facts, code: string) => linesOf(given).find((each) => each.code === code);
const atAge = (age: string) => dayAfter(BORN, age);

test('the delivered schedule has 30 doses, names the source of each, and does not contradict itself', () => {
  expect(UIP).toHaveLength(30);
  expect(UIP.every(({ source }) => source.length > 0)).toBe(true);
  expect(mistakesIn(UIP)).toEqual({});
});

describe('last ages: the day before is due or overdue, the day itself is too late', () => {
  test.each([
    ['bcg', '2027-01-09', 'overdue', '2027-01-10'],
    ['hepb-birth', '2026-01-11', 'overdue', '2026-01-12'],
    ['opv-birth', '2026-01-25', 'overdue', '2026-01-26'],
    ['rota-1', '2027-01-09', 'overdue', '2027-01-10'],
    ['penta-1', '2027-01-09', 'overdue', '2027-01-10'],
    ['pcv-1', '2027-01-09', 'overdue', '2027-01-10'],
    ['fipv-1', '2027-01-09', 'overdue', '2027-01-10'],
    ['opv-1', '2031-01-09', 'overdue', '2031-01-10'],
    ['mr-1', '2031-01-09', 'overdue', '2031-01-10'],
  ])('%s', (code, lastDay, state, tooLate) => {
    expect(line(facts(lastDay), code)).toMatchObject({ state, lastOn: lastDay });
    expect(line(facts(tooLate), code)).toMatchObject({ state: 'too-late', words: expect.stringMatching(/.{20}/) });
  });

  test('a later dose of a series that was never begun in time is too late as well', () => {
    expect(line(facts('2027-02-01'), 'rota-3')?.state).toBe('too-late');
    expect(line(facts('2027-02-01'), 'pcv-booster')?.state).toBe('too-late');
  });

  test('a series that was begun in time goes on, rotavirus until two years', () => {
    const begun = [dose('rota', '2027-01-05')];
    expect(line(facts('2027-02-02', begun), 'rota-2')).toMatchObject({ state: 'due', dueOn: '2027-02-02' });
    expect(line(facts('2028-01-10', begun), 'rota-2')?.state).toBe('too-late');
  });

  test('Td has no last age', () => {
    expect(line(facts('2045-01-01'), 'td-10')).toMatchObject({ state: 'overdue', lastOn: null });
  });

  test('a dose that could be given only after its last age is too late already', () => {
    const late = [dose('opv', '2030-12-30')];
    expect(line(facts('2031-01-05', late), 'opv-2')?.state).toBe('too-late');
  });
});

describe('when it is due', () => {
  test.each([
    ['2026-02-20', 'later'],
    ['2026-02-21', 'due'],
    ['2026-03-20', 'due'],
    ['2026-03-21', 'overdue'],
  ])('Pentavalent 1 on %s is %s', (today, state) => {
    expect(line(facts(today), 'penta-1')).toMatchObject({ state, dueOn: '2026-02-21' });
  });

  test('the next dose waits four weeks from a late one, and is overdue four weeks after that', () => {
    const late = [dose('penta', '2026-06-01')];
    expect(line(facts('2026-06-10', late), 'penta-2')).toMatchObject({ state: 'later', dueOn: '2026-06-29' });
    expect(line(facts('2026-07-26', late), 'penta-2')?.state).toBe('due');
    expect(line(facts('2026-07-27', late), 'penta-2')?.state).toBe('overdue');
    expect(line(facts('2026-07-27', late), 'penta-3')).toMatchObject({ state: 'later', dueOn: null });
  });

  test('who did not begin pentavalent by one year gets DPT in its place, and the booster follows that', () => {
    expect(line(facts('2026-12-01'), 'dpt-1')?.state).toBe('not-needed');
    expect(line(facts('2027-01-10'), 'dpt-1')).toMatchObject({ state: 'due' });
    const three = [dose('dpt', '2027-03-10'), dose('dpt', '2027-04-10'), dose('dpt', '2027-05-10')];
    expect(line(facts('2027-06-01', three), 'dpt-3')?.state).toBe('given');
    expect(line(facts('2027-06-01', three), 'dpt-booster-1')).toMatchObject({ state: 'later', dueOn: '2027-11-10' });
    expect(line(facts('2027-06-01', [dose('penta', '2026-12-01')]), 'dpt-1')?.state).toBe('not-needed');
  });

  test('Japanese encephalitis is not needed outside endemic districts, unless it was begun', () => {
    expect(line(facts('2026-11-01'), 'je-1')?.state).toBe('not-needed');
    const everywhere = UIP.map((row) => ({ ...row, whereGiven: 'everywhere' as const }));
    expect(line(facts('2026-11-01', [], { schedule: everywhere }), 'je-1')?.state).toBe('due');
  });
});

describe('what counts', () => {
  const remarks = (doses: Facts['doses']) => [...countDoses(facts('2030-01-01', doses)).values()];

  test('a dose a day below the least age does not count, and the next one takes its place', () => {
    const [early, right] = remarks([dose('mr', '2026-10-09'), dose('mr', '2026-11-20')]);
    expect(early).toEqual({ countsAs: null, remark: expect.stringContaining('Too early') });
    expect(right).toEqual({ countsAs: 'mr-1', remark: null });
    expect(remarks([dose('mr', '2026-10-10')])[0]?.countsAs).toBe('mr-1');
  });

  test('a dose a day too soon after the one before does not count', () => {
    const first = dose('penta', atAge('6 weeks'));
    expect(remarks([first, dose('penta', dayAfter(atAge('10 weeks'), '0 days'))])[1]?.countsAs).toBe('penta-2');
    const late = dose('penta', '2026-05-01');
    expect(remarks([late, dose('penta', '2026-05-28')])[1]?.countsAs).toBeNull();
    expect(remarks([late, dose('penta', '2026-05-29')])[1]?.countsAs).toBe('penta-2');
    const pcv = dose('pcv', '2026-03-01');
    expect(remarks([pcv, dose('pcv', '2026-04-25')])[1]?.countsAs).toBeNull();
  });

  test('two live injections count on one day or four weeks apart', () => {
    const mr = dose('mr', '2026-10-20');
    expect(remarks([mr, dose('je', '2026-10-20')])[1]?.countsAs).toBe('je-1');
    expect(remarks([mr, dose('je', '2026-11-16')])[1]?.countsAs).toBeNull();
    expect(remarks([mr, dose('je', '2026-11-17')])[1]?.countsAs).toBe('je-1');
  });

  test('one given after the last age counts and says so; one too many and an unknown one do not', () => {
    expect(remarks([dose('bcg', '2027-03-01')])[0]).toEqual({
      countsAs: 'bcg',
      remark: expect.stringContaining('after the last age'),
    });
    expect(remarks([dose('bcg', '2026-01-10'), dose('bcg', '2026-03-10')])[1]?.countsAs).toBeNull();
    expect(remarks([dose('varicella', '2027-03-01')])[0]?.remark).toBe('Not in the schedule.');
  });

  test('doses count by their day, in whatever order they were written down', () => {
    const [third, first] = [dose('opv', '2026-05-01'), dose('opv', '2026-02-25')];
    const counted = countDoses(facts('2026-06-01', [third, first]));
    expect(counted.get(first.id)?.countsAs).toBe('opv-1');
    expect(counted.get(third.id)?.countsAs).toBe('opv-2');
  });
});

const against = (given: Facts, series: string, givenOn = given.today) =>
  againstNow(given, { series, givenOn, screening: WELL, isLive: false }, []).join(' ');

describe('a booster needs the three doses before it, six months ago', () => {
  const primary = (series: string, ...days: string[]) => days.map((day) => dose(series, day));
  const THREE = ['2027-03-10', '2027-04-10', '2027-05-10'] as const;
  test.each<[string, Facts['doses'], string, string | null]>([
    ['without any', [], '2027-08-01', null],
    ['straight after pentavalent', primary('penta', '2027-01-01', '2027-02-01', '2027-05-10'), '2027-06-10', null],
    ['straight after DPT in its place', primary('dpt', ...THREE), '2027-06-10', null],
    ['after two of DPT', primary('dpt', '2027-03-10', '2027-04-10'), '2028-06-10', null],
    ['six months after DPT in its place', primary('dpt', ...THREE), '2027-11-10', 'dpt-booster-1'],
    [
      'after DPT on a card at 6, 10 and 14 weeks',
      primary('dpt', '2026-02-21', '2026-03-21', '2026-04-18'),
      '2027-05-10',
      'dpt-booster-1',
    ],
  ])('%s', (_what, before, on, countsAs) => {
    const booster = dose('dpt-booster', on);
    expect(countDoses(facts('2029-01-01', [...before, booster])).get(booster.id)?.countsAs).toBe(countsAs);
    expect(against(facts(on, before), 'dpt-booster') === '').toBe(countsAs !== null);
  });

  test('on one day the dose that the other waits for comes first, whatever their order in the record', () => {
    const [booster, third] = [dose('dpt-booster', '2027-05-10'), dose('penta', '2027-05-10')];
    const given = [dose('penta', '2026-03-01'), dose('penta', '2026-04-01'), booster, third];
    const counted = countDoses(facts('2029-01-01', given));
    expect(counted.get(third.id)?.countsAs).toBe('penta-3');
    expect(counted.get(booster.id)?.remark).toContain('6 months after');
  });

  test('DPT on a card at 6, 10 and 14 weeks counts', () => {
    const three = primary('dpt', '2026-02-21', '2026-03-21', '2026-04-18');
    const codes = [...countDoses(facts('2028-01-01', three)).values()].map(({ countsAs }) => countsAs);
    expect(codes).toEqual(['dpt-1', 'dpt-2', 'dpt-3']);
    expect(line(facts('2028-02-01', three), 'dpt-booster-1')?.state).toBe('overdue');
    expect(line(facts('2026-11-01'), 'dpt-1')?.state).toBe('not-needed');
  });
});

describe('a dose that does not count keeps its distance', () => {
  const early = [dose('mr', '2026-10-05')];
  test('measles–rubella 5 days before 9 months: not due at 9 months but four weeks after it', () => {
    expect(line(facts('2026-10-10', early), 'mr-1')).toMatchObject({ state: 'later', dueOn: '2026-11-02' });
    expect(against(facts('2026-10-10', early), 'mr')).toContain('after the last dose of this vaccine');
    expect(against(facts('2026-11-02', early), 'mr')).toBe('');
    const again = dose('mr', '2026-11-01');
    expect(countDoses(facts('2027-01-01', [...early, again])).get(again.id)?.countsAs).toBeNull();
  });

  test('the distance of the schedule, where it is longer', () => {
    const pcv = [dose('pcv', '2026-03-01'), dose('pcv', '2026-04-20')];
    expect(line(facts('2026-05-01', pcv), 'pcv-2')).toMatchObject({ state: 'later', dueOn: '2026-06-15' });
  });

  test('pentavalent and DPT are no two vaccines, also on one day', () => {
    expect(against(facts('2027-02-01', [dose('penta', '2027-02-01')]), 'dpt')).toContain('Too early');
  });

  test('written down late, it may not stand close before a dose in the record', () => {
    const later = facts('2026-11-17', [dose('mr', '2026-11-16')]);
    expect(against(later, 'mr', '2026-11-12')).toContain('A later dose');
    expect(against(later, 'je', '2026-11-12')).toContain('A later dose');
  });
});

test.each([
  ['penta', 'dpt-booster'],
  ['penta', 'dpt'],
  ['dpt-booster', 'penta'],
  ['opv-birth', 'opv'],
  ['opv', 'opv-birth'],
])('what was decided against %s speaks against %s as well', (series, other) => {
  const reason = 'Encephalopathy after the second dose.';
  const never = { decisions: [{ series, kind: 'contraindicated' as const, untilDay: null, reason }] };
  expect(against(facts('2026-01-12', [], never), other)).toContain('is not given: Encephalopathy');
  const states = linesOf(facts('2027-08-01', [], never)).filter((each) => each.series === other);
  expect(states.some(({ state }) => state === 'due' || state === 'overdue')).toBe(false);
  const later = { decisions: [{ series, kind: 'postponed' as const, untilDay: '2027-01-01', reason }] };
  expect(against(facts('2026-01-12', [], later), other)).toContain('has put it off');
  expect(against(facts('2027-01-01', [], later), other)).not.toContain('has put it off');
});

test('the birth dose of hepatitis B is a doctor’s to decide after a day, and the words say so', () => {
  expect(line(facts('2026-01-13'), 'hepb-birth')?.words).toContain('a doctor decides at once');
});

describe('what doctors decided', () => {
  const decided = (kind: 'contraindicated' | 'postponed' | 'not-needed', untilDay: string | null = null) => ({
    decisions: [{ series: 'mr', kind, untilDay, reason: 'Chemotherapy until spring.' }],
  });
  test('not given, put off and not needed show as such, with the reason; put off ends by itself', () => {
    expect(line(facts('2026-11-01', [], decided('contraindicated')), 'mr-1')).toMatchObject({
      state: 'contraindicated',
      words: 'Chemotherapy until spring.',
    });
    expect(line(facts('2026-11-01', [], decided('not-needed')), 'mr-1')?.state).toBe('not-needed');
    expect(line(facts('2026-11-01', [], decided('postponed', '2027-04-01')), 'mr-1')?.state).toBe('postponed');
    expect(line(facts('2027-04-01', [], decided('postponed', '2027-04-01')), 'mr-1')?.state).toBe('overdue');
  });
});

const HEALTHY: Health = {
  profile: { pregnancy: 'no', sex: 'female', age: 1, allergyState: 'none-known', allergyDetails: [] },
  illnesses: [],
  medicines: [],
};
const SERIES = [
  { series: 'mr', name: 'Measles–rubella', isLive: true },
  { series: 'rota', name: 'Rotavirus', isLive: true },
  { series: 'penta', name: 'Pentavalent', isLive: false },
];
const takes = (...names: string[]): Pick<Health, 'medicines'> => ({
  medicines: names.map((name) => ({ name, ingredients: [], route: null })),
});
const found = (health: Partial<Health>) =>
  cautionsFor(SERIES, { ...HEALTHY, ...health }).map(({ series, sentence }) => `${series}: ${sentence}`);
const profiled = (profile: Partial<Health['profile']>) => ({ profile: { ...HEALTHY.profile, ...profile } });

describe('what speaks against a dose', () => {
  test('nothing in a healthy child', () => {
    expect(found({})).toEqual([]);
    expect(
      againstNow(facts('2026-11-01'), { series: 'mr', givenOn: '2026-11-01', screening: WELL, isLive: true }, []),
    ).toEqual([]);
  });

  test.each<[string, Partial<Health>]>([
    ['pregnancy', profiled({ pregnancy: 'yes' })],
    ['a pregnancy that is unsure', profiled({ pregnancy: 'unsure' })],
    ['HIV by code', { illnesses: [{ code: 'B24', name: 'HIV disease' }] }],
    ['leukaemia in words', { illnesses: [{ code: null, name: 'Acute leukaemia' }] }],
    ['severe combined immunodeficiency', { illnesses: [{ code: 'D81.9', name: 'SCID' }] }],
    ['a steroid by mouth', takes('Prednisolone 20 mg')],
    ['methotrexate', takes('Methotrexate')],
    ['an antibody', takes('Infliximab')],
  ])('%s speaks against live vaccines and not against the others', (_what, health) => {
    const all = found(health);
    expect(all.some((each) => each.startsWith('mr: '))).toBe(true);
    expect(all.some((each) => each.startsWith('penta: '))).toBe(false);
  });

  test('a steroid cream or inhaler speaks against nothing', () => {
    expect(found(takes('Betamethasone cream', 'Budesonide inhaler'))).toEqual([]);
  });

  test('an earlier fold of the bowel, seizures and allergies speak against what they belong to', () => {
    expect(found({ illnesses: [{ code: 'K56.1', name: 'Intussusception' }] })).toEqual([
      expect.stringContaining('rota: '),
    ]);
    expect(found({ illnesses: [{ code: 'G40.9', name: 'Epilepsy' }] })).toEqual([expect.stringContaining('penta: ')]);
    const allergy = { substance: 'Neomycin', reaction: null, severity: null, source: null };
    expect(found(profiled({ allergyState: 'listed', allergyDetails: [allergy] }))).toEqual([
      'mr: Allergy to Neomycin.',
    ]);
  });

  test.each([
    ['too early', '2026-10-09', WELL, 'Too early'],
    ['too late', '2031-01-10', WELL, 'Too late to give'],
    ['ill today', '2026-11-01', { ...WELL, isWell: false }, 'ill enough for hospital'],
    ['a weak immune system, as the family says', '2026-11-01', { ...WELL, hasSoundImmunity: false }, 'immune system'],
    ['maybe pregnant', '2026-11-01', { ...WELL, isNotPregnant: false }, 'Pregnant'],
  ])('%s', (_what, givenOn, screening, words) => {
    const against = againstNow(facts(givenOn), { series: 'mr', givenOn, screening, isLive: true }, []);
    expect(against.join(' ')).toContain(words);
  });
});

test('months end where months end, and leap days are days', () => {
  expect(dayAfter('2026-01-31', '1 months')).toBe('2026-02-28');
  expect(dayAfter('2024-02-29', '1 years')).toBe('2025-02-28');
  expect(dayAfter('2026-01-10', '6 weeks')).toBe('2026-02-21');
  expect(() => dayAfter('2026-01-10', 'soon')).toThrow('Not an age');
});

test('a schedule that contradicts itself is refused at the field', () => {
  const changed = (code: string, change: Partial<ScheduledDose>) =>
    Object.keys(mistakesIn(UIP.map((row) => (row.code === code ? { ...row, ...change } : row))));
  expect(changed('mr-1', { leastAge: '10 months' })).toEqual(['doses.16.leastAge']);
  expect(changed('mr-1', { onlyBefore: '9 months' })).toEqual(['doses.16.onlyBefore']);
  expect(changed('mr-1', { lateWords: null })).toEqual(['doses.16.lateWords']);
  expect(changed('opv-2', { afterCode: 'opv-3' })).toEqual(['doses.8.afterCode']);
  expect(changed('opv-2', { leastGap: null })).toEqual(['doses.8.leastGap']);
  expect(changed('opv-2', { nth: 3 })).toContain('doses.8.nth');
});

describe('somebody of age reads no childhood dose as overdue', () => {
  const read = (given: Facts, code: string) =>
    asReadAtThisAge(linesOf(given), given).find((each) => each.code === code)?.state;
  const later = { ...UIP.find(({ code }) => code === 'td-16'), code: 'td-26', nth: 3 } as ScheduledDose;
  const adults = [
    ...UIP,
    { ...later, name: 'Td at 26 years', dueAge: '26 years', overdueAge: '27 years', afterCode: null },
  ];
  const decided = { series: 'td', untilDay: null, reason: 'An allergy.' };

  test.each<[what: string, age: string, code: string, state: string, doses?: Facts['doses'], rest?: Partial<Facts>]>([
    ['the day before, Td is still overdue', '215 months', 'td-10', 'overdue'],
    ['from 18 years on it is not recorded', '18 years', 'td-10', 'not-recorded'],
    ['so is the one that waits for it', '34 years', 'td-16', 'not-recorded'],
    ['so is what came too late for a child', '34 years', 'bcg', 'not-recorded'],
    ['a dose on the card is given', '34 years', 'td-10', 'given', [dose('td', atAge('10 years'))]],
    ['the next after it is not recorded', '34 years', 'td-16', 'not-recorded', [dose('td', atAge('10 years'))]],
    ['a series that an adult began goes on: later', '34 years', 'td-16', 'later', [dose('td', atAge('33 years'))]],
    ['and then it is due', '34 years', 'td-16', 'due', [dose('td', atAge('30 years'))]],
    ['what is not needed stays so', '34 years', 'je-1', 'not-needed'],
    [
      'a doctor’s no stays',
      '34 years',
      'td-10',
      'contraindicated',
      [],
      { decisions: [{ ...decided, kind: 'contraindicated' }] },
    ],
    ['what a clinic adds for adults is overdue by its age', '34 years', 'td-26', 'overdue', [], { schedule: adults }],
    ['and is not said before', '20 years', 'td-26', 'later', [], { schedule: adults }],
  ])('%s', (_what, age, code, state, doses = [], rest = {}) => {
    expect(read(facts(atAge(age), doses, rest), code)).toBe(state);
  });

  test('but a nurse is still told that it is too late to give it', () => {
    const given = facts(atAge('34 years'));
    expect(line(given, 'bcg')?.state).toBe('too-late');
  });
});
