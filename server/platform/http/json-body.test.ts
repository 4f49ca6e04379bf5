import http from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing-app.ts';
import { BODY_LIMIT_BYTES } from './json-body.ts';

const app = await startTestApp({ env: { RATE_LIMIT_LOGINS: '1000' } });
afterAll(() => app.close());

/** Calls an endpoint that takes a short text: what is parsed is refused at its field, what is not is refused as a whole. */
async function answerTo(payload: string | Buffer, type = 'application/json'): Promise<string> {
  const answer = await app.as().send('POST', '/api/password/link', payload, { 'content-type': type });
  return `${answer.statusCode} ${answer.json().code}`;
}
const READ = '400 bad_input';
const bodyOf = (bytes: number, letter = 'a') => {
  const room = bytes - Buffer.byteLength('{"token":""}');
  return `{"token":"${letter.repeat(room / Buffer.byteLength(letter))}"}`;
};

describe('size', () => {
  test('a body may have 100 kB and not one byte more', async () => {
    expect(BODY_LIMIT_BYTES).toBe(100_000);
    expect(await answerTo(bodyOf(100_000))).toBe(READ);
    expect(await answerTo(bodyOf(100_001))).toBe('413 too_large');
  });

  test('bytes are counted, not letters', async () => {
    expect(await answerTo(bodyOf(100_000, 'é'))).toBe(READ);
    expect(await answerTo(bodyOf(100_002, 'é'))).toBe('413 too_large');
  });

  test('a body that does not say how long it will be is cut off all the same', async () => {
    const url = `${await app.address()}/api/password/link`;
    const status = await new Promise<number | undefined>((resolve) => {
      const request = http.request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
      request.on('response', (response) => resolve(response.resume().statusCode));
      request.on('error', () => {});
      for (let piece = 0; piece < 30; piece += 1) request.write(' '.repeat(10_000));
      request.end('{}');
    });
    expect(status).toBe(413);
  });
});

describe('shape', () => {
  const nested = (levels: number, [open, close]: [string, string]) => `${open.repeat(levels)}1${close.repeat(levels)}`;

  test.each<[string, [string, string]]>([
    ['objects', ['{"a":', '}']],
    ['lists', ['[', ']']],
    ['both', ['[{"a":', '}]']],
  ])('%s lie at most 20 deep', async (_what, pair) => {
    const levels = pair[0].startsWith('[{') ? 10 : 20;
    expect(await answerTo(nested(levels, pair))).toBe(READ);
    expect(await answerTo(nested(levels + 1, pair))).toBe('400 malformed_body');
  });

  test('a tower of brackets does not bring the server down', async () => {
    expect(await answerTo(nested(49_000, ['[', ']']))).toBe('400 malformed_body');
    expect(await answerTo('['.repeat(99_000))).toBe('400 malformed_body');
  });

  test.each([
    ['at the top', '{"__proto__":{"isAdmin":true}}'],
    ['further down', '{"token":{"a":[{"__proto__":{"isAdmin":true}}]}}'],
    ['written in disguise', '{"\\u005f_proto__":{"isAdmin":true}}'],
    ['by way of the constructor', '{"a":{"constructor":{"prototype":{"isAdmin":true}}}}'],
  ])('a prototype %s is refused', async (_where, payload) => {
    expect(await answerTo(payload)).toBe('400 malformed_body');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test.each(['{', '{"token":}', "{'token':'x'}", '{"token":"x"}}', 'undefined', 'NaN', '\u0000'])(
    '%j is not JSON',
    async (payload) => expect(await answerTo(payload)).toBe('400 malformed_body'),
  );

  test.each(['null', '1', '"token"', '[]', '{}', ' ', ''])(
    '%j is JSON, and no answer to what was asked',
    async (payload) => expect(await answerTo(payload)).toBe(READ),
  );
});

describe('kind', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'nonsense',
  ])('%s is not read', async (type) => expect(await answerTo('{"token":"x"}', type)).toBe('415 not_json'));

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('%s is', async (type) =>
    expect(await answerTo('{}', type)).toBe(READ),
  );
});
