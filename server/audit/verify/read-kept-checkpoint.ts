import { existsSync, readFileSync } from 'node:fs';
import { PlainError } from '#server/platform/plain-error.ts';
import type { Checkpoint } from '../checkpoint-file.ts';

const FIELDS = ['number', 'timeline', 'until', 'count', 'firstEntry', 'chained', 'signature', 'sealedAt'] as const;

/**
 * Reads a checkpoint from a pasted line, or from a file that holds one: a saved mail, a mail's text, or what an address was
 * sent.
 */
export function readKeptCheckpoint(given: string): Checkpoint {
  const text = given.trimStart().startsWith('{') || !existsSync(given) ? given : readFileSync(given, 'utf8');
  const found = asPasted(text) ?? asPasted(unwrapped(text));
  if (!found)
    throw new PlainError('No checkpoint was found in what was given: paste the line that begins with {"number".');
  return found;
}

/** A checkpoint holds no space, so whatever a mail program put between its characters can go. */
function asPasted(text: string): Checkpoint | null {
  const line = /\{\s*>?\s*"number"[^{}]*\}/.exec(text)?.[0].replace(/[\s>]/g, '');
  if (!line) return null;
  try {
    const value = JSON.parse(line) as Record<string, unknown>;
    return FIELDS.every((field) => field in value) ? (value as Checkpoint) : null;
  } catch {
    return null;
  }
}

/** A mail that was saved as it travelled (RFC 2045, quoted-printable). */
const unwrapped = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
