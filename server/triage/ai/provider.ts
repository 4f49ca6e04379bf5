// Who may add to our engine's answer. One interface for all: our own engine adds nothing, a model adds words, and
// whatever it says is a stranger's text until model-words.ts has read it.
import type { AiProvider } from '#contract/triage/triage-result.ts';

/** Never a name, a PUD, an address or a number: scrub-text.ts has seen to it. */
export type WordsQuestion = { symptoms: string; person: string };
export type PhotoQuestion = { jpeg: Buffer; context: string; person: string };

export type Provider = {
  name: AiProvider;
  /** Goes into the trail and the log. */
  model: string;
  looksAtPhotos: boolean;
  /** The first text it answered; null where there is nothing to add. */
  readWords(question: WordsQuestion, signal: AbortSignal): Promise<string | null>;
  lookAtPhoto(question: PhotoQuestion, signal: AbortSignal): Promise<string | null>;
};

const FAILURES = ['unreachable', 'timed-out', 'busy', 'failed', 'refused', 'blocked', 'empty', 'broken'] as const;
export type FailureCode = (typeof FAILURES)[number];

/** A model that gave nothing usable. It never reaches a person: our engine answers alone. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string = code) {
    super(message);
    this.code = code;
  }
}

/** Our own engine has answered already. */
export const EMBEDDED: Provider = {
  name: 'embedded',
  model: 'none',
  looksAtPhotos: false,
  readWords: async () => null,
  lookAtPhoto: async () => null,
};
