// What is sent to a model, word for word: the settings that were asked for, on both wire formats.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AiService, startAiService } from '../testing-ai-service.ts';
import { gemini } from './gemini.ts';
import { openAiCompatible } from './openai-compatible.ts';

const WORDS = { symptoms: 'A "sore" throat', person: '34 years old; female' };
const PHOTO = { jpeg: Buffer.from([0xff, 0xd8, 0xff]), context: 'It itches', person: '34 years old' };
const inTime = AbortSignal.timeout(5_000);

let service: AiService;
beforeAll(async () => {
  service = await startAiService();
});
beforeEach(() => service.clear());
afterAll(() => service.close());

const last = () => service.asked.at(-1) as { path: string; headers: Record<string, string>; body: never };

describe('Gemini', () => {
  const model = () => gemini({ key: 'k', baseUrl: service.url, model: 'flash', imageModel: 'eyes' });
  const SAFETY = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'].map((harm) => ({
    category: `HARM_CATEGORY_${harm}`,
    threshold: 'BLOCK_MEDIUM_AND_ABOVE',
  }));

  // spec: 7.26, 9.2
  test('reads words with temperature 0.3, topK 32, topP 1, 1024 tokens, and a schema that requires both lists', async () => {
    await model().readWords(WORDS, inTime);

    const { path, headers, body } = last();
    expect([path, headers['x-goog-api-key']]).toEqual(['/v1beta/models/flash:generateContent', 'k']);
    expect(body).toMatchObject({
      contents: [{ role: 'user', parts: [{ text: expect.stringContaining('A \\"sore\\" throat') }] }],
      generationConfig: {
        temperature: 0.3,
        topK: 32,
        topP: 1,
        maxOutputTokens: 1024,
        responseMimeType: 'application/json',
        responseSchema: {
          type: 'OBJECT',
          properties: {
            potentialCauses: { type: 'ARRAY', items: { type: 'STRING' } },
            nextSteps: { type: 'ARRAY', items: { type: 'STRING' } },
          },
          required: ['potentialCauses', 'nextSteps'],
        },
      },
      safetySettings: SAFETY,
    });
  });

  // spec: 7.27, 9.2
  test('looks at a photo with temperature 0.4 and 2048 tokens, and is asked for the seven parts of the answer', async () => {
    await model().lookAtPhoto(PHOTO, inTime);

    const { path, body } = last();
    expect(path).toBe('/v1beta/models/eyes:generateContent');
    expect(body).toMatchObject({
      contents: [{ parts: [{}, { inlineData: { mimeType: 'image/jpeg', data: '/9j/' } }] }],
      generationConfig: { temperature: 0.4, topK: 32, topP: 1, maxOutputTokens: 2048 },
      safetySettings: SAFETY,
    });
    for (const part of [
      'Possible conditions',
      'confidence percentage',
      'Key observations',
      'Severity',
      'Immediate care',
      'When to seek medical attention',
      'Home care',
      'This is not a medical diagnosis.',
    ])
      expect(JSON.stringify(body)).toContain(part);
  });

  test('an answer without content is told apart from one that was blocked', async () => {
    service.setMode('empty');
    await expect(model().readWords(WORDS, inTime)).rejects.toMatchObject({
      code: 'empty',
      message: 'No content returned from Gemini.',
    });
    service.setMode('blocked');
    await expect(model().readWords(WORDS, inTime)).rejects.toMatchObject({ code: 'blocked' });
    service.setMode('failing');
    await expect(model().readWords(WORDS, inTime)).rejects.toMatchObject({ code: 'failed', message: 'Error 500' });
    service.setMode('well');
  });
});

describe('a server that speaks the OpenAI format', () => {
  const model = (imageModel?: string) =>
    openAiCompatible({ key: 'k', baseUrl: service.url, model: 'medical', imageModel });

  // spec: 9.2
  test('gets the same settings under its own names, topK among them', async () => {
    await model().readWords(WORDS, inTime);

    const { path, headers, body } = last();
    expect([path, headers.authorization]).toEqual(['/chat/completions', 'Bearer k']);
    expect(body).toMatchObject({
      model: 'medical',
      temperature: 0.3,
      top_k: 32,
      top_p: 1,
      max_tokens: 1024,
      response_format: { json_schema: { schema: { required: ['potentialCauses', 'nextSteps'] } } },
    });
  });

  test('gets photos where a model with eyes is named, and never otherwise', async () => {
    expect(await model().lookAtPhoto(PHOTO, inTime)).toBeNull();
    expect(service.asked).toEqual([]);

    await model('eyes').lookAtPhoto(PHOTO, inTime);
    expect(last().body).toMatchObject({
      model: 'eyes',
      temperature: 0.4,
      max_tokens: 2048,
      messages: [{ content: [{ type: 'text' }, { image_url: { url: 'data:image/jpeg;base64,/9j/' } }] }],
    });
  });
});
