import { afterAll, expect, test } from 'vitest';
import { MODULES } from '#server/modules.ts';
import { startTestApp } from '#server/testing-app.ts';

type Json = Record<string, unknown>;
type Response = { description: string; content: Record<string, { schema: Json }> };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  'x-roles': string[];
  security: Json[];
  parameters: { name: string; in: string; required?: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Response | { $ref: string }>;
};

const app = await startTestApp();
afterAll(() => app.close());
const answer = await app.as().get('/api/openapi.json');
const document = answer.json<
  { openapi: string; info: Json; paths: Record<string, Record<string, Operation>> } & Json
>();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, path, operation] as const),
);

/** What a reference stands for. */
function meant<Thing>(thing: Thing | { $ref: string }): Thing {
  const reference = (thing as { $ref?: string }).$ref;
  if (reference === undefined) return thing as Thing;
  return reference
    .replace('#/', '')
    .split('/')
    .reduce((at: unknown, key) => (at as Json | undefined)?.[key], document) as Thing;
}

test('the document is OpenAPI 3.1 and everyone may read it', () => {
  expect(answer.statusCode).toBe(200);
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toEqual({ title: expect.any(String), version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(operations.length).toBeGreaterThan(20);
});

// spec: 7.24
test.each(operations)('%s is described so that a program can call it', (name, path, operation) => {
  expect(operation.summary).not.toBe('');
  expect(operation['x-roles'].length).toBeGreaterThan(0);
  expect(operation.security).toEqual(operation['x-roles'][0] === 'public' ? [] : [{ session: [] }]);

  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
  expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
  expect(declared.every((parameter) => parameter.required)).toBe(true);
  expect(operation.parameters.every(({ schema }) => typeof schema === 'object')).toBe(true);

  const successes = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  expect(successes).toHaveLength(1);
  for (const [status, response] of Object.entries(operation.responses)) {
    expect(status).toMatch(/^[2-5]\d\d$/);
    expect(meant<Response>(response).description).not.toBe('');
  }
  // An object that takes anything would be an endpoint that checks nothing.
  const sent = operation.requestBody?.content['application/json']?.schema;
  const body = sent && meant<Json>(sent);
  const shapes = body ? ((body.anyOf ?? body.oneOf ?? [body]) as Json[]).map((shape) => meant<Json>(shape)) : [];
  expect([name, ...shapes.map((shape) => shape.additionalProperties)]).toEqual([name, ...shapes.map(() => false)]);
});

test('every reference leads somewhere', () => {
  const references = [...answer.body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
  expect(references.length).toBeGreaterThan(500);
  for (const reference of new Set(references)) {
    expect([reference, typeof meant({ $ref: reference })]).toEqual([reference, 'object']);
  }
});

test('every operation has an id of its own, which is its name in the contract, and the tag of its module', () => {
  const ids = operations.map(([, , { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][a-zA-Z0-9]+$/.test(id))).toEqual([]);
  const modules = ['platform', 'demo', ...MODULES.map(({ name }) => name)];
  for (const [name, , { tags }] of operations) expect([name, tags]).toEqual([name, [expect.toBeOneOf(modules)]]);
});

test.each(operations)('%s says which refusals a caller must expect', (_name, path, operation) => {
  const statuses = Object.keys(operation.responses);
  const isPublic = operation['x-roles'][0] === 'public';
  expect(statuses).toEqual(expect.arrayContaining(isPublic ? ['503'] : ['401', '403', '423', '429', '503']));
  if (path.includes('{')) expect(statuses).toContain('404');
  if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '403', '413', '415']));
  if (operation.parameters.some(({ name }) => name === 'Idempotency-Key')) expect(statuses).toContain('422');
});

test('shapes that are used more than once are components, and the document is small enough to fetch', () => {
  const { schemas } = document.components as { schemas: Json };
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Appointment', 'TriageResult', 'Refusal', 'Id']));
  expect(answer.body.length / operations.length).toBeLessThan(2_000);
});

test('the document is made once, and a client that has it is told so', async () => {
  const again = await app.fastify.inject({ url: '/api/openapi.json' });
  expect([again.statusCode, again.headers.etag]).toEqual([200, answer.headers.etag]);
  const known = await app.fastify.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test('nothing in it tells how the server is built', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(`
    select column_name as name from information_schema.columns where table_schema = 'public'
    union select table_name from information_schema.tables where table_schema = 'public'`);
  const inner = rows.map(({ name }) => name).filter((name) => name.includes('_'));
  expect(inner.length).toBeGreaterThan(40);
  expect(inner.filter((name) => new RegExp(`\\b${name}\\b`).test(answer.body))).toEqual([]);
  expect(answer.body).not.toMatch(/argon2|kysely|fastify|postgres|node_modules|server\//i);
});
