// The pages before login as HTML, made at build time: what is painted while the script is on its way.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { clinicQuery } from '../api/clinic.ts';
import { clinicToFill } from './clinic-to-fill.ts';
import { ENTRY_PAGES, loadPage, type ShownPage } from './entry-pages.tsx';
import { EntryShell } from './entry-shell.tsx';
import { sendsNothing } from './sends-nothing.ts';

/** By path: the title of the page and what stands in #root. */
export async function prerenderEntry(): Promise<Record<string, { title: string; html: string }>> {
  const pages = await Promise.all(Object.keys(ENTRY_PAGES).map(loadPage));
  return Object.fromEntries(pages.map((page) => [page.pathname, { title: page.title, html: htmlOf(page) }]));
}

function htmlOf(page: ShownPage): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(clinicQuery.queryKey, clinicToFill);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <EntryShell first={page} />
    </QueryClientProvider>,
  );
  return sendsNothing(html);
}
