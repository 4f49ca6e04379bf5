// Every page in every appearance: accessible, inside the screen, and no link that leads nowhere; those of a patient no
// longer than a thumb likes. One walk per role.
import type { Page, PlaywrightTestOptions } from '@playwright/test';
import type { Role } from '#contract/endpoint.ts';
import { logIn } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test, turnTo } from './page-checks.ts';
import { expectShort, PHONE } from './short-pages.ts';

type Look = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme'>;
type Stop = {
  address: string;
  heading: string | RegExp;
  first?: (page: Page) => Promise<void>;
  /** Drawn by the same component as its neighbour, or looked at in a journey too: only test:full stops here. */
  isTwin?: true;
};

// Pages are looked at in turn as a phone by day and as a desk by night; test:full has a browser for each of four.
const PHONE_BY_DAY: Look = { viewport: PHONE, colorScheme: 'light' };
const DESK_BY_NIGHT: Look = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' };

/** The front page and the list of what protects a record are read, not used. */
const READ_AT_LENGTH = ['/', '/security', '/hi/security'];

const isFull = process.env.NADI_TEST_FULL === '1';

const pressLogin = async (page: Page) => {
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Password is needed.')).toBeVisible();
};

const openAllMenus = async (page: Page) => {
  // The menus share a name, and so do the cards: one of each can be open.
  for (const summary of await page.locator('.top summary:visible, details.role:last-child summary').all())
    await summary.click();
};

const WALKS: Record<Role | 'visitor', Stop[]> = {
  visitor: [
    { address: '/', heading: /./, first: openAllMenus },
    { address: '/security', heading: /./ },
    { address: '/hi/security', heading: /./, isTwin: true },
    { address: '/login/patient', heading: 'Patient Login', first: pressLogin },
    { address: '/login/doctor', heading: 'Doctor Login', first: pressLogin, isTwin: true },
    { address: '/login/staff', heading: 'Staff Login', isTwin: true },
    { address: '/login/desk', heading: 'Reception Login', isTwin: true },
    { address: '/login/admin', heading: 'Administrator Login', isTwin: true },
    { address: '/register', heading: 'Patient Registration' },
    { address: '/forgot-password?role=patient', heading: 'Forgot password' },
    { address: '/forgot-health-id', heading: 'Forgot Health ID', isTwin: true },
    { address: '/reset-password', heading: 'Link not valid' },
    { address: '/setup#some-token', heading: 'First administrator' },
    { address: '/shared-card#some-token', heading: 'Emergency card', isTwin: true },
    { address: '/board#some-key', heading: 'This board is switched off.', isTwin: true },
    { address: '/offline', heading: 'Connected', isTwin: true },
    { address: '/symptom-script', heading: /What is wrong today\?$/, isTwin: true },
    { address: '/symptoms', heading: 'Symptom Sketch' },
    { address: '/symptoms/head', heading: 'Question 1 of 7 — Head', isTwin: true },
    { address: '/symptoms/nose', heading: 'Symptom Sketch', isTwin: true },
    { address: '/symptoms-scan', heading: /Show us where it is\.$/ },
  ],
  patient: [
    { address: '/dashboard', heading: /^Good \w+, Ananya$/, isTwin: true },
    { address: '/symptom-checks', heading: 'Symptoms' },
    { address: '/book', heading: 'Book a visit', isTwin: true },
    { address: '/record', heading: 'Record' },
    { address: '/record/visits', heading: 'Your visits' },
    { address: '/you', heading: 'Ananya Rao', isTwin: true },
    { address: '/family', heading: 'My family' },
    { address: '/private', heading: 'What is private', isTwin: true },
    { address: '/emergency-card', heading: 'Ananya Rao', isTwin: true },
    { address: '/messages', heading: 'Messages', isTwin: true },
    { address: '/messages/desk', heading: 'The desk', isTwin: true },
    { address: '/account', heading: 'Account' },
  ],
  doctor: [
    { address: '/doctor-dashboard', heading: /^Good \w+, Dr\. Nair$/, isTwin: true },
    { address: '/doctor-dashboard?view=appointments', heading: 'Appointments' },
    { address: '/doctor-dashboard?view=appointments&list=calendar', heading: 'Appointments', isTwin: true },
    { address: '/doctor-dashboard?view=patients', heading: 'Patients' },
    { address: '/doctor-dashboard?view=diagnosis', heading: 'Diagnosis', isTwin: true },
    { address: '/doctor-dashboard?view=alerts', heading: 'Emergency Alerts' },
    { address: '/doctor-dashboard?view=messages', heading: 'Messages' },
    { address: '/doctor-dashboard?view=inbox', heading: 'Patient Messages' },
  ],
  staff: [
    { address: '/staff-dashboard', heading: 'Patient Overview' },
    { address: '/staff-dashboard?view=medications', heading: 'Medication Queue', isTwin: true },
    { address: '/staff-dashboard?view=messages', heading: 'Doctor Messages', isTwin: true },
    { address: '/staff-dashboard?view=inbox', heading: 'Patient Messages', isTwin: true },
    { address: '/staff-dashboard?view=tasks', heading: 'Staff Tasks' },
    { address: '/staff-dashboard?view=labs', heading: 'Lab Orders', isTwin: true },
    { address: '/staff-dashboard?view=patients', heading: 'Patients' },
    { address: '/staff-dashboard?view=patients&tab=register', heading: 'Register at the desk' },
    { address: '/staff-dashboard?view=admissions', heading: 'Admissions', isTwin: true },
    { address: '/staff-dashboard?view=handover', heading: 'Handover' },
    { address: '/staff-dashboard?view=alerts', heading: 'Emergency Alerts', isTwin: true },
  ],
  desk: [
    { address: '/reception', heading: 'Front desk' },
    { address: '/reception?view=patients', heading: 'Patients' },
    { address: '/reception?view=boards', heading: 'Boards', isTwin: true },
  ],
  admin: [
    { address: '/admin', heading: /^Good / },
    { address: '/admin/people', heading: 'People' },
    { address: '/admin/applications', heading: 'Applications', isTwin: true },
    { address: '/admin/hours', heading: 'Hours' },
    { address: '/admin/rooms', heading: 'Rooms and beds' },
    { address: '/admin/departments', heading: 'Departments', isTwin: true },
    { address: '/admin/clinic', heading: 'Clinic' },
    { address: '/admin/closed-days', heading: 'Closed days', isTwin: true },
    { address: '/admin/boards', heading: 'Boards', isTwin: true },
    { address: '/admin/mails', heading: 'Mails', isTwin: true },
    { address: '/admin/trail', heading: 'Audit trail', isTwin: true },
    { address: '/admin/backups', heading: 'Backups' },
    { address: '/admin/reports', heading: 'Reports' },
    { address: '/admin/catalogues', heading: 'Catalogues' },
  ],
};

for (const [who, stops] of Object.entries(WALKS)) {
  // spec: 1.4
  test(`every page of the ${who} is accessible, fits the screen and has no link that leads nowhere`, async ({
    page,
    viewport,
    colorScheme,
  }) => {
    test.slow();
    if (who !== 'visitor') await logIn(page, who as Role);
    const inside = new Set<string>();

    for (const [index, { address, heading, first }] of stops.filter((stop) => isFull || !stop.isTwin).entries()) {
      const look = isFull ? { viewport, colorScheme } : index % 2 === 0 ? PHONE_BY_DAY : DESK_BY_NIGHT;
      await test.step(address, async () => {
        await turnTo(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await first?.(page);
        if (['visitor', 'patient'].includes(who) && !READ_AT_LENGTH.includes(address)) await expectShort(page);
        await expectAllWell(page, look);
        const links = page.locator('a[href^="/"]');
        for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
          inside.add(href.replace(/#.*/, ''));
      });
    }

    for (const href of inside) expect((await page.request.get(href || '/')).status(), href).toBe(200);
  });
}

async function expectAllWell(page: Page, { viewport, colorScheme }: Look) {
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
}
