// Asks the configured model, if there is one and the person agreed, and says in a sentence why our engine answered alone.
import type { PersonFacts } from '#contract/triage/symptoms.ts';
import type { AiProvider } from '#contract/triage/triage-result.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Asked, askModel } from '../ai/ask-model.ts';
import { chooseProvider, nameOfService } from '../ai/choose-provider.ts';
import { countCall, type WhoPays } from '../ai/count-call.ts';
import { type ModelWords, readModelWords } from '../ai/model-words.ts';
import { ModelFailure, type Provider } from '../ai/provider.ts';
import { type PhotoAnswer, readPhotoAnswer } from '../ai/read-photo-answer.ts';
import { personInWords } from './merge-person-facts.ts';
import { scrubText } from './scrub-text.ts';

type Needs = Pick<Deps, 'config' | 'clock' | 'log' | 'db' | 'seal'>;
type Outcome = Asked<unknown>['outcome'];

/** A call that was made, for the trail: codes only. */
export type ModelCall = { provider: AiProvider; model: string; kind: 'text' | 'image'; outcome: Outcome };

export type More<Answer> = {
  provider: AiProvider;
  answer: Answer | null;
  notice: string | null;
  call: ModelCall | null;
};

type About = { person: PersonFacts; own: { name?: string; pud?: string }; consent: boolean; asked: WhoPays };

export function askAboutWords(deps: Needs, symptoms: string, about: About): Promise<More<ModelWords>> {
  const question = { symptoms: scrubText(symptoms, about.own), person: personOf(about) };
  return ask(deps, 'text', about, async (provider, signal) => {
    const text = await provider.readWords(question, signal);
    return text === null ? null : readModelWords(text);
  });
}

export function askAboutPhoto(
  deps: Needs,
  photo: { jpeg: Buffer; context: string },
  about: About,
): Promise<More<PhotoAnswer>> {
  const question = { jpeg: photo.jpeg, context: scrubText(photo.context, about.own), person: personOf(about) };
  return ask(deps, 'image', about, async (provider, signal) => {
    const text = await provider.lookAtPhoto(question, signal);
    return text === null ? null : readPhotoAnswer(text);
  });
}

const personOf = ({ person, own }: About): string => scrubText(personInWords(person), own);

async function ask<Answer>(
  deps: Needs,
  kind: 'text' | 'image',
  { consent, asked: whoPays }: About,
  work: (provider: Provider, signal: AbortSignal) => Promise<Answer | null>,
): Promise<More<Answer>> {
  const provider = chooseProvider(deps.config);
  const alone = { provider: 'embedded', answer: null, call: null } as const;
  if (provider.name === 'embedded' || (kind === 'image' && !provider.looksAtPhotos)) return { ...alone, notice: null };
  if (!consent) return { ...alone, notice: noticeFor('no-consent', nameOfService(deps.config)) };

  const question = async (signal: AbortSignal) => {
    const answer = await work(provider, signal);
    if (answer === null) throw new ModelFailure('empty');
    return answer;
  };
  const asked = await askModel(deps, provider, kind, question, () => countCall(deps, whoPays));
  // While the service rests, and beyond the limit, nothing was sent.
  const call =
    asked.outcome === 'resting' || asked.outcome === 'limited'
      ? null
      : { provider: provider.name, model: provider.model, kind, outcome: asked.outcome };
  if (asked.outcome === 'answered') return { provider: provider.name, answer: asked.answer, notice: null, call };
  return { ...alone, notice: noticeFor(asked.outcome, nameOfService(deps.config)), call };
}

const BECAUSE: Partial<Record<Outcome | 'no-consent', string>> = {
  'timed-out': 'the AI service took too long',
  resting: 'the AI service is not answering at the moment',
  unreachable: 'the AI service is not answering at the moment',
  limited: 'the AI service was asked as often as it may be in one hour',
  busy: 'the AI service is busy',
  blocked: 'the AI service declined to answer',
};

function noticeFor(outcome: Outcome | 'no-consent', service: string | null): string {
  const why =
    outcome === 'no-consent'
      ? `you did not agree to send anything to ${service ?? 'the AI service'}`
      : (BECAUSE[outcome] ?? 'the AI service gave no usable answer');
  return `Answered by our own engine, because ${why}.`;
}
