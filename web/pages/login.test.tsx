import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeRouter } from '../router.tsx';
import { answerCalls, aQueryClient } from '../testing.tsx';

afterEach(() => history.replaceState(null, '', '/'));

function open(address: string) {
  answerCalls({
    'GET /api/session': () => ({ body: { me: null } }),
    'GET /api/clinic': () => ({ body: { timeZone: 'Asia/Kolkata', mode: 'production' } }),
    'GET /api/login/remembered?role=doctor': () => ({ body: { remembered: null } }),
    [`HEAD ${address}`]: () => ({ body: null }),
  });
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={aQueryClient()}>
      <RouterProvider router={makeRouter()} />
    </QueryClientProvider>,
  );
}

test.each([
  ['/login/patient?pud=PUD-7K3QX-2M9TD', 'Patient Login', 'PUD-7K3QX-2M9TD'],
  ['/login/doctor?pud=PUD-7K3QX-2M9TD', 'Doctor Login', ''],
])('%s is the %s, with the Health ID of the address for a patient alone', async (address, title, login) => {
  open(address);
  await screen.findByRole('heading', { name: title });
  await waitFor(() => expect(document.title).toBe(`${title} · Nadi`));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(login);
});

test('there is no login for any other word', async () => {
  open('/login/nobody');
  await screen.findByRole('heading', { name: 'Oops! Page not found' });
  await waitFor(() => expect(document.title).toBe('Page not found · Nadi'));
});
