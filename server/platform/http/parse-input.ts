// Parses input against the contract; each problem names its field.
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { MARK } from '#server/db/sealed/envelope.ts';
import { Refusal } from '../refusal.ts';

type Issue = z.core.$ZodIssue;

type Sent = Pick<FastifyRequest, 'params' | 'query' | 'body'>;

export function parseInput<E extends Endpoint>(endpoint: E, request: Sent): InputOf<E> {
  // Without a prototype: a field may be called __proto__, and is refused like any other that is not known.
  const fields: Record<string, string> = Object.create(null);
  const parse = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return refuseUnexpected(value, fields);
    const parsed = schema.safeParse(value ?? {});
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) notifyField(issue, fields);
    return undefined;
  };
  // An address with a malformed id names nothing that exists.
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw new Refusal('not_found');

  for (const part of [request.query, request.body]) refuseOddCharacters(part);
  const input = {
    params: params?.data,
    query: parse(endpoint.query, request.query),
    body: parse(endpoint.body, request.body),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields });
  return input as InputOf<E>;
}

/** Characters that no text has: PostgreSQL stores no NUL, and a sealed cell begins with the mark, so that nobody can type one. */
function refuseOddCharacters(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || value.includes(MARK)) throw new Refusal('malformed_body');
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) refuseOddCharacters(part);
  }
}

function refuseUnexpected(value: unknown, fields: Record<string, string>): undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const name of Object.keys(value)) fields[name] = 'This field is not known.';
  return undefined;
}

function notifyField(issue: Issue, fields: Record<string, string>): void {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) fields[[...issue.path, key].join('.')] = 'This field is not known.';
    return;
  }
  const name = issue.path.join('.') || 'body';
  // The first sentence about a field is the one to mend first.
  fields[name] ??= issue.message;
}
