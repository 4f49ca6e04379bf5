// For component tests: a page with router and query client around it, and a network that answers what a test says.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Me } from '#contract/identity.ts';
import { ClinicTimeZone } from './ui/time/clinic-time.ts';

export type Sent = { body: unknown; headers: Headers };
export type Answer = { status?: number; body: unknown; headers?: Record<string, string> };

/** Keys are "POST /api/patients/login". A call that no test spoke of fails loudly. */
export function answerCalls(answers: Record<string, (sent: Sent) => Answer | Promise<Answer>>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const name = `${method} ${address}`;
    calls.push(name);
    const answer = answers[name];
    if (!answer) throw new TypeError(`Nobody answers ${name}.`);
    const {
      status = 200,
      body: said,
      headers: heads,
    } = await answer({
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: new Headers(headers),
    });
    return new Response(JSON.stringify(said), { status, ...(heads && { headers: heads }) });
  });
  return calls;
}

export const refused = (status: number, code: string, message: string, fields?: Record<string, string>): Answer => ({
  status,
  body: { message, code, fields, requestId: 'request-7' },
});

/** Asks once, also without a connection. */
export const aQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

/** A page of a clinic in India, unless a test says otherwise. */
export function renderPage(children: ReactNode, { timeZone = 'Asia/Kolkata' } = {}) {
  const queryClient = aQueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => children }),
    history: createMemoryHistory(),
  });
  const page = (
    <QueryClientProvider client={queryClient}>
      {/* Another tree of routes than the product's: these tests know no other page. */}
      <ClinicTimeZone value={timeZone}>
        <RouterProvider router={router as never} />
      </ClinicTimeZone>
    </QueryClientProvider>
  );
  return { queryClient, router, ...render(page) };
}

export function aPerson(changes: Partial<Me> = {}): Me {
  return {
    id: '0197a1b2-0000-7000-8000-000000000001',
    role: 'patient',
    name: 'Ananya Rao',
    email: 'ananya.rao@mail.example',
    phone: '+91 98200 14477',
    pud: 'PUD-7K3QX-2M9TD',
    patientId: '0197a1b2-0000-7000-8000-000000000004',
    title: null,
    department: null,
    hasSecondFactor: false,
    hasAuthenticator: false,
    passkeys: 0,
    session: {
      id: '0197a1b2-0000-7000-8000-000000000002',
      stage: 'open',
      idleSeconds: 1800,
      warnSeconds: 120,
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
    ...changes,
  };
}
