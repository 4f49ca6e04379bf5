import { followMenu } from './follow-menu.ts';
import { logIn } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';

test('an administrator reads the trail, filters it, verifies it and sees whose data a doctor touched', {
  tag: '@full',
}, async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin');
  await followMenu(page, /^Audit trail/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit trail');
  const lines = page.getByRole('region', { name: 'Lines, newest first' });
  await expect(lines.getByRole('listitem').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Logins' }).click();
  await expect(page).toHaveURL(/kind=login/);
  await expect(lines.getByRole('listitem').filter({ hasText: 'logged in' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Verify now' }).click();
  await expect(page.getByText('The trail is whole')).toBeVisible({ timeout: 30_000 });

  await page.goto('/admin/trail');
  await page.getByLabel('Person', { exact: true }).selectOption({ label: 'Dr. Arjun Nair' });
  await page.getByRole('button', { name: 'Whose data were touched' }).click();
  const report = page.getByRole('region', { name: 'Access report' });
  await expect(report.getByText(/Dr\. Arjun Nair touched the data of/)).toBeVisible();
  await expect(report.getByRole('link', { name: /^PUD-/ }).first()).toBeVisible();
  await expectNoAxeFindings(page);
});
