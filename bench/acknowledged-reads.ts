// Reads as a nurse at the desk sends them. What was answered is looked for in the trail afterwards.
import type { Database } from '#server/db/connect.ts';
import type { BenchPatient } from './many-patients.ts';

export type Reading = { cookie: string; patients: readonly BenchPatient[]; answered: string[] };

/** True when it was answered; which request that was is then remembered. */
export async function readOne(url: string, { cookie, patients, answered }: Reading): Promise<boolean> {
  const patient = patients[Math.floor(Math.random() * patients.length)];
  try {
    const answer = await fetch(`${url}/api/patients/${patient?.id}`, {
      headers: { cookie },
      signal: AbortSignal.timeout(10_000),
    });
    await answer.text();
    if (answer.status === 200) answered.push(answer.headers.get('x-request-id') ?? '');
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** Of the reads that were answered, how many are not in the trail exactly once. */
export async function countNotNoted(db: Database, answered: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['request_id', (row) => row.fn.countAll<string>().as('entries')])
    .where('action', '=', 'contact.opened')
    .groupBy('request_id')
    .execute();
  const entriesOf = new Map(rows.map(({ request_id, entries }) => [request_id, Number(entries)]));
  return answered.filter((requestId) => entriesOf.get(requestId) !== 1).length;
}
