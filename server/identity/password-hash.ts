import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../platform/workers/limit-concurrency.ts';

// OWASP Password Storage Cheat Sheet: Argon2id (the library's default) with 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each holds 19 MiB and a core for as long as it takes. More at once than there are cores would only take more memory, and
// every thread of Node's pool from files and names that others wait for.
const inTurn = limitConcurrency(Math.max(1, Math.min(availableParallelism(), 3)));

export const hashPassword = (password: string): Promise<string> =>
  inTurn('argon2', () => hash(password.normalize('NFKC'), COST));

// A login with an unknown name is compared with this, so that it takes as long as any other.
const decoy = hashPassword(randomBytes(32).toString('hex'));

export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const known = passwordHash ?? (await decoy);
  const matches = await inTurn('argon2', () => verify(known, password.normalize('NFKC')));
  return matches && passwordHash != null;
}
