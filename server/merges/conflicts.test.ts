import { describe, expect, test } from 'vitest';
import type { MergeQuestion } from '#contract/patients/merges.ts';
import { birthOf, blocksOf, isDecided, loginOf, type Met, questionsOf } from './conflicts.ts';

const NOBODY: Met['kept'] = {
  ...{ account_id: null, login_disabled_at: null, deactivated_at: null, record_held_since: null },
  ...{ date_of_birth: null, age_years: null, age_given_on: null, sex: null },
};
const NOTHING = { queue: false, offer: false, care: false, profile: false };
const at = new Date('2026-11-16T05:00:00.000Z');
const met = (kept: Partial<Met['kept']> = {}, other: Partial<Met['kept']> = {}, rest: Partial<Met> = {}): Met => ({
  ...{ kept: { ...NOBODY, ...kept }, other: { ...NOBODY, ...other } },
  ...{ collisions: NOTHING, overlaps: 0, isWaiting: false, today: '2026-11-16' },
  ...rest,
});

describe('what stands in the way', () => {
  test.each<[string, Met, string[]]>([
    ['nothing', met(), []],
    ['a closed record is not kept', met({ deactivated_at: at }), ['closed']],
    ['a closed record may end', met({}, { deactivated_at: at }), []],
    ['an owner whom nobody has seen', met({}, { record_held_since: at }), ['identity']],
    ['two visits at once', met({}, {}, { overlaps: 1 }), ['visits']],
    ['two beds, alarms or drafts', met({}, {}, { collisions: { ...NOTHING, care: true } }), ['care']],
    ['two blood groups', met({}, {}, { collisions: { ...NOTHING, profile: true } }), ['profile']],
    ['another proposal', met({}, {}, { isWaiting: true }), ['waiting']],
  ])('%s', (_, facts, blocks) => expect(blocksOf(facts)).toEqual(blocks));
});

describe('what has to be decided', () => {
  const aged = (years: number) => ({ age_years: years, age_given_on: '2026-01-01' });
  test.each<[string, Met, MergeQuestion[]]>([
    ['nothing is known', met(), []],
    ['two dates', met({ date_of_birth: '1980-01-01' }, { date_of_birth: '1980-01-02' }), ['dateOfBirth']],
    ['one date twice', met({ date_of_birth: '1980-01-01' }, { date_of_birth: '1980-01-01' }), []],
    ['a date and an age that fits', met({ date_of_birth: '1980-01-01' }, aged(45)), []],
    ['a date and another age', met({ date_of_birth: '1980-01-01' }, aged(30)), ['dateOfBirth']],
    ['two sexes', met({ sex: 'female' }, { sex: 'male' }), ['sex']],
    ['two open logins', met({ account_id: 'a' }, { account_id: 'b' }), ['login']],
    ['one is closed', met({ account_id: 'a' }, { account_id: 'b', login_disabled_at: at }), []],
  ])('%s', (_, facts, questions) => {
    expect(questionsOf(facts)).toEqual(questions);
    expect(isDecided(questions, {})).toBe(questions.length === 0);
  });

  test('a date counts more than an age, and what was decided counts most', () => {
    const facts = met(aged(46), { date_of_birth: '1980-01-01' });
    expect([birthOf(facts, {}), birthOf(facts, { dateOfBirth: 'kept' })]).toEqual(['other', 'kept']);
  });

  test('the only login stays, or the open one, or the chosen one', () => {
    expect(loginOf(met(), {})).toBeNull();
    expect(loginOf(met({}, { account_id: 'b' }), {})).toBe('other');
    expect(loginOf(met({}, { account_id: 'b', login_disabled_at: at }), {})).toBeNull();
    expect(loginOf(met({ account_id: 'a', login_disabled_at: at }), {})).toBeNull();
    expect(loginOf(met({ account_id: 'a', login_disabled_at: at }, { account_id: 'b' }), {})).toBe('other');
    expect(loginOf(met({ account_id: 'a' }, { account_id: 'b' }), { login: 'other' })).toBe('other');
  });
});
