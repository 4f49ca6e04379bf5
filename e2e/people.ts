// People of their own for journeys that change something: the demo accounts stay as they are.
import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from './login.ts';
import { expect, test as pageTest, saveData } from './page-checks.ts';

export type NewPatient = { pud: string; name: string; email: string; password: string };

const PASSWORD = 'nine green lamps tonight';

/** Never the same twice: journeys run side by side on one clinic. */
export const unique = (words: string) => `${words}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;

export const asBrowser = () => ({ headers: { Origin: new URL(pageTest.info().project.use.baseURL ?? '').origin } });

export async function aPatient(page: Page): Promise<NewPatient> {
  const email = `${unique('tara')}@mail.example`;
  const details = { name: 'Tara Bose', email, phone: '+91 98200 11111', password: PASSWORD };
  const answer = await page.request.post('/api/patients/register', { data: details, ...asBrowser() });
  expect(answer.status(), await answer.text()).toBe(201);
  const { pud }: { pud: string } = await answer.json();
  return { pud, name: details.name, email, password: PASSWORD };
}

/** Browsers beside that of the journey, closed with it. */
export const test = pageTest.extend<{ anotherBrowser: () => Promise<Page>; administrator: Page }>({
  anotherBrowser: async ({ browser, baseURL, viewport, colorScheme }, lend) => {
    const opened: BrowserContext[] = [];
    await lend(async () => {
      const context = await browser.newContext({
        ...{ baseURL, viewport, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' },
      });
      await saveData(context);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  administrator: async ({ anotherBrowser }, lend) => {
    const page = await anotherBrowser();
    await logIn(page, 'admin');
    await lend(page);
  },
});

/** Opens the link in the mail with the Health ID, as its reader would: before that nothing else is mailed there. */
export async function confirmAddress({ request }: Page, to: string): Promise<void> {
  const mails: { id: string; to: string }[] = await (await request.get('/api/admin/mails')).json();
  const mail = mails.find((each) => each.to === to);
  const { text } = await (await request.get(`/api/admin/mails/${mail?.id}`)).json();
  const token = /\/confirm-email#(\S+)/.exec(text)?.[1];
  const answer = await request.post('/api/email/confirm', { data: { token }, ...asBrowser() });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Opens the newest mail to that address in the outbox and gives its text. Mails come a moment after what they tell. */
export async function readMail(administrator: Page, to: string, subject: string): Promise<string> {
  await administrator.goto('/admin/mails');
  await administrator.getByRole('link').filter({ hasText: to }).filter({ hasText: subject }).first().click();
  const mail = administrator.getByRole('region', { name: 'Mail', exact: true });
  await expect(mail.getByRole('heading', { name: subject })).toBeVisible();
  return (await mail.textContent()) ?? '';
}

/** The single-use link of a mail, as a path: the journey may run under another address. */
export function linkIn(mail: string): string {
  const link = mail.match(/\/reset-password#\S+/)?.[0];
  if (!link) throw new Error('This mail has no link.');
  return link;
}
