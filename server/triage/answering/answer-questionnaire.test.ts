import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const answer = (part: string, answers: unknown, cookie?: string) =>
  app.as(cookie).post('/api/symptoms/answers', { part, answers });

// spec: 3.17
describe('the recommendation of a body part', () => {
  test.each([
    ['left-arm', [3, 3], 'Orthopedist', 3],
    ['chest', [1, 3], 'Cardiologist', 5],
    ['right-arm', [0, 1, 1, 0, 0, 3, 0], 'Orthopedist or Physical Therapist', 2],
    ['head', [1, 1, 3, 3, 3, 0, 3], 'Neurologist or General Physician', 3],
    ['left-leg', [2, 3], 'Orthopedist', 3],
    // Harmless answers to every question.
    ['chest', [2, 3], 'Cardiologist', 3],
    ['left-arm', [0, 3], 'Orthopedist', 2],
    ['head', [1, 1, 3, 3, 3, 3, 3], 'Neurologist or General Physician', 2],
    ['left-leg', [0, 3], 'Orthopedist', 2],
  ])('%s %j: %s, %i / 5', async (part, answers, specialist, urgency) => {
    const { recommendation, ...result } = (await answer(part, answers)).json();
    expect(recommendation).toMatchObject({ specialist, urgency });
    expect(recommendation).toEqual({
      specialist,
      urgency,
      tests: expect.any(Array),
      action: expect.any(String),
      summary: expect.any(String),
    });
    expect(result).toMatchObject({ specialist, urgency, resultId: null });
  });

  // spec: 3.17
  test('a heavy left arm with sweating is an emergency, and says why', async () => {
    const { recommendation, flags, nextSteps } = (await answer('left-arm', [1, 0])).json();
    expect(recommendation).toMatchObject({ urgency: 5, action: expect.stringMatching(/^Call 112 for an ambulance/) });
    expect(recommendation.summary).toContain(flags[0].because);
    expect(nextSteps[0]).toBe(recommendation.action);
    expect(recommendation.specialist).not.toBe('Orthopedist');
  });

  test('heartburn is no ambulance: neither action nor summary speaks of one', async () => {
    const { recommendation, nextSteps } = (await answer('chest', [2, 3])).json();
    expect(recommendation.action).toBe(nextSteps[0]);
    expect(`${recommendation.action} ${recommendation.summary}`).not.toMatch(/ambulance|heart/i);
    expect(recommendation.summary).toMatch(/^Every answer speaks for something harmless/);
  });

  test('the department is one of ours: the heart has one, the rest is General Medicine', async () => {
    expect((await answer('chest', [3, 3])).json()).toMatchObject({
      department: 'Cardiology',
      withUs: 'With us: Cardiology',
    });
    expect((await answer('left-leg', [0, 3])).json()).toMatchObject({ withUs: 'With us: General Medicine' });
  });
});

test.each(['elbow', 'Chest', '', '__proto__'])('an unknown part is refused: %j', async (part) => {
  const refused = await answer(part, [0, 0]);
  expect([refused.statusCode, refused.json().fields.part]).toEqual([400, 'Invalid body part selected.']);
});

test.each([[[0]], [[0, 1, 2]]])('every question needs an answer: %j', async (answers) => {
  const refused = await answer('chest', answers);
  expect([refused.statusCode, refused.json().fields.answers]).toEqual([400, 'Please select an option.']);
});

test('a patient finds the answers in words in the record', async () => {
  const { cookie } = await app.aPatient();
  const { resultId } = (await answer('head', [0, 0, 3, 3, 3, 3, 2], cookie)).json();

  const kept = (await app.as(cookie).get(`/api/symptoms/${resultId}`)).json();

  expect(kept).toMatchObject({ kind: 'questionnaire', part: 'head', urgency: 5, recommendation: { urgency: 5 } });
  expect(kept.symptoms).toMatch(/^Head: How did it begin\? Suddenly, at its worst within a minute\./);
  expect(kept.questionnaire.answers).toHaveLength(7);
});
