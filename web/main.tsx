import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { screenAt } from '#contract/screens.ts';
import { watchInput } from './activity.ts';
import { clinicQuery } from './api/clinic.ts';
import { onServerBack, watchConnection } from './connection.ts';
import { watchCopy } from './ended-copy.ts';
import { takeTyped } from './entry/typed-before.ts';
import { meQuery } from './identity/queries.ts';
import { loadHindi, useShownLanguage } from './language/choose-language.ts';
import { startLanguage } from './language/start-language.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';
import { nextTask } from './ui/loading/next-task.ts';
import './theme/app.css';

/** What is painted already stays until the screen itself is ready, but not longer than this. */
const READY_AT_MOST_MS = 4_000;

const queryClient = makeQueryClient();

watchInput();
watchConnection();
watchCopy();
onServerBack(() => void queryClient.invalidateQueries());
// Fetched while the page's own chunk is still loading. Public pages do not need to know who is there.
const screen = screenAt(location.pathname);
const isGuarded = screen !== undefined && screen.for !== 'everyone';
// Its time zone stands behind every greeting and every time on the page.
const facts = [clinicQuery, ...(isGuarded ? [meQuery] : [])].map((query) => queryClient.prefetchQuery(query as never));

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root.');

type AppProps = { router: ReturnType<typeof makeRouter>; onDrawn: () => void };

/** Drawn anew as a whole when the language changes: no part of a page stays in the other one. */
function App({ router, onDrawn }: AppProps) {
  useEffect(onDrawn, [onDrawn]);
  return <RouterProvider key={useShownLanguage()} router={router} />;
}

// Not awaited up here: the catalogue is a file that waits for this one.
void startLanguage(loadHindi).then(async () => {
  await nextTask();
  const router = makeRouter({ queryClient });
  await nextTask();
  const ready = Promise.all([...facts, router.load()]);
  await Promise.race([ready, new Promise((done) => setTimeout(done, READY_AT_MOST_MS))]);
  const giveBack = takeTyped(element);
  const root = createRoot(element);
  // In steps between which the browser answers a thumb, not in one go.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <App router={router} onDrawn={giveBack} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
});
