// A night shift on a tablet: what was handed over, who gets worse, what is given and what is held, and what goes on.
// The overview and the handover as they open are looked at in pages.spec.ts; here what opens on them.
import type { Page } from '@playwright/test';
import { logIn, logInAs } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, turnTo } from './page-checks.ts';
import { test, unique } from './people.ts';
import { anInpatient, anOrder, ask, leaveTheWard, notify, type Stay } from './ward.ts';

test.use({ viewport: { width: 1180, height: 820 }, colorScheme: 'dark' });

// spec: 1.4, 2.57
test('a night on the ward: accept, observe, alarm, give and hold, enter a result, answer, hand over', {
  tag: '@full',
}, async ({ page, anotherBrowser, administrator }) => {
  test.slow();
  await logIn(page, 'staff');
  const doctor = await anotherBrowser();
  await logIn(doctor, 'doctor');
  const stay = await anInpatient({ administrator, nurse: page, doctor });
  for (const [index, medicine] of ['Paracetamol', 'Amlodipine', 'Metformin', 'Atorvastatin'].entries())
    await anOrder(
      doctor,
      stay,
      medicine,
      medicine === 'Amlodipine' ? 5 : medicine === 'Atorvastatin' ? 20 : 500,
      10 + index * 5,
    );

  await test.step('accept what the shift before handed over', () => acceptWhatWaits(page));
  await test.step('enter a set that turns a patient critical', () => observeAsCritical(page, stay));
  await test.step('the doctor’s screen shows the alert, and the doctor takes it', () => takeTheAlert(doctor, stay));
  await test.step('give three medicines and hold one', () => giveAndHold(page, stay));
  await test.step('enter a lab result that the doctor releases', () => enterAndRelease(page, doctor, stay));
  await test.step('answer a critical message', () => answerTheDoctor(page, doctor, stay));
  await test.step('hand over, and the next one accepts', async () => handOver(page, await anotherBrowser()));
  await leaveTheWard({ doctor, nurse: page }, stay);
});

type Handovers = { current: { can: { handOver: boolean } }; toAccept: { can: { accept: boolean } } | null };

async function acceptWhatWaits(page: Page) {
  await turnTo(page, '/staff-dashboard?view=handover');
  await expect(page.getByRole('region', { name: 'Handover of this shift' })).toBeVisible();
  // Another journey in the same clinic may accept it first.
  await expect(async () => {
    const { toAccept } = await ask<Handovers>(page, '/handovers/current');
    if (!toAccept?.can.accept) return;
    await page.getByRole('button', { name: 'Accept handover' }).click({ timeout: 2_000 });
    await expect(page.getByRole('region', { name: 'Handover to accept' })).toBeHidden();
  }).toPass();
}

async function observeAsCritical(page: Page, { bed, name }: Stay) {
  await turnTo(page, '/staff-dashboard');
  const card = page.getByRole('article').filter({ hasText: bed });
  await expect(card).toContainText('Not scored');
  await card.getByRole('link', { name: /Next observation/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New observation');

  const field = (label: string) => page.getByRole('textbox', { name: label });
  const score = page.getByRole('region', { name: 'Score of this set' });
  const pad = page.getByRole('group', { name: 'Numeric pad' });
  // Both are measured in one moment: an alarm of another journey may move the page between two.
  const keyBelowScore = async () =>
    pad.getByRole('button', { name: '5' }).evaluate(
      (key, above) => {
        const { top, height } = key.getBoundingClientRect();
        return [top - (above?.getBoundingClientRect().top ?? 0), height];
      },
      await score.elementHandle(),
    );
  const whereKeysAre = await keyBelowScore();
  await field('Respiration, breaths per minute').fill('25');
  await field('SpO2, per cent').fill('92');
  await page.getByRole('radio', { name: 'Oxygen', exact: true }).check();
  await field('Litres per minute').fill('4');
  await field('Blood pressure, upper value').fill('102');
  await field('Blood pressure, lower value').fill('58');
  await field('Pulse, beats per minute').fill('114');
  await page.getByRole('radio', { name: 'Alert' }).check();
  await expect(score).toContainText('Temperature is missing. NEWS2 needs all seven.');
  await expectNoAxeFindings(page);
  await field('Temperature, °C').click();
  for (const key of ['3', '8', 'Point', '6']) await pad.getByRole('button', { name: key, exact: true }).click();
  await expect(score).toContainText('11');
  await expect(score).toContainText('Saving raises an emergency alert');
  expect(await keyBelowScore()).toEqual(whereKeysAre);
  await expect(page.getByRole('button', { name: 'Save observation' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Save observation' }).click();

  const saved = page.getByRole('region', { name: 'Saved' });
  await expect(saved).toContainText('Every doctor and nurse sees it now.');
  await saved.getByRole('link', { name: 'Patient Overview' }).click();
  const critical = page.getByRole('article').filter({ hasText: bed });
  await expect(critical).toContainText('Critical');
  await expect(critical).toContainText('Continuous');
  await expect(page.getByRole('region', { name: 'Live emergency alerts' })).toContainText(name);
}

async function takeTheAlert(doctor: Page, { room, name }: Stay) {
  await turnTo(doctor, '/doctor-dashboard?view=alerts');
  const alert = doctor
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: room })
    .filter({ hasText: 'NEWS2' })
    .last();
  await expect(alert).toContainText(name);
  await alert.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(doctor.getByText('Acknowledged').first()).toBeVisible();
}

async function giveAndHold(page: Page, { room, bed }: Stay) {
  await turnTo(page, '/staff-dashboard?view=medications');
  await page.getByRole('searchbox', { name: 'Search the queue' }).fill(room);
  const rows = page.getByRole('list', { name: 'Medication tasks' }).getByRole('listitem').filter({ hasText: bed });
  await expect(rows).toHaveCount(4);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  for (const medicine of ['Paracetamol', 'Amlodipine', 'Metformin']) {
    const row = rows.filter({ hasText: medicine });
    await expect(row.getByRole('button', { name: 'Mark Complete' })).toBeDisabled();
    await row.getByRole('checkbox').check();
    await row.getByRole('button', { name: 'Mark Complete' }).click();
    const sheet = page.getByRole('dialog', { name: 'Give this medicine' });
    for (const words of [bed, medicine, 'by mouth', 'Planned']) await expect(sheet).toContainText(words);
    await sheet.getByRole('checkbox', { name: /I asked name and birth date/ }).check();
    if (medicine === 'Paracetamol') await expectNoAxeFindings(page);
    await sheet.getByRole('button', { name: /^Record .* as given/ }).click();
    await expect(sheet).toBeHidden();
    await expect(row).toContainText('Completed');
  }
  await rows.filter({ hasText: 'Atorvastatin' }).getByRole('button', { name: 'Not given' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not given' });
  await dialog.getByRole('radio', { name: 'Held' }).check();
  await dialog.getByRole('button', { name: 'Doctor asked to hold it' }).click();
  await dialog.getByRole('button', { name: 'Record as not given' }).click();
  await expect(rows.filter({ hasText: 'Atorvastatin' })).toContainText('Held');
}

type Order = { test: string; patient: string; measures: { name: string; low: number | null; high: number | null }[] };

async function enterAndRelease(page: Page, doctor: Page, { patientId }: Stay) {
  const me = await ask<{ name: string }>(doctor, '/me');
  // An order of this journey alone: one of the demo's could be entered by another journey meanwhile.
  const tests = await ask<{ id: string; name: string }[]>(doctor, '/lab-tests');
  const hba1c = tests.filter(({ name }) => name === 'HbA1c').map(({ id, name }) => ({ id, name }));
  const signed = { patient: patientId, diagnosis: 'Pneumonia', tests: hba1c };
  const { labOrders } = await notify<{ labOrders: Order[] }>(doctor, '/diagnoses', signed);
  const [order] = labOrders;
  if (!order) throw new Error('The clinic has no test HbA1c.');

  await turnTo(page, '/staff-dashboard?view=labs');
  await page.getByRole('button', { name: `Enter result: ${order.test} of ${order.patient}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Enter a result' });
  const fields = sheet.locator('input[inputmode=decimal]');
  await expect(fields).toHaveCount(order.measures.length);
  for (const { name, low, high } of order.measures)
    await sheet.getByRole('textbox', { name }).fill(String(high ?? low ?? 5));
  const isNormal = sheet.getByRole('radio', { name: 'Normal', exact: true });
  if (await isNormal.isVisible()) await isNormal.check();
  await expectNoAxeFindings(page);
  await sheet.getByRole('button', { name: 'Enter result' }).click();
  await expect(page.getByText(`${me.name} is told.`)).toBeVisible();

  await doctor.goto(`/doctor-dashboard?view=patients&patient=${patientId}&tab=labs`);
  await doctor.getByRole('button', { name: `Review ${order.test}` }).click();
  const review = doctor.getByRole('dialog', { name: `Review ${order.test}` });
  await review.getByRole('button', { name: 'Reviewed, release' }).click();
  await expect(doctor.getByText('The patient can now see it.')).toBeVisible();
}

async function answerTheDoctor(page: Page, doctor: Page, { patientId, bed }: Stay) {
  const subject = unique('Breathing worse ');
  const answer = unique('Sat up, now 6 L. ');
  await turnTo(page, '/staff-dashboard?view=messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doctor Messages');
  await notify(doctor, '/messages', {
    patientId,
    priority: 'critical',
    subject,
    message: 'Oxygen to keep SpO2 at 94.',
  });

  // It arrives by itself.
  await expect(page.getByRole('region', { name: 'Live emergency alerts' })).toContainText(subject);
  const card = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: subject });
  await expect(card).toContainText('CRITICAL');
  await card.getByRole('button', { name: 'Reply' }).click();
  const thread = page.getByRole('region', { name: `Thread: ${subject}` });
  await expect(thread).toContainText(bed);
  await expectNoAxeFindings(page);
  await thread.getByRole('textbox', { name: 'Reply' }).fill(answer);
  await thread.getByRole('button', { name: 'Acknowledge and send' }).click();
  await expect(card).toContainText('Acknowledged by');

  await turnTo(doctor, '/doctor-dashboard?view=messages');
  await expect(doctor.getByText(answer).first()).toBeVisible();
}

async function handOver(page: Page, next: Page) {
  await turnTo(page, '/staff-dashboard?view=handover');
  const shift = page.getByRole('region', { name: 'Handover of this shift' });
  await expect(shift).toBeVisible();
  // A clinic hands each shift over once, however many journeys run in it.
  await expect(async () => {
    const { current } = await ask<Handovers>(page, '/handovers/current');
    if (current.can.handOver) {
      await shift.getByRole('button', { name: 'Hand over' }).click({ timeout: 2_000 });
      await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click({ timeout: 2_000 });
    }
    await expect(shift).toContainText('Handed over by', { timeout: 5_000 });
  }).toPass();

  const accounts = await ask<{ role: 'staff'; login: string; password: string }[]>(page, '/demo/accounts');
  const colleague = accounts.filter(({ role }) => role === 'staff')[1];
  if (!colleague) throw new Error('The demo clinic has one nurse only.');
  await logInAs(next, colleague);
  await next.goto('/staff-dashboard?view=handover');
  await expect(next.getByRole('region', { name: 'Handover of this shift' })).toBeVisible();
  await expect(async () => {
    const { toAccept } = await ask<Handovers>(next, '/handovers/current');
    if (toAccept?.can.accept) await next.getByRole('button', { name: 'Accept handover' }).click({ timeout: 2_000 });
    await expect(next.getByRole('region', { name: 'Handover of this shift' })).toContainText('Accepted by');
  }).toPass();
}
