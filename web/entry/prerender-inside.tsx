// The screens behind a login as HTML, made at build time: each as the app itself draws it while it waits for its data. It
// is painted while the scripts are on their way, and names nobody and no time.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Role } from '#contract/endpoint.ts';
import type { Me } from '#contract/identity.ts';
import { clinicQuery } from '../api/clinic.ts';
import { meQuery } from '../identity/queries.ts';
import { DENSITY } from '../layouts/density.ts';
import { layoutAhead } from '../layouts/inside.tsx';
import { makeRouter } from '../router.tsx';
import { drawnWithHead } from '../ui/page/head-slot.tsx';
import { clinicToFill } from './clinic-to-fill.ts';
import { sendsNothing } from './sends-nothing.ts';

/** What stands in #root, and how dense the role's screens are. */
export type FirstPaint = { html: string; density: string };

export async function prerenderScreen(path: string, role: Role): Promise<FirstPaint> {
  // Layouts are chosen by the address of the document.
  Object.assign(globalThis, { location: new URL(path, 'http://localhost') });
  const queryClient = new QueryClient();
  queryClient.setQueryData(meQuery.queryKey, nobodyIn(role));
  queryClient.setQueryData(clinicQuery.queryKey, clinicToFill);
  const router = makeRouter({ queryClient, history: createMemoryHistory({ initialEntries: [path] }) });
  await Promise.all([router.load(), layoutAhead()]);
  const html = drawnWithHead(() =>
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return { html: asStaticMarkup(html), density: DENSITY[role] };
}

/**
 * Scripts are the router's own, for documents that it brings to life itself. Styles in the markup are not taken by the content
 * security policy; without them also what waits for the size of something above it is painted.
 */
const asStaticMarkup = (html: string) =>
  sendsNothing(html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/ style="[^"]*"/g, ''));

const NOBODY = '00000000-0000-4000-8000-000000000000';

const nobodyIn = (role: Role): Me => ({
  id: NOBODY,
  role,
  name: '',
  email: '',
  phone: null,
  pud: null,
  patientId: role === 'patient' ? NOBODY : null,
  title: null,
  department: null,
  hasSecondFactor: true,
  hasAuthenticator: true,
  passkeys: 0,
  session: { id: NOBODY, stage: 'open', idleSeconds: 0, warnSeconds: 0, endsAt: '2100-01-01T00:00:00.000Z' },
});
