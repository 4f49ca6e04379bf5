// These questions come once something was said or shown: a first visit begins with one question only.
import { Suspense } from 'react';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import type { AskMoreProps } from './ask-more.tsx';

const loadAskMore = () => import('./ask-more.tsx');

/** Without a connection the tools work without these questions, too. */
const AskMore = lazyOr(async () => (await loadAskMore()).AskMore);

export const AskMoreLater = (props: AskMoreProps) => (
  <Suspense fallback={null}>
    <AskMore {...props} />
  </Suspense>
);
