// The questions about the person come once something was said: a first visit begins with one question only.
import { type ComponentType, lazy, Suspense } from 'react';
import type { AboutYouProps } from './about-you.tsx';
import type { ConsentQuestionProps } from './consent-question.tsx';

const Nothing = () => null;

/** Without a connection the tool works without these questions, too. */
const AboutYou = lazy(async (): Promise<{ default: ComponentType<AboutYouProps> }> => {
  const loaded = await import('./about-you.tsx').catch(() => null);
  return { default: loaded?.AboutYou ?? Nothing };
});

const ConsentQuestion = lazy(async (): Promise<{ default: ComponentType<ConsentQuestionProps> }> => {
  const loaded = await import('./consent-question.tsx').catch(() => null);
  return { default: loaded?.ConsentQuestion ?? Nothing };
});

export const AboutLater = (props: AboutYouProps) => (
  <Suspense fallback={null}>
    <AboutYou {...props} />
  </Suspense>
);

export const ConsentLater = (props: ConsentQuestionProps) => (
  <Suspense fallback={null}>
    <ConsentQuestion {...props} />
  </Suspense>
);
