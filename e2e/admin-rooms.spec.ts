import { logIn } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { test } from './people.ts';

test('rooms are added, a bed is closed with a reason that the ward reads, and opened again', { tag: '@full' }, async ({
  page,
  administrator,
}) => {
  test.slow();
  const number = String(Math.trunc(10_000 + Math.random() * 80_000));
  await administrator.goto('/admin/rooms');
  await administrator.getByLabel('First room number').fill(number);
  await administrator.getByRole('button', { name: 'Add rooms' }).click();
  const room = administrator.getByRole('region', { name: `Room ${number}` });
  await room.getByRole('button', { name: `Close: ${number}-B` }).click();
  await administrator.getByLabel('Reason').fill('Call bell does not ring');
  await expectNoAxeFindings(administrator);
  await administrator.getByRole('button', { name: 'Close it' }).click();
  await expect(room).toContainText('“Call bell does not ring”');
  await expectNoAxeFindings(administrator);
  await expectNoSidewaysScroll(administrator);

  await logIn(page, 'staff');
  await page.goto('/staff-dashboard?view=admissions');
  const seen = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Room ${number}` }) });
  await expect(seen).toContainText('Out of use: Call bell does not ring');
  await expect(seen.getByRole('button', { name: `Admit to ${number}-A` })).toBeVisible();
  await expect(seen.getByRole('button', { name: `Admit to ${number}-B` })).toHaveCount(0);

  await room.getByRole('button', { name: `Open it now: bed ${number}-B` }).click();
  await expect(seen.getByRole('button', { name: `Admit to ${number}-B` })).toBeVisible();
});
