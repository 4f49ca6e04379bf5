// A model beside our engine: what it may add, what becomes of its failures, and what it never learns.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TriageResult } from '#contract/triage/triage-result.ts';
import type { Patient } from '../testing-people.ts';
import { type AppWithModel, COLD, HEART, KEY, PROVIDERS, startAppWithModel } from './testing.ts';
import type { AiMode } from './testing-ai-service.ts';

const NOTE = 'This is not a medical diagnosis. Please consult a doctor.';

describe.each(PROVIDERS)('with %s', (provider) => {
  let open: AppWithModel;
  let patient: Patient;
  beforeAll(async () => {
    open = await startAppWithModel(provider);
    patient = await open.app.aPatient({ name: 'Meenakshi Sundaram' });
  });
  beforeEach(() => {
    // A rest that an earlier test brought about is over.
    open.app.clock.advance(31_000);
    open.service.setMode('well');
    open.service.clear();
  });
  afterAll(() => open.close());

  const ask = async (symptoms: string): Promise<TriageResult> => {
    const answer = await open.app.as(patient.cookie).post('/api/symptoms/analyze', { symptoms, consent: true });
    return TriageResult.parse(answer.json());
  };

  test('its causes and steps come after our own, marked as its words', async () => {
    const result = await ask(COLD);

    expect(result.fromModel).toMatchObject({
      potentialCauses: ['Viral pharyngitis', 'Allergic rhinitis'],
      urgency: null,
    });
    expect(result.potentialCauses[0]).toBe(result.causes[0]?.name);
    expect(result.potentialCauses).toContain('Allergic rhinitis');
    expect(result.nextSteps.at(-1)).toBe('See a doctor if it lasts longer than a week.');
  });

  test.each<[AiMode, RegExp]>([
    ['broken-json', /gave no usable answer/],
    ['wrong-shape', /gave no usable answer/],
    ['not-json', /gave no usable answer/],
    ['blocked', /declined to answer/],
    ['empty', /gave no usable answer/],
    ['busy', /is busy/],
    ['failing', /gave no usable answer/],
    ['refusing', /gave no usable answer/],
    ['redirecting', /is not answering/],
    ['pouring', /gave no usable answer/],
    ['hanging', /took too long/],
    ['dripping', /took too long/],
  ])('a service that is %s leaves our own answer, with a sentence why', async (mode, why) => {
    open.service.setMode(mode);

    const result = await ask(COLD);

    expect(result).toMatchObject({ provider: 'embedded', fromModel: null, note: NOTE });
    expect(result.notice).toMatch(why);
    expect(result.potentialCauses.length).toBeGreaterThan(0);
  });

  test('one failure is tried once more and forgotten', async () => {
    open.service.setMode('failing-once');

    expect(await ask(COLD)).toMatchObject({ provider, notice: null });
    expect(open.service.asked).toHaveLength(2);
  });

  test('a model may raise the urgency', async () => {
    open.service.setMode('raising');

    const result = await ask(COLD);

    expect(result).toMatchObject({ urgency: 4, selfCare: [], fromModel: { urgency: 4 } });
    expect(result.nextSteps[0]).toMatch(/^Go to an emergency department now\. Do not wait for an appointment\./);
    expect(result.why).toContain('The AI service found it more urgent than our own rules did.');
  });

  test('beside an answer of danger none of its steps is sent or kept', async () => {
    const result = await ask(HEART);

    expect(result).toMatchObject({ urgency: 5, provider, fromModel: { nextSteps: [] } });
    const kept = await open.app.db
      .selectFrom('triage_results')
      .select(['id', 'from_model'])
      .where('id', '=', result.resultId)
      .executeTakeFirst();
    expect(kept).toMatchObject({ from_model: { nextSteps: [] } });
  });

  // spec: 7.26
  test('what it is asked names nobody, and its key is in a header only', async () => {
    const { pud, email } = patient;
    await ask(`${COLD} I am Meenakshi, ${pud}, ${email}, call +91 98200 14477 or 09820014477.`);

    const [asked] = open.service.asked ?? [];
    const { headers, ...sent } = asked ?? { headers: {} };
    const told = JSON.stringify(sent);
    for (const personal of ['Meenakshi', 'Sundaram', pud, email, '14477']) expect(told).not.toContain(personal);
    expect(told).toContain('sore throat');
    expect(told).not.toContain(KEY);
    expect(JSON.stringify(headers)).toContain(KEY);
    expect(open.app.logged.join('\n')).not.toContain(KEY);
  });

  test('after five failures it rests for half a minute', async () => {
    open.service.setMode('refusing');
    for (let n = 0; n < 5; n += 1) await ask(COLD);
    open.service.setMode('well');
    open.service.clear();

    const resting = await ask(COLD);
    expect([resting.provider, open.service.asked.length]).toEqual(['embedded', 0]);
    expect(resting.notice).toMatch(/is not answering at the moment/);

    open.app.clock.advance(30_001);
    expect(await ask(COLD)).toMatchObject({ provider, notice: null });
  });

  test('each call is in the trail, with codes and ids only', async () => {
    const before = (await open.app.trail()).length;
    await ask(COLD);
    await open.app.as().post('/api/symptoms/analyze', { symptoms: COLD, consent: true });

    const entries = (await open.app.trail()).slice(before).filter(({ action }) => action === 'ai.asked');
    const details = { provider, model: 'a-model', kind: 'text', outcome: 'answered' };
    expect(entries).toMatchObject([
      { actor_id: patient.id, actor_role: 'patient', details },
      { actor_id: null, actor_role: 'visitor', details },
    ]);
  });
});
