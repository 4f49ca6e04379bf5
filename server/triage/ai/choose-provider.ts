import type { Config } from '#server/platform/config.ts';
import { gemini } from './gemini.ts';
import { openAiCompatible } from './openai-compatible.ts';
import { EMBEDDED, type Provider } from './provider.ts';

export function chooseProvider({ ai }: Pick<Config, 'ai'>): Provider {
  if (ai.provider === 'gemini') return gemini(ai);
  return ai.provider === 'openai-compatible' ? openAiCompatible(ai) : EMBEDDED;
}

/** The name of the service in the question for consent. */
export function nameOfService({ ai }: Pick<Config, 'ai'>): string | null {
  if (ai.provider === 'gemini') return 'Google Gemini';
  return ai.provider === 'openai-compatible' ? new URL(ai.baseUrl).host : null;
}
