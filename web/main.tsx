import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { screenAt } from '#contract/screens.ts';
import { watchInput } from './activity.ts';
import { clinicQuery } from './api/clinic.ts';
import { onServerBack, watchConnection } from './connection.ts';
import { watchCopy } from './ended-copy.ts';
import { meQuery } from './identity/queries.ts';
import { loadHindi, useShownLanguage } from './language/choose-language.ts';
import { startLanguage } from './language/start-language.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';
import './theme/app.css';

const queryClient = makeQueryClient();

watchInput();
watchConnection();
watchCopy();
onServerBack(() => void queryClient.invalidateQueries());
// Fetched while the page's own chunk is still loading. Public pages do not need to know who is there.
const screen = screenAt(location.pathname);
if (screen && screen.for !== 'everyone') void queryClient.prefetchQuery(meQuery);
// Its time zone stands behind every greeting and every time on the page.
void queryClient.prefetchQuery(clinicQuery);

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root.');

const router = makeRouter();

/** Drawn anew as a whole when the language changes: no part of a page stays in the other one. */
const App = () => <RouterProvider key={useShownLanguage()} router={router} />;

// Not awaited up here: the catalogue is a file that waits for this one.
void startLanguage(loadHindi).then(() =>
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
