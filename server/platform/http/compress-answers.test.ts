import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const LONG = { ward: 'Asha, Bhosale, Chandra. '.repeat(200) };
const app = Fastify();
compressAnswers(app);
app.get('/long', async () => LONG);
app.get('/short', async () => ({ ward: 'Asha' }));
app.get('/file', async (_request, reply) => reply.type('text/csv').send(LONG.ward));
app.post('/long', async () => LONG);

const OUR_PAGE = { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, deflate, br' };
const ask = (url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers });

test('a long answer to our own page travels compressed, and is the same', async () => {
  const answer = await ask('/long', OUR_PAGE);
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(Number(answer.headers['content-length'])).toBeLessThan(200);
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(LONG);
});

test.each<[string, string, Record<string, string>, 'GET' | 'POST']>([
  ['what another site has asked for', '/long', { ...OUR_PAGE, 'sec-fetch-site': 'cross-site' }, 'GET'],
  ['what a page beside ours has asked for', '/long', { ...OUR_PAGE, 'sec-fetch-site': 'same-site' }, 'GET'],
  ['what an address bar has asked for', '/long', { ...OUR_PAGE, 'sec-fetch-site': 'none' }, 'GET'],
  ['what a program has asked for', '/long', { 'accept-encoding': 'br' }, 'GET'],
  ['what goes to a browser that cannot unpack it', '/long', { ...OUR_PAGE, 'accept-encoding': 'gzip' }, 'GET'],
  ['a short answer', '/short', OUR_PAGE, 'GET'],
  ['a file', '/file', OUR_PAGE, 'GET'],
  ['the answer to a change', '/long', OUR_PAGE, 'POST'],
])('%s travels as it is', async (_, url, headers, method) => {
  const answer = await ask(url, headers, method);
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
});
