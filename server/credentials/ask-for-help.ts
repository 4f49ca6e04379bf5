// "I forgot." The request is written down for everyone alike and answered by mail a moment later
// (answer-forgotten.ts), so that neither the answer nor its time tells whether the person is known here.
import type { Role } from '../../contract/endpoint.ts';
import type { Deps } from '../platform/deps.ts';
import { insertForgotten } from './store.ts';

type Forgotten = { what: 'password' | 'health-id'; role: Role; login: string | null; email: string };

export async function askForHelp({ db, clock }: Pick<Deps, 'db' | 'clock'>, forgotten: Forgotten): Promise<void> {
  await insertForgotten(db, { ...forgotten, email: forgotten.email.toLowerCase(), asked_at: clock.now() });
}
