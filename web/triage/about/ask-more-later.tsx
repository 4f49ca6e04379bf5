// These questions come once something was said or shown: a first visit begins with one question only.
import { type ComponentType, lazy, Suspense } from 'react';
import type { AskMoreProps } from './ask-more.tsx';

const Nothing = () => null;

const loadAskMore = () => import('./ask-more.tsx');

/** Without a connection the tools work without these questions, too. */
const AskMore = lazy(async (): Promise<{ default: ComponentType<AskMoreProps> }> => {
  const loaded = await loadAskMore().catch(() => null);
  return { default: loaded?.AskMore ?? Nothing };
});

export const AskMoreLater = (props: AskMoreProps) => (
  <Suspense fallback={null}>
    <AskMore {...props} />
  </Suspense>
);
