// A patient gets worse after the alarm was acknowledged: every screen says so, sounds, and leaves room to work.
import type { Locator, Page } from '@playwright/test';
import { logIn, logInAs } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, turnTo } from './page-checks.ts';
import { aPatient, test } from './people.ts';
import { anInpatient, anOrder, ask, leaveTheWard, notify, type Stay } from './ward.ts';

test.use({ viewport: { width: 1180, height: 820 } });

const SEVEN = {
  respiration: 22,
  oxygenSaturation: 93,
  isOnOxygen: true,
  oxygenLitres: 2,
  systolic: 122,
  diastolic: 78,
};
const THIRTEEN = {
  respiration: 26,
  oxygenSaturation: 90,
  isOnOxygen: true,
  oxygenLitres: 6,
  systolic: 98,
  diastolic: 56,
};
const CALL = 'My chest feels tight and my left arm is heavy.';
const PHONE = { width: 390, height: 844 };

type Alert = { id: string; patientId: string; reason: string; score: number | null; status: string };
const alertOf = async (page: Page, patientId: string) => {
  const alert = (await ask<Alert[]>(page, '/alerts')).find((one) => one.patientId === patientId);
  if (!alert) throw new Error('There is no alert.');
  return alert;
};
const strip = (page: Page) => page.getByRole('region', { name: 'Live emergency alerts' });

test('NEWS2 7 is acknowledged and becomes 13: every screen shows 13, sounds, and keeps its main button in sight', async ({
  page,
  anotherBrowser,
  administrator,
}) => {
  test.slow();
  const [doctor, caller] = [await anotherBrowser(), await anotherBrowser()];
  for (const screen of [page, doctor]) await countSounds(screen);
  const nurse = await logIn(page, 'staff');
  await logIn(doctor, 'doctor');
  const stay = await anInpatient({ administrator, nurse: page, doctor });
  await anOrder(doctor, stay, 'Paracetamol', 500, 10);
  const observe = (set: object) => notify(page, `/inpatients/${stay.id}/observations`, { ...set, confirmed: true });

  await test.step('7 is raised and acknowledged', async () => {
    await observe({ ...SEVEN, pulse: 106, consciousness: 'A', temperature: 36.8 });
    const { id, score } = await alertOf(page, stay.patientId);
    await notify(doctor, `/alerts/${id}/acknowledge`, { score });
  });

  await test.step('13 is raised again on the nurse’s and on the doctor’s screen, with sound', async () => {
    await open(page, '/staff-dashboard?view=medications');
    await open(doctor, '/doctor-dashboard');
    const before = await Promise.all([page, doctor].map(sounds));
    await observe({ ...THIRTEEN, pulse: 122, consciousness: 'A', temperature: 38.6 });
    for (const [index, screen] of [page, doctor].entries()) {
      await expect(strip(screen)).toContainText(stay.name);
      await expect(strip(screen)).toContainText(/NEWS2 13, was 7 when .+ acknowledged/);
      await expect(strip(screen).getByRole('button', { name: 'Acknowledge 13' }).first()).toBeVisible();
      await expect.poll(() => sounds(screen)).toBeGreaterThan(before[index] ?? 0);
    }
    await expectNoAxeFindings(page);
  });

  await test.step('with three open, two of them unacknowledged, Save, Record and Submit stay on the screen', async () => {
    await logInAs(caller, { role: 'patient', ...(await asLogin(caller)) });
    await notify(caller, '/alerts', { place: 'Waiting room', reason: CALL });
    await expect(strip(page)).toContainText(CALL);
    for (const size of [{ width: 1180, height: 820 }, PHONE]) {
      await page.setViewportSize(size);
      await expectMainButtons(page, stay);
      await expectNoSidewaysScroll(page);
    }
  });

  await test.step('scrolled down, a line says what nobody has acknowledged and leads back to the strip', async () => {
    for (const [screen, address] of [
      [page, `/staff-dashboard?patient=${stay.id}`],
      [doctor, `/doctor-dashboard?view=patients&patient=${stay.patientId}`],
    ] as const) {
      await screen.setViewportSize({ width: 1180, height: 820 });
      await turnTo(screen, address);
      await expect(screen.getByText('New note')).toBeVisible();
      const line = screen.getByRole('button', { name: /worst NEWS2 13.+Show$/ });
      // The page's parts come one by one, and its lower end with them.
      await expect(async () => {
        await screen.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(line).toBeInViewport({ ratio: 1, timeout: 500 });
        expect((await line.boundingBox())?.height).toBeLessThanOrEqual(44);
        await line.press('Enter', { timeout: 500 });
      }).toPass();
      await expect(strip(screen).getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(line).toBeHidden();
      await screen.setViewportSize(PHONE);
      await screen.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(strip(screen).getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(line).toBeHidden();
      await screen.setViewportSize({ width: 1180, height: 820 });
    }
  });

  await test.step('with eight unacknowledged Submit stays on the screen, and the rest of them scrolls within the strip', async () => {
    await doctor.route('**/api/alerts', async (route) => {
      const one = await alertOf(doctor, stay.patientId);
      await route.fulfill({ json: Array.from({ length: 8 }, (_, index) => ({ ...one, id: `crowd-${index}` })) });
    });
    await turnTo(doctor, `/doctor-dashboard?view=diagnosis&patient=${stay.patientId}`);
    // Over a form one line stands for all but the worst.
    const folded = strip(doctor).getByRole('button', { name: /^\d+ more.*Show$/ });
    for (const size of [PHONE, { width: 1180, height: 820 }]) {
      await doctor.setViewportSize(size);
      await expectOnScreen(doctor, doctor.getByRole('button', { name: 'Submit Diagnosis' }));
      await expect(folded).toBeInViewport({ ratio: 1 });
    }
    await folded.click();
    for (const size of [{ width: 1180, height: 820 }, PHONE]) {
      await doctor.setViewportSize(size);
      await expectOnScreen(doctor, doctor.getByRole('button', { name: 'Submit Diagnosis' }));
      await expect(strip(doctor).getByText('Nadi does not call an ambulance.')).toBeInViewport();
      const more = strip(doctor).getByRole('button', { name: /^and \d more$/ });
      const { y, height } = (await more.boundingBox()) ?? { y: size.height, height: 0 };
      expect(y + height).toBeLessThan(size.height * 0.6);
    }
    await doctor.unroute('**/api/alerts');
    await doctor.reload();
  });

  await test.step('a locked screen says that there is an emergency, without a name', async () => {
    await page.setViewportSize(PHONE);
    await turnTo(page, '/staff-dashboard');
    await page.getByRole('button', { name: /^Lock/ }).first().click();
    const cover = page.getByRole('dialog', { name: 'Screen locked' });
    await expect(cover).toContainText(/Emergency, \d+ open/);
    await expect(cover).toContainText('Worst: NEWS2 13');
    await expect(cover).not.toContainText(stay.name);
  });

  await test.step('acknowledged, all of them share one line of 44 pixels', async () => {
    // What other journeys have left open would take the line's place.
    await doctor.route('**/api/alerts', async (route) => route.fulfill({ json: await mine(doctor, stay) }));
    for (const { id, score } of await mine(doctor, stay))
      await notify(doctor, `/alerts/${id}/acknowledge`, score === null ? {} : { score });
    // With little room it names the bed alone.
    const line = strip(doctor).getByRole('link').filter({ hasText: stay.bed });
    await expect(line).toBeVisible();
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(44);
    // What the page asks for from here on could still be on its way when the test ends.
    await doctor.unrouteAll({ behavior: 'wait' });
  });
  await notify(page, '/session/unlock', { password: nurse.password });
  await closeCallsForHelp(doctor, stay);
  await leaveTheWard({ doctor, nurse: page }, stay);
});

/** Each sound is made of tones. */
async function countSounds(page: Page) {
  await page.addInitScript(() => {
    const counted = window as Window & { sounds?: number };
    counted.sounds = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function count() {
      counted.sounds = (counted.sounds ?? 0) + 1;
      return make.call(this);
    };
  });
}

const sounds = (page: Page) => page.evaluate(() => (window as Window & { sounds?: number }).sounds ?? 0);

/** A browser is silent until somebody touches the page. */
async function open(page: Page, address: string) {
  await turnTo(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
}

async function asLogin(page: Page) {
  const { pud, password } = await aPatient(page);
  return { login: pud, password };
}

async function expectMainButtons(page: Page, { id, room, bed }: Stay) {
  await turnTo(page, `/staff-dashboard?patient=${id}&tab=observe`);
  await expectOnScreen(page, page.getByRole('button', { name: /^Save/ }));
  await expect(page.getByRole('textbox', { name: 'Respiration, breaths per minute' })).toBeInViewport({ ratio: 1 });
  await turnTo(page, '/staff-dashboard?view=medications');
  await page.getByRole('searchbox', { name: 'Search the queue' }).fill(room);
  const row = page.getByRole('list', { name: 'Medication tasks' }).getByRole('listitem').filter({ hasText: bed });
  await row.getByRole('checkbox').check();
  await row.getByRole('button', { name: 'Mark Complete' }).click();
  const sheet = page.getByRole('dialog', { name: 'Give this medicine' });
  await expectOnScreen(page, sheet.getByRole('button', { name: /^Record / }));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

async function expectOnScreen(page: Page, button: Locator) {
  await expect(button).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button).toBeInViewport({ ratio: 1 });
}

/** Other journeys have alerts of their own. */
const mine = async (page: Page, stay: Stay) =>
  (await ask<Alert[]>(page, '/alerts')).filter(
    ({ patientId, reason, status }) => status !== 'closed' && (patientId === stay.patientId || reason === CALL),
  );

async function closeCallsForHelp(doctor: Page, stay: Stay) {
  for (const { id, reason } of await mine(doctor, stay)) {
    if (reason !== CALL) continue;
    await notify(doctor, `/alerts/${id}/attend`);
    await notify(doctor, `/alerts/${id}/close`, { outcome: 'Seen, no infarction.' });
  }
}
