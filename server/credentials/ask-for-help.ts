// "I forgot." The request is written down for everyone alike and answered by mail a moment later
// (answer-forgotten.ts), so that neither the answer nor its time tells whether the person is known here.
import type { Role } from '#contract/endpoint.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { insertForgotten } from './store.ts';

type Forgotten = { what: 'password' | 'health-id'; role: Role; login: string | null; email: string };

export async function askForHelp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  forgotten: Forgotten,
): Promise<void> {
  const { what, role } = forgotten;
  await transaction(db, async (tx) => {
    await insertForgotten(tx, { ...forgotten, email: forgotten.email.toLowerCase(), asked_at: clock.now() });
    await appendEntry(tx, clock, caller, 'help.asked', { details: { what, role } });
  });
}
