// The script of the pages before login. It is built with Preact in React's place (scripts/build-entry.ts): React alone
// would weigh more than all of it may.
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { clinicQuery } from '../api/clinic.ts';
import { onServerBack, watchConnection } from '../connection.ts';
import { startLanguage } from '../language/start-language.ts';
import { makeQueryClient } from '../query-client.ts';
import { savesData, whenIdle } from '../ui/loading/when-idle.ts';
import { loadPage } from './entry-pages.tsx';
import { EntryShell } from './entry-shell.tsx';
import { takeTyped } from './typed-before.ts';
import '../theme/app.css';

const queryClient = makeQueryClient();

watchConnection();
onServerBack(() => void queryClient.invalidateQueries());
void queryClient.prefetchQuery(clinicQuery);

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');

await startLanguage(() => import('../language/hindi/entry.ts'));
const first = await loadPage(location.pathname);
const giveBackTyped = takeTyped(element);
createRoot(element).render(
  <QueryClientProvider client={queryClient}>
    <EntryShell first={first} />
  </QueryClientProvider>,
);
giveBackTyped();
fetchAppWhenIdle(element.dataset.app ?? '');

/**
 * What the dashboard behind a login needs first, into the browser's cache while someone types their password. `files`: their
 * names with blanks between, as the build wrote them into the page.
 */
function fetchAppWhenIdle(files: string) {
  if (files === '' || savesData()) return;
  const start = () => whenIdle(() => void fetchInTurn(files.split(' ')));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** One after the other: whatever the person asks for goes first. */
async function fetchInTurn(files: string[]) {
  for (const file of files) {
    try {
      const answer = await fetch(file, { priority: 'low' });
      await answer.arrayBuffer();
    } catch {
      // The dashboard will ask for it itself.
      return;
    }
  }
}
