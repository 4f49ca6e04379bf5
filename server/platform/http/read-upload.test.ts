// The reader of uploads, tried with files that it must refuse, through the symptom scan.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const EDGE = 'edge';
const part = (name: string, value: string, file?: string) =>
  `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n${value}\r\n`;
const form = (...parts: string[]) => `${parts.join('')}--${EDGE}--\r\n`;

async function send(payload: string, url = '/api/symptoms/scan', type = `multipart/form-data; boundary=${EDGE}`) {
  const answer = await app.as().post(url, payload, { 'content-type': type });
  return [answer.statusCode, answer.json().code];
}

describe('a form', () => {
  test('is read by endpoints that take a file, and by no other', async () => {
    expect(await send(form(part('context', 'x')))).toEqual([422, 'image_needed']);
    expect(await send(form(part('symptoms', 'a cough for two days')), '/api/symptoms/analyze')).toEqual([
      415,
      'not_json',
    ]);
  });

  test.each<[string, string, [number, string]]>([
    ['two files', form(part('image', 'a', 'a.jpg'), part('image', 'b', 'b.jpg')), [413, 'too_large']],
    ['too many parts', form(...Array.from({ length: 20 }, (_, n) => part(`f${n}`, 'x'))), [413, 'too_large']],
    ['a text that is too long', form(part('details', `{"context":"${'x'.repeat(60_000)}"}`)), [413, 'too_large']],
    ['a file under another name', form(part('file', 'a', 'a.jpg')), [400, 'bad_input']],
    ['details that are no object', form(part('details', '[1]')), [400, 'bad_input']],
    ['details with a field that nobody knows', form(part('details', '{"role":"admin"}')), [400, 'bad_input']],
    ['a prototype trick in the details', form(part('details', '{"__proto__":{"x":1}}')), [400, 'bad_input']],
    ['a prototype trick in a name', form(part('__proto__', 'x')), [400, 'malformed_body']],
    ['a form that breaks off', part('context', 'x').slice(0, 30), [400, 'malformed_body']],
  ])('with %s is refused', async (_what, payload, refusal) => {
    expect(await send(payload)).toEqual(refusal);
  });

  test('without a boundary is refused', async () => {
    expect(await send('x', '/api/symptoms/scan', 'multipart/form-data')).toEqual([400, 'malformed_body']);
  });
});
