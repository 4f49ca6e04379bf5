import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, aQueryClient } from '../testing.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { timeOfDay } from '../ui/time/time.ts';
import { Shell } from './shell.tsx';

const Clock = () => <p>It is {timeOfDay('2026-11-16T06:00:00Z', useTimeZone())}</p>;

function show() {
  vi.stubGlobal('scrollTo', () => undefined);
  const root = createRootRoute({ component: Shell });
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: Clock })]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={aQueryClient()}>
      {/* Another tree of routes than the product's. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

test('every page shows times in the zone of the clinic', async () => {
  answerCalls({ 'GET /api/clinic': () => ({ body: { timeZone: 'Asia/Kolkata' } }) });
  show();
  expect((await screen.findByText('It is 11:30')).textContent).toBe('It is 11:30');
});

test('until the zone of the clinic is known, times are those of the browser', async () => {
  answerCalls({ 'GET /api/clinic': () => new Promise(() => undefined) });
  show();
  const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await screen.findByText(`It is ${timeOfDay('2026-11-16T06:00:00Z', browser)}`);
});
