// The answers of an endpoint that are a "no": its own, and those that the platform gives before it is asked.
import type { Endpoint } from '#contract/endpoint.ts';
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';
import type { Json } from './openapi-schemas.ts';

export const REFUSAL_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  const isPublic = endpoint.roles[0] === 'public';
  const isWrite = endpoint.method !== 'GET';
  return [
    ...new Set<RefusalCode>([
      ...(endpoint.params || endpoint.query || endpoint.body ? (['bad_input'] as const) : []),
      ...(endpoint.body ? (['malformed_body', 'too_large', 'not_json'] as const) : []),
      ...(isPublic ? [] : (['not_signed_in', 'second_factor_needed', 'enrolment_needed', 'not_allowed'] as const)),
      ...(isPublic ? [] : (['session_locked'] as const)),
      ...(endpoint.stepUp ? (['step_up_needed'] as const) : []),
      ...(isWrite ? (['wrong_origin'] as const) : []),
      // An id that is none answers like one that names nothing.
      ...(endpoint.params ? (['not_found'] as const) : []),
      ...(endpoint.idempotent ? (['key_reused'] as const) : []),
      ...(isPublic && !endpoint.limit ? [] : (['too_many_requests'] as const)),
      'unavailable',
      ...endpoint.refusals,
    ]),
  ];
}

/** Groups refusals by status; responses that several endpoints share become components. */
export function refusalResponses(endpoint: Endpoint, shared: Map<string, Json>): Json {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => REFUSALS[code].status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => {
        const name = codes.toSorted().map(inCapitals).join('Or');
        shared.set(name, { description: codes.map((code) => `${code}: ${REFUSALS[code].message}`).join(' ') });
        return [String(status), { $ref: `#/components/responses/${name}` }];
      }),
  );
}

const inCapitals = (code: string): string =>
  code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
