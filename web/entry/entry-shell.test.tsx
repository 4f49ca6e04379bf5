import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls, renderPage } from '../testing.tsx';
import { loadPage } from './entry-pages.tsx';
import { EntryShell } from './entry-shell.tsx';

afterEach(() => history.replaceState(null, '', '/'));

async function open(address: string) {
  answerCalls({
    'GET /api/session': () => ({ body: { me: null } }),
    'GET /api/clinic': () => ({ body: { timeZone: 'Asia/Kolkata', mode: 'production' } }),
    'GET /api/login/remembered?role=doctor': () => ({ body: { remembered: null } }),
  });
  history.replaceState(null, '', address);
  renderPage(<EntryShell first={await loadPage(location.pathname)} />);
}

test.each([
  ['/login/patient?pud=PUD-7K3QX-2M9TD', 'Patient Login', 'PUD-7K3QX-2M9TD'],
  ['/login/doctor?pud=PUD-7K3QX-2M9TD', 'Doctor Login', ''],
])('%s is the %s, with the Health ID of the address for a patient alone', async (address, title, login) => {
  await open(address);
  await screen.findByRole('heading', { name: title });
  await waitFor(() => expect(document.title).toBe(`${title} · Nadi`));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(login);
});
