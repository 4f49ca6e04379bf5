import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TriageResult, type Urgency } from '#contract/triage/triage-result.ts';
import { triage } from '#triage-engine/triage.ts';
import { COLD, HEART } from '../testing.ts';
import { composeResult, type Made, withSpecialist } from './compose-result.ts';

const level = fc.constantFrom<Urgency>(1, 2, 3, 4, 5);
const words = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 6 });
const said = fc.record({ potentialCauses: words, nextSteps: words, urgency: fc.option(level) });
// Asked once: what is tried here is what is made of the answers.
const OF_A_COLD = triage({ text: COLD, person: {} });
const ANSWERS = [OF_A_COLD, ...[HEART, 'My knee aches when I walk'].map((text) => triage({ text, person: {} }))];
const answered = fc
  .record({ answer: fc.constantFrom(...ANSWERS), urgency: level })
  .map(({ answer, urgency }) => ({ ...answer, urgency }));

const made = (more: Partial<Made>): Made => ({
  answer: OF_A_COLD,
  fromModel: null,
  provider: 'embedded',
  notice: null,
  department: 'General Medicine',
  whereToday: null,
  emergencyNumber: '112',
  resultId: null,
  readings: [],
  ...more,
});

test('whatever a model says, the urgency is never lower than our own', () => {
  fc.assert(
    fc.property(answered, said, (answer, fromModel) => {
      const { urgency } = composeResult(made({ answer, fromModel, provider: 'gemini' }));
      expect(urgency).toBe(Math.max(answer.urgency ?? 0, fromModel.urgency ?? 1));
    }),
  );
});

test('where we understood too little, a model can warn and not reassure', () => {
  const unread = triage({ text: 'qwe rtz uio pas dfg hjk', person: {} });
  const rated = (urgency: Urgency) =>
    composeResult(
      made({ answer: unread, fromModel: { potentialCauses: [], nextSteps: [], urgency }, provider: 'gemini' }),
    );
  expect([1, 2].map((level) => rated(level as Urgency).urgency)).toEqual([null, null]);
  expect([3, 4, 5].map((level) => rated(level as Urgency).urgency)).toEqual([3, 4, 5]);
  expect(rated(2).asks).toHaveLength(12);
  expect(rated(5).asks).toEqual([]);
});

test('from 4 on the first step is to get help, and no step is a model’s', () => {
  fc.assert(
    fc.property(answered, said, (answer, fromModel) => {
      const result = composeResult(made({ answer, fromModel, provider: 'gemini' }));
      fc.pre((result.urgency ?? 0) >= 4);
      expect(result.nextSteps[0]).toMatch(/^(Call 112|Go to an emergency department)/);
      // Where the model raised it, care until a visit is no longer said.
      const nextSteps = (answer.urgency ?? 0) >= 4 ? answer.nextSteps : [];
      const own = composeResult(made({ answer: { ...answer, nextSteps, urgency: result.urgency } })).nextSteps;
      expect(result.nextSteps).toEqual(own);
      expect(result.fromModel?.nextSteps).toEqual([]);
      expect(result.selfCare).toEqual([]);
    }),
  );
});

test('our own causes stay in their order, before those of a model, and none is named twice', () => {
  fc.assert(
    fc.property(answered, said, (answer, fromModel) => {
      const { potentialCauses } = composeResult(made({ answer, fromModel, provider: 'gemini' }));
      const own = answer.causes.map(({ name }) => name);
      expect(potentialCauses.slice(0, own.length)).toEqual(own);
      expect(new Set(potentialCauses).size).toBe(potentialCauses.length);
    }),
  );
});

test('the gravest red flag comes first, and the whole is what the contract promises', () => {
  const result = composeResult(made({ answer: triage({ text: HEART, person: {} }) }));
  const levels = result.flags.map(({ urgency }) => urgency);
  expect(levels).toEqual(levels.toSorted((a, b) => b - a));
  expect(TriageResult.parse(result)).toEqual(result);
});

test('a questionnaire’s own specialist stands wherever the engine named another', () => {
  const answer = withSpecialist(triage({ text: 'My knee aches when I walk', person: {} }), 'Orthopedist');
  expect(answer.specialist).toBe('Orthopedist');
  expect(answer.nextSteps.join(' ')).not.toMatch(/General Physician|Rheumatologist/);
});

test('what is to be done in an emergency is said once', () => {
  const doNow = 'Note the time it began. Give nothing to eat or drink.';
  const flag = { id: 'stroke', because: 'It can be a stroke.', doNow, urgency: 5 as const, findings: [] };
  const nextSteps = [
    'Call an ambulance now.',
    'Note the time it began.',
    'Give nothing to eat or drink.',
    'Take a list of medicines.',
  ];

  const result = composeResult(made({ answer: { ...OF_A_COLD, urgency: 5, flags: [flag], nextSteps } }));

  expect(result.nextSteps).toEqual([
    'Call 112 for an ambulance now. Do not wait for an appointment.',
    doNow,
    'Take a list of medicines.',
  ]);
});
