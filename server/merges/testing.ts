// Two records of one person, merged as people do it: proposed at the desk, agreed to by a colleague.
import type { MergeDecisions, MergeListed, MergePreview } from '#contract/patients/merges.ts';
import type { TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';

type Two = { kept: string; other: string };

export const REASON = 'Same identity card, shown at the desk.';

export const compareAs = async (app: TestApp, person: Person, { kept, other }: Two): Promise<MergePreview> =>
  (await app.as(person.cookie).get(`/api/merges/compare?kept=${kept}&other=${other}`)).json();

export async function propose(app: TestApp, person: Person, two: Two, decisions: MergeDecisions = {}) {
  const { seen } = await compareAs(app, person, two);
  return app.as(person.cookie).post('/api/merges', { ...two, reason: REASON, decisions, seen });
}

export async function agree(
  app: TestApp,
  person: Person,
  { id, kept, other }: Pick<MergeListed, 'id' | 'kept' | 'other'>,
) {
  const { seen } = await compareAs(app, person, { kept: kept.patientId, other: other.patientId });
  return app.as(person.cookie).post(`/api/merges/${id}/agree`, { seen });
}

/** Throws when it is refused. */
export async function mergeRecords(app: TestApp, two: Two, decisions: MergeDecisions = {}): Promise<MergeListed> {
  const [first, second] = [await app.aReceptionist(), await app.aReceptionist()];
  const proposed = await propose(app, first, two, decisions);
  if (proposed.statusCode !== 201) throw new Error(proposed.body);
  const agreed = await agree(app, second, proposed.json<MergeListed>());
  if (agreed.statusCode !== 200) throw new Error(agreed.body);
  app.clock.advance(60_000);
  return agreed.json<MergeListed>();
}

export async function undo(app: TestApp, { id }: Pick<MergeListed, 'id'>, person?: Person) {
  const who = person ?? (await app.aReceptionist());
  const body = { reason: 'They were two cousins after all.' };
  return app.as(who.cookie).post(`/api/merges/${id}/undo`, body);
}
