// Pages that were open before a merge, bookmarks and links in mails name the record that is no longer there. Its id means the
// kept one, in every endpoint: ids are drawn at random, so an id of ours is never anything else.
import type { Database } from '#server/db/connect.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { mergedInto } from './store.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Sent = { params: unknown; query: unknown; body: unknown };

/** True when something in the request named a merged record: it names the kept one now, and can be tried again. */
export async function renameMerged(db: Database, request: Sent): Promise<boolean> {
  const parts = [request.params, request.query, request.body];
  const ids = new Set<string>();
  for (const part of parts) {
    visit(part, (id) => {
      ids.add(id.toLowerCase());
      return id;
    });
  }
  if (ids.size === 0) return false;
  const renamed = await mergedInto(db, [...ids]);
  if (renamed.size === 0) return false;
  for (const part of parts) visit(part, (id) => renamed.get(id.toLowerCase()) ?? id);
  return true;
}

/** Whether an attempt failed in a way that a merge explains: nothing was found, or the record went while it was written to. */
export const mayBeMerged = (error: unknown): boolean =>
  (error instanceof Refusal && error.code === 'not_found') || isRecordGone(error);

/** A row was to be written for a patient who is not there: a merge took the record away a moment before. */
export const isRecordGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23503' &&
  'detail' in error &&
  /is not present in table "patients"/.test(String(error.detail));

function visit(part: unknown, renamed: (id: string) => string): void {
  if (part === null || typeof part !== 'object') return;
  const fields = part as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value !== 'string') visit(value, renamed);
    else if (UUID.test(value)) fields[key] = renamed(value);
  }
}
