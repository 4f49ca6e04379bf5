// A patient takes a dose at home and asks for a repeat; the doctor says yes; the patient sees it.
import { askDoctorNair } from './ask-doctor-nair.ts';
import { logIn } from './login.ts';
import { logInNewPatient, send } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { test } from './people.ts';

test.describe.configure({ timeout: 60_000 });

test('a dose is marked from Home, a repeat is asked for, the doctor agrees with one click, and the patient sees it', async ({
  page,
  anotherBrowser,
}) => {
  const { name, patientId } = await logInNewPatient(page, {
    ...{ dateOfBirth: '1992-03-12', sex: 'female', pregnancy: 'no', bloodGroup: 'B+', allergyState: 'none-known' },
    EmergencyContact: { name: 'Vikram Rao', phone: '+91 98200 55512' },
  });
  await askDoctorNair(page.request, 'Hay fever');
  const doctor = await anotherBrowser();
  await logIn(doctor, 'doctor');
  const cetirizine = { name: 'Cetirizine', dose: { amount: 10, unit: 'mg' }, route: 'by mouth' };
  await send(doctor.request, 'POST', '/api/diagnoses', {
    patient: patientId,
    diagnosis: 'Allergic rhinitis',
    medications: [
      // Due at once, whatever the time of the day.
      { name: 'Paracetamol', dose: { amount: 500, unit: 'mg' }, route: 'by mouth', frequency: 'once' },
      { ...cetirizine, frequency: 'once-a-day', days: 5 },
    ],
  });

  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'What comes next' });
  await expect(next).toContainText('Paracetamol 500 mg');
  await next.getByRole('button', { name: /^Taken ?: Paracetamol 500 mg$/ }).click();
  await expect(page.getByRole('status').getByText('Marked as taken')).toBeVisible();
  await expect(next).not.toContainText('Paracetamol');

  await page.goto('/doses');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('listitem').filter({ hasText: 'Paracetamol 500 mg' })).toContainText(/Taken \d\d:\d\d/);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/record');
  const medicines = page.getByRole('region', { name: 'Medicines', exact: true });
  await expect(medicines).toContainText('Cetirizine 10 mg');
  await expect(medicines).toContainText(/[45] days left/);
  await medicines.getByRole('button', { name: /^Ask for a repeat ?: Cetirizine$/ }).click();
  await expect(medicines).toContainText('Dr. Arjun Nair decides.');
  await expectNoAxeFindings(page);

  await doctor.goto('/doctor-dashboard');
  const repeat = doctor
    .getByRole('region', { name: 'Repeats asked for' })
    .getByRole('listitem')
    .filter({ hasText: name });
  const more = doctor.getByRole('region', { name: 'Repeats asked for' }).getByRole('button', { name: /^\d+ more$/ });
  await expect(repeat.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await expect(repeat).toContainText('None known');
  await expectNoAxeFindings(doctor);
  await repeat.getByRole('button', { name: new RegExp(`^Yes, repeat ?: Cetirizine for ${name}$`) }).click();
  await expect(repeat).toBeHidden();

  await expect(medicines).toContainText('Dr. Arjun Nair prescribed it again');
  await expect(medicines).toContainText(/(9|10) days left/);
});
