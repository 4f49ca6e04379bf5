import { expect, type Page, test } from '@playwright/test';
import type { Role } from '#contract/endpoint.ts';

type DemoAccount = { role: Role; login: string; password: string; name: string };

/** Logs the browser in as the demo clinic's first person of that role. */
export async function logIn(page: Page, role: Role): Promise<DemoAccount> {
  const accounts: DemoAccount[] = await (await page.request.get('/api/demo/accounts')).json();
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The demo clinic has no ${role}.`);
  await logInAs(page, account);
  return account;
}

export async function logInAs(page: Page, { role, login, password }: Omit<DemoAccount, 'name'>) {
  const isPatient = role === 'patient';
  const answer = await page.request.post(isPatient ? '/api/patients/login' : `/api/${role}/login`, {
    data: isPatient ? { pud: login, password } : { email: login, password },
    // A browser sends its origin with every such call, and the server asks for it.
    headers: { Origin: new URL(test.info().project.use.baseURL ?? '').origin },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
