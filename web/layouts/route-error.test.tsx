import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../refusal.ts';
import { aQueryClient } from '../testing.tsx';
import { RouteError } from './route-error.tsx';

// React reports what a boundary caught to the console; here it is on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a page that breaks says so with the request id, and Retry shows it again', async () => {
  const weather = { isBroken: true };
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Page weather={weather} />, errorComponent: RouteError }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={aQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Request request-7');

  weather.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Patient Overview' })).toBeTruthy();
});

function Page({ weather }: { weather: { isBroken: boolean } }) {
  if (weather.isBroken) {
    throw new ApiRefusal({ status: 500, code: 'unexpected', message: 'Not today.', requestId: 'request-7' });
  }
  return <h1>Patient Overview</h1>;
}
