// Chat completions as on-premises servers speak them. topK is no part of the original format, but those servers take it.
import * as z from 'zod/mini';
import { PHOTO_SETTINGS, photoInstruction, WORDS_SETTINGS, wordsInstruction } from './instructions.ts';
import { postJson } from './post-json.ts';
import { ModelFailure, type Provider } from './provider.ts';

export type OpenAiSettings = {
  key: string | undefined;
  baseUrl: string;
  model: string;
  imageModel: string | undefined;
};

const words = { type: 'array', items: { type: 'string' } };
const schema = {
  type: 'object',
  properties: { potentialCauses: words, nextSteps: words, urgency: { type: 'integer' } },
  required: ['potentialCauses', 'nextSteps'],
};
const response_format = { type: 'json_schema', json_schema: { name: 'triage', schema } };

type Settings = typeof WORDS_SETTINGS | typeof PHOTO_SETTINGS;
const settingsOf = ({ temperature, topK, topP, maxTokens }: Settings) => ({
  temperature,
  top_k: topK,
  top_p: topP,
  max_tokens: maxTokens,
});

export function openAiCompatible({ key, baseUrl, model, imageModel }: OpenAiSettings): Provider {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  const complete = async (which: string, content: unknown, settings: object, signal: AbortSignal) => {
    const body = { model: which, messages: [{ role: 'user', content }], ...settings };
    return firstText(await postJson(`${baseUrl}/chat/completions`, headers, body, signal));
  };
  return {
    name: 'openai-compatible',
    model,
    looksAtPhotos: imageModel !== undefined,
    readWords: (question, signal) =>
      complete(model, wordsInstruction(question), { ...settingsOf(WORDS_SETTINGS), response_format }, signal),
    lookAtPhoto: async (question, signal) => {
      if (imageModel === undefined) return null;
      const url = `data:image/jpeg;base64,${question.jpeg.toString('base64')}`;
      const content = [
        { type: 'text', text: photoInstruction(question) },
        { type: 'image_url', image_url: { url } },
      ];
      return complete(imageModel, content, settingsOf(PHOTO_SETTINGS), signal);
    },
  };
}

const Reply = z.object({
  choices: z.optional(
    z.array(
      z.object({
        message: z.optional(
          z.object({
            content: z.optional(z.nullable(z.string())),
            refusal: z.optional(z.nullable(z.string())),
          }),
        ),
        finish_reason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
});

function firstText(answer: unknown): string {
  const reply = Reply.safeParse(answer);
  if (!reply.success) throw new ModelFailure('broken');
  const [choice] = reply.data.choices ?? [];
  const text = choice?.message?.content;
  if (text?.trim()) return text;
  const isBlocked = choice?.finish_reason === 'content_filter' || Boolean(choice?.message?.refusal);
  throw new ModelFailure(isBlocked ? 'blocked' : 'empty');
}
