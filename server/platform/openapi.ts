// The OpenAPI document, made from the endpoint objects that were registered.
import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { REFUSALS, RefusalBody } from '../../contract/refusals.ts';

type Json = Record<string, unknown>;

export function describeApi(endpoints: readonly Endpoint[], info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Refusal: schemaOf(RefusalBody) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'nadi_session' } },
    },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const isPublic = endpoint.roles[0] === 'public';
  return {
    summary: endpoint.summary,
    'x-roles': endpoint.roles,
    security: isPublic ? [] : [{ session: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: contentOf(endpoint, endpoint.body) } } : {}),
    responses: {
      [endpoint.created ? '201' : '200']: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
      },
      ...refusalResponses(endpoint),
    },
  };
}

/** A file comes as a form: the file, and what goes with it as JSON in one part. */
function contentOf(endpoint: Endpoint, body: z.ZodMiniType): Json {
  if (!endpoint.upload) return { 'application/json': { schema: schemaOf(body) } };
  const file = { type: 'string', format: 'binary' };
  const properties = { [endpoint.upload]: file, details: schemaOf(body) };
  return { 'multipart/form-data': { schema: { type: 'object', required: [endpoint.upload], properties } } };
}

function refusalResponses(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of endpoint.refusals) {
    const { status, message } = REFUSALS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${message}`]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, sentences]) => [String(status), { description: sentences.join(' '), content }]),
  );
}

function parameters(where: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }));
}

// `any` where JSON Schema has no word for a transformation (a PUD is typed in many ways and stored in one).
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
