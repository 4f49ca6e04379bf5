// Every read about a person is in the trail. What opened one chart has left its entry already; the rest, lists and searches
// above all, are noted here with the ids that they gave, once per request, before the answer leaves.
import type { Endpoint } from '#contract/endpoint.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import { type About, makeEntry } from './append-entry.ts';
import { isAudited } from './audited-in-request.ts';
import { endpointCode } from './endpoint-code.ts';
import { patientsIn } from './patients-in.ts';
import { writeRead } from './write-reads.ts';

type Needs = { db: Database; clock: Clock };

// A screen that stays open asks again and again. The same list to the same session names the request that gave the ids.
const SAME_LIST_MS = 15 * 60_000;
const MAX_REMEMBERED = 5_000;

type Given = { ids: string; requestId: string; at: number };

type Read = { answer: unknown; params: unknown };

export function readRecorder() {
  const given = new Map<string, Given>();
  return async ({ db, clock }: Needs, actor: Actor, endpoint: Endpoint, read: Read): Promise<void> => {
    const { acting, patientId } = actor;
    // Whoever reads for someone else is in the trail even when the answer names nobody.
    const named = acting && patientId ? [patientId] : [];
    const shown = [...new Set([...named, ...patientsShown(endpoint, read)])].filter((id) => acting || id !== patientId);
    const ids = shown.filter((id) => !isAudited(actor, id));
    if (ids.length === 0 && !(endpoint.isSearch && shown.length === 0)) return;
    const list = endpointCode(`${endpoint.method} ${endpoint.path}`);
    const about: About = { subject: 'list', details: { list, found: shown.length } };
    const [only] = ids;
    if (ids.length === 1 && only) about.patientId = only;
    else if (ids.length > 1) {
      const same = rememberList(given, actor, list, ids, clock.now().getTime());
      about.details = { ...about.details, ...(same ? { same } : { patients: ids }) };
    }
    await writeRead(db, makeEntry(clock, actor, 'list.opened', about));
  };
}

const OF_ONE_PATIENT = /\bpatients?\/\{id\}/;

/** Returns the patients in the answer, and the one whom the address names. */
function patientsShown({ path, patientKeys = ['patientId'] }: Endpoint, { answer, params }: Read): string[] {
  const { id } = (params ?? {}) as { id?: string };
  const named = OF_ONE_PATIENT.test(path) && id ? [id.toLowerCase()] : [];
  return [...new Set([...named, ...patientsIn(answer, patientKeys)])];
}

/** The request that gave the very same ids to this session a while ago, or null: then this one is remembered. */
function rememberList(
  given: Map<string, Given>,
  { sessionId, requestId }: Actor,
  list: string,
  shown: readonly string[],
  at: number,
): string | null {
  const key = `${sessionId} ${list}`;
  const ids = shown.join();
  const before = given.get(key);
  if (before?.ids === ids && at - before.at < SAME_LIST_MS) return before.requestId;
  if (!requestId) return null;
  given.delete(key);
  if (given.size >= MAX_REMEMBERED) given.delete(given.keys().next().value ?? '');
  given.set(key, { ids, requestId, at });
  return null;
}
