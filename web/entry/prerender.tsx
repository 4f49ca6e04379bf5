// The pages before login as HTML, made at build time: what is painted while the script is on its way.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { clinicQuery } from '../api/clinic.ts';
import { ENTRY_PAGES, loadPage, type ShownPage } from './entry-pages.tsx';
import { EntryShell } from './entry-shell.tsx';

/** The server fills these in when it sends the page. */
const CLINIC = {
  name: '{{clinicName}}',
  address: '{{clinicAddress}}',
  phone: '{{clinicPhone}}',
  email: '{{clinicEmail}}',
  supportHours: '{{supportHours}}',
  emergencyNumber: '{{emergencyNumber}}',
  timeZone: 'UTC',
  crisisLine: { number: '', name: null },
  mode: 'production' as const,
};

/** By path: the title of the page and what stands in #root. */
export async function prerenderEntry(): Promise<Record<string, { title: string; html: string }>> {
  const pages = await Promise.all(Object.keys(ENTRY_PAGES).map(loadPage));
  return Object.fromEntries(pages.map((page) => [page.pathname, { title: page.title, html: htmlOf(page) }]));
}

function htmlOf(page: ShownPage): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(clinicQuery.queryKey, CLINIC);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <EntryShell first={page} />
    </QueryClientProvider>,
  );
  // Pressed before the script is there, a form does nothing: it must never put a password into an address.
  return html.replace(/<(form) /g, '<$1 method="dialog" ');
}
