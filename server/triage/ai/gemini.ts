// Google's generateContent, spoken with fetch. The key travels in a header: an address ends up in logs.
import * as z from 'zod/mini';
import { PHOTO_SETTINGS, photoInstruction, WORDS_SETTINGS, wordsInstruction } from './instructions.ts';
import { postJson } from './post-json.ts';
import { ModelFailure, type Provider } from './provider.ts';

export type GeminiSettings = { key: string; baseUrl: string; model: string; imageModel: string };

const HARMS = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'];
const safetySettings = HARMS.map((harm) => ({
  category: `HARM_CATEGORY_${harm}`,
  threshold: 'BLOCK_MEDIUM_AND_ABOVE',
}));

const words = { type: 'ARRAY', items: { type: 'STRING' } };
const responseSchema = {
  type: 'OBJECT',
  properties: { potentialCauses: words, nextSteps: words, urgency: { type: 'INTEGER' } },
  required: ['potentialCauses', 'nextSteps'],
};

type Settings = typeof WORDS_SETTINGS | typeof PHOTO_SETTINGS;
const configOf = ({ temperature, topK, topP, maxTokens }: Settings) => ({
  temperature,
  topK,
  topP,
  maxOutputTokens: maxTokens,
});

export function gemini({ key, baseUrl, model, imageModel }: GeminiSettings): Provider {
  const generate = async (which: string, parts: object[], generationConfig: object, signal: AbortSignal) => {
    const url = `${baseUrl}/v1beta/models/${encodeURIComponent(which)}:generateContent`;
    const body = { contents: [{ role: 'user', parts }], generationConfig, safetySettings };
    return firstText(await postJson(url, { 'x-goog-api-key': key }, body, signal));
  };
  return {
    name: 'gemini',
    model,
    looksAtPhotos: true,
    readWords: (question, signal) =>
      generate(
        model,
        [{ text: wordsInstruction(question) }],
        { ...configOf(WORDS_SETTINGS), responseMimeType: 'application/json', responseSchema },
        signal,
      ),
    lookAtPhoto: (question, signal) =>
      generate(
        imageModel,
        [
          { text: photoInstruction(question) },
          { inlineData: { mimeType: 'image/jpeg', data: question.jpeg.toString('base64') } },
        ],
        configOf(PHOTO_SETTINGS),
        signal,
      ),
  };
}

const Reply = z.object({
  candidates: z.optional(
    z.array(
      z.object({
        content: z.optional(z.object({ parts: z.optional(z.array(z.object({ text: z.optional(z.string()) }))) })),
        finishReason: z.optional(z.string()),
      }),
    ),
  ),
  promptFeedback: z.optional(z.object({ blockReason: z.optional(z.string()) })),
});

const BLOCKED = /SAFETY|BLOCKLIST|PROHIBITED|SPII|RECITATION/;

function firstText(answer: unknown): string {
  const reply = Reply.safeParse(answer);
  if (!reply.success) throw new ModelFailure('broken');
  const [candidate] = reply.data.candidates ?? [];
  const text = candidate?.content?.parts?.[0]?.text;
  if (text?.trim()) return text;
  const isBlocked = reply.data.promptFeedback?.blockReason || BLOCKED.test(candidate?.finishReason ?? '');
  throw new ModelFailure(isBlocked ? 'blocked' : 'empty', 'No content returned from Gemini.');
}
