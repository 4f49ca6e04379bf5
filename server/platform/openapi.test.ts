import { afterAll, expect, test } from 'vitest';
import { openTestHouse } from '../testing-house.ts';

type Json = Record<string, unknown>;
type Operation = {
  summary: string;
  'x-roles': string[];
  security: Json[];
  parameters: { name: string; in: string; required?: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
};

const house = await openTestHouse();
afterAll(() => house.close());
const answer = await house.as().get('/api/openapi.json');
const document = answer.json<
  { openapi: string; info: Json; paths: Record<string, Record<string, Operation>> } & Json
>();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, path, operation] as const),
);

test('the document is OpenAPI 3.1 and everyone may read it', () => {
  expect(answer.statusCode).toBe(200);
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toEqual({ title: expect.any(String), version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(operations.length).toBeGreaterThan(20);
});

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
    expect(response.description).not.toBe('');
  }
  // An object that takes anything would be a door nobody looked at.
  const body = operation.requestBody?.content['application/json']?.schema;
  const shapes = body ? ((body.anyOf ?? body.oneOf ?? [body]) as Json[]) : [];
  expect([name, ...shapes.map((shape) => shape.additionalProperties)]).toEqual([name, ...shapes.map(() => false)]);
});

test('every reference leads somewhere', () => {
  for (const [, reference = ''] of answer.body.matchAll(/"\$ref":"([^"]+)"/g)) {
    const target = reference
      .replace('#/', '')
      .split('/')
      .reduce((at: unknown, key) => (at as Json | undefined)?.[key], document);
    expect([reference, typeof target]).toEqual([reference, 'object']);
  }
});

test('nothing in it tells how the house is built inside', async () => {
  const { rows } = await house.database.pool.query<{ name: string }>(`
    select column_name as name from information_schema.columns where table_schema = 'public'
    union select table_name from information_schema.tables where table_schema = 'public'`);
  const inner = rows.map(({ name }) => name).filter((name) => name.includes('_'));
  expect(inner.length).toBeGreaterThan(40);
  expect(inner.filter((name) => new RegExp(`\\b${name}\\b`).test(answer.body))).toEqual([]);
  expect(answer.body).not.toMatch(/argon2|kysely|fastify|postgres|node_modules|server\//i);
});
