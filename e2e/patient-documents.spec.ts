// A patient adds a photo and a PDF of old reports, and shares one with a doctor, who opens it in the chart.
import { writePdf } from '#server/demo/documents/write-pdf.ts';
import { aJpeg } from '#server/triage/testing-photos.ts';
import { askDoctorNair } from './ask-doctor-nair.ts';
import { logIn } from './login.ts';
import { logInNewPatient } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { test } from './people.ts';

test.describe.configure({ timeout: 90_000 });

const REPORT = writePdf([
  ['Laboratory report', 'Haemoglobin 12.9 g/dL'],
  ['Page two', 'Sodium 139 mmol/L'],
]);

test('a photo and a PDF become pages of the record, and the doctor whom the patient chose opens them', {
  tag: '@full',
}, async ({ page, anotherBrowser }) => {
  const { patientId } = await logInNewPatient(page);
  await askDoctorNair(page.request, 'To talk about old reports');
  await page.goto('/record');
  await page.getByRole('link', { name: /^Documents/ }).click();
  await expect(page.getByText('No document yet.')).toBeVisible();
  await expectNoAxeFindings(page);

  // What is wrong stands at its field, and what was typed stays.
  await page.getByRole('button', { name: 'Add a document' }).click();
  const form = page.getByRole('dialog', { name: 'Add a document' });
  const file = form.locator('input[type=file]');
  await expect(file).toBeFocused();
  await file.setInputFiles({ name: 'letter.docx', mimeType: 'application/pdf', buffer: Buffer.from('PK no report') });
  await form.getByLabel('Title').fill('Blood test of March');
  await form.getByLabel('What it is').selectOption('Laboratory report');
  await form.getByLabel('Date on the report').fill('09/03/2024');
  await form.getByText('My doctors').click();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('This file is neither a photo nor a PDF.')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Blood test of March');
  await expectNoAxeFindings(page);
  await file.setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: REPORT });
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Blood test of March' })).toBeVisible();
  const firstPage = page.getByRole('img', { name: 'Blood test of March, page 1 of 2' });
  await expect.poll(() => firstPage.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1447);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByText('Your doctors see it.')).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Add a document' }).click();
  await file.setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() });
  await form.getByLabel('Title').fill('Letter of the hospital');
  await form.getByLabel('What it is').selectOption('Discharge summary');
  await form.getByText('Nobody yet').click();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Only you see it.')).toBeVisible();

  const doctor = await anotherBrowser();
  await logIn(doctor, 'doctor');
  await doctor.goto(`/doctor-dashboard?view=patients&patient=${patientId}&tab=history`);
  const shared = doctor.getByRole('region', { name: 'Documents from the patient' });
  await expect(shared.getByRole('button')).toHaveText([/Blood test of March/]);

  await page.getByRole('button', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog', { name: 'Who may see it' });
  await sharing.getByText('One doctor').click();
  await sharing.getByLabel('Doctor', { exact: true }).selectOption({ label: 'Dr. Arjun Nair, General Medicine' });
  await expectNoAxeFindings(page);
  await sharing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Dr. Arjun Nair sees it.')).toBeVisible();

  // It comes to the open chart by itself.
  await shared.getByRole('button', { name: /Letter of the hospital/ }).click();
  const letter = doctor.getByRole('dialog', { name: 'Letter of the hospital' });
  const picture = letter.getByRole('img', { name: 'Letter of the hospital, page 1 of 1' });
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(400);
  await expectNoAxeFindings(doctor);

  await page.goto('/record');
  await page.getByRole('button', { name: /^Who opened your record/ }).click();
  await expect(page.getByText('opened a document of yours').first()).toBeVisible();
});
