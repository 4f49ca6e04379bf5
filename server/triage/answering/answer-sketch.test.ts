import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const place = (region: string, more: object = {}) => ({ region, kinds: [], movesTo: [], ...more });
const sketchOf = (...places: object[]) => ({ figure: 'adult', places });
const mark = (sketch: object, cookie?: string, more: object = {}) =>
  app.as(cookie).post('/api/symptoms/sketch', { sketch, ...more });

const APPENDIX = sketchOf(place('navel', { strength: 6, kinds: ['cramping'], movesTo: ['right-lower-side'] }));

describe('places marked on the body', () => {
  test('become findings, a level and causes for a guest, and nothing is kept', async () => {
    const result = (await mark(APPENDIX)).json();

    const found = result.understood.map(({ finding }: { finding: string }) => finding);
    expect(found).toEqual(expect.arrayContaining(['colicky-pain', 'pain-moved-to-right-lower']));
    expect(result.urgency).toBeGreaterThanOrEqual(3);
    expect(result.potentialCauses).toContain('Appendicitis');
    expect(result.resultId).toBeNull();
    expect(await app.db.selectFrom('triage_results').selectAll().execute()).toEqual([]);
  });

  test('go into the record of a patient with what was marked, in words and as it was', async () => {
    const { cookie } = await app.aPatient();
    const { resultId } = (await mark({ ...APPENDIX, since: 'today' }, cookie)).json();

    const kept = (await app.as(cookie).get(`/api/symptoms/${resultId}`)).json();

    expect(kept).toMatchObject({ kind: 'sketch', part: null, recommendation: null, questionnaire: null });
    expect(kept.symptoms).toBe('Around the navel: 6 of 10, cramping, goes to right lower belly. Since: today.');
    expect(kept.sketch).toEqual({ ...APPENDIX, since: 'today' });
  });

  test('of a part whose questions were not answered have the urgency of the part', async () => {
    expect((await mark(sketchOf(place('left-chest', { kinds: ['burning'] })))).json()).toMatchObject({ urgency: 5 });
  });

  test('can be corrected: the new result takes the place of the old one', async () => {
    const { cookie } = await app.aPatient();
    const first = (await mark(APPENDIX, cookie)).json();
    const corrections = [{ finding: 'fever', state: 'present' }];
    await mark(APPENDIX, cookie, { corrections, replaces: first.resultId });

    expect((await app.as(cookie).get('/api/symptoms')).json()).toHaveLength(1);
  });

  test('made while the network was gone are rated anew and kept', async () => {
    const { cookie } = await app.aPatient();
    const saved = await app.as(cookie).post('/api/symptoms/save', {
      symptoms: 'Around the navel: marked.',
      result: { potentialCauses: [], nextSteps: [] },
      sketch: APPENDIX,
    });
    expect(saved.json()).toMatchObject({ kind: 'sketch', reportedByClient: true });
    expect(saved.json().urgency).toBeGreaterThanOrEqual(3);
  });
});

describe('places together with the answers of a part', () => {
  const answer = (sketch: object) =>
    app.as().post('/api/symptoms/answers', { part: 'left-leg', answers: [0, 3], sketch });

  test('both count: a swollen calf was marked, so the harmless answers do not make it less', async () => {
    const sore = (await answer(sketchOf(place('left-calf', { strength: 3 })))).json();
    const swollen = (await answer(sketchOf(place('left-calf', { strength: 3, kinds: ['swollen'] })))).json();
    expect(sore.urgency).toBe(2);
    expect(swollen.urgency).toBeGreaterThanOrEqual(3);
  });

  test('very strong pain keeps the urgency of the part', async () => {
    expect((await answer(sketchOf(place('left-calf', { strength: 9 })))).json().urgency).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  ['no place', sketchOf()],
  ['a place that does not exist', sketchOf(place('right-nose'))],
  ['a side of a place that has none', sketchOf(place('left-navel'))],
  ['a strength beyond ten', sketchOf(place('navel', { strength: 11 }))],
  ['the same place twice', sketchOf(place('navel'), place('navel'))],
  ['a kind that is not offered', sketchOf(place('navel', { kinds: ['purple'] }))],
])('is refused: %s', async (_what, sketch) => {
  expect((await mark(sketch)).statusCode).toBe(400);
});
