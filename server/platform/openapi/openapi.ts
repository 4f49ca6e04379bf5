// The OpenAPI document, made once from the endpoint objects that were registered, and served from memory.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { RefusalBody } from '#contract/refusals.ts';
import { type ContractNames, readContractNames } from './contract-names.ts';
import { REFUSAL_CONTENT, refusalResponses } from './openapi-refusals.ts';
import { type ComponentSchemas, type Json, makeComponentSchemas, withoutTwins } from './openapi-schemas.ts';

/** An endpoint, and the module that registered it. */
export type Registered = { endpoint: Endpoint; module: string };

export function openApiRoute(app: FastifyInstance, registered: readonly Registered[]): void {
  let made: Promise<{ body: string; etag: string }> | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    made ??= readContractNames().then((names) => {
      const body = JSON.stringify(describeApi(registered, names, { title: 'Nadi', version: '0.1.0' }));
      return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    });
    const { body, etag } = await made;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

function describeApi(
  registered: readonly Registered[],
  names: ContractNames,
  info: { title: string; version: string },
): Json {
  const schemas = makeComponentSchemas(new Map([...names.schemas, [RefusalBody, 'Refusal']]));
  const responses = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const { endpoint, module } of registered) {
    const path = `/api${endpoint.path}`;
    const operation = {
      operationId: names.endpoints.get(endpoint) ?? `${endpoint.method.toLowerCase()}${path.replace(/\W+/g, '-')}`,
      tags: [module],
      ...operationOf(endpoint, schemas),
    };
    operation.responses = { ...operation.responses, ...refusalResponses(endpoint, responses) };
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  schemas.schemaOf(RefusalBody, 'output');
  const tags = [...new Set(registered.map(({ module }) => module))].map((name) => ({ name }));
  return withoutTwins({
    openapi: '3.1.0',
    info,
    tags,
    paths,
    components: {
      schemas: schemas.components(),
      responses: Object.fromEntries(
        [...responses].map(([name, said]) => [name, { ...said, content: REFUSAL_CONTENT }]),
      ),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'nadi_session' } },
    },
  });
}

/** Read before anything else: see server/platform/http/act-for.ts. */
const ACTING_FOR = {
  name: 'for',
  in: 'query',
  required: false,
  description: 'The id or PUD of the patient whom a patient calls for, where that is someone else',
  schema: { type: 'string' },
};

function operationOf(endpoint: Endpoint, schemas: ComponentSchemas) {
  const isPublic = endpoint.roles[0] === 'public';
  return {
    summary: endpoint.summary,
    'x-roles': endpoint.roles,
    security: isPublic ? [] : [{ session: [] }],
    parameters: [
      ...parameters('path', endpoint.params, schemas),
      ...parameters('query', endpoint.query, schemas),
      ...(endpoint.part && endpoint.part !== 'own' ? [ACTING_FOR] : []),
      ...(endpoint.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: contentOf(endpoint, endpoint.body, schemas) } } : {}),
    responses: {
      [endpoint.created ? '201' : '200']: {
        description: 'Done',
        content: { 'application/json': { schema: schemas.schemaOf(endpoint.reply, 'output') } },
      },
    } as Json,
  };
}

/** A file comes as a form: the file, and what goes with it as JSON in one part. */
function contentOf(endpoint: Endpoint, body: z.ZodMiniType, { schemaOf }: ComponentSchemas): Json {
  if (!endpoint.upload) return { 'application/json': { schema: schemaOf(body) } };
  const file = { type: 'string', format: 'binary' };
  const properties = { [endpoint.upload]: file, details: schemaOf(body) };
  return { 'multipart/form-data': { schema: { type: 'object', required: [endpoint.upload], properties } } };
}

function parameters(
  where: 'path' | 'query',
  schema: z.ZodMiniType | undefined,
  { fieldsOf }: ComponentSchemas,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = fieldsOf(schema);
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }));
}
