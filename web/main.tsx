import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { screenAt } from '#contract/screens.ts';
import { watchInput } from './activity.ts';
import { clinicQuery } from './api/clinic.ts';
import { onServerBack, watchConnection } from './connection.ts';
import { watchCopy } from './ended-copy.ts';
import { createRoot } from './entry/create-root.ts';
import { takeTyped } from './entry/typed-before.ts';
import { meQuery } from './identity/queries.ts';
import { loadHindi, useShownLanguage } from './language/choose-language.ts';
import { startLanguage } from './language/start-language.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';
import { fetchLater } from './ui/loading/fetch-later.ts';
import { nextTask } from './ui/loading/next-task.ts';
import { within } from './ui/loading/within.ts';
import './theme/app.css';

/** An empty page is not left empty for longer: what there is of the screen is drawn. */
const EMPTY_AT_MOST_MS = 4_000;
/** Without the clinic's time zone a screen shows the browser's. */
const CLINIC_AT_MOST_MS = 1_500;

const page = pageElement();

type AppProps = { router: ReturnType<typeof makeRouter>; onDrawn: () => void };

/** Drawn anew as a whole when the language changes: no part of a page stays in the other one. */
function App({ router, onDrawn }: AppProps) {
  // Before anybody can press what is drawn now: that is no press on the paint.
  useLayoutEffect(() => {
    delete page.dataset.painted;
    // What it says in case that nothing comes, in both languages, goes with it.
    document.querySelector('body > .late')?.remove();
  }, []);
  useEffect(onDrawn, [onDrawn]);
  return <RouterProvider key={useShownLanguage()} router={router} />;
}

function pageElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root.');
  return element;
}

// Not while this file loads: a browser that notes where a request came from would parse the whole file again.
queueMicrotask(start);

function start() {
  const queryClient = makeQueryClient();
  watchInput();
  watchConnection();
  watchCopy();
  onServerBack(() => void queryClient.invalidateQueries());
  // Fetched while the page's own chunk is still loading. Public pages do not need to know who is there.
  const screen = screenAt(location.pathname);
  const isGuarded = screen !== undefined && screen.for !== 'everyone';
  // Its time zone stands behind every greeting and every time on the page.
  const clinic = within(queryClient.prefetchQuery(clinicQuery), CLINIC_AT_MOST_MS);
  const me = isGuarded ? queryClient.prefetchQuery(meQuery) : undefined;
  // Whoever works here may have an alarm to hear, which does not wait for a time zone.
  const isForPatients = !isGuarded || screen.for.includes('patient');
  void startLanguage(loadHindi).then(() => draw(queryClient, [isForPatients && clinic, me]));
}

async function draw(queryClient: QueryClient, awaited: unknown[]) {
  await nextTask();
  const router = makeRouter({ queryClient });
  await nextTask();
  const ready = Promise.allSettled([...awaited, router.load()]);
  // What is painted stays until there is a screen in its place, with all that was typed and pressed.
  await (page.dataset.painted === undefined ? within(ready, EMPTY_AT_MOST_MS) : ready);
  const giveBack = takeTyped(page);
  const onDrawn = () => {
    giveBack();
    fetchLater();
  };
  const root = createRoot(page);
  // In steps between which the browser answers a thumb, not in one go.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <App router={router} onDrawn={onDrawn} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
