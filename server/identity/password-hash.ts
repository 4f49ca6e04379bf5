import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP Password Storage Cheat Sheet: Argon2id (the library's default) with 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST);

// For a name that nobody has, the same work is done against this, so that the time taken tells nothing.
const decoy = hashPassword(randomBytes(32).toString('hex'));

export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
  return matches && passwordHash != null;
}
