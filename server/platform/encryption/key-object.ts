import { createSecretKey, type KeyObject } from 'node:crypto';

const known = new WeakMap<Buffer, KeyObject>();

/** A key as Node wants it: whenever it is given bytes it asks whether they are an object, which takes ten times as long as the rest. */
export function keyObject(bytes: Buffer): KeyObject {
  const kept = known.get(bytes);
  if (kept) return kept;
  const made = createSecretKey(bytes);
  known.set(bytes, made);
  return made;
}
