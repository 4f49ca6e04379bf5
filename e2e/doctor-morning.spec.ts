// A doctor's morning, from the login to the message to the ward; the patient's page is open meanwhile and never reloaded.

import type { Page } from '@playwright/test';
import { askDoctorNair } from './ask-doctor-nair.ts';
import { followMenu } from './follow-menu.ts';
import { logIn } from './login.ts';
import { COMPLETE, logInNewPatient, send } from './new-patient.ts';
import { expect, expectNoAxeFindings } from './page-checks.ts';
import { asBrowser, test } from './people.ts';

const TOLD =
  'Cough with yellow phlegm for five days and fever of 38.5 at night, it hurts on the right when I breathe in';
const HIM = { ...COMPLETE, sex: 'male', allergyState: 'listed', allergies: ['Penicillin'] };

// Three patients, a doctor and a nurse: more than one browser's worth of work.
test.describe.configure({ timeout: 120_000 });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const request = (page: Page, name: string) =>
  part(page, 'Pending Appointments').getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, words: string) => expect(part(page, 'Notifications').getByText(words)).toBeVisible();

// spec: 1.3, 4.7, 8.13
test('a morning: two approved, one rejected, a diagnosis that is stopped before harm, and the patient sees it live', async ({
  page: doctor,
  anotherBrowser,
}) => {
  const patient = await anotherBrowser();
  const { name, patientId } = await logInNewPatient(patient, HIM);
  const triage = await send(patient.request, 'POST', '/api/symptoms/analyze', { symptoms: TOLD });
  await askDoctorNair(patient.request, 'Cough and fever', triage.resultId);
  const [second, third] = [await anotherBrowser(), await anotherBrowser()];
  const { name: approvedToo } = await logInNewPatient(second);
  await askDoctorNair(second.request, 'Blood pressure review');
  const { name: turnedDown } = await logInNewPatient(third);
  await askDoctorNair(third.request, 'A form to be signed');
  await patient.goto('/book');
  await expect(part(patient, 'My appointments')).toContainText('Pending');

  await test.step('log in', async () => {
    await doctor.goto('/login/doctor');
    await doctor.getByRole('button', { name: 'Use the demo account' }).click();
    await doctor.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(doctor.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Dr\. Nair$/);
    await expect(part(doctor, 'Results to review')).toBeVisible();
  });

  await test.step('read the triage, approve two, reject one', async () => {
    await followMenu(doctor, /^Appointments/);
    await request(doctor, name).getByRole('button', { name: 'What the patient told the triage' }).click();
    await expect(doctor.getByRole('dialog')).toContainText(TOLD);
    await doctor.keyboard.press('Escape');
    for (const who of [name, approvedToo]) {
      await request(doctor, who).getByRole('button', { name: 'Approve' }).click();
      await toast(doctor, 'The appointment has been successfully approved.');
      await expect(request(doctor, who)).toHaveCount(0);
    }
    await request(doctor, turnedDown).getByRole('button', { name: 'Reject' }).click();
    await doctor.getByLabel('Reason').fill('The desk signs these forms.');
    await doctor.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await toast(doctor, 'The appointment has been rejected.');
    await expect(part(patient, 'My appointments')).toContainText('Approved');
    await patient.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Record' }).click();
    await expect(part(patient, 'Visits')).toContainText('None yet.');
  });

  await test.step('open the chart with the keyboard alone', async () => {
    const search = doctor.getByRole('combobox', { name: 'Find a patient, an order, a page' });
    // Shortcuts rest for a second after the dialog of the rejection.
    await expect(async () => {
      await doctor.keyboard.press('Control+k');
      await expect(search).toBeFocused({ timeout: 500 });
    }).toPass();
    await search.fill(name);
    await expect(doctor.getByRole('option', { name: new RegExp(name) })).toBeVisible();
    await doctor.keyboard.press('Enter');
    await expect(part(doctor, 'Patient')).toContainText(name);
    await expect(part(doctor, 'Patient')).toContainText('Penicillin');
    await expect(part(doctor, 'What the patient told the triage')).toContainText('yellow phlegm');
  });

  await test.step('write the diagnosis, and be stopped', async () => {
    await doctor.getByRole('combobox', { name: 'Primary diagnosis' }).fill('chest infection');
    await expect(doctor.getByRole('option', { name: /J22|J18|J20/ }).first()).toBeVisible();
    await doctor.keyboard.press('Enter');
    await expect(doctor.getByText(/^ICD-10 /)).toBeVisible();
    for (const medicine of ['Paracetamol', 'Amoxicillin']) {
      await doctor.getByRole('combobox', { name: 'Add a medicine' }).fill(medicine);
      await expect(doctor.getByRole('option', { name: new RegExp(`^${medicine}`) }).first()).toBeVisible();
      await doctor.keyboard.press('Enter');
      await expect(doctor.getByRole('textbox', { name: `Dose of ${medicine}` })).toBeVisible();
    }
    await expect(doctor.getByRole('heading', { name: 'Allergy conflict: amoxicillin is a penicillin' })).toBeVisible();
    await expect(part(doctor, 'Sign')).toContainText(
      'Cannot be signed yet. Amoxicillin needs another medicine or a written reason.',
    );
    await expectNoAxeFindings(doctor);
    await doctor.getByRole('button', { name: 'Replace with Doxycycline 100 mg' }).click();
    await expect(doctor.getByRole('listitem').filter({ hasText: 'Doxycycline' })).toContainText('No known entry');
  });

  await test.step('order a test, set a task, sign', async () => {
    await doctor.getByRole('checkbox', { name: /Chest X-ray/ }).check();
    await doctor.getByRole('textbox', { name: 'Add a task', exact: true }).fill(`SpO2 of ${name} again`);
    await doctor.getByRole('button', { name: 'Add task' }).click();
    await expect(doctor.getByText(/^Draft kept \d\d:\d\d:\d\d, seen by you only$/)).toBeVisible();
    await doctor.getByRole('button', { name: 'Submit Diagnosis' }).click();
    await toast(doctor, 'Diagnosis Submitted');
    await toast(doctor, `Diagnosis for ${name} has been successfully recorded.`);
    await expect(part(doctor, 'Signed before')).toContainText(/RX-\d{4}-\d{6}/);
  });

  await test.step('write to the ward', async () => {
    await doctor.getByRole('button', { name: 'Write to the ward' }).click();
    await doctor.getByLabel('Subject').fill('SpO2 again after the X-ray');
    await doctor.getByLabel('Message').fill('Please call me when it is below 92.');
    await doctor.getByRole('button', { name: 'Send' }).click();
    await toast(doctor, 'Message sent');
  });

  await test.step('the patient sees it without reloading, and prints it', async () => {
    await part(patient, 'Visits').getByRole('listitem').getByRole('link').click();
    const summary = patient.getByRole('article', { name: /^Visit of/ });
    await expect(summary).toContainText('100 mg by mouth, twice a day, for 7 days');
    await expect(summary).toContainText('Chest X-ray');
    await expectNoAxeFindings(patient);
    // On paper: the summary, whose it is and where the clinic is, and nothing to press.
    await patient.emulateMedia({ media: 'print' });
    const paper = patient.getByRole('article', { name: /^Visit of/ });
    await expect(paper).toContainText('100 mg by mouth, twice a day, for 7 days');
    await expect(paper).toContainText(name);
    await expect(patient.getByText(/14 Banyan Street/)).toBeVisible();
    await expect(patient.getByRole('button')).toHaveCount(0);
    await patient.emulateMedia({ media: 'screen' });
    await patient.getByRole('link', { name: /^Prescription RX-/ }).click();
    await expect(patient.getByRole('article')).toContainText('Licence number');
    await expect(patient.getByRole('article')).toContainText('Penicillin');
    await expectNoAxeFindings(patient);
  });

  await test.step('the nurses have the task and the message', async () => {
    const ward = await anotherBrowser();
    await logIn(ward, 'staff');
    type Task = { id: string; task: string; patientId: string };
    const tasks: Task[] = await (await ward.request.get('/api/staff-tasks')).json();
    const [given] = tasks.filter((task) => task.patientId === patientId);
    // The patient does not lie here: what is asked for is read by whoever takes it.
    expect(given?.task).not.toContain(name);
    const taken = await ward.request.post(`/api/staff-tasks/${given?.id}/take`, asBrowser());
    expect(((await taken.json()) as Task).task).toBe(`SpO2 of ${name} again`);
    const messages: { patientId: string }[] = await (await ward.request.get('/api/messages')).json();
    expect(messages.some((message) => message.patientId === patientId)).toBe(true);
  });
});
